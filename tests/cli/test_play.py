"""The terminal table, driven by piped answers: from the first question to the end of a game."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from ticonderoga.cli.main import main
from ticonderoga.cli.saving import save_to
from ticonderoga.cli.table import Table, heading
from ticonderoga.engine.ask import Choice
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.match import Match
from ticonderoga.engine.odds import Modifier, Note, Odds, Outcome
from ticonderoga.engine.registry import find_game
from ticonderoga.engine.save import load

Play = Callable[..., str]

AGAINST_RANDOM = ["--seat", "british=random", "--seed", "3"]
COMMITTEES = (
    "norwich; springfield; hartford; albany; morristown; york; wilm; baltimore; richmond; "
    "salem; camden; augusta"
)


@pytest.fixture
def at_table(command: Play) -> Play:
    """Play a game with these answers piped in; what was printed comes back."""

    def run(answers: str, *args: str, status: int = 0) -> str:
        whole = args or ("washingtons-war", *AGAINST_RANDOM)
        return command("play", *whole, answers=answers, status=status)

    return run


def test_the_first_question_is_reached(at_table: Play) -> None:
    said = at_table("")
    assert "one PC marker in each colony (colonies left: 12). (4.0)" in " ".join(said.split())
    assert " 1) Norwich" in said
    assert "reconstructions" in said.split("──")[0]
    assert "You left the game.\nNothing was played yet" in said


def test_the_table_against_the_planner_needs_no_more_than_the_game(at_table: Play) -> None:
    said = at_table("", "washingtons-war")
    assert "American: human, British: planner." in said


def test_piped_numbers_finish_a_whole_game(at_table: Play) -> None:
    answers = "\n".join(str(random.Random(4).randint(1, 3)) for _ in range(3000))
    said = at_table(answers)
    assert "The game is over in 17" in said
    assert "Winner: " in said
    assert "You leave" not in said
    assert "Nothing to decide: Do not exchange." in " ".join(said.split())


def test_always_the_first_choice_finishes_a_game_too(at_table: Play) -> None:
    said = at_table("1\n" * 3000, "washingtons-war", "--seat", "british=random", "--seed", "1")
    assert "Winner: " in said


def test_a_game_of_agents_alone_needs_nobody(at_table: Play) -> None:
    seats = ("--seat", "american=random", "--seat", "british=random")
    assert "Winner: " in at_table("", "washingtons-war", *seats, "--seed", "1")


def test_the_other_game_of_the_house_is_played_at_the_same_table(at_table: Play) -> None:
    said = at_table("1\n" * 500, "skirmish", "--seed", "1")
    assert "Winner: " in said


# ---------------------------------------------------------------------- answering in words


def test_words_choose_and_beginnings_do(at_table: Play) -> None:
    said = at_table("norwich\nplace springf\n")
    assert "The Americans place a PC marker in Norwich. (10.11)" in said
    assert "The Americans place a PC marker in Springfield. (10.11)" in said


def test_a_whole_name_beats_a_part_of_another(at_table: Play) -> None:
    assert "place a PC marker in Concord." in at_table("concord\n")


def test_words_that_fit_several_choices_are_asked_back(at_table: Play) -> None:
    assert "'wilm' fits" not in at_table("wilm\n")
    said = at_table("new\n")
    assert "'new' fits" in said
    assert "New Haven" in said.partition("'new' fits")[2]


def test_a_slip_of_the_finger_gets_a_suggestion(at_table: Play) -> None:
    said = at_table("norwhich\n")
    assert "Did you mean 1) Place a PC marker in Norwich?" in " ".join(said.split())
    assert "The Americans place" not in said


def test_a_space_that_is_not_offered_gets_the_reason(at_table: Play) -> None:
    assert "Not Quebec: " in at_table("quebec\n")
    assert "(4.0)" in at_table("quebec\n").partition("Not Quebec: ")[2].partition("\n\n")[0]
    assert "No: That is not what is being decided" in at_table("march new york\n")


def test_nonsense_points_to_help(at_table: Play) -> None:
    assert "'help' lists the commands" in at_table("zzzzz\n")
    assert "There is no choice 99: the numbers go from 1 to 54." in at_table("99\n")


def test_several_answers_stand_on_one_line(at_table: Play) -> None:
    said = at_table(COMMITTEES + "\n")
    assert said.count("The Americans place a PC marker") == 12
    assert "Set-up is complete." in said


def test_an_error_drops_the_rest_of_the_line(at_table: Play) -> None:
    assert "Hartford. (10.11)" not in at_table("norwich; nowhere at all; hartford\n")


@pytest.mark.parametrize(
    ("label", "said"),
    [
        ("place a PC marker in {0}", "Place a PC marker in:"),
        ("{0}: discard", "Discard:"),
        ("leave {0} behind", "Leave … behind:"),
        ("Execute Event: {0}", "Execute Event:"),
        ("Who fights: {0}", "Who fights:"),
        ("{0}", "Choose:"),
    ],
)
def test_a_group_of_choices_is_headed_by_what_they_share(label: str, said: str) -> None:
    assert heading(label) == said


# ---------------------------------------------------------------------- commands


def test_undo_takes_back_and_says_when_it_cannot(at_table: Play) -> None:
    said = at_table("norwich\nundo\nundo\n")
    assert "American: undo of the last move" in said
    assert said.count("54) St. Mary's") == 2
    assert "Not possible: nothing to undo" in said


def test_undo_never_reaches_behind_the_opponent(at_table: Play) -> None:
    said = at_table(COMMITTEES + "\nundo\n")
    assert "Not possible" in said


def test_why_says_what_stands_against_a_space_a_card_and_a_general(at_table: Play) -> None:
    said = at_table("why boston\nwhy howe\nwhy card 71\nwhy lord north 1779\n")
    assert "It cannot be chosen now: " in said
    assert "── Boston ─" in said
    assert "── William Howe ─" in said
    assert "Strategy, battle, agility: 3-~4-~1" in said
    assert "Lord North's Government Falls - War Ends 1779" in said


def test_why_says_that_a_thing_can_be_chosen(at_table: Play) -> None:
    assert "It can be chosen now: 1) Place a PC marker in Norwich." in at_table("why norwich\n")
    assert "offered as 1." in at_table("why place norwich\n")
    assert "Why what?" in at_table("why\n")
    assert "Did you mean Norwich?" in at_table("why norwhich\n")


def test_rule_prints_a_section_and_its_subsections(at_table: Play) -> None:
    said = at_table("rule 7.8\nrule (7.8.e)\nrule 99\nrule\n")
    assert "\n7.8  " in said
    assert said.count("\n7.8.E  ") == 2
    assert "There is no rule 99." in said
    assert "\n10.31.A  " in at_table("rule 10.3\n")
    assert "\n4.0  " in said


def test_card_shows_a_text_and_what_is_reconstructed(at_table: Play) -> None:
    said = at_table("card paine\ncard #106\ncard nothing\ncard\n")
    assert "#90 Thomas Paine Publishes Common Sense and The American Crisis" in said
    assert "~ reconstructed, not read from the printed game: title, number, effect." in said
    assert "Nothing here is called 'nothing'." in said
    assert "Which card?" in said


def test_without_dice_there_are_no_odds(at_table: Play) -> None:
    assert "there are no odds to show" in at_table("odds\n")
    assert "Nothing offered is called 'nowhere'." in at_table("odds nowhere\n")


def test_the_odds_of_a_battle(at_table: Play) -> None:
    said = at_table(
        f"{COMMITTEES}\nfirst american\nactivate 53\nwashington\nodds boston\n",
        "washingtons-war", "--seat", "british=random", "--seed", "7",
    )  # fmt: skip
    odds = said.partition("American> odds boston")[2]
    assert "── 2) March to Boston ─" in odds
    assert "%  Americans win" in odds
    assert "    +5  American: combat units (9.4)\n" in odds


class ThreeToOne:
    """Stands for what a seat sees: every choice is three to one."""

    def odds(self, choice: Choice) -> Odds:
        return Odds(
            "Battle",
            [Outcome("won", 0.75), Outcome("lost", 0.25)],
            [Modifier("American", "militia", 1, "9.43")],
            [Note("So.")],
        )


def test_odds_are_itemised(at_table: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "seen", lambda table, seat: ThreeToOne())
    said = at_table("odds norwich\nodds 2\n")
    assert "── 1) Place a PC marker in Norwich ─" in said
    assert "── 2) Place a PC marker in Concord ─" in said
    short = at_table("odds\n")
    assert " 1) Place a PC marker in Norwich: 75.0% won, 25.0% lost\n" in short
    assert "militia (9.43)" not in short
    assert at_table("odds all\n").count("militia (9.43)") == 54
    assert "Battle\n 75.0%  won\n 25.0%  lost\n    +1  American: militia (9.43)\nSo.\n" in said


def test_looking_around(at_table: Play) -> None:
    said = at_table(COMMITTEES + "\nboard\nhand\ndiscards\nconfidence\nlog 5\nlog x\nchoices\n\n")
    assert "── Generals: strategy-battle-agility" in said
    assert "── American hand: 7 cards ─" in said
    assert "── Piles, the last card on top ─" in said
    assert "Discard pile: " in said
    assert "space names      49 certain, 2 likely, 15 reconstructed" in said
    assert "'x' is not a number of lines" in said


def test_the_opponents_cards_are_never_shown(at_table: Play) -> None:
    said = at_table(COMMITTEES + "\nhand\nlog 60\n")
    assert "The British draw a hidden card. (6.1) ×7" in said
    assert "British hand:" not in said


def test_help_names_every_command(at_table: Play) -> None:
    said = at_table("help\n")
    for word in ("undo", "why", "rule", "odds", "hint", "board", "hand", "card", "save", "quit"):
        assert f"\n  {word} " in said or f"\n  {word}\n" in said


def test_reasons_are_switched_on_and_off(at_table: Play) -> None:
    said = at_table("reasons on\nreasons off\nreasons maybe\n")
    assert "Bots say why from now on." in said
    assert "Bots do not say why from now on." in said
    assert "Type 'reasons on' or 'reasons off'." in said


def test_a_hint_is_one_of_the_choices(at_table: Play) -> None:
    said = at_table("hint\n", "washingtons-war", *AGAINST_RANDOM, "--think", "0.5")
    assert "strategist would choose " in said
    told = said.partition("strategist would choose ")[2]
    assert "Place a PC marker in" in told
    assert "\n  1. Place a PC marker in" in told
    assert "\n  2. Place a PC marker in" in told, "all of the ranking is as far in"


def test_resigning_needs_a_word_more(at_table: Play) -> None:
    said = at_table("resign\nresign yes\n")
    assert "Type 'resign yes'" in said
    assert "American: resigned." in said
    assert "Winner: British" in said


# ---------------------------------------------------------------------- saving, loading, leaving


def test_save_keeps_every_choice_and_load_goes_on(at_table: Play, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    at_table("norwich\nhartford\n", "washingtons-war", *AGAINST_RANDOM, "--save", str(file))
    saved = load(file.read_text(encoding="utf-8"), find_game)
    assert [entry[2] for entry in saved.deliveries if entry[0] == 0] == [
        ("place", saved.rules.ids["space"].index("norwich")),
        ("place", saved.rules.ids["space"].index("hartford")),
    ]
    said = at_table("springfield\n", "--load", str(file), "--save", str(file))
    assert "American: human, British: random." in said
    assert "The Americans place a PC marker in Springfield." in said
    assert file.read_text(encoding="utf-8").count(" american place ") == 3


def test_leaving_without_a_file_keeps_the_game_nevertheless(at_table: Play, tmp_path: Path) -> None:
    said = at_table("norwich\nquit\nhartford\n")
    assert "Hartford. (10.11)" not in said
    kept = list((tmp_path / "state" / "ticonderoga").iterdir())
    assert len(kept) == 1
    assert f"Game saved in {kept[0]}" in said
    assert "New Hampshire [A] 1-0" in at_table("", "--load", str(kept[0]))


def test_save_at_the_table_names_a_new_file_only(at_table: Play, tmp_path: Path) -> None:
    taken = tmp_path / "taken.txt"
    taken.write_text("something dear")
    mine = tmp_path / "mine.txt"
    said = at_table(f"save {taken}\nsave {mine}\nnorwich\n")
    assert "taken.txt exists already" in " ".join(said.split())
    assert taken.read_text() == "something dear"
    assert "american place norwich" in mine.read_text(encoding="utf-8")


def test_a_save_that_fails_does_not_end_the_game(
    at_table: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    full = tmp_path / "full" / "game.txt"

    def on_a_full_disk(match: Match, path: Path) -> None:
        if path == full:
            raise TiconderogaError("the disk is full")
        save_to(match, path)

    monkeypatch.setattr("ticonderoga.cli.table.save_to", on_a_full_disk)
    said = at_table("norwich\nhartford\n", "washingtons-war", *AGAINST_RANDOM, "--save", str(full))
    assert said.count("Not saved: the disk is full") == 3
    assert "The Americans place a PC marker in Hartford." in said
    kept = list((tmp_path / "state" / "ticonderoga").iterdir())
    assert len(kept) == 1
    assert "Connecticut [A] 1-0" in at_table("", "--load", str(kept[0]))


def test_a_folder_that_is_none_is_refused_at_once(at_table: Play, tmp_path: Path) -> None:
    wall = tmp_path / "wall"
    wall.write_text("no folder")
    said = at_table("", "washingtons-war", "--save", str(wall / "game.txt"), status=2)
    assert "is no folder you may write to" in said


def test_two_people_at_one_keyboard(at_table: Play) -> None:
    seats = ("--seat", "american=human", "--seat", "british=human")
    said = at_table(COMMITTEES + "\n1\n1\n1\n", "washingtons-war", *seats, "--seed", "3")
    assert "===== British =====" in said
    assert "British> 1" in said
    before, _, after = said.partition("===== British =====")
    assert "Set-up is complete." in after
    assert "British hand" not in before


# ---------------------------------------------------------------------- mistakes


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["washingtons-war", "--option", "edition=2099"], "it can be: official-2014, rewritten"),
        (["washingtons-war", "--option", "editon=x"], "it has: edition, draw-again, pack"),
        (["washingtons-war", "--option", "edition"], "should read --option NAME=VALUE"),
        (["washingtons-war", "--scenario", "x"], "it has: standard"),
        (["washingtons-war", "--seat", "french=human"], "there are: american, british"),
        (["washingtons-war", "--seat", "britsh=human"], "did you mean 'british'?"),
        (["washingtons-war", "--seat", "british"], "should read --seat SEAT=WHO"),
        (["washingtons-war", "--seat", "british=napoleon"], "it can be: human, planner, random"),
        (["washingtons-war", "--seat", "british=planner:silly"], "easy"),
        (["washingtons-war", "--seed", "many"], "invalid int value"),
        (["washingtons-war", "--think", "-1"], "no time to think"),
        (["washingtons-war", "--think", "nan"], "no time to think"),
        (["washingtons-war", "--think", "inf"], "no time to think"),
        (["washington-war"], "did you mean 'washingtons-war'?"),
        ([], "which game? There are: "),
        (["--load", "nowhere.txt"], "nowhere.txt cannot be read"),
        (["washingtons-war", "--option", "pack=nowhere"], "there is no such folder"),
        (["washingtons-war", "--speed"], "unrecognized arguments"),
    ],
)
def test_a_mistake_gets_a_sentence_and_status_2(
    at_table: Play,
    args: list[str],
    sentence: str,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert sentence in at_table("", *(args or [""]), status=2)


def test_a_file_that_exists_is_not_written_over(at_table: Play, tmp_path: Path) -> None:
    file = tmp_path / "dear.txt"
    file.write_text("dear")
    said = at_table("", "washingtons-war", "--save", str(file), status=2)
    assert f"add '--load {file}' to go on with it" in said
    assert file.read_text() == "dear"


def test_a_changed_file_is_refused_with_its_line(at_table: Play, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    at_table("norwich\n", "washingtons-war", *AGAINST_RANDOM, "--save", str(file))
    file.write_text(file.read_text().replace("place norwich", "place hartford"))
    assert "is damaged or was changed: line " in at_table("", "--load", str(file), status=2)


def test_help_of_the_command_has_examples(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--help"]) == 0
    assert "examples:" in capsys.readouterr().out


def test_the_front_door(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    assert "examples:" in capsys.readouterr().out
    assert main(["plya"]) == 2
    assert "did you mean 'play'?" in capsys.readouterr().err
    assert main(["--version"]) == 0
