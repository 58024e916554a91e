"""7.6 The West Indies Withdrawal."""

import pytest

from tests.conformance.end_of_empire.arriving import due, phase, told
from tests.conformance.end_of_empire.situation import Situation
from ticonderoga.games.end_of_empire.rules.west_indies import missing_steps

TEN = (
    "4th Foot", "5th Foot", "10th Foot", "23rd Foot", "38th Foot", "43rd Foot", "47th Foot",
    "52nd Foot", "59th Foot", "64th Foot",
)  # fmt: skip


def call(*stacks: str, turn: int = 20, **fields: object) -> Situation:
    """The turn of the marker, with ten regiments of two steps at New York."""
    s = phase("withdrawals", turn, f"{', '.join(TEN)} @ 2220", *stacks)
    return s.but(entered_war=[17, 0], wi_due=20, **fields)


def send(s: Situation, *names: str) -> Situation:
    for name in names:
        s.british(f"send_off {name}")
    return s


@pytest.mark.rule("R-F26", "R-F9")
def test_marked_pieces_leave() -> None:
    s = call("1st Marines, Grant, Pigot, Vaughan, Erskine @ 2220", "88th Foot (West Indies) @ 3120")
    s.put("16th Light Dragoons @ aboard arw-fleet-british", "2nd Marines @ 4926", "Clinton @ 2220")
    s.put("35th Foot @ 2220").begin()
    gone = ("1st Marines", "2nd Marines", "Grant", "Pigot", "Vaughan", "Erskine",
            "88th Foot (West Indies)", "16th Light Dragoons")  # fmt: skip
    assert [s.where(one) for one in gone] == ["withdrawn"] * 8
    assert s.where("Clinton") == "2220"
    assert s.asked == "send_off"


@pytest.mark.rule("R-F26", "R-F9")
def test_who_is_still_to_come_goes_there_too() -> None:
    s = due(call("35th Foot @ 2220"), "88th Foot (West Indies)", turn=28)
    due(s, "74th Foot", turn=22).begin()
    assert s.where("88th Foot (West Indies)") == "withdrawn"
    assert s.where("74th Foot") == "track"
    assert missing_steps(s.g) == 0


@pytest.mark.rule("R-F26")
def test_only_on_the_turn_of_the_marker_and_only_once() -> None:
    for turn in (19, 21):
        s = call("1st Marines @ 2220", turn=turn).begin()
        assert s.where("1st Marines") == "2220"
        assert not s.g.wi_made
    s = call("1st Marines @ 2220", wi_made=True).begin()
    assert s.where("1st Marines") == "2220"
    s = phase("withdrawals", 20, "44th Foot @ 2716", war="fiw").but(wi_due=20).begin()
    assert s.step() == "attrition"


@pytest.mark.rule("R-F26", "R-F27")
def test_ten_regiments_with_eighteen_steps() -> None:
    s = call("35th Foot, 40th Foot @ 2220")
    send(s, *TEN[:9])
    assert s.why_not("sent_off") == "west_indies_want_more"
    s.british("send_off 64th Foot")
    assert s.asked == "send_off"
    s.british("sent_off")
    assert s.g.wi_made
    assert s.where("4th Foot") == "withdrawn"
    assert s.at("2220") == "British: 35th Foot 2/2, 40th Foot 2/2"
    assert s.step() == "attrition"
    assert len(told(s, "to_west_indies")) == 10


@pytest.mark.rule("R-F26")
def test_weak_regiments_mean_more_of_them() -> None:
    s = phase("withdrawals", 20, f"reduced {', reduced '.join(TEN)} @ 2220")
    s.put("35th Foot, 40th Foot, 44th Foot, 45th Foot, 49th Foot @ 2220").but(wi_due=20)
    send(s, *TEN, "35th Foot", "40th Foot", "44th Foot")
    assert s.why_not("sent_off") == "west_indies_want_more"
    s.british("send_off 45th Foot", "sent_off")
    assert s.at("2220") == "British: 49th Foot 2/2"
    assert s.g.wi_made


@pytest.mark.rule("R-F26")
def test_he_may_send_more_than_he_must() -> None:
    s = call("35th Foot, 40th Foot @ 2220")
    send(s, *TEN, "35th Foot")
    s.british("send_off 40th Foot")
    assert s.at("2220") == ""
    assert s.g.wi_made
    assert "sent_off" not in s.answered()


@pytest.mark.rule("R-F26")
def test_what_counts_as_a_regiment() -> None:
    s = call("17th Light Dragoons, arw-ra2, 1 DeLancey, arw-hc-linsing @ 2220")
    s.put("Natchez garrison @ S1905", "35th Foot @ aboard arw-fleet-british", "40th Foot @ dead")
    s.begin()
    assert "17th Light Dragoons" in s.offered("send_off")
    assert "35th Foot (ARW)" in s.offered("send_off")
    assert s.why_not("send_off arw-ra2") == "no_regiment"
    assert s.why_not("send_off 1 DeLancey") == "no_british_regular"
    assert s.why_not("send_off arw-hc-linsing") == "no_british_regular"
    assert s.why_not("send_off Natchez garrison") == "no_british_regular"
    assert s.why_not("send_off 40th Foot") == "not_in_play"
    assert s.why_not("send_off Howe") == "no_british_regular"


# ---------------------------------------------------------------------- failure


@pytest.mark.rule("R-F28", "R-N11")
def test_too_few_regiments_and_lord_north_falls() -> None:
    s = phase("withdrawals", 20, f"{', '.join(TEN[:9])}, Brigade of Guards @ 2220")
    s.but(wi_due=20).begin()
    assert s.asked == "send_off"
    s = phase("withdrawals", 20, f"{', '.join(TEN[:9])} @ 2220", "1st Marines @ 2220")
    s.but(wi_due=20)
    s.rules.run = Situation.at_war("arw").rules.run
    s.begin()
    assert s.step() == "over"
    assert (s.g.winner, s.g.reason) == (1, "west_indies")


@pytest.mark.rule("R-F28")
def test_too_few_steps_as_well() -> None:
    thin = f"{', '.join(TEN[:7])}, reduced 52nd Foot, reduced 59th Foot, reduced 64th Foot @ 2220"
    s = phase("withdrawals", 20, thin).but(wi_due=20)
    s.rules.run = Situation.at_war("arw").rules.run
    assert s.begin().step() == "over"
    enough = f"{', '.join(TEN[:8])}, reduced 59th Foot, reduced 64th Foot @ 2220"
    s = phase("withdrawals", 20, enough).but(wi_due=20).begin()
    assert s.asked == "send_off"


# ---------------------------------------------------------------------- the marines


@pytest.mark.rule("R-F27")
def test_the_american_makes_up_for_the_marines() -> None:
    s = call("reduced 1st Marines @ 2220", "2nd Marines @ dead", "35th Foot, arw-ra2 @ 2220")
    s.put("1 DeLancey, Natchez garrison @ 4926", "40th Foot @ dead")
    assert missing_steps(s.g) == 3
    s.begin()
    assert s.asked == "cut"
    assert s.why_not("cut 1 DeLancey") == "no_british_regular"
    assert s.why_not("cut Howe") == "no_british_regular"
    assert s.why_not("cut 40th Foot") == "not_in_play"
    s.allied("cut 35th Foot", "cut 35th Foot", "cut arw-ra2")
    assert s.where("35th Foot") == "dead"
    assert s.g.steps[s.piece("arw-ra2")] == 1
    assert s.asked == "send_off"


@pytest.mark.rule("R-F27")
def test_without_british_regulars_he_is_not_asked() -> None:
    s = phase("withdrawals", 20, "1 DeLancey @ 2220", "2nd Marines @ dead").but(wi_due=20).begin()
    assert missing_steps(s.g) == 2
    assert s.answered() == []


@pytest.mark.rule("R-F27")
def test_he_may_forgo_it() -> None:
    s = call("reduced 1st Marines, 35th Foot @ 2220").allied("no_cut")
    assert s.asked == "send_off"
    assert s.where("1st Marines") == "withdrawn"


@pytest.mark.rule("R-F27")
def test_nothing_is_owed_for_others_or_for_full_marines() -> None:
    s = call("1st Marines, 2nd Marines, reduced 16th Light Dragoons @ 2220")
    s.put("88th Foot (West Indies) @ dead", "35th Foot @ 2220")
    assert missing_steps(s.g) == 0
    assert s.begin().asked == "send_off"
    s = call("1st Marines @ withdrawn")
    assert missing_steps(s.g) == 0


@pytest.mark.rule("R-F27", "R-J30")
def test_leaders_left_alone_find_other_units() -> None:
    s = call("35th Foot @ 2220", "40th Foot, Clinton @ 2716", "arw-ra2 @ 1820", "44th Foot @ 4926")
    send(s, *TEN, "40th Foot", "35th Foot").british("sent_off")
    assert s.where("Clinton") == "1820"


@pytest.mark.rule("R-F26")
def test_who_has_been_sent_is_on_the_table() -> None:
    s = call("35th Foot, 40th Foot @ 2220").begin()
    s.british("send_off 35th Foot", "send_off 40th Foot")
    assert s.g.levy is not None
    assert s.g.levy.left == (s.piece("35th Foot"), s.piece("40th Foot"))


@pytest.mark.rule("R-F28", "R-N6")
@pytest.mark.parametrize(("stacks", "over"), [((), False), (("14 Cont @ 5927",), True)])
def test_if_france_came_for_new_france_he_wants_a_place_there(
    stacks: tuple[str, ...], over: bool
) -> None:
    s = phase("withdrawals", 20, f"{', '.join(TEN[:9])} @ 2220", *stacks)
    s.but(entered_war=[17, 0], wi_due=20, new_france=True)
    if over:
        s.rules.run = Situation.at_war("arw").rules.run
    s.begin()
    assert (s.step() == "over") == over
    assert (s.g.winner == 1) == over
    assert len(s.logged("new_france_first")) == 1 - over
    assert not s.g.wi_made


@pytest.mark.rule("R-F26")
def test_a_marked_leader_who_is_a_prisoner_does_not_come_back() -> None:
    s = call("35th Foot @ 2220", "Pigot, Clinton @ captured", "Grant @ dead").begin()
    assert [s.where(one) for one in ("Pigot", "Clinton", "Grant")] == [
        "withdrawn", "captured", "dead",
    ]  # fmt: skip
