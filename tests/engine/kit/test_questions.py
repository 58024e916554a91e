"""The usual questions: what they offer, what they ask, and on which rule a refusal rests."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

import pytest

from ticonderoga.engine.ask import Ask, Choice, Question, Reason
from ticonderoga.engine.kit import questions
from ticonderoga.engine.kit.questions import NO, NONE, YES

SPACE = questions.space_question("where")
PIECE = questions.piece_question("which")
NUMBER = questions.number_question("how_many")
FACTION = questions.one_question("who", "faction")
MAY = questions.yes_no_question("may")


def asked(procedure: Generator[Any, Any, Any], answer: Choice) -> tuple[Ask, Any]:
    """The one ask of a procedure, and what it returns for an answer."""
    ask = next(procedure)
    with pytest.raises(StopIteration) as end:
        procedure.send(answer)
    return ask, end.value.value


def returned(procedure: Generator[Any, Any, Any]) -> Any:
    """What a procedure returns that asks nothing."""
    with pytest.raises(StopIteration) as end:
        next(procedure)
    return end.value.value


def test_a_mask_and_its_spaces() -> None:
    assert questions.bits_of([0, 3, 70]) == 1 | 8 | 1 << 70
    assert questions.spaces_in(1 | 8 | 1 << 70) == [0, 3, 70]


def test_a_space_of_a_mask() -> None:
    ask, space = asked(questions.pick_space(1, SPACE, 0b1010, {"card": 7}), ("space", 3))
    assert (ask.seat, ask.about, ask.among, ask.optional) == (1, {"card": 7}, 0b1010, False)
    assert SPACE.offer(None, ask) == [("space", 1), ("space", 3)]
    assert space == 3


def test_a_piece_is_a_space_and_a_kind() -> None:
    ask, piece = asked(questions.pick_piece(0, PIECE, [(4, 2), (5, 0)]), ("piece", 5, 0))
    assert PIECE.offer(None, ask) == [("piece", 4, 2), ("piece", 5, 0)]
    assert piece == (5, 0)


def test_a_number_of_a_range() -> None:
    ask, number = asked(questions.pick_number(0, NUMBER, 2, 4), ("number", 4))
    assert NUMBER.offer(None, ask) == [("number", 2), ("number", 3), ("number", 4)]
    assert number == 4


def test_one_of_some_things_by_the_verb_of_the_game() -> None:
    ask, faction = asked(questions.pick_one(0, FACTION, (2, 0)), ("faction", 0))
    assert FACTION.offer(None, ask) == [("faction", 2), ("faction", 0)]
    assert faction == 0


def test_yes_or_no() -> None:
    ask, answer = asked(questions.ask_yes_no(0, MAY), YES)
    assert MAY.offer(None, ask) == [YES, NO]
    assert answer is True
    assert asked(questions.ask_yes_no(0, MAY), NO)[1] is False


def test_who_may_decline_is_offered_it_last() -> None:
    procedures: list[tuple[Question, Generator[Any, Any, Any], Any]] = [
        (SPACE, questions.pick_space(0, SPACE, 1, optional=True), -1),
        (PIECE, questions.pick_piece(0, PIECE, [(0, 0)], optional=True), (-1, -1)),
        (NUMBER, questions.pick_number(0, NUMBER, 1, 1, optional=True), -1),
        (FACTION, questions.pick_one(0, FACTION, (1,), optional=True), -1),
    ]
    for question, procedure, nothing in procedures:
        ask, answer = asked(procedure, NONE)
        assert question.offer(None, ask)[-1] == NONE
        assert answer == nothing


def test_where_there_is_nothing_to_pick_nobody_is_asked() -> None:
    assert returned(questions.pick_space(0, SPACE, 0)) == -1
    assert returned(questions.pick_piece(0, PIECE, [])) == (-1, -1)
    assert returned(questions.pick_number(0, NUMBER, 2, 1)) == -1
    assert returned(questions.pick_one(0, FACTION, ())) == -1


# ---------------------------------------------------------------------- refusals


def test_a_refusal_names_the_question_and_leaves_the_rule_to_its_prompt() -> None:
    assert SPACE.refuse(None, Ask(0, SPACE, among=1), ("space", 2)) == Reason("outside", ("where",))


def test_the_rule_of_a_refusal_may_depend_on_the_moment() -> None:
    winter = questions.space_question("where", lambda g, ask: "6.5" if g == "winter" else "")
    ask = Ask(0, winter, among=1)
    assert winter.refuse("winter", ask, ("space", 2)).rule == "6.5"
    assert winter.refuse("summer", ask, ("space", 2)).rule == ""


def test_a_question_may_have_a_reason_of_its_own_against_declining() -> None:
    must = Reason("outside", ("must",), "5.1")
    question = questions.number_question("how_many", obliged=must)
    ask = Ask(0, question, among=(1, 2))
    assert question.refuse(None, ask, NONE) == must
    assert question.refuse(None, ask, ("number", 3)) == Reason("outside", ("how_many",))


# ---------------------------------------------------------------------- what nothing bars


def _odd(g: list[int], seat: int, thing: int) -> str:
    return "" if thing % 2 else "even"


def _large(g: list[int], seat: int, thing: int) -> str:
    return "" if thing > 2 else "small"


def _all(g: list[int], seat: int) -> list[int]:
    return g


OPEN = questions.open_question("turn", (("odd", _all, _odd), ("large", _all, _large)), "pass")


def test_what_nothing_bars_is_offered_verb_by_verb() -> None:
    offered = [("odd", 1), ("odd", 3), ("large", 3), ("large", 4), ("pass",)]
    assert OPEN.offer([1, 2, 3, 4], Ask(0, OPEN)) == offered
    assert OPEN.verbs == ("odd", "large", "pass")
    assert OPEN.allows is None


def test_what_is_barred_is_refused_by_the_same_predicate() -> None:
    assert OPEN.refuse([1, 2], Ask(0, OPEN), ("odd", 2)) == Reason("even", (2,))
    assert OPEN.refuse([1, 2], Ask(0, OPEN), ("large", 2)) == Reason("small", (2,))


def test_who_has_to_do_something_is_offered_nothing_else() -> None:
    forced = questions.open_question("turn", (("odd", _all, _odd),), secret=True)
    assert forced.offer([1, 2], Ask(0, forced)) == [("odd", 1)]
    assert forced.verbs == ("odd",)
    assert forced.secret


# ---------------------------------------------------------------------- steps


def _bars_step(g: int, ask: Ask, choice: Choice) -> str:
    if choice[0] == "done":
        return "" if g else "nothing_done"
    return "too_far" if choice[1] > 3 else ""


def test_a_step_is_checked_alone_and_refused_for_the_same_reason() -> None:
    def rule(g: int, ask: Ask, choice: Choice, reason: str) -> str:
        return "3.1" if reason == "too_far" else ""

    question = questions.step_question(
        "march", lambda g, ask: [("march", 1)], _bars_step, ("march", "done"), rule
    )
    ask = Ask(0, question)
    assert question.allows is not None
    assert question.allows(0, ask, ("march", 3))
    assert not question.allows(0, ask, ("march", 4))
    assert not question.allows(0, ask, ("done",))
    assert question.refuse(0, ask, ("march", 4)) == Reason("too_far", (4,), "3.1")
    assert question.refuse(0, ask, ("done",)) == Reason("nothing_done")
