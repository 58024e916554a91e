"""The position as text that a person can read, edit and diff; and back again."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.dice import Dice
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.games.liberty_or_death.data.pack import Pack
from ticonderoga.games.liberty_or_death.data.pieces import (
    ELSEWHERE,
    FACTION_IDS,
    KIND_IDS,
    KINDS,
    LEADER_FACTION,
    LEADER_IDS,
    LEVEL_IDS,
    TYPE_IDS,
    TYPES,
)
from ticonderoga.games.liberty_or_death.data.spaces import EVERYWHERE, SPACE_IDS
from ticonderoga.games.liberty_or_death.edition import Edition
from ticonderoga.games.liberty_or_death.position import STEP_NAMES, Position

_BOXES: Final = ("available", "unavailable", "casualties")


def _cards(cards: tuple[int, ...]) -> str:
    return " ".join(str(card) for card in cards) or "-"


def _factions(bits: int) -> str:
    return " ".join(FACTION_IDS[f] for f in range(4) if bits >> f & 1) or "-"


def _order(g: Position) -> str:
    """The Command in hand, for the digest of a moment between two checkpoints."""
    order = g.order
    if order is None:
        return "-"
    done = (
        order.faction, order.command, order.spaces, order.special, order.special_spaces,
        order.specials_left, order.target, order.paid, order.stage, order.worked,
    )  # fmt: skip
    return " ".join(str(part) for part in done)


def write_position(g: Position) -> str:
    """One line a fact; one line for each space that is not empty and Neutral."""
    lines = [
        f"step {STEP_NAMES[g.step]} {g.cursor}",
        f"cards {g.played} {g.on_deck}",
        f"slot {g.slot} {g.first_action}",
        f"campaign {g.campaign} {g.winters}",
        f"treaty {int(g.treaty)} {int(g.treaty_card)}",
        f"tracks cbc={g.cbc} crc={g.crc}",
        f"squadrons west_indies={g.squadrons} unavailable={g.squadrons_unavailable}",
        "resources " + " ".join(f"{FACTION_IDS[f]}={g.resources[f]}" for f in range(4)),
        f"strokes {_factions(g.strokes)}",
        f"eligible {_factions(g.eligible)}",
        f"acted {_factions(g.acted)}",
        f"passed {_factions(g.passed)}",
        f"stays_eligible {_factions(g.stays_eligible)}",
        f"made_ineligible {_factions(g.made_ineligible)}",
    ]
    for name, box in zip(_BOXES, (g.available, g.unavailable, g.casualties), strict=True):
        held = " ".join(f"{TYPE_IDS[t]}={box[t]}" for t in range(TYPES) if box[t])
        lines.append(f"box {name} {held or '-'}")
    for space in EVERYWHERE:
        lines += _space_line(g, space)
    for leader, where in enumerate(g.leaders):
        if where != ELSEWHERE or leader in g.leader_of:
            place = "available" if where == ELSEWHERE else SPACE_IDS[where]
            lines.append(f"leader {LEADER_IDS[leader]} {place} {int(leader in g.leader_of)}")
    for faction in range(4):
        if g.controllers[faction]:
            lines.append(f"controller {FACTION_IDS[faction]} {g.controllers[faction]}")
    lines += [
        f"deck {_cards(g.deck)}",
        f"aside {_cards(g.set_aside)}",
        f"pile {_cards(g.played_cards)}",
        f"won {_cards(g.winners)}",
        f"ranking {_cards(g.ranking)}",
        f"reason {g.reason or '-'}",
        f"order {_order(g)}",
        f"dice {g.dice.write()}",
    ]
    return "\n".join(lines) + "\n"


def _space_line(g: Position, space: int) -> list[str]:
    parts = [f"{KIND_IDS[k]}={g.by_kind[k][space]}" for k in range(KINDS) if g.by_kind[k][space]]
    for name, row in (
        ("propaganda", g.propaganda), ("raids", g.raids), ("blockades", g.blockades),
    ):  # fmt: skip
        if row[space]:
            parts.append(f"{name}={row[space]}")
    level = LEVEL_IDS[g.level[space] + 2]
    if not parts and level == "N":
        return []
    return [" ".join(("space", SPACE_IDS[space], level, *parts))]


def _pairs(words: list[str]) -> dict[str, int]:
    if words == ["-"]:
        return {}
    return {name: int(value) for name, value in (word.split("=") for word in words)}


def _numbers(words: list[str]) -> tuple[int, ...]:
    return () if words == ["-"] else tuple(int(word) for word in words)


def _bits(words: list[str]) -> int:
    return 0 if words == ["-"] else sum([1 << FACTION_IDS.index(word) for word in words])


def _read_space(g: Position, words: list[str]) -> None:
    space = SPACE_IDS.index(words[0])
    for name, number in _pairs(words[2:]).items() if len(words) > 2 else ():
        if name == "propaganda":
            g.propaganda[space] = number
        elif name == "raids":
            g.raids[space] = number
        elif name == "blockades":
            g.put_blockades(space, number)
        else:
            g.put(KIND_IDS.index(name), space, number)
    g.set_level(space, LEVEL_IDS.index(words[1]) - 2)


def _read_leader(g: Position, words: list[str]) -> None:
    leader = LEADER_IDS.index(words[0])
    g.leaders[leader] = ELSEWHERE if words[1] == "available" else SPACE_IDS.index(words[1])
    if words[2] == "1":
        g.leader_of[LEADER_FACTION[leader]] = leader


def _read_box(g: Position, words: list[str]) -> None:
    box = (g.available, g.unavailable, g.casualties)[_BOXES.index(words[0])]
    for name, number in _pairs(words[1:]).items():
        box[TYPE_IDS.index(name)] = number


def _read_bits(g: Position, word: str, words: list[str]) -> bool:
    bits = _bits(words) if word in _BIT_LINES else 0
    if word == "strokes":
        g.strokes = bits
    elif word == "eligible":
        g.eligible = bits
    elif word == "acted":
        g.acted = bits
    elif word == "passed":
        g.passed = bits
    elif word == "stays_eligible":
        g.stays_eligible = bits
    elif word == "made_ineligible":
        g.made_ineligible = bits
    else:
        return False
    return True


_BIT_LINES: Final = (
    "strokes", "eligible", "acted", "passed", "stays_eligible", "made_ineligible",
)  # fmt: skip


def _read_numbers(g: Position, word: str, words: list[str]) -> bool:
    if word == "cards":
        g.played, g.on_deck = int(words[0]), int(words[1])
    elif word == "slot":
        g.slot, g.first_action = int(words[0]), int(words[1])
    elif word == "campaign":
        g.campaign, g.winters = int(words[0]), int(words[1])
    elif word == "treaty":
        g.treaty, g.treaty_card = words[0] == "1", words[1] == "1"
    elif word == "tracks":
        tracks = _pairs(words)
        g.cbc, g.crc = tracks["cbc"], tracks["crc"]
    elif word == "squadrons":
        held = _pairs(words)
        g.squadrons, g.squadrons_unavailable = held["west_indies"], held["unavailable"]
    elif word == "resources":
        purse = _pairs(words)
        g.resources = [purse[name] for name in FACTION_IDS]
    elif word == "deck":
        g.deck = _numbers(words)
    elif word == "aside":
        g.set_aside = _numbers(words)
    elif word == "pile":
        g.played_cards = _numbers(words)
    elif word == "won":
        g.winners = _numbers(words)
    elif word == "ranking":
        g.ranking = _numbers(words)
    else:
        return False
    return True


def _read_line(g: Position, word: str, words: list[str]) -> None:
    if _read_bits(g, word, words) or _read_numbers(g, word, words):
        return
    if word == "space":
        _read_space(g, words)
    elif word == "leader":
        _read_leader(g, words)
    elif word == "box":
        _read_box(g, words)
    elif word == "step":
        g.step, g.cursor = STEP_NAMES.index(words[0]), int(words[1])
    elif word == "controller":
        g.controllers[FACTION_IDS.index(words[0])] = " ".join(words[1:])
    elif word == "reason":
        g.reason = "" if words[0] == "-" else words[0]
    elif word == "dice":
        g.dice = Dice.read(" ".join(words))
    elif word != "order":
        raise ValueError(word)


def read_position(text: str, pack: Pack, edition: Edition) -> Position:
    """A position from its text; a sentence with the line number if that cannot be."""
    g = Position(pack, edition, Dice(0))
    for number, line in enumerate(text.splitlines(), 1):
        words = line.split()
        if not words:
            continue
        try:
            _read_line(g, words[0], words[1:])
        except (ValueError, KeyError, IndexError):
            raise TiconderogaError(
                f"line {number} of the position cannot be read: '{line}'"
            ) from None
    g.thinned = False
    return g
