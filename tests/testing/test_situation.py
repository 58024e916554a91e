"""Situations in words, for every game: build, script chance, choose, look, complain."""

from __future__ import annotations

import pytest

from tests.engine.toy import choose_by, toy_game
from ticonderoga.engine.ask import Procedure
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.match import Match
from ticonderoga.engine.registry import find_game, make_agent
from ticonderoga.engine.save import load, save
from ticonderoga.games.washingtons_war.position import Position
from ticonderoga.games.washingtons_war.rules.hand import to_discards
from ticonderoga.testing.situation import Situation


def skirmish() -> Situation:
    made = Situation("skirmish", scenario="duel")
    made.but(hands=[(5, 6), (1,)], deck=(), bids=[-1, -1])
    made.start.hills[0] = 1
    return made


def test_a_position_is_built_and_played_in_words() -> None:
    made = Situation("washingtons-war").put("Howe 5 @ New York", "Arnold 3 @ Hartford")
    made.put("American marker @ New Haven").but(active=1, hands=[(1,), (45,)])
    assert made.asked == "play"
    assert made.asked_seat == 1
    made.play("british", made.choices()[0])
    assert made.match.deliveries[0][1] == 1
    assert made.g.generals[made.spoken.thing("general", "Howe")] == made.spoken.thing(
        "space", "New York"
    )
    assert load(save(made.match)).hash() == made.match.hash()


def test_phrases_that_say_nothing_are_refused_with_a_sentence() -> None:
    ww, lod = Situation("washingtons-war"), Situation("liberty-or-death")
    for made, phrase, said in (
        (ww, "Howe New York", "should read"),
        (ww, "Nobody 3 @ New York", "neither an army nor a general"),
        (ww, "Howe many @ New York", "no number"),
        (ww, "Howe 3 @ Atlantis", "no space"),
        (lod, "3 regulars Boston", "should read"),
        (lod, "3 dragons @ Boston", "no kind of piece"),
        (lod, "99 militia @ Boston", "not Available"),
    ):
        with pytest.raises(TiconderogaError, match=said):
            made.put(phrase)
    with pytest.raises(TiconderogaError, match="does not say how"):
        skirmish().put("a hill")
    with pytest.raises(TiconderogaError, match="has no dragons"):
        lod.but(dragons=1)


def test_liberty_or_death_in_words() -> None:
    made = Situation("liberty-or-death", "1776")
    made.put("3 regulars, tory, Howe @ Boston", "2 militia @ Massachusetts", "AO @ Virginia")
    boston = made.spoken.thing("space", "boston")
    assert made.g.by_kind[0][boston] == 3
    assert made.g.opposition > 0
    made.play("british", "command march")
    assert made.g.order is not None
    assert made.choices()


def test_what_is_scripted_must_be_used() -> None:
    with skirmish() as made:
        made.roll(6, 1).play("red", "bid c07").play("blue", "bid c02")
        made.play("red", f"attack {made.rules.ids['hill'][0]}")
        assert made.logged("taken")
        assert made.logged("assault")
    with pytest.raises(AssertionError, match=r"never used: \[3\]"), skirmish() as made:
        made.roll(3)
    with pytest.raises(AssertionError, match=r"never used: \[0\]"), skirmish() as made:
        made.draw(0)


def test_what_the_rules_answer_by_themselves_can_be_seen_and_said() -> None:
    made = Situation(toy_game([choose_by(1, 1, 2), choose_by(0, 4), choose_by(1, 1, 2)]))
    made.play("b", "pick 2")
    assert made.forced() == [(0, ("pick", 4))]
    made.play("a", "pick 4").play("b", "pick 1")
    assert made.match.over


def test_what_is_not_offered_is_told_with_what_is() -> None:
    made = skirmish()
    with pytest.raises(AssertionError, match="is not offered by bid; these are"):
        made.play("red", "bid c01")
    assert made.why_not("bid c01") == "not_in_hand"
    assert not made.offers("bid c01")
    made.play("red", "bid c06").play("blue", "bid c02")
    with pytest.raises(TiconderogaError, match="the game has begun"):
        made.but(round=3)


def test_one_procedure_runs_by_itself_and_goes_on_from_there() -> None:
    made = Situation("washingtons-war").but(hands=[(7,), (8,)])

    def discard(g: Position) -> Procedure[str]:
        to_discards(g, 9)
        yield from ()
        return "done"

    made.perform(discard)
    assert made.outcome == "done"
    assert made.g.discards == (9,)
    made.perform(discard)
    assert made.g.discards == (9, 9)


def test_in_python_a_choice_may_be_given_in_words() -> None:
    match = Match(find_game("washingtons-war"), seed=1)
    assert match.asks[0].question.key == "committee"
    match.play("place Norwich")
    assert match.rules.notation.write(match.deliveries[-1][2]) == "place norwich"
    with pytest.raises(TiconderogaError, match="no verb of this game"):
        match.play("teleport Norwich")
    with pytest.raises(TiconderogaError, match="is no space"):
        match.play("place Atlantis")
    with pytest.raises(TiconderogaError, match="says too much"):
        match.play("place Norwich twice")


def test_a_non_player_is_made_by_its_name_alone() -> None:
    assert make_agent("non-player").name == "non-player"
