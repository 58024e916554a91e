"""The house rules that no other tool watches: paths, hosts, links, sizes, the first screen."""

from __future__ import annotations

import importlib
import json
import os
import re
import subprocess
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
LONGEST_FILE = 600  # lines; no exceptions

NOT_OURS = {
    ".git", ".venv", "build", "dist", "__pycache__", "node_modules",
    ".mypy_cache", ".ruff_cache", ".pytest_cache", ".hypothesis",
}  # fmt: skip

# Put together from pieces, so that this file does not find itself.
SLASH = "/"
MACHINE_PATHS = re.compile(
    r"(?<![\w.$}])" + SLASH + r"(?:home|root|Users|work|mnt|tmp)" + SLASH + r"\w"
    r"|\b[A-Z]:\\Users\\"
)
REGISTRIES = re.compile(
    r"pypi\." + r"org|pythonhosted\." + r"org|npmjs\." + r"(?:org|com)|deb\." + r"debian"
    r"|index" + r"[-_]url|find" + r"-links|trusted" + r"-host",
    re.IGNORECASE,
)
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")


def our_files() -> list[Path]:
    """What git tracks or would; where git cannot say, everything that is not plainly a product."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT, capture_output=True, text=True,
    )  # fmt: skip
    if listed.returncode == 0 and listed.stdout:
        paths = [ROOT / name for name in listed.stdout.split("\0") if name]
    else:
        paths = [p for p in ROOT.rglob("*") if not NOT_OURS & set(p.relative_to(ROOT).parts)]
    return sorted(path for path in paths if path.is_file())


def lines_matching(pattern: re.Pattern[str]) -> list[str]:
    found = []
    for path in our_files():
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        for number, line in enumerate(text.splitlines(), 1):
            if pattern.search(line):
                found.append(f"{path.relative_to(ROOT)}:{number}: {line.strip()[:100]}")
    return found


def pages() -> list[Path]:
    return sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])


def broken_links(page: Path) -> list[str]:
    """Links of a page to files that are not there. The web and anchors are left alone."""
    found = []
    for target in LINK.findall(page.read_text(encoding="utf-8")):
        file = target.partition("#")[0]
        if file and "://" not in file and not file.startswith("mailto:"):
            if not (page.parent / file).exists():
                found.append(f"{page.name} → {target}")
    return found


def test_no_path_of_somebodys_machine() -> None:
    assert not lines_matching(MACHINE_PATHS)


def test_no_registry_and_no_index() -> None:
    assert not lines_matching(REGISTRIES)


@pytest.mark.parametrize(
    "line",
    ["see " + SLASH + "home/ann/x", "cd " + SLASH + "work/main", "'" + SLASH + "tmp/log'"],
)
def test_a_planted_path_is_found(line: str) -> None:
    assert MACHINE_PATHS.search(line)


@pytest.mark.parametrize("line", ["--index" + "-url x", "https:/" + "/pypi." + "org/simple"])
def test_a_planted_registry_is_found(line: str) -> None:
    assert REGISTRIES.search(line)


def test_the_readme_opens_with_the_two_commands() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    play = text.index("    make play     # sets everything up and starts the game\n")
    test = text.index("    make test     # sets everything up and passes all tests\n")
    assert play < test < text.index("\n## ")


@pytest.mark.parametrize("page", pages(), ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_link_leads_somewhere(page: Path) -> None:
    assert not broken_links(page)


def test_a_broken_link_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("[a](page.md#part) [b](nowhere.md) [c](https://example.com)")
    assert broken_links(page) == ["page.md → nowhere.md"]


def test_no_file_is_too_long() -> None:
    long = {
        path.relative_to(ROOT).as_posix(): count
        for path in sorted((ROOT / "ticonderoga").rglob("*.py"))
        if (count := len(path.read_text(encoding="utf-8").splitlines())) > LONGEST_FILE
    }
    assert not long


def test_every_pin_is_exact() -> None:
    for line in (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            assert re.fullmatch(r"[\w.-]+==[\w.]+", line), line


def test_every_pin_has_its_reason() -> None:
    reasons = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8")
    for line in (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            name, _, pin = line.partition("==")
            assert re.search(rf"\| `{re.escape(name)}` \| {re.escape(pin)} \|", reasons), line


def test_every_package_of_the_client_is_pinned_and_has_its_reason() -> None:
    reasons = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8")
    wanted = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    for name, pin in {**wanted["dependencies"], **wanted["devDependencies"]}.items():
        assert re.fullmatch(r"[\d.]+", pin), f"{name} is not pinned exactly: {pin}"
        assert f"| `{name}` | {pin} |" in reasons, name


def test_the_lock_of_the_client_names_no_address() -> None:
    lock = (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in lock
    assert '"integrity"' in lock


def test_the_engine_is_compiled_exactly_when_it_should_be() -> None:
    file = importlib.import_module("ticonderoga.engine.match").__file__ or ""
    compiled = file.endswith(tuple(EXTENSION_SUFFIXES))
    assert compiled == (os.environ.get("TICONDEROGA_COMPILED") == "1")
