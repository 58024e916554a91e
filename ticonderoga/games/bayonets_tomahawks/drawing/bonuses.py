"""18.2 The Bonus VPs of a Year in words."""

from __future__ import annotations

from ticonderoga.games.bayonets_tomahawks.data.pack import Pack
from ticonderoga.games.bayonets_tomahawks.data.scenarios import (
    CONTROL_AT_LEAST,
    PER_COLONY,
    SETTLED_SPACES,
    VICTORY_SPACES,
    Bonus,
)
from ticonderoga.games.bayonets_tomahawks.text.names import SIDE_NAMES


def say_bonus(pack: Pack, faction: int, bonus: Bonus) -> str:
    """What a faction gains VPs for when the Year ends, as a sentence."""
    board, enemy = pack.board, SIDE_NAMES[1 - faction]
    if bonus.kind == CONTROL_AT_LEAST:
        spaces = f"{bonus.count} {enemy} {_spaces(bonus)}s"
        if bonus.count == 1:
            spaces = f"one {enemy} {_spaces(bonus)}"
        return f"{_vps(bonus.vp)} for {spaces} or more."
    if bonus.kind == PER_COLONY:
        colonies = ", ".join([board.colony_names[colony] for colony in bonus.colonies])
        return f"{_vps(bonus.vp)} for each of {colonies} with {bonus.count} of its spaces."
    names = ", ".join([board.names[space] for space in bonus.spaces])
    return f"{_vps(bonus.vp)} for each of {names} that the {enemy} do not control."


def _spaces(bonus: Bonus) -> str:
    if bonus.what == VICTORY_SPACES:
        return "Victory Space"
    return "Settled Space" if bonus.what == SETTLED_SPACES else "Home Space"


def _vps(number: int) -> str:
    return "1 VP" if number == 1 else f"{number} VPs"
