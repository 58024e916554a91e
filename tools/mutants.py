"""`make mutants`: would the tests notice if a rule were wrong?

The rules of a game are changed in many small seeded ways, one at a time, each in a copy of the
project: a comparison flipped, a condition dropped, a number off by one. A change that no test
notices has survived. Survivors are listed; fewer than 90 % caught is a failure.

First the unchanged tests are run once, and it is noted which of them call which function. A
mutant then meets the tests that call its function, the most particular ones first, then all
other conformance tests, then the rest of the game's tests. Tests marked bench or soak are
left out. An endless loop, like any other failure, counts as caught.

A change that cannot make a difference may be listed, with the reason, in
tests/conformance/<game>/equivalent_mutants.toml and is then left out:

    [[equivalent]]
    file = "ticonderoga/games/washingtons_war/rules/battle.py"
    function = "losses"
    line = "if roll <= 3:"
    change = "off by one: 3 → 4"
    reason = "A die of 4 is dealt with before."
"""

from __future__ import annotations

import argparse
import ast
import compileall
import difflib
import hashlib
import io
import json
import os
import py_compile
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import tokenize
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from types import CodeType, FrameType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import pytest
    from rich.console import Console

PACKAGE = "ticonderoga"
FILES = ("rules/*.py", "rules/**/*.py", "view.py", "odds.py")
"""What is changed, below the folder of the game; `--also` adds to it."""
REST = ("tests/games/{game}",)
"""What else may catch a mutant that the conformance tests let through."""
SIDES = {"AMERICAN": "BRITISH", "BRITISH": "AMERICAN"}
WORDS = frozenset({"log", "record", "text", "words", "Reason", "cast", "TYPE_CHECKING", "__name__"})
"""Calls of these, or of anything below them, are words and not rules."""
LARGEST_NUMBER = 20
PASS_MARK = 90.0
FIRST_TESTS = 40
MEMORY = 3 * 1024**3

EXAMPLES = """\
examples:
  python tools/mutants.py                              200 mutants of Washington's War
  python tools/mutants.py --count 20 --seed 7          twenty others
  python tools/mutants.py --only battle.py --count 50  changes of one file
  python tools/mutants.py --show                       only list the changes, run nothing
  python tools/mutants.py --json mutants.json          results for scripts as well

exit status: 0 enough were caught, 1 too few were, 2 the command or the project cannot be used
"""


class Refusal(Exception):
    """Something a person has to put right; the message is a sentence."""


# ---------------------------------------------------------------------------- changes


@dataclass(frozen=True)
class Mutant:
    """One small change of one source file."""

    file: str
    mutator: str
    function: str
    """The outermost function or method, or empty at the level of the module."""
    number: int
    line: str
    change: str
    start: int
    end: int
    replacement: str

    @property
    def key(self) -> tuple[str, str, str, str]:
        """What names the mutant in the list of equivalent ones; holds no line number."""
        return (self.file, self.function, self.line, self.change)

    def apply(self, source: str) -> str:
        return source[: self.start] + self.replacement + source[self.end :]

    def diff(self, source: str) -> str:
        before, after = source.splitlines(), self.apply(source).splitlines()
        lines = difflib.unified_diff(before, after, self.file, self.file, n=1, lineterm="")
        return "\n".join(lines)


FLIPPED: dict[type[ast.cmpop], str] = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.Is: "is not",
    ast.IsNot: "is",
}
OPPOSITE = (ast.Eq, ast.NotEq, ast.In, ast.NotIn, ast.Is, ast.IsNot)
"""Flipping one of these is negating it, so it is not negated once more."""
SEQUENCES = (ast.JoinedStr, ast.List, ast.Tuple, ast.ListComp)
MUTATORS = (
    "comparison",
    "dropped condition",
    "negated condition",
    "off by one",
    "arithmetic",
    "dropped not",
    "boolean",
    "dropped guard",
    "swapped sides",
)


class Finder:
    """Finds every change that can be made to one source file."""

    def __init__(self, file: str, source: str, sides: dict[str, str] = SIDES) -> None:
        self.file = file
        self.source = source
        self.sides = sides
        self.lines = source.splitlines(keepends=True)
        self.starts = [0]
        for line in self.lines:
            self.starts.append(self.starts[-1] + len(line))
        self.tokens = [
            (self.starts[token.start[0] - 1] + token.start[1], token.string)
            for token in tokenize.generate_tokens(io.StringIO(source).readline)
            if token.type in (tokenize.OP, tokenize.NAME)
        ]
        self.found: list[Mutant] = []
        self.function: list[str] = []
        self.inside = False

    def find(self) -> list[Mutant]:
        self.visit(ast.parse(self.source))
        return self.found

    # -- where things are

    def offset(self, line: int, column: int) -> int:
        """The place in the source of a position in the tree, whose columns count bytes."""
        text = self.lines[line - 1].encode()[:column].decode()
        return self.starts[line - 1] + len(text)

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return (
            self.offset(node.lineno, node.col_offset),
            self.offset(node.end_lineno, node.end_col_offset),
        )

    def tokens_between(self, start: int, end: int) -> list[tuple[int, str]]:
        return [token for token in self.tokens if start <= token[0] < end and token[1] not in "()"]

    def note(
        self, mutator: str, whole: ast.expr | ast.stmt, start: int, end: int, replacement: str
    ) -> None:
        """Note a change of the text from start to end, shown in the expression around it."""
        first, last = self.span(whole)
        before = self.source[first:last]
        after = before[: start - first] + replacement + before[end - first :]
        number = self.source.count("\n", 0, start) + 1
        self.found.append(
            Mutant(
                file=self.file,
                mutator=mutator,
                function=".".join(self.function),
                number=number,
                line=self.lines[number - 1].strip(),
                change=f"{mutator}: {' '.join(before.split())} → {' '.join(after.split())}",
                start=start,
                end=end,
                replacement=replacement,
            )
        )

    # -- what is looked at

    def visit(self, node: ast.AST) -> None:
        """Look at a node and all in it, leaving out words, types and assertions."""
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            self.visit_definition(node)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            if node.value is not None and not is_declaration(node):
                self.visit_all(node.targets if isinstance(node, ast.Assign) else [node.target])
                self.visit(node.value)
        elif isinstance(node, ast.If) and speaks(node.test):
            self.visit_all(node.orelse)
        elif not is_left_alone(node):
            self.change(node)
            self.visit_all(ast.iter_child_nodes(node))

    def visit_all(self, nodes: Iterable[ast.AST]) -> None:
        for node in nodes:
            self.visit(node)

    def visit_definition(self, node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> None:
        outermost = not self.inside
        if outermost:
            self.function.append(node.name)
        if not isinstance(node, ast.ClassDef):
            self.inside = True
            self.visit_all(node.args.defaults)
            self.visit_all(default for default in node.args.kw_defaults if default is not None)
        self.visit_all(node.body)
        if outermost:
            self.function.pop()
            self.inside = False

    # -- how it is changed

    def change(self, node: ast.AST) -> None:
        match node:
            case ast.Compare():
                self.flip_comparison(node)
            case ast.BoolOp():
                self.change_conditions(node)
            case ast.UnaryOp(op=ast.Not()):
                self.drop_not(node)
            case ast.Constant(value=bool()):
                self.note("boolean", node, *self.span(node), str(not node.value))
            case ast.Constant(value=int(value)) if 0 <= value <= LARGEST_NUMBER:
                for other in (value + 1, value - 1):
                    self.note("off by one", node, *self.span(node), str(other))
            case ast.BinOp(op=ast.Add() | ast.Sub()):
                self.swap_sign(node, node.left, node.right)
            case ast.AugAssign(op=ast.Add() | ast.Sub()):
                self.swap_sign(node, node.target, node.value)
            case ast.Name(id=name, ctx=ast.Load()) if name in self.sides:
                self.note("swapped sides", node, *self.span(node), self.sides[name])
            case ast.Attribute(attr=name, ctx=ast.Load()) if name in self.sides:
                end = self.span(node)[1]
                self.note("swapped sides", node, end - len(name), end, self.sides[name])
            case ast.If():
                self.negate(node.test)
                self.drop_guard(node)
            case ast.While() | ast.IfExp():
                self.negate(node.test)
            case ast.comprehension():
                for test in node.ifs:
                    self.negate(test)
            case _:
                pass

    def flip_comparison(self, node: ast.Compare) -> None:
        left = node.left
        for op, right in zip(node.ops, node.comparators):
            tokens = self.tokens_between(self.span(left)[1], self.span(right)[0])
            start, (last, string) = tokens[0][0], tokens[-1]
            self.note("comparison", node, start, last + len(string), FLIPPED[type(op)])
            left = right

    def change_conditions(self, node: ast.BoolOp) -> None:
        """Take each part of an and/or away, and turn each into its opposite."""
        neutral = "True" if isinstance(node.op, ast.And) else "False"
        for value in node.values:
            self.note("dropped condition", node, *self.span(value), neutral)
            self.negate(value)

    def negate(self, test: ast.expr) -> None:
        match test:
            case ast.UnaryOp(op=ast.Not()) | ast.BoolOp() | ast.Constant():
                return
            case ast.Compare(ops=[op]) if isinstance(op, OPPOSITE):
                return
        start, end = self.span(test)
        self.note("negated condition", test, start, end, f"not ({self.source[start:end]})")

    def drop_not(self, node: ast.UnaryOp) -> None:
        start = self.span(node)[0]
        end = start + len("not")
        while self.source[end].isspace():
            end += 1
        self.note("dropped not", node, start, end, "")

    def swap_sign(self, node: ast.BinOp | ast.AugAssign, left: ast.expr, right: ast.expr) -> None:
        for side in (left, right):
            text = isinstance(side, ast.Constant) and isinstance(side.value, str)
            if text or isinstance(side, SEQUENCES):
                return
        ((start, sign),) = self.tokens_between(self.span(left)[1], self.span(right)[0])
        swapped = sign.translate(str.maketrans("+-", "-+"))
        self.note("arithmetic", node, start, start + len(sign), swapped)

    def drop_guard(self, node: ast.If) -> None:
        """`if …: return` (continue, break) never happens."""
        if node.orelse or len(node.body) != 1:
            return
        if isinstance(node.body[0], ast.Return | ast.Continue | ast.Break):
            if not any(isinstance(part, ast.Yield | ast.YieldFrom) for part in ast.walk(node.test)):
                self.note("dropped guard", node, *self.span(node.test), "False")


def is_left_alone(node: ast.AST) -> bool:
    """Words, imports, assertions and errors are no rules; type annotations are never reached."""
    if isinstance(node, ast.Assert | ast.Raise | ast.Import | ast.ImportFrom | ast.JoinedStr):
        return True
    if isinstance(node, ast.arguments) or type(node).__name__ == "TypeAlias":
        return True
    return isinstance(node, ast.Call) and speaks(node.func)


def speaks(node: ast.expr) -> bool:
    """Does an expression name the log, a text or another thing made of words?"""
    for part in ast.walk(node):
        if isinstance(part, ast.Name) and part.id in WORDS:
            return True
        if isinstance(part, ast.Attribute) and part.attr in WORDS:
            return True
    return False


def is_declaration(node: ast.Assign | ast.AnnAssign) -> bool:
    """`__slots__`, `__all__` and names for types."""
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    if any(isinstance(target, ast.Name) and target.id.startswith("__") for target in targets):
        return True
    if isinstance(node, ast.AnnAssign) and "TypeAlias" in ast.unparse(node.annotation):
        return True
    if isinstance(node.value, ast.Subscript) and isinstance(node.value.value, ast.Name):
        name = node.value.value.id
        return name in ("tuple", "list", "dict", "set", "type") or (
            name[0].isupper() and not name.isupper()
        )
    return False


def choose(
    mutants: Iterable[Mutant], count: int, seed: int, without: Iterable[tuple[str, ...]] = ()
) -> list[Mutant]:
    """Take mutants by turns from every mutator, in an order that the seed decides.

    Each has its own draw, which a change elsewhere in the sources leaves as it was.
    """
    left_out = set(without)
    seen: Counter[tuple[str, ...]] = Counter()
    queues: dict[str, list[tuple[bytes, Mutant]]] = {name: [] for name in MUTATORS}
    for mutant in mutants:
        seen[mutant.key] += 1
        if mutant.key not in left_out:
            drawn = "\n".join((str(seed), *mutant.key, str(seen[mutant.key])))
            draw = hashlib.blake2b(drawn.encode(), digest_size=8).digest()
            queues[mutant.mutator].append((draw, mutant))
    rounds = [
        (turn, name, mutant)
        for name, queue in queues.items()
        for turn, (_, mutant) in enumerate(sorted(queue, key=lambda drawn: drawn[0]))
    ]
    rounds.sort(key=lambda entry: (entry[0], MUTATORS.index(entry[1])))
    return [mutant for _, _, mutant in rounds[:count]]


def read_equivalents(path: Path) -> dict[tuple[str, str, str, str], str]:
    """The changes that make no difference, each with its reason."""
    if not path.exists():
        return {}
    try:
        table = tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise Refusal(f"{path} is not valid TOML: {error}.") from error
    found: dict[tuple[str, str, str, str], str] = {}
    for entry in table.get("equivalent", []):
        for key in ("file", "function", "line", "change", "reason"):
            if key not in entry or (key == "reason" and not str(entry[key]).strip()):
                raise Refusal(f"{path}: an entry has no {key!r}: {entry}.")
        found[entry["file"], entry["function"], entry["line"], entry["change"]] = entry["reason"]
    return found


# ---------------------------------------------------------------------------- inside pytest
#
# In the copies this file is loaded by pytest as a plug-in and told by environment variables
# what to do: note what each test calls, or run some tests in a given order.


class Recorder:
    """Notes for each test how long it takes and which functions of the files it calls."""

    def __init__(self, home: Path, files: Iterable[str], report: Path) -> None:
        self.names = {str(home / file): file for file in files}
        self.report = report
        self.tests: dict[str, dict[str, Any]] = {}
        self.always: set[str] = set()
        self.now = self.always
        self.known: dict[int, tuple[CodeType, str]] = {}

    def profile(self, frame: FrameType, event: str, _: object) -> None:
        if event != "call":
            return
        code = frame.f_code
        known = self.known.get(id(code))
        if known is None:
            file = self.names.get(code.co_filename, "")
            function = code.co_qualname.split(".<locals>")[0]
            name = f"{file}::{'' if function == '<module>' else function}" if file else ""
            known = self.known[id(code)] = (code, name)
        if known[1]:
            self.now.add(known[1])

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self.now = set()
        self.started = time.perf_counter()
        sys.setprofile(self.profile)

    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        sys.setprofile(self.profile)
        spent = time.perf_counter() - self.started
        self.tests[nodeid] = {"seconds": round(spent, 4), "calls": sorted(self.now)}
        self.now = self.always

    def pytest_sessionfinish(self) -> None:
        sys.setprofile(None)
        report = {"tests": self.tests, "always": sorted(self.always)}
        self.report.write_text(json.dumps(report), encoding="utf-8")


class Order:
    """Runs the wanted tests in the wanted order, each within its time."""

    def __init__(self, wanted: dict[str, float], verdict: Path) -> None:
        self.wanted = wanted
        self.place = {nodeid: place for place, nodeid in enumerate(wanted)}
        self.verdict = verdict

    def pytest_collection_modifyitems(
        self, config: pytest.Config, items: list[pytest.Item]
    ) -> None:
        chosen = [item for item in items if item.nodeid in self.place]
        chosen.sort(key=lambda item: self.place[item.nodeid])
        items[:] = chosen

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        signal.signal(signal.SIGALRM, self.out_of_time)
        signal.setitimer(signal.ITIMER_REAL, self.wanted.get(nodeid, 5.0), 1.0)

    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        signal.setitimer(signal.ITIMER_REAL, 0)

    def out_of_time(self, *_: object) -> None:
        import pytest

        pytest.fail("This test takes far longer than it should.", pytrace=False)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.verdict.write_text(report.nodeid, encoding="utf-8")


def pytest_configure(config: pytest.Config) -> None:
    """Called by pytest in the copies, where the variable says what is to be done."""
    orders = os.environ.get("TICONDEROGA_MUTANTS")
    if orders is None:
        return
    home = Path(os.environ["TICONDEROGA_MUTANTS_HOME"])
    package = Path(__import__(PACKAGE).__file__ or "")
    if home not in package.parents:
        raise SystemExit(f"The tests import {package} and not the copy in {home}.")
    make_hypothesis_repeat()
    told = json.loads(Path(orders).read_text(encoding="utf-8"))
    if "record" in told:
        recorder = Recorder(home, told["files"], Path(told["record"]))
        config.pluginmanager.register(recorder)
        sys.setprofile(recorder.profile)
    else:
        config.pluginmanager.register(Order(told["tests"], Path(told["verdict"])))


def make_hypothesis_repeat() -> None:
    """The same examples for every mutant, and no deadline, since the recorder slows them down."""
    if find_spec("hypothesis") is not None:
        from hypothesis import settings

        settings.register_profile("mutants", settings(), deadline=None, derandomize=True)
        settings.load_profile("mutants")


# ---------------------------------------------------------------------------- running


@dataclass
class Test:
    """What the run on the unchanged sources told about a test."""

    nodeid: str
    seconds: float
    calls: frozenset[str]
    conformance: bool

    @property
    def file(self) -> str:
        return self.nodeid.partition("::")[0]


@dataclass
class Result:
    """What became of a mutant."""

    mutant: Mutant
    caught: bool
    by: str
    seconds: float


@dataclass
class Workshop:
    """A copy of the project, and the means to try changes in copies of that copy."""

    root: Path
    game: str
    files: Sequence[str]
    rest: Sequence[str]
    place: Path
    tests: list[Test] = field(default_factory=list)
    always: frozenset[str] = frozenset()
    running: set[subprocess.Popen[str]] = field(default_factory=set)

    @property
    def conformance(self) -> str:
        return f"tests/conformance/{self.game}"

    def prepare(self) -> float:
        """Copy the project, run its tests unchanged, and note what calls what."""
        if not any((self.root / self.conformance).rglob("test_*.py")):
            raise Refusal(f"There are no tests in {self.conformance} that could catch a mutant.")
        base = self.place / "base"
        base.mkdir()
        for name in (PACKAGE, "tests", "docs"):
            ignored = shutil.ignore_patterns("*.so", "*.pyd", ".hypothesis")
            if (self.root / name).is_dir():
                shutil.copytree(self.root / name, base / name, ignore=ignored)
        shutil.copy2(self.root / "pyproject.toml", base)
        (base / "tools").mkdir()
        shutil.copy2(__file__, base / "tools" / "mutants.py")
        compileall.compile_dir(
            base / PACKAGE, quiet=2, invalidation_mode=py_compile.PycInvalidationMode.CHECKED_HASH
        )
        report = self.place / "recorded.json"
        started = time.perf_counter()
        orders = {"record": str(report), "files": list(self.files)}
        paths = [path for path in (self.conformance, *self.rest) if (base / path).exists()]
        status, said = self.pytest(base, paths, orders, 3600)
        if status != 0:
            raise Refusal(
                "The tests must pass before the rules are changed, and they do not. "
                "The last lines they said:\n" + "\n".join(said.splitlines()[-25:])
            )
        recorded = json.loads(report.read_text(encoding="utf-8"))
        self.always = frozenset(recorded["always"])
        self.tests = [
            Test(
                nodeid,
                test["seconds"],
                frozenset(test["calls"]),
                nodeid.startswith(self.conformance + "/"),
            )
            for nodeid, test in recorded["tests"].items()
        ]
        return time.perf_counter() - started

    def pytest(
        self, home: Path, paths: Sequence[str], orders: dict[str, Any], seconds: float
    ) -> tuple[int, str]:
        """Run pytest in a copy; the status is -1 if it had to be stopped."""
        told = home / "orders.json"
        told.write_text(json.dumps(orders), encoding="utf-8")
        environment = os.environ | {
            "PYTHONPATH": str(home),
            "PYTHONHASHSEED": "0",
            "TICONDEROGA_MUTANTS": str(told),
            "TICONDEROGA_MUTANTS_HOME": str(home),
        }
        command = [
            sys.executable, "-m", "pytest", "-x", "-q", "--no-header", "--tb=line",
            "-p", "no:xdist", "-p", "no:cacheprovider", "-p", "tools.mutants",
            "-m", "not bench and not soak", *paths,
        ]  # fmt: skip
        process = subprocess.Popen(
            command,
            cwd=home,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            start_new_session=True,
            preexec_fn=limit_memory,
        )
        self.running.add(process)
        try:
            said, _ = process.communicate(timeout=seconds)
        except subprocess.TimeoutExpired:
            stop(process)
            process.communicate()
            return -1, ""
        finally:
            self.running.discard(process)
        return process.returncode, said

    def stages(self, mutant: Mutant) -> list[list[Test]]:
        """The tests in the order in which a mutant meets them."""
        name = f"{mutant.file}::{mutant.function}"
        everywhere = not mutant.function or name in self.always
        stem = Path(mutant.file).stem

        def rank(test: Test) -> tuple[bool, bool, int, float]:
            calls = name in test.calls
            return (not calls, stem not in Path(test.file).stem, len(test.calls), test.seconds)

        conformance = sorted((test for test in self.tests if test.conformance), key=rank)
        rest = sorted((test for test in self.tests if not test.conformance), key=rank)
        calling = [test for test in conformance if everywhere or name in test.calls]
        first = calling[:FIRST_TESTS]
        others = [test for test in conformance if test not in first]
        return [stage for stage in (first, others, rest) if stage]

    def attempt(self, number: int, mutant: Mutant, source: str) -> Result:
        """Make the change in a fresh copy and see whether a test fails."""
        started = time.perf_counter()
        home = self.place / f"mutant-{number}"
        shutil.copytree(self.place / "base", home)
        verdict = home / "verdict.txt"
        try:
            (home / mutant.file).write_text(mutant.apply(source), encoding="utf-8")
            for stage in self.stages(mutant):
                allowed = {test.nodeid: 3.0 + 20 * test.seconds for test in stage}
                orders = {"tests": allowed, "verdict": str(verdict)}
                limit = 20 + 5 * sum(test.seconds for test in stage)
                paths = list(dict.fromkeys(test.file for test in stage))
                status, _ = self.pytest(home, paths, orders, limit)
                if status != 0:
                    by = verdict.read_text(encoding="utf-8") if verdict.exists() else ""
                    by = by or ("out of time" if status == -1 else "the sources do not load")
                    return Result(mutant, True, by, time.perf_counter() - started)
            return Result(mutant, False, "", time.perf_counter() - started)
        finally:
            shutil.rmtree(home, ignore_errors=True)

    def stop(self) -> None:
        """Stop what is still running."""
        for process in list(self.running):
            stop(process)


def limit_memory() -> None:
    """A mutant that fills a list for ever is to fail by itself and not with the machine."""
    import resource

    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def stop(process: subprocess.Popen[str]) -> None:
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGKILL)


def run_all(
    workshop: Workshop,
    mutants: Sequence[Mutant],
    sources: dict[str, str],
    jobs: int,
    tell: Callable[[Result], None],
) -> list[Result]:
    """Try all mutants, several at a time; the results are in the order of the mutants."""
    with ThreadPoolExecutor(jobs) as pool:
        futures = [
            pool.submit(workshop.attempt, number, mutant, sources[mutant.file])
            for number, mutant in enumerate(mutants)
        ]
        try:
            for future in as_completed(futures):
                tell(future.result())
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            workshop.stop()
            raise
    return [future.result() for future in futures]


# ---------------------------------------------------------------------------- what is said


def percentage(results: Sequence[Result]) -> float:
    return 100.0 * sum(result.caught for result in results) / len(results) if results else 100.0


def show_results(console: Console, results: Sequence[Result], sources: dict[str, str]) -> None:
    """Tables by mutator and by file, and the survivors with what was changed."""
    from rich.table import Table

    def by_mutator(result: Result) -> str:
        return result.mutant.mutator

    def by_file(result: Result) -> str:
        return result.mutant.file.split("/", 3)[-1]

    for title, key in (("mutator", by_mutator), ("file", by_file)):
        table = Table(title, "caught", "survived", "%", box=None, pad_edge=False)
        for column in table.columns[1:]:
            column.justify = "right"
        for name in sorted({key(result) for result in results}):
            group = [result for result in results if key(result) == name]
            caught = sum(result.caught for result in group)
            table.add_row(name, str(caught), str(len(group) - caught), f"{percentage(group):.0f}")
        console.print(table)
        console.print()
    survivors = [result.mutant for result in results if not result.caught]
    for mutant in survivors:
        console.print(f"survived: {mutant.file}:{mutant.number} in {mutant.function or 'module'}")
        console.print(f"  {mutant.change}", markup=False, highlight=False)
        console.print(mutant.diff(sources[mutant.file]), markup=False, highlight=False)
        console.print()


def write_json(results: Sequence[Result], seed: int) -> str:
    return json.dumps(
        {
            "seed": seed,
            "mutants": len(results),
            "caught": sum(result.caught for result in results),
            "percentage": round(percentage(results), 2),
            "results": [
                {
                    "file": result.mutant.file,
                    "function": result.mutant.function,
                    "number": result.mutant.number,
                    "line": result.mutant.line,
                    "change": result.mutant.change,
                    "mutator": result.mutant.mutator,
                    "caught": result.caught,
                    "by": result.by,
                    "seconds": round(result.seconds, 2),
                }
                for result in results
            ],
        },
        indent=2,
        ensure_ascii=False,
    )


# ---------------------------------------------------------------------------- the command


def find_files(root: Path, game: str, also: Sequence[str], only: str) -> list[str]:
    """The source files to change, relative to root."""
    folder = root / PACKAGE / "games" / game
    if not folder.is_dir():
        games = sorted(
            path.name.replace("_", "-")
            for path in folder.parent.glob("*")
            if (path / "rules").is_dir()
        )
        known = ", ".join(games) or "none has a rules folder yet"
        raise Refusal(f"There is no game {game.replace('_', '-')!r} to change; known: {known}.")
    found = {path for pattern in (*FILES, *also) for path in folder.glob(pattern)}
    names = sorted(path.relative_to(root).as_posix() for path in found if path.suffix == ".py")
    if only:
        names = [name for name in names if name.endswith(only)]
    if not names:
        raise Refusal(
            f"No source file of {game.replace('_', '-')} "
            + (f"ends in {only!r}." if only else f"matches {', '.join((*FILES, *also))}.")
        )
    return names


def find_all(sources: dict[str, str]) -> Iterator[Mutant]:
    for file, source in sources.items():
        yield from Finder(file, source).find()


def positive(text: str) -> int:
    if not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"{text!r} should be a whole number above 0")
    return int(text)


def parse(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="mutants",
        description="Change the rules of a game in seeded ways and see whether the tests notice.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    add("--game", default="washingtons-war", help="whose rules to change (washingtons-war)")
    add("--count", type=positive, default=200, help="how many changes to try (200)")
    add("--seed", type=int, default=1, help="which ones (1)")
    add("--jobs", type=positive, default=2, help="how many at a time (2)")
    add("--only", default="", metavar="FILE", help="change only files whose path ends so")
    add("--also", action="append", default=[], metavar="FILE",
        help="another file, or a pattern, below the game's folder")  # fmt: skip
    add("--rest", action="append", default=[], metavar="PATH",
        help="tests that survivors of the conformance tests meet (tests/games/<game>)")  # fmt: skip
    add("--json", type=Path, metavar="FILE", help="write the results to a file as well")
    add("--show", action="store_true", help="list the chosen changes and run nothing")
    add("--root", type=Path, default=Path(__file__).resolve().parent.parent, help=argparse.SUPPRESS)
    return parser.parse_args(argv)


def main(argv: Sequence[str] | None = None) -> int:
    args = parse(argv)
    try:
        return run(args)
    except Refusal as refusal:
        print(f"mutants: {refusal}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("mutants: stopped.", file=sys.stderr)
        return 130


def run(args: argparse.Namespace) -> int:
    from rich.console import Console

    console = Console(soft_wrap=True)
    root: Path = args.root
    game = str(args.game).replace("-", "_")
    files = find_files(root, game, args.also, args.only)
    sources = {file: (root / file).read_text(encoding="utf-8") for file in files}
    everything = list(find_all(sources))
    equivalents = read_equivalents(
        root / "tests" / "conformance" / game / "equivalent_mutants.toml"
    )
    mutants = choose(everything, args.count, args.seed, equivalents)
    console.print(
        f"{len(everything)} changes are possible in {len(files)} files; "
        f"{len(mutants)} are tried (seed {args.seed})."
    )
    if not args.only:
        for key in sorted(equivalents.keys() - {mutant.key for mutant in everything}):
            console.print(f"stale in equivalent_mutants.toml: {' | '.join(key)}", markup=False)
    if args.show:
        for mutant in mutants:
            console.print(f"{mutant.file}:{mutant.number}: {mutant.change}", markup=False)
        return 0
    rest = args.rest or [path.format(game=game) for path in REST]
    with tempfile.TemporaryDirectory(prefix="mutants-") as place:
        workshop = Workshop(root, game, files, rest, Path(place).resolve())
        results = try_mutants(console, workshop, mutants, sources, args.jobs)
    if args.json:
        args.json.write_text(write_json(results, args.seed), encoding="utf-8")
    show_results(console, results, sources)
    share = percentage(results)
    caught = sum(result.caught for result in results)
    console.print(
        f"{args.game}: {caught} of {len(results)} mutants caught, {share:.1f} % "
        f"({PASS_MARK:.0f} % wanted)"
    )
    return 0 if share >= PASS_MARK else 1


def try_mutants(
    console: Console,
    workshop: Workshop,
    mutants: Sequence[Mutant],
    sources: dict[str, str],
    jobs: int,
) -> list[Result]:
    """Run the tests unchanged and then against every mutant, with a bar that moves."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeElapsedColumn(), console=console) as progress:
        task = progress.add_task("tests unchanged", total=None)
        seconds = workshop.prepare()
        progress.update(task, total=1, completed=1)
        task = progress.add_task("mutants", total=len(mutants))
        survivors = 0

        def tell(result: Result) -> None:
            nonlocal survivors
            survivors += not result.caught
            progress.update(task, advance=1, description=f"mutants, {survivors} survived")

        started = time.perf_counter()
        results = run_all(workshop, mutants, sources, jobs, tell)
    each = (time.perf_counter() - started) / max(1, len(mutants))
    console.print(
        f"{len(workshop.tests)} tests took {seconds:.0f} s unchanged; {each:.1f} s for each mutant."
    )
    return results


if __name__ == "__main__":
    sys.exit(main())
