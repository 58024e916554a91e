"""Packages by hash: every pin has its hashes, and every extra its packages."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path

import pytest

from tools.requirements import (
    EXTRAS,
    HASHES,
    PINS,
    is_wanted,
    known_hashes,
    lines_for,
    main,
    sections,
)

ROOT = Path(__file__).parent.parent


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def named(requirement: str) -> str:
    found = re.match(r"[\w.-]+", requirement)
    assert found is not None
    return plain(found.group())


def test_every_extra_that_somebody_is_told_to_install_is_there() -> None:
    known = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    told = [
        (path, extra)
        for folder, kind in (("docs", "*.md"), ("ticonderoga", "*.py"), ("notebooks", "*.ipynb"))
        for path in sorted((ROOT / folder).rglob(kind))
        for named in re.findall(r"ticonderoga\[([\w,]+)\]", path.read_text("utf-8"))
        for extra in named.split(",")
    ]
    assert len(told) > 4
    assert [one for one in told if one[1] not in known["optional-dependencies"]] == []


def test_every_pin_has_hashes_and_nothing_else_has() -> None:
    pins = sections(PINS.read_text(encoding="utf-8"))
    wanted = {f"{name}=={pin}" for part in pins.values() for name, pin in part.items()}
    known = known_hashes(HASHES.read_text(encoding="utf-8"))
    assert {pin for pin, hashes in known.items() if hashes} == wanted, (
        "write hashes.txt anew: docs/dependencies.md, Changing a pin"
    )


@pytest.mark.parametrize("extra", EXTRAS)
def test_an_extra_installs_what_the_project_asks_for(extra: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    asked = [*project["dependencies"], *project["optional-dependencies"].get(extra, [])]
    listed = {named(line) for line in lines_for(extra)}
    assert {named(requirement) for requirement in asked} <= listed
    assert {"hatchling", "editables"} <= listed
    assert all("--hash=sha256:" in line for line in lines_for(extra))


@pytest.mark.parametrize("extra", EXTRAS)
def test_what_packages_need_is_in_the_list_too(extra: str) -> None:
    """For the Python that runs this: pip would refuse a package that no line names."""
    listed = {named(line) for line in lines_for(extra)}
    for name in sorted(listed):
        try:
            needs = requires(name) or []
        except PackageNotFoundError:  # an extra that is not installed here
            continue
        for need in needs:
            if ";" not in need:
                assert named(need) in listed, f"{name} needs {need}"


@pytest.mark.parametrize(
    ("file", "wanted"),
    [
        ("uvloop-0.23.0-cp311-cp311-manylinux_2_17_x86_64.whl", True),
        ("uvloop-0.23.0-cp314-cp314-macosx_11_0_arm64.whl", True),
        ("uvloop-0.23.0.tar.gz", True),
        ("uvloop-0.23.0-cp310-cp310-manylinux_2_17_x86_64.whl", False),
        ("uvloop-0.23.0-cp314-cp314t-manylinux_2_17_x86_64.whl", False),
        ("uvloop-0.23.0-cp311-cp311-manylinux_2_17_ppc64le.whl", False),
        ("uvloop-0.23.0-cp39-abi3-musllinux_1_2_aarch64.whl", True),
        ("uvloop-0.23.0-py3-none-any.whl", True),
        ("uvloop-0.23.1.tar.gz", False),
        ("uvloop-extra-0.23.0.tar.gz", False),
    ],
)
def test_the_files_of_usual_machines_are_wanted(file: str, wanted: bool) -> None:
    assert is_wanted(file, "uvloop", "0.23.0") is wanted


def test_another_file_is_refused(tmp_path: Path) -> None:
    """pip itself, with a package of ours whose hash is another."""
    (tmp_path / "offered").mkdir()
    wheel = tmp_path / "offered" / "rich-15.0.0-py3-none-any.whl"
    wheel.write_bytes(b"not what it says")
    line = next(line for line in lines_for("") if line.startswith("rich=="))
    (tmp_path / "wanted.txt").write_text(line + "\n")
    pip = [sys.executable, "-m", "pip", "download", "--no-deps", "--no-index", "--isolated"]
    done = subprocess.run(
        [*pip, "--require-hashes", "-f", "offered", "-r", "wanted.txt"],
        cwd=tmp_path, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode
    assert "DO NOT MATCH THE HASHES" in done.stderr
    assert not list(tmp_path.glob("*.whl"))


def test_an_extra_that_is_none_is_named() -> None:
    with pytest.raises(SystemExit, match="no extra"):
        main(["nothing"])
