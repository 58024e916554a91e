"""The exact odds behind a choice: marches into the enemy, interceptions, retreats before
battle, and cards in battle. They rest on the open table and the asked seat's own hand."""

from __future__ import annotations

from fractions import Fraction

from ticonderoga.engine.ask import Ask, Choice
from ticonderoga.engine.odds import Modifier, Note, Odds, Outcome
from ticonderoga.engine.world import carry_out
from ticonderoga.games.washingtons_war.battle_odds import FOUGHT, OVERRAN
from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH
from ticonderoga.games.washingtons_war.encounter_odds import (
    CERTAIN,
    Chances,
    Encounter,
    add,
    as_it_stands,
    battle_chances,
    battle_in,
    caught,
    everything_tried,
    interception_chance,
    marched,
    overran,
    retreat_chance,
    retreat_tried,
    under_way,
)
from ticonderoga.games.washingtons_war.odds_text import (
    NO_CARD_ASSUMED,
    card_note,
    general_name,
    headline,
    modifier_lines,
    outcomes,
    percent,
    winning_chance,
)
from ticonderoga.games.washingtons_war.position import Position
from ticonderoga.games.washingtons_war.rules.battle import (
    battle_card_step,
    becomes_overrun,
)
from ticonderoga.games.washingtons_war.rules.interception import retreat_threshold
from ticonderoga.games.washingtons_war.rules.movement import bars_march
from ticonderoga.games.washingtons_war.text.names import SIDE_NAMES
from ticonderoga.games.washingtons_war.underway import Battle, March

OVERRUN_NOTE = Note("An overrun is automatic and costs nothing; the march continues.", "9.7")


def odds(g: Position, ask: Ask, choice: Choice) -> Odds | None:
    """The odds of a choice of the asked seat; None where no dice follow from it."""
    verb = choice[0]
    key = ask.question.key
    if verb == "march" and g.march is not None and not bars_march(g, g.march, choice[1]):
        return march_odds(g, g.march, choice[1])
    if key == "intercept":
        if verb == "intercept":
            return interception_odds(under_way(g), choice[1])
        return defence_odds(under_way(g), "let them pass")
    if key == "retreat_before_battle":
        retreats = verb == "retreat_before_battle"
        return retreat_odds(under_way(g)) if retreats else stand_odds(under_way(g))
    if key == "battle_card":
        return card_odds(g, ask, choice)
    return None


# ---------------------------------------------------------------------- a march


def march_odds(g: Position, march: March, to: int) -> Odds | None:
    """7.3, 7.8, 7.9, 9.1 What a step of a march may lead into."""
    entry, armies = marched(g, march, to)
    meets = entry.meets_enemy()
    if not meets and not armies:
        return None
    said: list[Outcome] = []
    notes: list[Note] = []
    modifiers: list[Modifier] = []
    for general in armies:
        said.append(interception_line(g, general))
    for general in armies:
        name = general_name(g, general)
        said += headline(as_it_stands(caught(entry, general)), f"if {name} intercepts", True)
    retreats = retreat_chance(entry)
    if retreats:
        said.append(retreat_line(entry))
    reactions = bool(armies) or bool(retreats)
    if meets:
        stands = as_it_stands(entry)
        said += outcomes(g, stands, "if they are left to stand" if reactions else "")
        modifiers, notes = tell_of(entry, stands)
    else:
        first = caught(entry, armies[0])
        modifiers, notes = tell_of(first, as_it_stands(first))
        name = general_name(g, armies[0])
        notes = [Note(f"The modifiers are those of {name} intercepting."), *notes]
    if reactions:
        said += outcomes(g, everything_tried(entry, armies), "if all is tried", True)
        notes.append(tried_note(g, armies, bool(retreats)))
    title = f"{general_name(g, march.general)} marches to {g.board.labels[to]}"
    return Odds(title, said, modifiers, notes)


def interception_line(g: Position, general: int) -> Outcome:
    agility = g.pack.pieces.generals[general].agility
    said = f"{general_name(g, general)} intercepts if he tries, on {agility} or less"
    chance = float(interception_chance(g, general))
    return Outcome(said, chance, "7.8", sides=(AMERICAN,), success=True)


def retreat_line(entry: Encounter) -> Outcome:
    g = entry.position
    general = g.army_at(AMERICAN, entry.space)
    least = retreat_threshold(g, general)
    said = f"{general_name(g, general)} retreats before battle if he tries, on {least} or less"
    return Outcome(said, float(retreat_chance(entry)), "7.9", sides=(AMERICAN,), success=True)


def tried_note(g: Position, armies: list[int], retreats: bool) -> Note:
    """What "all is tried" stands for."""
    tried = [f"{general_name(g, general)} tries to intercept" for general in armies]
    if retreats:
        tried.append("the defender tries to retreat before battle")
    return Note(f"“All is tried” means, in this order: {', then '.join(tried)}.")


def tell_of(entry: Encounter, stands: Chances) -> tuple[list[Modifier], list[Note]]:
    """The modifiers of the battle in an encounter, and what cards would change; for an overrun
    only that it is one."""
    if any(ending.kind == OVERRAN for ending in stands):
        return [], [OVERRUN_NOTE]
    g, battle = battle_in(entry)
    notes = [NO_CARD_ASSUMED]
    for holder in (battle.attacker, 1 - battle.attacker):
        notes.append(card_note(g, battle, battle.attacker, holder))
    return modifier_lines(g, battle), notes


# ---------------------------------------------------------------------- the American's answers


def interception_odds(entry: Encounter, general: int) -> Odds:
    """7.8 The try, the battle it may bring, and both together with what follows a failure."""
    g = entry.position
    chance = interception_chance(g, general)
    after = caught(entry, general)
    success = as_it_stands(after)
    together: Chances = {}
    add(together, success, chance)
    add(together, as_it_stands(entry), 1 - chance)
    said: list[Outcome] = [interception_line(g, general)]
    said += outcomes(g, success, "if he does")
    said += outcomes(g, together, "in all")
    modifiers, notes = tell_of(after, success)
    notes.append(
        Note("“In all” takes it that after a failure nobody else tries to intercept or to retreat.")
    )
    title = f"{general_name(g, general)} intercepts at {g.board.labels[entry.space]}"
    return Odds(title, said, modifiers, notes)


def defence_odds(entry: Encounter, what: str) -> Odds | None:
    """Nobody (more) intercepts: what the CUs that are there must expect."""
    if not entry.meets_enemy():
        return None
    answer = stand_odds(entry)
    if retreat_chance(entry):
        answer.outcomes = [retreat_line(entry), *answer.outcomes]
    answer.title = f"{entry.position.board.labels[entry.space]}: {what}"
    return answer


def retreat_odds(entry: Encounter) -> Odds:
    """7.9 The try to retreat before battle, and what follows if it fails or if some must stay."""
    g = entry.position
    chances = retreat_tried(entry)
    said: list[Outcome] = [retreat_line(entry)]
    said += outcomes(g, chances, "in all")
    modifiers, notes = tell_of(entry, as_it_stands(entry))
    general = g.army_at(AMERICAN, entry.space)
    title = f"{general_name(g, general)} retreats before battle at {g.board.labels[entry.space]}"
    return Odds(title, said, modifiers, notes)


def stand_odds(entry: Encounter) -> Odds:
    """9.1 The battle, or the overrun, as it stands."""
    g = entry.position
    stands = as_it_stands(entry)
    modifiers, notes = tell_of(entry, stands)
    title = f"{SIDE_NAMES[1 - entry.side]} CUs stand at {g.board.labels[entry.space]}"
    return Odds(title, outcomes(g, stands), modifiers, notes)


# ---------------------------------------------------------------------- cards in battle


def with_card(g: Position, ask: Ask, choice: Choice) -> tuple[Position, Battle]:
    """The battle after this answer to the question of cards."""
    assert g.battle is not None
    h = g.copy()
    battle = g.battle.copy()
    carry_out(h, battle_card_step(h, battle, ask.seat), lambda h, ask: choice)
    return h, battle


def chances_with_card(g: Position, ask: Ask, choice: Choice) -> Chances:
    h, battle = with_card(g, ask, choice)
    if becomes_overrun(h, battle):
        return {overran(h, BRITISH, battle.space): CERTAIN}
    return battle_chances(h, battle)


def victory_with_card(g: Position, ask: Ask, choice: Choice) -> Fraction:
    """The chance that the asked side carries the day with this answer."""
    h, battle = with_card(g, ask, choice)
    if becomes_overrun(h, battle):
        return CERTAIN
    return winning_chance(h, battle, ask.seat)


def card_odds(g: Position, ask: Ask, choice: Choice) -> Odds:
    """9.2 step 1, 9.45 The battle with this card, and beside it with each of the others."""
    h, battle = with_card(g, ask, choice)
    chances = chances_with_card(g, ask, choice)
    notes: list[Note] = []
    modifiers: list[Modifier] = []
    if becomes_overrun(h, battle):
        notes.append(Note("Without Arnold it is an overrun, and certain.", "9.7"))
    else:
        modifiers = modifier_lines(h, battle)
    for other in ask.question.offer(g, ask):
        said = "no card"
        if other[0] == "discard_for_bonus":
            said = f"{g.pack.deck.cards[other[1]].title} discarded"
        elif other[0] == "battle_card":
            said = f"{g.pack.deck.cards[other[1]].title} played"
        notes.append(Note(f"With {said} you win {percent(victory_with_card(g, ask, other))}."))
    if ask.seat == battle.attacker and any(ending.kind == FOUGHT for ending in chances):
        notes.append(card_note(h, battle, ask.seat, 1 - ask.seat))
    return Odds(f"Battle at {g.board.labels[battle.space]}", outcomes(h, chances), modifiers, notes)
