"""One thing at a time in text, for every game: a space, piece, card, region or faction, with what
the board says of it, where it is, and which of its facts are reconstructions."""

from __future__ import annotations

from typing import Final

from ticonderoga.cli.panels import card_kind, card_texts, faction_line, ratings, region_panel
from ticonderoga.cli.screen import Panel
from ticonderoga.cli.sheet import DOUBT, Sheet, doubt, pieces_of
from ticonderoga.cli.turn import said_points
from ticonderoga.engine.drawing import NO_HEX, HexWash, NamedHex, Terrain, Token

SEATS: Final = ("seat", "side", "faction")
RECONSTRUCTED: Final = "reconstructed, not read from the printed game"


def describe(sheet: Sheet, kind: str, index: int) -> Panel:
    """A thing in words; of what the board does not show, its name."""
    known = sheet.board["kinds"].get(kind, kind)
    if known == "space":
        return _space(sheet, index)
    if known == "piece":
        return _piece(sheet, index)
    if known == "card":
        return _card(sheet, index)
    if known == "region":
        return region_panel(sheet, index)
    if known == "zone":
        return _zone(sheet, index)
    if known == "link":
        return _link(sheet, index)
    if known == "point":
        return _point(sheet, index)
    if kind in SEATS and index < len(sheet.board["sides"]):
        return _side(sheet, index)
    return Panel(sheet.rules.words.name(kind, index), [], "about")


def _space(sheet: Sheet, space: int) -> Panel:
    if space >= len(sheet.board["spaces"]):
        return _hex(sheet, space)
    drawn = sheet.board["spaces"][space]
    doubts = drawn.get("doubts", [])
    lines = [
        f"{sheet.control(space)} {' '.join(drawn['about'])}",
        f"Here: {_here(sheet, space)}.",
        f"Adjacent: {', '.join(_ways(sheet, space)) or 'nothing'}.",
        *_rules(drawn["rules"]),
    ]
    lines += _doubts([*doubts, *(["the ways marked so"] if DOUBT in lines[2] else [])])
    return Panel(f"{DOUBT if 'name' in doubts else ''}{drawn['label']}", lines, "about")


def _hex(sheet: Sheet, space: int) -> Panel:
    """A hex: its terrain, and what is said of that terrain and of the hex itself."""
    grid = sheet.board["hexes"]
    place = sheet.place_in_hex(space)
    if place is not None:
        told = [" ".join(place.get("about", [])), f"Here: {_here(sheet, space)}."]
        return Panel(place["name"], [*filter(None, told), *_rules(place.get("rules", []))], "about")
    row, column = divmod(space, grid["columns"])
    letter = grid["terrain"][row][column]
    if letter == NO_HEX:
        return Panel(sheet.hex_name(space), ["Not in play."], "about")
    terrain = grid["legend"][letter]
    said: list[Terrain | HexWash | NamedHex] = [terrain]
    if "wash" in grid and grid["wash"][row][column] != NO_HEX:
        said.append(grid.get("washes", {})[grid["wash"][row][column]])
    said += [each for each in grid["named"] if each["hex"] == space]
    about = [line for each in said for line in each.get("about", [])]
    rules = [rule for each in said for rule in each.get("rules", [])]
    lines = [f"{terrain['name']}. {' '.join(about)}".rstrip(), f"Here: {_here(sheet, space)}."]
    through = sorted({line.get("name", "") for line in grid["lines"]
                      if space in line.get("hexes", [])} - {""})  # fmt: skip
    if through:
        lines.append(f"Through it: {', '.join(through)}.")
    return Panel(sheet.hex_name(space), [*lines, *_rules(list(dict.fromkeys(rules)))], "about")


def _here(sheet: Sheet, space: int) -> str:
    return sheet.named(sheet.at("space", space)) or "nothing"


def _ways(sheet: Sheet, space: int) -> list[str]:
    """Where ways lead, with what is to be said of each."""
    found = []
    for link in sheet.board["links"]:
        if space in (link["a"], link["b"]):
            end = link["b"] if link["a"] == space else link["a"]
            note = f" ({link['note']})" if link["note"] else ""
            found.append(f"{doubt(link['confidence'])}{sheet.label(end)}{note}")
    return found


def _link(sheet: Sheet, index: int) -> Panel:
    """A way: its kind, and what has become of it in play."""
    link = sheet.board["links"][index]
    title = f"{sheet.label(link['a'])} to {sheet.label(link['b'])}"
    states = [state for state in sheet.scene.get("links", []) if state["link"] == index]
    said = [f"{link['note'][:1].upper()}{link['note'][1:]}."] if link["note"] else []
    lines = [*said, *[f"{state['title']}." for state in states]] or ["A way."]
    if link["confidence"] == "reconstructed":
        lines += _doubts(["the way"])
    return Panel(title, lines, "about")


def _point(sheet: Sheet, index: int) -> Panel:
    """A kind of point: what it is for, and who has such points now."""
    kind = sheet.board["points"][index]
    lines = list(kind["about"])
    for group in sheet.scene.get("points", []):
        if any(each == index for each, _ in group["points"]):
            side = sheet.board["sides"][group["side"]]["name"]
            lines.append(f"{side}, {said_points(sheet, group)}.")
    return Panel(kind["name"], [*lines, *_rules(kind["rules"])], "about")


def _piece(sheet: Sheet, index: int) -> Panel:
    piece = sheet.board["pieces"][index]
    whose = sheet.board["sides"][piece["side"]]["name"] if piece["side"] >= 0 else "Nobody's"
    lines = [f"{whose}; {sheet.place_of(index)}."]
    if piece["ratings"]:
        names = ", ".join(name for name, _ in piece["ratings"])
        lines.append(f"{names.capitalize()}: {ratings(piece)}.")
    lines += piece["about"]
    beside = _beside(sheet, index)
    if beside:
        leads = any(token.get("piece", -1) == index for token in sheet.scene["tokens"])
        lines.append(f"{'With him' if leads else 'Beside it'}: {sheet.named(beside)}.")
    lines += [*_rules(piece.get("rules", [])), *_doubts(piece.get("doubts", []))]
    return Panel(piece["name"], lines, "about")


def _beside(sheet: Sheet, index: int) -> list[Token]:
    """The pieces of his own camp that are where he is."""
    camp = sheet.camp(sheet.board["pieces"][index]["side"])
    for (kind, _), tokens in sheet.lying.items():
        if kind == "space" and any(index in pieces_of(token) for token in tokens):
            return [
                token
                for token in tokens
                if token["figure"] != "marker" and token.get("look") != "note"
                if token["figure"] != "badge" and index not in pieces_of(token)
                if sheet.camp(token["side"]) == camp
            ]
    return []


def _card(sheet: Sheet, number: int) -> Panel:
    card = sheet.card(number)
    kind = card_kind(sheet, number)
    said = [f"{kind[:1].upper()}{kind[1:]} card" if kind else "Card"]
    if card.get("note"):
        said.append(f"of {card['note']}")
    if "rating" in card:
        name, value = card["rating"]
        said.append(f"with {name.lower()} {value}")
    order = ", ".join(sheet.board["sides"][side]["name"] for side in card.get("order", []))
    lines = [f"{' '.join(said)}.{f' {order}.' if order else ''}", *card_texts(sheet, number)]
    lines += [*card.get("about", []), *card.get("instructions", [])]
    lines += [*_rules(card.get("rules", [])), *_doubts(card.get("doubts", []))]
    title = f"{DOUBT if 'title' in card.get('doubts', []) else ''}{card['title']}"
    return Panel(f"#{card['number']} {title}", lines, "about")


def _zone(sheet: Sheet, zone: int) -> Panel:
    drawn = sheet.board["zones"][zone]
    spaces = ", ".join(sheet.label(space) for space in drawn["spaces"])
    lines = [f"Along it: {spaces}."]
    if sheet.at("zone", zone):
        lines.append(f"Here: {sheet.titles(sheet.at('zone', zone))}.")
    return Panel(drawn["name"], [*lines, *_rules(drawn.get("rules", []))], "about")


def _side(sheet: Sheet, side: int) -> Panel:
    """A seat: how it stands, and what it holds."""
    factions = [each for each in sheet.scene.get("factions", []) if each["side"] == side]
    lines = [line for each in factions for line in (faction_line(sheet, each), each["text"])]
    if not factions:
        lines = [each["text"] for each in sheet.scene["standing"] if each["side"] == side]
    lines += [
        f"Cards in hand: {hand['count']}."
        for hand in sheet.scene["hands"]
        if hand["seat"] == side and not factions
    ]
    return Panel(sheet.board["sides"][side]["name"], lines, "about")


def _rules(numbers: list[str]) -> list[str]:
    return [f"Rules: {', '.join(numbers)}."] if numbers else []


def _doubts(facts: list[str]) -> list[str]:
    return [f"{DOUBT} {RECONSTRUCTED}: {', '.join(facts)}."] if facts else []
