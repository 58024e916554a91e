"""The position as text that a person can read, edit and diff; and back again."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.dice import Dice
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH
from ticonderoga.games.washingtons_war.data.pack import Pack
from ticonderoga.games.washingtons_war.edition import Edition
from ticonderoga.games.washingtons_war.position import STEP_NAMES, Position

_OWNER: Final = ("-", "american", "british")
_SIDES: Final = ("american", "british")
_PLACES: Final = {-1: "box", -2: "captured", -3: "out", -4: "france"}
_NAVY: Final = {-1: "away", -2: "track"}
_FRANCE: Final = ("neutral", "reached", "signed", "war")


def _cards(cards: tuple[int, ...]) -> str:
    return " ".join(str(card) for card in cards) or "-"


def _yes(flag: bool) -> str:
    return "yes" if flag else "no"


def write_position(g: Position) -> str:
    """One line a fact; one line for each space that holds anything."""
    board = g.board
    generals = g.pack.pieces.generals
    lines = [
        f"year {g.year}",
        f"step {STEP_NAMES[g.step]}",
        f"active {_SIDES[g.active]}",
        f"alliance {g.alliance} {_FRANCE[g.france]}",
        f"regulars {_yes(g.regulars)}",
        f"navy {_NAVY[g.navy] if g.navy < 0 else board.zone_ids[g.navy]}",
        f"congress {'dispersed' if g.congress < 0 else board.space_ids[g.congress]}",
        f"dispersed {_yes(g.congress_dispersed)} {_yes(g.congress_dispersed_before)}",
        f"mutinies {_yes(g.mutinies)}",
        f"boxes american={g.american_box} british={g.british_box} french={g.french_waiting}",
    ]
    for space in range(board.size):
        american, french, british = g.american_cu[space], g.french_cu[space], g.british_cu[space]
        if g.pc[space] or american or french or british:
            lines.append(
                f"space {board.space_ids[space]} {_OWNER[g.pc[space]]} "
                f"american={american} french={french} british={british}"
            )
    for general, where in enumerate(g.generals):
        place = _PLACES[where] if where < 0 else board.space_ids[where]
        lines.append(f"general {generals[general].id} {place}")
    for side in (AMERICAN, BRITISH):
        lines.append(f"hand {_SIDES[side]} {_cards(g.hands[side])}")
        lines.append(f"known {_SIDES[side]} {_cards(g.known[side])}")
        lines.append(f"queue {_SIDES[side]} {_cards(g.queues[side])}")
        lines.append(f"reinforced {_SIDES[side]} {_cards(g.reinforced[side])}")
    lines += [
        f"deck {_cards(g.deck)}",
        f"discards {_cards(g.discards)}",
        f"removed {_cards(g.removed)}",
        f"aside {_cards(g.set_aside)}",
        f"war-ends {g.war_ends}",
        f"reshuffle {_yes(g.reshuffle_due)}",
        f"exchange {g.exchangeable} {g.discarded}",
        f"served {g.served}",
        f"campaign {g.campaign_left} {g.landing_left} {g.moved_generals}",
        f"tried {g.tried}",
        f"winter-card {_yes(g.winter_card)}",
        f"draws {g.draws[AMERICAN]} {g.draws[BRITISH]}",
        f"again {_yes(g.again)}",
        f"fresh {' '.join(board.space_ids[space] for space in g.fresh) or '-'}",
        f"spent {_counts(g, g.spent)}",
        f"spent-french {_counts(g, g.spent_french)}",
        f"won {_SIDES[g.winner] if g.winner >= 0 else '-'} {g.reason or '-'}",
        f"dice {g.dice.write()}",
    ]
    return "\n".join(lines) + "\n"


def _counts(g: Position, counts: dict[int, int]) -> str:
    return " ".join(f"{g.board.space_ids[s]}={counts[s]}" for s in sorted(counts)) or "-"


class _Reader:
    """Reads the lines of a position; complains with the line number."""

    def __init__(self, g: Position) -> None:
        self.g = g
        self.spaces = {name: index for index, name in enumerate(g.board.space_ids)}
        self.zones = {name: index for index, name in enumerate(g.board.zone_ids)}
        self.generals = {who.id: index for index, who in enumerate(g.pack.pieces.generals)}

    @staticmethod
    def cards(words: list[str]) -> tuple[int, ...]:
        return () if words == ["-"] else tuple(int(word) for word in words)

    @staticmethod
    def pairs(words: list[str]) -> dict[str, int]:
        if words == ["-"]:
            return {}
        return {name: int(value) for name, value in (word.split("=") for word in words)}

    def counts(self, words: list[str]) -> dict[int, int]:
        return {self.spaces[name]: value for name, value in self.pairs(words).items()}

    def read(self, word: str, rest: list[str]) -> None:
        if word in ("space", "general", "boxes", "congress", "navy", "dispersed"):
            self.read_board(word, rest)
        elif word in ("hand", "known", "queue", "reinforced"):
            self.read_side_cards(word, rest)
        elif word in ("deck", "discards", "removed", "aside"):
            self.read_piles(word, rest)
        else:
            self.read_tracks(word, rest)

    def read_board(self, word: str, rest: list[str]) -> None:
        g = self.g
        if word == "space":
            space = self.spaces[rest[0]]
            g.pc[space] = _OWNER.index(rest[1])
            cus = self.pairs(rest[2:])
            g.american_cu[space] = cus["american"]
            g.french_cu[space] = cus["french"]
            g.british_cu[space] = cus["british"]
        elif word == "general":
            places = {name: place for place, name in _PLACES.items()}
            at = places[rest[1]] if rest[1] in places else self.spaces[rest[1]]
            g.generals[self.generals[rest[0]]] = at
        elif word == "boxes":
            boxes = self.pairs(rest)
            g.american_box = boxes["american"]
            g.british_box = boxes["british"]
            g.french_waiting = boxes["french"]
        elif word == "congress":
            g.congress = -1 if rest[0] == "dispersed" else self.spaces[rest[0]]
        elif word == "navy":
            away = {name: place for place, name in _NAVY.items()}
            g.navy = away[rest[0]] if rest[0] in away else self.zones[rest[0]]
        else:
            g.congress_dispersed = rest[0] == "yes"
            g.congress_dispersed_before = rest[1] == "yes"

    def read_side_cards(self, word: str, rest: list[str]) -> None:
        g = self.g
        side = _SIDES.index(rest[0])
        piles = {"hand": g.hands, "known": g.known, "queue": g.queues, "reinforced": g.reinforced}
        piles[word][side] = self.cards(rest[1:])

    def read_piles(self, word: str, rest: list[str]) -> None:
        g = self.g
        cards = self.cards(rest)
        if word == "deck":
            g.deck = cards
        elif word == "discards":
            g.discards = cards
        elif word == "removed":
            g.removed = cards
        else:
            g.set_aside = cards

    def read_tracks(self, word: str, rest: list[str]) -> None:
        g = self.g
        first = rest[0]
        if word == "year":
            g.year = int(first)
        elif word == "step":
            g.step = STEP_NAMES.index(first)
        elif word == "active":
            g.active = _SIDES.index(first)
        elif word == "alliance":
            g.alliance = int(first)
            g.france = _FRANCE.index(rest[1])
        elif word == "regulars":
            g.regulars = first == "yes"
        elif word == "mutinies":
            g.mutinies = first == "yes"
        elif word == "war-ends":
            g.war_ends = int(first)
        elif word == "reshuffle":
            g.reshuffle_due = first == "yes"
        elif word == "exchange":
            g.exchangeable, g.discarded = int(first), int(rest[1])
        elif word == "served":
            g.served = int(first)
        elif word == "campaign":
            g.campaign_left, g.landing_left, g.moved_generals = (int(part) for part in rest)
        elif word == "tried":
            g.tried = int(first)
        elif word == "winter-card":
            g.winter_card = first == "yes"
        elif word == "draws":
            g.draws = [int(first), int(rest[1])]
        elif word == "again":
            g.again = first == "yes"
        elif word == "fresh":
            g.fresh = () if first == "-" else tuple(self.spaces[name] for name in rest)
        elif word == "spent":
            g.spent = self.counts(rest)
        elif word == "spent-french":
            g.spent_french = self.counts(rest)
        elif word == "won":
            g.winner = -1 if first == "-" else _SIDES.index(first)
            g.reason = "" if rest[1] == "-" else rest[1]
        elif word == "dice":
            g.dice = Dice.read(" ".join(rest))
        else:
            raise KeyError(word)


def read_position(text: str, pack: Pack, edition: Edition) -> Position:
    """A position from its text; an error names the line."""
    g = Position(pack, edition, Dice())
    reader = _Reader(g)
    for number, line in enumerate(text.splitlines(), 1):
        words = line.split()
        if not words:
            continue
        try:
            reader.read(words[0], words[1:])
        except (KeyError, ValueError, IndexError):
            raise TiconderogaError(
                f"line {number} of the position cannot be read: {line}"
            ) from None
    return g
