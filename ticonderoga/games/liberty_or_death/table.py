"""The table in text: factions, card, the map by regions, boxes and piles, and one thing at a
time. Nothing is said by colour alone: [B] and [R] are Control, letters name the pieces."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.game import Panel
from ticonderoga.games.liberty_or_death.data.cards import EVENT, Card
from ticonderoga.games.liberty_or_death.data.pack import Pack
from ticonderoga.games.liberty_or_death.data.pieces import (
    ELSEWHERE,
    FACTIONS,
    FRENCH,
    IS_ROYALIST,
    KINDS,
    LEADER_FACTION,
    LEVEL_IDS,
    OWNER,
    TYPES,
)
from ticonderoga.games.liberty_or_death.data.spaces import (
    CITIES,
    GEORGIA,
    NEW_HAMPSHIRE,
    NEW_JERSEY,
    PENNSYLVANIA,
    RESERVES,
    WEST_INDIES,
)
from ticonderoga.games.liberty_or_death.drawing.board import KIND_WORDS
from ticonderoga.games.liberty_or_death.drawing.order import named
from ticonderoga.games.liberty_or_death.drawing.scene import PHASES, eligibility
from ticonderoga.games.liberty_or_death.text.words import FACTION_NAMES, LEVELS
from ticonderoga.games.liberty_or_death.view import OrderView, View

CONTROL: Final = ("[ ]", "[B]", "[R]")
WHOLE: Final = "\u00a0"
"""A space at which no line is broken, so that names stay whole."""
LETTERS: Final = ("R", "T", "F", "w", "V", "C", "m", "F", "FR", "W", "M")
"""How each kind is written; a small letter is Underground."""

LEGEND: Final = (
    "[B] British Control, [R] Rebellion Control, [ ] nobody's. AS PS N PO AO: Active Support to "
    "Active Opposition; the number is Population.",
    "Royalists / Rebellion: R Regulars, T Tories, F Forts, W War Parties, V Villages / "
    "C Continentals, M Militia, F Forts, FR French Regulars. w and m are Underground.",
    "(x) Blockaded, (2p) Propaganda markers, (1r) Raid markers.",
)

REGIONS: Final = (
    ("Cities", tuple(CITIES)),
    ("Northern Colonies", tuple(range(NEW_HAMPSHIRE, NEW_JERSEY + 1))),
    ("Southern Colonies", tuple(range(PENNSYLVANIA, GEORGIA + 1))),
    ("Indian Reserves and West Indies", (*RESERVES, WEST_INDIES)),
)


def panels(pack: Pack, view: View) -> list[Panel]:
    """Everything that lies open, in the order of a table."""
    found = [_tracks(pack, view), _cards(pack, view)]
    found += [_region(pack, view, title, spaces) for title, spaces in REGIONS]
    found.append(Panel("Signs", list(LEGEND), "legend"))
    found.append(_boxes(pack, view))
    found.append(_piles(pack, view))
    found.append(_confidence(pack))
    return found


# ---------------------------------------------------------------------- tracks and cards


def _tracks(pack: Pack, view: View) -> Panel:
    words = eligibility(pack, view)
    lines = [_faction(pack, view, faction, words[faction]) for faction in FACTIONS]
    lines.append(
        f"Support {view['support']}, Opposition {view['opposition']}; Casualties British "
        f"{view['cbc']}, Rebellion {view['crc']}; Naval Intervention {view['fni']}"
    )
    if not view["treaty"]:
        lines.append(
            f"French Preparations {view['preparations']}; the Treaty takes more than 15 (2.3.9)"
        )
    order = view["order"]
    if order is not None and order["command"]:
        lines.append(_order(pack, order))
    years = pack.scenarios[view["scenario"]].years
    year = years[min(view["winters"], len(years) - 1)]
    return Panel(f"{year}: {PHASES[view['step']]}", lines, "tracks")


def _faction(pack: Pack, view: View, faction: int, word: str) -> str:
    first, second = view["margins"][faction]
    leader = view["leader_of"][faction]
    held = ["Brilliant Stroke"] if view["strokes"] >> faction & 1 else []
    if faction == FRENCH and view["treaty_card"]:
        held.append("Treaty")
    cards = f", holds {' and '.join(held)}" if held else ""
    return (
        f"{FACTION_NAMES[faction]:<9} {word:<12} "
        f"Resources {view['resources'][faction]:>2}  margins "
        f"{first:+d} {second:+d}  {_whereabouts(pack, view, leader)}{cards}"
    )


def _whereabouts(pack: Pack, view: View, leader: int) -> str:
    where = view["leaders"][leader]
    place = "Available" if where == ELSEWHERE else f"in {pack.board.names[where]}"
    return f"{pack.counters.leader_short_names[leader]} {place}"


def _order(pack: Pack, order: OrderView) -> str:
    """The Command in hand: where, and what it has cost so far."""
    places = [pack.board.names[space] for space in order["spaces"]]
    price = "free" if order["free"] else f"{_so_many(order['paid'], 'Resource')} so far"
    limited = "Limited " if order["limited"] else ""
    return (
        f"{FACTION_NAMES[order['faction']]}: "
        f"{limited}{order['command'].replace('_', ' ').title()} in "
        f"{', '.join(places) or 'no space yet'}; {price}"
    )


def _cards(pack: Pack, view: View) -> Panel:
    """2.2 The card being played with its texts, and the next one."""
    card = pack.deck.cards[view["played"]]
    lines = _texts(card) if card.number else []
    upcoming = pack.deck.cards[view["on_deck"]]
    if upcoming.number:
        lines.append(f"Next: {_title(upcoming)}. {view['deck_size']} more in the deck.")
    return Panel(_title(card) if card.number else "No card yet", lines, "tracks")


def _title(card: Card) -> str:
    order = f" {card.order_letters}" if card.order else ""
    return f"{card.title} (#{card.number}{order})"


def _texts(card: Card) -> list[str]:
    if card.kind != EVENT:
        return [card.text]
    if not card.dual:
        return [card.unshaded]
    return [f"Unshaded: {card.unshaded}", f"Shaded: {card.shaded}"]


# ---------------------------------------------------------------------- the map


def _region(pack: Pack, view: View, title: str, spaces: tuple[int, ...]) -> Panel:
    return Panel(title, [_line(pack, view, space) for space in spaces], "board")


def _line(pack: Pack, view: View, space: int) -> str:
    board = pack.board
    name = board.names[space].replace(" ", WHOLE)
    level = ""
    if board.population[space]:
        level = f" {LEVEL_IDS[view['level'][space] + 2]}{board.population[space]}"
    royalists = _forces(pack, view, space, True)
    rebels = _forces(pack, view, space, False)
    force = f": {royalists or '-'} / {rebels or '-'}" if royalists or rebels else ""
    return f"{CONTROL[view['control'][space] + 1]} {name}{level}{_signs(view, space)}{force}"


def _signs(view: View, space: int) -> str:
    signs = []
    if view["blockades"][space]:
        signs.append("x" * view["blockades"][space])
    if space == WEST_INDIES and view["squadrons"]:
        signs.append(_so_many(view["squadrons"], "Squadron"))
    if view["propaganda"][space]:
        signs.append(f"{view['propaganda'][space]}p")
    if view["raids"][space]:
        signs.append(f"{view['raids'][space]}r")
    return f" ({', '.join(signs)})" if signs else ""


def _forces(pack: Pack, view: View, space: int, royalist: bool) -> str:
    """The pieces of a side in a space, and its leaders: "Gage 3R 1F"."""
    words = [
        pack.counters.leader_short_names[leader]
        for leader, where in enumerate(view["leaders"])
        if where == space and (LEADER_FACTION[leader] in (0, 2)) == royalist
    ]
    for kind in range(KINDS):
        count = view["kinds"][kind][space]
        if count and IS_ROYALIST[kind] == royalist:
            words.append(f"{count}{LETTERS[kind]}")
    return WHOLE.join(words)


def _boxes(pack: Pack, view: View) -> Panel:
    lines = []
    for name in ("available", "unavailable", "casualties"):
        said = [
            _count(pack, type_, view[name][type_]) for type_ in range(TYPES) if view[name][type_]
        ]
        if name == "unavailable" and view["squadrons_unavailable"]:
            said.append(_so_many(view["squadrons_unavailable"], "Squadron"))
        lines.append(f"{name.capitalize()}: {', '.join(said) or 'none'}.")
    return Panel("Boxes", lines, "pieces")


def _count(pack: Pack, type_: int, count: int) -> str:
    names = pack.counters.singulars if count == 1 else pack.counters.plurals
    return f"{count} {names[type_]}"


def _so_many(count: int, word: str) -> str:
    return f"{count} {word}" if count == 1 else f"{count} {word}s"


def _piles(pack: Pack, view: View) -> Panel:
    said = [_title(pack.deck.cards[number]) for number in view["played_cards"]]
    lines = [f"Played before: {'; '.join(said) or 'none'}."]
    if view["deck"]:
        left = [_title(pack.deck.cards[number]) for number in view["deck"]]
        lines.append(f"Never played: {'; '.join(left)}.")
    return Panel("Piles", lines, "discards")


def _confidence(pack: Pack) -> Panel:
    lines = [pack.label.notice] if pack.label.notice else []
    for what, counts in pack.label.confidence_counts.items():
        said = ", ".join(f"{number} {mark}" for mark, number in counts.items())
        lines.append(f"{what.replace('_', ' '):<16} {said}")
    return Panel(f"How sure the data is: {pack.label.title}", lines, "confidence")


# ---------------------------------------------------------------------- one thing


def describe(pack: Pack, view: View, kind: str, index: int) -> Panel:
    """A space, card, leader or faction in words."""
    if kind == "space":
        return _about_space(pack, view, index)
    if kind == "card":
        return _about_card(pack.deck.cards[index])
    if kind == "leader":
        return _about_leader(pack, view, index)
    if kind == "seat":
        words = eligibility(pack, view)
        return Panel(FACTION_NAMES[index], [_faction(pack, view, index, words[index])], "about")
    return Panel(kind, [], "about")


def _about_space(pack: Pack, view: View, space: int) -> Panel:
    board = pack.board
    owners = ("nobody's", "under British Control", "under Rebellion Control")
    lines = [
        f"{KIND_WORDS[board.kind[space]]}, Population {board.population[space]}; "
        f"{LEVELS[view['level'][space] + 2]}; {owners[view['control'][space] + 1]}.",
    ]
    here = [
        named(pack, kind, view["kinds"][kind][space])
        for kind in range(KINDS)
        if view["kinds"][kind][space]
    ]
    leaders = [
        pack.counters.leader_names[leader]
        for leader, where in enumerate(view["leaders"])
        if where == space
    ]
    lines.append(f"Here: {', '.join(leaders + here) or 'nothing'}{_signs(view, space)}.")
    near = []
    for end in board.adjacent[space]:
        near.append(f"{'' if _is_certain(pack, space, end) else '~'}{board.names[end]}")
    lines.append(f"Adjacent: {', '.join(near) or 'nothing'}.")
    if "~" in lines[-1]:
        lines.append("~ is a border that not all sources have.")
    return Panel(board.names[space], lines, "about")


def _is_certain(pack: Pack, a: int, b: int) -> bool:
    lines = pack.board.connections
    return all(line.confidence == "certain" for line in lines if {line.a, line.b} == {a, b})


def _about_card(card: Card) -> Panel:
    lines = []
    if card.kind == EVENT:
        symbols = ", ".join([FACTION_NAMES[faction] for faction in card.order])
        lines.append(f"Event of {card.years[0]}-{card.years[1]}. {symbols}.")
    lines += _texts(card)
    for faction in FACTIONS:
        if card.icons[faction] or card.np_instructions[faction]:
            sign = f" ({card.icons[faction]})" if card.icons[faction] else ""
            does = card.np_instructions[faction] or "leave the Event alone."
            lines.append(f"Non-player {FACTION_NAMES[faction]}{sign}: {does}")
    return Panel(f"#{card.number} {card.title}", lines, "about")


def _about_leader(pack: Pack, view: View, leader: int) -> Panel:
    faction = LEADER_FACTION[leader]
    in_play = view["leader_of"][faction] == leader
    where = _whereabouts(pack, view, leader) if in_play else "Not in play"
    lines = [f"{FACTION_NAMES[faction]}. {where}.", pack.counters.leader_abilities[leader]]
    place = view["leaders"][leader]
    if place != ELSEWHERE:
        own = [kind for kind in range(KINDS) if OWNER[kind] == faction]
        with_him = [
            named(pack, kind, view["kinds"][kind][place])
            for kind in own
            if view["kinds"][kind][place]
        ]
        lines.append(f"With him: {', '.join(with_him)}.")
    return Panel(pack.counters.leader_names[leader], lines, "about")
