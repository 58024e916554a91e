"""2.1.2, 8, 10.3, 10.7: guards of control and of entering a space that other tests pass by."""

from __future__ import annotations

import pytest

from tests.conformance.bayonets_tomahawks.situation import Situation


def _british(*aps: str) -> Situation:
    return Situation().until("battles").aps(british=aps or ("army",))


def _french(*aps: str) -> Situation:
    bt = Situation().until("battles").active("french").first("british")
    return bt.aps(french=aps or ("army",))


@pytest.mark.parametrize(("units", "overwhelms"), [(3, False), (4, True)])
@pytest.mark.rule("R-10.3.1a", "R-13.2.1a")
def test_a_captured_outpost_has_no_militia(units: int, overwhelms: bool) -> None:
    """Neither one nor less than none: three British are no more than three to one."""
    bt = _british().put(f"{units} British metropolitan @ Halifax", "Aubry @ Chignectou")
    bt.put("British control @ Chignectou").british("spend army", "army Halifax", "go Chignectou")
    assert (bt.battles() == []) == overwhelms


@pytest.mark.parametrize(("units", "overwhelms"), [(3, False), (4, True)])
@pytest.mark.rule("R-10.3.1a", "R-13.2.1a")
def test_the_one_militia_of_a_captured_space_is_gone(units: int, overwhelms: bool) -> None:
    """One silhouette is printed at Port la Joye; the control marker covers it."""
    bt = _british().put(f"{units} British metropolitan @ Miramichy", "Aubry @ Port la Joye")
    bt.put("British control @ Miramichy", "British control @ Port la Joye")
    bt.british("spend army", "army Miramichy", "go Port la Joye")
    assert (bt.battles() == []) == overwhelms


@pytest.mark.parametrize("open_seas", [True, False])
@pytest.mark.rule("R-10.6.2a", "R-2.1.2a")
def test_the_open_seas_marker_turns_once_and_for_the_british(open_seas: bool) -> None:
    bt = (
        _french()
        .put("Berry @ Port Dauphin", "British control @ Louisbourg")
        .but(open_seas=open_seas)
    )
    bt.french("spend army", "army Port Dauphin", "go Louisbourg", "stop")
    assert bt.control("Louisbourg") == "French"
    assert bt.g.open_seas == open_seas
    bt = _british().put("9 British metropolitan @ Port Dauphin", "British control @ Port Dauphin")
    bt.but(open_seas=open_seas).british("spend army", "army Port Dauphin", "go Louisbourg", "stop")
    assert bt.control("Louisbourg") == "British"
    assert bt.g.open_seas
    assert len(bt.logged("open_seas")) == (0 if open_seas else 1)


@pytest.mark.parametrize(("before", "battles"), [("British", []), ("French", ["Montréal"])])
@pytest.mark.rule("R-10.7b", "R-13.2.1a", "R-2.1.2e")
def test_militia_of_a_space_that_was_captured_when_the_round_began(
    before: str, battles: list[str]
) -> None:
    """The last British leave Montréal, it reverts, and others come: no Militia awaits them."""
    bt = _british("army", "light").put(f"{before} control @ Montréal", "Rogers @ Isle aux Noix")
    if before == "British":
        bt.put("15th & 58th @ Montréal")
    else:
        bt.put("15th & 58th @ Ticonderoga")
    start = "Montréal" if before == "British" else "Ticonderoga"
    bt.british("spend army", f"army {start}", "take 15th & 58th", "go Isle aux Noix", "stop")
    assert bt.control("Montréal") == "French"
    bt.british("spend light", "light Isle aux Noix", "take Rogers", "go Montréal")
    assert bt.battles() == battles
    assert bt.control("Montréal") == before
