"""Parts of boards and scenes: what is not said has its usual value."""

from __future__ import annotations

from ticonderoga.engine.kit import drawing as draw


def test_a_place_on_a_plain_board() -> None:
    place = draw.space("mill", "mill hill", 300, 580, "A hill.", ("3",), region=0)
    assert (place["label"], place["shape"], place["zone"]) == ("Mill Hill", "circle", -1)
    assert (place["about"], place["rules"], place["region"]) == (["A hill."], ["3"], 0)


def test_bounds_leave_a_margin_around_all_places() -> None:
    shown = draw.bounds([40.0, 42.0], [-75.0, -71.0])
    assert shown == {"lat": (38.8, 43.2), "lon": (-76.2, -69.8)}


def test_a_token_is_written_only_where_that_is_said() -> None:
    plain = draw.token("hill 1", ("space", 1), "marker", 0, "Held by Red")
    assert plain["count"] == 1
    assert not {"mark", "brief"} & set(plain)
    marked = draw.token("cu 1", ("box", "away"), "plate", 1, "Three", 3, mark="R", brief="3R")
    assert (marked["count"], marked["mark"], marked["brief"]) == (3, "R", "3R")


def test_a_hand_is_closed_or_open() -> None:
    assert draw.hand(0, 5, None)["cards"] is None
    assert draw.hand(1, 2, (4, 7), known=(4,)) == {
        "seat": 1, "count": 2, "cards": [4, 7], "known": [4],
    }  # fmt: skip


def test_the_steps_of_a_track_are_texts() -> None:
    assert draw.track("year", "Year", range(1775, 1777), "2")["steps"] == ["1775", "1776"]
