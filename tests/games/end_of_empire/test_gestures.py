"""A stack drawn by hand: which choices that stands for, and who does not go along."""

from __future__ import annotations

from tests.conformance.end_of_empire.situation import Situation
from ticonderoga.engine.ask import Choice
from ticonderoga.engine.hand import Grasp, Muster, Stroke


def drawn(s: Situation, start: str, goal: str, *names: str) -> Stroke:
    ask = s.match.ask_of(0)
    assert ask is not None
    assert s.rules.gesture is not None
    pieces = tuple([s.piece(name) for name in names])
    return s.rules.gesture(s.g, ask, s.space(start), s.space(goal), Grasp(pieces))


def mustered(s: Situation, space: str) -> dict[str, str]:
    ask = s.match.ask_of(0)
    assert ask is not None
    assert s.rules.muster is not None
    found: Muster = s.rules.muster(s.g, ask, s.space(space))
    return {s.pieces.names[piece]: reason.key if reason else "" for piece, reason in found.pieces}


def told(s: Situation, choices: list[Choice]) -> list[str]:
    return [s.rules.notation.write(choice) for choice in choices]


def braddock() -> Situation:
    return Situation().put("Braddock, 44th Foot, 48th Foot @ 1114", "Bearn @ 1111-outpost")


def test_a_stroke_activates_takes_checks_and_goes() -> None:
    s = braddock()
    stroke = drawn(s, "1114", "1112")
    assert told(s, stroke.choices) == [
        "activate 1114", "take_all", "roll", "go 1113", "go 1112",
    ]  # fmt: skip
    assert stroke.stays == []


def test_part_of_a_stack_goes_by_name_units_first() -> None:
    s = braddock()
    stroke = drawn(s, "1114", "1115", "Braddock", "44th Foot")
    assert [choice[0] for choice in stroke.choices] == ["activate", "take", "take", "roll", "go"]
    assert [choice[1] for choice in stroke.choices[1:3]] == [
        s.piece("44th Foot"), s.piece("Braddock"),
    ]  # fmt: skip


def test_who_is_done_stays_and_the_reason_is_told() -> None:
    s = braddock().marked("done", "48th Foot")
    stroke = drawn(s, "1114", "1115", "44th Foot", "48th Foot", "Braddock")
    assert [(piece, reason.key) for piece, reason in stroke.stays] == [
        (s.piece("48th Foot"), "is_done")
    ]
    assert mustered(s, "1114") == {"44th Foot": "", "48th Foot": "is_done", "Braddock": ""}


def test_leaders_alone_go_nowhere() -> None:
    s = braddock()
    stroke = drawn(s, "1114", "1115", "Braddock")
    assert stroke.choices == []
    assert [reason.key for _, reason in stroke.stays] == ["unit_first"]


def test_what_is_out_of_reach_means_nothing() -> None:
    s = braddock()
    assert drawn(s, "1114", "4111").choices == []
    assert drawn(s, "1114", "1114").choices == []
    assert drawn(s, "1115", "1114").choices == []
    assert mustered(s, "1115") == {}


def test_the_choices_of_a_stroke_can_be_made() -> None:
    s = braddock().roll(1)
    stroke = drawn(s, "1114", "1013")
    for choice in stroke.choices:
        if choice != ("roll",):  # the only answer left, which the rules give themselves
            assert choice in s.match.choices(0)
            s.match.choose(choice, 0)
    assert s.at("1013") == "British: 44th Foot 2/2, 48th Foot 2/2, Braddock"


def test_a_force_on_the_move_goes_on() -> None:
    s = braddock().roll(1).british("activate 1114", "take_all", "roll")
    assert told(s, drawn(s, "1114", "1112").choices) == ["go 1113", "go 1112"]
    s.british("go 1113")
    assert told(s, drawn(s, "1113", "1112").choices) == ["go 1112"]
    assert drawn(s, "1114", "1115").choices == []


def test_while_a_force_is_chosen_the_rest_joins() -> None:
    s = braddock().british("activate 1114", "take 44th Foot")
    assert mustered(s, "1114") == {"44th Foot": "", "48th Foot": "", "Braddock": ""}
    assert mustered(s, "1111-outpost") == {}
    stroke = drawn(s, "1114", "1115", "Braddock")
    assert [choice[0] for choice in stroke.choices] == ["take", "roll", "go"]


def test_those_who_go_alone_need_no_check() -> None:
    s = Situation().put("fiw-rogers @ 1114", "Bearn @ 1111-outpost")
    stroke = drawn(s, "1114", "1115")
    assert [choice[0] for choice in stroke.choices][:3] == ["activate", "take", "go_on"]
