"""What holds of every position at a checkpoint, counted anew from the map.

`pieces_add_up` holds in the middle of things as well, and of positions that were put up by hand.
"""

from __future__ import annotations

from typing import Final

from ticonderoga.games.bayonets_tomahawks.data.cards import BUILDUP
from ticonderoga.games.bayonets_tomahawks.data.kinds import (
    ARTILLERY,
    BASE,
    BASTION,
    BRITISH,
    COMMANDER,
    FACTION_IDS,
    FACTIONS,
    FLEET,
    FORT,
    FRENCH,
    INDIAN,
    LIGHT,
    METROPOLITAN,
    NEUTRAL,
    PATH,
    PROVINCIAL,
    SETTLED,
    VILLAGE,
    WILDERNESS,
)
from ticonderoga.games.bayonets_tomahawks.position import (
    ABSENT,
    ARRIVING,
    BONUS,
    BRITISH_BUILDUP,
    BRITISH_CAMPAIGN,
    CARRIED,
    CHOOSE_CARDS,
    DISBANDED,
    DRAW,
    END_ROUND,
    INDIAN_DECK,
    INITIATIVE,
    LOSSES,
    NO_CHIT,
    OVER,
    POOL,
    REMOVED,
    RESERVES,
    WINTER_SAIL_BOX,
    Position,
)
from ticonderoga.games.bayonets_tomahawks.rules.control import battle_stands
from ticonderoga.games.bayonets_tomahawks.rules.scoring import RAID_TRACK
from ticonderoga.games.bayonets_tomahawks.rules.setup import cards_of_year

Wrong = list[str]

_BOXES: Final[dict[int, tuple[int, ...]]] = {
    LOSSES: (LIGHT, INDIAN, METROPOLITAN, PROVINCIAL, ARTILLERY),
    POOL: (LIGHT, INDIAN, METROPOLITAN, PROVINCIAL, ARTILLERY, FLEET, FORT, COMMANDER),
    BONUS: (PROVINCIAL,),
    DISBANDED: (PROVINCIAL,),
}
"""The types that a box or pool may hold; anything may be out of play or still to be placed."""


def invariants(g: Position) -> Wrong:
    """Sentences on what is wrong with a position. While something is under way only the pieces
    must add up: control and markers follow when it is done."""
    wrong = pieces_add_up(g)
    if wrong or g.under_way:
        return wrong  # the rest takes sound stacks for granted
    _pieces(g, wrong)
    _stacks(g, wrong)
    _markers(g, wrong)
    _control(g, wrong)
    _tracks(g, wrong)
    _cards(g, wrong)
    return wrong


# ---------------------------------------------------------------------- pieces


def pieces_add_up(g: Position) -> Wrong:
    """Every piece is in exactly one place, in a stack of its own side."""
    wrong: Wrong = []
    stacked: dict[int, int] = {}
    for faction, stacks in enumerate(g.stacks):
        for place, stack in stacks.items():
            if not stack or list(stack) != sorted(stack):
                wrong.append(f"the stack at {_name(g, place)} is empty or not in order")
            for piece in stack:
                if piece in stacked:
                    wrong.append(f"{g.pieces.ids[piece]} stands in two places")
                stacked[piece] = place
                if g.owner(piece) != faction:
                    wrong.append(f"{g.pieces.ids[piece]} stands in a stack of the other side")
    for piece, where in enumerate(g.where):
        if where < ARRIVING or stacked.get(piece, -1) != max(where, -1):
            wrong.append(f"{g.pieces.ids[piece]} is not where it is stacked")
    return wrong


def _name(g: Position, place: int) -> str:
    return "the Sail box" if place == g.board.sail else g.board.space_ids[place]


def _pieces(g: Position, wrong: Wrong) -> None:
    """3, 5.2 What is in the boxes; Full and Spent as it must be; who is being placed."""
    pieces = g.pieces
    for piece, where in enumerate(g.where):
        name = pieces.ids[piece]
        bit = 1 << piece
        if where in _BOXES and pieces.type[piece] not in _BOXES[where]:
            wrong.append(f"{name} is in a box or pool that does not hold its type")
        if where in (BONUS, DISBANDED) and not pieces.colonial[piece]:
            wrong.append(f"{name} is no Colonial Brigade and waits among them")
        if g.reduced & bit and (pieces.one_step[piece] or (where < 0 and where != DISBANDED)):
            wrong.append(f"{name} is Reduced and cannot be")
        if (g.spent | g.sheltered) & bit and where < 0:
            wrong.append(f"{name} is Spent or sheltered and not on the map")
        if g.garrison & bit and not 0 <= where < g.board.size:
            wrong.append(f"{name} is a garrison and not on a space")
        nation = pieces.nation[piece]
        if nation >= 0 and (g.nations[nation] == NEUTRAL) != (where in (POOL, ABSENT)):
            if where != REMOVED:
                wrong.append(f"{name} is in play, and its Nation neutral, or the other way round")
    placed = sorted([piece for piece, where in enumerate(g.where) if where == ARRIVING])
    if placed != sorted(g.arriving):
        wrong.append("who is still to be placed is not who is listed")
    if g.garrison and g.step < WINTER_SAIL_BOX:
        wrong.append("a winter garrison is remembered in another season")


def _stacks(g: Position, wrong: Wrong) -> None:
    """2.1.7, 3.4 to 3.7 Who may stand where, and with whom."""
    board, kind = g.board, g.pieces.type
    forts = [0] * (board.size + 1)
    for faction, stacks in enumerate(g.stacks):
        for place, stack in stacks.items():
            types = [kind[piece] for piece in stack]
            where = _name(g, place)
            forts[place] += types.count(FORT)
            at_sea = place == board.sail
            if FLEET in types and not at_sea and not board.coastal[place]:
                wrong.append(f"a Fleet is inland, at {where}")
            if BASTION in types and (at_sea or not board.fortress[place]):
                wrong.append(f"a Bastion is outside of a Fortress, at {where}")
            if types.count(BASTION) > 2 or (BASTION in types and FORT in types):
                wrong.append(f"too many Bastions, or a Fort with one, at {where}")
            if at_sea and FORT in types:
                wrong.append("a Fort is in the Sail box")
            if not at_sea and faction == FRENCH and board.kind[place] == BASE:
                wrong.append(f"French units are on the Base {where}")
            if g.step == DRAW and g.round > 1 and set(types) == {COMMANDER}:
                wrong.append(f"a Commander is alone at {where} between two Action Rounds")
            if not at_sea and place in g.stacks[1 - faction] and place not in g.battles:
                wrong.append(f"both sides are at {where} without a Battle marker")
    for place, number in enumerate(forts):
        if number > 1:
            wrong.append(f"two Forts are at {_name(g, place)}")


# ---------------------------------------------------------------------- markers and control


def _markers(g: Position, wrong: Wrong) -> None:
    board = g.board
    for key, marks in g.marks.items():
        if not marks:
            wrong.append(f"no marker is kept at {_name(g, key >> 1)}")
        if key >> 1 not in g.stacks[key & 1]:
            wrong.append(f"a marker lies without a stack at {_name(g, key >> 1)}")
        if g.step in (DRAW, CHOOSE_CARDS, INITIATIVE) and marks & ~CARRIED:
            wrong.append(f"a Landing or Marshal marker is left at {_name(g, key >> 1)}")
    if list(g.battles) != sorted(set(g.battles)):
        wrong.append("Battle markers are not in order")
    for space in g.battles:
        if not battle_stands(g, space):
            wrong.append(f"the Battle at {board.space_ids[space]} has no two sides")
    for space in g.fort_sites:
        if g.fort_at(BRITISH, space) >= 0 or g.fort_at(FRENCH, space) >= 0:
            wrong.append(f"a Fort stands beside its marker at {board.space_ids[space]}")
        if g.is_fortress(space):
            wrong.append(f"a Fort is begun in a Fortress, at {board.space_ids[space]}")
    for connection in range(len(board.conn_ids)):
        begun, built = connection in g.road_sites, g.is_road(connection)
        if (begun or built) and (board.conn_kind[connection] != PATH or (begun and built)):
            wrong.append(f"a Road is not where it can be: {board.conn_ids[connection]}")


def _control(g: Position, wrong: Wrong) -> None:
    """2.1.2 Control as the occupation demands."""
    board = g.board
    for space in range(board.size):
        name, holder, home = board.space_ids[space], g.control[space], board.home[space]
        kind = board.kind[space]
        if kind in (WILDERNESS, BASE) and holder != home:
            wrong.append(f"{name} carries a control marker")
        if kind == VILLAGE and (holder == NEUTRAL) != (g.nations[board.nation[space]] == NEUTRAL):
            wrong.append(f"{name} is neutral and its Nation is not, or the other way round")
        if home >= 0 and holder == NEUTRAL:
            wrong.append(f"{name} is controlled by nobody")
        if kind == SETTLED and holder != home and space not in g.stacks[holder]:
            wrong.append(f"{name} is captured and empty")
        if g.is_fortress(space) and holder != FRENCH:
            wrong.append(f"{name} has fallen before its Bastions")
        for faction in FACTIONS:
            alone = space in g.stacks[faction] and space not in g.stacks[1 - faction]
            if alone and holder == 1 - faction and space not in g.battles and kind != BASE:
                wrong.append(f"{name} should be controlled by the {FACTION_IDS[faction]} side")
    if g.control[board.louisbourg] == BRITISH and not g.open_seas:
        wrong.append("Louisbourg is British and the seas are not open")


# ---------------------------------------------------------------------- tracks and cards


def control_balance(g: Position, control: list[int]) -> int:
    """18.1 The Victory Points of captured Victory Spaces: the British ones less the French ones."""
    board = g.board
    balance = 0
    for space in range(board.size):
        if board.home[space] == FRENCH and control[space] == BRITISH:
            balance += board.victory[space]
        elif board.home[space] == BRITISH and control[space] == FRENCH:
            balance -= board.victory[space]
    return balance


def _tracks(g: Position, wrong: Wrong) -> None:
    """9.3, 18.1, 18.3 The Raid and Victory tracks, and the War in Europe chits."""
    at_start = list(g.board.home)
    for space, faction in g.scenario.control:
        at_start[space] = faction
    gained = control_balance(g, g.control) - control_balance(g, at_start)
    if g.vp != g.scenario.vp + gained + g.other_vp:
        wrong.append(f"the Victory marker is at {g.vp}, which the map does not account for")
    for faction in FACTIONS:
        if not 0 <= g.raid[faction] < RAID_TRACK:
            wrong.append(f"{g.raid[faction]} Raid Points are not on the track")
        held = [chit for chit in (g.wie[faction], g.wie_drawn[faction]) if chit != NO_CHIT]
        chits = [n + held.count(value) for value, n in enumerate(g.wie_pool[faction])]
        if chits != g.pieces.chits[faction] or g.wie_drawn[faction] != NO_CHIT:
            wrong.append(f"the War in Europe chits of the {FACTION_IDS[faction]} do not add up")
    if (g.winner >= 0) != (g.step == OVER):
        wrong.append("the game is over without a winner, or won and not over")


def _cards(g: Position, wrong: Wrong) -> None:
    """6, 7.1 Every card of the Year is in exactly one place; each hand is as the step demands."""
    of_year = cards_of_year(g.scenario, g.year)
    found: list[int] = []
    for deck, cards in enumerate(g.decks):
        found += cards
        if not set(cards) <= set(of_year[deck]):
            wrong.append(f"deck {deck} holds a card of another deck")
    for faction in FACTIONS:
        hand = [g.reserve[faction], g.drawn[faction], g.played[faction], *g.buried[faction]]
        hand = [card for card in hand if card]
        own = {*of_year[BRITISH_BUILDUP + faction], *of_year[BRITISH_CAMPAIGN + faction]}
        if not set(hand) <= own:
            wrong.append(f"the {FACTION_IDS[faction]} side has a card of the other")
        if any(g.pack.deck.cards[card].deck != BUILDUP for card in g.buried[faction]):
            wrong.append("a Campaign card was discarded unseen")
        found += hand
        _hand(g, faction, wrong)
    found += [*g.discards, *([g.indian] if g.indian else [])]
    found += [card for card in g.gone if card in of_year[INDIAN_DECK]]
    if sorted(found) != sorted([card for cards in of_year for card in cards]):
        wrong.append("the cards of the Year do not add up")


def _hand(g: Position, faction: int, wrong: Wrong) -> None:
    side = FACTION_IDS[faction]
    choosing = g.step == CHOOSE_CARDS or (g.step == RESERVES and g.started)
    if (g.drawn[faction] != 0) != choosing:
        wrong.append(f"the {side} side holds a drawn card at the wrong time")
    if (g.reserve[faction] == 0) != (g.step == RESERVES and not g.started):
        wrong.append(f"the {side} side has no Reserve, or one too early")
    in_play = INITIATIVE <= g.step <= END_ROUND
    if (g.played[faction] != 0) != in_play:
        wrong.append(f"the {side} side has a card in play at the wrong time")
