"""The safety review, by its numbers: addresses that are not outside (D16), files that talk to a
terminal (D17), bounds of packages."""

from __future__ import annotations

import ipaddress
import os
import tomllib
from pathlib import Path

import pytest

from tests.engine.test_save import forged, plain_lines
from ticonderoga.cli.main import main
from ticonderoga.cli.printing import printable
from ticonderoga.cli.saving import save_to
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.match import Match
from ticonderoga.engine.registry import find_game
from ticonderoga.engine.save import save
from ticonderoga.server.outbound import check_url, is_public

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    "address",
    ["::127.0.0.1", "::ffff:0:127.0.0.1", "64:ff9b:1::1", "64:ff9b:1:7f00:1::", "fec0::1",
     "5f00::1", "192.0.0.8", "::8.8.8.8", "::ffff:0:8.8.8.8", "100::1", "3fff::1", "4000::1"],
)  # fmt: skip
def test_d16_exotic_addresses_are_not_outside(address: str) -> None:
    assert not is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize(
    "address", ["1.1.1.1", "2606:4700::1111", "::ffff:1.1.1.1", "64:ff9b::101:101"]
)
def test_d16_ordinary_ones_are(address: str) -> None:
    assert is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize(
    "host",
    ["127.0.0.1", "localhost", "[::1]", "2130706433", "0x7f.1", "10.1.2.3", "printer.local",
     "intranet", "db.internal", "app.localhost.", "[::ffff:10.0.0.1]"],
)  # fmt: skip
def test_d16_a_hook_to_ourselves_is_refused_when_it_is_set(host: str) -> None:
    with pytest.raises(TiconderogaError, match="open internet"):
        check_url(f"https://{host}/hook", anywhere=False)


def hostile_file(line: str) -> str:
    """A saved game with right checks and one line of a stranger in its journal."""
    lines = plain_lines(save(Match(find_game("skirmish"), "duel", seed=5)))
    at = lines.index("= journal") + 1
    return forged([*lines[:at], line, *lines[at:]])


@pytest.mark.parametrize(
    "line",
    ["@ \x1b]0;owned\x07", "@ controller red \x1b[2J", "@ note red \x9b31m", "1 \x1b[31mred bid",
     '@ say red ["\\u001b[2J"]', "@ withdraw \u202egreen"],
)  # fmt: skip
@pytest.mark.parametrize("command", ["replay", "play"])
def test_d17_a_file_does_not_talk_to_the_terminal(
    line: str, command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.txt"
    path.write_text(hostile_file(line), "utf-8")
    words = ["replay", str(path)] if command == "replay" else ["play", "--load", str(path)]
    assert main(words) == 2
    said = capsys.readouterr()
    for text in (said.out, said.err):
        assert printable(text) == text
    assert "line" in said.err


def test_d17_controls_are_spelled_out() -> None:
    assert printable("a\x1b[2Jb\x07\x9b\u202e\n—é") == "a\\x1b[2Jb\\x07\\x9b\\u202e\n—é"


def test_d17_a_saved_game_is_on_the_disk_before_it_has_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    fsync, replace = os.fsync, os.replace

    def noted_fsync(file: int) -> None:
        done.append("fsync")
        fsync(file)

    def noted_replace(old: str, new: Path) -> None:
        done.append("replace")
        replace(old, new)

    monkeypatch.setattr(os, "fsync", noted_fsync)
    monkeypatch.setattr(os, "replace", noted_replace)
    save_to(Match(find_game("skirmish"), "duel", seed=5), tmp_path / "game.txt")
    assert done == ["fsync", "replace"]


def test_supply_chain_every_package_has_bounds_that_hold_the_version_in_use() -> None:
    """An install without constraints.txt does not age, nor break with the next great version."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    pinned = dict(
        line.split("==") for line in (ROOT / "constraints.txt").read_text().split() if "==" in line
    )
    versions = {name.lower(): version for name, version in pinned.items()}
    for wanted in [*project["dependencies"], *project["optional-dependencies"]["postgres"]]:
        bare = wanted.partition(";")[0].strip()
        name = bare.split(">=")[0].partition("[")[0].strip()
        low, _, high = bare.partition(">=")[2].partition(",<")
        assert low, f"{wanted}: no lower bound"
        assert high, f"{wanted}: no upper bound"

        def number(text: str) -> tuple[int, ...]:
            return tuple(int(part) for part in text.split("."))

        assert number(low) <= number(versions[name.lower()]) < number(high), wanted
