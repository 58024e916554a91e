"""Liberty or Death at the command line: play with hints and odds, and replay."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.conformance.liberty_or_death.situation import Situation
from ticonderoga.cli.screen import Screen
from ticonderoga.cli.table import Table

Say = Callable[..., str]
SPRINT = ("liberty-or-death", "--scenario", "1778-sprint", "--seed", "5")


def words(said: str) -> str:
    """Lines are broken anywhere, which is not what is looked at here."""
    return " ".join(said.split())


def test_one_person_plays_the_british_against_three_non_players(command: Say) -> None:
    said = words(command("play", *SPRINT))
    assert "British: human, Patriots: non-player, Indians: non-player, French: non-player." in said
    assert "British 1st Eligible Resources 6 Support -9/1, Casualties 2/1" in said
    assert "Unshaded: Either a British Fort is built in North Carolina" in said
    assert "On deck: Rule Britannia! (#32 BPIF)." in said
    assert "Philadelphia 1 (AS): 4R 2T" in said
    assert "Execute Event: 1) unshaded 2) shaded" in said
    assert "what do you do? (2.3.4)" in said


def test_a_hint_names_the_node_of_the_sheet_and_the_reason(command: Say) -> None:
    said = words(command("play", *SPRINT, answers="hint non-player\n"))
    assert "non-player would choose 1) Execute Event: unshaded." in said
    assert "B2: the Event is executed:" in said
    assert "(8.4)" in said


def test_the_odds_of_a_battle_are_exact_and_itemised(command: Say) -> None:
    said = words(command("play", *SPRINT, answers="battle; odds; odds all\n"))
    assert "Battle in" in said
    assert "100.0%" in said
    assert "(3.6.8)" in said
    assert "Defending Forts shield (3.6.5)" in said


def test_why_tells_what_a_space_is_and_what_bars_it(command: Say) -> None:
    said = words(command("play", *SPRINT, answers="battle; why savannah; why clinton; card 32\n"))
    assert "[B] Savannah. City, Population 1. Here: British Control, Passive Support," in said
    assert "It cannot be chosen now:" in said
    assert "With him: 5 British Regulars, 3 Tories, 1 British Fort." in said
    assert "Rule Britannia!" in said.split("With him")[1]


def test_a_turn_is_built_step_by_step_and_taken_back(command: Say) -> None:
    answers = "march\nboston\nundo\nundo\nchoices\n"
    said = words(command("play", *SPRINT, answers=answers))
    assert "March: which destination (0 spent)?" in said
    assert "Who marches to Boston (1 spent)?" in said
    assert said.count("what do you do? (2.3.4)") > 1


def test_non_players_say_why_in_the_log_and_the_saved_game_replays(
    command: Say, tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    said = command("play", *SPRINT, "--save", str(file), answers="shaded\n")
    assert "P4: the chart selects Battle. (8.1)" in said
    assert "Patriots: Battle. (3.1)" in said
    assert "proved:" in command("replay", str(file), "--check")
    told = words(command("replay", str(file)))
    assert "P4: the chart selects Battle. (8.1)" in told
    plain = json.loads(command("replay", str(file), "--json"))
    assert plain["agents"]["french"] == "non-player"
    assert any(line["entry"][0].startswith("np_") for line in plain["log"])


def test_one_person_may_hold_two_factions_and_two_may_have_names(command: Say) -> None:
    said = command("play", *SPRINT, "--seat", "british=human", "--seat", "indians=human")
    assert "British: human, Patriots: non-player, Indians: human, French: non-player." in said
    named = ("--seat", "british=human:ann", "--seat", "french=human:bob")
    said = words(command("play", *SPRINT, *named))
    assert "British: human:ann, Patriots: non-player, Indians: non-player" in said


def test_a_stalemate_of_one_player_has_no_winner(capsys: pytest.CaptureFixture[str]) -> None:
    lod = Situation("1778-sprint").treaty().player("human", "french").tracks(cbc=1)
    lod.non_players("british", "patriots", "indians")
    lod.put("2 villages @ Quebec", "village @ Florida").step("support").but(winters=1).begin()
    Table(lod.match, {}, Screen(plain=True), None, 0.0).run()
    said = words(capsys.readouterr().out)
    assert "Winner: nobody; stalemate: the struggle continues (8.8)." in said
