"""Arguments that read NAME=VALUE, for the commands of the laboratory and the command line."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from ticonderoga.engine.errors import TiconderogaError

OPTION_EXAMPLE = "NAME=VALUE, for example edition=rewritten"


def named_values(given: Sequence[str], flag: str, example: str) -> dict[str, str]:
    """NAME=VALUE as pairs, or a sentence on how it should read."""
    pairs: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise TiconderogaError(f"'{flag} {text}' should read {flag} {example}")
        pairs[name] = value
    return pairs


def require_writable(path: Path) -> None:
    """Asked before the games begin, so that a wrong name costs nothing."""
    folder = path.absolute().parent
    if path.is_dir():
        raise TiconderogaError(f"'{path}' cannot be written: it is a folder; name a file in it")
    if not folder.is_dir():
        raise TiconderogaError(f"'{path}' cannot be written: there is no folder {folder}")
    if not os.access(path if path.exists() else folder, os.W_OK):
        raise TiconderogaError(f"'{path}' cannot be written: you may not write there")


def run(main: Callable[[], int]) -> None:
    """Run a command; a mistake is a sentence and the exit status 2."""
    try:
        sys.exit(main())
    except TiconderogaError as error:
        print(error, file=sys.stderr)
        sys.exit(2)


def option_values(given: Sequence[str]) -> dict[str, str]:
    """The options of a game as given; the engine checks their names and values."""
    return named_values(given, "--option", OPTION_EXAMPLE)
