"""The turn that is being built, as lines for the eye: what, where, its cost, what may follow."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.drawing_play import OrderSheet
from ticonderoga.games.liberty_or_death.data.pack import Pack
from ticonderoga.games.liberty_or_death.data.pieces import MILITIA, TYPE_OF, TYPES, WAR_PARTY
from ticonderoga.games.liberty_or_death.view import OrderView, View

UNDERGROUND: Final = (WAR_PARTY, MILITIA)
"""The kinds of pieces that lie face down."""


def named(pack: Pack, kind: int, count: int) -> str:
    """So many pieces of a kind, in words."""
    type_ = TYPE_OF[kind]
    counters = pack.counters
    name = counters.singulars[type_] if count == 1 else counters.plurals[type_]
    if kind >= TYPES:
        return f"{count} Active {name}"
    if kind in UNDERGROUND:
        return f"{count} Underground {name}"
    return f"{count} {name}"


def draw_order(pack: Pack, view: View) -> OrderSheet | None:
    """The turn in hand: what is done where, its cost so far and what may or must still come."""
    order = view["order"]
    if order is None:
        return None
    faction = order["faction"]
    command = _word(order["command"])
    title = f"Limited {command}" if order["limited"] and command else command or "Turn"
    lines: list[tuple[str, str]] = []
    if command:
        left = order["spaces_left"]
        more = "" if left is None else f"; {left} more" if left else "; no more"
        lines.append(("Spaces", (_places(pack, order["spaces"]) or "none yet") + more))
        if order["moves"] and order["target"] >= 0:
            lines.append((f"Into {pack.board.names[order['target']]}", _moved(pack, order)))
        lines.append(("Cost so far", "free" if order["free"] else str(order["paid"])))
    else:
        lines.append(("Command", _command_to_come(order)))
    lines.append(("Resources left", str(view["resources"][faction])))
    lines.append(("Special Activity", _special(pack, order)))
    if order["promised"]:
        lines.append(("Must follow", f"the Raid in {_places(pack, order['promised'])}"))
    return {
        "side": faction, "title": title, "lines": lines,
        "spaces": order["spaces"], "target": order["target"],
    }  # fmt: skip


def _special(pack: Pack, order: OrderView) -> str:
    """4.1 What accompanies the Command, or may still do so."""
    if order["special"]:
        where = _places(pack, order["special_spaces"])
        return f"{_word(order['special'])} in {where}" if where else _word(order["special"])
    if order["open_specials"]:
        return f"still open: {', '.join([_word(name) for name in order['open_specials']])}"
    if order["specials_left"]:
        return "none is possible as things stand"
    return "none with this"


def _command_to_come(order: OrderView) -> str:
    """4.1a, c A Special Activity that came first has its Command still to come."""
    if order["must_earn"]:
        return "to follow, paid by what this earns"
    return "to follow"


def _moved(pack: Pack, order: OrderView) -> str:
    """Who has come into the space in hand, by where from."""
    numbers: dict[int, dict[int, int]] = {}
    for origin, kind, number in order["moves"]:
        kinds = numbers.setdefault(origin, {})
        kinds[kind] = kinds.get(kind, 0) + number
    return "; ".join(
        [
            f"{', '.join([named(pack, kind, number) for kind, number in kinds.items()])}"
            f" from {pack.board.names[origin]}"
            for origin, kinds in numbers.items()
        ]
    )


def _places(pack: Pack, spaces: list[int]) -> str:
    return ", ".join([pack.board.names[space] for space in spaces])


def _word(name: str) -> str:
    """A Command or Special Activity as it is called."""
    return name.replace("_", " ").replace("-", " ").title()
