"""Write the client's types from the engine's and the server's.

    python tools/client_types.py           # write the files
    python tools/client_types.py --check   # complain if they are not what would be written

    ticonderoga/engine/drawing.py        -> web/src/drawing.ts        what is drawn
    ticonderoga/engine/drawing_play.py   -> web/src/drawing_play.ts   a turn as it is played
    ticonderoga/engine/drawing_told.py   -> web/src/drawing_told.ts   the log and odds
    ticonderoga/server/sent.py           -> web/src/play/sent.ts      what the server says
    ticonderoga/server/messages.py       -> web/src/play/said.ts      what a client may say

Docstrings go with them as comments. `drawing.ts` hands on the types of the other two.
"""

from __future__ import annotations

import ast
import os
import re
import sys
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, is_typeddict

import msgspec

from ticonderoga.engine import drawing, drawing_play, drawing_told
from ticonderoga.engine.drawing_check import fields_of
from ticonderoga.server import messages, sent

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "web" / "src"
HEADER = """\
/** {about}
 *
 * Made from {source} by tools/client_types.py: do not edit it here. */
"""
PLAIN: dict[Any, str] = {
    int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null", None: "null",
    Any: "unknown",
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

    def __init__(self, module: Any, aliases: dict[Any, tuple[str, str]]) -> None:
        self.module = module
        self.source = Source(Path(module.__file__))
        self.aliases = aliases
        """Types that have a name, in this module or in one before it, and the module of each."""
        self.borrowed: dict[str, set[str]] = {}
        """By module, the types of it that are used here."""

    def text(self) -> str:
        parts = [self._definition(name) for name in self.source.names]
        return "\n".join(part for part in parts if part)

    def _definition(self, name: str) -> str:
        kind = getattr(self.module, name)
        if is_typeddict(kind):
            return self._interface(name, fields_of(kind))
        if hasattr(kind, "__struct_fields__"):
            return self._interface(name, struct_fields(kind))
        if not _is_type(kind):
            return ""
        if isinstance(kind, str):
            return f"{self._comment(name)}export const {name} = {_quoted(kind)};\n"
        written = self.type(kind)
        if get_origin(kind) is Annotated and written in PLAIN.values():
            return ""  # a word or a number within bounds
        if get_origin(kind) is not tuple:
            self.aliases[kind] = name, self.module.__name__
        return f"{self._comment(name)}export type {name} = {written};\n"

    def _interface(self, name: str, fields: dict[str, tuple[Any, bool]]) -> str:
        lines = [f"{self._comment(name)}export interface {name} {{"]
        for field, (inner, required) in fields.items():
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
        if is_typeddict(kind) or hasattr(kind, "__struct_fields__"):
            return self._named(kind.__name__, kind.__module__)
        if kind in self.aliases:
            return self._named(*self.aliases[kind])
        origin, args = get_origin(kind), get_args(kind)
        if origin is Annotated:
            return self.type(args[0])
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


    def _named(self, name: str, module: str) -> str:
        if module != self.module.__name__:
            self.borrowed.setdefault(module, set()).add(name)
        return name


def struct_fields(kind: Any) -> dict[str, tuple[Any, bool]]:
    """The fields of a message: its tag, and the others; those with a default may be left out."""
    tag = kind.__struct_config__.tag
    found: dict[str, tuple[Any, bool]] = {"type": (Literal[tag], True)} if tag else {}
    for field in msgspec.structs.fields(kind):
        found[field.name] = (field.type, field.required)
    return found


def _is_type(kind: Any) -> bool:
    """Whether a name of a module stands for a type or a word, not for a number or a function."""
    return isinstance(kind, str | UnionType) or get_origin(kind) is not None


def _quoted(text: str) -> str:
    return f"'{text}'"


FILES: dict[Any, tuple[str, str]] = {
    drawing_play: ("drawing_play.ts", "What is drawn of a turn as it is played."),
    drawing: (
        "drawing.ts",
        "What a game tells the table: its board once, its present look at every step.",
    ),
    drawing_told: ("drawing_told.ts", "What is told at a table: lines of the log, odds."),
    sent: ("play/sent.ts", "What the server says."),
    messages: ("play/said.ts", "What a client may say to the server."),
}
"""The file of each module and what it is about; those that others are made from come first."""
HANDED_ON = {drawing: (drawing_play, drawing_told)}


def written() -> dict[Path, str]:
    """What each file should hold."""
    aliases: dict[Any, tuple[str, str]] = {}
    return {CLIENT / name: _file(module, about, aliases) for module, (name, about) in FILES.items()}


def _file(module: Any, about: str, aliases: dict[Any, tuple[str, str]]) -> str:
    """A file with the types of a module."""
    source = Path(module.__file__).relative_to(ROOT).as_posix()
    writer = Writer(module, aliases)
    text = writer.text()
    paths = {other.__name__: _from(module, other) for other in FILES}
    imports = "".join(
        f"import type {{ {', '.join(sorted(names))} }} from '{paths[name]}';\n"
        for name, names in sorted(writer.borrowed.items())
    )
    imports += "".join(
        f"export * from '{paths[other.__name__]}';\n" for other in HANDED_ON.get(module, ())
    )
    return f"{HEADER.format(about=about, source=source)}{imports}\n{text}"


def _from(module: Any, other: Any) -> str:
    """How the file of a module names that of another."""
    here, there = (Path(FILES[each][0]) for each in (module, other))
    path = os.path.relpath(there.with_suffix(""), here.parent)
    return path if path.startswith(".") else f"./{path}"


def main() -> int:
    """Write the files, or say which of them would change."""
    files = written()
    if sys.argv[1:] == ["--check"]:
        stale = [path for path, text in files.items() if path.read_text() != text]
        for path in stale:
            print(f"{path.relative_to(ROOT)} is not up to date: python tools/client_types.py")
        return int(bool(stale))
    for path, text in files.items():
        path.write_text(text)
        print(f"{path.relative_to(ROOT)} written")
    return 0


if __name__ == "__main__":
    sys.exit(main())
