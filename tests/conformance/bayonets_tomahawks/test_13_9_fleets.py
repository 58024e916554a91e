"""13.9.2: with Fleets everybody retreats by sea."""

from __future__ import annotations

import pytest

from tests.conformance.bayonets_tomahawks.fights import lost, meet, retreats
from tests.conformance.bayonets_tomahawks.situation import Situation
from tests.conformance.bayonets_tomahawks.test_13_9_retreat import leaving, open_to
from ticonderoga.games.bayonets_tomahawks.data.kinds import BRITISH, FRENCH

MISSES = [6] * 60
BASES = ["Alexandria", "Boston", "New London", "New York", "Philadelphia"]
BRITISH_PORTS = sorted(
    ["Newfoundland", "Halifax", "Annapolis Royal", "Cape Sable", "St. George", "York",
     "Charles Town", *BASES]
)  # fmt: skip
FRENCH_PORTS = sorted(
    ["Port Dauphin", "Louisbourg", "Port la Joye", "Rivière Ristigouche", "Miramichy",
     "Chignectou", "Rivière du Loup", "Tadoussac", "Côte de Beaupré", "Côte du Sud", "Québec"]
)  # fmt: skip


def hand_over(bt: Situation, faction: int, keep: tuple[str, ...] = ()) -> Situation:
    """All Coastal Home Spaces of the other side are controlled by this faction but a few."""
    kept = [bt.space(name) for name in keep]
    for space in bt.board.coast:
        if bt.board.home[space] == 1 - faction and space not in kept:
            bt.start.control[space] = faction
    return bt


@pytest.mark.rule("R-13.9.2a")
def test_13_9_2_first_any_friendly_coastal_home_space() -> None:
    bt = leaving("Boscawen, Rogers, 15th & 58th", "Louisbourg", "British control @ Port Dauphin")
    assert open_to(bt) == BRITISH_PORTS
    assert bt.why_not("retreat Albany") == "retreat_not_coastal"
    assert bt.why_not("retreat Louisbourg") == "retreat_must_leave"
    assert bt.why_not("retreat Port la Joye") == "retreat_not_friendly"
    assert bt.why_not("retreat Port Dauphin") == "retreat_closed_sea"
    assert bt.why_not("retreat Mta'n") == "retreat_closed_sea"
    assert bt.why_not("retreat Kwanoskwamcok") == "retreat_priority"
    bt.british("retreat Charles Town")
    assert bt.at("Charles Town") == "British: Rogers, 15th & 58th, Boscawen"
    assert retreats(bt) == ["British from Louisbourg to Charles Town"]


@pytest.mark.rule("R-13.9.2a", "R-2.1.7a")
def test_13_9_2_the_french_have_all_their_ports_and_no_base() -> None:
    bt = leaving("Beauffremont, Langis", "Halifax")
    assert open_to(bt) == FRENCH_PORTS
    assert bt.why_not("retreat Boston") == "retreat_not_friendly"


@pytest.mark.rule("R-13.9.2a")
def test_13_9_2_a_home_space_needs_no_friendly_sea_zone_but_control_and_no_enemies() -> None:
    """Louisbourg's Gulf ports are closed to the British, their own Home Spaces never."""
    bt = leaving("Beauffremont, Langis", "Halifax", "Rogers @ Miramichy",
                 "British control @ Port la Joye")  # fmt: skip
    assert open_to(bt) == [
        port for port in FRENCH_PORTS if port not in ("Miramichy", "Port la Joye")
    ]
    assert bt.why_not("retreat Miramichy") == "retreat_enemy_units"
    assert bt.why_not("retreat Port la Joye") == "retreat_not_friendly"


@pytest.mark.rule("R-13.9.2a", "R-10.6.2a")
def test_13_9_2_then_a_friendly_space_of_a_friendly_sea_zone() -> None:
    """The British have lost their ports but the Bases, which the French besiege nowhere; so it is
    the French who are tried: they hold Halifax and York, and none of their own ports."""
    bt = hand_over(Situation(), BRITISH)
    bt = leaving("Beauffremont, Langis", "Cape Sable", "French control @ Halifax",
                 "French control @ York", bt=bt)  # fmt: skip
    assert open_to(bt) == ["Halifax", "York"]
    assert bt.why_not("retreat Mta'n") == "retreat_priority"


@pytest.mark.rule("R-13.9.2a", "R-10.6.2a")
def test_13_9_2_then_the_wilderness_coast() -> None:
    bt = hand_over(Situation(), BRITISH)
    bt = leaving("Beauffremont, Langis", "Cape Sable", bt=bt)
    assert open_to(bt) == ["Kwanoskwamcok", "Mta'n"]
    bt.french("retreat Mta'n")
    assert bt.at("Mta'n") == "French: Langis, Beauffremont"


@pytest.mark.rule("R-13.9.2a", "R-10.6.2a")
@pytest.mark.parametrize("open_seas", [False, True])
def test_13_9_2_the_gulf_is_closed_to_the_british_until_the_seas_are_open(open_seas: bool) -> None:
    """No British port is left, not even a Base; the French hold them all."""
    bt = hand_over(Situation().but(open_seas=open_seas), FRENCH)
    bt = leaving("Boscawen, Rogers", "Halifax", "British control @ Port la Joye",
                 "British control @ Chignectou", bt=bt)  # fmt: skip
    both = ["Chignectou", "Port la Joye"]
    assert open_to(bt) == (both if open_seas else ["Chignectou"])


@pytest.mark.rule("R-13.9.2a")
def test_13_9_2_at_last_the_sail_box() -> None:
    bt = hand_over(Situation(), BRITISH)
    bt = leaving("Beauffremont, Langis", "Cape Sable", "Rogers @ Mta'n", "Scott @ Kwanoskwamcok",
                 "French oos @ Cape Sable", bt=bt)  # fmt: skip
    assert bt.at("Sail box") == "French: Langis, Beauffremont"
    assert retreats(bt) == ["French from Cape Sable to the Sail box"]
    assert bt.markers("french", "Sail box") == "oos"
    assert bt.at("Cape Sable") == ""


@pytest.mark.rule("R-13.9.2a", "R-13.9a")
def test_13_9_2_one_fleet_carries_any_number() -> None:
    bt = leaving("Boscawen, 9 British metropolitan, Wolfe", "Louisbourg")
    bt.british("retreat Boston")
    assert len(bt.g.at(BRITISH, bt.space("Boston"))) == 11


@pytest.mark.rule("R-13.9.2a", "R-13.9.1c")
def test_13_9_2_attackers_with_fleets_do_not_go_back_by_land() -> None:
    bt = leaving("Boscawen, Rogers", "Chignectou", attacking=True,
                 came=("british", "Annapolis Royal", "Chignectou"))  # fmt: skip
    assert open_to(bt) == BRITISH_PORTS


@pytest.mark.rule("R-13.9.2a", "R-13.9.1d")
def test_13_9_2_an_enemy_way_in_does_not_close_a_port() -> None:
    bt = leaving("Boscawen, Rogers", "Annapolis Royal",
                 came=("french", "Halifax", "Annapolis Royal"))  # fmt: skip
    assert "Halifax" in open_to(bt)
    assert "Annapolis Royal" not in open_to(bt)


@pytest.mark.rule("R-13.9.2a", "R-13.9a")
def test_13_9_2_after_a_battle() -> None:
    bt = meet("Louisbourg", "2 British fleet, 15th & 58th", "2 bastion, Berry").begin()
    bt.dice("M  M M  F  M M  M M").british("keep_fleets")
    assert bt.asked == "retreat"
    assert bt.offered("retreat") == BRITISH_PORTS
    bt.british("retreat Halifax")
    assert bt.battles() == []
    assert lost(bt) == []


@pytest.mark.rule("R-13.9.2a")
def test_13_9_2_without_fleets_a_port_is_reached_by_land_only() -> None:
    bt = leaving("Rogers", "Louisbourg", "British control @ Port Dauphin")
    assert open_to(bt) == ["Port Dauphin"]


@pytest.mark.rule("R-13.9.2a", "A-45")
def test_13_9_2_they_leave_even_if_only_militia_have_beaten_them() -> None:
    """The French lose their only unit at a captured Louisbourg, and their Militia win there."""
    bt = hand_over(Situation().phase("battles").until("end-round"), FRENCH)
    bt.put("Boscawen, Rogers, Micmac @ Louisbourg", "battle @ Louisbourg")
    bt.put("British control @ Louisbourg", "British control @ Port la Joye")
    bt.but(open_seas=True).newcomers("french", "Louisbourg").dice("F  TC  M  F").begin()
    assert lost(bt) == ["Micmac"]
    assert retreats(bt) == ["British from Louisbourg to Port la Joye"]
    assert bt.control("Louisbourg") == "French"
