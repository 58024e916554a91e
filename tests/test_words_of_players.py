"""The words people read: no phrase of the old list is left in client, terminal or games."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ticonderoga.engine.registry import all_games

ROOT = Path(__file__).resolve().parent.parent

OLD: dict[str, str] = {
    r"\blay (a|the) table\b": "New game, Create game",
    r"\bleave it\b(?! (out|to|off))": "Cancel",
    r"\bwho sits where\b": "Players",
    r"somebody, by link": "Invite a friend (link)",
    r"\bplanner, (easy|hard)\b": "Bot, easy",
    r"go on with a saved game": "Load saved game",
    r"the seats? of .* still open": "Waiting for the … player",
    r"\b(ask to )?take back\b|\btaking back\b|taken back to choice": "Undo",
    r"how many choices \(of all": "a list of moves",
    r"spaces gone: where": "5 spaces left",
    r"\bthrow away\b|\bis thrown\b": "Discard; rolled",
    r": political control\"": "Place PC markers",
    r"\bmove a general\b": "Activate a general",
    r"into the operations queue": "Queue",
    r"for one marker action": "for one PC marker",
    r"\{\d\} × \{\d\}": "{0:{1}}",
    r"\{\d\} CUs\b": "{0:CU}",
    r"this space is done": "Done with this space",
    r"\bgoes along\b|\bcomes along\b": "Bring …",
    r"[\"'>]being played\b|\"next card\"": "Current card, On deck",
    r"(?<!French )naval intervention(?=\")": "FNI",
    r">\s*(closer|farther)\s*<|label=\"(closer|farther)": "Zoom in, Zoom out",
    r"\bdaylight\b|\bcandle\b|nothing moves": "Light, Dark, Off",
    r">say<|>talk<": "Send, Chat",
    r"\bdeal(t)? anew\b": "re-deal",
    r">not yet<|>do it<": "Cancel, Play this",
    r"let an agent play|seat an agent": "Let a bot play for me",
    r"tell a program of": "Webhook",
    r"standing answers?\b(?=[^-/]*[<'])": "Auto-responses",
    r"dice are sealed": "in the menu",
    r"\} is no (port|unit|fleet|brigade|leader|battle card|campaign card|ops card)\b": "is not a",
    r"\bat the (most|least)\b": "at most, at least",
    r"is worth .* instead": "a ranking",
    r"\d %": "no space before %",
}
"""What was replaced, as a pattern over texts in small letters, and what is said instead."""


GENERATED = ("drawing.ts", "drawing_play.ts", "drawing_told.ts", "sent.ts")


def client_texts() -> Iterator[tuple[str, str]]:
    """Markup and string literals of the client, without comments and imports."""
    for path in sorted((ROOT / "web" / "src").rglob("*")):
        if path.suffix not in (".svelte", ".ts") or path.name in GENERATED:
            continue
        text = path.read_text(encoding="utf-8")
        text = re.sub(r"<style.*?</style>", "", text, flags=re.DOTALL)
        text = re.sub(r"<!--.*?-->|/\*.*?\*/|^\s*//.*?$", "", text, flags=re.DOTALL | re.MULTILINE)
        yield path.relative_to(ROOT).as_posix(), text


def spoken_literals(path: Path) -> Iterator[str]:
    """The string literals of a module but for docstrings, in quotes as patterns expect them."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    silent = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and id(node) not in silent:
            if isinstance(node.value, str):
                yield f'"{node.value}"'


def python_texts() -> Iterator[tuple[str, str]]:
    rooms = ("cli", "server", "games", "agents")
    for room in rooms:
        for path in sorted((ROOT / "ticonderoga" / room).rglob("*.py")):
            if "data" in path.parts or path.name.startswith("rulebook"):
                continue  # messages for those who write packs; our summary of the rules
            yield path.relative_to(ROOT).as_posix(), "\n".join(spoken_literals(path))


def old_phrases(texts: Iterator[tuple[str, str]]) -> list[str]:
    found = []
    for name, text in texts:
        for pattern, instead in OLD.items():
            for match in re.finditer(pattern, text, re.IGNORECASE):
                found.append(f"{name}: '{match.group()}', say: {instead}")
    return found


def test_the_client_says_nothing_of_the_old_list() -> None:
    assert not old_phrases(client_texts())


def test_the_terminal_the_server_and_the_games_say_nothing_of_it() -> None:
    assert not old_phrases(python_texts())


@pytest.mark.parametrize(
    "text",
    [
        '"Lay a table …"', "<button>Not yet</button>", '"{0}: throw away"', '"{0}: move a general"',
        '"{0} × {1} placed in {2}."', 'aria-label="Closer"', '"Take {0} CUs and {1} French along"',
        '"43.1 %"', '"{0}: taken back to choice {1}."', '"Naval Intervention"',
    ],
)  # fmt: skip
def test_an_old_phrase_is_found(text: str) -> None:
    assert old_phrases(iter([("planted", text)]))


def test_no_number_stands_before_a_bare_plural() -> None:
    """Templates of verbs, prompts and logs count their nouns with `{0:noun}`."""
    bare = re.compile(r"\{(number|left|\d)\} (more )?(CUs|markers|cards|steps|spaces)\b")
    found = []
    for game in all_games():
        usual = {option.name: option.default for option in game.options}
        words = game.rules(game.scenarios[0].name, usual).words
        texts = [verb.label for verb in words.verbs.values()]
        for prompt in words.prompts.values():
            texts += [prompt.template, prompt.waiting]
        texts += [line.template for line in words.log.values()]
        found += [f"{game.name}: {text}" for text in texts if bare.search(text)]
    assert not found
