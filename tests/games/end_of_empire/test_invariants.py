"""The invariants notice whatever is wrong with a position: each is broken once."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ticonderoga.engine.dice import Dice
from ticonderoga.games.end_of_empire import position as at
from ticonderoga.games.end_of_empire.data.pack import PACKS
from ticonderoga.games.end_of_empire.edition import Edition
from ticonderoga.games.end_of_empire.invariants import invariants, pieces_add_up
from ticonderoga.games.end_of_empire.position import Position
from ticonderoga.games.end_of_empire.rules.forces import put_down, send_away
from ticonderoga.games.end_of_empire.rules.setup import set_up
from ticonderoga.games.end_of_empire.underway import Operation

Break = Callable[[Position], None]


def start(scenario: str = "arw-campaign-1776", **options: str) -> Position:
    pack = PACKS.load()
    return set_up(pack, Edition.of(options), pack.scenarios[scenario], Dice(7))


def number(g: Position, name: str) -> int:
    return g.pieces.number[name]


def put(g: Position, side: int, name: str, place: str | int) -> None:
    """A piece comes to a place, wherever it was."""
    piece = number(g, name)
    if g.where[piece] >= 0:
        send_away(g, piece, at.ASIDE)
    g.due.pop(piece, None)
    g.steps[piece] = g.pieces.steps[piece]
    put_down(g, side, (piece,), g.board.index(place) if isinstance(place, str) else place)


def mark(g: Position, what: str, name: str) -> None:
    setattr(g, what, getattr(g, what) | 1 << number(g, name))


def test_the_set_up_is_sound() -> None:
    assert invariants(start()) == []


# ---------------------------------------------------------------------- pieces


def _twice(g: Position) -> None:
    put_down(g, 0, (number(g, "arw-4"),), g.board.index("2220"))


def _empty_stack(g: Position) -> None:
    g.stacks[0][g.board.index("1112")] = ()


def _disorder(g: Position) -> None:
    place = g.board.index("4926-town")
    g.stacks[0][place] = g.stacks[0][place][::-1]


def _other_side(g: Position) -> None:
    put(g, 1, "arw-4", "2220")


def _lost(g: Position) -> None:
    g.where[number(g, "arw-4")] = at.DEAD


def _nowhere(g: Position) -> None:
    g.where[number(g, "arw-9")] = at.ABSENT - 1
    g.due.pop(number(g, "arw-9"))


@pytest.mark.parametrize("broken", [_twice, _empty_stack, _disorder, _other_side, _lost, _nowhere])
def test_pieces_add_up(broken: Break) -> None:
    g = start()
    broken(g)
    assert pieces_add_up(g)
    assert invariants(g) == pieces_add_up(g)


def test_while_something_is_under_way_only_pieces_count() -> None:
    g = start()
    g.turn = 99
    assert invariants(g)
    g.operation = Operation(0, 0)
    assert invariants(g) == []


# ---------------------------------------------------------------------- boxes


def _too_many_steps(g: Position) -> None:
    g.steps[number(g, "arw-4")] = 3


def _no_steps(g: Position) -> None:
    g.steps[number(g, "arw-4")] = 0


def _dead_with_steps(g: Position) -> None:
    g.steps[number(g, "arw-18")] = 1


def _dead_militia(g: Position) -> None:
    g.where[number(g, "arw-mil-virginia")] = at.DEAD


def _available_regiment(g: Position) -> None:
    send_away(g, number(g, "arw-4"), at.AVAILABLE)


def _captured_regiment(g: Position) -> None:
    send_away(g, number(g, "arw-4"), at.CAPTURED)


def _track_without_turn(g: Position) -> None:
    g.due.pop(number(g, "arw-9"))


def _turn_without_track(g: Position) -> None:
    g.due[number(g, "arw-4")] = 9


def _another_war(g: Position) -> None:
    put(g, 0, "fiw-44", "4926-town")


# ---------------------------------------------------------------------- spaces


def _fleet_ashore(g: Position) -> None:
    put(g, 0, "arw-fleet-british", "4926-town")


def _swimmer(g: Position) -> None:
    put(g, 0, "arw-4", g.sea_place(2))


def _in_the_sea(g: Position) -> None:
    sea = g.board.sea.index(3)
    put(g, 0, "arw-4", sea)


def _on_a_lake(g: Position) -> None:
    put(g, 0, "arw-4", g.board.terrain.index(1))


def _landing_party_inland(g: Position) -> None:
    g.step = at.OPERATIONS
    put(g, 1, "arw-fleet-fr-ni", "1317")


def _landing_party_ashore(g: Position) -> None:
    put(g, 1, "arw-fleet-fr-ni", "3120-town")


def _both_sides(g: Position) -> None:
    put(g, 0, "arw-4", "3120-town")


def _lone_leader(g: Position) -> None:
    put(g, 0, "arw-howe", "3120-town")


def _spanish_with_americans(g: Position) -> None:
    g.entered_war = [3, 4]
    put(g, 1, "arw-sp-rey", "3411")
    put(g, 1, "arw-c2", "3411")


def _spanish_in_america(g: Position) -> None:
    g.entered_war = [3, 4]
    put(g, 1, "arw-sp-rey", "3219")


def _french_in_canada(g: Position) -> None:
    g.entered_war = [3, 0]
    put(g, 1, "arw-fr-lauzun", "3710")


def _american_at_havana(g: Position) -> None:
    g.entered_war = [3, 4]
    put(g, 1, "arw-c2", g.havana)


def _spanish_too_early(g: Position) -> None:
    put(g, 1, "arw-sp-rey", g.havana)


# ---------------------------------------------------------------------- markers


def _fort_over_nobody(g: Position) -> None:
    g.forts |= 1 << (g.board.index("1111-outpost") - g.board.hexes)


def _fort_in_a_fortress(g: Position) -> None:
    g.forts |= 1 << (g.board.index("4111-fortress") - g.board.hexes)


def _fort_nowhere(g: Position) -> None:
    g.forts |= 1 << (g.board.size - g.board.hexes)


def _raid_nowhere(g: Position) -> None:
    g.raided |= 1 << 19


def _wrong_flag(g: Position) -> None:
    g.step = at.FLEETS
    g.flags |= 1


def _agent_astray(g: Position) -> None:
    g.agents[0] = g.board.index("3120")


def _agent_captured(g: Position) -> None:
    albany = g.pack.tables.agent_ids.index("albany")
    g.agents[albany] = g.board.albany
    put(g, 0, "arw-4", "2716")
    for piece in g.at(1, g.board.index("2716-town")):
        send_away(g, piece, at.ASIDE)


def _agent_of_another_scenario(g: Position) -> None:
    g.agents[0] = -2


# ---------------------------------------------------------------------- seas


def _two_fleets(g: Position) -> None:
    put(g, 0, "arw-fleet-british", g.sea_place(3))
    put(g, 1, "arw-fleet-french", g.sea_place(3))


def _winter_marker_in_spring(g: Position) -> None:
    put(g, 0, "arw-fleet-british", g.sea_place(3))
    mark(g, "winter_fleets", "arw-fleet-british")


def _winter_marker_on_the_track(g: Position) -> None:
    g.turn = 11
    mark(g, "winter_fleets", "arw-fleet-british")


def _enemies_aboard(g: Position) -> None:
    put(g, 0, "arw-fleet-british", g.sea_place(3))
    put(g, 1, "arw-c2", g.aboard(number(g, "arw-fleet-british")))


def _aboard_nothing(g: Position) -> None:
    put(g, 1, "arw-c2", g.aboard(number(g, "arw-fleet-french")))


def _fleet_at_havana(g: Position) -> None:
    g.entered_war = [3, 4]
    put(g, 1, "arw-fleet-spanish", g.havana)


# ---------------------------------------------------------------------- marks


def _done_and_dead(g: Position) -> None:
    mark(g, "done", "arw-18")


def _fresh_and_dead(g: Position) -> None:
    mark(g, "fresh", "arw-18")


def _barred_on_the_map(g: Position) -> None:
    put(g, 0, "ind-mohawk", "2514")
    mark(g, "barred_tribes", "ind-mohawk")


def _barred_regiment(g: Position) -> None:
    mark(g, "barred_tribes", "arw-18")


def _gone_and_there(g: Position) -> None:
    mark(g, "nec", "arw-4")


def _lands_on_land(g: Position) -> None:
    g.step = at.OPERATIONS
    mark(g, "must_land", "arw-4")


def _stays_aboard(g: Position) -> None:
    g.step = at.FORTIFYING
    put(g, 0, "arw-fleet-british", g.sea_place(3))
    put(g, 0, "arw-4", g.aboard(number(g, "arw-fleet-british")))
    mark(g, "must_land", "arw-4")


def _momentum(g: Position) -> None:
    mark(g, "momentum", "arw-howe")


def _named(g: Position) -> None:
    g.named = (number(g, "arw-howe"),)


def _left_over(g: Position) -> None:
    g.step = at.TURN_BEGINS
    mark(g, "fresh", "arw-4")


# ---------------------------------------------------------------------- politics


def _spain_first(g: Position) -> None:
    g.entered_war = [0, 9]


def _spain_before_france(g: Position) -> None:
    g.entered_war = [9, 8]


def _promise_without_france(g: Position) -> None:
    g.new_france = True


def _foreign_chief(g: Position) -> None:
    g.step = at.FLEETS
    put(g, 0, "arw-carleton", "2220")
    for piece in g.at(1, g.board.index("2220-town")):
        send_away(g, piece, at.ASIDE)


def _over_without_result(g: Position) -> None:
    g.step = at.OVER


def _won_and_not_over(g: Position) -> None:
    g.winner = 0


def _reason_without_end(g: Position) -> None:
    g.reason = "north"


def _no_such_turn(g: Position) -> None:
    g.turn = 6


@pytest.mark.parametrize(
    "broken",
    [one for name, one in sorted(globals().items()) if name.startswith("_") and callable(one)
     and getattr(one, "__annotations__", {}).get("g") == "Position"],
    ids=lambda one: one.__name__,
)  # fmt: skip
def test_whatever_is_wrong_is_noticed(broken: Break) -> None:
    g = start()
    assert invariants(g) == []
    broken(g)
    assert invariants(g)


def test_what_is_right_is_not_complained_of() -> None:
    """Enemies may share a space as Indians in the wilderness, or where arrivals must attack; fleets
    of both sides an area as markers in winter; troops wait aboard until their own phase is over."""
    g = start()
    put(g, 0, "ind-mohawk", "1112")
    put(g, 1, "arw-c2", "1112")
    put(g, 0, "arw-4", "3120-town")
    mark(g, "fresh", "arw-4")
    assert invariants(g) == []
    g = start()
    g.turn = 11
    put(g, 0, "arw-fleet-british", g.sea_place(3))
    mark(g, "winter_fleets", "arw-fleet-british")
    put(g, 1, "arw-fleet-french", g.sea_place(3))
    put(g, 0, "arw-4", g.board.terrain.index(1))
    assert invariants(g) == []
    g = start()
    g.step = at.FORTIFYING
    g.entered_war = [3, 0]
    put(g, 1, "arw-fleet-french", g.sea_place(3))
    put(g, 1, "arw-fr-lauzun", g.aboard(number(g, "arw-fleet-french")))
    mark(g, "must_land", "arw-fr-lauzun")
    for area in range(19):
        g.flags &= ~(1 << area)
    assert [one for one in invariants(g) if "aboard" in one] == []
    g.active = 1
    assert [one for one in invariants(g) if "aboard" in one]


def test_other_wars_have_no_politics_of_the_american_one() -> None:
    for field, value in (
        ("entered_war", [1, 0]), ("economy", 1), ("republic", True), ("raided", 1),
    ):  # fmt: skip
        g = start("fiw-1755")
        assert invariants(g) == []
        setattr(g, field, value)
        assert invariants(g)


def test_with_one_space_per_hex_nobody_is_inside() -> None:
    g = start("fiw-1755", **{"one-space-per-hex": "yes"})
    assert invariants(g) == []
    put(g, 0, "fiw-44", "1114-outpost")
    assert invariants(g)
