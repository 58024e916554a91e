"""The description of a board and its scene, read for text: how tokens, spaces and cards are
written. Nothing is said by colour alone: [A] is a marker of control, 5A are five pieces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ticonderoga.engine.drawing import (
    Board,
    Card,
    Confidence,
    HexPlace,
    Piece,
    Scene,
    Space,
    Token,
)
from ticonderoga.engine.game import Rules

WHOLE: Final = "\u00a0"
"""A space at which no line is broken, so that names stay whole."""
NOBODYS: Final = "[ ]"
DOUBT: Final = "~"
"""Stands before what is a reconstruction."""
DONE: Final = "*"
"""Stands behind pieces that have acted."""

Place = tuple[str, int | str]


class Sheet:
    """A board with what one seat sees on it."""

    def __init__(self, rules: Rules, board: Board, scene: Scene) -> None:
        self.rules: Rules = rules
        self.board: Board = board
        self.scene: Scene = scene
        self.letters: list[str] = beginnings([side["name"] for side in board["sides"]])
        """How each side is written: the letters by which its name differs from the others."""
        self.lying: dict[Place, list[Token]] = {}
        for token in scene["tokens"]:
            self.lying.setdefault(token["at"], []).append(token)
        self.card_kind: str = next(
            (kind for kind, known in board["kinds"].items() if known == "card"), "card"
        )

    # ------------------------------------------------------------------ tokens

    def at(self, kind: str, where: int | str) -> list[Token]:
        return self.lying.get((kind, where), [])

    def letters_of(self, side: int) -> str:
        return self.letters[side] if 0 <= side < len(self.letters) else ""

    def camp(self, side: int) -> int:
        """Sides of one camp stand together."""
        return self.board["sides"][side].get("camp", side) if side >= 0 else -1

    def control(self, space: int) -> str:
        """Whose marker lies in a space: "[A]"."""
        for token in self.at("space", space):
            if token["figure"] == "marker":
                return self.marker(token)
        return NOBODYS

    def marker(self, token: Token) -> str:
        return f"[{token.get('brief') or self.letters_of(token['side'])}]"

    def brief(self, token: Token) -> str:
        """A token in a few letters: "5A", "Howe(3-4-1)", "2w"; a small letter lies face down or
        shows its weaker face, one with a star behind it has acted."""
        return self._letters(token) + (DONE if token.get("done") else "")

    def _letters(self, token: Token) -> str:
        if "brief" in token:
            return token["brief"]
        if token["figure"] == "leader" and "piece" in token:
            return self.leader(self.board["pieces"][token["piece"]])
        if token["figure"] != "plate":
            return token["title"]
        mark = token.get("mark") or self.letters_of(token["side"])
        small = token.get("look") == "hollow" or token.get("worn", False)
        return f"{token['count']}{mark.lower() if small else mark}"

    def tones(self) -> dict[str, str]:
        """The signs of markers and pieces, each with the tone of its side; without those that
        several sides have."""
        found: dict[str, set[str]] = {}
        for token in self.scene["tokens"]:
            if token["side"] < 0 or token["figure"] not in ("marker", "plate"):
                continue
            marker = token["figure"] == "marker"
            sign = self.marker(token) if marker else self._letters(token).lstrip("0123456789")
            found.setdefault(sign, set()).add(self.board["sides"][token["side"]]["tone"])
        return {sign: tones.pop() for sign, tones in found.items() if sign and len(tones) == 1}

    @staticmethod
    def leader(piece: Piece) -> str:
        ratings = "-".join(str(value) for _, value in piece["ratings"])
        return f"{piece['short']}({ratings})" if ratings else piece["short"]

    def forces(self, space: int) -> str:
        """The pieces in a space, leaders first, the camps apart: "Howe(3-4-1) 5B / 2A"."""
        camps: dict[int, list[str]] = {}
        there = [token for token in self.at("space", space) if is_piece(token)]
        for token in sorted(there, key=lambda token: token["figure"] != "leader"):
            camps.setdefault(self.camp(token["side"]), []).append(self.brief(token))
        return " / ".join(kept(" ".join(added_up(camps[camp]))) for camp in sorted(camps))

    def notes(self, space: int) -> list[str]:
        """What else lies in a space: markers that are neither pieces nor control."""
        return [
            kept(self.brief(token))
            for token in self.at("space", space)
            if not is_piece(token) and token["figure"] != "marker"
        ]

    def titles(self, tokens: Sequence[Token]) -> str:
        return ", ".join(token["title"] for token in tokens)

    def named(self, tokens: Sequence[Token]) -> str:
        """The titles of tokens, and the names of the pieces that one of them stands for."""
        return ", ".join(token["title"] + self._names(token) for token in tokens)

    def _names(self, token: Token) -> str:
        pieces = token.get("pieces", [])
        if len(pieces) < 2 or (token["figure"] == "stack" and token["at"][0] != "box"):
            return ""  # the title of a stack on the map has the names already
        return f" ({', '.join(self.board['pieces'][piece]['short'] for piece in pieces)})"

    # ------------------------------------------------------------------ spaces

    def label(self, space: int) -> str:
        spaces = self.board["spaces"]
        return spaces[space]["label"] if space < len(spaces) else self.hex_name(space)

    def hex_name(self, space: int) -> str:
        """The printed number of a hex, and its name if it has one; a place inside a hex has a name
        of its own."""
        grid = self.board["hexes"]
        place = self.place_in_hex(space)
        if place is not None:
            return place["name"]
        row, column = divmod(space, grid["columns"])
        headings = grid.get("headings", [])
        heading = headings[column] if headings else f"{column + grid['first'][0]:02}"
        named = [each["name"] for each in grid["named"] if each["hex"] == space]
        return " ".join([f"{heading}{row + grid['first'][1]:02}", *named])

    def place_in_hex(self, space: int) -> HexPlace | None:
        """The place inside a hex that a space is, if it is one."""
        grid = self.board["hexes"]
        inner = space - grid["columns"] * grid["rows"]
        return grid.get("places", [])[inner] if inner >= 0 else None

    def written(self, space: int) -> str:
        """A space with its signs, its number and the notes on it: "Boston(pw) 1 (2p)"."""
        signs, value = "", ""
        if space < len(self.board["spaces"]):
            drawn = self.board["spaces"][space]
            letters = drawn.get("signs", "") + self._signs_of_zone(drawn)
            signs = f"({letters})" if letters else ""
            value = f" {drawn['value']}" if "value" in drawn else ""
        notes = self.notes(space)
        return kept(f"{self.label(space)}{signs}{value}") + (
            f" ({', '.join(notes)})" if notes else ""
        )

    def _signs_of_zone(self, space: Space) -> str:
        """What lies in a part of the sea tells on the spaces along it."""
        return "".join(token.get("brief", "") for token in self.at("zone", space["zone"]))

    # ------------------------------------------------------------------ cards and pieces

    def card(self, number: int) -> Card:
        return self.board["cards"][number]

    def card_name(self, number: int) -> str:
        """The name of a card, and whom it lets act in which order: "Common Sense (#2 PBFI)"."""
        name = self.rules.words.name(self.card_kind, number)
        order = "".join(self.letters_of(side) for side in self.card(number).get("order", []))
        if not order:
            return name
        return f"{name[:-1]} {order})" if name.endswith(")") else f"{name} ({order})"

    def place_of(self, piece: int) -> str:
        """Where a piece with a name is."""
        for (kind, where), tokens in self.lying.items():
            if any(piece in pieces_of(token) for token in tokens):
                if isinstance(where, int):
                    return f"at {self.label(where)}" if kind == "space" else self.zone(where)
                return self.box(where)
        return "not in play"

    def zone(self, zone: int) -> str:
        return f"{self.board['zones'][zone]['name']} zone"

    def box(self, id: str) -> str:
        return next(box["name"] for box in self.board["boxes"] if box["id"] == id)


def pieces_of(token: Token) -> list[int]:
    """The pieces that a token stands for."""
    return token.get("pieces", [token["piece"]] if "piece" in token else [])


def added_up(briefs: Sequence[str]) -> list[str]:
    """Pieces that are written alike, in one: "1FI", "1FI" are "2FI"."""
    numbers: dict[str, int] = {}
    for brief in briefs:
        sign = brief.lstrip("0123456789")
        number = brief[: len(brief) - len(sign)]
        if sign and number:
            numbers[sign] = numbers.get(sign, 0) + int(number)
    found = []
    for brief in briefs:
        sign = brief.lstrip("0123456789")
        if sign == brief or not sign:
            found.append(brief)
        elif sign in numbers:
            found.append(f"{numbers.pop(sign)}{sign}")
    return found


def is_piece(token: Token) -> bool:
    """Whether a token fights, commands or sits: neither a marker nor a note."""
    if token["figure"] in ("leader", "hall", "stack"):
        return True
    return token["figure"] == "plate" and token.get("look") != "note"


def kept(text: str) -> str:
    """Text that is never broken over two lines."""
    return text.replace(" ", WHOLE)


def doubt(confidence: Confidence | str) -> str:
    return DOUBT if confidence == "reconstructed" else ""


def beginnings(names: Sequence[str]) -> list[str]:
    """The shortest beginnings by which names can be told apart: B, Gr, Go."""
    found = []
    for name in names:
        size = 1
        while size < len(name) and sum(other.startswith(name[:size]) for other in names) > 1:
            size += 1
        found.append(name[:size])
    return found
