"""The data pack: the files of the game, read into typed objects, checked, known by a digest."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.pack_files import digest_of, open_files, refusal
from ticonderoga.engine.reading import CONFIDENCE, PackError, Problem, Table
from ticonderoga.games.liberty_or_death.data.areas import Areas, read_areas
from ticonderoga.games.liberty_or_death.data.board import Board, read_board, read_random_spaces
from ticonderoga.games.liberty_or_death.data.cards import ASPECTS, EVENT, Deck, read_deck
from ticonderoga.games.liberty_or_death.data.counters import Counters, read_counters
from ticonderoga.games.liberty_or_death.data.scenarios import ScenarioData, read_scenarios

__all__ = ["Pack", "PackError", "Problem", "check_pack", "load_pack", "remarks"]

SCHEMA: Final = 1
FILES: Final = (
    "pack.json", "map.json", "cards.json", "pieces.json", "scenarios.json", "tables.json",
    "areas.json",
)  # fmt: skip
RULING_FILES: Final = 6
"""The last file is for drawing only, and leaves the digest alone."""
PACKAGE: Final = "ticonderoga.games.liberty_or_death"


class Pack:
    """Everything that a box of the game holds: the map, the cards, the counters, the set-ups."""

    __slots__ = (
        "areas",
        "board",
        "confidence_counts",
        "counters",
        "deck",
        "digest",
        "limits",
        "name",
        "notice",
        "path",
        "scenarios",
        "title",
    )

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
        self.path: str = ""
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
    top, map_top, cards_top, pieces_top, scenarios_top, tables_top, areas_top = files.tops
    board = read_board(map_top)
    read_random_spaces(board, tables_top)
    counters = read_counters(pieces_top)
    scenarios = read_scenarios(scenarios_top, board, counters)
    pack = Pack(board, read_deck(cards_top), counters, scenarios)
    pack.areas = read_areas(areas_top, board, noted)
    pack.path = path
    pack.digest = digest_of(files.tops[:RULING_FILES])
    pack.confidence_counts = _count_confidence(pack)
    _read_label(pack, top, files.own)
    _note_counts(pack, top, "pack.json" in files.own or not path, noted)
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


def _count_confidence(pack: Pack) -> dict[str, dict[str, int]]:
    """How many facts of each sort are certain, likely and reconstructed."""
    events = [card for card in pack.deck.cards[1:] if card.kind == EVENT]
    others = [card for card in pack.deck.cards[1:] if card.kind != EVENT]
    counts = {"connections": _tally([line.confidence for line in pack.board.connections])}
    for aspect in ASPECTS:
        marks = [card.confidence_detail.get(aspect, "") for card in events]
        counts[f"event_{aspect}"] = _tally(marks)
    counts["other_cards"] = _tally([card.confidence for card in others])
    counts["scenarios"] = _tally([data.confidence for data in pack.scenarios.values()])
    counts["outlines"] = _tally([pack.areas.confidence])
    counts["random_spaces"] = _tally([pack.board.random_table_confidence])
    return counts


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
