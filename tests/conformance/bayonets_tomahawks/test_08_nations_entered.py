"""8.0 A stack enters the Village of a neutral Nation, which joins the other side."""

import pytest

from tests.conformance.bayonets_tomahawks.situation import Situation


def _british(*aps: str, **options: str) -> Situation:
    return Situation(**options).until("battles").aps(british=aps)


@pytest.mark.rule("R-8.0a", "R-2.5a", "R-8.1a")
def test_both_nations_begin_neutral_and_off_the_map() -> None:
    bt = Situation().put("Rogers @ Albany").aps(british=["light"])
    assert bt.g.nations == [-1, -1]
    for village in ("Oquaga", "Onontake", "Kanistioh", "Chote", "Keowee"):
        assert bt.control(village) == "neutral"
        assert bt.at(village) == ""


@pytest.mark.rule("G-C-23", "R-8.0c", "R-8.0d", "R-8.1a", "R-8.1b", "A-48")
def test_a_light_unit_enters_oquaga() -> None:
    bt = _british("light").put("Rogers @ Albany")
    bt.british("spend light", "light Albany", "go Oquaga")
    assert bt.g.nations == [1, -1]
    assert bt.at("Oquaga") == "British: Rogers; French: Iroquois 1"
    assert bt.at("Onontake") == "French: Iroquois 2"
    assert bt.at("Kanistioh") == "French: Iroquois 3"
    assert [bt.control(v) for v in ("Oquaga", "Onontake", "Kanistioh")] == ["French"] * 3
    assert bt.battles() == ["Oquaga"]
    assert bt.g.arrived[bt.space("Oquaga")] == 1  # the Nation was there first
    assert bt.spent() == "Rogers"
    assert bt.step() == "battles"  # it had to stop


@pytest.mark.rule("R-8.0c", "R-8.1a")
def test_the_french_bring_the_cherokee_to_the_british_side() -> None:
    bt = Situation().until("battles").active("french").put("Aubry @ Keninsheka")
    bt.aps(french=["light"]).french("spend light", "light Keninsheka", "go Chote")
    assert bt.g.nations == [-1, 0]
    assert bt.at("Chote") == "British: Cherokee 1; French: Aubry"
    assert bt.at("Keowee") == "British: Cherokee 2"


@pytest.mark.parametrize(("units", "overwhelms"), [(3, False), (4, True)])
@pytest.mark.rule("R-8.0d", "A-13", "R-10.3.1a")
def test_the_new_unit_is_overwhelmed_if_it_is_outnumbered(units: int, overwhelms: bool) -> None:
    bt = _british("light").put(f"{units} British light @ Albany")
    bt.british("spend light", "light Albany", "go Oquaga")
    if overwhelms:
        assert bt.asked == "retreat"
        bt.french("retreat Onontake")
        assert bt.battles() == []
        assert bt.control("Oquaga") == "British"
        assert bt.g.nations == [1, -1]  # the Nation stays with the French
    else:
        assert bt.battles() == ["Oquaga"]
    assert bt.step() == "battles"  # it had to stop in any case


@pytest.mark.rule("A-13")
def test_by_the_other_reading_the_stack_goes_on_after_the_overwhelm() -> None:
    bt = _british("light", village_stop="unless-overwhelmed").put("4 British light @ Albany")
    bt.british("spend light", "light Albany", "go Oquaga").french("retreat Onontake")
    assert bt.asked == "move"
    bt = _british("light", village_stop="unless-overwhelmed").put("3 British light @ Albany")
    bt.british("spend light", "light Albany", "go Oquaga")
    assert bt.battles() == ["Oquaga"]
    assert bt.step() == "battles"


@pytest.mark.rule("R-8.0c")
def test_a_village_of_a_nation_that_has_joined_is_entered_like_any_space() -> None:
    bt = _british("light").nation("iroquois", "french").put("Rogers @ Albany")
    bt.british("spend light", "light Albany", "go Oquaga")
    assert bt.control("Oquaga") == "British"  # 10.2c captured, nobody stood there
    assert bt.asked == "move"
    bt.british("go Onontake", "stop")
    assert bt.control("Onontake") == "British"
    assert bt.control("Oquaga") == "British"  # stays captured though empty
    assert bt.control("Kanistioh") == "French"
    assert bt.g.nations == [1, -1]


@pytest.mark.rule("R-8.1b")
def test_a_village_of_a_friendly_nation_is_friendly() -> None:
    bt = _british("light").nation("iroquois", "british").put("Rogers @ Albany")
    bt.british("spend light", "light Albany", "go Oquaga")
    assert bt.control("Oquaga") == "British"
    assert bt.logged("control") == []


@pytest.mark.rule("R-8.0c", "R-10.7c")
def test_a_routed_stack_does_not_enter_a_neutral_village_unless_it_overwhelms() -> None:
    bt = _british("light").put("British rout @ Albany", "3 British light @ Albany")
    bt.british("spend light", "light Albany")
    assert bt.why_not("go Oquaga") == "routed_attack"
    bt = _british("light").put("British rout @ Albany", "4 British light @ Albany")
    bt.british("spend light", "light Albany", "go Oquaga").french("retreat Onontake")
    assert bt.control("Oquaga") == "British"
