"""The data pack: the files of the game, read into typed objects, checked, known by a digest."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.kit.packs import Counts, Label, PackFiles, Packs, read_label, tally
from ticonderoga.games.bayonets_tomahawks.data.board import ASPECTS as SPACE_ASPECTS
from ticonderoga.games.bayonets_tomahawks.data.board import Board, read_board
from ticonderoga.games.bayonets_tomahawks.data.cards import Deck, read_deck
from ticonderoga.games.bayonets_tomahawks.data.kinds import COMMANDER, METROPOLITAN
from ticonderoga.games.bayonets_tomahawks.data.pieces import Pieces, read_pieces
from ticonderoga.games.bayonets_tomahawks.data.scenarios import ScenarioData, read_scenarios


class Pack:
    """Everything that a box of the game holds: the map, the counters, the cards, the set-ups."""

    __slots__ = ("board", "deck", "label", "pieces", "scenarios")

    def __init__(
        self, board: Board, pieces: Pieces, deck: Deck, scenarios: dict[str, ScenarioData]
    ) -> None:
        self.board: Board = board
        self.pieces: Pieces = pieces
        self.deck: Deck = deck
        self.scenarios: dict[str, ScenarioData] = scenarios
        self.label: Label = Label()


def _read(files: PackFiles) -> Pack:
    _, map_top, cards_top, pieces_top, scenarios_top = files.tops
    board = read_board(map_top)
    pieces = read_pieces(pieces_top, board)
    deck = read_deck(cards_top, board, pieces)
    scenarios = read_scenarios(scenarios_top, board, pieces, deck, files.remarks)
    pack = Pack(board, pieces, deck, scenarios)
    pack.label = read_label(files, _count_confidence(pack))
    return pack


PACKS: Final = Packs(
    "ticonderoga.games.bayonets_tomahawks",
    ("pack.json", "map.json", "cards.json", "pieces.json", "scenarios.json"),
    _read,
)
load_pack: Final = PACKS.load


def _count_confidence(pack: Pack) -> Counts:
    """How many facts of each sort are certain, likely and reconstructed."""
    board, pieces, cards = pack.board, pack.pieces, pack.deck.cards[1:]
    counts: Counts = {}
    for aspect in SPACE_ASPECTS:
        marks = [detail.get(aspect, "") for detail in board.confidence_detail]
        counts[f"space_{aspect}"] = tally(marks)
    counts["connections"] = tally([line.confidence for line in board.connections])
    for aspect, fits in _aspects_of_counters(pieces).items():
        marks = [pieces.confidence_detail[counter].get(aspect, "") for counter in fits]
        counts[f"counter_{aspect}"] = tally(marks)
    counts["cards"] = tally([card.confidence for card in cards])
    with_event = [card for card in cards if card.event]
    counts["card_events"] = tally([card.confidence_detail.get("effect", "") for card in with_event])
    counts["scenarios"] = tally([data.confidence for data in pack.scenarios.values()])
    return counts


def _aspects_of_counters(pieces: Pieces) -> dict[str, list[int]]:
    """The counters that have each of the aspects."""
    counters = range(len(pieces.counter_ids))
    firsts = [pieces.of_counter[name][0] for name in pieces.counter_ids]
    return {
        "count": list(counters),
        "village": [counter for counter in counters if pieces.village[firsts[counter]] >= 0],
        "rating": [counter for counter in counters if pieces.type[firsts[counter]] == COMMANDER],
        "gorget": [counter for counter in counters if pieces.type[firsts[counter]] == METROPOLITAN],
    }
