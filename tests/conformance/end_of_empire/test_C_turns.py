"""4 The sequence of play: which step follows which, and how a turn begins."""

import pytest

from tests.conformance.end_of_empire.situation import Situation
from ticonderoga.games.end_of_empire import position as at
from ticonderoga.games.end_of_empire.data.kinds import ALLIED, BRITISH
from ticonderoga.games.end_of_empire.rules.operations import must_leave_lake
from ticonderoga.games.end_of_empire.rules.sequence import PHASES, STEP_NAMES


def passed_through(s: Situation) -> list[str]:
    """The steps of one turn in which nobody has anything to do, in their order."""
    g = s.start
    seen = [STEP_NAMES[g.step]]
    while True:
        procedure = PHASES[g.step].procedure(g)
        answer = None
        try:
            while True:
                ask = procedure.send(answer)
                answer = ask.question.offer(g, ask)[-1]
        except StopIteration:
            pass
        if STEP_NAMES[g.step] != seen[-1]:
            seen.append(STEP_NAMES[g.step])
        if g.step in (at.TURN_BEGINS, at.OVER):
            return seen


OPERATIONS = [
    "operations-begin", "operations", "lakes", "fortifying", "adjustment", "redeployment",
    "operations-end",
]  # fmt: skip
TURN = [
    "turn-begins", "fleets", "captives", "new-france", "exchanges", "reinforcements",
    "special-entries", "indians", "replacements", "drafts", "militia", *OPERATIONS, *OPERATIONS,
    "judgement", "withdrawals", "attrition", "politics", "turn-ends", "turn-begins",
]  # fmt: skip


@pytest.mark.rule("R-C1", "R-C3", "R-C4", "R-C9")
@pytest.mark.parametrize("war", ["jenkins", "kgw", "fiw", "arw"])
@pytest.mark.parametrize("turn", [2, 4, 5, 7])
def test_the_steps_of_a_turn(war: str, turn: int) -> None:
    s = Situation.at_war(war).turn(turn).phase("turn-begins")
    assert passed_through(s) == TURN
    assert s.start.turn == turn + 1
    assert s.start.active == BRITISH


@pytest.mark.rule("R-C1")
def test_the_british_operate_before_the_others() -> None:
    s = Situation().put("44th Foot @ 1114", "Bearn @ 1111").phase("militia").until("judgement")
    s.begin()
    assert s.asked == "operation"
    assert s.asked_seat == BRITISH
    s.british("end_phase")
    while s.asked != "operation":
        s.choose(s.asked_seat, s.choices()[-1])
    assert s.asked_seat == ALLIED


# ---------------------------------------------------------------------- a turn begins


def begun(turn: int, *stacks: str, war: str = "arw", **fields: object) -> Situation:
    s = Situation.at_war(war).put(*stacks).turn(turn).phase("turn-begins").until("fleets")
    return s.but(**fields)


@pytest.mark.rule("R-C9", "R-M6", "R-H1")
def test_what_was_of_the_turn_before_is_gone() -> None:
    s = begun(8, "17th Foot @ 2220", used=7, new_agents=3)
    s.marked("sailed", "17th Foot").begin()
    assert s.g.used == 0
    assert s.g.sailed == 0
    assert s.g.new_agents == 0


@pytest.mark.rule("R-O4", "R-G14")
def test_who_has_interrupted_on_the_turn_before_is_done_until_the_end_of_its_own_phase() -> None:
    s = begun(8, "17th Foot @ 2220").marked("done", "17th Foot").begin()
    assert s.has_mark("done") == ["17th Foot"]


@pytest.mark.rule("R-M6")
def test_who_begins_the_turn_in_a_port() -> None:
    stacks = (
        "17th Foot @ 2220-town", "22nd Foot, Howe @ 2220", "13 Cont @ 3120", "35th Foot @ 1317",
        "40th Foot @ 3119", "26th Foot @ 4111-fortress",
    )  # fmt: skip
    s = begun(8, *stacks).marked("begun_in_port", "40th Foot").begin()
    assert sorted(s.has_mark("begun_in_port")) == sorted(
        ["17th Foot", "22nd Foot", "26th Foot", "13 Cont", "Howe"]
    )


@pytest.mark.rule("R-M11")
@pytest.mark.parametrize(
    ("stack", "there"),
    [
        ("Principe @ S2214", True), ("Principe @ S2315-town", True), ("Principe @ S2823", True),
        ("Principe @ S3228", False), ("Luisiana guns @ S2214", False), ("Galvez @ S2214", False),
        ("13 Cont @ S2214", False), ("arw-mil-louisiana @ S2214", False),
    ],
)  # fmt: skip
def test_spanish_infantry_in_west_florida(stack: str, there: bool) -> None:
    s = begun(30, stack, entered_war=[10, 20], spain_in_florida=not there).begin()
    assert s.g.spain_in_florida == there


@pytest.mark.rule("R-F20")
def test_where_the_british_were() -> None:
    stacks = (
        "17th Foot @ 2818", "22nd Foot @ 2716-town", "british Mohawk @ 2817", "Howe @ 2819",
        "35th Foot @ 4926", "40th Foot @ 1112", "13 Cont @ 2719", "44th Foot @ 2716",
    )  # fmt: skip
    s = begun(8, *stacks, british_before=(5,)).begin()
    assert [s.board.ids[hex] for hex in s.g.british_before] == ["2716", "2817", "2818"]


@pytest.mark.rule("R-K5", "R-J11")
def test_militia_and_indians_are_available_again() -> None:
    boxed = (
        "arw-mil-virginia, arw-mil-georgia, ind-mohawk, ind-creek, 17th Foot, Howe, "
        "arw-fleet-british @ track"
    )
    s = begun(8, boxed)
    for name, due in (
        ("arw-mil-virginia", 8), ("arw-mil-georgia", 9), ("ind-mohawk", 7), ("ind-creek", 9),
        ("17th Foot", 8), ("Howe", 8), ("arw-fleet-british", 8),
    ):  # fmt: skip
        s.start.due[s.piece(name)] = due
    s.begin()
    assert s.at("available") == "Mohawk, Virginia militia"
    assert s.piece("ind-mohawk") not in s.g.due
    for name in ("arw-mil-georgia", "ind-creek", "17th Foot", "Howe", "arw-fleet-british"):
        assert s.where(name) == "track"


@pytest.mark.rule("R-L9")
@pytest.mark.parametrize(("turn", "free"), [(6, False), (7, True), (8, False), (13, True)])
def test_tribes_come_back_in_spring(turn: int, free: bool) -> None:
    s = begun(turn, "ind-mohawk @ available").marked("barred_tribes", "Mohawk").begin()
    assert (s.g.barred_tribes == 0) == free
    assert s.where("Mohawk") == "available"


@pytest.mark.rule("R-H12", "R-H13")
@pytest.mark.parametrize(
    ("season", "active", "sides"),
    [
        ("summer", "british", [BRITISH, ALLIED]), ("summer", "allied", [BRITISH, ALLIED]),
        ("december", "british", []), ("december", "allied", []),
        ("february", "british", [BRITISH]), ("february", "allied", [BRITISH, ALLIED]),
    ],
)  # fmt: skip
def test_who_must_leave_a_northern_lake(season: str, active: str, sides: list[int]) -> None:
    s = Situation().season(season).active(active)
    lake, land = s.space("2610"), s.space("2709")
    assert [side for side in (BRITISH, ALLIED) if must_leave_lake(s.g, side, lake)] == sides
    assert not must_leave_lake(s.g, BRITISH, land)


@pytest.mark.rule("R-C8")
@pytest.mark.parametrize(("season", "raided", "told"), [
    ("december", 5, [()]), ("december", 0, []), ("february", 5, []),
])  # fmt: skip
def test_raid_markers_are_taken_off_in_december_if_there_are_any(
    season: str, raided: int, told: list[tuple[()]]
) -> None:
    s = Situation("arw-south-1780").put("17th Foot @ 2220", "13 Cont @ 3120").season(season)
    s.phase("politics").until("turn-ends").but(raided=raided).begin()
    assert s.logged("raids_over") == told
    assert s.g.raided == (raided if season == "february" else 0)
