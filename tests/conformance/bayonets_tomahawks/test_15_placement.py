"""15.3 Fleets Arrive: where reinforcements are placed."""

from __future__ import annotations

import pytest

from tests.conformance.bayonets_tomahawks.situation import Situation
from ticonderoga.games.bayonets_tomahawks.data.kinds import BRITISH, FRENCH
from ticonderoga.games.bayonets_tomahawks.position import ARRIVING
from ticonderoga.games.bayonets_tomahawks.rules.havens import (
    arrival_ports,
    fleet_havens,
    is_colony_port,
)

BRITISH_PORTS = [
    "Alexandria", "Annapolis Royal", "Boston", "Cape Sable", "Charles Town", "Halifax",
    "New London", "New York", "Newfoundland", "Philadelphia", "St. George", "York",
]  # fmt: skip
FRENCH_PORTS = [
    "Chignectou", "Côte de Beaupré", "Côte du Sud", "Louisbourg", "Miramichy", "Port Dauphin",
    "Port la Joye", "Québec", "Rivière Ristigouche", "Rivière du Loup", "Tadoussac",
]  # fmt: skip


def arriving(*names: str, phase: str = "british-arrive") -> Situation:
    """These pieces have been drawn, in this order."""
    bt = Situation().phase(phase).but(round=2, played=[0, 0])
    pieces = tuple(bt.piece(name) for name in names)
    for piece in pieces:
        bt.start.where[piece] = ARRIVING
    return bt.but(arriving=pieces).until("draw")


def names(bt: Situation, spaces: list[int]) -> list[str]:
    return sorted(bt.board.names[space] for space in spaces)


def captured(bt: Situation, faction: str, *spaces: str) -> Situation:
    return bt.put(*[f"{faction} control @ {space}" for space in spaces])


# ---------------------------------------------------------------------- ports


@pytest.mark.rule("R-15.3a", "R-2.1.6a", "R-2.1.7b")
def test_fleets_go_to_friendly_coastal_home_spaces() -> None:
    bt = arriving("Boscawen").begin()
    assert bt.offered("place") == BRITISH_PORTS
    assert bt.why_not("place Albany") == "no_coast"
    assert bt.why_not("place Louisbourg") == "no_port_of_arrival"
    assert bt.why_not("place Kwanoskwamcok") == "no_port_of_arrival"
    bt.british("place Halifax")
    assert bt.at("Halifax") == "British: Boscawen"
    assert (bt.step(), bt.g.round, bt.g.arriving, bt.g.ports) == ("draw", 3, (), ())


@pytest.mark.rule("R-15.3a", "R-2.1.7a")
def test_french_fleets_go_to_french_ports_and_never_to_a_base() -> None:
    bt = arriving("De l'Isle").begin()
    assert bt.asked_seat == FRENCH
    assert bt.offered("place") == FRENCH_PORTS
    assert bt.why_not("place Boston") == "no_port_of_arrival"


@pytest.mark.rule("R-15.3a")
def test_captured_ports_of_a_friendly_sea_zone_will_do() -> None:
    bt = captured(arriving("Boscawen"), "British", "Chignectou", "Miramichy", "Québec").begin()
    assert bt.offered("place") == sorted([*BRITISH_PORTS, "Chignectou"])
    bt = captured(arriving("Boscawen"), "British", "Chignectou", "Miramichy", "Québec")
    bt.but(open_seas=True).begin()
    assert bt.offered("place") == sorted([*BRITISH_PORTS, "Chignectou", "Miramichy", "Québec"])
    bt = captured(arriving("De l'Isle"), "French", "Halifax", "Newfoundland").begin()
    assert bt.offered("place") == sorted([*FRENCH_PORTS, "Halifax", "Newfoundland"])


@pytest.mark.rule("R-15.3a")
def test_an_own_port_in_enemy_hands_will_not_do() -> None:
    bt = captured(arriving("Boscawen"), "French", "Halifax", "York").begin()
    assert "Halifax" not in bt.offered("place")
    assert "York" not in bt.offered("place")


@pytest.mark.rule("R-15.3c")
def test_enemy_units_in_a_friendly_port_do_not_bar_it() -> None:
    bt = arriving("De l'Isle").put("2 Bastion @ Québec", "15th & 58th @ Québec", "battle @ Québec")
    assert "Québec" in bt.begin().offered("place")


@pytest.mark.rule("R-15.3c", "A-32")
def test_newcomers_clear_the_markers_of_the_stack_they_join() -> None:
    bt = arriving("Boscawen", "44th & 48th").put("Rogers @ York", "British rout @ York")
    bt.put("British oos @ York").begin().british("place York")
    assert bt.markers("british", "York") == ""


# ---------------------------------------------------------------------- the other units


@pytest.mark.rule("R-15.3b")
def test_fleets_come_first_and_others_where_they_were_placed() -> None:
    bt = arriving("44th & 48th", "Boscawen", "Royal Artillery 1", "Colvill").begin()
    assert bt.ask is not None
    assert bt.ask.about == {"piece": bt.piece("Boscawen")}
    bt.british("place Halifax")
    assert bt.ask.about == {"piece": bt.piece("Colvill")}
    assert bt.offered("place") == BRITISH_PORTS, "each Fleet may go to another port"
    bt.british("place Boston")
    assert bt.ask.about == {"piece": bt.piece("44th & 48th")}
    assert bt.offered("place") == ["Boston", "Halifax"]
    assert bt.why_not("place York") == "no_fleet_placed"
    assert bt.why_not("place Québec") == "no_port_of_arrival"
    bt.british("place Boston", "place Boston")
    assert bt.at("Boston") == "British: 44th & 48th, Royal Artillery 1, Colvill"
    assert bt.at("Halifax") == "British: Boscawen"


@pytest.mark.rule("R-15.3b")
def test_two_fleets_in_one_port_are_one_port() -> None:
    bt = arriving("Boscawen", "Colvill", "44th & 48th").begin()
    bt.british("place Halifax", "place Halifax")
    assert bt.at("Halifax") == "British: 44th & 48th, Boscawen, Colvill", "nobody is asked"


@pytest.mark.rule("R-15.3b")
def test_without_a_fleet_all_go_to_one_port() -> None:
    bt = arriving("44th & 48th", "Royal Artillery 1", "22nd & 28th").begin()
    assert bt.offered("place") == BRITISH_PORTS
    bt.british("place New York")
    assert bt.at("New York") == "British: 22nd & 28th, 44th & 48th, Royal Artillery 1"


@pytest.mark.rule("R-15.3b")
def test_a_fleet_that_was_there_before_makes_no_port_of_arrival() -> None:
    bt = arriving("Boscawen", "44th & 48th").put("Colvill @ Halifax").begin()
    bt.british("place Boston")
    assert bt.at("Boston") == "British: 44th & 48th, Boscawen"


@pytest.mark.rule("R-15.3a")
def test_the_british_place_before_the_french_and_each_side_has_its_own_fleets() -> None:
    bt = arriving("De l'Isle", "Berry", "44th & 48th", "Boscawen").begin()
    assert bt.asked_seat == BRITISH
    bt.british("place Halifax")
    assert bt.at("Halifax") == "British: 44th & 48th, Boscawen"
    assert (bt.asked_seat, bt.step()) == (FRENCH, "french-arrive")
    bt.french("place Louisbourg")
    assert bt.at("Louisbourg") == "French: Berry, De l'Isle"
    assert bt.g.round == 3
    assert bt.step() == "draw"


@pytest.mark.rule("R-15.2.2a", "R-15.3b")
def test_a_commander_is_placed_with_his_brigade() -> None:
    bt = arriving("Boscawen", "Colvill", "1st Royal American", "Wolfe", "44th & 48th").begin()
    bt.british("place Halifax", "place Boston", "place Halifax", "place Boston")
    assert bt.at("Halifax") == "British: 1st Royal American, Boscawen, Wolfe"
    assert bt.at("Boston") == "British: 44th & 48th, Colvill"


@pytest.mark.rule("R-3.0.2b")
def test_reinforcements_enter_full() -> None:
    bt = arriving("44th & 48th")
    bt.but(reduced=1 << bt.piece("44th & 48th")).begin().british("place Boston")
    assert bt.g.reduced == 0


@pytest.mark.rule("R-3.7b")
def test_a_lone_commander_is_removed_when_fleets_arrive_ends() -> None:
    bt = arriving("Boscawen").put("Forbes @ Halifax", "Howe @ Boston", "Rigaud @ Québec")
    bt.begin().british("place Halifax")
    assert bt.where("Forbes") == "Halifax"
    assert bt.where("Howe") == "removed"
    assert bt.where("Rigaud") == "removed"


# ---------------------------------------------------------------------- without a port


@pytest.mark.rule("R-15.3a", "R-13.9.2a")
def test_without_any_port_the_list_of_fleet_retreats_is_followed() -> None:
    bt = captured(arriving("De l'Isle", "Berry"), "British", *FRENCH_PORTS)
    assert names(bt, fleet_havens(bt.start, FRENCH)) == ["Kwanoskwamcok", "Mta'n"]
    bt.put("Rogers @ Mta'n")
    assert names(bt, arrival_ports(bt.start, FRENCH)) == ["Kwanoskwamcok"]
    bt.begin()
    assert bt.at("Kwanoskwamcok") == "French: Berry, De l'Isle"


@pytest.mark.rule("R-15.3a", "R-13.9.2a")
def test_the_sail_box_is_the_last_resort() -> None:
    bt = captured(arriving("De l'Isle", "Berry"), "British", *FRENCH_PORTS)
    bt.put("Rogers @ Mta'n", "Washington @ Kwanoskwamcok").begin()
    assert bt.at("Sail box") == "French: Berry, De l'Isle"
    assert bt.step() == "draw"


@pytest.mark.rule("R-13.9.2a", "R-15.3c")
def test_havens_are_free_of_enemy_units_and_come_in_their_order() -> None:
    bt = captured(Situation(), "British", *FRENCH_PORTS[1:])
    bt.put("French control @ Newfoundland")
    assert names(bt, fleet_havens(bt.start, FRENCH)) == ["Chignectou"]
    bt.put("Rogers @ Chignectou")
    assert names(bt, fleet_havens(bt.start, FRENCH)) == ["Newfoundland"]
    assert names(bt, arrival_ports(bt.start, FRENCH)) == ["Chignectou", "Newfoundland"]
    bt.put("Washington @ Newfoundland")
    assert names(bt, fleet_havens(bt.start, FRENCH)) == ["Kwanoskwamcok", "Mta'n"]


@pytest.mark.rule("R-13.9.2a")
def test_british_havens_lie_on_a_friendly_sea_zone() -> None:
    bt = Situation()
    ports = [space for space in bt.board.coast if bt.board.home[space] == BRITISH]
    bt.put(*[f"Lacorne @ {bt.board.names[ports[0]]}"])
    for space in ports:
        bt.start.control[space] = FRENCH
    bt.put("British control @ Chignectou", "British control @ Miramichy")
    assert names(bt, fleet_havens(bt.start, BRITISH)) == ["Chignectou"]
    bt.put("Langis @ Chignectou")
    assert names(bt, fleet_havens(bt.start, BRITISH)) == ["Kwanoskwamcok"]
    bt.but(open_seas=True)
    assert names(bt, fleet_havens(bt.start, BRITISH)) == ["Miramichy"]


@pytest.mark.rule("R-2.4a")
def test_a_port_of_a_colony_is_an_own_home_space_in_a_colony() -> None:
    bt = captured(Situation(), "British", "Louisbourg")
    ports = [space for space in bt.board.coast if is_colony_port(bt.start, BRITISH, space)]
    assert names(bt, ports) == [port for port in BRITISH_PORTS if port != "St. George"]
    ports = [space for space in bt.board.coast if is_colony_port(bt.start, FRENCH, space)]
    assert "Rivière du Loup" not in names(bt, ports)
    assert "Louisbourg" not in names(bt, ports)
    assert not is_colony_port(bt.start, BRITISH, bt.space("Albany"))
