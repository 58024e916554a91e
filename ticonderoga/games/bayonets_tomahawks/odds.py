"""The odds behind a choice: Raids and Interceptions exactly, a Battle exactly where its dice can be
counted, otherwise by playing it many times."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from ticonderoga.engine.ask import Ask, Choice
from ticonderoga.engine.odds import Modifier, Note, Odds, Outcome
from ticonderoga.engine.words import Sentence
from ticonderoga.games.bayonets_tomahawks.battle_odds import Endings, battle_endings
from ticonderoga.games.bayonets_tomahawks.position import LANDING, MARSHAL, Position
from ticonderoga.games.bayonets_tomahawks.rules.battle import defender_of
from ticonderoga.games.bayonets_tomahawks.rules.battle_hits import shows_shape
from ticonderoga.games.bayonets_tomahawks.rules.battle_preparation import (
    TRACK_MINIMUM,
    marker_shift,
    penalties_of,
)
from ticonderoga.games.bayonets_tomahawks.rules.battle_rolls import BY_COMMANDER
from ticonderoga.games.bayonets_tomahawks.rules.control import is_neutral_village, nation_joins
from ticonderoga.games.bayonets_tomahawks.rules.entering import must_attack
from ticonderoga.games.bayonets_tomahawks.rules.events.in_play import card_of
from ticonderoga.games.bayonets_tomahawks.rules.movers import who_goes
from ticonderoga.games.bayonets_tomahawks.rules.raid import is_caught, is_success, raid_value
from ticonderoga.games.bayonets_tomahawks.rules.raid_ways import interception_faces, safest_way
from ticonderoga.games.bayonets_tomahawks.rules.stacks import add_mark, count_units, shift
from ticonderoga.games.bayonets_tomahawks.text.battle import PENALTIES
from ticonderoga.games.bayonets_tomahawks.text.names import SIDE_NAMES
from ticonderoga.games.bayonets_tomahawks.underway import Battle, RaidWay

DIE: Final = (1, 2, 3, 4, 5, 6)


def odds(g: Position, ask: Ask, choice: Choice) -> Odds | None:
    """The odds of a choice of the asked seat; None where no dice follow from it."""
    verb = choice[0]
    if verb in ("target", "way", "safest") and g.raid_way is not None:
        return raid_odds(g, g.raid_way, choice)
    if verb == "go" and g.move is not None:
        connection = g.board.between(g.move.at, choice[1])
        return attack_odds(g, ask.seat, who_goes(g, g.move, connection), choice[1], 0)
    if verb == "land":
        mark = 0 if card_of(g, ask.seat, "surprise_landing") else LANDING
        stack = list(g.at(ask.seat, g.board.sail))
        return attack_odds(g, ask.seat, stack, choice[1], mark)
    if verb == "done" and g.marshal is not None:
        return attack_odds(g, ask.seat, list(g.marshal.called), g.marshal.space, MARSHAL)
    if g.battle is not None and verb in ("event", "no_event"):
        return _event_odds(g, g.battle, ask.seat, verb == "event")
    if g.battle is not None and verb == "reroll":
        return reroll_odds(g, g.battle, choice[1], choice[2])
    return None


# ---------------------------------------------------------------------- 9 Raids


def raid_odds(g: Position, way: RaidWay, choice: Choice) -> Odds:
    """9.2, 9.3 The Raid on its safest way, or on the safest that begins with the chosen space."""
    target = choice[1] if choice[0] == "target" else way.target
    spaces: list[int] = [way.at] if choice[0] == "target" else []
    left = way.left
    at = way.at
    if choice[0] == "way":
        spaces.append(choice[1])
        at = choice[1]
        left -= 1
    spaces += safest_way(g, way.faction, at, target, left)
    arrives = Fraction(1)
    outcomes: list[Outcome] = []
    modifiers: list[Modifier] = []
    enemy = 1 - way.faction
    for space in spaces:
        faces = interception_faces(g, way.faction, space)
        if not faces:
            continue
        caught = Fraction(len([face for face in DIE if is_caught(faces, face)]), len(DIE))
        label = g.board.labels[space]
        outcomes.append(
            Outcome(f"intercepted at {label}", float(arrives * caught), "9.2", sides=(enemy,),
                    success=True)
        )  # fmt: skip
        text = f"faces that intercept at {label}"
        modifiers.append(Modifier(SIDE_NAMES[enemy], text, faces, "9.2"))
        arrives *= 1 - caught
    good = Fraction(len([face for face in DIE if is_success(face)]), len(DIE))
    points = raid_value(g, target)
    said = "1 Raid Point" if points == 1 else f"{points} Raid Points"
    success = Outcome(
        f"the Raid succeeds: {said}", float(arrives * good), "9.3", sides=(way.faction,),
        success=True,
    )  # fmt: skip
    failure = Outcome(
        "the Raid fails", float(arrives * (1 - good)), "9.3", sides=(way.faction,)
    )
    title = f"{g.pieces.labels[way.piece]} raids {g.board.labels[target]}"
    notes = [Note("On the safest way.", "9.1")] if choice[0] != "way" else []
    return Odds(title, [success, failure, *outcomes], modifiers, notes)


# ---------------------------------------------------------------------- 13 Battles


def attack_odds(
    g: Position, faction: int, pieces: list[int], space: int, mark: int
) -> Odds | None:
    """10.7 The Battle that would come of these units entering a space, as if it were fought at
    once; None if there would be none."""
    if not pieces or not must_attack(g, faction, count_units(g, pieces), space):
        return None
    h = g.copy()
    for place in sorted({h.where[piece] for piece in pieces}):
        shift(h, faction, [piece for piece in pieces if h.where[piece] == place], space)
    if mark:
        add_mark(h, faction, space, mark)
    if is_neutral_village(h, space):
        nation_joins(h, h.board.nation[space], 1 - faction)  # 8.0 it defends itself
        h.arrived[space] = 1 - faction
    h.arrived.setdefault(space, faction)
    attacker = 1 - defender_of(h, space)
    endings = battle_endings(h, space, attacker, None)
    return _told(h, space, attacker, endings, _penalties(h, space, attacker))


def _event_odds(g: Position, battle: Battle, seat: int, used: bool) -> Odds:
    """7.4 The Battle under way, with or without the event in play."""
    twin = battle.copy()
    if used:
        side, change = marker_shift(g, battle, g.pack.deck.cards[g.played[seat]])
        twin.track[side] = max(TRACK_MINIMUM, twin.track[side] + change)
        twin.events[seat] = g.pack.deck.cards[g.played[seat]].event
    endings = battle_endings(g, battle.space, battle.attacker, twin)
    modifiers = _penalties(g, battle.space, battle.attacker)
    return _told(g, battle.space, battle.attacker, endings, modifiers)


def reroll_odds(g: Position, battle: Battle, piece: int, source: int) -> Odds:
    """13.5 One die rolled again, and the danger to the Commander who has it rolled."""
    faction = battle.rolling
    hits = len([face for face in DIE if shows_shape(g, piece, face)])
    outcomes = [
        _outcome("a Flag", 1 / 3, "13.3.3", faction, True),
        _outcome("a Hit face of its shape", hits / 6, "13.3.4", faction, True),
        _outcome("a B&T", 1 / 6, "13.3.3", faction),
        _outcome("nothing", (3 - hits) / 6, "13.3.3", faction),
    ]
    if source == BY_COMMANDER:
        outcomes.append(_outcome("the Commander falls", 1 / 36, "13.5.1", faction))
    return Odds(f"{g.pieces.labels[piece]} rerolls", outcomes, [], [])


def _penalties(g: Position, space: int, attacker: int) -> list[Modifier]:
    """13.3.2 Every Battle Penalty of both sides."""
    found: list[Modifier] = []
    for faction in (attacker, 1 - attacker):
        for key, positions in penalties_of(g, space, faction, attacker):
            term = PENALTIES[key]
            text = term.template if isinstance(term, Sentence) else term
            found.append(Modifier(SIDE_NAMES[faction], text, -positions, "13.3.2"))
    return found


def _told(
    g: Position, space: int, attacker: int, endings: Endings, modifiers: list[Modifier]
) -> Odds:
    """Who wins, whether there is a Rout, what each side loses."""
    weights = endings.weights
    total = sum(weights.values())
    outcomes: list[Outcome] = []
    for faction in (attacker, 1 - attacker):
        won = sum([n for ending, n in weights.items() if ending.winner == faction])
        text = f"the {SIDE_NAMES[faction]} win"
        outcomes.append(_outcome(text, won / total, "13.6", faction, True))
    for faction in (attacker, 1 - attacker):
        routs = sum([n for end, n in weights.items() if end.routed and end.winner != faction])
        if routs:
            outcomes.append(
                _outcome(f"the {SIDE_NAMES[faction]} are Routed", routs / total, "13.8", faction)
            )
    for faction in (attacker, 1 - attacker):
        for number in sorted({ending.units(faction) for ending in weights}):
            times = sum([n for ending, n in weights.items() if ending.units(faction) == number])
            text = f"{SIDE_NAMES[faction]} units lost: {number}"
            outcomes.append(_outcome(text, times / total, "13.4", faction))
    notes = [_note(endings, outcomes[0].chance)]
    return Odds(f"Battle at {g.board.labels[space]}", outcomes, modifiers, notes)


def _outcome(text: str, chance: float, rule: str, faction: int, success: bool = False) -> Outcome:
    return Outcome(text, chance, rule, sides=(faction,), success=success)


def _note(endings: Endings, chance: float) -> Note:
    if not endings.played:
        return Note("Every roll has been counted.", "13.3.3")
    width = 100 * endings.half_width(chance)
    return Note(
        f"Played {endings.played:,} times: within {width:.1f} points, nineteen times in twenty. "
        "Both sides use their best Commander and every reroll, and no Event.",
        "13.3.3",
    )


