"""`ticonderoga replay`: the log, the table at a choice, the proof, and damaged files."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ticonderoga.cli.main import main
from ticonderoga.engine.dice import commitment, committed_dice
from ticonderoga.engine.match import Match
from ticonderoga.engine.registry import find_game, make_agent
from ticonderoga.engine.save import save

Capture = pytest.CaptureFixture[str]


def played(plies: int | None = None, **how: Any) -> Match:
    """A random game of Washington's War, whole or up to a number of choices."""
    match = Match(find_game("washingtons-war"), **{"seed": 8, **how})
    agents = [make_agent("random", seat) for seat in (0, 1)]
    while not match.over and (plies is None or match.ply < plies):
        seat = match.asks[0].seat
        match.choose(agents[seat].pick(match.choices(seat), seat, match.ply), seat)
    return match


@pytest.fixture(scope="module")
def whole_game() -> str:
    return save(played())


@pytest.fixture(scope="module")
def running_game() -> str:
    return save(played(60))


Put = Callable[[str], str]


@pytest.fixture
def put(tmp_path: Path) -> Put:
    def write(text: str) -> str:
        path = tmp_path / "game.txt"
        path.write_text(text, "utf-8")
        return str(path)

    return write


def out(capsys: Capture, *args: str) -> str:
    assert main(["replay", *args]) == 0
    return capsys.readouterr().out


def refusal(capsys: Capture, *args: str) -> str:
    assert main(["replay", *args]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    return printed.err


# ---------------------------------------------------------------------- the log


def test_the_log_has_choices_and_rule_numbers(whole_game: str, put: Put, capsys: Capture) -> None:
    lines = out(capsys, put(whole_game)).splitlines()
    assert lines[0].startswith("    1  ")
    assert " place a PC marker in " in lines[0]
    assert lines[0].endswith("(10.11)")
    assert any("The year 1775 begins. (5.0)" in line for line in lines)
    assert lines[-1].strip().startswith("The game is over: ")
    numbers = [int(line[:5]) for line in lines if line[:5].strip()]
    assert numbers == sorted(numbers)


def test_the_log_as_json(whole_game: str, put: Put, capsys: Capture) -> None:
    found = json.loads(out(capsys, put(whole_game), "--json"))
    assert found["over"]
    assert found["game"] == "washingtons-war"
    assert found["winners"] in (["american"], ["british"])
    assert {"ply": 1, "rule": "10.11"}.items() <= found["log"][0].items()
    assert found["log"][-1]["ply"] == found["choices"]


def test_hands_stay_closed_while_the_game_goes_on(
    running_game: str, put: Put, capsys: Capture
) -> None:
    file = put(running_game)
    drawn = {}
    for seat in ("", "american", "british"):
        named = ["--seat", seat] if seat else []
        log = json.loads(out(capsys, file, "--json", *named))["log"]
        drawn[seat] = {tuple(row["entry"][1:]) for row in log if row["entry"][0] == "drew"}
    hidden = -1
    assert {card for _, card in drawn[""]} == {hidden}
    assert {card for who, card in drawn["american"] if who == 1} == {hidden}
    assert hidden not in {card for who, card in drawn["american"] if who == 0}
    assert {card for who, card in drawn["british"] if who == 0} == {hidden}
    onlooker = out(capsys, file)
    assert "a hidden card" in onlooker
    assert "The game goes on after" in onlooker


def test_hands_are_open_once_the_game_is_over(whole_game: str, put: Put, capsys: Capture) -> None:
    assert "hidden card" not in out(capsys, put(whole_game))


def test_what_was_taken_back_is_not_told(put: Put, capsys: Capture) -> None:
    match = played(3)
    match.undo(0)
    first, *_, last = match.choices(0)
    taken_back = match.rules.words.say_choice(match.deliveries[0][2])
    match.choose(last if last != match.deliveries[0][2] else first, 0)
    said = out(capsys, put(save(match)))
    assert taken_back.removeprefix("Place a PC marker in ") in said
    assert said.count(" place a PC marker in ") == 3
    assert main(["replay", put(save(match)), "--check"]) == 0


# ---------------------------------------------------------------------- the table


def test_the_table_at_a_choice(whole_game: str, put: Put, capsys: Capture) -> None:
    said = out(capsys, put(whole_game), "--at", "0")
    assert said.startswith("After 0 of ")
    assert "Committees of Correspondence" in said
    assert "Quebec" in said


def test_the_table_of_a_finished_game_shows_both_hands(
    whole_game: str, put: Put, capsys: Capture
) -> None:
    said = out(capsys, put(whole_game), "--at", "16")
    assert "\nAmerican hand: 7 cards\n" in said
    assert "\nBritish hand: 7 cards\n" in said


def test_the_table_of_a_running_game_shows_only_ones_own_hand(
    running_game: str, put: Put, capsys: Capture
) -> None:
    file = put(running_game)
    found = {}
    for seat in ("", "american", "british"):
        named = ["--seat", seat] if seat else []
        found[seat] = json.loads(out(capsys, file, "--at", "16", "--json", *named))["view"]
    assert found[""]["hands"] == [None, None]
    assert found["american"]["hands"][1] is None
    assert found["american"]["hands"][0]
    assert found["british"]["hands"][0] is None
    text = out(capsys, file, "--at", "16")
    assert "american: " not in text


def test_the_whole_view_of_a_finished_game_as_json(
    whole_game: str, put: Put, capsys: Capture
) -> None:
    found = json.loads(out(capsys, put(whole_game), "--at", "16", "--json"))
    assert found["views"]["american"]["hands"][0]
    assert found["views"]["british"]["hands"][1]


def test_a_choice_that_does_not_exist(whole_game: str, put: Put, capsys: Capture) -> None:
    assert "--at can be 0 to " in refusal(capsys, put(whole_game), "--at", "99999")
    assert "did you mean 'british'?" in refusal(capsys, put(whole_game), "--seat", "britsh")


# ---------------------------------------------------------------------- the proof


def test_a_whole_game_is_proved(whole_game: str, put: Put, capsys: Capture) -> None:
    match = played()
    said = out(capsys, put(whole_game), "--check")
    assert said.startswith(f"proved: {len(match.deliveries)} choices, hash {match.hash()}\n")
    found = json.loads(out(capsys, put(whole_game), "--check", "--json"))
    assert found["proved"] is True
    assert found["hash"] == match.hash()


def test_a_running_game_is_proved(running_game: str, put: Put, capsys: Capture) -> None:
    assert "The game goes on" in out(capsys, put(running_game), "--check")


def test_a_changed_line_is_refused_by_its_number(
    whole_game: str, put: Put, capsys: Capture
) -> None:
    lines = whole_game.split("\n")
    at = next(n for n, line in enumerate(lines) if line.startswith("20 "))
    lines[at] = lines[at].replace("20 ", "21 ", 1)
    said = refusal(capsys, put("\n".join(lines)), "--check")
    assert f"game.txt, line {at + 1}: the line does not match its check" in said


def test_a_cut_file_is_refused(whole_game: str, put: Put, capsys: Capture) -> None:
    said = refusal(capsys, put(whole_game[: len(whole_game) // 2]), "--check")
    assert "line " in said


def resealed(text: str) -> str:
    """What a clever forger does: every check and the closing digest made anew."""
    first, *lines = text.split("\n")
    chain = hashlib.blake2b(f"\n{first}".encode(), digest_size=4).hexdigest()
    sealed = [first]
    for line in lines:
        if line.startswith("= end"):
            digest = hashlib.blake2b("\n".join(sealed).encode(), digest_size=16).hexdigest()
            return "\n".join([*sealed, f"= end {digest}", ""])
        body = line.rpartition(" #")[0]
        chain = hashlib.blake2b(f"{chain}\n{body}".encode(), digest_size=4).hexdigest()
        sealed.append(f"{body} #{chain}")
    raise AssertionError("a whole file has a closing line")


def test_the_forger_can_seal(whole_game: str) -> None:
    assert resealed(whole_game) == whole_game


def test_a_forged_seed_is_found_out(whole_game: str, put: Put, capsys: Capture) -> None:
    forged = resealed(whole_game.replace("\ndice 8 ", "\ndice 9 ", 1))
    assert forged != whole_game
    said = refusal(capsys, put(forged), "--check")
    assert "cannot be played" in said or "the game played gives" in said


def test_a_forged_choice_is_found_out(whole_game: str, put: Put, capsys: Capture) -> None:
    lines = whole_game.split("\n")
    at = next(n for n, line in enumerate(lines) if line.startswith("1 american place "))
    lines[at] = "1 american place boston #0"
    said = refusal(capsys, put(resealed("\n".join(lines))), "--check")
    assert f"line {at + 1}: " in said
    assert "cannot be played" in said


def test_a_forged_position_is_found_out(whole_game: str, put: Put, capsys: Capture) -> None:
    lines = whole_game.split("\n")
    start = next(n for n, line in enumerate(lines) if line.startswith("= position"))
    at = next(n for n in range(start + 1, len(lines)) if any(c.isdigit() for c in lines[n]))
    lines[at] = "".join("7" if c.isdigit() else c for c in lines[at])
    said = refusal(capsys, put(resealed("\n".join(lines))), "--check")
    assert f"line {at + 1}: " in said
    assert "is not the one the journal leads to" in said


def test_a_game_of_other_rules_is_not_proved(whole_game: str, put: Put, capsys: Capture) -> None:
    other = resealed(re.sub(r"\nrules \d+ #", "\nrules 999 #", whole_game, count=1))
    assert "saved under rules 999" in refusal(capsys, put(other), "--check")


def test_committed_dice_are_proved_by_their_secret(put: Put, capsys: Capture) -> None:
    secret = bytes(range(32))
    file = put(save(played(30, dice=committed_dice(secret, ("ann", "bob")))))
    assert "prove them with --secret" in out(capsys, file, "--check")
    nonces = ["--nonce", "ann", "--nonce", "bob"]
    said = out(capsys, file, "--check", "--secret", secret.hex(), *nonces)
    assert f"must be {commitment(secret)}" in said
    wrong = refusal(capsys, file, "--check", "--secret", secret.hex(), "--nonce", "ann")
    assert "do not come from this secret" in wrong
    assert "hexadecimal" in refusal(capsys, file, "--check", "--secret", "xyz")
    assert "32 bytes" in refusal(capsys, file, "--check", "--secret", "00")


def test_seeded_dice_have_no_secret(running_game: str, put: Put, capsys: Capture) -> None:
    said = refusal(capsys, put(running_game), "--check", "--secret", "00" * 32)
    assert "seeded, not committed" in said


def test_a_file_that_is_no_game(put: Put, capsys: Capture, tmp_path: Path) -> None:
    assert "line 1: a saved game begins with" in refusal(capsys, put("hello\n"))
    assert "cannot be read" in refusal(capsys, str(tmp_path / "nothing.txt"))
    (tmp_path / "picture").write_bytes(b"\xff\xfe\x00")
    assert "it is not text" in refusal(capsys, str(tmp_path / "picture"))


def test_lessons_of_a_finished_game(put: Put, capsys: Capture) -> None:
    match = Match(find_game("skirmish"), seed=4)
    agent = make_agent("random", 4)
    while not match.over:
        seat = match.awaited()[0]
        match.choose(agent.pick(match.choices(seat), seat, match.ply), seat)
    file = put(save(match))
    told = out(capsys, file, "--lessons", "--seconds", "600")
    found = json.loads(out(capsys, file, "--lessons", "--seconds", "600", "--json"))
    assert found, "random play costs something"
    assert told.count("Better:") == len(found)
    for one in found:
        assert f"{one['seat'].capitalize()}: {one['chosen']}" in told
        assert one["best"] > one["chance"]
    seat = found[0]["seat"]
    of_one = json.loads(out(capsys, file, "--lessons", "--seat", seat, "--json"))
    assert {one["seat"] for one in of_one} == {seat}


def test_lessons_are_refused_in_a_sentence(
    running_game: str, whole_game: str, put: Put, capsys: Capture
) -> None:
    assert main(["replay", put(running_game), "--lessons"]) == 2
    assert "when it is over" in capsys.readouterr().err
    assert main(["replay", put(whole_game), "--lessons", "--seconds", "0"]) == 2
    assert "above 0" in capsys.readouterr().err
