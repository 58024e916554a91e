"""12.0 Construction: Forts and Roads; the Event Construction Frenzy (cards 7 and 28)."""

import pytest

from tests.conformance.bayonets_tomahawks.situation import Situation
from ticonderoga.games.bayonets_tomahawks.position import (
    USED_FRENZY_BRITISH,
    USED_FRENZY_FRENCH,
)
from ticonderoga.games.bayonets_tomahawks.rules.construction import bars_plain
from ticonderoga.games.bayonets_tomahawks.underway import Construction


def _british(*aps: str, card: int = 0) -> Situation:
    return Situation().until("battles").cards(british=card).aps(british=aps or ("army",))


def _french(*aps: str, card: int = 0) -> Situation:
    bt = Situation().until("battles").active("french").first("british").cards(french=card)
    return bt.aps(french=aps)


# ---------------------------------------------------------------------- where, and by whom


@pytest.mark.rule("R-12.0a", "R-3.2b")
def test_an_unspent_brigade_constructs() -> None:
    bt = _british().put("15th & 58th, spent New England 1, New England 2, Rogers @ Albany")
    bt.british("spend army", "build Albany")
    assert bt.why_not("brigade Rogers") == "brigade_only"
    assert bt.why_not("brigade New England 1") == "spent"
    assert bt.why_not("brigade New England 3") == "not_on_space"
    bt.british("brigade New England 2", "fort_start")
    assert bt.spent() == "New England 1, New England 2"
    assert bt.g.fort_sites == {bt.space("Albany"): 1}


@pytest.mark.rule("R-12.0a", "R-13.8e", "R-14.1.1a", "A-41")
def test_where_nothing_is_constructed() -> None:
    bt = _british().put("Rogers, Royal Artillery 1 @ Albany", "spent 15th & 58th @ Kingston")
    bt.put("British rout @ Northfield", "New England 1 @ Northfield")
    bt.put("British oos @ Boston", "New England 2 @ Boston", "New England 3 @ York")
    bt.british("spend army")
    assert bt.why_not("build Albany") == "no_brigade"
    assert bt.why_not("build Kingston") == "brigades_spent"
    assert bt.why_not("build Northfield") == "routed_only_moves"
    assert bt.why_not("build Boston") == "out_of_supply"
    assert bt.why_not("build Oswego") == "nobody_there"
    assert bt.offers("build York")


@pytest.mark.rule("A-3", "R-12.0a", "R-3.5a")
def test_construction_on_friendly_spaces_and_neutral_wilderness() -> None:
    bt = (
        _british()
        .nation("iroquois", "british")
        .put("New England 1 @ Oquaga", "New England 2 @ Onontake")
    )
    bt.put("French control @ Onontake", "New England 3 @ Loyalhanna", "New England 4 @ Montréal")
    bt.put("British control @ Montréal", "New England 5 @ Québec", "battle @ Québec")
    bt.british("spend army")
    assert bt.offers("build Oquaga")
    assert bt.why_not("build Onontake") == "not_friendly"
    assert bt.offers("build Loyalhanna")
    assert bt.offers("build Montréal")
    assert bt.why_not("build Québec") == "not_friendly"


@pytest.mark.parametrize(("units", "may"), [(3, False), (4, True)])
@pytest.mark.rule("R-12.0a", "R-10.3.1a")
def test_enemies_prevent_construction_unless_outnumbered(units: int, may: bool) -> None:
    bt = _british().put(f"{units} British metropolitan, Aubry @ Lake George", "Rogers @ Albany")
    bt.put("Gage @ Kingston", "battle @ Lake George").british("spend army")
    if may:
        assert bt.offers("build Lake George")
    else:
        assert bt.why_not("build Lake George") == "build_outnumber"


# ---------------------------------------------------------------------- Forts


@pytest.mark.rule("R-12.0b", "R-12.0c", "R-12.0d")
def test_a_fort_takes_two_rounds() -> None:
    bt = _british("army", "army").put("2 British provincial @ Lake George")
    bt.british("spend army", "build Lake George", "brigade New England 1", "fort_start")
    assert bt.g.fort_sites == {bt.space("Lake George"): 1}
    bt.british("spend army", "build Lake George")
    assert bt.why_not("fort_finish") == "site_too_new"
    assert bt.why_not("fort_start") == "fort_begun"
    assert bt.why_not("fort_repair") == "no_own_fort"
    assert bt.why_not("fort_remove") == "no_own_fort"
    bt.british("site_remove")
    assert bt.g.fort_sites == {}


@pytest.mark.rule("R-12.0d", "R-12.0e", "R-3.0.2b", "A-26")
def test_an_older_marker_becomes_a_fort_from_the_pool() -> None:
    bt = _british().put("New England 1 @ Lake George", "reduced Fort Anne @ pool")
    bt.fort_site("Lake George").british("spend army", "build Lake George", "fort_finish")
    assert bt.at("Lake George") == "British: New England 1, Fort Anne"
    assert bt.g.fort_sites == {}
    assert bt.spent() == "New England 1"


@pytest.mark.rule("R-12.0e")
def test_without_a_fort_in_the_pool_none_is_finished() -> None:
    bt = _british().put("New England 1 @ Lake George").fort_site("Lake George")
    for piece in range(bt.pieces.count):
        if bt.pieces.type[piece] == 6 and bt.pieces.faction[piece] == 0:
            bt.start.where[piece] = -5
    bt.british("spend army", "build Lake George")
    assert bt.why_not("fort_finish") == "no_fort_in_pool"


@pytest.mark.rule("R-12.0e", "A-26")
def test_each_side_takes_its_own_fort() -> None:
    bt = _french("army").put("Canadiens 1 @ Ticonderoga").fort_site("Ticonderoga")
    bt.french("spend army", "build Ticonderoga", "fort_finish")
    assert bt.at("Ticonderoga") == "French: Canadiens 1, Fort Beauséjour"


@pytest.mark.rule("R-12.0c", "R-3.5a")
def test_one_fort_in_a_space() -> None:
    bt = _british().put("New England 1, Fort Edward @ Lake George").british("spend army")
    bt.british("build Lake George")
    assert bt.why_not("fort_start") == "fort_there"
    assert bt.why_not("fort_finish") == "no_fort_site"
    assert bt.why_not("site_remove") == "no_fort_site"
    assert bt.why_not("fort_repair") == "fort_whole"
    bt = _british().put("4 British metropolitan, Fort Carillon @ Loyalhanna", "battle @ Loyalhanna")
    bt.british("spend army", "build Loyalhanna", "brigade 15th & 58th")
    assert bt.why_not("fort_start") == "fort_there"  # the enemy's
    assert bt.why_not("fort_remove") == "no_own_fort"


@pytest.mark.rule("R-12.0c", "R-2.1.10b", "R-2.1.10c")
def test_no_fort_on_a_fortress_with_a_bastion() -> None:
    bt = _french("army").put("Berry, reduced bastion_1 @ Québec").french("spend army")
    bt.french("build Québec", "road_start Namaskonkik")  # all that is left: no Fort, no repair
    assert bt.g.fort_sites == {}
    work = Construction(1, bt.space("Québec"))
    assert bars_plain(bt.g, work, "fort_start") == "fort_on_fortress"
    assert bars_plain(bt.g, work, "fort_repair") == "no_own_fort"
    bt = _french("army").put("Berry @ Québec").french("spend army", "build Québec", "fort_start")
    assert bt.g.fort_sites == {bt.space("Québec"): 1}


@pytest.mark.rule("R-12.0b")
def test_a_reduced_fort_is_repaired() -> None:
    bt = _british().put("New England 1, reduced Fort Edward @ Lake George").british("spend army")
    bt.british("build Lake George", "fort_repair")
    assert bt.at("Lake George") == "British: New England 1, Fort Edward"
    assert bt.spent() == "New England 1"


@pytest.mark.rule("R-12.0b", "R-12.0h")
def test_a_removed_fort_is_out_of_play() -> None:
    bt = _british().put("New England 1, reduced Fort Edward @ Lake George").british("spend army")
    bt.british("build Lake George", "fort_remove")
    assert bt.where("Fort Edward") == "removed"
    assert bt.control("Lake George") == "British"


@pytest.mark.rule("A-26", "R-12.0b")
def test_a_marker_belongs_to_nobody() -> None:
    bt = _french("army").put("French control @ Lake George", "Canadiens 1 @ Lake George")
    bt.fort_site("Lake George").french("spend army", "build Lake George", "site_remove")
    assert bt.g.fort_sites == {}
    assert bt.at("Lake George") == "French: Canadiens 1"


# ---------------------------------------------------------------------- Roads


@pytest.mark.rule("R-12.0g", "R-12.0b", "R-12.0d")
def test_a_road_is_begun_on_a_path_from_the_brigades_space() -> None:
    bt = _british("army", "army").put("2 British provincial @ Lake George")
    bt.road("Lake George", "Oneida Lake").british("spend army", "build Lake George")
    bt.british("brigade New England 1")
    assert bt.why_not("road_start Albany") == "road_on_path_only"
    assert bt.why_not("road_start Oneida Lake") == "road_there"
    assert bt.why_not("road_start Boston") == "no_connection"
    assert bt.why_not("road_finish Mikazawitegok") == "no_road_site"
    bt.british("road_start Mikazawitegok")
    path = bt.connection("Lake George", "Mikazawitegok")
    assert bt.g.road_sites == {path: 1}
    assert not bt.g.is_road(path)
    bt.british("spend army", "build Lake George")
    assert bt.why_not("road_start Mikazawitegok") == "road_begun"
    assert bt.why_not("road_finish Mikazawitegok") == "site_too_new"
    assert bt.offers("road_start Sachenda'ga")


@pytest.mark.rule("R-12.0g")
def test_no_second_marker_on_a_path_however_old_the_first() -> None:
    bt = _british().put("New England 1 @ Lake George").road_site("Lake George", "Mikazawitegok")
    bt.british("spend army", "build Lake George")
    assert bt.why_not("road_start Mikazawitegok") == "road_begun"
    assert bt.offers("road_finish Mikazawitegok")


@pytest.mark.rule("R-12.0f", "R-2.2.3a", "R-10.1c")
def test_who_finishes_a_road_crosses_it_and_others_may_join() -> None:
    bt = _british().put("New England 1, Rogers, 2 British artillery, Howe @ Lake George")
    bt.put("spent Gage, Fort Edward, New England 2 @ Lake George", "Dunn @ Albany")
    bt.road_site("Lake George", "Mikazawitegok").british("spend army", "build Lake George")
    bt.british("brigade New England 1", "road_finish Mikazawitegok")
    path = bt.connection("Lake George", "Mikazawitegok")
    assert bt.g.is_road(path)
    assert bt.g.road_sites == {}
    assert bt.why_not("join Gage") == "spent"
    assert bt.why_not("join Fort Edward") == "immobile"
    assert bt.why_not("join New England 1") == "already_along"
    assert bt.why_not("join Dunn") == "not_on_space"
    bt.british("join Royal Artillery 1", "join Howe", "join Rogers")
    assert bt.why_not("join Royal Artillery 2") == "road_artillery"
    assert bt.why_not("join Howe") == "already_along"
    bt.british("done")
    assert bt.at("Mikazawitegok") == "British: Rogers, New England 1, Royal Artillery 1, Howe"
    assert bt.g.crossed == {2 * path: 3}
    assert bt.g.crossed_guns == {2 * path: 1}
    assert bt.spent() == "Gage, Rogers, New England 1, Royal Artillery 1, Howe"
    assert bt.g.entered == {2 * bt.space("Mikazawitegok"): (path,)}
    assert bt.g.aps[0] == ()


@pytest.mark.rule("R-12.0f", "R-10.1a")
def test_the_limit_of_the_road_holds_for_the_crossing() -> None:
    bt = _british().put("New England 1, Rogers, Gage, Howe @ Lake George")
    bt.road_site("Lake George", "Mikazawitegok")
    bt.crossed("british", "Lake George", "Mikazawitegok", 6)
    bt.british("spend army", "build Lake George", "road_finish Mikazawitegok", "join Rogers")
    assert bt.why_not("join Gage") == "connection_full"
    bt.british("join Howe")
    assert bt.at("Mikazawitegok") == "British: Rogers, New England 1, Howe"
    bt = _british().put("New England 1 @ Lake George").road_site("Lake George", "Mikazawitegok")
    bt.crossed("british", "Lake George", "Mikazawitegok", 8)
    bt.british("spend army", "build Lake George")
    assert bt.why_not("road_finish Mikazawitegok") == "connection_full"
    bt = _british().put("New England 1 @ Lake George").road_site("Lake George", "Mikazawitegok")
    bt.crossed("british", "Lake George", "Mikazawitegok", 7)
    bt.british("spend army", "build Lake George", "road_finish Mikazawitegok")
    assert bt.where("New England 1") == "Mikazawitegok"


@pytest.mark.rule("R-12.0f", "R-2.2.4a", "R-2.2.4b")
def test_fleets_join_on_the_coast_only() -> None:
    bt = _british().put("New England 1, Boscawen @ Halifax").road_site("Halifax", "Cape Sable")
    bt.british("spend army", "build Halifax", "road_finish Cape Sable", "join Boscawen")
    assert bt.at("Cape Sable") == "British: New England 1, Boscawen"
    bt = _british().put("New England 1, Boscawen, Rogers @ St. George")
    bt.road_site("St. George", "Taconnet").british("spend army", "build St. George")
    bt.british("road_finish Taconnet")
    assert bt.why_not("join Boscawen") == "fleet_coast_only"


@pytest.mark.rule("R-12.0g2", "A-18", "R-10.7a")
def test_the_move_over_the_road_may_attack() -> None:
    bt = _british().put("New England 1, 2 British light @ Number Four", "Aubry @ Ticonderoga")
    bt.road_site("Number Four", "Ticonderoga").british("spend army", "build Number Four")
    bt.british("road_finish Ticonderoga", "join Armstrong", "done")
    assert bt.battles() == ["Ticonderoga"]


@pytest.mark.rule("R-12.0g2", "A-18", "R-10.3.2a")
def test_the_move_over_the_road_may_overwhelm_and_capture() -> None:
    bt = _british().put("New England 1, 3 British light @ Number Four", "Aubry @ Ticonderoga")
    bt.road_site("Number Four", "Ticonderoga").british("spend army", "build Number Four")
    bt.british("road_finish Ticonderoga", "join Armstrong", "join Dunn", "join Gage")
    assert bt.where("Aubry") != "Ticonderoga"
    assert bt.control("Ticonderoga") == "British"


@pytest.mark.rule("R-12.0f", "R-2.1.2e")
def test_a_captured_settled_space_may_be_lost_by_crossing() -> None:
    bt = _british().put(
        "British control @ Les Trois Rivières", "New England 1 @ Les Trois Rivières"
    )
    bt.road_site("Les Trois Rivières", "Isle aux Noix").put("British control @ Isle aux Noix")
    bt.british("spend army", "build Les Trois Rivières", "road_finish Isle aux Noix")
    assert bt.control("Les Trois Rivières") == "French"


@pytest.mark.rule("R-12.0f", "R-8.0c")
def test_a_road_into_a_neutral_village_brings_the_nation_in() -> None:
    bt = _british().put("New England 1 @ Kingston").road_site("Kingston", "Oquaga")
    bt.british("spend army", "build Kingston", "road_finish Oquaga")
    assert bt.g.nations == [1, -1]
    assert bt.battles() == ["Oquaga"]


@pytest.mark.rule("R-12.0f", "R-10.2.1c")
def test_a_road_by_which_the_enemy_came_is_not_finished() -> None:
    """B-12"""
    bt = _british().put("4 British metropolitan, Aubry @ Lake George", "battle @ Lake George")
    bt.road_site("Lake George", "Mikazawitegok").came("french", "Mikazawitegok", "Lake George")
    bt.british("spend army", "build Lake George", "brigade 15th & 58th")
    assert bt.why_not("road_finish Mikazawitegok") == "enemy_came_that_way"


@pytest.mark.rule("R-12.0a", "R-12.0b")
def test_where_nothing_is_left_to_construct() -> None:
    bt = _british().put("New England 1 @ Newfoundland", "Boscawen @ Boston", "Rogers @ York")
    assert bt.start.fort_sites == {}
    bt.put("Fort Anne @ Newfoundland").british("spend army")
    assert bt.offers("build Newfoundland")  # the Fort can be removed
    bt = _french("army").put("Berry @ Louisbourg", "bastion_1 @ Louisbourg", "Aubry @ Québec")
    bt.put("Langis @ Montréal").road("Louisbourg", "Port la Joye").french("spend army")
    assert bt.why_not("build Louisbourg") == "nothing_to_build"


# ---------------------------------------------------------------------- cards 7 and 28


@pytest.mark.rule("R-E-a", "R-12.0d")
def test_frenzy_lets_the_same_brigade_finish_what_it_began() -> None:
    bt = _british(card=7).put("New England 1 @ Lake George").british("spend army")
    bt.british("build Lake George", "fort_start")
    assert bt.asked == "frenzy"
    bt.british("build Lake George")
    assert bt.asked == "construction"
    bt.british("fort_finish")
    assert bt.at("Lake George") == "British: New England 1, Fort Anne"
    assert bt.g.effects == USED_FRENZY_BRITISH
    assert bt.step() == "battles"


@pytest.mark.rule("R-E-a")
def test_frenzy_may_finish_a_road_at_once() -> None:
    bt = _french("army", card=28).put("Canadiens 1 @ Ticonderoga").french("spend army")
    bt.french("build Ticonderoga", "road_start Saranac", "build Ticonderoga", "road_finish Saranac")
    assert bt.where("Canadiens 1") == "Saranac"
    assert bt.g.effects == USED_FRENZY_FRENCH


@pytest.mark.rule("R-E-a")
def test_frenzy_works_where_the_brigade_stands_now() -> None:
    bt = (
        _british(card=7)
        .put("New England 1 @ Lake George")
        .road_site("Lake George", "Mikazawitegok")
    )
    bt.fort_site("Mikazawitegok", fresh=True).british("spend army", "build Lake George")
    bt.british("road_finish Mikazawitegok")
    assert bt.asked == "frenzy"
    assert bt.why_not("build Lake George") == "nobody_there"
    bt.british("build Mikazawitegok", "fort_finish")
    assert bt.at("Mikazawitegok") == "British: New England 1, Fort Anne"


@pytest.mark.rule("R-E-a")
def test_frenzy_elsewhere_needs_an_unspent_brigade_and_an_older_marker() -> None:
    bt = _british(card=7).put("New England 1 @ Lake George", "New England 2 @ Albany")
    bt.put("spent New England 3 @ Kingston").fort_site("Albany", fresh=True)
    bt.british("spend army", "build Lake George", "fort_start")
    assert bt.why_not("build Kingston") == "brigades_spent"
    assert bt.why_not("build Boston") == "nobody_there"
    bt.british("build Albany")
    assert bt.why_not("fort_finish") == "site_too_new"
    bt.british("site_remove")
    assert bt.spent() == "New England 1, New England 2, New England 3"


@pytest.mark.rule("R-E-a")
def test_frenzy_by_another_brigade_in_the_same_space() -> None:
    bt = _british(card=7).put("New England 1, New England 2 @ Lake George")
    bt.put("spent New England 3 @ Lake George").british("spend army", "build Lake George")
    bt.british("brigade New England 1", "fort_start", "build Lake George")
    assert bt.choices() == ["brigade New England (Brigade) 1", "brigade New England (Brigade) 2"]
    assert bt.why_not("brigade New England 3") == "spent"
    bt.british("brigade New England 2", "fort_finish")
    assert bt.at("Lake George").endswith("Fort Anne")


@pytest.mark.rule("R-E-a")
def test_frenzy_is_optional_and_once_in_the_round() -> None:
    bt = _british("army", "army", "army", card=7).put("3 British provincial @ Lake George")
    bt.british("spend army", "build Lake George", "brigade New England 1", "fort_start", "enough")
    assert bt.g.effects == 0
    bt.british("spend army", "build Lake George", "brigade New England 2", "site_remove")
    assert bt.asked == "frenzy"
    bt.british("build Lake George", "brigade New England 2", "fort_start")
    assert bt.g.effects == USED_FRENZY_BRITISH
    bt.british("spend army", "build Lake George", "brigade New England 3", "site_remove")
    assert bt.asked != "frenzy"


@pytest.mark.rule("R-E-a")
def test_frenzy_is_for_the_side_with_the_card() -> None:
    bt = _french("army", "army").cards(british=7).put("2 canadiens @ Ticonderoga")
    bt.french("spend army", "build Ticonderoga", "brigade Canadiens 1", "fort_start")
    assert bt.asked == "spend"


@pytest.mark.rule("R-E-a", "R-12.0a")
def test_frenzy_obeys_the_rules_of_construction() -> None:
    bt = _british(card=7).put("New England 1 @ Number Four", "Aubry @ Ticonderoga")
    bt.road_site("Number Four", "Ticonderoga").british("spend army", "build Number Four")
    bt.british("road_finish Ticonderoga")
    assert bt.step() == "battles"  # enemies there: nothing more to construct, so it was not asked
    assert bt.battles() == ["Ticonderoga"]
