"""Saved games of before: other rules, another pack, other names. They still open and go on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.games.pack_files import built_in, supply
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.save import SavedGame, load, replay, save
from ticonderoga.games.washingtons_war.data.board import AMERICAN, AMERICAN_PC
from ticonderoga.games.washingtons_war.game import GAME
from ticonderoga.games.washingtons_war.old_names import OLD_NAMES

SAVED = Path(__file__).parent / "saved"
OLDEST = (SAVED / "rules-1-reconstruction-1.game").read_text("utf-8")
"""Rules 1, pack reconstruction-1: in the middle of a battle, with a marker at Bennington."""


def test_a_game_of_the_first_pack_goes_on_from_its_checkpoint() -> None:
    match = load(OLDEST)
    assert match.warnings == [
        "saved under rules 1 and pack reconstruction-1; now rules 2 and pack reconstruction-2: it "
        "goes on from its last checkpoint"
    ]
    assert match.position.year == 1781
    assert match.position.pc[match.rules.ids["space"].index("brattleboro")] == AMERICAN_PC
    (ask,) = match.asks
    assert (ask.seat, ask.question.key) == (AMERICAN, "battle_card")


def test_it_is_played_on_and_saved_under_the_pack_of_today() -> None:
    match = load(OLDEST)
    while not match.over:
        match.choose(match.choices(match.awaited()[0])[-1], match.awaited()[0])
    again = load(save(match))
    assert not again.warnings
    assert again.hash() == match.hash()
    assert save(again) == save(match)


def test_it_is_not_played_again_from_its_beginning() -> None:
    with pytest.raises(TiconderogaError, match="resumed from its checkpoint"):
        list(replay(OLDEST))


@pytest.mark.parametrize("name", ["rules-2-old-verbs", "rules-2-old-verbs-france"])
def test_verbs_of_before_are_played_again_and_saved_under_their_new_names(name: str) -> None:
    """Whole games of the same rules and pack as today, from when nine verbs had other names."""
    text = (SAVED / f"{name}.game").read_text("utf-8")
    assert SavedGame(text).header.rules == GAME.version
    match = load(text)
    assert match.over
    assert not match.warnings
    assert len(list(replay(text))) == 1 + len(SavedGame(text).journal)
    before = [line for _, line in SavedGame(text).journal]
    after = [line for _, line in SavedGame(save(match)).journal]
    assert after == [with_new_verb(line) for line in before]
    assert before != after


def with_new_verb(line: str) -> str:
    """`29 british throw 57` as it is written today."""
    number, seat, verb, *rest = line.split(" ")
    return " ".join([number, seat, OLD_NAMES["verb"].get(verb, verb), *rest])


@pytest.mark.parametrize(("old", "new"), OLD_NAMES["verb"].items())
def test_a_verb_of_before_is_gone_but_read(old: str, new: str) -> None:
    rules = GAME.rules("standard", defaults())
    assert old not in rules.words.verbs
    things = ["1" if kind == "number" else rules.ids[kind][1] for kind in kinds_of(new)]
    choice = rules.notation.read(" ".join([old, *things]))
    assert rules.notation.write(choice) == " ".join([new, *things])


def kinds_of(verb: str) -> tuple[str, ...]:
    return GAME.rules("standard", defaults()).words.verbs[verb].kinds


def test_a_space_of_before_is_read_by_its_old_name_and_written_by_the_new() -> None:
    notation = GAME.rules("standard", defaults()).notation
    assert notation.write(notation.read("place bennington")) == "place brattleboro"


def test_a_corrected_pack_may_still_use_the_old_name(tmp_path: Path) -> None:
    content = built_in("washingtons_war", "map.json")
    text = json.dumps(content).replace('"monmouth"', '"bennington"')
    folder = supply(tmp_path, "map.json", json.loads(text))
    notation = GAME.rules("standard", {**defaults(), "pack": folder}).notation
    assert notation.write(notation.read("place bennington")) == "place bennington"


def defaults() -> dict[str, str]:
    return {option.name: option.default for option in GAME.options}
