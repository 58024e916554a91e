"""The files of a data pack: a game's own, or those of a folder that corrects some of them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import blake2b
from importlib import resources
from pathlib import Path

from ticonderoga.engine.reading import PackError, Problem, Table, parse

__all__ = ["PackFiles", "digest_of", "open_files", "refusal"]


class PackFiles:
    """What was found: the top object of each file, and which of them the folder brought."""

    __slots__ = ("own", "tops")

    def __init__(self, tops: list[Table], own: list[str]) -> None:
        self.tops: list[Table] = tops
        self.own: list[str] = own


def open_files(
    package: str, files: Sequence[str], path: str, problems: list[Problem]
) -> PackFiles:
    """Read the files of a pack. `package` is the game's, whose folder `pack` holds the built-in
    files; `path` a folder with some or all of them, or empty for the built-in ones."""
    own = _own_files(path, files, problems)
    tops = [_top(package, path if file in own else "", file, problems) for file in files]
    return PackFiles(tops, own)


def digest_of(tops: Sequence[Table]) -> str:
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
        problems.append(
            Problem(
                path,
                "",
                "there is no such folder.",
                f"Name a folder that holds one or more of {', '.join(files)}.",
            )
        )
    elif not own:
        problems.append(
            Problem(
                path,
                "",
                "the folder holds no file of a pack.",
                f"Put one or more of {', '.join(files)} there.",
            )
        )
    return own


def _top(package: str, path: str, file: str, problems: list[Problem]) -> Table:
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
