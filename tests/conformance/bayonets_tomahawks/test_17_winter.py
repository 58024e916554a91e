"""17.2 Winter Quarters: markers, Sail box, Indians, Colonial Brigades."""

from __future__ import annotations

import pytest

from tests.conformance.bayonets_tomahawks.situation import Situation
from ticonderoga.games.bayonets_tomahawks.data.kinds import BRITISH, FRENCH
from ticonderoga.games.bayonets_tomahawks.position import REMOVED
from ticonderoga.games.bayonets_tomahawks.rules.sequence import STEP_NAMES


def winter(step: str = "victory-check") -> Situation:
    """The end of 1755 in the full war, when nobody can win yet."""
    bt = Situation().phase(step).but(round=9, played=[0, 0])
    return bt.active("british")


# ---------------------------------------------------------------------- the steps


@pytest.mark.rule("R-17.1a", "R-17.2a2")
def test_the_victory_check_comes_first_and_the_steps_in_their_order() -> None:
    bt = winter().begin()
    assert bt.step() == "reserves"
    assert bt.g.year == 1756
    kinds = [entry[0] for entry in bt.match.log()]
    assert kinds.index("victory_check") < kinds.index("winter") < kinds.index("new_year")
    steps = [STEP_NAMES.index(f"winter-{name}") for name in (
        "sail-box", "indians", "colonials", "return", "ports", "commanders", "combine", "losses",
        "reset",
    )]  # fmt: skip
    assert steps == sorted(steps)


@pytest.mark.rule("R-17.2b")
def test_raided_rout_and_oos_markers_go_and_the_raid_track_stays() -> None:
    bt = winter().put("Rogers @ York", "British rout @ York", "British oos @ York")
    bt.put("Lacorne @ Montréal", "French rout @ Montréal", "French raided @ Carlisle")
    bt.put("British raided @ Québec").but(raid=[3, 5]).until("winter-sail-box").begin()
    assert bt.g.raided == [0, 0]
    assert bt.g.marks == {}
    assert bt.g.raid == [3, 5]


# ---------------------------------------------------------------------- the Sail box


@pytest.mark.rule("R-17.2c", "R-17.2a")
def test_stacks_in_the_sail_box_go_to_a_friendly_coastal_home_space() -> None:
    bt = winter("winter-sail-box").put("Boscawen, 44th & 48th, Wolfe @ Sail box")
    bt.put("De l'Isle, Berry @ Sail box", "British control @ Chignectou")
    bt.until("winter-indians").begin()
    assert (bt.asked, bt.asked_seat) == ("winter_sail_box", BRITISH)
    assert "St. George" in bt.offered("winter")
    assert "Chignectou" not in bt.offered("winter")
    assert bt.why_not("winter Chignectou") == "no_home_port"
    assert bt.why_not("winter Albany") == "no_home_port"
    bt.british("winter Boston")
    assert bt.at("Boston") == "British: 44th & 48th, Boscawen, Wolfe"
    assert bt.asked_seat == FRENCH
    assert bt.why_not("winter Boston") == "no_home_port"
    bt.french("winter Québec")
    assert bt.at("Québec") == "French: Berry, De l'Isle"


@pytest.mark.rule("R-17.2c")
def test_without_a_home_port_the_list_of_fleet_retreats_is_followed() -> None:
    bt = winter("winter-sail-box").put("De l'Isle, Berry @ Sail box")
    for space in bt.board.coast:
        bt.start.control[space] = BRITISH if bt.board.home[space] >= 0 else -1
    bt.put("Rogers @ Mta'n").until("winter-indians").begin()
    assert bt.at("Kwanoskwamcok") == "French: Berry, De l'Isle"
    bt = winter("winter-sail-box").put("De l'Isle, Berry @ Sail box")
    for space in bt.board.coast:
        bt.start.control[space] = BRITISH if bt.board.home[space] >= 0 else -1
    bt.put("Rogers @ Mta'n", "Washington @ Kwanoskwamcok").until("winter-indians").begin()
    assert bt.at("Sail box") == "French: Berry, De l'Isle"
    assert bt.step() == "winter-indians"


@pytest.mark.rule("R-17.2c")
def test_a_besieged_home_port_takes_the_stack_of_the_sail_box() -> None:
    bt = winter("winter-sail-box").put("De l'Isle @ Sail box", "2 bastion, Rogers @ Québec")
    bt.until("winter-indians").begin()
    assert "Québec" in bt.offered("winter")


# ---------------------------------------------------------------------- Indians


def indians() -> Situation:
    return winter("winter-indians").until("winter-colonials")


@pytest.mark.rule("R-17.2d")
def test_indians_come_home_from_the_farthest_base() -> None:
    """Newfoundland, the first space of the map's list."""
    bt = winter("winter-indians").put("Mohawk, Gage @ Newfoundland").until("winter-colonials")
    bt.begin()
    assert bt.where("Mohawk") == bt.board.names[bt.pieces.village[bt.piece("Mohawk")]]
    assert bt.at("Newfoundland") == "British: Gage"


@pytest.mark.rule("R-17.2d", "G-C-43")
def test_indians_go_home_from_the_map_and_from_the_losses_box() -> None:
    bt = indians().put("Delaware @ losses", "Micmac @ Halifax", "Mohawk @ losses")
    bt.put("Seneca @ Gennisheyo", "Abénaki @ Sail box").begin()
    assert bt.where("Delaware") == "Kithanink"
    assert bt.where("Micmac") == "Miramichy"
    assert bt.where("Mohawk") == "Albany"
    assert bt.where("Seneca") == "Gennisheyo"
    assert bt.where("Abénaki") == "Les Trois Rivières"
    assert bt.where("Mingo") == "pool", "who is not in play stays away"
    assert [entry[0] for entry in bt.logged("indians_home")] == [
        bt.piece(name) for name in ("Mohawk", "Abénaki", "Delaware", "Micmac")
    ]


@pytest.mark.rule("R-17.2d")
def test_a_village_in_enemy_hands_sends_its_unit_to_the_losses_box() -> None:
    bt = indians().put("Delaware @ Forks of the Ohio", "Mingo @ losses", "Mohawk @ Lake George")
    bt.put("British control @ Kithanink", "British control @ Diiohage", "French control @ Albany")
    bt.put("Berry @ Albany").begin()
    assert bt.at("losses") == "British: Mohawk; French: Delaware, Mingo"
    assert bt.logged("village_lost") == [(bt.piece("Mohawk"),), (bt.piece("Delaware"),)]


@pytest.mark.rule("R-17.2d", "R-2.1.2e")
def test_a_captured_settled_space_reverts_when_its_indians_go_home() -> None:
    bt = indians().put("Chaouanon @ Carlisle", "French control @ Carlisle").vp("French 5").begin()
    assert bt.control("Carlisle") == "British"
    assert bt.victory() == "French 3"
    bt = indians().put("Chaouanon @ Rays Town", "French control @ Rays Town").begin()
    assert bt.control("Rays Town") == "French", "an Outpost stays captured"


@pytest.mark.rule("R-17.2d2")
def test_a_commander_left_alone_by_the_indians_is_not_lost_yet() -> None:
    bt = indians().put("Chaouanon, Rigaud @ La Presqu'Isle").begin()
    assert bt.where("Rigaud") == "La Presqu'Isle"


@pytest.mark.rule("R-17.2d")
def test_units_of_a_nation_one_to_a_village() -> None:
    bt = indians().nation("iroquois", "french").put("2 Iroquois @ Oswego", "Iroquois @ losses")
    bt.begin()
    assert bt.at("Oquaga") == "French: Iroquois 1"
    assert bt.at("Onontake") == "French: Iroquois 2"
    assert bt.at("Kanistioh") == "French: Iroquois 3"


@pytest.mark.rule("R-17.2d")
def test_one_unit_of_a_nation_stays_away_for_each_village_in_enemy_hands() -> None:
    bt = indians().nation("iroquois", "french").put("Iroquois @ Oswego", "Iroquois @ Albany")
    bt.put("Iroquois @ losses", "British control @ Onontake").begin()
    assert bt.where("Iroquois 3") == "losses", "the one that is there stays there"
    assert bt.at("Oquaga") == "French: Iroquois 1"
    assert bt.at("Onontake") == ""
    assert bt.at("Kanistioh") == "French: Iroquois 2"


@pytest.mark.rule("R-17.2d")
def test_a_nation_of_the_british_goes_home_too() -> None:
    bt = indians().nation("cherokee", "british").put("2 Cherokee @ losses").begin()
    assert bt.at("Chote") == "British: Cherokee 1"
    assert bt.at("Keowee") == "British: Cherokee 2"


@pytest.mark.rule("R-17.2d3", "A-62")
def test_with_fewer_units_than_villages_the_owner_picks_these() -> None:
    bt = indians().nation("iroquois", "french").put("2 Iroquois @ Oswego")
    bt.start.where[bt.piece("Iroquois 3")] = REMOVED
    bt.begin()
    assert (bt.asked, bt.asked_seat) == ("winter_village", FRENCH)
    assert bt.ask is not None
    assert bt.ask.about == {"piece": bt.piece("Iroquois 1")}
    assert bt.offered("place") == ["Kanistioh", "Onontake", "Oquaga"]
    assert bt.why_not("place Chote") == "not_their_village"
    bt.french("place Kanistioh")
    assert bt.offered("place") == ["Onontake", "Oquaga"]
    assert bt.why_not("place Kanistioh") == "village_has_unit"
    bt.french("place Oquaga")
    assert bt.at("Kanistioh") == "French: Iroquois 1"
    assert bt.at("Oquaga") == "French: Iroquois 2"
    assert bt.at("Onontake") == ""
    assert bt.g.arriving == ()


@pytest.mark.rule("R-17.2d3", "A-62")
def test_losses_for_villages_in_enemy_hands_come_before_the_choice() -> None:
    bt = indians().nation("iroquois", "french").put("2 Iroquois @ Oswego")
    bt.start.where[bt.piece("Iroquois 3")] = REMOVED
    bt.put("British control @ Onontake").begin()
    assert bt.at("losses") == "French: Iroquois 1"
    assert bt.offered("place") == ["Kanistioh", "Oquaga"]
    assert bt.why_not("place Onontake") == "village_in_enemy_hands"
    bt.french("place Oquaga")
    assert bt.at("Oquaga") == "French: Iroquois 2"
    assert bt.where("Iroquois 3") == "removed"


@pytest.mark.rule("R-17.2d3", "A-62")
def test_two_nations_with_too_few_units_find_villages_of_their_own() -> None:
    bt = indians().nation("iroquois", "french").nation("cherokee", "french")
    bt.put("2 Iroquois @ Oswego", "Cherokee @ Carlisle")
    for name in ("Iroquois 3", "Cherokee 2"):
        bt.start.where[bt.piece(name)] = REMOVED
    bt.begin()
    for piece, villages in (
        ("Iroquois 1", ["Kanistioh", "Onontake", "Oquaga"]),
        ("Iroquois 2", ["Kanistioh", "Onontake"]),
        ("Cherokee 1", ["Chote", "Keowee"]),
    ):
        assert bt.ask is not None
        assert bt.ask.about == {"piece": bt.piece(piece)}
        assert bt.offered("place") == villages
        other = "Chote" if piece.startswith("Iroquois") else "Kanistioh"
        assert bt.why_not(f"place {other}") == "not_their_village"
        bt.french(f"place {villages[-1]}")
        assert bt.where(piece) == villages[-1]


@pytest.mark.rule("R-17.2a")
def test_the_british_indians_go_home_first() -> None:
    bt = indians().put("Mohawk @ losses", "Chaouanon @ Albany", "French control @ Albany").begin()
    assert bt.where("Mohawk") == "losses", "Albany was French when the British had their turn"
    assert bt.control("Albany") == "British"


# ---------------------------------------------------------------------- Colonial Brigades


def colonials() -> Situation:
    return winter("winter-colonials").until("winter-return")


@pytest.mark.rule("R-17.2e")
def test_colonial_brigades_are_disbanded_on_the_face_they_show() -> None:
    bt = colonials().put("reduced New England 1, Rogers @ Albany", "Virginia & S. 1 @ Oswego")
    bt.put("New England 2 @ losses", "44th & 48th @ Boston", "Canadiens 1 @ Québec").begin()
    assert bt.at("disbanded") == "British: New England 1 (reduced), Virginia & S. 1"
    assert bt.where("New England 2") == "losses"
    assert bt.at("Albany") == "British: Rogers"
    assert bt.where("44th & 48th") == "Boston"
    assert bt.where("Canadiens 1") == "Québec"


@pytest.mark.rule("R-17.2a2", "R-17.2e", "R-17.3b")
def test_after_the_colonial_brigades_the_others_return() -> None:
    bt = winter("winter-indians").put("New England 1, Rogers @ Lake George", "Mingo @ Albany")
    bt.until("winter-losses").begin()
    assert bt.at("disbanded") == "British: New England 1"
    assert bt.where("Rogers") == "Albany"


@pytest.mark.rule("R-17.2e")
def test_colonial_brigades_in_the_sail_box_are_disbanded() -> None:
    bt = colonials().put("Boscawen, New England 1, New England 2 @ Sail box").begin()
    assert bt.at("disbanded") == "British: New England 1, New England 2"
    assert bt.at("Sail box") == "British: Boscawen"


@pytest.mark.rule("R-17.2e", "A-23")
def test_garrisons_are_chosen_space_by_space() -> None:
    bt = colonials().put("New England 1, Fort Edward @ Lake George")
    bt.put("New England 2, Fort Anne @ Oneida Lake", "New England 3, Fort Frederick @ Saranac")
    bt.begin()
    asked = []
    while bt.asked == "garrison":
        asked.append(bt.offered("stay"))
        bt.british("march_home")
    assert sorted(asked) == [[f"New England (Brigade) {number}"] for number in (1, 2, 3)]
    assert bt.at("disbanded") == "British: New England 1, New England 2, New England 3"


@pytest.mark.rule("R-17.2e", "A-23", "R-17.3.1a")
def test_one_colonial_brigade_may_stay_with_a_fort() -> None:
    bt = colonials().put("New England 1, Virginia & S. 1, Fort Edward @ Lake George").begin()
    assert (bt.asked, bt.asked_seat) == ("garrison", BRITISH)
    assert bt.offered("stay") == ["New England (Brigade) 1", "Virginia & S. (Brigade) 1"]
    bt.british("stay Virginia & S. 1")
    assert bt.at("Lake George") == "British: Virginia & S. 1, Fort Edward"
    assert bt.at("disbanded") == "British: New England 1"
    assert bt.g.garrison == 1 << bt.piece("Virginia & S. 1")


@pytest.mark.rule("R-17.2e", "A-23")
def test_all_of_them_may_go() -> None:
    bt = colonials().put("New England 1, Fort Edward @ Lake George").begin()
    bt.british("march_home")
    assert bt.at("disbanded") == "British: New England 1"
    assert bt.g.garrison == 0


@pytest.mark.rule("R-17.2e", "A-23")
def test_a_fort_in_a_colony_keeps_one_too_and_enemy_forts_keep_nobody() -> None:
    bt = colonials().put("New England 1, New England 2, Fort Edward @ Albany").begin()
    assert bt.offered("stay") == ["New England (Brigade) 1"]
    assert bt.why_not("stay New England 2") == "equal_is_offered"
    assert bt.why_not("stay Rogers") == "not_in_this_stack"
    bt.british("stay New England 1")
    assert bt.at("disbanded") == "British: New England 2"


@pytest.mark.rule("R-17.2e", "A-23", "R-17.3.1a", "A-22")
def test_on_a_captured_settled_space_as_many_as_its_value() -> None:
    bt = (
        colonials()
        .put(
            "New England 1, New England 2, Virginia & S. 1, Fort Edward @ Les Trois Rivières",
            "British control @ Les Trois Rivières",
        )
        .begin()
    )
    bt.british("stay New England 1", "stay Virginia & S. 1")
    assert bt.at("disbanded") == "British: New England 2", "value 2; the Fort adds nothing"


@pytest.mark.rule("R-17.2e", "R-17.3.1c")
def test_a_captured_settled_space_reverts_if_nobody_stays() -> None:
    bt = colonials().put("New England 1 @ Montréal", "British control @ Montréal")
    bt.vp("British 5").begin().british("march_home")
    assert bt.control("Montréal") == "French"
    assert bt.victory() == "British 2"
    bt = colonials().put("New England 1 @ Isle aux Noix", "British control @ Isle aux Noix").begin()
    assert bt.control("Isle aux Noix") == "British"
    assert bt.at("disbanded") != ""


@pytest.mark.rule("R-17.2c")
def test_enemies_in_a_friendly_port_do_not_bar_it() -> None:
    """B-29"""
    bt = winter("winter-sail-box").put("De l'Isle, Berry @ Sail box", "2 Bastion @ Québec")
    bt.put("44th & 48th @ Québec", "battle @ Québec").until("winter-indians").begin()
    assert "Québec" in bt.offered("winter")


@pytest.mark.rule("R-17.2d")
def test_indians_go_home_from_every_corner_of_the_map() -> None:
    bt = indians().put("Micmac @ Newfoundland", "French control @ Newfoundland").begin()
    assert bt.where("Micmac") == "Miramichy"
    bt = indians().nation("iroquois", "french").put("3 Iroquois @ Newfoundland").begin()
    assert bt.at("Newfoundland") == ""
    assert bt.at("Kanistioh") == "French: Iroquois 3"


@pytest.mark.rule("R-17.2d3", "R-2.1.2e")
def test_a_nation_unit_that_waits_for_its_village_has_left_its_space() -> None:
    bt = indians().nation("iroquois", "french").put("2 Iroquois @ Carlisle").vp("French 5")
    bt.start.where[bt.piece("Iroquois 3")] = REMOVED
    bt.put("French control @ Carlisle").begin()
    assert bt.asked == "winter_village"
    assert bt.control("Carlisle") == "British"
    bt = indians().nation("cherokee", "french").put("Cherokee 1 @ Sail box")
    bt.start.where[bt.piece("Cherokee 2")] = REMOVED
    bt.begin().french("place Keowee")
    assert bt.at("Keowee") == "French: Cherokee 1"


@pytest.mark.rule("R-17.2e")
def test_colonial_brigades_in_the_sail_box_are_disbanded_as_well() -> None:
    bt = colonials().put("New England 1, Boscawen @ Sail box").begin()
    assert bt.at("disbanded") == "British: New England 1"
    assert bt.at("Sail box") == "British: Boscawen"


@pytest.mark.rule("R-17.2e")
def test_each_space_with_a_fort_is_asked_about_by_itself() -> None:
    bt = colonials().put("New England 1, Fort Edward @ Lake George", "Fort Anne @ Oswego")
    bt.put("New England 2 @ Oswego", "Virginia & S. 1 @ Carlisle").begin()
    assert bt.where("Virginia & S. 1") == "disbanded"
    assert bt.ask is not None
    assert bt.ask.about == {"space": bt.space("Lake George")}
    bt.british("march_home")
    assert bt.ask.about == {"space": bt.space("Oswego")}
    bt.british("stay New England 2")
    assert bt.at("disbanded") == "British: New England 1, Virginia & S. 1"
