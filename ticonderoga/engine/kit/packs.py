"""Data packs: the files of a game, or those of a folder that corrects some of them.

A game says where its files are and how they are read:

    PACKS: Final = Packs("ticonderoga.games.my_game", ("pack.json", "map.json"), _read)

`_read` makes its pack from the top objects of the files, in that order. The first file is the
label: `schema`, `name`, `title`, `notice` and, for readers, the counts of `confidence`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from hashlib import blake2b
from importlib import resources
from pathlib import Path
from typing import Final, Generic, TypeVar

from ticonderoga.engine.game import Option
from ticonderoga.engine.kit.fields import CONFIDENCE, Fields, PackError, Problem, parse

SCHEMA: Final = 1
PACK_OPTION: Final = Option(
    "pack", "", (), "folder of a corrected data pack; empty for the built-in one"
)

Counts = dict[str, dict[str, int]]
"""How many facts of each sort are certain, likely and reconstructed."""
P = TypeVar("P")


class Label:
    """How a pack is called, by what it is known, and how sure its facts are."""

    __slots__ = ("confidence_counts", "digest", "name", "notice", "title")

    def __init__(self) -> None:
        self.name: str = ""
        self.title: str = ""
        self.notice: str = ""
        self.digest: str = ""
        self.confidence_counts: Counts = {}

    def confidence(self) -> list[str]:
        """Sentences on what is certain and what is not."""
        lines = [self.notice] if self.notice else []
        for what, counts in self.confidence_counts.items():
            said = ", ".join([f"{number} {mark}" for mark, number in counts.items()])
            lines.append(f"{what}: {said}")
        return lines


class PackFiles:
    """The files of a pack being read: the top object of each, which of them the folder brought,
    what makes the pack unusable (`problems`) and what is only worth a look (`remarks`)."""

    __slots__ = ("own", "path", "problems", "remarks", "tops")

    def __init__(self, path: str) -> None:
        self.path: str = path
        self.own: list[str] = []
        self.tops: list[Fields] = []
        self.problems: list[Problem] = []
        self.remarks: list[Problem] = []


class Packs(Generic[P]):
    """The packs of one game. The built-in one is read once; a folder's every time."""

    def __init__(
        self, package: str, files: Sequence[str], read: Callable[[PackFiles], P]
    ) -> None:
        self.package: str = package
        self.files: tuple[str, ...] = tuple(files)
        self.read: Callable[[PackFiles], P] = read
        self._built_in: P | None = None

    def load(self, path: str = "") -> P:
        """The built-in pack, or that of a folder whose missing files are taken from the built-in
        one. A sentence on what is wrong if it cannot be used."""
        if not path and self._built_in is not None:
            return self._built_in
        files = open_files(self.package, self.files, path)
        pack = self.read(files)
        if files.problems:
            raise PackError(refusal(path, files.problems))
        if not path:
            self._built_in = pack
        return pack

    def check(self, path: str) -> tuple[list[Problem], list[Problem]]:
        """Everything that makes a pack unusable (nothing, if it can be played), and what a person
        may want to look at nevertheless."""
        files = open_files(self.package, self.files, path)
        self.read(files)
        return files.problems, files.remarks


def read_label(files: PackFiles, counts: Counts, ruling: int | None = None) -> Label:
    """The label of a pack, from its first file. A pack that corrects only some files of the
    built-in one says so in its name. Only the first `ruling` files enter the digest: what is for
    drawing alone makes no other game of it."""
    top = files.tops[0]
    label = Label()
    top.known(["schema", "name", "title", "notice", "confidence"])
    if top.integer("schema", 0, 9999) != SCHEMA:
        top.complain(
            f'"schema" is {top.fields.get("schema")}.', f"This version reads schema {SCHEMA}."
        )
    label.name = top.text("name")
    label.title = top.text("title")
    label.notice = top.text("notice", "")
    if files.own and top.file not in files.own:
        label.name += f", corrected in {', '.join(files.own)}"
    label.digest = digest_of(files.tops[:ruling])
    label.confidence_counts = counts
    _note_counts(files, counts)
    return label


def tally(marks: Sequence[str]) -> dict[str, int]:
    """How many facts are certain, likely and reconstructed."""
    return {word: marks.count(word) for word in CONFIDENCE}


def _note_counts(files: PackFiles, found: Counts) -> None:
    """The counts in the label are for readers; where they are stale it is worth a remark."""
    top = files.tops[0]
    stated = top.inner("confidence", needed=False)
    stated.known(list(found))
    for name, counts in found.items():
        if not stated.has(name):
            continue
        row = stated.inner(name)
        row.known(list(CONFIDENCE))
        told = {word: row.integer(word, 0, 9999, 0) for word in CONFIDENCE}
        if told != counts and (top.file in files.own or not files.path):
            what = f"the counts are {list(told.values())}."
            remedy = f"The files hold {list(counts.values())}."
            files.remarks.append(Problem(top.file, f"confidence, {name}", what, remedy))


# ---------------------------------------------------------------------- files


def open_files(package: str, files: Sequence[str], path: str) -> PackFiles:
    """Read the files of a pack. `package` is the game's, whose folder `pack` holds the built-in
    files; `path` a folder with some or all of them, or empty for the built-in ones."""
    found = PackFiles(path)
    found.own = _own_files(path, files, found.problems)
    for file in files:
        folder = path if file in found.own else ""
        found.tops.append(_top(package, folder, file, found.problems))
    return found


def digest_of(tops: Sequence[Fields]) -> str:
    """A digest of what files say; how they are laid out makes no difference."""
    canonical = json.dumps(
        [table.fields for table in tops], sort_keys=True, separators=(",", ":"), ensure_ascii=True
    )
    return blake2b(canonical.encode("ascii"), digest_size=16).hexdigest()


def refusal(path: str, problems: Sequence[Problem]) -> str:
    """Why a pack cannot be used: the first three problems, and how many more there are."""
    shown = [str(problem) for problem in problems[:3]]
    more = len(problems) - len(shown)
    if more:
        shown.append(f"There {'is 1 more problem' if more == 1 else f'are {more} more problems'}.")
    name = f'The data pack "{path}"' if path else "The built-in data pack"
    return f"{name} cannot be used. {' '.join(shown)}"


def _own_files(path: str, files: Sequence[str], problems: list[Problem]) -> list[str]:
    """Which of the files a folder brings itself."""
    if not path:
        return []
    folder = Path(path)
    own = [file for file in files if (folder / file).is_file()]
    if not folder.is_dir():
        remedy = f"Name a folder that holds one or more of {', '.join(files)}."
        problems.append(Problem(path, "", "there is no such folder.", remedy))
    elif not own:
        remedy = f"Put one or more of {', '.join(files)} there."
        problems.append(Problem(path, "", "the folder holds no file of a pack.", remedy))
    return own


def _top(package: str, path: str, file: str, problems: list[Problem]) -> Fields:
    """A file of the pack; the built-in one stands in for a file that cannot be read."""
    if path:
        try:
            text = (Path(path) / file).read_text("utf-8-sig")
        except UnicodeDecodeError:
            problems.append(Problem(file, "", "it is not written in UTF-8.", "Save it as UTF-8."))
        except OSError as error:
            reason = error.strerror or "no reason given"
            problems.append(
                Problem(file, "", f"it cannot be read ({reason}).", "Check its permissions.")
            )
        else:
            table = parse(file, text, problems)
            if table is not None:
                return table
    folder = resources.files(package).joinpath("pack")
    built_in = parse(file, folder.joinpath(file).read_text("utf-8"), problems)
    if built_in is None:
        raise PackError(f"The built-in {file} is damaged. Install the game again.")
    return built_in
