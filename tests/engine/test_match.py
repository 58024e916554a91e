"""A match: asks forced and secret, gestures, answers given together, controllers, resigning."""

from __future__ import annotations

import pytest

from tests.engine.toy import (
    Toy,
    all_at_once,
    choose_by,
    choose_times,
    pick,
    roll,
    secretly,
    toy_game,
    toy_match,
)
from ticonderoga.engine.ask import Procedure
from ticonderoga.engine.errors import DeadEnd, Refused, TiconderogaError
from ticonderoga.engine.match import CONTROLLER, FORCED, RESIGNED, TOGETHER, Match
from ticonderoga.engine.save import load, save

# ---------------------------------------------------------------------- forced and secret


def test_an_ask_with_one_choice_answers_itself() -> None:
    match = toy_match(choose_by(0, 7), choose_by(1, 1, 2), choose_by(0, 8), choose_by(1, 9))
    assert [delivery[:3] for delivery in match.deliveries] == [(FORCED, 0, ("pick", 7))]
    assert match.asks[0].seat == 1
    match.choose(("pick", 2))
    assert match.over
    assert match.position.trail == [7, 2, 8, 9]
    assert [delivery[0] for delivery in match.deliveries[2:]] == [FORCED, FORCED]


def test_a_secret_ask_is_put_even_with_one_choice() -> None:
    def one(g: Toy) -> Procedure[None]:
        g.chose(1, (yield secretly(1, 5)))

    match = toy_match(one)
    assert match.choices(1) == [("pick", 5)]
    match.choose(("pick", 5), 1)
    assert match.over


def test_a_question_without_an_answer_is_a_defect_of_the_game() -> None:
    with pytest.raises(DeadEnd, match="without any answer"):
        toy_match(choose_by(0))

    def nobody(g: Toy) -> Procedure[None]:
        yield ()

    with pytest.raises(DeadEnd, match="nobody"):
        toy_match(nobody)

    def hidden(g: Toy) -> Procedure[None]:
        yield secretly(0)

    with pytest.raises(DeadEnd, match="without any answer"):
        toy_match(hidden).choices(0)


def test_an_ask_inside_another_seats_move() -> None:
    def reaction(g: Toy) -> Procedure[int]:
        choice = yield pick(1, 10, 20)
        return int(choice[1])

    def move(g: Toy) -> Procedure[None]:
        g.chose(0, (yield pick(0, 1, 2)))
        parried = yield from reaction(g)
        g.chose(0, (yield pick(0, parried + 1, parried + 2)))

    match = toy_match(move)
    match.choose(("pick", 1), 0)
    assert match.awaited() == (1,)
    match.choose(("pick", 20), 1)
    assert match.choices(0) == [("pick", 21), ("pick", 22)]


# ---------------------------------------------------------------------- refusing


@pytest.mark.parametrize("seat", [1, -1, 2, 99, "a", 0.0, True, (0,)])
def test_only_the_asked_seat_answers(seat: object) -> None:
    match = toy_match(choose_by(0, 1, 2))
    before = match.hash()
    with pytest.raises(Refused):
        match.choose(("pick", 1), seat)
    assert match.hash() == before
    assert not match.deliveries


@pytest.mark.parametrize(
    "choice",
    [
        ("pick", 3), ("pick", True), ("pick", 1.0), ("pick", "1"), ("pick",), ("pick", 1, 1), (),
        ["pick", 1], "pick 1", None, ("grab", 0), ("grab", 7), ("fly", 1), (("pick", 1),),
    ],
)  # fmt: skip
def test_what_was_not_offered_is_refused_with_a_sentence(choice: object) -> None:
    match = toy_match(choose_by(0, 1, 2))
    before = match.hash()
    with pytest.raises(Refused, match="may not choose"):
        match.choose(choice, 0)
    assert match.hash() == before


def test_reasons_speak_of_the_open_question() -> None:
    match = toy_match(choose_by(0, 1, 2))
    words = match.rules.words
    other = "That is not what is being decided: Pick a number. (1)"
    for reason, said in (
        (match.why_not(0, ("pick", 9)), "9 is not among them. (1)"),
        (match.why_not(0, ("grab", 0)), other),
        (match.why_not_item(0, "thing", 1), other),
        (
            match.why_not(1, ("pick", 1)),
            "This seat is not asked anything now; a is. Somebody picks. (1)",
        ),
    ):
        assert reason is not None
        assert words.say_reason(reason) == said
    assert match.why_not(0, ("pick", 2)) is None
    match.choose(("pick", 1))
    over = match.why_not(0, ("pick", 1))
    assert over is not None
    assert over.key == "game_over"


def test_after_the_end_everything_is_refused() -> None:
    match = toy_match(choose_by(0, 1, 2))
    match.choose(("pick", 1))
    for seat in (None, 0, 1):
        with pytest.raises(Refused, match="the game is over"):
            match.choose(("pick", 1), seat)
    assert match.result is not None


# ---------------------------------------------------------------------- choose_many


def picks(*numbers: int) -> list[tuple[str, int]]:
    return [("pick", number) for number in numbers]


def test_one_gesture_makes_many_choices() -> None:
    match = toy_match(choose_times(0, 3, 1, 2), choose_by(1, 1, 2))
    assert match.choose_many(picks(1, 2, 1), 0) == 3
    assert match.position.trail == [1, 2, 1]


def test_a_gesture_stops_at_a_refusal() -> None:
    match = toy_match(choose_times(0, 3, 1, 2))
    assert match.choose_many(picks(1, 5, 2), 0) == 1
    assert match.position.trail == [1]
    with pytest.raises(Refused):
        match.choose_many(picks(5, 1), 0)
    assert match.position.trail == [1]


def test_a_gesture_stops_at_a_roll_or_reveal() -> None:
    match = toy_match(choose_by(0, 1, 2), roll, choose_by(0, 1, 2))
    assert match.choose_many(picks(1, 2), 0) == 1
    assert match.choices(0) == [("pick", 1), ("pick", 2)]


def test_a_gesture_stops_where_another_is_asked() -> None:
    match = toy_match(choose_by(0, 1, 2), choose_by(1, 1, 2), choose_by(0, 1, 2))
    assert match.choose_many(picks(1, 2), 0) == 1
    assert match.awaited() == (1,)
    assert match.choose_many(picks(1), 0) == 0


def test_a_gesture_stops_when_its_answer_is_held() -> None:
    match = toy_match(all_at_once(0, 1))
    assert match.choose_many(picks(1, 2), 0) == 1
    assert match.held_answer(0) == ("pick", 1)


# ---------------------------------------------------------------------- simultaneous answers


def test_answers_are_held_until_the_last_and_delivered_in_order() -> None:
    match = toy_match(all_at_once(0, 1, 2), seats=3)
    assert match.awaited() == (0, 1, 2)
    match.choose(("pick", 3), 2)
    match.choose(("pick", 1), 0)
    assert match.awaited() == (1,)
    assert match.position.trail == []
    assert not match.deliveries
    match.choose(("pick", 2), 1)
    assert match.position.trail == [1, 2, 3]
    assert match.deliveries[0][:3] == (TOGETHER, -1, (("pick", 1), ("pick", 2), ("pick", 3)))


def test_others_see_only_that_an_answer_is_in() -> None:
    match = toy_match(all_at_once(0, 1), seats=3)
    before = [
        (match.hash(), match.view(s), match.log(s), match.why_not_item(2, "thing", 0))
        for s in (0, 1, 2, -1)
    ]
    match.choose(("pick", 3), 0)
    assert match.holds_answer(0)
    assert not match.holds_answer(1)
    after = [
        (match.hash(), match.view(s), match.log(s), match.why_not_item(2, "thing", 0))
        for s in (0, 1, 2, -1)
    ]
    assert after == before
    for seat in (1, 2, -1):
        world = match.imagine(seat, 1)
        assert world.held_answer(0) is None
        assert world.awaited() == (0, 1)
    assert match.imagine(0, 1).held_answer(0) == ("pick", 3)


def test_an_answer_is_withdrawn_or_changed_until_the_last_is_in() -> None:
    match = toy_match(all_at_once(0, 1))
    match.choose(("pick", 3), 0)
    match.withdraw(0)
    assert match.awaited() == (0, 1)
    match.choose(("pick", 1), 0)
    match.choose(("pick", 2), 0)
    match.choose(("pick", 2), 1)
    assert match.position.trail == [2, 2]
    with pytest.raises(Refused, match="no answer in"):
        match.withdraw(0)


def test_a_fork_holds_the_same_answers_and_goes_its_own_way() -> None:
    match = toy_match(all_at_once(0, 1))
    match.choose(("pick", 3), 0)
    twin = match.fork()
    twin.choose(("pick", 1), 1)
    assert twin.position.trail == [3, 1]
    assert match.awaited() == (1,)
    assert match.position.trail == []


def test_when_several_are_asked_the_seat_must_be_named() -> None:
    match = toy_match(all_at_once(0, 1))
    with pytest.raises(Refused, match="name the seat"):
        match.choose(("pick", 1))
    with pytest.raises(Refused):
        match.choose(("pick", 9), 0)
    with pytest.raises(Refused):
        match.choose(("pick", 1), "a")
    assert match.awaited() == (0, 1)


def test_a_simultaneous_ask_of_one_seat_is_answered_like_any_other() -> None:
    match = toy_match(all_at_once(1), choose_by(0, 1, 2))
    twin = match.fork()
    match.choose(("pick", 2))
    twin.choose(("pick", 2), 1)
    assert match.hash() == twin.hash()
    assert match.deliveries[0][0] == TOGETHER


# ---------------------------------------------------------------------- controllers, resigning


def test_a_seat_changes_hands_in_mid_game() -> None:
    match = toy_match(choose_times(0, 2, 1, 2), choose_by(1, 1, 2))
    match.set_controller(0, "ann")
    match.choose(("pick", 1))
    match.set_controller(0, "planner:hard")
    match.choose(("pick", 2))
    assert match.controllers == {0: "planner:hard"}
    assert [d[2] for d in match.journal if d[0] == CONTROLLER] == ["ann", "planner:hard"]
    assert match.position.controllers[0] == "planner:hard"
    twin = match.fork()
    assert twin.position.controllers[0] == "planner:hard"
    again = load(save(match), lambda name: match.setup.game)
    assert again.controllers == match.controllers
    assert again.journal == match.journal
    assert again.hash() == match.hash()
    assert again.log() == match.log()


def test_one_person_may_hold_several_seats() -> None:
    match = toy_match(choose_by(0, 1, 2), all_at_once(0, 1, 2), seats=3)
    for seat in (0, 2):
        match.set_controller(seat, "ann")
    match.set_controller(1, "bob")
    match.choose(("pick", 1))
    for seat in [s for s, who in match.controllers.items() if who == "ann"]:
        match.choose(("pick", 3), seat)
    assert match.awaited() == (1,)
    match.choose(("pick", 1), 1)
    assert match.over


def test_resigning_ends_the_game_for_the_others() -> None:
    match = toy_match(all_at_once(0, 1, 2), seats=3)
    match.choose(("pick", 1), 0)
    match.resign(1)
    assert match.over
    result = match.result
    assert result is not None
    assert (result.winners, result.reason) == ((0, 2), "resigned")
    assert match.awaited() == ()
    assert match.choices(0) == []
    with pytest.raises(Refused):
        match.choose(("pick", 1), 2)
    with pytest.raises(Refused):
        match.resign(0)
    assert match.journal[-1][0] == RESIGNED
    again = load(save(match), lambda name: match.setup.game)
    assert again.over
    assert again.fork().over


# ---------------------------------------------------------------------- fork and imagine


def test_a_fork_is_exact_between_checkpoints_and_rolls_the_same() -> None:
    def step(g: Toy) -> Procedure[None]:
        g.chose(0, (yield pick(0, 1, 2)))
        g.rolled()
        g.chose(0, (yield pick(0, 1, 2)))
        g.rolled()
        g.chose(1, (yield pick(1, 1, 2)))

    match = toy_match(step)
    match.choose(("pick", 1))
    twin = match.fork()
    assert twin.hash() == match.hash()
    for each in (match, twin):
        each.choose(("pick", 2))
    assert twin.position.trail == match.position.trail
    assert twin.log() == match.log()


def test_a_fork_of_a_finished_match_is_finished() -> None:
    match = toy_match(choose_by(0, 1, 2))
    match.choose(("pick", 1))
    assert match.fork().over
    ended = toy_match(choose_by(0, 1, 2))
    ended.restart_from(match.position.copy())
    assert ended.fork().over


def test_an_imagined_world_keeps_what_the_seat_knows_and_deals_the_rest_anew() -> None:
    match = toy_match(choose_by(0, 1, 2), seats=3)
    truth = match.position.secrets
    worlds = [match.imagine(0, seed) for seed in range(20)]
    assert all(world.position.secrets[0] == truth[0] for world in worlds)
    assert len({tuple(world.position.secrets) for world in worlds}) == 20
    assert match.imagine(0, 3).hash() == worlds[3].hash()
    assert worlds[5].imagine(0, 3).hash() == worlds[3].hash()
    assert worlds[3].fork().hash() == worlds[3].hash()
    assert worlds[3].ply == match.ply
    assert match.position.secrets == truth


def test_an_imagined_world_is_sealed() -> None:
    """What lies before its birth cannot be had back from it, by undo or by saving."""
    match = toy_match(choose_times(0, 3, 1, 2), seats=2)
    match.choose(("pick", 1))
    world = match.imagine_match(1, 1)
    world.choose(("pick", 2))
    assert world.undoable_by(0) == -1
    for at in range(len(world.deliveries)):
        with pytest.raises(Refused, match="imagined"):
            world.return_to(at, 0)
    with pytest.raises(TiconderogaError, match="imagined world is not saved"):
        save(world)
    world.choose(("pick", 2))
    assert world.over


def test_a_whispered_word_stays_whispered() -> None:
    def whisper(g: Toy) -> Procedure[None]:
        if g.log is not None:
            g.log.append(("whispered", 1, g.secrets[1]))
        g.chose(0, (yield pick(0, 1, 2)))

    match = toy_match(whisper)
    secret = match.position.secrets[1]
    assert match.log(1)[0] == ("whispered", 1, secret)
    assert match.log(0)[0] == match.log(-1)[0] == ("whispered", 1, -1)
    world = match.imagine_match(0, 1)
    assert world.log(0) == match.log(0)
    assert world.log()[0] == ("whispered", 1, -1)
    match.choose(("pick", 1))
    assert match.log(0)[0] == ("whispered", 1, secret)


def test_a_match_that_nobody_listens_to_plays_the_same() -> None:
    game = toy_game([choose_by(0, 1, 2), roll, choose_by(1, 1, 2)])
    quiet, loud = Match(game, seed=4, listen=False), Match(game, seed=4)
    for match in (quiet, loud):
        match.choose(("pick", 1))
        match.choose(("pick", 2))
    assert quiet.hash() == loud.hash()
    assert quiet.log() == []
    assert len(loud.log()) == 3


def test_options_and_scenarios_are_settled_with_sentences() -> None:
    game = toy_game([choose_by(0, 1, 2)])
    assert Match(game).setup.options == {"colour": "red"}
    for options, said in (({"size": "9"}, "no option 'size'"), ({"colour": "x"}, "red, blue")):
        with pytest.raises(TiconderogaError, match=said):
            Match(game, options=options)
    with pytest.raises(TiconderogaError, match="it has: only"):
        Match(game, "other")
