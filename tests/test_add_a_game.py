"""docs/add-a-game.md, followed to the letter in an empty folder: a package of its own, found by
entry point, is a playable game for two with a map at both tables."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import sysconfig
import urllib.request
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "add-a-game.md"
SECONDS = 300

STEPS = re.compile(
    r"^(?:[^\n]*?`(?P<file>[\w./]+)`:\n\n)?```(?P<kind>sh|toml|diff|python)\n(?P<text>.*?)^```",
    re.DOTALL | re.MULTILINE,
)
"""The blocks of the page, with the file that the sentence before a block ends with."""


@pytest.fixture(scope="module")
def reader(tmp_path_factory: pytest.TempPathFactory) -> Reader:
    """Somebody who has done all that the page says."""
    reader = Reader(tmp_path_factory.mktemp("add-a-game"))
    page = PAGE.read_text("utf-8")
    begin = page.index("## From the template to a game of your own")
    steps = list(STEPS.finditer(page[begin : page.index("## What each file is")]))
    last = [step for step in steps if step["kind"] == "python"]
    for step in [*last, *[step for step in steps if step["kind"] != "python"]]:
        reader.follow(step["kind"], step["file"] or "", step["text"])
    return reader


class Reader:
    """An empty folder, and an environment in which Ticonderoga is installed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "empty"
        self.folder.mkdir()
        self.file = ""
        self.said = ""
        venv = folder / "venv"
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(venv)], check=True)
        self.bin = venv / ("Scripts" if os.name == "nt" else "bin")
        (packages,) = venv.glob("lib/python*/site-packages")
        installed = [str(ROOT), sysconfig.get_paths()["purelib"]]
        (packages / "ticonderoga_of_the_test.pth").write_text("\n".join(installed), "utf-8")
        command = f"#!{self.bin / 'python'}\nfrom ticonderoga.cli.main import main\nmain()\n"
        (self.bin / "ticonderoga").write_text(command, "utf-8")
        (self.bin / "ticonderoga").chmod(0o755)

    def follow(self, kind: str, file: str, text: str) -> None:
        self.file = file or self.file
        if kind == "sh":
            self.said += self.run("bash", "-euc", text)
        elif kind == "diff":
            self.change(self.folder / self.file, text)
        else:
            (self.folder / self.file).write_text(text, "utf-8")

    def change(self, file: Path, text: str) -> None:
        """Put the lines with + in the place of those with -; the others stand around them."""
        lines = text.splitlines(keepends=True)
        old = "".join([line[1:] for line in lines if line[0] != "+"])
        new = "".join([line[1:] for line in lines if line[0] != "-"])
        source = file.read_text("utf-8")
        assert source.count(old) == 1, f"{file.name} should hold once:\n{old}"
        file.write_text(source.replace(old, new), "utf-8")

    def run(self, *command: str) -> str:
        done = subprocess.run(
            command, cwd=self.folder, env=self.environment(), capture_output=True, text=True,
            timeout=SECONDS, check=False,
        )  # fmt: skip
        assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
        return done.stdout

    def environment(self) -> dict[str, str]:
        """Nothing of ours but the environment; no network, so what builds is what we have."""
        path = os.pathsep.join([str(self.bin), os.environ["PATH"]])
        return {"PATH": path, "HOME": str(self.folder), "LANG": "C.UTF-8",
                "PIP_NO_BUILD_ISOLATION": "false", "PIP_NO_INDEX": "1"}  # fmt: skip

    def python(self, code: str) -> Any:
        """What a piece of Python says, as JSON."""
        return json.loads(self.run("python", "-c", code))


def test_the_game_is_found_by_its_entry_point_and_the_battery_finds_no_fault(
    reader: Reader,
) -> None:
    assert "river" in reader.said
    assert re.search(r"^\d+ passed", reader.said, re.MULTILINE), reader.said


def test_its_new_rule_is_a_reason_with_its_number(reader: Reader) -> None:
    told = reader.python(
        """
import json
from ticonderoga.engine.match import Match
from ticonderoga.engine.registry import find_game
match = Match(find_game("river"), seed=1)
for seat in match.awaited():
    match.choose(match.choices(seat)[0], seat)
leader = match.asks[0].seat
start = match.position.copy()
start.fords[0] = leader
match.restart_from(start)
beside = [choice[1] for choice in match.choices(leader) if choice[0] == "attack"]
reason = match.why_not(leader, ("attack", 5))
print(json.dumps([beside, match.rules.words.say_reason(reason)]))
"""
    )
    assert told == [[1], "The mouth ford is beside no ford of yours. (3)"]


def test_the_map_is_at_the_terminals_table(reader: Reader) -> None:
    said = reader.run("bash", "-c", "printf 'board\\nquit\\n' | ticonderoga play river")
    for ford in ("Falls", "Ferry", "Island", "Bridge", "Creek", "Mouth"):
        assert f"{ford} Ford" in said


def test_the_map_is_at_the_browsers_table(reader: Reader) -> None:
    command = [str(reader.bin / "ticonderoga"), "serve", "--port", "0"]
    with subprocess.Popen(
        command, cwd=reader.folder, env=reader.environment(), stdout=subprocess.PIPE, text=True
    ) as server:
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+", server.stdout.readline())
            assert found
            board = ask(found[0] + "api/games/river/board")
            seats = [{"kind": "me"}, {"kind": "agent", "agent": "random"}]
            table = ask(found[0] + "api/tables", {"game": "river", "seats": seats})
        finally:
            server.terminate()
    assert [space["id"] for space in board["spaces"]] == [
        "falls", "ferry", "island", "bridge", "creek", "mouth",
    ]  # fmt: skip
    assert len(board["links"]) == 6
    assert table["id"]


def ask(address: str, body: dict[str, Any] | None = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    asked = urllib.request.Request(address, data, {"content-type": "application/json"})
    with urllib.request.urlopen(asked, timeout=SECONDS) as answer:
        return json.loads(answer.read())
