"""Saved games: readable, provable, damaged ones refused with the line, old ones resumed."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from tests.engine.toy import all_at_once, choose_by, choose_times, roll, toy_game, toy_match
from ticonderoga.engine.dice import committed_dice
from ticonderoga.engine.errors import DamagedFile, TiconderogaError
from ticonderoga.engine.game import Game
from ticonderoga.engine.match import NOTE, Match
from ticonderoga.engine.save import SavedGame, load, replay, save
from ticonderoga.testing.cases import Case, cases, decisions, step


def finds(game: Game) -> Callable[[str], Game]:
    return lambda name: game


def again(match: Match) -> Match:
    return load(save(match), finds(match.setup.game))


def a_case(game: str) -> Case:
    return next(case for case in cases() if case.game.name == game)


def rich_match() -> Match:
    """Everything that a file can hold: notes, controllers, undo, forced, together, held."""
    match = toy_match(
        choose_times(0, 3, 1, 2), choose_by(1, 7), roll, all_at_once(0, 1), choose_by(0, 1, 2),
        all_at_once(1, 2), seats=3,
    )  # fmt: skip
    match.set_controller(0, "ann of  the hills")
    match.set_controller(1, "planner:hard")
    match.choose(("pick", 1))
    match.choose(("pick", 2))
    match.undo(0)
    match.choose(("pick", 1))
    match.note(0, "it looked\n  better # so")
    match.choose(("pick", 2))
    match.choose(("pick", 3), 1)
    match.choose(("pick", 1), 0)
    match.set_controller(1, "bob")
    match.choose(("pick", 2))
    match.choose(("pick", 2), 2)
    return match


def test_everything_a_match_can_hold_comes_back() -> None:
    match = rich_match()
    loaded = again(match)
    assert loaded.held_answer(2) == ("pick", 2)
    assert loaded.awaited() == (1,)
    assert loaded.controllers == {0: "ann of the hills", 1: "bob"}
    assert [d[2] for d in loaded.journal if d[0] == NOTE] == ["it looked better # so"]
    assert loaded.hash() == match.hash()
    assert loaded.log() == match.log()
    assert loaded.deliveries == match.deliveries
    assert save(loaded) == save(match)
    assert not loaded.warnings


def test_a_person_can_read_it() -> None:
    plain = [line.rpartition(" #")[0] for line in save(rich_match()).splitlines()]
    for line in (
        "game toy", "rules 1", "pack toy d1", "scenario only", "option colour=red", "seat b=bob",
        "= journal", "@ controller b planner:hard", "3 a pick 1", "@ undo a 3", "6 b! pick 7",
        "@ note a it looked better # so", "7 together pick 1 | pick 3", "~ c pick 2",
        "= position 9",
    ):  # fmt: skip
        assert line in plain, line


def test_committed_dice_are_kept() -> None:
    game = toy_game([choose_by(0, 1, 2), roll, choose_by(1, 1, 2)])
    match = Match(game, dice=committed_dice(bytes(32), ("n",)))
    match.choose(("pick", 1))
    assert again(match).hash() == match.hash()


def test_up_to_a_ply() -> None:
    match = a_case("washingtons-war").match(3)
    hashes = {}
    for here in decisions(match, random.Random(3)):
        hashes[len(here.deliveries)] = here.hash()
    text = save(match)
    for until in (0, 1, 57, 200):
        loaded = load(text, finds(match.setup.game), until=until)
        assert len(loaded.deliveries) >= until
        assert loaded.hash() == hashes[len(loaded.deliveries)]
    assert load(text, finds(match.setup.game), until=10**6).hash() == match.hash()


def test_line_by_line() -> None:
    match = rich_match()
    lines = list(replay(save(match), finds(match.setup.game)))
    assert lines[0][0] == ""
    assert lines[-1][1].hash() == match.hash()
    assert len(lines) == 1 + len(match.journal) + 1  # the held answer is a line too


def test_a_match_restarted_from_a_position_is_saved_with_it() -> None:
    first = toy_match(choose_by(0, 1, 2), roll, choose_times(1, 3, 1, 2))
    first.choose(("pick", 2))
    match = first.fork()
    match.restart_from(first.last_checkpoint()[1].copy())
    match.choose(("pick", 1))
    loaded = again(match)
    assert loaded.position.trail == match.position.trail
    assert loaded.hash() == match.hash()
    assert save(loaded) == save(match)
    assert again(loaded).hash() == match.hash()


# ---------------------------------------------------------------------- damage

TEXTS = {
    "toy": lambda: save(rich_match()),
    "skirmish": lambda: save(_played("skirmish", 9)),
    "washingtons-war": lambda: save(_played("washingtons-war", 30)),
}


def _played(game: str, plies: int) -> Match:
    match = a_case(game).match(1)
    rng = random.Random(1)
    while len(match.deliveries) < plies and not match.over:
        step(match, rng)
    return match


def refused_at(text: str, game: str) -> int:
    """The line that is named when a damaged text is read."""
    found = rich_match().setup.game if game == "toy" else a_case(game).game
    with pytest.raises(DamagedFile) as damage:
        load(text, finds(found))
    assert str(damage.value) == f"line {damage.value.line}: {damage.value.reason}"
    assert damage.value.reason
    return damage.value.line


@pytest.mark.parametrize("game", TEXTS)
def test_a_change_in_any_line_is_found_in_that_line(game: str) -> None:
    lines = TEXTS[game]().splitlines()
    rng = random.Random(1)
    for at, line in enumerate(lines):
        place = rng.randrange(len(line))
        other = chr((ord(line[place]) - 32 + rng.randrange(1, 90)) % 94 + 33)
        if other == line[place]:
            other = "~"
        for damaged in (line[:place] + other + line[place + 1 :], line[:-1], line + "x", ""):
            text = "\n".join([*lines[:at], damaged, *lines[at + 1 :]]) + "\n"
            assert refused_at(text, game) == at + 1, (line, damaged)


@pytest.mark.parametrize("game", TEXTS)
def test_a_lost_doubled_or_moved_line_is_found_where_it_happened(game: str) -> None:
    lines = TEXTS[game]().splitlines()
    for at in range(1, len(lines) - 1):
        lost = [*lines[:at], *lines[at + 1 :]]
        assert refused_at("\n".join(lost) + "\n", game) == at + 1
        doubled = [*lines[: at + 1], *lines[at:]]
        assert refused_at("\n".join(doubled) + "\n", game) == at + 2
        if at < len(lines) - 2:
            moved = [*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]]
            assert refused_at("\n".join(moved) + "\n", game) == at + 1


@pytest.mark.parametrize("game", TEXTS)
def test_a_file_cut_short_anywhere_is_refused(game: str) -> None:
    text = TEXTS[game]()
    lines = text.splitlines()
    for kept in range(1, len(lines)):
        assert refused_at("\n".join(lines[:kept]) + "\n", game) == kept + 1
    for characters in range(0, len(text) - 1, 97):
        assert refused_at(text[:characters], game) >= 1
    assert refused_at(text + "more\n", game) == len(lines) + 1


def forged(lines: list[str]) -> str:
    """A file whose checks are right, whatever it tells: the forger knows the format."""
    import hashlib

    chain = hashlib.blake2b(f"\n{lines[0]}".encode(), digest_size=4).hexdigest()
    made = [lines[0]]
    for line in lines[1:]:
        chain = hashlib.blake2b(f"{chain}\n{line}".encode(), digest_size=4).hexdigest()
        made.append(f"{line} #{chain}")
    digest = hashlib.blake2b("\n".join(made).encode(), digest_size=16).hexdigest()
    return "\n".join([*made, f"= end {digest}"]) + "\n"


def plain_lines(text: str) -> list[str]:
    lines = text.splitlines()[:-1]
    return [lines[0], *(line.rpartition(" #")[0] for line in lines[1:])]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("3 a pick 1", "3 a pick 9", "not among"),
        ("3 a pick 1", "3 b pick 1", "not asked"),
        ("3 a pick 1", "4 a pick 1", "choice 3 is due"),
        ("3 a pick 1", "x a pick 1", "cannot be played"),
        ("3 a pick 1", "3 z pick 1", "cannot be played"),
        ("3 a pick 1", "3", "cannot be played"),
        ("3 a pick 1", "3 a fly 1", "no verb"),
        ("6 b! pick 7", "6 b! pick 8", "another choice by themselves"),
        ("6 b! pick 7", "60 b! pick 7", "by themselves"),
        ("7 together pick 1 | pick 3", "7 together pick 1", "cannot be played"),
        ("@ undo a 3", "@ undo a 77", "not behind us"),
        ("@ undo a 3", "@ dance a", "no line of a journal"),
        ("@ undo a 3", "@ undo a", "cannot be played"),
        ("@ undo a 3", "@ undo a " + "7" * 5000, "cannot be played"),
        ("@ undo a 3", "@", "no line of a journal"),
        ("@ undo a 3", "@ say a 5", "no line of a log"),
        ("@ undo a 3", "@ say a []", "no line of a log"),
        ("@ undo a 3", "@ say a [7]", "no line of a log"),
        ("@ undo a 3", "@ say a " + "[" * 900 + "]" * 900, "heap of lists"),
        ("@ undo a 3", '@ say a ["k", ' + "7" * 5000 + "]", "cannot be played"),
        ("@ undo a 3", "@ say a " + "[" * 100_000 + "]" * 100_000, "cannot be played"),
        ("~ c pick 2", "~ c pick 5", "not among"),
        ("= position 9", "= position 8", "last checkpoint"),
        ("= position 9", "= position nine", "should be a number"),
        ("= position 9", "= position ²", "should be a number"),
        ("= position 9", "= position " + "9" * 5000, "should be a number"),
        ("= position 9", "= conclusion 9", "no part"),
        ("= journal", "journal", "no line of a header"),
        ("rules 1", "rules one", "should be a number"),
        ("option colour=red", "option colour", "should read option NAME=VALUE"),
    ],
)
def test_a_forged_line_is_refused_by_the_rules(old: str, new: str, said: str) -> None:
    match = rich_match()
    lines = plain_lines(save(match))
    assert forged(lines) == save(match)
    at = lines.index(old)
    lines[at] = new
    with pytest.raises(DamagedFile, match=said) as damage:
        load(forged(lines), finds(match.setup.game))
    assert damage.value.line == at + 1


@pytest.mark.parametrize("counter", ["-1", str(2**63), str(2**64), "9" * 5000, "one"])
@pytest.mark.parametrize("key", ["-", "07" * 32, "07" * 65])
def test_dice_that_nobody_has_written_are_a_damaged_line(counter: str, key: str) -> None:
    lines = plain_lines(save(rich_match()))
    at = next(n for n, line in enumerate(lines) if line.startswith("dice "))
    lines[at] = f"dice 0 {key} {counter} - 0"
    with pytest.raises(DamagedFile, match="dice line") as damage:
        load(forged(lines), finds(rich_match().setup.game))
    assert damage.value.line == at + 1


@pytest.mark.parametrize("undo", ["@ undo a", "@ undo a x", "@ undo a " + "1" * 5000])
def test_a_forged_undo_in_a_game_of_older_rules_is_a_damaged_line(undo: str) -> None:
    lines = plain_lines(save(rich_match()))
    lines[lines.index("rules 1")] = "rules 0"
    at = lines.index("@ undo a 3")
    lines[at] = undo
    with pytest.raises(DamagedFile, match="should be a number") as damage:
        load(forged(lines), finds(rich_match().setup.game))
    assert damage.value.line == at + 1


@pytest.mark.parametrize("nonce", ["a\nb", "a\r", "\u2028", "a\x0bb"])
def test_a_line_break_in_a_nonce_is_refused_instead_of_making_a_damaged_file(nonce: str) -> None:
    with pytest.raises(TiconderogaError, match="line break"):
        save(rich_match(), "00" * 32, ("n", nonce))
    with pytest.raises(TiconderogaError, match="line break"):
        save(rich_match(), f"00{nonce}", ("n",))


def test_a_forged_position_is_found_out_by_the_journal() -> None:
    match = rich_match()
    lines = plain_lines(save(match))
    at = next(n for n, line in enumerate(lines) if line.startswith("trail "))
    lines[at] += " 6"
    with pytest.raises(DamagedFile, match="not the one the journal leads to") as damage:
        load(forged(lines), finds(match.setup.game))
    assert damage.value.line == at + 1


def test_the_header_is_read_without_playing() -> None:
    header = SavedGame(save(rich_match())).header
    assert (header.game, header.rules, header.scenario) == ("toy", 1, "only")
    assert header.options == {"colour": "red"}
    assert header.seats == {"a": "ann of the hills", "b": "bob"}


# ---------------------------------------------------------------------- changed rules

OLD = [choose_by(0, 1, 2), roll, choose_times(1, 3, 1, 2), choose_by(0, 1, 2)]


def running_game() -> Match:
    match = Match(toy_game(OLD), seed=3)
    match.set_controller(1, "bob")
    match.choose(("pick", 2))
    match.choose(("pick", 1))
    match.choose(("pick", 2))
    match.undo(1)
    match.choose(("pick", 1))
    return match


@pytest.mark.parametrize(("version", "digest"), [(2, "d1"), (1, "d2")], ids=["rules", "pack"])
def test_a_running_game_survives_a_change_of_the_rules(version: int, digest: str) -> None:
    """The first step has changed so that the old journal could not be played from the seed."""
    match = running_game()
    new = toy_game([choose_by(0, 5, 6), *OLD[1:]], version=version, digest=digest)
    resumed = load(save(match), finds(new))
    assert len(resumed.warnings) == 1
    assert "goes on from its last checkpoint" in resumed.warnings[0]
    assert resumed.position.trail == match.position.trail
    assert resumed.controllers == {1: "bob"}
    assert resumed.choices() == match.choices()
    resumed.choose(("pick", 2))
    resumed.choose(("pick", 1))
    assert resumed.over
    kept = again(resumed)
    assert kept.hash() == resumed.hash()
    assert not kept.warnings


def test_what_the_new_rules_refuse_returns_the_game_to_its_checkpoint() -> None:
    match = running_game()
    new = toy_game([OLD[0], roll, choose_times(1, 3, 2, 3), OLD[3]], version=2)
    resumed = load(save(match), finds(new))
    assert len(resumed.warnings) == 2
    assert "returned to the checkpoint" in resumed.warnings[1]
    assert "pick 1" in resumed.warnings[1]
    assert resumed.position.trail == match.last_checkpoint()[1].trail
    assert resumed.choices(1) == [("pick", 2), ("pick", 3)]
    assert again(resumed).hash() == resumed.hash()


def test_held_answers_survive_a_change_of_the_rules() -> None:
    match = Match(toy_game([choose_by(0, 1, 2), all_at_once(0, 1)]), seed=1)
    match.choose(("pick", 1))
    match.choose(("pick", 3), 1)
    resumed = load(save(match), finds(toy_game([choose_by(0, 8, 9), all_at_once(0, 1)], version=2)))
    assert resumed.held_answer(1) == ("pick", 3)


def test_an_old_game_is_not_replayed_under_new_rules() -> None:
    text = save(running_game())
    with pytest.raises(TiconderogaError, match="not played again from its beginning"):
        list(replay(text, finds(toy_game(OLD, version=2))))


def test_an_unknown_game_is_told_by_name() -> None:
    with pytest.raises(TiconderogaError, match="no game 'toy'"):
        load(save(running_game()))
