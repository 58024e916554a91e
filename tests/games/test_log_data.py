"""Log entries carry dice and moves as data: no die that fell and no way that a named piece went is
missing, and a sentence that loses one of them is noticed here.

Three nets: random games are compared with what really happened; the source is read for rolls that
are put into the log; and a sentence that names two spaces has to say whether somebody went.
"""

from __future__ import annotations

import ast
import random
from collections.abc import Iterator
from functools import cache
from importlib import resources
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

import pytest

from ticonderoga.engine.match import Match
from ticonderoga.engine.registry import all_games, find_game
from ticonderoga.engine.words import DICE, LogEntry, Sentence, Words

GAMES = all_games()
GAME_NAMES = [game.name for game in GAMES]

NO_MOVES = {
    "ashore": "each piece that comes ashore has a line of its own",
    "displaced": "each piece that is driven out has a line of its own",
    "ferried": "each piece that is ferried has a line of its own",
    "reaction_declared": "who reacts may fail",
    "reaction_shut_out": "who is shut out stays",
    "reaction_void": "who can no longer react stays",
    "road_begun": "the spaces that a Road is to join",
    "road_built": "the spaces that a Road joins",
    "scouted": "each piece that scouts has a line of its own",
}
"""Sentences that name two spaces though nobody goes from one to the other by them, and why."""
REASONS = "np_"
"""How the kinds begin in which own players give their reasons: what they do has its own lines."""


def match_of(name: str, scenario: str = "", seed: int = 0) -> Match:
    return Match(find_game(name), scenario, seed=seed)


def step(match: Match, luck: random.Random) -> list[LogEntry]:
    """One random choice, and what the log says of it."""
    length = match.log_length()
    seat = match.awaited()[0]
    match.choose(luck.choice(match.choices(seat)), seat)
    return match.log()[length:]


def faces(words: Words, entries: list[LogEntry]) -> list[int]:
    return [face for entry in entries for face, _ in words.dice_of_log(entry)]


# ---------------------------------------------------------------------- dice


@pytest.mark.parametrize("name", GAME_NAMES)
def test_every_die_that_falls_is_in_the_log_in_order(name: str) -> None:
    """The dice are scripted, so that what was rolled is what is missing from the script."""
    rolled = 0
    for seed in range(6):
        match = match_of(name, seed=seed)
        luck = random.Random(seed)
        match.position.dice.script_rolls([luck.randint(1, 3) for _ in range(400)])
        while not match.over and len(match.position.dice.script) > 20:
            before = match.position.dice.script
            entries = step(match, luck)
            fell = list(before[: len(before) - len(match.position.dice.script)])
            assert faces(match.rules.words, entries) == fell, entries
            rolled += len(fell)
    assert rolled >= 8


def sources(name: str) -> Iterator[ast.Module]:
    """The files of a game in which a die is rolled."""
    (entry,) = entry_points(group="ticonderoga.games", name=name)
    folder = Path(str(resources.files(entry.module.rpartition(".")[0])))
    for path in sorted(folder.rglob("*.py")):
        text = path.read_text("utf-8")
        if any(f".{die}()" in text for die in DICE):
            yield ast.parse(text)


def root(node: ast.expr) -> str:
    """The name at the root of `roll`, `rolls[side]` or `*faces`; empty for anything else."""
    while isinstance(node, ast.Subscript | ast.Starred):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""


def rolled_names(function: ast.FunctionDef) -> dict[str, str]:
    """Names that are given the faces of dice in a function, and the kind of those dice."""
    return {
        root(node.targets[0]): call.func.attr
        for node in ast.walk(function)
        if isinstance(node, ast.Assign)
        for call in ast.walk(node.value)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute)
        if call.func.attr in DICE
    }


def strings(node: ast.expr, function: ast.FunctionDef) -> list[str]:
    """The kinds of log entry that an expression may name: "a", or "a" if … else "b"."""
    if isinstance(node, ast.Name):
        given = [
            each.value
            for each in ast.walk(function)
            if isinstance(each, ast.Assign) and ast.unparse(each.targets[0]) == node.id
        ]
        return [said for value in given for said in strings(value, function)]
    if isinstance(node, ast.IfExp):
        return strings(node.body, function) + strings(node.orelse, function)
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    return []


@cache
def logged_rolls(name: str) -> frozenset[tuple[str, int, str]]:
    """(kind of entry, which argument, kind of die) wherever a game puts a roll into the log."""
    return frozenset(
        found
        for tree in sources(name)
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef)
        for found in rolls_logged_in(function)
    )


def rolls_logged_in(function: ast.FunctionDef) -> Iterator[tuple[str, int, str]]:
    rolled = rolled_names(function)
    if rolled:
        for call in ast.walk(function):
            if not isinstance(call, ast.Call) or ast.unparse(call.func) not in ("record", "say"):
                continue
            for at, argument in enumerate(call.args[2:]):
                if root(argument) in rolled:
                    for kind in strings(call.args[1], function):
                        yield kind, at, rolled[root(argument)]


ROLLED_BEFORE = {("np_b_reward", 3, "d3"), ("np_b_no_reward", 3, "d3")}
"""Rolls that are kept for a while before they are told, where the source does not show it."""


def lost_dice(name: str, log: dict[str, Sentence]) -> set[str]:
    """The kinds of log entries into which a game puts a roll that no sentence calls a die."""
    told = {
        (kind, at, die)
        for kind, sentence in log.items()
        for at, die in enumerate(sentence.kinds)
        if die in DICE
    }
    logged = logged_rolls(name) | {each for each in ROLLED_BEFORE if each[0] in log}
    return {kind for kind, _, _ in logged - told}


@pytest.mark.parametrize("name", GAME_NAMES)
def test_every_roll_that_the_source_logs_is_declared_as_a_die(name: str) -> None:
    """Own players roll with dice of their own, so that no script reaches them; and what is
    rare in random games stands in the source as well."""
    assert lost_dice(name, match_of(name).rules.words.log) == set()


@pytest.mark.parametrize("name", GAME_NAMES)
def test_a_sentence_that_forgets_its_die_is_noticed(name: str) -> None:
    log = match_of(name).rules.words.log
    with_dice = [kind for kind, sentence in log.items() if set(sentence.kinds) & set(DICE)]
    assert with_dice
    for kind in with_dice:
        kinds = tuple("number" if each in DICE else each for each in log[kind].kinds)
        forgetful = Sentence(log[kind].rule, log[kind].template, kinds)
        assert lost_dice(name, {**log, kind: forgetful}) == {kind}


def test_the_source_is_read_where_rolls_are_logged() -> None:
    """So that the reader cannot go blind unnoticed."""
    kinds = {name: {kind for kind, _, _ in logged_rolls(name)} for name in GAME_NAMES}
    assert kinds["washingtons-war"] >= {
        "interception",
        "retreat_before_battle",
        "rating",
        "loss_roll",
    }
    assert kinds["liberty-or-death"] >= {
        "naval_pressure_roll", "np_b_muster", "np_b_trade", "np_event_roll", "np_f_hortalez",
        "np_f_prepares_roll", "np_i_no_raid", "np_p_no_rally_roll",
    }  # fmt: skip


# ---------------------------------------------------------------------- moves


def places(match: Match) -> dict[int, int]:
    """The spaces of all pieces with a name that stand in one."""
    scene: Any = match.rules.scene(match.view(-1))
    return {
        token["piece"]: token["at"][1]
        for token in scene["tokens"]
        if token.get("piece", -1) >= 0 and token["at"][0] == "space"
    }


def ways(words: Words, entries: list[LogEntry], piece: int) -> list[tuple[int, int]]:
    found = [words.way_of_log(entry) for entry in entries]
    return [(way.start, way.goal) for way in found if way is not None and way.piece == piece]


@pytest.mark.parametrize(
    ("name", "scenario", "least"),
    [("washingtons-war", "standard", 50), ("liberty-or-death", "1776", 10)],
)
def test_a_named_piece_goes_only_by_ways_that_the_log_tells(
    name: str, scenario: str, least: int
) -> None:
    moved = 0
    for seed in range(4):
        match = match_of(name, scenario, seed)
        luck = random.Random(seed)
        before = places(match)
        told: list[LogEntry] = []
        for _ in range(500):
            if match.over:
                break
            told += step(match, luck)
            after = places(match)
            for piece, space in after.items():
                if before.get(piece, space) != space:
                    assert follows(ways(match.rules.words, told, piece), before[piece], space)
                    moved += 1
            if before != after:
                told = []
            before = after
    assert moved >= least


def follows(path: list[tuple[int, int]], start: int, goal: int) -> bool:
    """Whether ways lead one after another from a space to another."""
    at = start
    for out, to in path:
        if out != at:
            return False
        at = to
    return at == goal


def spaces_named(sentence: Sentence, kinds: dict[str, str]) -> int:
    return sum(kind == "space" or kinds.get(kind) == "space" for kind in sentence.kinds)


def lost_ways(log: dict[str, Sentence], kinds: dict[str, str]) -> set[str]:
    """The kinds of log entries that name two spaces and do not say whether somebody went."""
    return {
        kind
        for kind, sentence in log.items()
        if spaces_named(sentence, kinds) > 1 and not kind.startswith(REASONS)
        if (sentence.way is None) != (kind in NO_MOVES)
    }


@pytest.mark.parametrize("name", GAME_NAMES)
def test_a_sentence_that_names_two_spaces_says_whether_somebody_went(name: str) -> None:
    rules = match_of(name).rules
    board: Any = rules.board()
    assert lost_ways(rules.words.log, board["kinds"]) == set()


@pytest.mark.parametrize("name", ["washingtons-war", "liberty-or-death"])
def test_a_sentence_that_forgets_its_way_is_noticed(name: str) -> None:
    log = match_of(name).rules.words.log
    with_ways = [kind for kind, sentence in log.items() if sentence.way is not None]
    assert with_ways
    for kind in with_ways:
        forgetful = Sentence(log[kind].rule, log[kind].template, log[kind].kinds)
        assert lost_ways({**log, kind: forgetful}, {}) == {kind}


@pytest.mark.parametrize("name", GAME_NAMES)
def test_a_way_leads_between_spaces(name: str) -> None:
    rules = match_of(name).rules
    board: Any = rules.board()
    kinds = {"general": "piece", **board["kinds"]}
    for kind, sentence in rules.words.log.items():
        if sentence.way is not None:
            for at in (sentence.way.start, sentence.way.goal):
                named = sentence.kinds[at]
                assert kinds.get(named, named) == "space", kind
            if sentence.way.piece >= 0:
                named = sentence.kinds[sentence.way.piece]
                assert kinds.get(named, named) == "piece", kind
