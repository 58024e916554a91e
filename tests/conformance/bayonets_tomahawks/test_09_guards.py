"""9: guards of Raids that other tests pass by."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.conformance.bayonets_tomahawks.situation import Situation


def _french(*aps: str) -> Situation:
    bt = Situation().until("battles").active("french").first("british")
    if aps[0].startswith("indian"):
        return bt.phase("indian-actions").aps(indian=aps)
    return bt.aps(french=aps)


@pytest.mark.parametrize(
    ("where", "ap", "may"),
    [
        ("Montréal", "light", True),
        ("Jacques Cartier", "light", False),
        ("Jacques Cartier", "light_2x", True),
        ("Les Illinois", "light", False),
        ("Les Illinois", "light_2x", True),
    ],
)
@pytest.mark.rule("R-9.0a", "R-9.1a", "R-7.3.4a")
def test_a_target_at_the_very_end_of_the_reach(where: str, ap: str, may: bool) -> None:
    """From Montréal the nearest British Home Spaces are three connections away."""
    bt = _french(ap).put(f"Aubry @ {where}", "Langis @ Ticonderoga").french(f"spend {ap}")
    if may:
        assert bt.offers("raid Aubry")
    else:
        assert bt.why_not("raid Aubry") == "no_target"


@pytest.mark.rule("R-9.0a", "R-7.3.2a")
def test_only_indians_raid_with_an_indian_ap() -> None:
    bt = _french("indian").put("Aubry, Abénaki @ Ticonderoga", "Mingo @ Diiohage")
    bt.french("spend indian")
    assert bt.why_not("raid Aubry") == "indian_only"
    assert bt.offers("raid Abénaki")


@pytest.mark.rule("R-9.1a", "A-17")
def test_no_safest_way_where_there_is_one_way() -> None:
    bt = _french("light").put("Aubry @ Montréal", "Langis @ Ticonderoga").dice("M")
    bt.french("spend light", "raid Aubry", "target Lake George")
    ways = ("Montréal", "Isle aux Noix", "Ticonderoga", "Lake George")
    spaces = [bt.space(name) for name in ways]
    assert [entry[1:] for entry in bt.logged("raider_moves")] == list(pairwise(spaces))
    assert bt.spent() == "Aubry"


@pytest.mark.rule("R-9.0b", "A-16")
def test_a_fort_on_an_outpost_of_its_own_is_raided_for_the_outpost() -> None:
    """Lake George is worth one, with a Fort or without; a captured space is a target as well."""
    bt = _french("light").put("Aubry @ Ticonderoga", "Fort Edward @ Lake George").dice("M F")
    bt.french("spend light", "raid Aubry", "target Lake George")
    if bt.asked == "raid_way":
        bt.french("way Lake George")
    assert bt.g.raid[1] == 1
    bt = _french("light").put("Aubry @ Ticonderoga", "French control @ Lake George")
    bt.put("British control @ Isle aux Noix").french("spend light", "raid Aubry")
    assert bt.offers("target Lake George")
    assert bt.why_not("target Isle aux Noix") == "raid_not_home"


@pytest.mark.parametrize(("fort", "may"), [("Fort Ligonier", True), ("Gage", False)])
@pytest.mark.rule("R-9.0b", "A-16")
def test_a_fort_in_the_wilderness_may_be_the_only_target(fort: str, may: bool) -> None:
    """No British Home Space is within reach of Le Détroit."""
    bt = _french("light").put(f"{fort} @ Loyalhanna", "Aubry @ Le Détroit", "Langis @ Montréal")
    bt.french("spend light")
    if may:
        bt.dice("M M").french("raid Aubry", "target Loyalhanna")
        assert bt.spent() == "Aubry"
    else:
        assert bt.why_not("raid Aubry") == "no_target"


@pytest.mark.rule("R-9.1a", "A-17")
def test_the_safest_way_is_travelled_space_by_space() -> None:
    bt = _french("light_2x").put("Aubry @ Ticonderoga").dice("M").french("spend light_2x")
    bt.french("raid Aubry", "target Kingston", "safest")
    ways = ("Ticonderoga", "Lake George", "Albany", "Kingston")
    spaces = [bt.space(name) for name in ways]
    assert [entry[1:] for entry in bt.logged("raider_moves")] == list(pairwise(spaces))


def _told(bt: Situation) -> list[str]:
    kinds = ("intercepted", "not_intercepted", "raid_succeeds", "raid_fails", "raider_back")
    return [entry[0] for entry in bt.match.log() if entry[0] in kinds]


@pytest.mark.parametrize(
    ("dice", "told"),
    [
        ("F", ["intercepted", "raider_back"]),
        ("M SC", ["not_intercepted", "raid_fails", "raider_back"]),
        ("M F", ["not_intercepted", "raid_succeeds", "raider_back"]),
    ],
)
@pytest.mark.rule("R-9.2a", "R-9.3a")
def test_what_is_told_of_a_raid(dice: str, told: list[str]) -> None:
    bt = _french("light").put("Aubry @ Ticonderoga", "Rogers @ Lake George").dice(dice)
    bt.french("spend light", "raid Aubry", "target Lake George", "way Lake George")
    assert _told(bt) == told


@pytest.mark.parametrize("answer", ["yes", "no"])
@pytest.mark.rule("R-E-a")
def test_card_49_a_failed_raid_is_rolled_again_once_or_not_at_all(answer: str) -> None:
    bt = _french("light", "light").cards(indian=49).put("Mingo, Seneca @ Ticonderoga")
    bt.put("Rogers @ Lake George").dice("F M SC SC").french("spend light", "raid Mingo")
    bt.french("target Lake George", "way Lake George", "yes", answer)
    assert len(bt.logged("raid_fails")) == (2 if answer == "yes" else 1)
    assert bt.asked == "spend", "no third roll"


@pytest.mark.rule("R-E-a")
def test_card_46_is_needed_for_a_lacrosse_game() -> None:
    bt = _french("light").put("Mingo @ Ticonderoga", "Fort Edward @ Lake George").dice("M F")
    bt.french("spend light", "raid Mingo", "target Lake George", "way Lake George")
    assert bt.logged("lacrosse") == []
    assert bt.where("Mingo") == "losses"
    assert bt.where("Fort Edward") == "Lake George"
