"""The data pack: four files, read into typed objects, checked, and known by their digest."""

from typing import Final

from ticonderoga.engine.pack_files import digest_of, open_files, refusal
from ticonderoga.engine.reading import (
    CONFIDENCE,
    PackError,
    Problem,
    Table,
    did_you_mean,
)
from ticonderoga.games.washingtons_war.data.board import Board, read_board
from ticonderoga.games.washingtons_war.data.card_reading import expected_counts, read_deck
from ticonderoga.games.washingtons_war.data.cards import Deck, category
from ticonderoga.games.washingtons_war.data.pieces import RATINGS, Pieces, read_pieces

__all__ = ["Pack", "PackError", "Problem", "check_pack", "load_pack", "remarks"]

SCHEMA: Final = 1
FILES: Final = ("pack.json", "map.json", "deck.json", "pieces.json")
PACKAGE: Final = "ticonderoga.games.washingtons_war"


class Pack:
    """Everything that a box of the game holds: the map, the deck and the counters."""

    __slots__ = (
        "board",
        "confidence_counts",
        "deck",
        "digest",
        "name",
        "notice",
        "pieces",
        "title",
    )

    def __init__(self, board: Board, deck: Deck, pieces: Pieces) -> None:
        self.board: Board = board
        self.deck: Deck = deck
        self.pieces: Pieces = pieces
        self.name: str = ""
        self.title: str = ""
        self.notice: str = ""
        self.digest: str = ""
        self.confidence_counts: dict[str, dict[str, int]] = {}


_built_in: list[Pack] = []


def load_pack(path: str = "") -> Pack:
    """The built-in pack, or the one of a folder whose missing files are taken from the built-in."""
    if not path and _built_in:
        return _built_in[0]
    problems: list[Problem] = []
    pack = _read(path, problems, [])
    if problems:
        raise PackError(refusal(path, problems))
    if not path:
        _built_in.append(pack)
    return pack


def check_pack(path: str) -> list[Problem]:
    """Everything that makes a pack unusable; an empty list means that it can be played."""
    problems: list[Problem] = []
    _read(path, problems, [])
    return problems


def remarks(path: str) -> list[Problem]:
    """What a person may want to look at in a pack that can be played nevertheless."""
    found: list[Problem] = []
    _read(path, [], found)
    return found


def _read(path: str, problems: list[Problem], noted: list[Problem]) -> Pack:
    files = open_files(PACKAGE, FILES, path, problems)
    own = files.own
    top, map_top, deck_top, pieces_top = files.tops
    board = read_board(map_top)
    pieces = read_pieces(pieces_top, board)
    deck = read_deck(deck_top, board, pieces.ids())
    _cross_check(board, deck, pieces, map_top, pieces_top)
    pack = Pack(board, deck, pieces)
    pack.digest = digest_of(files.tops)
    pack.confidence_counts = _count_confidence(pack)
    _read_label(pack, top, own)
    _note_counts(pack, top, "pack.json" in own or not path, noted)
    _note_categories(pack, deck_top, noted)
    return pack


def _read_label(pack: Pack, top: Table, own: list[str]) -> None:
    """A pack that corrects only some files of the built-in one says so in its name."""
    top.known(["schema", "name", "title", "notice", "confidence"])
    if top.integer("schema", 0, 9999) != SCHEMA:
        top.complain(
            f'"schema" is {top.fields.get("schema")}.', f"This version reads schema {SCHEMA}."
        )
    pack.name = top.text("name")
    pack.title = top.text("title")
    pack.notice = top.text("notice", "")
    if own and "pack.json" not in own:
        pack.name += f", corrected in {', '.join(own)}"


def _cross_check(
    board: Board, deck: Deck, pieces: Pieces, map_top: Table, pieces_top: Table
) -> None:
    """What no file can check alone."""
    for line in board.connections:
        if line.only_general and line.only_general not in pieces.ids():
            map_top.complain(
                f'"{line.only_general}" is not a general.',
                did_you_mean(line.only_general, pieces.ids()),
                f"connection {board.space_ids[line.a]} - {board.space_ids[line.b]}",
            )
    later = tuple([card.number for card in deck.cards if card.added_year])
    if later != tuple(sorted(pieces.set_aside)):
        pieces_top.complain(
            f"the cards set aside are {list(pieces.set_aside)}, "
            f'but the deck gives "added_year" to {list(later)}.',
            "They should be the same cards.",
            "setup, set_aside_cards",
        )


def _count_confidence(pack: Pack) -> dict[str, dict[str, int]]:
    """How many facts of each sort are certain, likely and reconstructed."""
    special = [card for card in pack.deck.cards[1:] if card.kind != "ops"]
    generals = pack.pieces.generals
    spaces = pack.board.confidence_detail
    return {
        "space_names": _tally([detail["name"] for detail in spaces]),
        "space_kinds": _tally([detail["kind"] for detail in spaces]),
        "connections": _tally([line.confidence for line in pack.board.connections]),
        "card_titles": _tally([card.confidence_detail.get("title", "") for card in special]),
        "card_numbers": _tally([card.confidence_detail.get("number", "") for card in special]),
        "card_effects": _tally([card.confidence_detail.get("effect", "") for card in special]),
        "general_ratings": _tally(
            [general.confidence_detail[name] for general in generals for name in RATINGS]
        ),
        "reinforcements": _tally(list(pack.pieces.reinforcement_confidence.values())),
    }


def _tally(marks: list[str]) -> dict[str, int]:
    return {word: marks.count(word) for word in CONFIDENCE}


def _note_counts(pack: Pack, top: Table, own: bool, noted: list[Problem]) -> None:
    """The counts in pack.json are for readers; where they are stale it is worth a remark."""
    stated = top.inner("confidence", needed=False)
    stated.known(list(pack.confidence_counts))
    for name, counts in pack.confidence_counts.items():
        if not stated.has(name):
            continue
        row = stated.inner(name)
        row.known(list(CONFIDENCE))
        told = {word: row.integer(word, 0, 9999, 0) for word in CONFIDENCE}
        if own and told != counts:
            noted.append(
                Problem(
                    top.file,
                    f"confidence, {name}",
                    f"the counts are {list(told.values())}.",
                    f"The files hold {list(counts.values())}.",
                )
            )


def _note_categories(pack: Pack, deck_top: Table, noted: list[Problem]) -> None:
    if not deck_top.has("event_counts"):
        return
    found = [category(card) for card in pack.deck.cards]
    for name, expected in expected_counts(deck_top).items():
        if found.count(name) != expected:
            noted.append(
                Problem(
                    deck_top.file,
                    f"event_counts, {name}",
                    f"{found.count(name)} cards are of this kind.",
                    f"The rewritten rulebook counts {expected}.",
                )
            )
