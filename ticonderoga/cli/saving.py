"""Keeping a game: written whole or not at all, and never over another one by accident."""

from __future__ import annotations

import os
import tempfile
from datetime import datetime
from pathlib import Path

from ticonderoga.engine.errors import DamagedFile, TiconderogaError
from ticonderoga.engine.match import Match
from ticonderoga.engine.registry import find_game
from ticonderoga.engine.save import load, save


def write_atomically(path: Path, text: str) -> None:
    """Write a file so that a reader, or a crash, never meets half of it."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())  # else a power failure may leave the new name empty
            os.replace(name, path)
        except OSError:
            os.unlink(name)
            raise
    except OSError as error:
        raise TiconderogaError(f"{path} cannot be written: {error.strerror or error}") from None


def save_to(match: Match, path: Path) -> None:
    write_atomically(path, save(match))


def load_from(path: Path) -> Match:
    """A saved game, or a sentence with the line and the reason."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise TiconderogaError(f"{path} is no saved game: it is not text") from None
    except OSError as error:
        raise TiconderogaError(f"{path} cannot be read: {error.strerror or error}") from None
    try:
        return load(text, find_game)
    except DamagedFile as error:
        raise TiconderogaError(f"{path} is damaged or was changed: {error}") from None


def fresh_place(text: str) -> Path:
    """A file to save to that holds no other game yet."""
    path = Path(text).expanduser()
    if path.is_dir():
        raise TiconderogaError(f"{path} is a folder; name a file in it: {path / 'game.txt'}")
    if path.exists():
        raise TiconderogaError(
            f"{path} exists already; add '--load {text}' to go on with it, or name another file"
        )
    folder = path.absolute().parent
    while not folder.exists() and folder != folder.parent:
        folder = folder.parent
    if not folder.is_dir() or not os.access(folder, os.W_OK):
        raise TiconderogaError(f"{path} cannot be written: {folder} is no folder you may write to")
    return path


def own_place(game: str) -> Path:
    """Where a game goes that is left without a file of its own."""
    state = os.environ.get("XDG_STATE_HOME") or str(Path.home() / ".local" / "state")
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
    return Path(state) / "ticonderoga" / f"{game}-{stamp}-{os.getpid()}.txt"
