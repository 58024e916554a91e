"""What each seat may see, and the dealing anew of what it may not (law 4).

Hidden are the Reserves, the cards drawn and not yet revealed, cards that were discarded unseen,
the order of the decks, and the values of the War in Europe chits that the other side holds. The
pieces on the map, in the pools and boxes lie open.
"""

from __future__ import annotations

from typing import TypedDict

from ticonderoga.engine.dice import Dice
from ticonderoga.games.bayonets_tomahawks.data.cards import BUILDUP
from ticonderoga.games.bayonets_tomahawks.data.kinds import BRITISH, FRENCH
from ticonderoga.games.bayonets_tomahawks.position import (
    BRITISH_BUILDUP,
    BRITISH_CAMPAIGN,
    DECKS,
    INDIAN_DECK,
    NO_CHIT,
    OVER,
    Position,
)
from ticonderoga.games.bayonets_tomahawks.rules.sequence import STEP_NAMES


class MoveView(TypedDict):
    """10.2 A stack on the move."""

    faction: int
    ap: int
    start: int
    space: int
    used: int
    group: list[int]
    picked: list[int]
    dropped: list[int]
    """Pieces taken up and dropped off on this space."""
    light: bool
    doubled: bool


class RaidView(TypedDict):
    """9.1 A Raid under way."""

    piece: int
    start: int
    space: int
    target: int
    left: int
    lacrosse: bool
    """Card 46 was declared for this Raid."""


class MarshalView(TypedDict):
    """11.0 Marshal Troops under way."""

    space: int
    leader: int
    called: list[int]


class ConstructionView(TypedDict):
    """12.0 A Construction under way."""

    space: int
    brigade: int
    last: int
    """Construction Frenzy: the Brigade that has just constructed; -1 for none."""
    to: int
    joined: list[int]


class EmbarkationView(TypedDict):
    """10.6 Who has gone aboard."""

    space: int
    aboard: list[int]


class BattleView(TypedDict):
    """13.3 A Battle under way; lists are by faction."""

    space: int
    attacker: int
    lineup: list[list[int]]
    """The pieces that fight, as they stood when the first die fell."""
    track: list[int]
    penalties: list[list[tuple[str, int]]]
    militia: list[int]
    commanders: list[int]
    rerolls: list[int]
    event_rerolls: list[int]
    events: list[str]
    rolling: int
    step: int
    dice: list[tuple[int, int]]
    """Pieces and the faces of their dice on the table."""
    hit_by: int
    """The piece whose Hit is being applied; -1 for none."""
    eliminated: list[int]


class RetreatView(TypedDict):
    """13.9 Units that must leave a space."""

    faction: int
    space: int
    attacking: bool
    routed: bool
    group: list[int]


class View(TypedDict):
    """Everything on the table, and the cards of the seat."""

    seat: int
    year: int
    round: int
    step: str
    active: int
    first: int
    where: list[int]
    stacks: list[list[tuple[int, list[int]]]]
    """By faction: each place with its pieces."""
    reduced: list[int]
    spent: list[int]
    control: list[int]
    marks: list[tuple[int, int, int]]
    """Faction, place, markers as bits."""
    raided: list[int]
    fort_sites: list[tuple[int, int]]
    road_sites: list[tuple[int, int]]
    roads: int
    nations: list[int]
    open_seas: bool
    tokens: list[int]
    vp: int
    raid: list[int]
    wie: list[int | None]
    """By faction: the kept chit (-1 for none), None if the seat may not know its value."""
    wie_drawn: list[int | None]
    wie_held: list[bool]
    reserve: list[int | None]
    drawn: list[int | None]
    """By faction: a card (0 for none), None if the seat may not see it."""
    has_reserve: list[bool]
    has_drawn: list[bool]
    played: list[int]
    indian: int | None
    buried: list[list[int] | None]
    buried_sizes: list[int]
    deck_sizes: list[int]
    discards: list[int]
    gone: list[int]
    aps: list[list[int]]
    indian_aps: list[int]
    reaction: int
    effects: int
    warships: int
    battles: list[int]
    fought: list[int]
    crossed: list[tuple[int, int, int]]
    """Faction, connection, units."""
    arriving: list[int]
    ports: list[int]
    returning: list[int]
    garrison: list[int]
    """15.3, 17.3 Where Fleets were placed, whose stacks still go home, who stays this winter."""
    move: MoveView | None
    raid_way: RaidView | None
    marshal: MarshalView | None
    construction: ConstructionView | None
    embarkation: EmbarkationView | None
    battle: BattleView | None
    retreat: RetreatView | None
    winner: int
    reason: str


def _bits(mask: int) -> list[int]:
    return [place for place in range(mask.bit_length()) if mask >> place & 1]


def _move(g: Position) -> MoveView | None:
    move = g.move
    if move is None:
        return None
    return {
        "faction": move.faction,
        "ap": move.ap,
        "start": move.start,
        "space": move.at,
        "used": move.used,
        "group": list(move.group),
        "picked": list(move.picked),
        "dropped": list(move.dropped),
        "light": move.light,
        "doubled": move.doubled,
    }


def _raid(g: Position) -> RaidView | None:
    way = g.raid_way
    if way is None:
        return None
    return {
        "piece": way.piece,
        "start": way.start,
        "space": way.at,
        "target": way.target,
        "left": way.left,
        "lacrosse": way.lacrosse,
    }


def _marshal(g: Position) -> MarshalView | None:
    muster = g.marshal
    if muster is None:
        return None
    return {"space": muster.space, "leader": muster.leader, "called": list(muster.called)}


def _construction(g: Position) -> ConstructionView | None:
    work = g.construction
    if work is None:
        return None
    return {
        "space": work.space,
        "brigade": work.brigade,
        "last": work.last,
        "to": work.to,
        "joined": list(work.joined),
    }


def _embarkation(g: Position) -> EmbarkationView | None:
    sail = g.embarkation
    return None if sail is None else {"space": sail.space, "aboard": list(sail.aboard)}


def _battle(g: Position) -> BattleView | None:
    battle = g.battle
    if battle is None:
        return None
    return {
        "space": battle.space,
        "attacker": battle.attacker,
        "lineup": [list(battle.lineup[0]), list(battle.lineup[1])],
        "track": list(battle.track),
        "penalties": [list(battle.penalties[0]), list(battle.penalties[1])],
        "militia": list(battle.militia),
        "commanders": list(battle.commanders),
        "rerolls": list(battle.rerolls),
        "event_rerolls": list(battle.event_rerolls),
        "events": list(battle.events),
        "rolling": battle.rolling,
        "step": battle.step,
        "dice": [(piece, battle.dice[piece]) for piece in sorted(battle.dice)],
        "hit_by": battle.hit_by,
        "eliminated": list(battle.eliminated),
    }


def _retreat(g: Position) -> RetreatView | None:
    retreat = g.retreat
    if retreat is None:
        return None
    return {
        "faction": retreat.faction,
        "space": retreat.space,
        "attacking": retreat.attacking,
        "routed": retreat.routed,
        "group": list(retreat.group),
    }


def view(g: Position, seat: int) -> View:
    """What a seat may see."""
    known = [g.step == OVER or seat == faction for faction in (BRITISH, FRENCH)]
    return {
        "seat": seat,
        "year": g.year,
        "round": g.round,
        "step": STEP_NAMES[g.step],
        "active": g.active,
        "first": g.first,
        "where": list(g.where),
        "stacks": [
            [(place, list(stacks[place])) for place in sorted(stacks)] for stacks in g.stacks
        ],
        "reduced": _bits(g.reduced),
        "spent": _bits(g.spent),
        "control": list(g.control),
        "marks": [(key & 1, key >> 1, g.marks[key]) for key in sorted(g.marks)],
        "raided": list(g.raided),
        "fort_sites": sorted(g.fort_sites.items()),
        "road_sites": sorted(g.road_sites.items()),
        "roads": g.roads,
        "nations": list(g.nations),
        "open_seas": g.open_seas,
        "tokens": list(g.tokens),
        "vp": g.vp,
        "raid": list(g.raid),
        "wie": [g.wie[f] if known[f] or g.wie[f] == NO_CHIT else None for f in (0, 1)],
        "wie_drawn": [
            g.wie_drawn[f] if known[f] or g.wie_drawn[f] == NO_CHIT else None for f in (0, 1)
        ],
        "wie_held": [chit != NO_CHIT for chit in g.wie],
        "reserve": [g.reserve[f] if known[f] or not g.reserve[f] else None for f in (0, 1)],
        "drawn": [g.drawn[f] if known[f] or not g.drawn[f] else None for f in (0, 1)],
        "has_reserve": [card != 0 for card in g.reserve],
        "has_drawn": [card != 0 for card in g.drawn],
        "played": list(g.played),
        "indian": g.indian if known[FRENCH] or g.played[FRENCH] or not g.indian else None,
        "buried": [list(g.buried[f]) if known[f] else None for f in (0, 1)],
        "buried_sizes": [len(cards) for cards in g.buried],
        "deck_sizes": [len(deck) for deck in g.decks],
        "discards": list(g.discards),
        "gone": list(g.gone),
        "aps": [list(aps) for aps in g.aps],
        "indian_aps": list(g.indian_aps),
        "reaction": g.reaction,
        "effects": g.effects,
        "warships": g.warships,
        "battles": list(g.battles),
        "fought": _bits(g.fought),
        "crossed": [(key & 1, key >> 1, g.crossed[key]) for key in sorted(g.crossed)],
        "arriving": list(g.arriving),
        "ports": list(g.ports),
        "returning": list(g.returning),
        "garrison": _bits(g.garrison),
        "move": _move(g),
        "raid_way": _raid(g),
        "marshal": _marshal(g),
        "construction": _construction(g),
        "embarkation": _embarkation(g),
        "battle": _battle(g),
        "retreat": _retreat(g),
        "winner": g.winner,
        "reason": g.reason,
    }


# ---------------------------------------------------------------------- dealing anew


def redeal(g: Position, seat: int, dice: Dice) -> None:
    """Deal anew what the seat cannot know. Everything is sorted first, so that the result rests on
    the view alone; the order of the decks stays open until somebody draws."""
    for faction in (BRITISH, FRENCH):
        if faction != seat:
            _redeal_cards(g, faction, dice)
            _redeal_chits(g, faction, dice)
        else:
            _sort_own_decks(g, faction)
    if seat != FRENCH and g.indian and not g.played[FRENCH]:
        unseen = sorted((*g.decks[INDIAN_DECK], g.indian))
        g.indian = unseen.pop(dice.below(len(unseen)))
        g.decks[INDIAN_DECK] = tuple(unseen)
    else:
        g.decks[INDIAN_DECK] = tuple(sorted(g.decks[INDIAN_DECK]))
    g.dice.loosen(dice.bits(), DECKS)


def _sort_own_decks(g: Position, faction: int) -> None:
    for deck in (BRITISH_BUILDUP + faction, BRITISH_CAMPAIGN + faction):
        g.decks[deck] = tuple(sorted(g.decks[deck]))


def _redeal_cards(g: Position, faction: int, dice: Dice) -> None:
    """The cards of one faction that another may not know: deck by deck, since everybody can tell
    from which deck a hidden card came."""
    for buildup in (True, False):
        deck = (BRITISH_BUILDUP if buildup else BRITISH_CAMPAIGN) + faction
        unseen = list(g.decks[deck])
        reserve = _is_of(g, g.reserve[faction], buildup)
        drawn = _is_of(g, g.drawn[faction], buildup)
        buried = [card for card in g.buried[faction] if _is_of(g, card, buildup)]
        if reserve:
            unseen.append(g.reserve[faction])
        if drawn:
            unseen.append(g.drawn[faction])
        unseen += buried
        unseen.sort()
        if reserve:
            g.reserve[faction] = unseen.pop(dice.below(len(unseen)))
        if drawn:
            g.drawn[faction] = unseen.pop(dice.below(len(unseen)))
        if buried:
            dealt = sorted([unseen.pop(dice.below(len(unseen))) for _ in buried])
            others = [card for card in g.buried[faction] if card not in buried]
            g.buried[faction] = (*others, *dealt)
        g.decks[deck] = tuple(unseen)


def _is_of(g: Position, card: int, buildup: bool) -> bool:
    """A card of the faction's Buildup or Campaign deck."""
    return card != 0 and (g.pack.deck.cards[card].deck == BUILDUP) == buildup


def _redeal_chits(g: Position, faction: int, dice: Dice) -> None:
    """18.3 The chits that a faction holds, among all that are not known."""
    unseen = [value for value, number in enumerate(g.wie_pool[faction]) for _ in range(number)]
    held = g.wie[faction] != NO_CHIT
    looked_at = g.wie_drawn[faction] != NO_CHIT
    if held:
        unseen.append(g.wie[faction])
    if looked_at:
        unseen.append(g.wie_drawn[faction])
    unseen.sort()
    if held:
        g.wie[faction] = unseen.pop(dice.below(len(unseen)))
    if looked_at:
        g.wie_drawn[faction] = unseen.pop(dice.below(len(unseen)))
    g.wie_pool[faction] = tuple([unseen.count(value) for value in range(3)])
