"""The set-ups: what stands where when a scenario begins, and how its deck is put together."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.kit.fields import Fields, did_you_mean
from ticonderoga.games.liberty_or_death.data.board import Board
from ticonderoga.games.liberty_or_death.data.cards import PERIODS
from ticonderoga.games.liberty_or_death.data.counters import Counters
from ticonderoga.games.liberty_or_death.data.pieces import (
    BASES_PER_SPACE,
    BRITISH_FORT,
    BRITISH_REGULAR,
    ELSEWHERE,
    FACTION_IDS,
    FACTIONS,
    FRENCH,
    FRENCH_REGULAR,
    IS_BASE,
    IS_ROYALIST,
    LEADER_FACTION,
    LEADER_IDS,
    MAX_RESOURCES,
    OWNER,
    SQUADRONS,
    TORY,
    TYPE_IDS,
    TYPES,
    VILLAGE,
    WAR_PARTY,
)
from ticonderoga.games.liberty_or_death.data.spaces import SPACE_IDS, SPACES, WEST_INDIES

LEVELS: Final = (
    "active opposition",
    "passive opposition",
    "neutral",
    "passive support",
    "active support",
)
CONTROLS: Final = ("british", "rebellion")
HELD_BACK: Final = (BRITISH_REGULAR, TORY, FRENCH_REGULAR)
"""1.3.9 What may lie in the Unavailable box, besides Squadrons."""
IN_WEST_INDIES: Final = (BRITISH_REGULAR, FRENCH_REGULAR, BRITISH_FORT)
"""1.4.2b"""


class ScenarioData:
    """One scenario as the set-up needs it."""

    __slots__ = (
        "available", "blockades", "brilliant_strokes", "campaigns", "cbc", "confidence", "crc",
        "help", "leaders", "levels", "name", "periods", "pieces", "release", "resources", "source",
        "squadrons_in_west_indies", "squadrons_unavailable", "title", "treaty", "unavailable",
        "victory_checks", "years",
    )  # fmt: skip

    def __init__(self, name: str) -> None:
        self.name: str = name
        self.title: str = ""
        self.help: str = ""
        self.years: tuple[int, ...] = ()
        self.campaigns: int = 0
        """2.1b How many piles the deck has."""
        self.periods: tuple[int, ...] = ()
        """2.1c The period of each pile, if that option is taken."""
        self.levels: list[int] = [0] * SPACES
        self.pieces: list[list[int]] = [[0] * TYPES for _ in range(SPACES)]
        """By space and type; all irregulars Underground."""
        self.leaders: list[int] = [ELSEWHERE] * len(LEADER_IDS)
        self.resources: list[int] = [0] * len(FACTIONS)
        self.cbc: int = 0
        self.crc: int = 0
        self.treaty: bool = False
        self.available: list[int] = [0] * TYPES
        self.unavailable: list[int] = [0] * TYPES
        self.squadrons_unavailable: int = 0
        self.squadrons_in_west_indies: int = 0
        self.blockades: list[int] = [0] * SPACES
        self.release: tuple[tuple[int, int], ...] = ()
        """6.5.3 Regulars and Tories set free, by Winter Quarters round."""
        self.brilliant_strokes: bool = True
        self.victory_checks: bool = True
        self.confidence: str = ""
        self.source: str = ""


def read_scenarios(top: Fields, board: Board, counters: Counters) -> dict[str, ScenarioData]:
    """The scenarios by name; whatever is wrong is added to the table's problems."""
    top.known(["about", "scenarios"])
    found: dict[str, ScenarioData] = {}
    rows: dict[str, Fields] = {}
    for name, row in top.own_rows("scenarios", "scenario"):
        data = ScenarioData(name)
        if row.has("base"):
            base = row.text("base")
            if base not in rows:
                row.complain(
                    f'"base" is "{base}".',
                    "It should be the id of a scenario that stands before this one.",
                )
                continue
            _read_set_up(data, rows[base], board, counters)
            row.known([*_HEAD, "base"])
        else:
            row.known([*_HEAD, *_SET_UP])
            _read_set_up(data, row, board, counters)
        _read_head(data, row)
        found[name] = data
        if not row.has("base"):
            rows[name] = Fields(row.file, row.where, row.fields, [])
    if not found:
        top.complain("there is no scenario.", "Name at least one.", "scenarios")
    return found


_HEAD: Final = [
    "id", "title", "help", "years", "periods", "brilliant_strokes", "victory_checks",
    "confidence", "source",
]  # fmt: skip
_SET_UP: Final = [
    "treaty_played", "resources", "casualties", "fni", "unavailable", "available",
    "available_leaders", "british_release", "spaces", "totals",
]  # fmt: skip


def _read_head(data: ScenarioData, row: Fields) -> None:
    data.title = row.text("title")
    data.help = row.text("help")
    data.years = tuple(row.integers("years", 1775, 1780))
    data.campaigns = len(data.years)
    if not data.years:
        row.complain("no year is named.", 'List them under "years".')
    data.brilliant_strokes = row.flag("brilliant_strokes", True)
    data.victory_checks = row.flag("victory_checks", True)
    periods = row.several("periods", PERIODS, "a period of the game", needed=True)
    data.periods = tuple(periods)
    if len(periods) != len(data.years):
        row.complain(
            f"{len(data.years)} years have {len(periods)} periods.", "Name one for each year."
        )
    data.confidence = row.confidence()
    data.source = row.text("source")


# ---------------------------------------------------------------------- what stands where


def _read_set_up(data: ScenarioData, row: Fields, board: Board, counters: Counters) -> None:
    data.treaty = row.flag("treaty_played")
    resources = row.inner("resources")
    resources.known(list(FACTION_IDS))
    data.resources = [resources.integer(name, 0, MAX_RESOURCES) for name in FACTION_IDS]
    casualties = row.inner("casualties")
    casualties.known(list(CONTROLS))
    data.cbc = casualties.integer("british", 0, 99)
    data.crc = casualties.integer("rebellion", 0, 99)
    unavailable = row.inner("unavailable")
    data.squadrons_unavailable = unavailable.integer("squadron", 0, SQUADRONS, 0)
    data.unavailable = _read_counts(unavailable, [TYPE_IDS[kind] for kind in HELD_BACK])
    available = row.inner("available")
    data.available = _read_counts(available, list(TYPE_IDS))
    release: list[tuple[int, int]] = []
    for part in row.rows("british_release", "release"):
        part.known(["british_regular", "tory"])
        regulars = part.integer("british_regular", 0, 25)
        release.append((regulars, part.integer("tory", 0, 25)))
    data.release = tuple(release)
    controls = _read_places(data, row, board)
    _read_waiting_leaders(data, row)
    _check_totals(data, row, board, counters)
    _check_control(data, row, controls)


def _read_counts(table: Fields, words: list[str]) -> list[int]:
    table.known([*words, "squadron"])
    return [
        table.integer(name, 0, 50, 0) if name in words else 0 for name in TYPE_IDS
    ]  # fmt: skip


def _read_places(data: ScenarioData, row: Fields, board: Board) -> list[int]:
    """Fill in the spaces, and give back which control the file tells of."""
    controls = [-1] * SPACES
    seen: list[str] = []
    blockades = row.integer("fni", 0, SQUADRONS, 0)
    for part in row.rows("spaces", "space"):
        place = part.text("space")
        part.where = f"{row.where}, space {place}"
        part.known(["space", "level", "control", "pieces", "leaders", "blockades"])
        if place not in SPACE_IDS:
            part.complain("it is not on the map.", did_you_mean(place, list(SPACE_IDS)))
            continue
        if place in seen:
            part.complain("the space stands twice.", "Put all that it holds into one line.")
            continue
        seen.append(place)
        space = SPACE_IDS.index(place)
        controls[space] = part.word("control", CONTROLS, -1)
        data.levels[space] = max(part.word("level", LEVELS, 2), 0) - 2
        if data.levels[space] and not board.population[space]:
            part.complain("nobody lives there, so it is Neutral.", 'Drop "level" (1.6.1).')
        _read_pieces(data, part, space, board)
        _read_leaders(data, part, space)
        data.blockades[space] = part.integer("blockades", 0, SQUADRONS, 0)
        if data.blockades[space] and not board.is_city[space]:
            part.complain("only a City can be Blockaded.", 'Drop "blockades" (1.9).')
    if sum(data.blockades) != blockades:
        row.complain(
            f'"fni" is {blockades}, but {sum(data.blockades)} Blockades are on Cities.',
            "The two are the same number (1.9).",
        )
    return controls


def _read_pieces(data: ScenarioData, part: Fields, space: int, board: Board) -> None:
    pieces = part.inner("pieces", needed=False)
    row = _read_counts(pieces, list(TYPE_IDS))
    data.pieces[space] = row
    squadrons = pieces.integer("squadron", 0, SQUADRONS, 0)
    if space == WEST_INDIES:
        data.squadrons_in_west_indies = squadrons
    elif squadrons:
        pieces.complain("a Squadron waits in the West Indies only.", 'Use "blockades" for a City.')
    if sum([row[kind] for kind in range(TYPES) if IS_BASE[kind]]) > BASES_PER_SPACE:
        pieces.complain("there are too many Forts and Villages.", "Two is the most (1.4.2).")
    if board.is_city[space] and (row[WAR_PARTY] or row[VILLAGE]):
        pieces.complain("Indians are never in a City.", "Put them elsewhere (1.4.2).")
    if space == WEST_INDIES:
        for kind in range(TYPES):
            if row[kind] and kind not in IN_WEST_INDIES:
                pieces.complain(
                    f'"{TYPE_IDS[kind]}" may not be there.',
                    "Only Regulars, British Forts and Squadrons may (1.4.2).",
                )
    if row[FRENCH_REGULAR] and not data.treaty:
        pieces.complain(
            "the French are not in the war yet.", "Put them into a box (2.3.9)."
        )  # fmt: skip


def _read_leaders(data: ScenarioData, part: Fields, space: int) -> None:
    for leader in part.several("leaders", LEADER_IDS, "a leader"):
        name = LEADER_IDS[leader]
        if data.leaders[leader] != ELSEWHERE:
            part.complain(f'"{name}" stands elsewhere too.', "Put him in one space.")
        data.leaders[leader] = space
        owner = LEADER_FACTION[leader]
        if not any(data.pieces[space][kind] for kind in range(TYPES) if OWNER[kind] == owner):
            part.complain(
                f'"{name}" is alone there.', "A leader is with pieces of his Faction (1.10)."
            )


def _read_waiting_leaders(data: ScenarioData, row: Fields) -> None:
    """1.10 Each Faction has one leader: on the map, or waiting in Available."""
    in_play = [LEADER_FACTION[leader] for leader, at in enumerate(data.leaders) if at != ELSEWHERE]
    waiting = row.several("available_leaders", LEADER_IDS, "a leader")
    in_play += [LEADER_FACTION[leader] for leader in waiting]
    for faction in FACTIONS:
        count = in_play.count(faction)
        if count != 1:
            row.complain(
                f"the {FACTION_IDS[faction]} have {count} leaders in play.",
                "Each Faction has one, on the map or among the available_leaders (1.10).",
            )
    if not data.treaty and any(
        at != ELSEWHERE and LEADER_FACTION[leader] == FRENCH
         for leader, at in enumerate(data.leaders)
    ):  # fmt: skip
        row.complain("the French leader is on the map.", "He waits for the Treaty (1.10).")


# ---------------------------------------------------------------------- what the sums must be


def control_of(row: list[int]) -> int:
    """1.7 Who controls a space with these pieces: 0 the British, 1 the Rebellion, -1 nobody."""
    royalists = sum([row[kind] for kind in range(TYPES) if IS_ROYALIST[kind]])
    rebels = sum(row) - royalists
    if rebels > royalists:
        return 1
    british = row[BRITISH_REGULAR] + row[TORY] + row[BRITISH_FORT]
    return 0 if royalists > rebels and british else -1


def _check_control(data: ScenarioData, row: Fields, controls: list[int]) -> None:
    words = ("uncontrolled", *[f"under {name.title()} Control" for name in CONTROLS])
    for space in range(SPACES):
        right = control_of(data.pieces[space])
        if controls[space] != right:
            row.complain(
                f"the file calls it {words[controls[space] + 1]}, "
                f"but by its pieces it is {words[right + 1]}.",
                'Correct the pieces or "control" (1.7).',
                f"space {SPACE_IDS[space]}",
            )


def _check_totals(data: ScenarioData, row: Fields, board: Board, counters: Counters) -> None:
    for kind in range(TYPES):
        placed = sum([data.pieces[space][kind] for space in range(SPACES)])
        total = placed + data.available[kind] + data.unavailable[kind]
        if total != counters.limits[kind]:
            row.complain(
                f"{total} {counters.plurals[kind]} are in play: {placed} placed, "
                f"{data.available[kind]} Available, {data.unavailable[kind]} Unavailable.",
                f"There should be {counters.limits[kind]} (1.4).",
                TYPE_IDS[kind],
            )
    ships = data.squadrons_unavailable + data.squadrons_in_west_indies + sum(data.blockades)
    if ships != SQUADRONS:
        row.complain(f"{ships} Squadrons are in play.", f"There should be {SQUADRONS}.", "squadron")
    stated = row.inner("totals")
    stated.known(["support", "opposition", "preparations"])
    weighed = [
        level * board.population[space] for space, level in enumerate(data.levels)
    ]
    support = sum([value for value in weighed if value > 0])
    opposition = -sum([value for value in weighed if value < 0])
    preparations = data.available[FRENCH_REGULAR] + SQUADRONS - data.squadrons_unavailable
    for name, right in (("support", support), ("opposition", opposition)):
        _compare(stated, name, right)
    if not data.treaty:
        _compare(stated, "preparations", preparations + data.cbc)


def _compare(stated: Fields, name: str, right: int) -> None:
    told = stated.integer(name, 0, 99)
    if stated.has(name) and told != right:
        stated.complain(f'"{name}" is {told}.', f"By the set-up it is {right}.")
