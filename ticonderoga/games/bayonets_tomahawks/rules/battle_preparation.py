"""13.2, 13.3.1, 13.3.2 Before the dice: Militia, Emergency Artillery, combining, Commanders,
penalties and the events that move a marker."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice, Procedure, Question, Reason
from ticonderoga.engine.game import record
from ticonderoga.games.bayonets_tomahawks.data.cards import Card
from ticonderoga.games.bayonets_tomahawks.data.kinds import (
    ARTILLERY,
    BRITISH,
    CIRCLE,
    COMMANDER,
    FLEET,
    FRENCH,
    METROPOLITAN,
    NOTHING,
    OUTPOST,
    SQUARE,
    TRIANGLE,
    WILDERNESS,
)
from ticonderoga.games.bayonets_tomahawks.position import (
    LANDING,
    LOSSES,
    MARSHAL,
    OOS,
    POOL,
    ROUT,
    USED_BATTLE_EVENT_BRITISH,
    USED_BATTLE_EVENT_FRENCH,
    Position,
)
from ticonderoga.games.bayonets_tomahawks.rules.combining import combine_stack
from ticonderoga.games.bayonets_tomahawks.rules.control import militia_of
from ticonderoga.games.bayonets_tomahawks.rules.events.in_play import card_of, event_of
from ticonderoga.games.bayonets_tomahawks.rules.stacks import (
    count_type,
    count_units,
    fighters,
    is_light,
    put_down,
    send_away,
)
from ticonderoga.games.bayonets_tomahawks.underway import Battle

TRACK_MINIMUM: Final = -5
"""13.3.1 No penalty takes a marker below this position."""
LARGE_STACK: Final = 8
"""13.3.2 Units that double the penalty for being Out of Supply."""
LIGHT_FOR_MORE: Final = 3
"""Card 32: French Light units that make it a larger ambush."""

USED: Final = (USED_BATTLE_EVENT_BRITISH, USED_BATTLE_EVENT_FRENCH)
"""By faction: the bit that says that its battle event has been used in this Action Round."""
AMBUSH: Final = "wilderness_ambush"
COUP_DE_MAIN: Final = "coup_de_main"
ABBATIS: Final = "indomitable_abbatis"
CANNONBALL: Final = "lucky_cannonball"
VOLLEYS: Final = "perfect_volleys"


def prepare(g: Position, battle: Battle) -> Procedure[None]:
    """13.2, 13.3.1 In this order: Militia, Emergency Artillery, combining, Commanders, penalties,
    events; of each step the attacker's comes first."""
    sides = (battle.attacker, battle.defender)
    for faction in sides:
        battle.militia[faction] = fighting_militia(g, faction, battle.space)
        if battle.militia[faction]:
            record(g, "militia", faction, battle.militia[faction])
    for faction in sides:
        yield from emergency_artillery(g, battle, faction)
    for faction in sides:
        yield from combine_stack(g, faction, battle.space)
    for faction in sides:
        battle.lineup[faction] = fighters(g, faction, battle.space)
    for faction in sides:
        yield from choose_commander(g, battle, faction)
    for faction in sides:
        set_marker(g, battle, faction)
    for faction in sides:
        yield from battle_event(g, battle, faction)


# ---------------------------------------------------------------------- 13.2.1 Militia


def fighting_militia(g: Position, faction: int, space: int) -> int:
    """13.2.1 The Militia of a faction in a Battle: for an uncaptured space even alone, for a
    captured one only beside units that fight."""
    if not fighters(g, faction, space):
        if g.control[space] != faction or g.held >> space & 1:
            return 0
    return militia_of(g, faction, space)


# ---------------------------------------------------------------------- 13.2.2 Emergency Artillery

KEEP_FLEETS: Final[Choice] = ("keep_fleets",)


def fleets_to_swap(g: Position, faction: int, space: int) -> list[int]:
    """13.2.2 The Fleets of which one may be given up: at least two are there."""
    fleets = [p for p in fighters(g, faction, space) if g.pieces.type[p] == FLEET]
    return fleets if len(fleets) > 1 else []


def spare_artillery(g: Position, faction: int) -> int:
    """13.2.2 The Artillery that comes: from the pool, else from the Losses box; -1 for none."""
    for box in (POOL, LOSSES):
        for piece in range(g.pieces.count):
            if (
                g.where[piece] == box
                and g.pieces.type[piece] == ARTILLERY
                and g.pieces.faction[piece] == faction
            ):
                return piece
    return NOTHING


def bars_swap(g: Position, faction: int, piece: int) -> str:
    """13.2.2 Why a piece may not be given up for an Artillery; empty if it may."""
    battle = g.battle
    assert battle is not None
    if g.owner(piece) != faction:
        return "pick_other_side"
    if g.where[piece] != battle.space:
        return "pick_elsewhere"
    return "" if g.pieces.type[piece] == FLEET else "swap_no_fleet"


def _offer_swap(g: Position, ask: Ask) -> list[Choice]:
    assert g.battle is not None
    fleets = fleets_to_swap(g, ask.seat, g.battle.space)
    return [*[("swap_fleet", piece) for piece in fleets], KEEP_FLEETS]


def _refuse_swap(g: Position, ask: Ask, choice: Choice) -> Reason:
    return Reason(bars_swap(g, ask.seat, choice[1]), choice[1:])


SWAP: Final = Question("swap_fleet", _offer_swap, _refuse_swap, ("swap_fleet", "keep_fleets"))


def emergency_artillery(g: Position, battle: Battle, faction: int) -> Procedure[None]:
    """13.2.2, A-25 A side with two Fleets may give up one for an Artillery, which is Full and
    fights. It takes the Fleet's place in the stack, so the stack keeps its markers."""
    space = battle.space
    if not fleets_to_swap(g, faction, space) or spare_artillery(g, faction) == NOTHING:
        return
    choice: Choice = yield Ask(faction, SWAP, {"space": space}, ("space", space))
    if choice == KEEP_FLEETS:
        return
    gun = spare_artillery(g, faction)
    record(g, "emergency_artillery", choice[1], gun)
    send_away(g, choice[1], POOL)
    g.reduced &= ~(1 << gun)
    put_down(g, faction, (gun,), space, g.mark(faction, space))


# ---------------------------------------------------------------------- 13.3.1 Commanders

NO_COMMANDER: Final[Choice] = ("no_commander",)


def rerolls_shape(g: Position, commander: int, shape: int) -> bool:
    """13.5 A symbol of the Commander matches the shape."""
    if shape == TRIANGLE:
        return g.pieces.rerolls_triangle[commander]
    return shape == SQUARE and g.pieces.rerolls_square[commander]


def commanders_there(g: Position, battle: Battle, faction: int) -> list[int]:
    """13.3.1 The Commanders who may be used in the Battle."""
    kind = g.pieces.type
    return [p for p in fighters(g, faction, battle.space) if kind[p] == COMMANDER]


def can_help(g: Position, battle: Battle, faction: int, commanders: list[int]) -> bool:
    """One of the Commanders could give a reroll to a unit that fights."""
    for commander in commanders:
        for piece in battle.lineup[faction]:
            if rerolls_shape(g, commander, g.pieces.shape[piece]):
                return True
    return False


def bars_commander(g: Position, faction: int, piece: int) -> str:
    """13.3.1 Why a piece may not command in the Battle; empty if it may."""
    battle = g.battle
    assert battle is not None
    if g.owner(piece) != faction:
        return "pick_other_side"
    if g.pieces.type[piece] != COMMANDER:
        return "no_commander"
    if g.where[piece] != battle.space:
        return "pick_elsewhere"
    return "pick_sheltered" if g.sheltered >> piece & 1 else ""


def _offer_commander(g: Position, ask: Ask) -> list[Choice]:
    assert g.battle is not None
    found = commanders_there(g, g.battle, ask.seat)
    return [*[("commander", piece) for piece in found], NO_COMMANDER]


def _refuse_commander(g: Position, ask: Ask, choice: Choice) -> Reason:
    return Reason(bars_commander(g, ask.seat, choice[1]), choice[1:])


COMMAND: Final = Question(
    "commander", _offer_commander, _refuse_commander, ("commander", "no_commander")
)
REPLACE: Final = Question(
    "replacement", _offer_commander, _refuse_commander, ("commander", "no_commander")
)


def choose_commander(g: Position, battle: Battle, faction: int) -> Procedure[None]:
    """13.3.1 A side may use one Commander, who has as many rerolls as his rating. Nobody is asked
    about Commanders who could help nobody."""
    found = commanders_there(g, battle, faction)
    if not can_help(g, battle, faction, found):
        return
    about = {"space": battle.space}
    choice: Choice = yield Ask(faction, COMMAND, about, ("space", battle.space))
    if choice != NO_COMMANDER:
        take_command(g, battle, faction, choice[1], g.pieces.rating[choice[1]])


def take_command(g: Position, battle: Battle, faction: int, piece: int, rerolls: int) -> None:
    battle.commanders[faction] = piece
    battle.rerolls[faction] = rerolls
    record(g, "commands", piece, rerolls)


# ---------------------------------------------------------------------- 13.3.2 penalties


def penalties_of(g: Position, space: int, faction: int, attacker: int) -> list[tuple[str, int]]:
    """13.3.2 The Battle Penalties of a side, as (key, positions). A-43 Only the attacker pays for
    an enemy Fort."""
    marks = g.mark(faction, space)
    stack = fighters(g, faction, space)
    found: list[tuple[str, int]] = []
    if marks & LANDING:
        found.append(("landing", 1))
    if marks & MARSHAL:
        found.append(("marshal", 1))
    if marks & ROUT:
        found.append(("rout", 1))
    if marks & OOS:
        large = count_units(g, stack) >= LARGE_STACK
        found.append(("oos_large", 2) if large else ("oos", 1))
    if faction == attacker and g.fort_at(1 - faction, space) != NOTHING:
        guns = count_type(g, stack, ARTILLERY) > 0
        found.append(("fort", 1) if guns else ("fort_no_guns", 2))
    return found


def set_marker(g: Position, battle: Battle, faction: int) -> None:
    """13.3.1 The marker starts at 0 and goes back for each penalty, not below its track."""
    battle.penalties[faction] = penalties_of(g, battle.space, faction, battle.attacker)
    start = 0
    for key, positions in battle.penalties[faction]:
        start -= positions
        record(g, "penalty", faction, key, positions)
    battle.track[faction] = max(TRACK_MINIMUM, start)
    record(g, "marker_starts", faction, battle.track[faction])


# ---------------------------------------------------------------------- events

USE_EVENT: Final[Choice] = ("event",)
NO_EVENT: Final[Choice] = ("no_event",)


def unused_event(g: Position, faction: int) -> str:
    """The Event of the faction card in play, if no Battle of this Action Round has used it."""
    return "" if g.effects & USED[faction] else event_of(g, faction)


def light_fighters(g: Position, faction: int, space: int) -> int:
    """Light units, Indians included, that take part in a Battle."""
    return len([piece for piece in fighters(g, faction, space) if is_light(g, piece)])


def event_fits(g: Position, battle: Battle, faction: int, event: str) -> bool:
    """7.4 An event that is declared before the dice can be used in this Battle."""
    if event == AMBUSH:
        wild = g.board.kind[battle.space] in (OUTPOST, WILDERNESS)
        return wild and light_fighters(g, faction, battle.space) > 0
    if event == COUP_DE_MAIN:
        return g.fort_at(BRITISH, battle.space) != NOTHING
    return event == ABBATIS and battle.defender == FRENCH


def event_helps(g: Position, piece: int, event: str) -> bool:
    """13.5 An event that gives rerolls gives one to this piece: cards 8 and 27 to circles, card 14
    to Metropolitan Brigades."""
    if event == CANNONBALL:
        return g.pieces.shape[piece] == CIRCLE
    return g.pieces.type[piece] == METROPOLITAN


def _offer_event(g: Position, ask: Ask) -> list[Choice]:
    return [USE_EVENT, NO_EVENT]


def _refuse_event(g: Position, ask: Ask, choice: Choice) -> Reason:
    return Reason("another_matter")


EVENT: Final = Question("battle_event", _offer_event, _refuse_event, ("event", "no_event"))


def battle_event(g: Position, battle: Battle, faction: int) -> Procedure[None]:
    """7.4 Events in one Battle of the Action Round: rerolls lie ready and are announced with the
    first of them; what moves a marker is declared now."""
    event = unused_event(g, faction)
    if event in (CANNONBALL, VOLLEYS):
        card = g.pack.deck.cards[card_of(g, faction, event)]
        battle.event_rerolls[faction] = card.params["rerolls"]
    elif event_fits(g, battle, faction, event):
        number = card_of(g, faction, event)
        about = {"card": number, "space": battle.space}
        choice: Choice = yield Ask(faction, EVENT, about, ("space", battle.space))
        if choice == USE_EVENT:
            announce(g, battle, faction, event)
            _move_marker(g, battle, g.pack.deck.cards[number])


def announce(g: Position, battle: Battle, faction: int, event: str) -> None:
    """The event is used in this Battle, and in no other of the Action Round."""
    battle.events[faction] = event
    g.effects |= USED[faction]
    record(g, "battle_event", faction, card_of(g, faction, event))


def marker_shift(g: Position, battle: Battle, card: Card) -> tuple[int, int]:
    """Cards 32, 37 and 41: whose marker the event moves, and by how much."""
    params = card.params
    if card.event == ABBATIS:
        return BRITISH, -params["british_penalty"]
    if card.event == COUP_DE_MAIN:
        return FRENCH, params["bonus"]
    many = light_fighters(g, FRENCH, battle.space) >= LIGHT_FOR_MORE
    return FRENCH, params["bonus_with_3_light"] if many else params["bonus"]


def _move_marker(g: Position, battle: Battle, card: Card) -> None:
    faction, shift = marker_shift(g, battle, card)
    battle.track[faction] = max(TRACK_MINIMUM, battle.track[faction] + shift)
    record(g, "marker_moves", faction, battle.track[faction])
