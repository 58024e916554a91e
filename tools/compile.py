"""Build the engine, the games and the heart of the server with mypyc, beside the plain sources
and not over them.

    python tools/compile.py           # build
    python tools/compile.py --check   # is the built engine what Python would import?
    python tools/compile.py --test    # run the suite on the built package

`build/compiled` becomes a copy of the project in which every module of `ticonderoga.engine` and
`ticonderoga.games`, and those of `ticonderoga.server` that work at every choice, have a compiled
twin next to their source; Python prefers the twin. Putting that folder first on PYTHONPATH is all
it takes to use it. Unchanged sources are not built again.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from fnmatch import fnmatch
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from time import perf_counter
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
BUILT = ROOT / "build" / "compiled"
DIGEST = BUILT / ".digest"

COMPILED_PACKAGES = ("ticonderoga/engine", "ticonderoga/games")
SERVER = "ticonderoga/server"
# Of the server what is done for every choice, as long as nothing in it waits for anything.
TABLE = (
    "changes", "clocks", "consent", "decisions", "limits", "pauses", "rendering", "scenery",
    "sockets", "telling", "terms", "undoing",
)  # fmt: skip

# The one list of modules that stay plain Python, as patterns over paths from the project's root.
PLAIN = (
    "*/__init__.py",  # nothing in them but names; compiling would only slow the import
    "*/text.py",  # tables of sentences, likewise
    "*/text/*.py",
    "ticonderoga/engine/drawing.py",  # types that tests and tools look into
    "ticonderoga/engine/drawing_play.py",
    "ticonderoga/engine/drawing_told.py",
    "ticonderoga/engine/drawing_check.py",  # takes what came back from JSON, too
)

# What else the suite needs around the package. Tests are copied, so that nothing in them can
# find the plain package by way of its own path.
AROUND = (
    "tests",
    "tools",
    "bench",
    "docs",
    ".ci",
    ".gitignore",
    "Makefile",
    "pyproject.toml",
    "constraints.txt",
    "README.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "LICENSE",
    "NOTICE.md",
    "web/package.json",
    "web/package-lock.json",
    "web/src/drawing.ts",  # tests compare them with the types they were made from
    "web/src/play/sent.ts",
    "web/src/play/said.ts",
    "web/src/demo",
)
LEFT_BEHIND = shutil.ignore_patterns("__pycache__", "*.pyc", "*.so", ".mypy_cache")

NO_COMPILER = """\
The compiled build needs a C compiler and the headers of Python, and {missing} was not found.
  Debian, Ubuntu:  sudo apt-get install gcc python3-dev
  Fedora:          sudo dnf install gcc python3-devel
  macOS:           xcode-select --install
Plain Python needs neither: `make play` and `make test` work without."""


class CannotCompile(Exception):
    """Says, in a sentence for the person at the keyboard, why there is no compiled build."""


def modules() -> list[str]:
    """The modules to compile, as paths from the project's root, in a fixed order."""
    rules = [
        path
        for package in COMPILED_PACKAGES
        for path in sorted(p.relative_to(ROOT).as_posix() for p in (ROOT / package).rglob("*.py"))
        if not any(fnmatch(path, pattern) for pattern in PLAIN)
    ]
    return [*rules, *[f"{SERVER}/{name}.py" for name in TABLE]]


def find_compiler() -> None:
    configured = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if not any(shutil.which(name) for name in (configured, "cc", "gcc", "clang")):
        raise CannotCompile(NO_COMPILER.format(missing=f"a compiler ('{configured}')"))
    if not Path(sysconfig.get_paths()["include"], "Python.h").exists():
        raise CannotCompile(NO_COMPILER.format(missing="Python.h"))


def digest_of_sources() -> str:
    """Changes when anything does that the build depends on."""
    digest = hashlib.sha256(sys.version.encode())
    watched = [ROOT / "pyproject.toml", ROOT / "constraints.txt", Path(__file__)]
    for package in (*COMPILED_PACKAGES, SERVER):  # the server is watched for its types
        watched += sorted((ROOT / package).rglob("*.py"))
    for path in watched:
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def copy_project(*, keep_extensions: bool) -> None:
    """Lay the current project out in `build/compiled`, fresh but for the built modules."""
    if not keep_extensions:
        shutil.rmtree(BUILT, ignore_errors=True)
    BUILT.mkdir(parents=True, exist_ok=True)
    for name in AROUND:
        source, target = ROOT / name, BUILT / name
        if target.is_dir():
            shutil.rmtree(target)
        if source.is_dir():
            shutil.copytree(source, target, ignore=LEFT_BEHIND)
        elif source.exists():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, target)
    for room in (BUILT / "ticonderoga").glob("*/"):
        if room.relative_to(BUILT).as_posix() not in (*COMPILED_PACKAGES, SERVER):
            shutil.rmtree(room)
    shutil.copytree(
        ROOT / "ticonderoga", BUILT / "ticonderoga", ignore=LEFT_BEHIND, dirs_exist_ok=True
    )


def build_extensions(paths: Sequence[str]) -> None:
    """Translate and compile, inside the copy.

    Each module becomes a C file of its own, because the C compiler chokes on one file of
    everything. They are still one library, in which modules call each other directly.
    """
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    here = Path.cwd()
    os.chdir(BUILT)
    try:
        # Straight to the command: `setup()` would read pyproject.toml and look for packages.
        extensions = mypycify(list(paths), opt_level="2", debug_level="0", multi_file=True)
        command = in_parallel(build_ext)(Distribution({"ext_modules": extensions}))
        command.build_lib = str(BUILT)
        command.build_temp = str(BUILT.parent / "compiled-objects")
        command.parallel = os.cpu_count()
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(here)


def in_parallel(build_ext: type[Any]) -> type[Any]:
    """`build_ext` works on several extensions at once, but on the C files of each one by one;
    this one works on several files at once."""

    class ParallelBuild(build_ext):  # type: ignore[misc]  # setuptools is untyped here
        def build_extensions(self) -> None:
            compile_all = self.compiler.compile

            def compile_each(sources: Sequence[str], **more: Any) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    built = pool.map(lambda source: compile_all([source], **more), sources)
                    return [file for files in built for file in files]

            self.compiler.compile = compile_each
            super().build_extensions()

    return ParallelBuild


def compile_project() -> None:
    digest = digest_of_sources()
    if DIGEST.exists() and DIGEST.read_text() == digest:
        copy_project(keep_extensions=True)
        print(f"{BUILT.relative_to(ROOT)} is up to date.")
        return
    find_compiler()
    paths = modules()
    if not paths:
        raise CannotCompile(f"There is nothing to compile in {' or '.join(COMPILED_PACKAGES)}.")
    print(f"Compiling {len(paths)} modules; this takes some minutes.", flush=True)
    started = perf_counter()
    copy_project(keep_extensions=False)
    build_extensions(paths)
    missing = [path for path in paths if not twin_of(path)]
    if missing:
        raise CannotCompile(f"These modules were not built: {', '.join(missing)}.")
    DIGEST.write_text(digest)
    print(f"Compiled into {BUILT.relative_to(ROOT)} in {perf_counter() - started:.0f} s.")


def twin_of(path: str) -> Path | None:
    """The compiled module next to a source, if there is one."""
    stem = (BUILT / path).with_suffix("")
    twins = (stem.with_name(stem.name + suffix) for suffix in EXTENSION_SUFFIXES)
    return next((twin for twin in twins if twin.exists()), None)


def check_compiled(module: str = "ticonderoga.engine.match") -> None:
    """Refuse to go on unless importing `module` gives compiled code."""
    file = importlib.import_module(module).__file__ or ""
    if not file.endswith(tuple(EXTENSION_SUFFIXES)):
        raise CannotCompile(f"{module} is not compiled: Python imports it from {file}.")
    print(f"{module} is compiled.", flush=True)


def test_compiled(arguments: Sequence[str]) -> int:
    """The suite on the built package, after making sure that it is what gets imported."""
    environment = os.environ | {"PYTHONPATH": str(BUILT), "TICONDEROGA_COMPILED": "1"}
    here = [sys.executable, str(BUILT / "tools" / "compile.py"), "--check"]
    if subprocess.run(here, cwd=BUILT, env=environment).returncode:
        return 1
    pytest = [sys.executable, "-m", "pytest", "-n", "auto", "-q", "-m", "not bench and not soak"]
    return subprocess.run([*pytest, *arguments], cwd=BUILT, env=environment).returncode


def main() -> int:
    parser = argparse.ArgumentParser(description="Build the engine and the games with mypyc.")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--check", action="store_true", help="is the imported engine compiled?")
    what.add_argument("--test", action="store_true", help="run the tests on the compiled build")
    options, pytest_arguments = parser.parse_known_args()
    if pytest_arguments and not options.test:
        parser.error(f"there is no option {pytest_arguments[0]}; see --help.")
    try:
        if options.check:
            check_compiled()
        elif options.test:
            return test_compiled(pytest_arguments)
        else:
            compile_project()
    except CannotCompile as reason:
        print(reason, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
