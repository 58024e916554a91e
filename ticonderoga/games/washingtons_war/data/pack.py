"""The data pack: four files, read into typed objects, checked, and known by their digest."""

from typing import Final

from ticonderoga.engine.kit.fields import Fields, Problem
from ticonderoga.engine.kit.packs import Counts, Label, PackFiles, Packs, read_label, tally
from ticonderoga.games.washingtons_war.data.board import Board, read_board
from ticonderoga.games.washingtons_war.data.card_reading import expected_counts, read_deck
from ticonderoga.games.washingtons_war.data.cards import Deck, category
from ticonderoga.games.washingtons_war.data.pieces import RATINGS, Pieces, read_pieces


class Pack:
    """Everything that a box of the game holds: the map, the deck and the counters."""

    __slots__ = ("board", "deck", "label", "pieces")

    def __init__(self, board: Board, deck: Deck, pieces: Pieces) -> None:
        self.board: Board = board
        self.deck: Deck = deck
        self.pieces: Pieces = pieces
        self.label: Label = Label()


def _read(files: PackFiles) -> Pack:
    _, map_top, deck_top, pieces_top = files.tops
    board = read_board(map_top)
    pieces = read_pieces(pieces_top, board)
    deck = read_deck(deck_top, board, pieces.ids())
    _cross_check(board, deck, pieces, map_top, pieces_top)
    pack = Pack(board, deck, pieces)
    pack.label = read_label(files, _count_confidence(pack))
    _note_categories(pack, deck_top, files.remarks)
    return pack


PACKS: Final = Packs(
    "ticonderoga.games.washingtons_war",
    ("pack.json", "map.json", "deck.json", "pieces.json"),
    _read,
)
load_pack: Final = PACKS.load


def _cross_check(
    board: Board, deck: Deck, pieces: Pieces, map_top: Fields, pieces_top: Fields
) -> None:
    """What no file can check alone."""
    for line in board.connections:
        if line.only:
            where = f"connection {board.space_ids[line.a]} - {board.space_ids[line.b]}"
            map_top.place_of(line.only, pieces.ids(), "a general", where)
    later = tuple([card.number for card in deck.cards if card.added_year])
    if later != tuple(sorted(pieces.set_aside)):
        pieces_top.complain(
            f"the cards set aside are {list(pieces.set_aside)}, "
            f'but the deck gives "added_year" to {list(later)}.',
            "They should be the same cards.",
            "setup, set_aside_cards",
        )


def _count_confidence(pack: Pack) -> Counts:
    """How many facts of each sort are certain, likely and reconstructed."""
    special = [card for card in pack.deck.cards[1:] if card.kind != "ops"]
    generals = pack.pieces.generals
    spaces = pack.board.confidence_detail
    return {
        "space_names": tally([detail["name"] for detail in spaces]),
        "space_kinds": tally([detail["kind"] for detail in spaces]),
        "connections": tally([line.confidence for line in pack.board.connections]),
        "card_titles": tally([card.confidence_detail.get("title", "") for card in special]),
        "card_numbers": tally([card.confidence_detail.get("number", "") for card in special]),
        "card_effects": tally([card.confidence_detail.get("effect", "") for card in special]),
        "general_ratings": tally(
            [general.confidence_detail[name] for general in generals for name in RATINGS]
        ),
        "reinforcements": tally(list(pack.pieces.reinforcement_confidence.values())),
    }


def _note_categories(pack: Pack, deck_top: Fields, noted: list[Problem]) -> None:
    if not deck_top.has("event_counts"):
        return
    found = [category(card) for card in pack.deck.cards]
    for name, expected in expected_counts(deck_top).items():
        if found.count(name) != expected:
            what = f"{found.count(name)} cards are of this kind."
            remedy = f"The rewritten rulebook counts {expected}."
            noted.append(Problem(deck_top.file, f"event_counts, {name}", what, remedy))
