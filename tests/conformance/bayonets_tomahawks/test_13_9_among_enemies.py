"""13.9.3 5A and 5B, 13.9.4 and 13.9.5: retreat into the enemy, and Forts left behind."""

from __future__ import annotations

import pytest

from tests.conformance.bayonets_tomahawks.fights import (
    lost,
    meet,
    penalties,
    retreats,
    rollers,
    won,
)
from tests.conformance.bayonets_tomahawks.situation import Situation
from tests.conformance.bayonets_tomahawks.test_13_9_retreat import leaving, open_to
from ticonderoga.games.bayonets_tomahawks.data.kinds import BRITISH, FRENCH
from ticonderoga.games.bayonets_tomahawks.position import BATTLES, REMOVED

MISSES = [6] * 60
FLAGS = [1] * 60


def surrounded(stack: str, *others: str, routed: bool = False) -> Situation:
    """A French stack at Ticonderoga: Isle aux Noix and Lake George, both by Highway, hold three
    and two British units, the Paths five each."""
    around = ["3 British metropolitan @ Isle aux Noix", "2 British metropolitan @ Lake George"]
    if others:
        around = list(others)
    return leaving(stack, "Ticonderoga", *around, routed=routed)


# ---------------------------------------------------------------------- 5A


@pytest.mark.rule("R-13.9.3b", "R-13.9.3a")
@pytest.mark.parametrize(("units", "where"), [(6, ""), (7, "Lake George"), (9, "Lake George")])
def test_13_9_3_5a_the_fewest_that_the_stack_outnumbers(units: int, where: str) -> None:
    """Seven Outnumber two; ten would Outnumber three, but the fewest come first."""
    brigades = ("Berry", "Foix & Quercy", "Artois & Bourgogne", "Béarn & Guyenne",
                "Canadiens 1", "Canadiens 2", "Languedoc & La Reine", "De la Marine 1",
                "De la Marine 2")  # fmt: skip
    bt = surrounded(", ".join(brigades[:units]))
    if where:
        assert bt.asked == "retreat_loss"
        assert bt.logged("overwhelmed_in_retreat") == [(FRENCH, bt.space(where))]
    else:
        assert bt.logged("overwhelmed_in_retreat") == []
        assert len(bt.logged("no_retreat")) == 1


@pytest.mark.rule("R-13.9.3b", "R-13.9.1a")
def test_13_9_3_5a_among_equal_ones_the_owner_chooses() -> None:
    bt = surrounded("8 French light", "2 British metropolitan @ Isle aux Noix",
                    "2 British light @ Goasek", "2 British light @ Number Four",
                    "2 British light @ Saranac", "British artillery @ Lake George",
                    "British highland @ Lake George")  # fmt: skip
    assert open_to(bt) == ["Goasek", "Isle aux Noix", "Lake George", "Number Four", "Saranac"]


@pytest.mark.rule("R-13.9.3b")
def test_13_9_3_5a_commanders_do_not_count() -> None:
    bt = surrounded(
        "Berry, Foix & Quercy, Canadiens 1, Canadiens 2, Montcalm",
        "15th & 58th, Wolfe @ Lake George",
        "2 British metropolitan @ Isle aux Noix",
    )
    assert bt.logged("overwhelmed_in_retreat") == [(FRENCH, bt.space("Lake George"))]
    bt.british("lose Berry")
    assert bt.where("Wolfe") == "removed"
    bt = surrounded(
        "Berry, Foix & Quercy, Canadiens 1, Montcalm, Lévis (Commander)",
        "15th & 58th @ Lake George",
        "2 British metropolitan @ Isle aux Noix",
    )
    assert bt.logged("overwhelmed_in_retreat") == []


@pytest.mark.rule("R-13.9.3b", "R-10.3.2a")
def test_13_9_3_5a_not_where_a_fort_or_bastion_stands() -> None:
    bt = surrounded("Berry, Foix & Quercy, Canadiens 1, Canadiens 2", "Fort Edward @ Lake George",
                    "2 British metropolitan @ Isle aux Noix")  # fmt: skip
    assert len(bt.logged("no_retreat")) == 1
    bt = Situation()
    bt = leaving("4 British metropolitan", "Côte du Sud", "Bastion 1 @ Québec",
                 "2 French light @ Rivière du Loup", bt=bt)  # fmt: skip
    assert len(bt.logged("no_retreat")) == 1


@pytest.mark.rule("R-13.9.3b", "R-13.9.4a")
def test_13_9_3_5a_militia_alone_will_do() -> None:
    """Nine French at Carlisle Outnumber the two Militia of Easton or Winchester."""
    bt = leaving("9 French light", "Carlisle", "2 British metropolitan @ Shamokin",
                 "2 British light @ Rays Town", bt=Situation().vp("French 1"))  # fmt: skip
    assert open_to(bt) == ["Easton", "Rays Town", "Shamokin", "Winchester"]
    bt.french("retreat Winchester")
    for _ in range(2):
        assert (bt.asked, bt.asked_seat) == ("retreat_loss", BRITISH)
        bt.british(f"lose {bt.offered('lose')[0]}")
    assert len(bt.g.at(FRENCH, bt.space("Winchester"))) == 7
    assert bt.control("Winchester") == "French"


@pytest.mark.rule("R-13.9.3b", "R-8.0c")
def test_13_9_3_5a_a_neutral_village_as_a_last_resort() -> None:
    """From Ninety Six: Charles Town has a strong garrison, Keowee is Cherokee."""
    bt = leaving("4 French light", "Ninety Six", "5 British metropolitan @ Charles Town")
    assert bt.g.nations[1] == BRITISH, "the Nation joins the opponent first"
    assert bt.asked == "retreat_loss"
    bt.british(f"lose {bt.offered('lose')[0]}")
    assert len(bt.g.at(FRENCH, bt.space("Keowee"))) == 3
    assert bt.control("Keowee") == "French"
    assert bt.control("Chote") == "British"
    assert sum(1 for name in lost(bt) if name.startswith("Cherokee")) == 1


@pytest.mark.rule("R-13.9.3b")
def test_13_9_3_5a_other_spaces_come_before_the_village() -> None:
    """Ten units Outnumber the three Militia of Charles Town."""
    bt = leaving("10 French light", "Ninety Six")
    assert bt.logged("overwhelmed_in_retreat") == [(FRENCH, bt.space("Charles Town"))]
    assert bt.g.nations[1] == -1
    bt = leaving("9 French light", "Ninety Six")
    assert bt.logged("overwhelmed_in_retreat") == [(FRENCH, bt.space("Keowee"))]
    bt = leaving("4 French light", "Keowee", "Rogers @ Ninety Six",
                 bt=Situation().nation("cherokee", "french"))  # fmt: skip
    assert open_to(bt) == ["Chote"], "a friendly Village"


def test_13_9_3_5a_a_neutral_village_comes_before_5b() -> None:
    """B-18 The Battle at Oneida Lake is still to come, Oquaga is of a neutral Nation."""
    bt = leaving("4 French light", "Albany", "5 British metropolitan, Langis @ Oneida Lake",
                 "battle @ Oneida Lake", "2 British light @ Northfield",
                 "2 British light @ Lake George", "2 British light @ Kingston")  # fmt: skip
    assert bt.logged("overwhelmed_in_retreat") == [(FRENCH, bt.space("Oquaga"))]


def test_13_9_3_5a_is_any_space_with_enemies() -> None:
    """B-17 Wilderness, and a friendly Home Space with enemy units on it."""
    bt = surrounded("4 French light", "15th & 58th @ Isle aux Noix", "Rogers @ Saranac",
                    "2 British metropolitan @ Lake George", "2 British light @ Goasek",
                    "2 British light @ Number Four")  # fmt: skip
    assert open_to(bt) == ["Isle aux Noix", "Saranac"]
    assert bt.control("Isle aux Noix") == "French"


@pytest.mark.rule("R-13.9.3a")
def test_13_9_3_a_routed_stack_may_capture_an_empty_enemy_space() -> None:
    """B-23"""
    bt = surrounded("Berry", "2 British light @ Isle aux Noix", routed=True)
    assert retreats(bt) == ["French from Ticonderoga to Lake George"]
    assert bt.control("Lake George") == "French"


@pytest.mark.rule("R-13.9.3b")
def test_13_9_3_5a_the_village_must_be_outnumbered() -> None:
    bt = leaving("3 French light", "Ninety Six", "5 British metropolitan @ Charles Town")
    assert bt.g.nations[1] == -1
    assert len(lost(bt)) == 3


@pytest.mark.rule("R-13.9.3b")
def test_13_9_3_5a_a_village_is_refused_with_a_reason() -> None:
    others = ("French control @ Shamokin", "French control @ Minisink", "Rogers, Scott @ Easton")
    bt = leaving("2 French light", "Gnadenhütten", *others)
    assert open_to(bt) == ["Minisink", "Shamokin"]
    assert bt.why_not("retreat Oquaga") == "retreat_neutral_village"
    assert bt.why_not("retreat Easton") == "retreat_enemy_units"
    bt = leaving("4 French light", "Gnadenhütten", *others)
    assert bt.why_not("retreat Oquaga") == "retreat_priority"


@pytest.mark.rule("R-13.9.3a", "R-13.8c")
def test_13_9_3_5a_and_5b_are_closed_to_a_routed_stack() -> None:
    garrisons = ("15th & 58th @ Lake George", "2 British metropolitan @ Isle aux Noix")
    bt = surrounded("4 French artillery", *garrisons)
    assert len(bt.logged("overwhelmed_in_retreat")) == 1
    bt = surrounded("4 French artillery", *garrisons, routed=True)
    assert bt.logged("overwhelmed_in_retreat") == []
    assert len(lost(bt)) == 4
    bt = surrounded("Berry", "Rogers, Langis @ Isle aux Noix", "battle @ Isle aux Noix",
                    "Scott @ Lake George", routed=True)  # fmt: skip
    assert lost(bt) == ["Berry"]


# ---------------------------------------------------------------------- 13.9.4


@pytest.mark.rule("R-13.9.4a")
def test_13_9_4_the_opponent_picks_the_victims() -> None:
    bt = surrounded("Berry, Foix & Quercy, Artois & Bourgogne, Béarn & Guyenne, Canadiens 1, "
                    "Canadiens 2, Languedoc & La Reine, Montcalm")  # fmt: skip
    assert (bt.asked, bt.asked_seat) == ("retreat_loss", BRITISH)
    assert len(bt.offered("lose")) == 7
    assert bt.why_not("lose Montcalm") == "pick_commander"
    assert bt.why_not("lose Rogers") == "pick_other_side"
    assert bt.why_not("lose Langis") == "pick_elsewhere"
    bt.british("lose Berry")
    assert bt.asked == "retreat_loss"
    assert len(bt.offered("lose")) == 6
    bt.british("lose Canadiens 1")
    bt.french("keep_chit")
    assert lost(bt) == ["Berry", "Canadiens 1", "27th & 55th", "2nd Royal American"]
    assert bt.control("Lake George") == "French"
    assert bt.at("Lake George").startswith("French: Artois")
    draws = [entry[0] for entry in bt.logged("chit_drawn")]
    assert draws == [BRITISH, FRENCH, FRENCH]


@pytest.mark.rule("R-13.9.4a", "R-3.7a")
def test_13_9_4_a_commander_on_his_own_is_swept_away() -> None:
    """He counts for nothing, so no retreating unit is lost."""
    bt = surrounded("Berry", "Wolfe @ Lake George", "2 British metropolitan @ Isle aux Noix")
    assert lost(bt) == ["Wolfe"]
    assert bt.where("Wolfe") == "removed"
    assert bt.at("Lake George") == "French: Berry"


@pytest.mark.rule("R-13.9.4a", "A-34")
def test_13_9_4_a_battle_there_is_cancelled() -> None:
    """Eight French lose at Ticonderoga and Overwhelm the British at Lake George, where Langis and
    Rogers were to fight."""
    bt = meet("Ticonderoga", "4 British metropolitan", "8 French light", came="Isle aux Noix")
    bt.put(
        "Rogers, Mingo @ Lake George", "battle @ Lake George", "Gage @ Goasek", "Scott @ Saranac"
    )
    bt.put("British light @ Number Four", "British control @ Number Four")
    bt.roll(*FLAGS[:1], *MISSES).begin()
    assert "Lake George" in bt.offered("retreat")
    bt.french("retreat Lake George")
    bt.british(f"lose {bt.offered('lose')[0]}")
    assert bt.battles() == []
    assert [space for space, _, _ in bt.logged("battle")] == [bt.space("Ticonderoga")]
    assert bt.where("Rogers") == "losses"
    assert bt.control("Lake George") == "French"


def test_13_9_4_friends_who_are_there_already_do_not_count() -> None:
    """B-17 Two French retreat to a Battle of two French against one British: none Outnumber him."""
    bt = surrounded(
        "2 French light",
        "Rogers, Langis, Lignery @ Isle aux Noix",
        "battle @ Isle aux Noix",
        "2 British light @ Goasek",
        "Scott @ Lake George",
        "2 British metropolitan @ Number Four",
        "2 British metropolitan @ Saranac",
    )
    assert bt.logged("overwhelmed_in_retreat") == []
    assert bt.logged("sheltered") == [(FRENCH, bt.space("Isle aux Noix"))]


# ---------------------------------------------------------------------- 5B


@pytest.mark.rule("R-13.9.3c", "R-13.9.3a", "A-33")
def test_13_9_3_5b_they_take_no_part_in_the_battle() -> None:
    bt = meet("Baye de Cataracouy", "4 British light", "Berry, Lacorne")
    bt.put("Langis @ Oswego", "2 British metropolitan @ Oswego", "battle @ Oswego")
    bt.put("2 British light @ La Présentation", "2 British light @ Toronto")
    bt.newcomers("british", "Oswego").dice("F M M M  M M").roll(*MISSES).begin()
    assert retreats(bt)[0] == "French from Baye de Cataracouy to Oswego"
    assert bt.logged("sheltered") == [(FRENCH, bt.space("Oswego"))]
    assert rollers(bt)[6:] == ["15th & 58th", "1st Royal American", "Langis"]
    assert bt.at("Oswego") == "French: Lacorne, Langis, Berry", "they have won there"
    assert bt.g.sheltered == 0


def at_oswego(faces: str, stack: str = "Berry, Lacorne") -> Situation:
    """French at Baye de Cataracouy lose and go to the Battle at Oswego."""
    bt = meet("Baye de Cataracouy", "4 British light", stack)
    bt.put("Langis @ Oswego", "2 British metropolitan @ Oswego", "battle @ Oswego")
    bt.put("2 British artillery @ La Présentation", "2 British artillery @ Toronto")
    units = stack.count(",") + 1
    bt.newcomers("british", "Oswego").dice("F M M M").roll(*[6] * units).dice(faces)
    return bt.roll(*MISSES).begin()


@pytest.mark.rule("R-13.9.3c")
def test_13_9_3_5b_if_their_side_loses_they_retreat_again_with_it() -> None:
    bt = at_oswego("F M  M")
    assert won(bt) == "British 1:0"
    assert retreats(bt) == [
        "French from Baye de Cataracouy to Oswego", "French from Oswego to Onyiudaondagwat",
    ]  # fmt: skip
    assert bt.at("Onyiudaondagwat") == "French: Lacorne, Langis, Berry"
    assert bt.g.sheltered == 0


@pytest.mark.rule("A-33")
def test_13_9_3_5b_they_are_no_shield() -> None:
    """All who fight are gone: the side has lost, and those who kept out must go."""
    bt = meet("Baye de Cataracouy", "4 British light", "Berry, Lacorne")
    bt.put("Mingo @ Oswego", "2 British light @ Oswego", "battle @ Oswego")
    bt.put("2 British artillery @ La Présentation", "2 British artillery @ Toronto")
    bt.newcomers("british", "Oswego").dice("F M M M  M M  TC M  F").roll(*MISSES).begin()
    assert bt.logged("nobody_left") == [(FRENCH,)]
    assert won(bt) == "British 1:1"
    assert bt.at("Onyiudaondagwat") == "French: Lacorne, Berry"


@pytest.mark.rule("A-33", "R-13.9.3c")
def test_13_9_3_5b_they_are_not_picked_for_a_hit() -> None:
    bt = meet("Saranac", "Rogers", "Langis, Lignery, Lacorne, Montcalm, Lévis (Commander), Berry")
    bt.start.sheltered = 1 << bt.piece("Lacorne") | 1 << bt.piece("Montcalm")
    bt.begin()
    assert bt.offered("commander") == ["Lévis (Commander)"]
    assert bt.why_not("commander Montcalm") == "pick_sheltered"
    bt.dice("TC").french("no_commander")
    assert bt.offered("hit") == ["Langis (Light)", "Lignery (Light)"]
    assert bt.why_not("hit Lacorne") == "pick_sheltered"


@pytest.mark.rule("A-33", "R-13.9.3c")
def test_13_9_3_5b_they_take_no_hits() -> None:
    bt = at_oswego("SC M  M")
    assert bt.logged("hit_scored") == []
    assert len(bt.logged("hit_nothing")) == 1


def test_13_9_3_5b_a_rout_takes_its_victim_among_those_who_fought() -> None:
    """B-19"""
    bt = meet("Baye de Cataracouy", "4 British light", "Berry, Lacorne")
    bt.put("Langis, Lignery @ Oswego", "4 British metropolitan @ Oswego", "battle @ Oswego")
    bt.put("2 British artillery @ La Présentation", "2 British artillery @ Toronto")
    bt.newcomers("british", "Oswego").dice("F M M M  M M  F F F M  M M").begin()
    assert bt.asked == "rout_loss"
    assert bt.offered("lose") == ["Langis (Light)", "Lignery (Light)"]
    assert bt.why_not("lose Berry") == "pick_sheltered"


def test_13_9_3_5b_if_nobody_who_fought_is_left_there_is_no_rout() -> None:
    """B-19"""
    bt = meet("Baye de Cataracouy", "4 British light", "Berry, Lacorne")
    bt.put("Mingo @ Oswego", "4 British light @ Oswego", "battle @ Oswego")
    bt.put("2 British artillery @ La Présentation", "2 British artillery @ Toronto")
    bt.newcomers("british", "Oswego").dice("F M M M  M M  TC F F F  M").begin()
    assert won(bt) == "British 4:0"
    assert bt.logged("routed") == []


def test_13_9_3_5b_indians_who_kept_out_do_not_desert() -> None:
    """B-21 Mingo came in retreat; Langis and Lacorne take Carlisle."""
    bt = meet("Carlisle", "", "Langis, Lacorne, Mingo", attacker="french")
    bt.start.sheltered = 1 << bt.piece("Mingo")
    bt.dice("F M  M M").begin()
    assert bt.control("Carlisle") == "French"
    assert bt.logged("deserted") == []
    assert bt.where("Mingo") == "Carlisle"


@pytest.mark.rule("R-13.9.3a", "R-13.9.3c")
@pytest.mark.parametrize("fought", [False, True])
def test_13_9_3_5b_only_a_battle_that_is_still_to_come(fought: bool) -> None:
    """The marker of the siege of Québec stays when its Battle has been fought."""
    bt = Situation()
    if fought:
        bt.start.fought = 1 << bt.space("Québec")
    bt = leaving("Berry", "Les Trois Rivières", "3 British metropolitan, 2 bastion @ Québec",
                 "battle @ Québec", "2 British light @ Jacques Cartier",
                 "2 British artillery @ Montréal", bt=bt)  # fmt: skip
    assert bt.logged("sheltered") == ([] if fought else [(FRENCH, bt.space("Québec"))])
    assert lost(bt) == (["Berry"] if fought else [])


@pytest.mark.rule("R-13.9.3a")
def test_13_9_3_5b_the_fewest_enemies() -> None:
    bt = surrounded(
        "Berry",
        "2 British metropolitan, Langis @ Isle aux Noix",
        "battle @ Isle aux Noix",
        "3 British metropolitan, Lacorne @ Lake George",
        "battle @ Lake George",
    )
    assert retreats(bt) == ["French from Ticonderoga to Isle aux Noix"]
    bt = surrounded(
        "Berry",
        "2 British metropolitan, Langis @ Isle aux Noix",
        "battle @ Isle aux Noix",
        "British metropolitan, Lacorne @ Lake George",
        "battle @ Lake George",
    )
    assert retreats(bt) == ["French from Ticonderoga to Lake George"]


@pytest.mark.rule("R-13.9.3a")
def test_13_9_3_5a_comes_before_5b() -> None:
    bt = surrounded(
        "Berry, Foix & Quercy, Canadiens 1, Canadiens 2, Béarn & Guyenne, "
        "Artois & Bourgogne, Languedoc & La Reine",
        "2 British metropolitan @ Isle aux Noix",
        "3 British metropolitan, Lacorne @ Lake George",
        "battle @ Lake George",
    )
    assert bt.asked == "retreat_loss"
    assert bt.logged("overwhelmed_in_retreat") == [(FRENCH, bt.space("Isle aux Noix"))]


@pytest.mark.rule("R-13.9.3c", "A-33")
def test_13_9_3_5b_in_an_action_phase_it_lasts_until_the_battle() -> None:
    """Overwhelmed in the British Action Phase, they are still out of the Battle afterwards."""
    bt = surrounded("Lacorne", "2 British metropolitan, Langis @ Isle aux Noix",
                    "battle @ Isle aux Noix", "2 British metropolitan @ Lake George",
                    "British light @ Goasek", "British light @ Number Four",
                    "British light @ Saranac")  # fmt: skip
    assert bt.at("Isle aux Noix").endswith("French: Lacorne, Langis")
    assert bt.g.sheltered == 1 << bt.piece("Lacorne")
    bt.g.step = BATTLES
    bt.g.present[BRITISH] &= ~(1 << bt.space("Isle aux Noix"))
    bt.roll(*MISSES).resume("end-round")
    assert rollers(bt) == ["15th & 58th", "1st Royal American", "Langis"]
    assert bt.g.sheltered == 0
    assert penalties(bt, "french") == {}


# ---------------------------------------------------------------------- 13.9.5 Forts


def fort_lost(french: str = "Fort Carillon, Langis", flags: int = 3) -> Situation:
    """The British beat the Fort with so many Flags, of which it takes two to make good for it."""
    bt = meet("Ticonderoga", "6 British light", french, came="Lake George")
    return bt.roll(*FLAGS[:flags], *[6] * (6 - flags), *MISSES)


@pytest.mark.rule("R-13.9.5a")
def test_13_9_5_the_owner_may_burn_the_fort() -> None:
    bt = fort_lost().begin()
    assert (bt.asked, bt.asked_seat) == ("fort_fate", FRENCH)
    assert bt.offers("burn_fort")
    assert bt.offers("leave_fort")
    bt.french("burn_fort")
    assert bt.where("Fort Carillon") == "removed"
    assert bt.g.fort_at(BRITISH, bt.space("Ticonderoga")) == -1
    assert bt.at("Isle aux Noix") == "French: Langis"
    assert bt.control("Ticonderoga") == "British"


@pytest.mark.rule("R-13.9.5a", "R-3.0.2b", "G-C-29", "A-46")
def test_13_9_5_or_leave_it_and_one_of_the_enemy_takes_its_place() -> None:
    """Two Brigades and an Artillery; the Fort alone is Reduced and beaten."""
    bt = meet("Ticonderoga", "2 British metropolitan, British artillery", "Fort Saint Frédéric",
              came="Lake George").vp("French 1")  # fmt: skip
    bt.dice("F M  TC  M").begin()
    assert won(bt) == "British 1:0"
    bt.french("leave_fort")
    assert bt.where("Fort Saint Frédéric") == "removed"
    assert bt.where("Fort Anne") == "Ticonderoga"
    assert bt.g.is_reduced(bt.piece("Fort Anne"))
    assert bt.control("Ticonderoga") == "British"
    assert bt.victory() == "British 1"


@pytest.mark.rule("R-13.9.5a", "R-3.0.2b")
def test_13_9_5_a_full_fort_is_replaced_by_a_full_one() -> None:
    bt = fort_lost().begin()
    bt.french("leave_fort")
    assert bt.where("Fort Anne") == "Ticonderoga"
    assert not bt.g.is_reduced(bt.piece("Fort Anne"))


@pytest.mark.rule("A-35", "R-13.9.5a")
@pytest.mark.parametrize("flags", [3, 6])
def test_13_9_5_with_an_empty_pool_it_just_goes(flags: int) -> None:
    """Nobody is asked, Routed or not."""
    bt = fort_lost("Fort Carillon", flags)
    for piece in range(bt.pieces.count):
        if bt.pieces.type[piece] == 6 and bt.pieces.faction[piece] == BRITISH:
            bt.start.where[piece] = REMOVED
    bt.begin()
    assert bt.where("Fort Carillon") == "removed"
    assert bt.ask is None
    assert bt.logged("fort_gone") == [(bt.piece("Fort Carillon"),)]


@pytest.mark.rule("R-13.9.5a")
def test_13_9_5_a_fort_of_the_pool_only() -> None:
    bt = fort_lost()
    bt.start.where[bt.piece("Fort Anne")] = REMOVED
    bt.begin()
    bt.french("leave_fort")
    assert bt.where("Fort Augusta") == "Ticonderoga"


@pytest.mark.rule("R-13.9.5a", "A-46")
def test_13_9_5_a_routed_stack_has_no_choice() -> None:
    bt = fort_lost(flags=5).begin()
    assert bt.ask is None
    assert bt.logged("fort_taken") == [(bt.piece("Fort Carillon"), bt.piece("Fort Anne"))]


def test_13_9_5_the_winners_keep_their_markers_with_the_new_fort() -> None:
    """B-16"""
    bt = fort_lost(flags=4).put("British oos @ Ticonderoga").begin()
    bt.french("leave_fort")
    assert bt.markers("british", "Ticonderoga") == "oos"


@pytest.mark.rule("R-13.9.5a", "R-9.0b")
def test_13_9_5_british_forts_likewise() -> None:
    bt = meet("Lake George", "Fort Edward, Rogers", "5 French light", attacker="french")
    bt.roll(*FLAGS[:3], *MISSES).begin()
    bt.british("leave_fort", "retreat Albany")
    assert bt.where("Fort Beauséjour") == "Lake George"
    assert bt.control("Lake George") == "French"
