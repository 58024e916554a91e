"""12.0: guards of Construction that other tests pass by."""

from __future__ import annotations

import pytest

from tests.conformance.bayonets_tomahawks.situation import Situation


def _british(*aps: str) -> Situation:
    return Situation().until("battles").aps(british=aps or ("army",))


@pytest.mark.rule("R-12.0a", "R-12.0f")
def test_enemies_on_the_space_neither_construct_nor_join() -> None:
    bt = _british().put("4 British metropolitan, Berry, Rogers @ Lake George")
    bt.put("battle @ Lake George").road_site("Lake George", "Mikazawitegok")
    bt.british("spend army", "build Lake George")
    assert bt.why_not("brigade Berry") == "not_on_space"
    bt.british("brigade 15th & 58th", "road_finish Mikazawitegok")
    assert bt.why_not("join Berry") == "not_on_space"


@pytest.mark.parametrize("side", ["british", "french"])
@pytest.mark.rule("R-12.0c", "R-12.0e")
def test_forts_of_either_side_come_from_the_own_pool(side: str) -> None:
    who, where = {
        "british": ("New England 1", "Lake George"), "french": ("Canadiens 1", "Ticonderoga"),
    }[side]  # fmt: skip
    bt = Situation().until("battles").active(side).first("british").fort_site(where)
    bt.put(f"{who} @ {where}").aps(british=["army"], french=["army"])
    bt.play(side, "spend army", f"build {where}", "fort_finish")
    forts = {"british": "Fort Anne", "french": "Fort Beauséjour"}
    assert bt.where(forts[side]) == where


@pytest.mark.rule("R-12.0f", "R-12.0b")
def test_a_road_over_which_only_the_builder_goes() -> None:
    """Who is done at once leaves all others where they are, unspent."""
    bt = _british().put("New England 1, Rogers, Howe @ Lake George")
    bt.road_site("Lake George", "Mikazawitegok").british("spend army", "build Lake George")
    bt.british("road_finish Mikazawitegok", "done")
    assert bt.at("Lake George") == "British: Rogers, Howe"
    assert bt.at("Mikazawitegok") == "British: New England 1"
    assert bt.spent() == "New England 1"
    assert bt.g.construction is None


@pytest.mark.rule("R-12.0a")
def test_a_commander_alone_or_a_brigade_elsewhere_constructs_nothing() -> None:
    bt = _british().put("Howe @ Albany", "2 British provincial @ Kingston", "15th & 58th @ York")
    bt.british("spend army")
    assert bt.why_not("build Albany") == "no_brigade"
    bt.british("build Kingston")
    assert bt.why_not("brigade 15th & 58th") == "not_on_space"


@pytest.mark.rule("R-12.0d")
def test_who_else_is_there_does_not_make_a_marker_older() -> None:
    bt = _british().nation("iroquois", "british").fort_site("Lake George", fresh=True)
    bt.put("3 Iroquois, New England 1 @ Lake George").british("spend army", "build Lake George")
    assert bt.why_not("fort_finish") == "site_too_new"


@pytest.mark.parametrize("fresh", [True, False])
@pytest.mark.rule("R-12.0c")
def test_no_second_marker_however_old_the_first(fresh: bool) -> None:
    bt = _british().put("New England 1 @ Lake George").fort_site("Lake George", fresh)
    bt.british("spend army", "build Lake George")
    assert bt.why_not("fort_start") == "fort_begun"
    assert bt.offers("fort_finish") == (not fresh)
    assert bt.offers("site_remove")


@pytest.mark.parametrize(("side", "may"), [("french", False), ("british", True)])
@pytest.mark.rule("R-12.0f", "R-10.1a")
def test_the_limit_of_a_road_that_the_french_finish(side: str, may: bool) -> None:
    """What the British have sent along does not count."""
    bt = Situation().until("battles").active("french").first("british").aps(french=["army"])
    bt.put("Canadiens 1 @ Ticonderoga").road_site("Ticonderoga", "Saranac")
    bt.crossed(side, "Ticonderoga", "Saranac", 8).french("spend army", "build Ticonderoga")
    if may:
        assert bt.offers("road_finish Saranac")
    else:
        assert bt.why_not("road_finish Saranac") == "connection_full"
