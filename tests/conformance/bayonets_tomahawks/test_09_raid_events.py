"""Events that bear on Raids: cards 36, 46, 49 and 50."""

import pytest

from tests.conformance.bayonets_tomahawks.situation import Situation


def _french(*aps: str, **cards: int) -> Situation:
    bt = Situation().until("battles").active("french").first("british").cards(**cards)
    return bt.aps(french=aps)


def _raid(bt: Situation, piece: str, target: str) -> Situation:
    """A Raid with a Light AP on an adjacent space."""
    return bt.french("spend light", f"raid {piece}", f"target {target}", f"way {target}")


# ---------------------------------------------------------------------- card 36


@pytest.mark.rule("G-C-12", "R-E-a", "R-9.3d")
def test_frontiers_ablaze_adds_two_to_the_first_success() -> None:
    bt = _french("light", "light", "light", french=36).put("3 French light @ Wills Creek")
    bt.put("French control @ Wills Creek").dice("M F F")
    bt.start.raid = [0, 5]
    _raid(bt, "Aubry", "Winchester")
    assert bt.g.raid == [0, 5]
    _raid(bt, "Beaujeu", "Winchester")
    assert bt.g.raid == [0, 1]
    assert bt.victory() == "French 2"
    bt.french("spend light", "raid Belestre", "target Wills Creek")
    assert bt.g.raid == [0, 2]


@pytest.mark.rule("R-E-a")
def test_frontiers_ablaze_is_for_french_raids() -> None:
    bt = Situation().until("battles").cards(french=36).put("Rogers @ Lake George").dice("F")
    bt.aps(british=["light"]).british("spend light", "raid Rogers", "target Ticonderoga")
    bt.british("way Ticonderoga")
    assert bt.g.raid == [1, 0]


@pytest.mark.rule("R-7.4a")
def test_without_the_card_there_is_no_bonus() -> None:
    bt = _french("light", french=22).put("Aubry @ Lake George").dice("F")
    _raid(bt, "Aubry", "Albany")
    assert bt.g.raid == [0, 3]


# ---------------------------------------------------------------------- card 50


@pytest.mark.rule("R-E-a", "R-9.3b")
def test_the_first_indian_that_succeeds_comes_back() -> None:
    bt = _french("light", "light", "light", "light", indian=50)
    bt.put("Mingo, Delaware, Seneca, Aubry @ Lake George").dice("F M F F")
    _raid(bt, "Aubry", "Albany")  # no Indian
    _raid(bt, "Seneca", "Oneida Lake")  # fails
    _raid(bt, "Mingo", "Oneida Lake")
    assert bt.where("Mingo") == "Lake George"
    assert "Mingo" in bt.spent()
    bt.french("spend light", "raid Delaware", "target Lake George")
    assert bt.where("Delaware") == "losses"


@pytest.mark.rule("R-E-a")
def test_plunder_is_nothing_for_british_indians() -> None:
    bt = Situation().until("battles").cards(indian=50).put("Mohawk @ Lake George").dice("F")
    bt.aps(british=["light"]).british("spend light", "raid Mohawk", "target Ticonderoga")
    bt.british("way Ticonderoga")
    assert bt.where("Mohawk") == "losses"


# ---------------------------------------------------------------------- card 46


def _lacrosse(piece: str = "Mingo", target: str = "Fort Edward") -> Situation:
    bt = _french("light", "light", indian=46).put(f"{piece}, Seneca @ Ticonderoga")
    return bt.put(f"{target} @ Lake George")


@pytest.mark.rule("R-E-a")
def test_a_lacrosse_game_costs_the_fort_if_the_raid_succeeds() -> None:
    bt = _lacrosse().dice("M F")
    _raid(bt, "Mingo", "Lake George")
    assert bt.asked == "lacrosse"
    bt.french("yes")
    assert bt.where("Fort Edward") == "removed"
    assert bt.g.raid[1] == 1
    assert bt.control("Lake George") == "British"
    assert bt.where("Mingo") == "losses"


@pytest.mark.rule("R-E-a")
def test_a_lacrosse_game_is_used_up_even_if_the_raid_fails() -> None:
    bt = _lacrosse().dice("M SC M F")
    _raid(bt, "Mingo", "Lake George").french("yes")
    assert bt.where("Fort Edward") == "Lake George"
    _raid(bt, "Seneca", "Lake George")
    assert bt.where("Seneca") == "losses"
    assert bt.where("Fort Edward") == "Lake George"


@pytest.mark.rule("R-E-a")
def test_a_lacrosse_game_may_be_declined_and_kept() -> None:
    bt = _lacrosse().dice("M SC M F")
    _raid(bt, "Mingo", "Lake George").french("no")
    _raid(bt, "Seneca", "Lake George")
    assert bt.asked == "lacrosse"
    bt.french("yes")
    assert bt.where("Fort Edward") == "removed"


@pytest.mark.parametrize(
    ("piece", "target"),
    [("Mingo", "Fort Edward, New England 1"), ("Aubry", "Fort Edward"), ("Mingo", "New England 1")],
)
@pytest.mark.rule("R-E-a")
def test_lacrosse_is_for_indians_before_a_fort_alone(piece: str, target: str) -> None:
    bt = _lacrosse(piece, target).dice("M F")
    _raid(bt, piece, "Lake George")
    assert bt.asked != "lacrosse"
    assert bt.g.raid[1] == 1


@pytest.mark.rule("R-E-a")
def test_an_intercepted_raider_plays_no_lacrosse() -> None:
    bt = _lacrosse().dice("F")
    _raid(bt, "Mingo", "Lake George")
    assert bt.asked == "spend"


@pytest.mark.rule("R-E-a", "R-2.1.2b", "R-10.2.1d")
def test_a_besieged_fort_may_be_lost_to_lacrosse_and_with_it_the_space() -> None:
    bt = _french("light", indian=46).put("Mingo, Aubry, Fort Edward @ Lake George")
    bt.put("battle @ Lake George").dice("M F")
    bt.french("spend light", "raid Mingo", "target Lake George", "yes")
    assert bt.at("Lake George") == "French: Aubry"
    assert bt.control("Lake George") == "French"
    assert bt.battles() == []


@pytest.mark.rule("R-E-a", "R-9.3c")
def test_a_fort_in_the_wilderness_may_be_lost_to_lacrosse() -> None:
    bt = _french("light", indian=46).put("Mingo @ Forks of the Ohio", "Fort Ligonier @ Loyalhanna")
    bt.dice("M F")
    _raid(bt, "Mingo", "Loyalhanna").french("yes")
    assert bt.where("Fort Ligonier") == "removed"
    assert bt.g.raid[1] == 1
    assert bt.g.raided[1] == 1 << bt.space("Loyalhanna")


# ---------------------------------------------------------------------- card 49


def _pursuit(*aps: str) -> Situation:
    bt = _french(*(aps or ("light", "light")), indian=49).put("Mingo, Seneca, Aubry @ Ticonderoga")
    return bt.put("Rogers @ Lake George")


@pytest.mark.rule("R-E-a")
def test_an_interception_and_a_raid_roll_of_one_raid_may_be_rerolled() -> None:
    bt = _pursuit().dice("F M SC F")
    _raid(bt, "Mingo", "Lake George")
    assert bt.asked == "pursue_interception"
    bt.french("yes")
    assert bt.asked == "pursue_raid"
    bt.french("yes")
    assert bt.g.raid[1] == 1
    bt.check_used_up()


@pytest.mark.rule("R-E-a")
def test_the_new_result_stands() -> None:
    bt = _pursuit().dice("F TC")
    _raid(bt, "Mingo", "Lake George").french("yes")
    assert bt.asked == "spend"  # caught again: no second reroll
    bt = _pursuit().dice("M M SC")
    _raid(bt, "Mingo", "Lake George").french("yes")
    assert bt.asked == "spend"
    assert bt.g.raid[1] == 0


@pytest.mark.rule("R-E-a")
def test_one_interception_only_is_rerolled() -> None:
    bt = _pursuit().put("Gage @ Albany").dice("F M BT")
    bt.french("spend light", "raid Mingo", "target Albany", "way Lake George", "yes")
    bt.french("way Albany")
    assert bt.logged("intercepted")[-1][3] == bt.space("Albany")
    assert bt.asked == "spend"


@pytest.mark.rule("R-E-a")
def test_both_rerolls_belong_to_one_raid() -> None:
    bt = _pursuit().dice("F M F F")
    _raid(bt, "Mingo", "Lake George").french("yes")
    assert bt.g.raid[1] == 1
    _raid(bt, "Seneca", "Number Four")
    bt = _pursuit().dice("F M F SC")
    _raid(bt, "Mingo", "Lake George").french("yes")
    _raid(bt, "Seneca", "Number Four")
    assert bt.where("Seneca") == "Ticonderoga"
    assert bt.step() == "battles"  # no second use


@pytest.mark.rule("R-E-a")
def test_a_declined_reroll_keeps_the_event_for_another_raid() -> None:
    bt = _pursuit().dice("F F M F")
    _raid(bt, "Mingo", "Lake George").french("no")
    _raid(bt, "Seneca", "Lake George")
    assert bt.asked == "pursue_interception"
    bt.french("yes")
    assert bt.g.raid[1] == 1


@pytest.mark.rule("R-E-a")
def test_the_pursuit_is_for_indians_under_french_control() -> None:
    bt = _pursuit().dice("F")
    _raid(bt, "Aubry", "Lake George")
    assert bt.asked == "spend"
    bt = Situation().until("battles").cards(indian=49).put("Mohawk @ Lake George").dice("M")
    bt.aps(british=["light"]).british("spend light", "raid Mohawk", "target Ticonderoga")
    bt.british("way Ticonderoga")
    assert bt.spent() == "Mohawk"


@pytest.mark.rule("R-E-a")
def test_a_success_is_not_rerolled() -> None:
    bt = _pursuit().dice("M F")
    _raid(bt, "Mingo", "Lake George")
    assert bt.asked == "spend"
