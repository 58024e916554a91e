"""What must hold at every checkpoint, whatever happened before: nothing is lost or doubled.

And what must be seen when enough games are played: every use of every card.
"""

from __future__ import annotations

from ticonderoga.engine.ask import Choice
from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH
from ticonderoga.games.washingtons_war.data.pack import Pack
from ticonderoga.games.washingtons_war.position import (
    ALLIANCE_REACHED,
    ALLIANCE_SIGNED,
    DISPERSED,
    FRANCE_NEUTRAL,
    IMPULSE,
    IN_BOX,
    NAVY_AWAY,
    NAVY_ON_TRACK,
    NOT_ARRIVED,
    OUT_OF_GAME,
    OVER,
    Position,
)
from ticonderoga.games.washingtons_war.rules.french import ALLIANCE_SPACE, rochambeau


def invariants(g: Position) -> list[str]:
    """A sentence for each thing that is wrong; an empty list if nothing is."""
    return [*_cards(g), *_combat_units(g), *_generals(g), *_company(g), *_tracks(g)]


def _cards(g: Position) -> list[str]:
    """6.1 Each card is in exactly one place; a known card is in the hand it is known of."""
    found: list[str] = []
    places = [*g.deck, *g.discards, *g.removed, *g.set_aside]
    for side in (AMERICAN, BRITISH):
        places += [*g.hands[side], *g.queues[side], *g.reinforced[side]]
        for card in g.known[side]:
            if card not in g.hands[side]:
                found.append(f"card {card} is known to be in a hand where it is not")
    if g.war_ends:
        places.append(g.war_ends)
    if sorted(places) != sorted(g.pack.deck.numbers):
        numbers = set(g.pack.deck.numbers)
        lost = sorted(numbers - set(places))
        doubled = sorted({card for card in places if places.count(card) > 1})
        found.append(f"cards lost: {lost}; doubled: {doubled}")
    for card in (g.exchangeable, g.discarded):
        if card and card not in g.discards:
            found.append(f"card {card} can be fetched, but is not among the discards")
    if g.step == IMPULSE and not g.hands[g.active]:
        found.append("it is the turn of a side without cards")
    return found


def _combat_units(g: Position) -> list[str]:
    """2.2 No more CUs than the box holds, never fewer than none; the French are five (12.2)."""
    found: list[str] = []
    for name, cus in (
        ("American", g.american_cu),
        ("French", g.french_cu),
        ("British", g.british_cu),
    ):
        if min(cus) < 0:
            found.append(f"a space has fewer than no {name} CUs")
    if min(g.american_box, g.british_box, g.french_waiting) < 0:
        found.append("a box has fewer than no CUs")
    limit = g.pack.pieces.cu_limit
    if sum(g.american_cu) + g.american_box > limit[AMERICAN]:
        found.append("there are more American CUs than pieces")
    if sum(g.british_cu) + g.british_box > limit[BRITISH]:
        found.append("there are more British CUs than pieces")
    french = sum(g.french_cu)
    if french + g.french_waiting > g.pack.pieces.french_cus:
        found.append("there are more French CUs than came over")
    if french and g.france < ALLIANCE_SIGNED:
        found.append("French CUs are on the map before the alliance")
    return found


def _generals(g: Position) -> list[str]:
    """3.0, 7.6 Where a general can be, and one of a side to a space."""
    found: list[str] = []
    generals = g.pack.pieces.generals
    french = rochambeau(g)
    for general, where in enumerate(g.generals):
        who = generals[general]
        if not NOT_ARRIVED <= where < g.board.size:
            found.append(f"{who.short} is nowhere")
        if where == NOT_ARRIVED and (general != french or g.france >= ALLIANCE_SIGNED):
            found.append(f"{who.short} has not arrived, and should have")
        if general == french and g.france < ALLIANCE_SIGNED and where != NOT_ARRIVED:
            found.append(f"{who.short} is here before the alliance")
        if where == IN_BOX and who.never_to_box:
            found.append(f"{who.short} is in the box, where he never goes")
        if where == OUT_OF_GAME and not may_leave(g, general):
            found.append(f"{who.short} is out of the game, and nothing takes him out")
    for side in (AMERICAN, BRITISH):
        placed = [g.generals[x] for x in g.pack.pieces.by_side[side] if g.generals[x] >= 0]
        if len(placed) != len(set(placed)):
            found.append("two generals of one side are in one space")
    return found


def may_leave(g: Position, general: int) -> bool:
    """7.6.B Washington, when captured; 6.33 a general whom a battle card removes."""
    who = g.pack.pieces.generals[general]
    if who.out_if_captured:
        return True
    for card in g.pack.deck.cards:
        for effect in card.battle_effects:
            if effect.op == "remove_general_forever" and effect.general in (who.id, who.name):
                return True
    return False


def _company(g: Position) -> list[str]:
    """7.4, 7.6 No space holds pieces of both sides when a step is done."""
    found: list[str] = []
    british = {g.generals[x] for x in g.pack.pieces.by_side[BRITISH]}
    american = {g.generals[x] for x in g.pack.pieces.by_side[AMERICAN]}
    for space in range(g.board.size):
        ours = g.american_cu[space] + g.french_cu[space] > 0 or space in american
        theirs = g.british_cu[space] > 0 or space in british
        if ours and theirs:
            found.append(f"both sides have pieces in {g.board.labels[space]}")
        if g.pc[space] not in (0, 1, 2):
            found.append(f"{g.board.labels[space]} has an unknown marker")
    if g.congress != DISPERSED and g.british_cu[g.congress]:
        found.append("Congress sits among British CUs")
    return found


def _tracks(g: Position) -> list[str]:
    """The tracks, the Navy and the cursor."""
    found: list[str] = []
    if not 0 <= g.alliance <= ALLIANCE_SPACE:
        found.append("the alliance marker is off its track")
    if g.france == FRANCE_NEUTRAL and g.alliance == ALLIANCE_SPACE:
        found.append("the alliance is reached, and France is neutral")
    if g.france >= ALLIANCE_REACHED and g.alliance != ALLIANCE_SPACE:
        found.append("France has entered, and the alliance marker went back")
    if (g.navy == NAVY_AWAY) != (g.france < ALLIANCE_SIGNED):
        found.append("the French Navy is out of step with the alliance")
    if not NAVY_ON_TRACK <= g.navy < len(g.board.zone_ids):
        found.append("the French Navy is nowhere")
    pieces = g.pack.pieces
    if not pieces.first_year <= g.year <= pieces.last_year:
        found.append(f"the year is {g.year}")
    for side in (AMERICAN, BRITISH):
        if len(g.reinforced[side]) > pieces.plays_per_year[side]:
            found.append("a side brought reinforcements more often than it may")
        if g.draws[side] < 0:
            found.append("a side is owed fewer than no cards")
    if (g.step == OVER) != (g.winner >= 0):
        found.append("the game is over without a winner, or won and not over")
    return found


def card_uses(pack: Pack) -> list[Choice]:
    """6.2, 6.3 Every way in which a card can be chosen, over the whole deck."""
    uses: list[Choice] = []
    for number in pack.deck.numbers:
        card = pack.deck.cards[number]
        if card.kind == "ops":
            verbs = ["activate", "politics", "reinforce", "queue", "discard_unused", "exchange"]
        elif card.kind == "mandatory":
            verbs = ["event"]
        elif card.kind == "campaign":
            verbs = ["campaign", "lead", "discard", "discard_for_bonus"]
        else:
            verbs = ["discard", "discard_for_bonus"]
            if card.effects:
                verbs.append("event")
            if card.kind == "battle":
                verbs.append("battle_card")
        uses += [(verb, number) for verb in verbs]
    return uses
