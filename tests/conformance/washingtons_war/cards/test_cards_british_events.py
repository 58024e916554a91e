"""Cards 83, 84, 85, 95, 98, 102, 105, 106, 107, 110: the other British events."""

from __future__ import annotations

import pytest

from tests.conformance.washingtons_war.situation import EDITIONS, Situation
from ticonderoga.games.washingtons_war.data.board import AMERICAN

GUARDS = [
    ("American 1 @ {}", "marker_guarded_by_cu"),
    ("French 1 @ {}", "marker_guarded_by_cu"),
    ("Lee @ {}", "marker_guarded_by_general"),
    ("Washington @ {}", "marker_guarded_by_general"),
    ("Rochambeau @ {}", "marker_guarded_by_general"),
    ("Congress @ {}", "marker_guarded_by_congress"),
]

REMOVALS = [
    # card, how many, open spaces, a space of another colony, a port of a named one
    (84, 2, ["Albany", "Reading", "Brattleboro", "Oswego"], "Winchester", "New York"),
    (85, 2, ["Salem", "Camden", "Augusta", "Cheraw"], "Petersburg", "Savannah"),
    (105, 2, ["Reading", "Winchester", "Bedford"], "Albany", "Norfolk"),
]


def play(ww: Situation, card: int) -> Situation:
    return ww.hand([1, 3], [card, 2]).british_turn().british(f"event {card}")


def guard(ww: Situation, piece: str) -> None:
    """Put a piece, or Congress, into a space."""
    if piece.startswith("Congress"):
        ww.congress(piece.partition(" @ ")[2])
    else:
        ww.put(piece)


# ---------------------------------------------------------------------- 84, 85, 105


@pytest.mark.rule("R-061", "R-062", "R-016")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("card", "number", "open_spaces", "elsewhere", "port"), REMOVALS)
def test_84_85_105_raids_remove_markers_inland_in_named_colonies(
    card: int, number: int, open_spaces: list[str], elsewhere: str, port: str, edition: str
) -> None:
    ww = Situation(edition).american_pc(*open_spaces, elsewhere, port).british_pc("Gilbert Town")
    play(ww, card)
    assert ww.offered("remove") == sorted(open_spaces)
    assert ww.why_not(f"remove {elsewhere}") == "not_in_named_colonies"
    assert ww.why_not(f"remove {port}") == "no_ports"
    assert ww.why_not("remove Gilbert Town") == "no_marker_of_that_side"
    assert ww.why_not(f"flip {open_spaces[0]}") == "event_does_otherwise"
    for space in open_spaces[:number]:
        assert ww.asked == "event_target"
        ww.british(f"remove {space}")
    assert [ww.pc(space) for space in open_spaces] == ["none"] * number + ["American"] * (
        len(open_spaces) - number
    )
    assert (ww.asked, ww.asked_seat) == ("play", AMERICAN)
    assert ww.g.discards == (card,)


@pytest.mark.rule("R-061")
@pytest.mark.parametrize("card", [84, 85, 105])
def test_84_85_105_fewer_will_do(card: int) -> None:
    ww = play(Situation().american_pc("Reading", "Winchester", "Salem", "Camden"), card)
    ww.british("done")
    assert [ww.pc(space) for space in ("Reading", "Salem")] == ["American", "American"]


@pytest.mark.rule("R-016", "R-062")
@pytest.mark.parametrize(("piece", "reason"), GUARDS)
@pytest.mark.parametrize(("card", "space", "other"), [
    (84, "Reading", "Albany"), (85, "Camden", "Salem"), (105, "Reading", "Winchester"),
    (95, "Reading", "Albany"),
])  # fmt: skip
def test_84_85_95_105_a_guarded_marker_stays(
    card: int, space: str, other: str, piece: str, reason: str
) -> None:
    ww = Situation().american_pc(space, other).congress("York")
    guard(ww, piece.format(space))
    play(ww, card)
    assert ww.why_not(f"remove {space}") == reason
    assert ww.offers(f"remove {other}")


@pytest.mark.rule("R-059")
@pytest.mark.parametrize("card", [83, 84, 85, 95, 98, 102, 105, 106, 107, 110])
def test_british_events_are_refused_to_the_american(card: int) -> None:
    ww = Situation().hand([card, 1], [2])
    assert ww.why_not(f"event {card}") == "other_sides_event"
    assert ww.offers(f"discard {card}")


# ---------------------------------------------------------------------- 95 Pitt


@pytest.mark.rule("R-061", "R-049", "R-016")
@pytest.mark.parametrize("edition", EDITIONS)
def test_95_pitt_removes_one_marker_each_of_two_colonies(edition: str) -> None:
    ww = Situation(edition).american_pc("Reading", "York", "Boston", "Quebec", "Albany")
    play(ww, 95)
    ww.british("remove York")
    assert ww.match.asks[0].about["number"] == 1
    assert ww.why_not("remove Reading") == "colony_already_hit"
    assert ww.why_not("flip Reading") == "colony_already_hit"
    assert ww.why_not("flip Quebec") == "event_does_otherwise"
    assert ww.offered("remove") == ["Albany", "Boston", "Quebec"]
    ww.british("remove Boston")
    assert [ww.pc(name) for name in ("York", "Boston", "Albany")] == ["none", "none", "American"]
    assert ww.asked_seat == AMERICAN
    assert ww.g.reshuffle_due
    assert ww.g.discards == (95,)


@pytest.mark.rule("R-065", "R-049")
@pytest.mark.parametrize("state", ["signed", "war"])
def test_95_pitt_comes_too_late_after_the_alliance(state: str) -> None:
    ww = Situation().france(state).american_pc("York", "Boston").hand([1], [95, 2]).british_turn()
    assert ww.why_not("event 95") == "alliance_is_signed"
    ww.british("discard 95")
    assert not ww.g.reshuffle_due


# ---------------------------------------------------------------------- 83 Sandwich


@pytest.mark.rule("R-061", "R-062", "R-016")
@pytest.mark.parametrize("edition", EDITIONS)
def test_83_sandwich_removes_two_markers_in_ports(edition: str) -> None:
    ww = Situation(edition).american_pc("New York", "Savannah", "Norfolk", "Hartford")
    play(ww, 83).british("option 0")
    assert ww.offered("remove") == ["New York", "Norfolk", "Savannah"]
    assert ww.why_not("remove Hartford") == "ports_only"
    ww.british("remove New York", "remove Savannah")
    assert [ww.pc(name) for name in ("New York", "Savannah", "Norfolk")] == [
        "none", "none", "American",
    ]  # fmt: skip
    assert (ww.asked, ww.asked_seat) == ("play", AMERICAN)
    assert (ww.g.discards, ww.g.removed) == ((83,), ())


@pytest.mark.rule("R-061", "R-198")
def test_83_sandwich_or_flips_exactly_one() -> None:
    ww = play(Situation().american_pc("New York", "Savannah", "Hartford"), 83)
    ww.british("option 1")
    assert ww.offered("flip") == ["New York", "Savannah"]
    assert ww.why_not("done") == "event_must_be_done"
    assert ww.why_not("remove New York") == "event_does_otherwise"
    assert ww.why_not("flip Hartford") == "ports_only"
    assert ww.why_not("flip Boston") == "no_marker_of_that_side"
    ww.british("flip Savannah")
    assert (ww.pc("Savannah"), ww.pc("New York")) == ("British", "American")
    assert ww.asked_seat == AMERICAN


@pytest.mark.rule("R-061")
def test_83_sandwich_removing_may_stop_early() -> None:
    ww = play(Situation().american_pc("New York", "Savannah"), 83).british("option 0", "done")
    assert (ww.pc("New York"), ww.pc("Savannah")) == ("American", "American")


@pytest.mark.rule("R-226", "R-016")
@pytest.mark.parametrize("option", [("0", "remove"), ("1", "flip")])
def test_83_sandwich_does_not_reach_a_blockaded_port(option: tuple[str, str]) -> None:
    ww = Situation().american_pc("New York", "Savannah", "Boston").france("war", "south_atlantic")
    play(ww, 83).british(f"option {option[0]}")
    assert ww.why_not(f"{option[1]} Savannah") == "blockaded"
    assert ww.offered(option[1]) == ["Boston", "New York"]


@pytest.mark.rule("R-016")
@pytest.mark.parametrize(("piece", "reason"), GUARDS)
@pytest.mark.parametrize("option", [("0", "remove"), ("1", "flip")])
def test_83_sandwich_a_guarded_marker_stays(
    option: tuple[str, str], piece: str, reason: str
) -> None:
    ww = Situation().american_pc("New York", "Savannah", "Boston").congress("York")
    guard(ww, piece.format("Savannah"))
    play(ww, 83).british(f"option {option[0]}")
    assert ww.why_not(f"{option[1]} Savannah") == reason


@pytest.mark.rule("A-08")
def test_83_sandwich_without_a_target_does_nothing() -> None:
    ww = play(Situation().american_pc("Hartford"), 83)
    assert (ww.asked, ww.asked_seat) == ("play", AMERICAN)
    assert ww.g.discards == (83,)


# ---------------------------------------------------------------------- 98 Josiah Martin


@pytest.mark.rule("R-198", "R-061")
@pytest.mark.parametrize("edition", EDITIONS)
def test_98_martin_places_two_markers_in_north_carolina(edition: str) -> None:
    ww = Situation(edition).american_pc("Charlotte").british_pc("Wilmington NC").congress("Salem")
    ww.put("American 1 @ Hillsboro", "French 1 @ Halifax", "Lee @ New Bern", "Howe @ Gilbert Town")
    play(ww, 98)
    assert ww.offered("place") == ["Cross Creek", "Gilbert Town"]
    for space in ("Charlotte", "Wilmington NC"):
        assert ww.why_not(f"place {space}") == "marked"
    for space in ("Hillsboro", "Halifax", "New Bern", "Salem"):
        assert ww.why_not(f"place {space}") == "american_unit_there"
    assert ww.why_not("place Camden") == "not_in_named_colonies"
    assert ww.why_not("flip Charlotte") == "marked"
    ww.british("place Cross Creek", "place Gilbert Town")
    assert (ww.pc("Cross Creek"), ww.pc("Gilbert Town")) == ("British", "British")
    assert (ww.asked, ww.asked_seat) == ("play", AMERICAN)


@pytest.mark.rule("R-061", "R-198")
def test_98_martin_two_at_the_most_and_fewer_if_he_likes() -> None:
    ww = play(Situation(), 98).british("place Salem", "place Charlotte")
    assert ww.asked_seat == AMERICAN
    ww = play(Situation(), 98).british("place Salem", "done")
    assert sum(ww.g.pc) == 2


# ---------------------------------------------------------------------- 102 Amnesty


@pytest.mark.rule("R-061", "R-062", "R-196")
@pytest.mark.parametrize("edition", EDITIONS)
def test_102_amnesty_removes_two_markers_next_to_british_ones(edition: str) -> None:
    """British at Albany and Boston: lines, and ports from port to port."""
    ww = Situation(edition).british_pc("Albany", "Boston")
    ww.american_pc("Saratoga", "Savannah", "Springfield", "York", "Ticonderoga")
    play(ww, 102)
    assert ww.offered("remove") == ["Saratoga", "Savannah", "Springfield"]
    assert ww.why_not("remove York") == "not_next_to_own_marker"
    assert ww.why_not("remove Boston") == "no_marker_of_that_side"
    assert ww.why_not("flip Saratoga") == "event_does_otherwise"
    ww.british("remove Saratoga", "remove Savannah")
    assert [ww.pc(name) for name in ("Saratoga", "Savannah", "Springfield")] == [
        "none", "none", "American",
    ]  # fmt: skip
    assert (ww.asked, ww.asked_seat) == ("play", AMERICAN)


@pytest.mark.rule("R-016")
@pytest.mark.parametrize(("piece", "reason"), GUARDS)
def test_102_amnesty_a_guarded_marker_stays(piece: str, reason: str) -> None:
    ww = Situation().british_pc("Albany").american_pc("Saratoga", "Springfield", "Brattleboro")
    ww.congress("York")
    guard(ww, piece.format("Saratoga"))
    play(ww, 102)
    assert ww.why_not("remove Saratoga") == reason
    assert ww.offered("remove") == ["Brattleboro", "Springfield"]


@pytest.mark.rule("R-196", "R-016", "R-061")
@pytest.mark.parametrize("edition", EDITIONS)
def test_102_amnesty_reaches_no_port_without_a_british_one_and_may_stop(edition: str) -> None:
    """The card wants an adjacent British marker, whatever the edition says of placing."""
    ww = Situation(edition).british_pc("Albany").american_pc("Saratoga", "Savannah", "Brattleboro")
    play(ww, 102)
    assert ww.offered("remove") == ["Brattleboro", "Saratoga"]
    ww.british("done")
    assert ww.pc("Saratoga") == "American"


@pytest.mark.rule("R-065", "R-222")
@pytest.mark.parametrize(
    ("state", "playable"), [("neutral", True), ("signed", True), ("war", False)]
)
def test_102_amnesty_is_out_of_the_question_in_the_european_war(state: str, playable: bool) -> None:
    ww = Situation().france(state).british_pc("Albany").hand([1], [102, 2]).british_turn()
    assert ww.offers("event 102") is playable
    if not playable:
        assert ww.why_not("event 102") == "european_war_is_on"


# ---------------------------------------------------------------------- 106, 107


@pytest.mark.rule("R-052", "R-063")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("card", [106, 107])
def test_106_107_strip_a_card_of_the_american_hand(card: int, edition: str) -> None:
    ww = Situation(edition).france("war", navy="delaware").hand([1, 3, 5], [card, 2])
    ww.british_turn().british(f"event {card}")
    assert len(ww.g.hands[AMERICAN]) == 2
    assert ww.g.hands[1] == (2,)
    (lost,) = {1, 3, 5} - set(ww.g.hands[AMERICAN])
    assert ww.g.discards == (lost, card)
    assert (ww.asked, ww.asked_seat) == ("play", AMERICAN)


@pytest.mark.rule("R-065", "R-222")
@pytest.mark.parametrize("state", ["neutral", "reached", "signed"])
def test_107_rodney_needs_the_european_war(state: str) -> None:
    ww = Situation().france(state).hand([1], [106, 107]).british_turn()
    assert ww.why_not("event 107") == "no_european_war"
    assert ww.offers("event 106")
    assert ww.offers("discard 107")


# ---------------------------------------------------------------------- 110 Smallpox


@pytest.mark.rule("R-062", "R-061")
@pytest.mark.parametrize("edition", EDITIONS)
def test_110_smallpox_takes_one_american_or_french_cu(edition: str) -> None:
    ww = Situation(edition).put("Greene 2 @ York", "French 3 @ Newport", "Howe 4 @ Boston")
    play(ww, 110)
    assert ww.offered("remove_cu") == ["Newport", "St. Mary's", "York"]
    assert ww.why_not("remove_cu Boston") == "no_cu_to_remove"
    assert ww.why_not("done") == "event_must_be_done"
    ww.british("remove_cu Newport")
    assert ww.cus("Newport") == (0, 2, 0)
    assert ww.logged("cus_lost") == [(AMERICAN, ww.space("Newport"), 1)]
    assert (ww.asked, ww.asked_seat) == ("play", AMERICAN)


@pytest.mark.rule("R-062", "R-225")
@pytest.mark.parametrize(("mix", "left"), [("mix 1 0", (1, 2, 0)), ("mix 0 1", (2, 1, 0))])
def test_110_smallpox_the_british_choose_within_a_mixed_stack(
    mix: str, left: tuple[int, int, int]
) -> None:
    ww = play(Situation().put("Greene 2+2 @ York"), 110).british("remove_cu York", mix)
    assert ww.cus("York") == left


@pytest.mark.rule("R-228")
def test_110_smallpox_may_win_the_war() -> None:
    ww = Situation().nobody_else().put("American 1 @ York", "British 2 @ Boston")
    play(ww, 110)
    assert ww.match.over
    assert ww.g.reason == "no_american_cus"
