"""`make rules`: does every line of a game's rule catalogue have a test?

A game's catalogue is tests/conformance/<game>/catalogue.toml. A test claims lines of it with

    @pytest.mark.rule("R-125", "R-126")

on a function, a class, a parameter (`pytest.param(…, marks=pytest.mark.rule("R-131"))`) or a
whole module (`pytestmark = …`). Tests in any folder named after the game speak of that game;
tests elsewhere say `game="washingtons-war"` in the mark. The marks are read from the source,
never by importing it, so their ids must be plain strings, or module constants made of them.
"""

from __future__ import annotations

import argparse
import ast
import json
import signal
import sys
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeGuard

MOST_EXCUSED = 10
"""How many lines a game may excuse, unless its catalogue says `most_excused`."""
FAMILIES = {"rule": "lines", "example": "examples", "edition": "editions", "ruling": "rulings"}
PREFIXES = {"rule": "R-", "example": "G-", "edition": "E-", "ruling": "A-"}
TEXTS = {
    "rule": ("text",),
    "example": ("situation", "result"),
    "edition": ("official_2014", "rewritten"),
    "ruling": ("text",),
}

EXAMPLES = """\
examples:
  python tools/rules.py                            every game
  python tools/rules.py --game washingtons-war     one game
  python tools/rules.py --list R-125               the line and the tests that claim it
  python tools/rules.py --json > rules.json        for scripts

exit status: 0 all lines have a test, 1 some have none (or a test claims an unknown id, or
more lines are excused than may be), 2 the catalogue or the command cannot be understood
"""


class Refusal(Exception):
    """Something a person has to put right; the message is a sentence."""


# ---------------------------------------------------------------------------- the catalogue


@dataclass(frozen=True)
class Line:
    """One entry of a catalogue."""

    id: str
    family: str
    section: str
    text: str
    component: str = ""
    restates: tuple[str, ...] = ()


@dataclass
class Catalogue:
    """The numbered rules of one game."""

    game: str
    folder: str
    lines: dict[str, Line]
    most_excused: int = MOST_EXCUSED

    def of(self, family: str) -> list[Line]:
        return [line for line in self.lines.values() if line.family == family]


def read_catalogue(path: Path) -> Catalogue:
    """Read a catalogue, or refuse it with the reason."""
    try:
        table = tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise Refusal(f"{path} is not valid TOML: {error}.") from error
    folder = path.parent.name
    lines: dict[str, Line] = {}
    for family in FAMILIES:
        for entry in table.get(family, []):
            line = read_line(path, family, entry)
            if line.id in lines:
                raise Refusal(f"{path} has two entries with the id {line.id}; ids are unique.")
            lines[line.id] = line
            for other in entry.get("see", []):
                known(path, table, line.id, other)
    for line in lines.values():
        for other in line.restates:
            known(path, table, line.id, other)
            if lines[other].restates:
                raise Refusal(
                    f"{path}: {line.id} restates {other}, which itself restates other lines; "
                    f"name those instead."
                )
    game = str(table.get("game", folder.replace("_", "-")))
    return Catalogue(game, folder, lines, int(table.get("most_excused", MOST_EXCUSED)))


def read_line(path: Path, family: str, entry: dict[str, Any]) -> Line:
    """Read one entry: an id of its family, a section, and what it says."""
    id_ = str(entry.get("id", ""))
    if not id_.startswith(PREFIXES[family]):
        raise Refusal(
            f"{path}: an entry of [[{family}]] has the id {id_!r}; it should begin with "
            f"{PREFIXES[family]!r}."
        )
    for key in ("section", *TEXTS[family]):
        if not str(entry.get(key, "")).strip():
            raise Refusal(f"{path}: {id_} has no {key!r}; every [[{family}]] needs one.")
    component = str(entry.get("component", ""))
    restates = tuple(map(str, entry.get("restates", ())))
    if component and family != "rule":
        raise Refusal(f"{path}: {id_} is marked as a component; only R-lines can be.")
    if restates and family != "ruling":
        raise Refusal(f"{path}: {id_} restates other lines; only rulings may.")
    text = " / ".join(str(entry[key]).strip() for key in TEXTS[family])
    return Line(id_, family, str(entry["section"]), text, component, restates)


def known(path: Path, table: dict[str, Any], id_: str, other: str) -> None:
    """Refuse a reference to an entry that does not exist."""
    if not any(entry.get("id") == other for family in FAMILIES for entry in table.get(family, [])):
        raise Refusal(f"{path}: {id_} refers to {other}, which is not in the catalogue.")


def find_catalogues(root: Path, game: str = "") -> list[Catalogue]:
    """The catalogues under root, in the order of their folders."""
    found = sorted((root / "tests" / "conformance").glob("*/catalogue.toml"))
    if not found:
        raise Refusal(f"There is no tests/conformance/<game>/catalogue.toml under {root}.")
    catalogues = [read_catalogue(path) for path in found]
    if not game:
        return catalogues
    chosen = [c for c in catalogues if game in (c.game, c.folder)]
    if not chosen:
        names = ", ".join(c.game for c in catalogues)
        raise Refusal(f"No game called {game!r} has a rule catalogue; these have: {names}.")
    return chosen


# ---------------------------------------------------------------------------- the tests' claims


@dataclass(frozen=True, order=True)
class Claim:
    """A test says that it checks a line."""

    id: str
    file: str
    test: str
    game: str = ""
    """Empty: the game whose folder the file is in."""

    @property
    def node(self) -> str:
        return f"{self.file}::{self.test}"


@dataclass
class Reading:
    """What the marks of some test files say."""

    claims: set[Claim] = field(default_factory=set)
    problems: list[str] = field(default_factory=list)


class ModuleReader:
    """Reads the rule marks of one test module from its syntax tree."""

    def __init__(self, name: str, source: str, reading: Reading) -> None:
        self.name = name
        self.reading = reading
        self.tree = ast.parse(source, filename=name)
        self.counted: set[ast.Call] = set()
        self.constants: dict[str, ast.expr] = {}
        for target, value in assignments(self.tree.body):
            self.constants[target] = value

    def read(self) -> None:
        self.read_body(self.tree.body, [], "")
        for node in ast.walk(self.tree):
            if self.is_rule_mark(node) and node not in self.counted:
                self.problem(
                    node,
                    f"{ast.unparse(node)} counts for nothing: it stands on no test that pytest "
                    f"would collect, run and expect to pass",
                )

    def read_body(self, body: list[ast.stmt], outer: list[ast.expr], prefix: str) -> None:
        """A module or class: its own marks go to every test inside."""
        marks = outer + pytestmarks(body)
        for node in body:
            if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
                self.read_body(node.body, marks + node.decorator_list, f"{prefix}{node.name}::")
            elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                if node.name.startswith("test") and not all(map(is_empty, node.body)):
                    self.read_test(prefix + node.name, marks + node.decorator_list)

    def read_test(self, test: str, marks: list[ast.expr]) -> None:
        if any(self.leaves_out(mark) for mark in marks):
            return
        for mark in marks:
            for node in self.walk(mark, set()):
                if isinstance(node, ast.Call) and self.is_rule_mark(node):
                    self.read_mark(test, node)

    def walk(self, expression: ast.expr, seen: set[str]) -> Iterator[ast.AST]:
        """An expression and all in it, with the module constants that it names."""
        for node in ast.walk(expression):
            yield node
            if isinstance(node, ast.Name) and node.id in self.constants and node.id not in seen:
                seen.add(node.id)
                yield from self.walk(self.constants[node.id], seen)

    def is_rule_mark(self, node: ast.AST) -> TypeGuard[ast.Call]:
        return isinstance(node, ast.Call) and self.names_mark(node.func, "rule")

    def names_mark(self, node: ast.expr, name: str) -> bool:
        """Is this `pytest.mark.<name>`, `mark.<name>`, or a module constant that is?"""
        if isinstance(node, ast.Name) and node.id in self.constants:
            node = self.constants[node.id]
        if not isinstance(node, ast.Attribute) or node.attr != name:
            return False
        inner = node.value
        return (isinstance(inner, ast.Name) and inner.id == "mark") or (
            isinstance(inner, ast.Attribute) and inner.attr == "mark"
        )

    def leaves_out(self, mark: ast.expr) -> bool:
        """May the test be skipped or expected to fail, be it only under circumstances?"""
        func = mark.func if isinstance(mark, ast.Call) else mark
        return any(self.names_mark(func, name) for name in ("skip", "skipif", "xfail"))

    def read_mark(self, test: str, node: ast.Call) -> None:
        """Note what a mark on a test claims, or (once) why it cannot be understood."""
        ids = self.strings(ast.Tuple(node.args))
        games = [k.value for k in node.keywords if k.arg == "game"]
        game = self.strings(ast.Tuple(games)) if len(games) == len(node.keywords) else None
        if ids and game is not None:
            for id_ in ids:
                self.reading.claims.add(Claim(id_, self.name, test, "".join(game)))
        elif node not in self.counted:
            self.problem(
                node,
                f"{ast.unparse(node)} cannot be understood without running it; give the ids as "
                f'plain strings, and after them nothing but game="…"',
            )
        self.counted.add(node)

    def strings(self, node: ast.expr) -> list[str] | None:
        """The strings an expression stands for, if that can be seen without running it."""
        if isinstance(node, ast.Name) and node.id in self.constants:
            return self.strings(self.constants[node.id])
        if isinstance(node, ast.Starred):
            return self.strings(node.value)
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            return [node.value]
        if isinstance(node, ast.Tuple | ast.List):
            found: list[str] = []
            for element in node.elts:
                strings = self.strings(element)
                if strings is None:
                    return None
                found.extend(strings)
            return found
        return None

    def problem(self, node: ast.Call, sentence: str) -> None:
        self.reading.problems.append(f"{self.name}:{node.lineno}: {sentence}.")


def assignments(body: list[ast.stmt]) -> Iterator[tuple[str, ast.expr]]:
    """The plain `name = value` lines of a module or class."""
    for node in body:
        if isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Name):
                    yield target.id, node.value
        elif isinstance(node, ast.AnnAssign) and node.value is not None:
            if isinstance(node.target, ast.Name):
                yield node.target.id, node.value


def pytestmarks(body: list[ast.stmt]) -> list[ast.expr]:
    """The marks that `pytestmark = …` lays on a module or class."""
    marks: list[ast.expr] = []
    for name, value in assignments(body):
        if name == "pytestmark":
            marks.extend(value.elts if isinstance(value, ast.List | ast.Tuple) else [value])
    return marks


def is_empty(statement: ast.stmt) -> bool:
    """`pass`, `…` or a docstring: a statement that tests nothing."""
    return isinstance(statement, ast.Pass) or (
        isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
    )


def test_files(root: Path) -> Iterator[Path]:
    """The files pytest would collect, in a fixed order."""
    for path in sorted((root / "tests").rglob("*.py")):
        if path.name.startswith("test_") or path.name.endswith("_test.py"):
            yield path


def read_tests(root: Path) -> Reading:
    """Every claim of every test under root/tests."""
    reading = Reading()
    for path in test_files(root):
        name = path.relative_to(root).as_posix()
        try:
            ModuleReader(name, path.read_text(encoding="utf-8"), reading).read()
        except SyntaxError as error:
            raise Refusal(f"{name} cannot be parsed (line {error.lineno}: {error.msg}).") from error
    return reading


# ---------------------------------------------------------------------------- the verdict


@dataclass
class Report:
    """A game's catalogue beside the tests that claim its lines."""

    catalogue: Catalogue
    tests: dict[str, list[str]]
    unknown: list[Claim]

    def is_tested(self, line: Line) -> bool:
        if self.tests.get(line.id):
            return True
        return bool(line.restates) and all(self.tests.get(other) for other in line.restates)

    def excused(self) -> list[Line]:
        return [line for line in self.catalogue.of("rule") if line.component]

    def untested(self, family: str) -> list[Line]:
        return [
            line
            for line in self.catalogue.of(family)
            if not line.component and not self.is_tested(line)
        ]

    def passes(self) -> bool:
        return (
            not self.unknown
            and len(self.excused()) <= self.catalogue.most_excused
            and not any(self.untested(family) for family in FAMILIES)
        )


def speaks_of(claim: Claim, catalogue: Catalogue) -> bool:
    if claim.game:
        return claim.game in (catalogue.game, catalogue.folder)
    return catalogue.folder in Path(claim.file).parts[:-1]


def judge(catalogue: Catalogue, reading: Reading) -> Report:
    """Lay the claims of the tests beside the lines of a game."""
    tests: dict[str, list[str]] = {}
    unknown: list[Claim] = []
    for claim in sorted(reading.claims):
        if not speaks_of(claim, catalogue):
            continue
        if claim.id in catalogue.lines:
            tests.setdefault(claim.id, []).append(claim.node)
        else:
            unknown.append(claim)
    return Report(catalogue, tests, unknown)


def homeless(catalogues: Sequence[Catalogue], reading: Reading) -> list[str]:
    """Claims of tests from which it cannot be seen which game they mean."""
    return [
        f"{claim.node} claims {claim.id} "
        + (
            f"of {claim.game!r}, which has no catalogue."
            if claim.game
            else "outside every game's folder; name the game in the mark, as in "
            f'pytest.mark.rule("{claim.id}", game="{catalogues[0].game}").'
        )
        for claim in sorted(reading.claims)
        if not any(speaks_of(claim, catalogue) for catalogue in catalogues)
    ]


def write_report(report: Report) -> list[str]:
    """The report of one game, for people."""
    name = report.catalogue.game
    out: list[str] = []
    for family, plural in FAMILIES.items():
        lines = report.catalogue.of(family)
        if not lines and family != "rule":
            continue
        count = f"{len(lines)} {plural}, {len(report.untested(family))} without a test"
        out.append(f"{name}: {count}" if family == "rule" else f"  {count}")
    for family in FAMILIES:
        out.extend(
            f"  no test: {line.id} ({line.section}) {line.text}" for line in report.untested(family)
        )
    out.extend(f"  unknown id: {claim.id}, claimed by {claim.node}" for claim in report.unknown)
    excused = report.excused()
    out.extend(f"  excused: {line.id} ({line.section}) {line.component}" for line in excused)
    most = report.catalogue.most_excused
    if len(excused) > most:
        out.append(f"  {len(excused)} lines are excused; {most} at the most may be.")
    return out


def write_json(reports: list[Report], problems: list[str]) -> str:
    """The same for scripts."""
    games = {
        report.catalogue.game: {
            plural: {
                "count": len(report.catalogue.of(family)),
                "without_a_test": [line.id for line in report.untested(family)],
            }
            for family, plural in FAMILIES.items()
        }
        | {
            "excused": {line.id: line.component for line in report.excused()},
            "unknown": {claim.id: claim.node for claim in report.unknown},
            "tests": report.tests,
            "passes": report.passes(),
        }
        for report in reports
    }
    return json.dumps({"games": games, "problems": problems}, indent=2, ensure_ascii=False)


def write_line(report: Report, id_: str) -> list[str]:
    """One line of the catalogue and the tests that claim it."""
    line = report.catalogue.lines[id_]
    out = [f"{report.catalogue.game} {line.id} ({line.section}) {line.text}"]
    if line.component:
        out.append(f"  excused: {line.component}")
    out.extend(f"  {node}" for node in report.tests.get(id_, []))
    for other in line.restates:
        out.append(f"  restates {other}")
        out.extend(f"    {node}" for node in report.tests.get(other, []))
    if not line.component and not report.is_tested(line):
        out.append("  no test")
    return out


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="rules",
        description="Map every line of the rule catalogues to the tests that claim it.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--game", default="", help="one game only, such as washingtons-war")
    parser.add_argument("--json", action="store_true", help="print JSON instead of text")
    parser.add_argument("--list", metavar="ID", default="", help="show one line and its tests")
    parser.add_argument(
        "--root",
        type=Path,
        default=Path(__file__).resolve().parent.parent,
        help="the project to look at (default: the one this tool is in)",
    )
    args = parser.parse_args(argv)
    try:
        return run(args.root, args.game, args.list, args.json)
    except Refusal as refusal:
        print(f"rules: {refusal}", file=sys.stderr)
        return 2


def run(root: Path, game: str, id_: str, as_json: bool) -> int:
    catalogues = find_catalogues(root, game)
    reading = read_tests(root)
    reports = [judge(catalogue, reading) for catalogue in catalogues]
    problems = list(reading.problems)
    if not game:
        problems += homeless(catalogues, reading)
    if id_:
        having = [report for report in reports if id_ in report.catalogue.lines]
        if not having:
            raise Refusal(f"No catalogue has a line {id_!r}; ids look like R-125, G-08, A-11.")
        for report in having:
            print("\n".join(write_line(report, id_)))
        return 0
    if as_json:
        print(write_json(reports, problems))
    else:
        for report in reports:
            print("\n".join(write_report(report)))
        for problem in problems:
            print(f"problem: {problem}")
    return 0 if not problems and all(report.passes() for report in reports) else 1


if __name__ == "__main__":
    if hasattr(signal, "SIGPIPE"):
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # so that `… | head` ends quietly
    sys.exit(main())
