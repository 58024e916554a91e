"""The data pack: the files of the game, read into typed objects, checked, known by a digest."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.kit.packs import Counts, Label, PackFiles, Packs, read_label, tally
from ticonderoga.games.liberty_or_death.data.areas import Areas, read_areas
from ticonderoga.games.liberty_or_death.data.board import Board, read_board, read_random_spaces
from ticonderoga.games.liberty_or_death.data.cards import ASPECTS, EVENT, Deck, read_deck
from ticonderoga.games.liberty_or_death.data.counters import Counters, read_counters
from ticonderoga.games.liberty_or_death.data.scenarios import ScenarioData, read_scenarios

RULING_FILES: Final = 6
"""The last file is for drawing only, and leaves the digest alone."""


class Pack:
    """Everything that a box of the game holds: the map, the cards, the counters, the set-ups."""

    __slots__ = ("areas", "board", "counters", "deck", "label", "limits", "scenarios")

    def __init__(
        self, board: Board, deck: Deck, counters: Counters, scenarios: dict[str, ScenarioData]
    ) -> None:
        self.board: Board = board
        self.deck: Deck = deck
        self.counters: Counters = counters
        self.limits: list[int] = counters.limits
        """1.4a How many pieces there are of each type."""
        self.scenarios: dict[str, ScenarioData] = scenarios
        self.areas: Areas = Areas()
        self.label: Label = Label()


def _read(files: PackFiles) -> Pack:
    _, map_top, cards_top, pieces_top, scenarios_top, tables_top, areas_top = files.tops
    board = read_board(map_top)
    read_random_spaces(board, tables_top)
    counters = read_counters(pieces_top)
    scenarios = read_scenarios(scenarios_top, board, counters)
    pack = Pack(board, read_deck(cards_top), counters, scenarios)
    pack.areas = read_areas(areas_top, board, files.remarks)
    pack.label = read_label(files, _count_confidence(pack), RULING_FILES)
    return pack


PACKS: Final = Packs(
    "ticonderoga.games.liberty_or_death",
    ("pack.json", "map.json", "cards.json", "pieces.json", "scenarios.json", "tables.json",
     "areas.json"),
    _read,
)  # fmt: skip
load_pack: Final = PACKS.load


def _count_confidence(pack: Pack) -> Counts:
    """How many facts of each sort are certain, likely and reconstructed."""
    events = [card for card in pack.deck.cards[1:] if card.kind == EVENT]
    others = [card for card in pack.deck.cards[1:] if card.kind != EVENT]
    counts = {"connections": tally([line.confidence for line in pack.board.connections])}
    for aspect in ASPECTS:
        marks = [card.confidence_detail.get(aspect, "") for card in events]
        counts[f"event_{aspect}"] = tally(marks)
    counts["other_cards"] = tally([card.confidence for card in others])
    counts["scenarios"] = tally([data.confidence for data in pack.scenarios.values()])
    counts["outlines"] = tally([pack.areas.confidence])
    counts["random_spaces"] = tally([pack.board.random_table_confidence])
    return counts
