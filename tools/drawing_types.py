"""Write the client's types of what is drawn from the engine's: web/src/drawing.ts.

    python tools/drawing_types.py           # write the file
    python tools/drawing_types.py --check   # complain if it is not what would be written

The types come from `ticonderoga/engine/drawing.py`, their docstrings with them.
"""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, is_typeddict

from ticonderoga.engine import drawing
from ticonderoga.engine.drawing_check import fields_of

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "web" / "src" / "drawing.ts"
HEADER = """\
/** What a game tells the table: its board once, and its present look at every step.
 *
 * Made from ticonderoga/engine/drawing.py by tools/drawing_types.py: do not edit it here. */
"""
PLAIN: dict[Any, str] = {
    int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null", None: "null",
}  # fmt: skip


class Source:
    """The names of a module of types in their order, and their docstrings."""

    def __init__(self, path: Path) -> None:
        self.names: list[str] = []
        self.said: dict[str, str] = {}
        """By name of a type, or by type and field with a dot between."""
        self._read(ast.parse(path.read_text()).body, "")

    def _read(self, body: list[ast.stmt], inside: str) -> None:
        for line, after in zip(body, [*body[1:], None]):
            name = _name_of(line)
            if not name:
                continue
            if not inside:
                self.names.append(name)
            docs = ast.get_docstring(line) if isinstance(line, ast.ClassDef) else _docs(after)
            if docs:
                self.said[f"{inside}{name}"] = re.sub(r"\s+", " ", docs)
            if isinstance(line, ast.ClassDef):
                self._read(line.body, f"{name}.")


def _name_of(line: ast.stmt) -> str:
    """The name that a line of a module of types defines."""
    if isinstance(line, ast.ClassDef):
        return line.name
    if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
        return line.target.id
    if isinstance(line, ast.Assign) and isinstance(line.targets[0], ast.Name):
        return line.targets[0].id
    return ""


def _docs(line: ast.stmt | None) -> str:
    if isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant):
        return str(line.value.value)
    return ""


class Writer:
    """Writes the types of a module as TypeScript."""

    def __init__(self, module: Any) -> None:
        self.module = module
        self.source = Source(Path(module.__file__))
        self.aliases: dict[Any, str] = {}

    def text(self) -> str:
        parts = [self._definition(name) for name in self.source.names]
        return "\n".join(part for part in parts if part)

    def _definition(self, name: str) -> str:
        kind = getattr(self.module, name)
        if is_typeddict(kind):
            return self._interface(name, kind)
        if isinstance(kind, str):
            return f"{self._comment(name)}export const {name} = {_quoted(kind)};\n"
        written = self.type(kind)
        if get_origin(kind) is not tuple:
            self.aliases[kind] = name
        return f"{self._comment(name)}export type {name} = {written};\n"

    def _interface(self, name: str, kind: Any) -> str:
        lines = [f"{self._comment(name)}export interface {name} {{"]
        for field, (inner, required) in fields_of(kind).items():
            comment = self._comment(f"{name}.{field}", "  ")
            lines.append(f"{comment}  {field}{'' if required else '?'}: {self.type(inner)};")
        return "\n".join([*lines, "}\n"])

    def _comment(self, name: str, indent: str = "") -> str:
        said = self.source.said.get(name)
        return f"{indent}/** {said} */\n" if said else ""

    def type(self, kind: Any) -> str:
        """A type in TypeScript: by its name if it has one."""
        if kind in PLAIN:
            return PLAIN[kind]
        if is_typeddict(kind):
            return str(kind.__name__)
        if kind in self.aliases:
            return self.aliases[kind]
        origin, args = get_origin(kind), get_args(kind)
        if origin is Literal:
            return " | ".join(_quoted(each) for each in args)
        if origin is Union or origin is UnionType:
            return " | ".join(self.type(each) for each in args)
        if origin is tuple:
            return f"[{', '.join(self.type(each) for each in args)}]"
        if origin is dict:
            return f"Record<string, {self.type(args[1])}>"
        inner = self.type(args[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"


def _quoted(text: str) -> str:
    return f"'{text}'"


def typescript() -> str:
    """What the file should hold."""
    return f"{HEADER}\n{Writer(drawing).text()}"


def main() -> int:
    if sys.argv[1:] == ["--check"]:
        if OUT.read_text() != typescript():
            print(f"{OUT.relative_to(ROOT)} is not up to date: python tools/drawing_types.py")
            return 1
        return 0
    OUT.write_text(typescript())
    print(f"{OUT.relative_to(ROOT)} written")
    return 0


if __name__ == "__main__":
    sys.exit(main())
