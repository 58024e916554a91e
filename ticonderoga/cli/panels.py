"""The table in text, for every game: tracks, the map by region, pieces, hands and piles, drawn from
the same description as the browser's table."""

from __future__ import annotations

from typing import Final

from ticonderoga.cli.screen import Panel
from ticonderoga.cli.sheet import DONE, DOUBT, NOBODYS, WHOLE, Sheet, kept, pieces_of
from ticonderoga.cli.turn import contest_panels, point_rows, way_panels
from ticonderoga.engine.drawing import Board, Card, Hand, Piece, TrackMark
from ticonderoga.engine.drawing_play import Faction
from ticonderoga.engine.game import OBSERVER

MANY: Final = 60
"""Of more pieces than this only those that are in play are listed."""
COMMON: Final = 3
"""So many cards with the same text are told by their names alone."""
HANDS: Final = ("hand", "held")
"""The kinds of panels with cards that somebody holds."""
BETWEEN: Final = f"{WHOLE}· "

Rows = list[tuple[str, str]]


def panels(sheet: Sheet, seat: int) -> list[Panel]:
    """Everything that a seat sees, in the order of a table."""
    found = [_tracks(sheet), *_open_piles(sheet), *contest_panels(sheet), *way_panels(sheet)]
    found += [*_map(sheet), _legend(sheet)]
    found += _pieces(sheet) + _boxes(sheet) + _hands(sheet, seat)
    found += [_piles(sheet), *_confidence(sheet.board)]
    return found


def aligned(rows: Rows) -> list[str]:
    """Names and what is to be said of them, in two columns."""
    widest = max((len(name) for name, _ in rows), default=0)
    return [f"{name:<{widest}}  {said}" for name, said in rows]


# ---------------------------------------------------------------------- tracks


def _tracks(sheet: Sheet) -> Panel:
    """Title and first lines of a table: when it is, who is where, and how they stand."""
    status = sheet.scene["status"]
    when, phase = status[:1], status[1:2]
    title = ": ".join([*[f"{name} {said}" for name, said in when], *[said for _, said in phase]])
    factions = sheet.scene.get("factions", [])
    lines = [faction_line(sheet, faction) for faction in factions]
    if not factions:
        lines = [standing["text"] for standing in sheet.scene["standing"]]
    rows = [*status[2:], *_marks(sheet), *_at_sea(sheet), *point_rows(sheet)]
    if not factions and sheet.scene["hands"]:
        rows.append(("Hands", _hand_sizes(sheet)))
    order = sheet.scene.get("order")
    if order is not None:
        side = sheet.board["sides"][order["side"]]["name"]
        said = "; ".join(f"{name}: {text}" for name, text in order["lines"])
        rows.append((side, f"{order['title']}. {said}."))
    return Panel(title or sheet.board["title"], lines + aligned(rows), "tracks")


def faction_line(sheet: Sheet, faction: Faction) -> str:
    """Where a faction is in the turn, what it has, and each goal with what is enough."""
    sides = sheet.board["sides"]
    factions = sheet.scene.get("factions", [])
    name, state = sides[faction["side"]]["name"], faction["state"]
    wide = max(len(side["name"]) for side in sides)
    states = max(len(each["state"]) for each in factions)
    purse, owned = faction["purse"]
    goals = ", ".join(f"{goal} {value}/{enough}" for goal, value, enough in faction["goals"])
    holds = f"; holds {' and '.join(faction['holds'])}" if faction["holds"] else ""
    return f"{name:<{wide}}  {state:<{states}} {purse} {owned:>2}  {goals}{holds}"


def _marks(sheet: Sheet) -> Rows:
    """The tracks that no line of the status has told."""
    told = {name for name, _ in sheet.scene["status"]}
    rows = []
    for track in sheet.board["tracks"]:
        if track["id"] in sheet.scene["tracks"] and track["name"] not in told:
            mark = sheet.scene["tracks"][track["id"]]
            last = len(track["steps"]) - 1
            note = f"; {mark['note']}" if mark["note"] else ""
            if "sides" in mark:
                rows.append((track["name"], _markers_of(sheet, track["steps"], mark)))
                continue
            here = track["steps"][max(0, min(mark["step"], last))]
            rows.append((track["name"], f"{here} of {track['steps'][last]}{note}"))
    return rows


def _markers_of(sheet: Sheet, steps: list[str], mark: TrackMark) -> str:
    """Where the markers of sides stand; of one alone its note says it best."""
    marks = mark.get("sides", [])
    if len(marks) == 1 and mark["note"]:
        return mark["note"]
    sides = sheet.board["sides"]
    said = ", ".join(f"{sides[side]['name']} {steps[step]}" for side, step in marks)
    return f"{said} of {steps[-1]}"


def _at_sea(sheet: Sheet) -> Rows:
    return [
        (token["title"], f"in the {sheet.zone(zone)}")
        for zone in range(len(sheet.board["zones"]))
        for token in sheet.at("zone", zone)
    ]


def _hand_sizes(sheet: Sheet) -> str:
    sides = sheet.board["sides"]
    hands = sheet.scene["hands"]
    return ", ".join(f"{sides[hand['seat']]['name']} {hand['count']}" for hand in hands)


def _open_piles(sheet: Sheet) -> list[Panel]:
    """Cards that lie open beside the map: the first with its text, the others by name."""
    piles = [pile for pile in sheet.scene["piles"] if pile.get("open")]
    if not piles:
        return []
    first, others = piles[0], piles[1:]
    name = sheet.card_name(first["cards"][-1]) if first["cards"] else "none yet"
    lines = card_texts(sheet, first["cards"][-1]) if first["cards"] else []
    for pile in others:
        for card in pile["cards"][-1:]:
            lines.append(f"{pile['name']}: {sheet.card_name(card)}.")
            lines += card_texts(sheet, card) if "points" in sheet.card(card) else []
    return [Panel(f"{first['name']}: {name}", lines, "tracks")]


# ---------------------------------------------------------------------- the map


def _map(sheet: Sheet) -> list[Panel]:
    """The spaces by region, or under the headings that the board gives them."""
    board = sheet.board
    if "hexes" in board:
        return _hexes(sheet)
    if "groups" in board:
        return [Panel(name, space_lines(sheet, spaces)) for name, spaces in board["groups"]]
    if board["regions"]:
        return [region_panel(sheet, region) for region in range(len(board["regions"]))]
    return [Panel(board["title"], space_lines(sheet, list(range(len(board["spaces"])))))]


def _hexes(sheet: Sheet) -> list[Panel]:
    """Of thousands of hexes, those in which something lies, under the headings of the board."""
    where = {at for kind, at in sheet.lying if kind == "space" and isinstance(at, int)}
    groups = sheet.board.get("groups") or [("The map", sorted(where))]
    marked = any(token["figure"] == "marker" for token in sheet.scene["tokens"])
    found = []
    for name, spaces in groups:
        lines = space_lines(sheet, [space for space in spaces if space in where])
        if lines:
            # Where nobody's markers lie nothing need be said of control.
            told = lines if marked else [line.removeprefix(f"{NOBODYS} ") for line in lines]
            found.append(Panel(name, told))
    return found


def region_panel(sheet: Sheet, region: int) -> Panel:
    """A region: who holds it, how many markers each side has there, and its spaces."""
    drawn = sheet.board["regions"][region]
    holder = sheet.scene["regions"][region]
    markers = [
        token["side"]
        for space in drawn["spaces"]
        for token in sheet.at("space", space)
        if token["figure"] == "marker"
    ]
    count = "-".join(str(markers.count(side)) for side in range(len(sheet.rules.seats)))
    sign = f"[{sheet.letters_of(holder)}]" if holder >= 0 else NOBODYS
    return Panel(f"{drawn['name']} {sign} {count}", space_lines(sheet, drawn["spaces"]))


def space_lines(sheet: Sheet, spaces: list[int]) -> list[str]:
    """A line for each space in which something lies or that has a number of its own; the others
    together, by whose they are."""
    lines = []
    bare: dict[str, list[str]] = {f"[{letters}]": [] for letters in sheet.letters}
    for space in spaces:
        forces = sheet.forces(space)
        sign, name = sheet.control(space), sheet.written(space)
        if forces or sheet.notes(space) or "value" in _drawn(sheet, space):
            lines.append(f"{sign} {name}{': ' + forces if forces else ''}")
        else:
            bare.setdefault(sign, []).append(name)
    for sign in sorted(bare, key=NOBODYS.__eq__):
        if bare[sign]:
            lines.append(f"{sign} {BETWEEN.join(bare[sign])}")
    return lines


def _drawn(sheet: Sheet, space: int) -> dict[str, object]:
    spaces = sheet.board["spaces"]
    return dict(spaces[space]) if space < len(spaces) else {}


def _legend(sheet: Sheet) -> Panel:
    """What the signs stand for, as the board says; without a word of it, whose the markers are."""
    signs = sheet.board.get("signs", [])
    if not signs:
        signs = [
            (f"[{letters}]", side["name"])
            for letters, side in zip(sheet.letters, sheet.board["sides"], strict=True)
        ]
    lines = ["; ".join(f"{sign.replace(' ', WHOLE)} {said}" for sign, said in signs) + "."]
    if any("done" in token for token in sheet.scene["tokens"]):
        lines.append(f"{DONE} after pieces: they have acted.")
    if sheet.board["regions"] and "groups" not in sheet.board:
        sides = [side["name"] for side in sheet.board["sides"][: len(sheet.rules.seats)]]
        count = "-".join("2" if at == 0 else "1" for at in range(len(sides)))
        lines.append(f"{count} after the name of a region: markers of {', '.join(sides)}.")
    if sheet.scene.get("factions"):
        lines.append("4/7 after a goal: what it stands at, and what is enough.")
    return Panel("Signs", lines, "legend")


# ---------------------------------------------------------------------- pieces and boxes


def _pieces(sheet: Sheet) -> list[Panel]:
    """Every piece with ratings (every piece, if none has any): whose, its ratings, and where it
    is. Units by the hundred are told with their spaces."""
    pieces = sheet.board["pieces"]
    if not pieces:
        return []
    shown = [at for at, piece in enumerate(pieces) if piece["ratings"]] or list(range(len(pieces)))
    if len(shown) > MANY:
        lying = {piece for token in sheet.scene["tokens"] for piece in pieces_of(token)}
        shown = [at for at in shown if at in lying]
    if not shown:
        return []
    first = pieces[shown[0]]
    rated = [name for name, _ in first["ratings"]]
    title = f"{first['kind'].capitalize()}s"
    if rated:
        title += f": {'-'.join(rated)} ({DOUBT} reconstructed)"
    names = max(len(pieces[at]["short"]) for at in shown)
    figures = max(len(ratings(pieces[at])) for at in shown)
    order = sorted(shown, key=lambda piece: sheet.camp(pieces[piece]["side"]))
    lines = [
        f"{sheet.letters_of(pieces[at]['side'])} {pieces[at]['short']:<{names}} "
        f"{ratings(pieces[at]):<{figures}} {sheet.place_of(at)}"
        for at in order
    ]
    return [Panel(title, lines, "pieces")]


def ratings(piece: Piece) -> str:
    """ "2-~6-3": the ratings, with a mark before each that is a reconstruction."""
    doubts = piece.get("doubts", [])
    return "-".join(f"{DOUBT if name in doubts else ''}{value}" for name, value in piece["ratings"])


def _boxes(sheet: Sheet) -> list[Panel]:
    rows = [
        f"{box['name']}: {sheet.named(sheet.at('box', box['id']))}."
        for box in sheet.board["boxes"]
        if sheet.at("box", box["id"])
    ]
    return [Panel("Boxes", rows, "pieces")] if rows else []


# ---------------------------------------------------------------------- cards


def _hands(sheet: Sheet, seat: int) -> list[Panel]:
    """One's own hand, all that are open to one who looks on, and what is known of the others.
    Cards that factions hold openly have been named with them: their texts are told on request."""
    open_cards = bool(sheet.scene.get("factions"))
    found = []
    for hand in sheet.scene["hands"]:
        name = sheet.board["sides"][hand["seat"]]["name"]
        if hand["cards"] and (hand["seat"] == seat or seat == OBSERVER or not open_cards):
            title = f"{name} hand: {_count(hand)}"
            kind = "held" if open_cards else "hand"
            found.append(Panel(title, _held(sheet, hand, hand["cards"]), kind))
        elif hand["cards"] is None and hand["known"] and seat != OBSERVER:
            lines = card_lines(sheet, hand["known"])
            found.append(Panel(f"Known of the {name} hand", lines, "hand"))
    return found


def _held(sheet: Sheet, hand: Hand, cards: list[int]) -> list[str]:
    """The cards of a hand; where each has a name there, one by one under it."""
    if "names" not in hand:
        return card_lines(sheet, cards)
    return [
        f"{name}: {line}"
        for name, card in zip(hand["names"], cards)
        for line in card_lines(sheet, [card])
    ]


def _count(hand: Hand) -> str:
    return "1 card" if hand["count"] == 1 else f"{hand['count']} cards"


def card_lines(sheet: Sheet, numbers: list[int]) -> list[str]:
    """Cards that say the same together, the highest first; every other one with its text."""
    texts = [card["text"] for card in sheet.board["cards"]]
    common = [number for number in numbers if texts.count(sheet.card(number)["text"]) >= COMMON]
    common.sort(key=lambda number: (-sheet.card(number)["ops"], number))
    named = [kept(sheet.card_name(number)) for number in common]
    lines = [", ".join(named)] if named else []
    for number in numbers:
        if number not in common:
            name = sheet.card_name(number)
            told = f"{name[:-1]}, {card_kind(sheet, number)})" if name.endswith(")") else name
            lines.append(f"{told}: {' '.join(card_texts(sheet, number))}")
    return lines


def card_kind(sheet: Sheet, number: int) -> str:
    card = sheet.card(number)
    whose = sheet.board["sides"][card["side"]]["name"] + " " if card["side"] >= 0 else ""
    return f"{whose}{card['kind'].replace('_', ' ')}"


def card_texts(sheet: Sheet, number: int) -> list[str]:
    """What stands on a card, part by part: its number and points first, if it has them."""
    card = sheet.card(number)
    mark = DOUBT if "effect" in card.get("doubts", []) else ""
    given = _given(sheet, card)
    faces = card.get("faces", []) if given else card.get("faces") or [("", card["text"])]
    said = [f"{mark}{name}: {text}" if name else f"{mark}{text}" for name, text in faces]
    return [*given, *said]


def _given(sheet: Sheet, card: Card) -> list[str]:
    """The number on a card and the points that it gives: "Initiative 4: Light AP, Army AP."."""
    if "points" not in card:
        return []
    kinds = sheet.board.get("points", [])
    names = ", ".join(kept(kinds[kind]["name"]) for kind in card["points"]) or "no points"
    name, value = card.get("rating", ("", 0))
    return [f"{name} {value}: {names}." if name else f"{names}."]


def _piles(sheet: Sheet) -> Panel:
    lines = []
    for pile in sheet.scene["piles"]:
        if not pile.get("open"):
            named = "; ".join(sheet.card_name(card) for card in pile["cards"])
            lines.append(f"{pile['name']}: {named or 'none'}.")
    return Panel("Piles, the last card on top", lines, "discards")


# ---------------------------------------------------------------------- what is certain


def _confidence(board: Board) -> list[Panel]:
    if "data" not in board:
        return []
    rows = [
        (what.replace("_", " "), ", ".join(f"{number} {mark}" for mark, number in counts.items()))
        for what, counts in board["data"]["marks"].items()
    ]
    lines = ([board["notice"]] if board["notice"] else []) + aligned(rows)
    return [Panel(f"How sure the data is: {board['data']['title']}", lines, "confidence")]
