"""The exact odds behind a choice: a Battle before it is committed, as each answer would have it,
and the die of a Naval Pressure."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Final

from ticonderoga.engine.ask import Ask, Choice
from ticonderoga.engine.odds import Modifier, Note, Odds, Outcome, added_up, with_rule
from ticonderoga.games.liberty_or_death.battle_odds import (
    Ending,
    battle_endings,
    with_activations,
)
from ticonderoga.games.liberty_or_death.data.pieces import (
    ACTIVE_WAR_PARTY,
    BRITISH,
    FRENCH,
    HOWE,
    INDIANS,
    PATRIOTS,
    REBELLION,
    ROYALISTS,
    WAR_PARTY,
)
from ticonderoga.games.liberty_or_death.order import NAVAL_PRESSURE, Order
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.battle import common_cause_due, may_involve
from ticonderoga.games.liberty_or_death.rules.battle_levels import (
    Modifiers,
    attack_force,
    attacker_loss_modifier,
    battle_in_hand,
    defence_force,
    defender_loss_modifier,
    dice_for,
    underground_attackers,
    underground_defenders,
)
from ticonderoga.games.liberty_or_death.rules.interrupt import order_in_hand
from ticonderoga.games.liberty_or_death.text.battle import MODIFIERS
from ticonderoga.games.liberty_or_death.underway import Battle

SIDES: Final = ("Royalists", "Rebellion")
ALLIES: Final = ("Indians", "French", "", "Patriots")
"""Who may join the attack of a faction."""
FACTIONS_OF: Final = ((BRITISH, INDIANS), (PATRIOTS, FRENCH))
"""The factions of each side."""
TRACKS: Final = ("CBC", "CRC")
NO_MORE: Final = Note(
    "No more irregulars are taken to be Activated than this choice says.", "3.6.3"
)
SLOT: Final = Note(
    "War Parties in Common Cause are taken to go before the last Tory; it changes no number of "
    "pieces.",
    "3.6.7",
)


def odds(g: Position, ask: Ask, choice: Choice) -> Odds | None:
    """The odds of a choice of the asked seat; None where no dice follow from it."""
    key = ask.question.key
    verb = choice[0]
    if verb == "special":
        return pressure_odds(g, ask.seat) if choice[1] == NAVAL_PRESSURE else None
    if verb == "fight":
        return field_odds(g, order_in_hand(g), choice[1])
    if key not in ("common_cause_battle", "involve_ally", "activate_attack", "activate_defence"):
        return None
    battle = battle_in_hand(g).copy()
    if key == "involve_ally":
        battle.involved = verb == "yes"
        return battle_odds(g, battle)
    number: int = choice[1]
    if key == "common_cause_battle":
        battle.common = number
        return battle_odds(in_common_cause(g, battle), battle)
    if key == "activate_attack":
        return battle_odds(with_activations(g, battle, number, 0), battle)
    return battle_odds(with_activations(g, battle, 0, number), battle)


def in_common_cause(g: Position, battle: Battle) -> Position:
    """4.2.1 The position once the War Parties that fight as Tories are Active."""
    hidden = battle.common - g.active_war_parties[battle.space]
    if hidden <= 0:
        return g
    h = g.copy()
    h.flip(WAR_PARTY, ACTIVE_WAR_PARTY, battle.space, hidden)
    return h


# ---------------------------------------------------------------------- a Battle


def field_odds(g: Position, order: Order, space: int) -> Odds:
    """3.6 The Battle that an order would fight in a space: alone, and with the ally. After a call
    for Common Cause one War Party has to fight as a Tory (4.2.1)."""
    common = common_cause_due(g, order, space)
    battle = Battle(space, order.faction, False, common, order.bonus)
    g = in_common_cause(g, battle)
    answer = battle_odds(g, battle)
    if may_involve(g, order, space):
        joined = battle.copy()
        joined.involved = True
        together = battle_odds(g, joined)
        joined_by = f"with the {ALLIES[order.faction]}"
        answer.outcomes += [each._replace(when=joined_by) for each in together.outcomes]
        answer.notes += [
            note._replace(text=f"{joined_by}: {note.text}") for note in together.notes[:2]
        ]
        answer.notes.append(
            Note(
                "The modifiers are those of the Battle without the ally; with it: "
                + modifiers_in_words(together.modifiers)
            )
        )
    return answer


def battle_odds(g: Position, battle: Battle) -> Odds:
    """3.6.3 to 3.6.8 One Battle as it stands."""
    endings = battle_endings(g, battle)
    notes = [
        force_note(battle.side, attack_force(g, battle)),
        force_note(1 - battle.side, defence_force(g, battle)),
    ]
    if underground_attackers(g, battle) or underground_defenders(g, battle):
        notes.append(NO_MORE)
    if battle.common:
        notes.append(SLOT)
    title = f"Battle in {g.board.labels[battle.space]}"
    return Odds(title, outcomes(endings), modifier_lines(g, battle), notes)


def force_note(side: int, force: int) -> Note:
    return Note(f"{SIDES[side]}: Force {force}, {dice_for(force)}D3.", "3.6.4")


def modifier_lines(g: Position, battle: Battle) -> list[Modifier]:
    """3.6.5, 3.6.6 Every modifier, under the side that inflicts the losses it changes."""
    lines: list[Modifier] = []
    against_defender: Modifiers = []
    defender_loss_modifier(g, battle, 0, against_defender)
    for which, value in against_defender:
        lines.append(_modifier(battle.side, which, value))
    against_attacker: Modifiers = []
    attacker_loss_modifier(g, battle, 0, against_attacker)
    for which, value in against_attacker:
        lines.append(_modifier(1 - battle.side, which, value))
    return lines


def _modifier(side: int, which: int, value: int) -> Modifier:
    return Modifier(SIDES[side], MODIFIERS[which].template, value, MODIFIERS[which].rule)


def modifiers_in_words(lines: list[Modifier]) -> str:
    said = [f"{line.who} {line.value:+d}, {with_rule(line.text, line.rule)}" for line in lines]
    return "; ".join(said) + "." if said else "none."


def outcomes(endings: dict[Ending, int]) -> list[Outcome]:
    """The chances of everything a player wants to know of a Battle."""
    total = sum(endings.values())
    return added_up(
        [(outcome, Fraction(endings[ending], total)) for outcome, ending in _told(sorted(endings))]
    )


def _told(endings: list[Ending]) -> Iterator[tuple[Outcome, Ending]]:
    """What is told of each ending, in the order in which it is told: who wins, by how much, what
    each side loses."""
    nobody = Outcome("nobody wins", 0.0, "3.6.8")
    for side in (ROYALISTS, REBELLION):
        yield from [(_won(side, "win"), ending) for ending in endings if ending.winner == side]
    yield from [(nobody, ending) for ending in endings if ending.winner < 0]
    for side in (ROYALISTS, REBELLION):
        for ending in endings:
            if ending.winner == side and ending.levels:
                yield _won(side, f"win the day by {ending.levels}"), ending
    for side in (ROYALISTS, REBELLION):
        for lost, ending in sorted([(ending.lost(side), ending) for ending in endings]):
            yield _lost(side, f"{SIDES[side]} lose {lost}", "3.6.7"), ending
        for counted, ending in sorted([(ending.casualties(side), ending) for ending in endings]):
            if counted:
                yield _lost(side, f"{TRACKS[side]} +{counted}", "1.6.4"), ending


def _won(side: int, what: str) -> Outcome:
    return Outcome(f"{SIDES[side]} {what}", 0.0, "3.6.8", sides=FACTIONS_OF[side], success=True)


def _lost(side: int, what: str, rule: str) -> Outcome:
    return Outcome(what, 0.0, rule, sides=FACTIONS_OF[side])


# ---------------------------------------------------------------------- at sea


def pressure_odds(g: Position, faction: int) -> Odds | None:
    """4.2.3a The die of a British Naval Pressure, where it earns Resources."""
    lifted = 1 if g.leader_of[BRITISH] == HOWE else 0  # 1.10k, A14 before the Naval Pressure
    if faction != BRITISH or g.fni > lifted:
        return None
    rolls = [Outcome(f"+{roll} Resources", 1 / 3, "4.2.3", sides=(BRITISH,)) for roll in (1, 2, 3)]
    return Odds("Naval Pressure", rolls, [], [])
