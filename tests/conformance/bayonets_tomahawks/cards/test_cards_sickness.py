"""7.4 Events that take units away: cards 5, 11, 34, 45 and 53."""

from __future__ import annotations

import pytest

from tests.conformance.bayonets_tomahawks.cards.playing import Played

# ---------------------------------------------------------------------- 5 Disease in French Camp


@pytest.mark.rule("R-E-a", "R-13.4.3a", "G-P-03")
def test_5_the_french_eliminate_a_metropolitan_and_the_british_draw_a_chit() -> None:
    bt = Played().put("Berry, Canadiens 1, Langis @ Québec", "reduced De la Marine 1 @ Montréal")
    bt.start_with(british=5)
    assert (bt.asked, bt.asked_seat) == ("disease_metropolitan", 1)
    assert bt.offered("give_up") == [
        "Berry (Metropolitan Brigade)", "De la Marine (Metropolitan Brigade) 1",
    ]  # fmt: skip
    bt.draw(3).french("give_up De la Marine 1")
    assert bt.over
    assert bt.at("losses") == "French: De la Marine 1"
    assert bt.at("Québec") == "French: Langis, Berry, Canadiens 1"
    assert bt.g.wie == [1, -1]


@pytest.mark.rule("R-E-a")
def test_5_who_does_not_count() -> None:
    bt = Played().put("Berry, Canadiens 1, Langis @ Québec", "De la Marine 1 @ Montréal")
    bt.put("15th & 58th @ Halifax", "De la Marine 2 @ losses").start_with(british=5)
    assert bt.why_not("give_up Canadiens 1") == "sick_metropolitan"
    assert bt.why_not("give_up Langis") == "sick_no_brigade"
    assert bt.why_not("give_up 15th & 58th") == "sick_not_yours"
    assert bt.why_not("give_up De la Marine 2") == "sick_not_there"
    assert bt.why_not("give_up Cherokee 1") == "sick_not_yours"


@pytest.mark.rule("R-E-a")
def test_5_the_sail_box_counts_too() -> None:
    bt = Played().put("Berry, Beauffremont @ Sail box", "Canadiens 1 @ Québec")
    bt.start_with(british=5)
    assert bt.over
    assert bt.at("Sail box") == "French: Beauffremont"
    assert bt.where("Berry") == "losses"


@pytest.mark.rule("R-E-a", "R-3.2a")
def test_5_without_metropolitans_a_canadiens_goes_and_no_chit_is_drawn() -> None:
    bt = Played().put("Canadiens 1, Langis @ Québec", "Canadiens 2 @ Montréal", "Berry @ losses")
    bt.start_with(british=5)
    assert bt.asked == "disease_provincial"
    assert bt.why_not("give_up Langis") == "sick_no_brigade"
    assert bt.why_not("give_up Berry") == "sick_not_there"
    bt.french("give_up Canadiens 2")
    assert bt.at("losses") == "French: Berry, Canadiens 2"
    assert bt.g.wie == [-1, -1]


@pytest.mark.rule("R-E-a")
def test_5_11_34_53_the_first_space_of_the_map_is_on_the_map() -> None:
    """Newfoundland is number 0."""
    there = "Berry, Mingo, Delaware, Chaouanon @ Newfoundland"
    bt = Played().put(there, "De la Marine 1 @ Québec").start_with(british=5)
    assert bt.offers("give_up Berry")
    bt = Played().put(there, "15th & 58th, 22nd & 28th @ Halifax").start_with(british=11)
    assert bt.offers("strike Mingo")
    bt = Played().put(there).start_with(indian=53)
    assert bt.offers("strike Mingo")
    bt = Played().put("15th & 58th @ Newfoundland", "22nd & 28th @ Halifax").start_with(french=34)
    assert bt.offers("give_up 15th & 58th")
    bt = Played().put("reduced Rogers @ Newfoundland", "reduced Scott @ Boston")
    assert bt.start_with(british=4).offers("flip Rogers")


@pytest.mark.rule("R-E-a")
def test_5_without_brigades_nothing_happens() -> None:
    bt = (
        Played().put("Langis, Mingo, Beauffremont @ Québec", "Berry @ losses").start_with(british=5)
    )
    assert bt.over
    assert bt.idle == [5]
    assert bt.at("Québec") == "French: Langis, Mingo, Beauffremont"


@pytest.mark.rule("R-E-a", "R-18.3a")
def test_5_the_british_choose_between_two_chits() -> None:
    bt = Played().put("Berry @ Québec").but(wie=[0, -1], wie_pool=[(2, 6, 3), (3, 6, 3)])
    bt.draw(9).start_with(british=5)
    assert (bt.asked, bt.asked_seat) == ("chit", 0)
    bt.british("swap_chit")
    assert bt.g.wie == [2, -1]
    assert bt.over


@pytest.mark.rule("R-2.1.2e", "R-E-e")
def test_5_a_captured_settled_space_reverts_with_the_last_unit() -> None:
    bt = Played().put("Berry @ Carlisle", "French control @ Carlisle").vp("French 3")
    bt.start_with(british=5)
    assert bt.control("Carlisle") == "British"
    assert bt.victory() == "French 1"


@pytest.mark.rule("R-2.1.2e", "R-E-e")
def test_5_a_captured_outpost_stays_captured() -> None:
    bt = Played().put("Berry @ Oswego", "French control @ Oswego").vp("French 3")
    bt.start_with(british=5)
    assert bt.at("Oswego") == ""
    assert bt.control("Oswego") == "French"
    assert bt.victory() == "French 3"


@pytest.mark.rule("R-3.7c")
def test_5_a_commander_left_alone_stays_for_the_time_being() -> None:
    bt = Played().put("Berry, Montcalm @ Carlisle", "French control @ Carlisle")
    bt.start_with(british=5)
    assert bt.at("Carlisle") == "French: Montcalm"
    assert bt.control("Carlisle") == "French"


# ---------------------------------------------------------------------- 34 Disease in British Camp


@pytest.mark.rule("R-E-a", "R-13.4.3a")
@pytest.mark.parametrize("year", [1755, 1756])
def test_34_in_the_early_years_one_brigade_of_any_kind(year: int) -> None:
    bt = Played(year).put("15th & 58th, New England 1, Rogers @ Albany", "Campbell @ Sail box")
    bt.start_with(french=34)
    assert (bt.asked, bt.asked_seat) == ("disease", 0)
    assert bt.offered("give_up") == [
        "15th & 58th (Metropolitan Brigade)", "Campbell (Highland Brigade)",
        "New England (Brigade) 1",
    ]  # fmt: skip
    assert bt.why_not("give_up Rogers") == "sick_no_brigade"
    assert bt.why_not("give_up New England 2") == "sick_not_there"
    bt.draw(0).british("give_up Campbell")
    assert bt.over
    assert bt.where("Campbell") == "losses"
    assert bt.g.wie == [-1, 0]
    assert bt.at("Albany") == "British: Rogers, 15th & 58th, New England 1"


@pytest.mark.rule("R-E-a")
@pytest.mark.parametrize("year", [1757, 1758, 1759])
def test_34_later_a_colonial_and_a_metropolitan(year: int) -> None:
    bt = Played(year).put("15th & 58th, 22nd & 28th, New England 1 @ Albany")
    bt.put("reduced Virginia & S. 2 @ Winchester", "New England 3 @ disbanded")
    bt.start_with(french=34)
    assert bt.asked == "disease_provincial"
    assert bt.why_not("give_up 15th & 58th") == "sick_provincial"
    assert bt.why_not("give_up New England 3") == "sick_not_there"
    bt.british("give_up Virginia & S. 2")
    assert bt.asked == "disease_metropolitan"
    assert bt.why_not("give_up New England 1") == "sick_metropolitan"
    bt.british("give_up 22nd & 28th")
    assert bt.over
    assert bt.at("losses") == "British: 22nd & 28th, Virginia & S. 2"
    assert bt.where("New England 3") == "disbanded"
    assert bt.g.wie[1] >= 0


@pytest.mark.rule("A-27")
def test_34_only_one_kind_is_there() -> None:
    bt = Played(1757).put("New England 1 @ Albany", "15th & 58th @ losses").start_with(french=34)
    assert bt.over
    assert bt.at("losses") == "British: 15th & 58th, New England 1"
    bt = Played(1757).put("15th & 58th @ Albany", "New England 1 @ disbanded")
    bt.start_with(french=34)
    assert bt.over
    assert (bt.where("15th & 58th"), bt.where("New England 1")) == ("losses", "disbanded")


@pytest.mark.rule("R-E-a")
@pytest.mark.parametrize("year", [1755, 1757])
def test_34_without_brigades_nothing_happens(year: int) -> None:
    bt = Played(year).put("Rogers @ Albany", "New England 1 @ disbanded").start_with(french=34)
    assert bt.over
    assert bt.idle == [34]


@pytest.mark.rule("R-2.1.2e", "A-36")
def test_34_the_last_besieger_takes_the_battle_marker_along() -> None:
    bt = Played().put("15th & 58th @ Québec", "2 bastion @ Québec", "battle @ Québec")
    bt.start_with(french=34)
    assert bt.battles() == []
    assert bt.control("Québec") == "French"


# ---------------------------------------------------------------------- 11 Smallpox blankets


@pytest.mark.rule("R-E-a")
def test_11_the_british_pick_two_french_indians_on_the_map() -> None:
    bt = Played().put("Mingo, Langis @ Diiohage", "Micmac @ Miramichy", "Abénaki @ Sail box")
    bt.put("Seneca @ losses", "Mohawk @ Albany", "Delaware @ Carlisle", "French control @ Carlisle")
    bt.vp("French 4").start_with(british=11)
    assert (bt.asked, bt.asked_seat) == ("blankets", 0)
    assert bt.offered("strike") == ["Delaware (Indians)", "Micmac (Indians)", "Mingo (Indians)"]
    assert bt.why_not("strike Abénaki") == "indian_not_on_map"
    assert bt.why_not("strike Seneca") == "indian_not_on_map"
    assert bt.why_not("strike Mohawk") == "no_french_indian"
    assert bt.why_not("strike Langis") == "no_french_indian"
    bt.british("strike Mingo")
    assert bt.why_not("strike Mingo") == "indian_not_on_map"
    bt.british("strike Delaware")
    assert bt.over
    assert bt.at("losses") == "French: Delaware, Mingo, Seneca"
    assert bt.at("Diiohage") == "French: Langis"
    assert (bt.control("Carlisle"), bt.victory()) == ("British", "French 2")


@pytest.mark.rule("R-E-a")
def test_11_nation_units_are_indians_of_whoever_controls_them() -> None:
    bt = Played().nation("iroquois", "french").nation("cherokee", "british")
    bt.put("Iroquois 1 @ Oquaga", "Cherokee 1 @ Chote", "Mingo @ Diiohage", "Micmac @ Miramichy")
    bt.start_with(british=11)
    assert bt.offered("strike") == ["Iroquois (Indians) 1", "Micmac (Indians)", "Mingo (Indians)"]
    assert bt.why_not("strike Cherokee 1") == "no_french_indian"
    assert bt.why_not("strike Cherokee 2") == "no_french_indian"
    bt.british("strike Iroquois 1", "strike Micmac")
    assert bt.at("losses") == "French: Micmac, Iroquois 1"


@pytest.mark.rule("R-E-a")
def test_11_two_or_fewer_go_without_a_question() -> None:
    bt = Played().put("Mingo @ Diiohage", "Micmac @ Miramichy").start_with(british=11)
    assert bt.over
    assert bt.at("losses") == "French: Micmac, Mingo"
    assert bt.match.deliveries == []
    bt = Played().put("Mingo @ Diiohage").start_with(british=11)
    assert bt.at("losses") == "French: Mingo"


@pytest.mark.rule("R-E-a")
def test_11_no_indian_no_effect() -> None:
    bt = Played().put("Mohawk @ Albany", "Mingo @ Sail box").start_with(british=11)
    assert bt.idle == [11]
    assert (bt.where("Mohawk"), bt.where("Mingo")) == ("Albany", "Sail box")


# ---------------------------------------------------------------------- 53 Peace Promises


def promises() -> Played:
    return Played().put("Mingo @ Diiohage", "Delaware, Langis @ Niagara", "Chaouanon @ Sail box")


@pytest.mark.rule("R-E-a")
def test_53_the_british_pick_two_of_the_three() -> None:
    bt = promises().put("Seneca @ Gennisheyo").start_with(indian=53)
    assert (bt.asked, bt.asked_seat) == ("promise", 0)
    assert bt.offered("strike") == ["Chaouanon (Indians)", "Delaware (Indians)", "Mingo (Indians)"]
    assert bt.why_not("strike Seneca") == "not_promised"
    bt.british("strike Chaouanon")
    assert bt.why_not("strike Chaouanon") == "promised_not_there"
    bt.british("strike Mingo")
    assert bt.over
    assert bt.at("losses") == "French: Chaouanon, Mingo"
    assert bt.at("Niagara") == "French: Langis, Delaware"


@pytest.mark.rule("R-E-a")
def test_53_two_or_fewer_go_without_a_question() -> None:
    bt = Played().put("Mingo @ Diiohage", "Chaouanon @ Sail box", "Delaware @ losses")
    bt.start_with(indian=53)
    assert bt.over
    assert bt.at("losses") == "French: Chaouanon, Delaware, Mingo"
    assert Played().put("Mingo @ losses").start_with(indian=53).idle == [53]


@pytest.mark.rule("R-E-a")
@pytest.mark.parametrize("where", ["Diiohage", "Forks of the Ohio", "Kithanink"])
@pytest.mark.parametrize("what", ["control", "raided"])
def test_53_not_if_the_british_control_or_raided_one_of_the_three_spaces(
    where: str, what: str
) -> None:
    bt = Played().put("Mingo, Delaware, Chaouanon @ Niagara", f"British {what} @ {where}")
    bt.start_with(indian=53)
    assert bt.over
    assert bt.idle == [53]
    assert bt.at("Niagara") == "French: Chaouanon, Delaware, Mingo"


@pytest.mark.rule("R-E-a")
def test_53_other_spaces_and_french_raids_do_not_matter() -> None:
    bt = promises().put("British raided @ Niagara", "French raided @ Carlisle")
    bt.put("British control @ La Presqu'Isle", "French raided @ Diiohage").start_with(indian=53)
    assert bt.asked == "promise"


# ---------------------------------------------------------------------- 45 Smallpox Epidemic


@pytest.mark.rule("R-E-a")
def test_45_two_indians_drawn_from_the_losses_box_leave_play() -> None:
    bt = Played(1758).put("Mingo, Micmac, Abénaki, Langis, Mohawk @ losses", "Seneca @ Niagara")
    bt.nation("iroquois", "french").put("Iroquois 2 @ losses")
    bt.but(raid=[0, 5]).draw(3, 0).start_with(indian=45)
    assert bt.over
    assert bt.at("removed") == "French: Abénaki, Iroquois 2"
    assert bt.at("losses") == "British: Mohawk; French: Langis, Micmac, Mingo"
    assert bt.g.raid == [0, 5]
    assert bt.logged("dies_out") == [(bt.piece("Iroquois 2"),), (bt.piece("Abénaki"),)]
    bt.check_used_up()


@pytest.mark.rule("R-E-a")
def test_45_two_or_fewer_all_leave_play() -> None:
    bt = Played(1755).put("Mingo, Micmac @ losses").start_with(indian=45)
    assert bt.at("removed") == "French: Micmac, Mingo"
    bt = Played(1755).put("Mingo @ losses").start_with(indian=45)
    assert bt.at("removed") == "French: Mingo"
    bt = Played(1755).put("Langis @ losses", "Mingo @ Diiohage").start_with(indian=45)
    assert bt.idle == [45]
    assert bt.where("Langis") == "losses"


@pytest.mark.rule("R-E-a", "R-9.3d2", "G-C-13")
@pytest.mark.parametrize(("before", "after"), [(5, 2), (3, 0), (2, 0)])
def test_45_in_the_last_year_the_french_lose_raid_points(before: int, after: int) -> None:
    bt = Played(1759).put("Mingo, Micmac, Abénaki @ losses").vp("French 3")
    bt.but(raid=[4, before]).start_with(indian=45)
    assert bt.g.raid == [4, after]
    assert bt.at("removed") == ""
    assert bt.victory() == "French 3"


@pytest.mark.rule("R-E-a")
def test_45_the_last_year_is_that_of_the_scenario() -> None:
    bt = Played(1755, "petite-guerre-1755").put("Mingo @ losses").but(raid=[0, 4])
    bt.start_with(indian=45)
    assert (bt.g.raid, bt.where("Mingo")) == ([0, 1], "losses")
    bt = Played(1758, "amhersts-juggernaut-1758").put("Mingo @ losses").but(raid=[0, 4])
    bt.start_with(indian=45)
    assert (bt.g.raid, bt.where("Mingo")) == ([0, 4], "removed")


@pytest.mark.rule("R-E-d")
@pytest.mark.parametrize("year", [1755, 1759])
def test_45_is_out_of_the_game_when_the_action_round_ends(year: int) -> None:
    bt = Played(year).put("Mingo @ losses").reveal(british=2, french=22, indian=45)
    bt.until("draw").begin()
    while bt.ask is not None:
        bt.play(("british", "french")[bt.asked_seat], bt.choices()[-1])
    assert bt.g.gone == (45,)
    assert bt.g.discards == (2, 22)
