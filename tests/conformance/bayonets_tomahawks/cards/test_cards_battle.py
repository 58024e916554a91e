"""7.4 Events in Battle: cards 8, 14, 27, 32, 37 and 41."""

from __future__ import annotations

import pytest

from tests.conformance.bayonets_tomahawks.situation import Situation


def fought(british: int = 0, french: int = 0) -> Situation:
    """The Battles of an Action Round with these cards in play."""
    return Situation().cards(british, french).first("british").phase("battles").until("end-round")


def track(bt: Situation) -> list[int]:
    """The Battle Victory markers of the Battle under way: British, French."""
    assert bt.g.battle is not None
    return bt.g.battle.track


# ---------------------------------------------------------------------- 8, 27 Lucky Cannonball


def siege(british: int = 0, french: int = 0) -> Situation:
    """Four British Artillery attack Fort Carillon, two French Artillery and a Brigade."""
    bt = fought(british, french).put("4 British artillery, Rogers @ Ticonderoga")
    bt.put("Fort Carillon, 2 French artillery, Berry @ Ticonderoga", "battle @ Ticonderoga")
    return bt.newcomers("british", "Ticonderoga")


@pytest.mark.rule("R-E-a", "R-E-c")
def test_8_three_circle_units_reroll_once_each() -> None:
    bt = siege(british=8).dice("M  M M M M").begin()
    assert (bt.asked, bt.asked_seat) == ("reroll", 0)
    assert bt.offered("reroll") == [
        f"Royal Artillery (Artillery) {number} Event" for number in (1, 2, 3, 4)
    ]
    bt.dice("F").british("reroll Royal Artillery 1, event")
    assert bt.why_not("reroll Royal Artillery 1, event") == "flag_stays"
    bt.dice("M").british("reroll Royal Artillery 2, event")
    assert bt.why_not("reroll Royal Artillery 2, event") == "rerolled_so"
    bt.dice("F  M  M  M M").british("reroll Royal Artillery 3, event")
    assert bt.logged("battle_won") == [(0, bt.space("Ticonderoga"), 1, 0)], "no fourth reroll"


@pytest.mark.rule("R-E-a", "R-E-c")
def test_8_not_for_other_shapes_nor_for_the_other_side() -> None:
    bt = siege(british=8).dice("M  M M M M").begin()
    assert bt.why_not("reroll Rogers, event") == "no_die"
    bt.dice("M  M  M M").british("accept")
    assert bt.logged("battle_won") == [(1, bt.space("Ticonderoga"), 0, -1)]
    bt = fought(british=8).put("2 British light @ Saranac", "Langis @ Saranac", "battle @ Saranac")
    bt.newcomers("british", "Saranac").dice("M M  M").begin()
    assert bt.logged("battle_won") == [(1, bt.space("Saranac"), 0, 0)]


def two_battles() -> Situation:
    """At Isle aux Noix, and afterwards at Saranac, the British attack with an Artillery each. A
    Flag at Isle aux Noix wins the Battle there; then come Misses only."""
    bt = fought(british=8).put("Royal Artillery 1, Rogers @ Saranac", "Langis @ Saranac")
    bt.put("Royal Artillery 2, Scott @ Isle aux Noix", "Lacorne @ Isle aux Noix")
    bt.put("battle @ Saranac", "battle @ Isle aux Noix")
    return bt.newcomers("british", "Saranac", "Isle aux Noix").dice("F  M").begin()


def play_on(bt: Situation, *until: str) -> Situation:
    """Give the first answer to every question before these."""
    while bt.ask is not None and bt.asked not in until:
        bt.match.choose(bt.match.choices(bt.asked_seat)[0], bt.asked_seat)
    return bt


@pytest.mark.rule("R-E-a", "R-E-c")
def test_8_one_battle_only() -> None:
    bt = two_battles()
    assert bt.offered("reroll") == ["Royal Artillery (Artillery) 2 Event"]
    bt.dice("M  M  M M M").british("reroll Royal Artillery 2, event")
    assert play_on(bt, "reroll").ask is None
    assert len(bt.logged("battle_won")) == 2
    assert bt.logged("battle_event") == [(0, 8)]


@pytest.mark.rule("R-E-c")
def test_8_declined_in_one_battle_it_serves_in_the_next() -> None:
    bt = two_battles().dice("M  M M").british("accept")
    assert play_on(bt, "reroll").offered("reroll") == ["Royal Artillery (Artillery) 1 Event"]
    assert bt.logged("battle_event") == []


@pytest.mark.rule("R-E-a")
def test_27_circle_units_are_fleets_forts_bastions_and_artillery() -> None:
    bt = fought(french=27).put("8 British metropolitan @ Québec", "battle @ Québec")
    bt.put("2 bastion, Beauffremont, Canonniers Bombardiers 1, Berry, Langis @ Québec")
    bt.dice("M M M M M M M M  M M M").begin()
    assert bt.asked_seat == 1
    assert bt.offered("reroll") == ["Beauffremont (Fleet) Event"]
    assert bt.why_not("reroll Berry, event") == "no_die"
    bt.dice("F  M M").french("reroll Beauffremont, event")
    assert bt.offered("reroll") == ["Bastion 1 Event", "Bastion 2 Event"]
    bt.dice("M").french("reroll Bastion 2, event")
    bt.dice("M M").french("accept")
    assert bt.offered("reroll") == ["Canonniers Bombardiers (Artillery) 1 Event"]


@pytest.mark.rule("R-E-a")
def test_27_a_fort_rerolls_too() -> None:
    bt = siege(french=27).dice("M M M M M  M M").begin()
    assert bt.offered("reroll") == ["Fort Carillon Event"]
    assert bt.asked_seat == 1


# ---------------------------------------------------------------------- 14 Perfect Volleys


@pytest.mark.rule("R-E-a", "R-E-c")
def test_14_three_metropolitans_reroll_once_each() -> None:
    bt = fought(british=14).put("4 British metropolitan, New England 1, Rogers @ Saranac")
    bt.put("Langis, Berry @ Saranac", "battle @ Saranac").newcomers("british", "Saranac")
    bt.dice("M  M M M M").begin()
    assert bt.asked == "reroll"
    assert len(bt.offered("reroll")) == 4
    assert bt.why_not("reroll New England 1, event") == "no_die"
    bt.dice("M").british("reroll 15th & 58th, event")
    bt.dice("M").british("reroll 22nd & 28th, event")
    bt.dice("M  M  M  M").british("reroll 27th & 55th, event")
    assert len(bt.logged("rerolled")) == 3
    assert bt.logged("battle_won") == [(1, bt.space("Saranac"), 0, 0)]


@pytest.mark.rule("R-E-a")
def test_14_a_highland_rerolls_by_itself_and_by_the_event() -> None:
    bt = fought(british=14).put("Campbell, New England 1 @ Saranac", "Berry @ Saranac")
    bt.put("battle @ Saranac").newcomers("british", "Saranac").dice("M").begin()
    assert bt.offered("reroll") == [
        "Campbell (Highland Brigade) Event", "Campbell (Highland Brigade) Highland",
    ]  # fmt: skip
    bt.dice("M").british("reroll Campbell, highland")
    bt.dice("F  M  M").british("reroll Campbell, event")
    assert bt.logged("battle_won") == [(0, bt.space("Saranac"), 1, 0)]


# ---------------------------------------------------------------------- 32 Wilderness Ambush


@pytest.mark.rule("R-E-a", "R-E-c")
@pytest.mark.parametrize(
    ("who", "bonus"),
    [("Langis, Berry", 1), ("Langis, Mingo", 1), ("Langis, Mingo, Lacorne", 2), ("Mingo", 1)],
)
def test_32_the_french_marker_advances_one_or_two(who: str, bonus: int) -> None:
    bt = fought(french=32).put(f"{who} @ Saranac", "2 British metropolitan @ Saranac")
    bt.put("battle @ Saranac").newcomers("british", "Saranac").begin()
    assert (bt.asked, bt.asked_seat) == ("battle_event", 1)
    assert track(bt) == [0, 0]
    bt.roll(*[6] * 9).french("event")
    assert ("marker_moves", 1, bonus) in bt.match.log()


@pytest.mark.rule("R-E-a")
def test_32_as_attacker_too_and_on_an_outpost() -> None:
    bt = fought(french=32).put("Langis @ Oswego", "Rogers @ Oswego", "battle @ Oswego")
    bt.newcomers("french", "Oswego").begin()
    assert (bt.asked, bt.asked_seat) == ("battle_event", 1)
    bt.dice("M M").french("event")
    assert bt.logged("battle_won")[0][:4] == (1, bt.space("Oswego"), 1, 0)


@pytest.mark.rule("R-E-a")
@pytest.mark.parametrize("where", ["Carlisle", "Chote"])
def test_32_not_on_a_settled_space_nor_in_a_village(where: str) -> None:
    bt = fought(french=32).nation("cherokee", "british").put("Rogers, Scott @ " + where)
    bt.put(f"4 French light @ {where}", f"battle @ {where}").newcomers("french", where)
    bt.roll(*[6] * 12).begin()
    assert bt.logged("battle_event") == []
    assert bt.asked != "battle_event"


@pytest.mark.rule("R-E-a")
def test_32_not_without_a_light_unit() -> None:
    bt = fought(french=32).put("Berry @ Saranac", "2 British metropolitan @ Saranac")
    bt.put("battle @ Saranac").newcomers("british", "Saranac").roll(*[6] * 4).begin()
    assert bt.asked != "battle_event"


@pytest.mark.rule("R-E-c")
def test_32_declined_it_serves_in_a_later_battle_and_then_no_more() -> None:
    bt = fought(french=32).first("french")
    for place in ("Mikazawitegok", "Saranac", "Kahuahgo"):
        bt.put(f"French light @ {place}", f"British metropolitan @ {place}", f"battle @ {place}")
    bt.newcomers("british", "Mikazawitegok", "Saranac", "Kahuahgo").roll(*[6] * 6).begin()
    seen = []
    while bt.ask is not None:
        if bt.asked == "battle_event":
            assert bt.g.battle is not None
            seen.append(bt.board.names[bt.g.battle.space])
            bt.french("no_event" if len(seen) == 1 else "event")
        play_on(bt, "battle_event")
    assert seen == ["Saranac", "Mikazawitegok"]
    assert bt.logged("battle_event") == [(1, 32)]


# ---------------------------------------------------------------------- 37 Coup de Main


def coup(defended: bool = True) -> Situation:
    bt = fought(french=37).put("Berry, Langis @ Lake George", "battle @ Lake George")
    bt.put("Fort Edward, Rogers @ Lake George" if defended else "Rogers, Scott @ Lake George")
    return bt.newcomers("french", "Lake George")


@pytest.mark.rule("R-E-a", "R-E-c")
def test_37_the_french_marker_advances_and_the_bt_of_the_fort_is_a_miss() -> None:
    bt = coup().begin()
    assert (bt.asked, bt.asked_seat) == ("battle_event", 1)
    assert track(bt) == [0, -2]
    bt.dice("M M  M BT").french("event")
    assert ("marker_moves", 1, -1) in bt.match.log()
    assert len(bt.logged("bt_is_miss")) == 1
    assert bt.logged("battle_won")[0] == (0, bt.space("Lake George"), 0, -1)


@pytest.mark.rule("R-E-a")
def test_37_not_used_the_bt_of_the_fort_hits() -> None:
    bt = coup().begin()
    bt.dice("M M  M BT").french("no_event")
    assert bt.logged("bt_is_miss") == []
    assert bt.logged("battle_won")[0] == (0, bt.space("Lake George"), 1, -2)


@pytest.mark.rule("R-E-a")
def test_37_only_with_a_british_fort() -> None:
    bt = coup(defended=False).roll(*[6] * 4).begin()
    assert bt.logged("battle_event") == []
    assert bt.asked != "battle_event"
    bt = fought(french=37).put("Fort Carillon, Langis @ Ticonderoga", "battle @ Ticonderoga")
    bt.put("2 British light @ Ticonderoga").newcomers("british", "Ticonderoga")
    bt.roll(*[6] * 4).begin()
    assert bt.asked != "battle_event"


@pytest.mark.rule("R-E-a")
def test_37_other_circle_units_keep_their_bt() -> None:
    bt = coup().put("Royal Artillery 1 @ Lake George").begin()
    bt.dice("M M  M M BT").french("event")
    assert bt.logged("bt_is_miss") == []


# ---------------------------------------------------------------------- 41 Indomitable Abbatis


@pytest.mark.rule("R-E-a", "R-E-c")
def test_41_the_british_marker_goes_back_two() -> None:
    bt = fought(french=41).put("Langis @ Ticonderoga", "2 British light @ Ticonderoga")
    bt.put("battle @ Ticonderoga").newcomers("british", "Ticonderoga").begin()
    assert (bt.asked, bt.asked_seat) == ("battle_event", 1)
    bt.dice("F M  M").french("event")
    assert ("marker_moves", 0, -2) in bt.match.log()
    assert bt.logged("battle_won")[0] == (1, bt.space("Ticonderoga"), 0, -1)


@pytest.mark.rule("R-E-a")
def test_41_never_below_minus_five() -> None:
    bt = fought(french=41).put(
        "Fort Carillon @ Ticonderoga", "8 British metropolitan @ Ticonderoga"
    )
    bt.put("battle @ Ticonderoga", "British oos @ Ticonderoga").newcomers("british", "Ticonderoga")
    bt.begin()
    assert track(bt) == [-4, 0]
    bt.roll(*[6] * 9).french("event")
    assert ("marker_moves", 0, -5) in bt.match.log()


@pytest.mark.rule("R-E-a")
def test_41_only_if_the_french_defend() -> None:
    bt = fought(french=41).put("Langis, Lacorne @ Lake George", "Rogers @ Lake George")
    bt.put("battle @ Lake George").newcomers("french", "Lake George").roll(*[6] * 3).begin()
    assert bt.asked != "battle_event"
    assert bt.logged("battle_event") == []
