"""The small changes that can be made to a source file, and which of them are tried.

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

import ast
import difflib
import hashlib
import io
import re
import tokenize
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

SIDES = (("ALLIED", "BRITISH"), ("AMERICAN", "BRITISH"), ("FRENCH", "BRITISH"))
"""The two sides of a game: the first whose names its sources have both."""
WORDS = frozenset({"log", "record", "text", "words", "Reason", "cast", "TYPE_CHECKING", "__name__"})
"""Calls of these, or of anything below them, are words and not rules."""
LARGEST_NUMBER = 20


class Refusal(Exception):
    """Something a person has to put right; the message is a sentence."""


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

    def __init__(self, file: str, source: str, sides: tuple[str, ...] = ()) -> None:
        self.file = file
        self.source = source
        self.lines = source.splitlines(keepends=True)
        self.starts = [0]
        for line in self.lines:
            self.starts.append(self.starts[-1] + len(line))
        self.tokens = [
            (self.starts[token.start[0] - 1] + token.start[1], token.string)
            for token in tokenize.generate_tokens(io.StringIO(source).readline)
            if token.type in (tokenize.OP, tokenize.NAME)
        ]
        self.sides = opponents({string for _, string in self.tokens}, sides or sides_of([source]))
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


def sides_of(sources: Iterable[str]) -> tuple[str, ...]:
    """The two sides of the game that some sources are of."""
    names = {name for source in sources for name in re.findall(r"\w+", source)}
    return next((pair for pair in SIDES if names.issuperset(pair)), ())


def opponents(names: set[str], sides: tuple[str, ...]) -> dict[str, str]:
    """Each side and the other one, in a source that has both names: one that is not there would
    always be noticed."""
    return dict(zip(sides, reversed(sides))) if sides and names.issuperset(sides) else {}


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


def find_all(sources: dict[str, str]) -> Iterator[Mutant]:
    sides = sides_of(sources.values())
    for file, source in sources.items():
        yield from Finder(file, source, sides).find()
