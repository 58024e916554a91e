"""15.2 to 15.7 The politics of the American war: France and Spain enter, New France is offered, the
economy collapses."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Procedure
from ticonderoga.engine.game import record
from ticonderoga.engine.kit.questions import ask_yes_no, yes_no_question
from ticonderoga.games.end_of_empire.data import victory as data
from ticonderoga.games.end_of_empire.data.kinds import (
    ALLIED,
    ARW,
    BRITISH,
    COLONIES,
    ENTRY_HAVANA,
    ENTRY_OF_FRANCE,
    ENTRY_OF_SPAIN,
    FRANCE,
    FULL_COLLAPSE,
    LEAVES_NEAR_COLLAPSE,
    NEAR_COLLAPSE,
    NORMAL,
    ROLE_HOWE,
    SPAIN,
    VERMONT,
    WINTER_1,
)
from ticonderoga.games.end_of_empire.position import (
    ASIDE,
    CAPTURED,
    DEAD,
    EXCHANGES,
    TRACK,
    TURN_ENDS,
    WITHDRAWN,
    Position,
)
from ticonderoga.games.end_of_empire.rules import at_once, naval_infantry, victory
from ticonderoga.games.end_of_empire.rules.control import controls
from ticonderoga.games.end_of_empire.rules.forces import bring_in, send_away
from ticonderoga.games.end_of_empire.rules.ports import british_ports, disruption
from ticonderoga.games.end_of_empire.rules.stranded import rejoin

# ---------------------------------------------------------------------- the turn begins


def begin_turn(g: Position) -> Procedure[None]:
    """15.2, 15.5, 15.7, 12.4 What a turn of the American war may begin with."""
    if not g.entered_war[ENTRY_OF_FRANCE]:
        french_entry(g)
    if g.entered_war[ENTRY_OF_FRANCE] and not g.entered_war[ENTRY_OF_SPAIN]:
        spanish_entry(g)
    if g.economy != FULL_COLLAPSE and british_ports(g) == len(g.board.american_ports):
        record(g, "all_ports_british")
        yield from set_economy(g, FULL_COLLAPSE)
    if g.turn >= g.pack.tables.vermont_turn and not g.republic:
        vermont_republic(g)


def dead_british(g: Position) -> int:
    """15.2 The steps of British regulars in the dead pile."""
    p = g.pieces
    return sum(
        [p.steps[piece] for piece, where in enumerate(g.where) if where == DEAD and
         p.british_regular[piece]]
    )  # fmt: skip


def vermont_republic(g: Position) -> None:
    """12.4 Vermont makes its own peace: its militia leaves for good."""
    g.republic = True
    record(g, "vermont_republic", g.board.bennington)
    for piece in g.pieces.militia[g.war][ALLIED][VERMONT]:
        send_away(g, piece, WITHDRAWN)
    g.flags &= ~(1 << VERMONT)


# ---------------------------------------------------------------------- 15.2 France


def french_entry(g: Position) -> None:
    """15.2, O10 France enters when enough steps are dead; with the option that is only marked, and
    dice decide from the next turn on."""
    if not g.edition.entry_by_dice:
        if dead_british(g) >= g.pack.tables.french_steps:
            french_enter(g, g.turn)
        return
    if g.marked_entry[ENTRY_OF_FRANCE]:
        if _entry_roll(g, FRANCE, g.turn - g.marked_entry[ENTRY_OF_FRANCE] - 1):
            french_enter(g, g.turn)
    elif dead_british(g) >= g.pack.tables.french_steps:
        g.marked_entry[ENTRY_OF_FRANCE] = g.turn
        g.marked_entry[ENTRY_OF_SPAIN] = g.turn + g.pack.tables.dice_spanish_after
        record(g, "entry_marked", g.turn, g.marked_entry[ENTRY_OF_SPAIN])


def _entry_roll(g: Position, nation: int, failures: int) -> bool:
    """O10 A die with 1 more for each failure; a natural 1 always fails."""
    tables = g.pack.tables
    die = g.dice.d6()
    added = min(failures, tables.dice_most)
    enters = die > 1 and die + added >= tables.dice_roll
    record(g, "entry_roll_succeeds" if enters else "entry_roll_fails", nation, die, added)
    return enters


def french_enter(g: Position, fleet_due: int) -> None:
    """15.2, 7.6 France is in the war: her fleet may come, Howe leaves, the West Indies wait."""
    g.entered_war[ENTRY_OF_FRANCE] = g.turn
    g.wi_due = g.turn + g.pack.tables.west_indies_after
    record(g, "french_entry", g.turn, g.wi_due)
    _fleets_appear(g, FRANCE, fleet_due)
    howe = g.pieces.role[ROLE_HOWE]
    if g.in_play(howe) or g.where[howe] in (TRACK, CAPTURED):
        record(g, "leader_recalled", howe)
        send_away(g, howe, WITHDRAWN)


def _fleets_appear(g: Position, nation: int, turn: int) -> None:
    for fleet in g.pieces.fleets[g.war][nation]:
        if g.where[fleet] == ASIDE:
            send_away(g, fleet, TRACK, turn)


# ---------------------------------------------------------------------- 15.4 New France

OFFER_NEW_FRANCE: Final = yes_no_question("new_france")


def may_offer_new_france(g: Position) -> bool:
    """15.4 France is out, it is late enough, and the British control hardly a port."""
    if g.war != ARW or g.entered_war[ENTRY_OF_FRANCE] or g.turn < g.pack.tables.new_france_from:
        return False
    held = [
        hex
        for hex in g.board.american_ports
        if g.board.area[hex] < COLONIES and controls(g, BRITISH, hex)
    ]
    return len(held) < g.pack.tables.new_france_ports


def new_france(g: Position) -> Procedure[None]:
    """15.4 The American may offer France the return of New France: one die."""
    g.step = EXCHANGES
    if not may_offer_new_france(g):
        return
    offers: bool = yield from ask_yes_no(ALLIED, OFFER_NEW_FRANCE)
    if not offers:
        return
    die = g.dice.d6()
    if die > g.pack.tables.new_france_roll:
        record(g, "new_france_fails", die)
        return
    record(g, "new_france_succeeds", die)
    g.new_france = True
    if not g.marked_entry[ENTRY_OF_SPAIN]:
        g.marked_entry[ENTRY_OF_SPAIN] = g.turn + g.pack.tables.dice_spanish_after
    french_enter(g, g.turn + 1)
    yield from at_once.settled(g)


# ---------------------------------------------------------------------- 15.5 Spain


def spanish_entry(g: Position) -> None:
    """15.5, O10 Spain enters some turns after France, not too early; with the option by dice."""
    tables = g.pack.tables
    if g.edition.entry_by_dice:
        first = max(g.marked_entry[ENTRY_OF_SPAIN] + 1, g.entered_war[ENTRY_OF_FRANCE])
        enters = g.turn >= first and _entry_roll(g, SPAIN, g.turn - first)
    else:
        enters = g.turn >= max(
            tables.spanish_first, g.entered_war[ENTRY_OF_FRANCE] + tables.spanish_after
        )
    if enters:
        spanish_enter(g)


def spanish_enter(g: Position) -> None:
    """15.5 Spain is in the war: her units are at Havana, and her fleet may come."""
    g.entered_war[ENTRY_OF_SPAIN] = g.turn
    record(g, "spanish_entry", g.turn)
    _fleets_appear(g, SPAIN, g.turn)
    for piece in g.pieces.of_war[g.war]:
        if g.scenario.entry_kind[piece] == ENTRY_HAVANA:
            bring_in(g, ALLIED, piece, g.havana)


# ---------------------------------------------------------------------- 15.7 the economy


def set_economy(g: Position, economy: int) -> Procedure[None]:
    """7.4, 15.7, ruling B-51: the economy is so from now on; in a collapse the NEC units leave, the
    dead ones too, and leaders who are left alone go to the nearest unit (11.11)."""
    g.economy = economy
    record(g, "economy", economy)
    if economy == NORMAL:
        return
    left: list[int] = []
    for piece in g.pieces.of_war[g.war]:
        if g.pieces.leaves[piece] != LEAVES_NEAR_COLLAPSE:
            continue
        if g.in_play(piece) or g.where[piece] == DEAD:
            record(g, "left_for_collapse", piece)
            if g.on_map(piece):
                left.append(g.where[piece])
            send_away(g, piece, WITHDRAWN)
            g.steps[piece] = 0
            g.nec |= 1 << piece
    yield from rejoin(g, ALLIED, left)


def spanish_natchez(g: Position) -> bool:
    """15.7 Spain is in, and owns Natchez."""
    hex = g.board.natchez
    if not g.entered_war[ENTRY_OF_SPAIN] or not controls(g, ALLIED, hex):
        return False
    for space in g.board.spaces_of[hex]:
        for piece in g.at(ALLIED, space):
            if g.pieces.nation[piece] == SPAIN:
                return True
    return False


def collapse_roll(g: Position) -> Procedure[None]:
    """15.7 The check of a December turn."""
    tables = g.pack.tables
    ports = disruption(g)
    added = ports
    if g.entered_war[ENTRY_OF_FRANCE]:
        added += tables.collapse_french
    if spanish_natchez(g):
        added += tables.collapse_spanish
    die = g.dice.d6()
    record(g, "collapse_roll", die, ports, f"{added:+}", die + added)
    yield from set_economy(g, tables.economy(g.turn, die + added))


def end_of_turn(g: Position) -> Procedure[None]:
    """4, 15.7 to 15.9 Landing parties are aboard again; victory is judged; then, in December, the
    economy is checked and Raid markers are removed."""
    naval_infantry.return_aboard(g)
    g.step = TURN_ENDS
    if victory.judge(g, data.EACH_TURN):
        return
    if g.scenario.collapse_rolls and g.turn in g.pack.tables.collapse_full:
        yield from collapse_roll(g)
    elif g.turn == g.scenario.near_collapse_turn:
        yield from set_economy(g, NEAR_COLLAPSE)
    if g.season == WINTER_1:
        if g.raided:
            record(g, "raids_over")
        g.raided = 0
    yield from at_once.settled(g)
