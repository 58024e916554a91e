"""The counters: generals and their ratings, unit limits, the reinforcement track, the set-up."""

from typing import Final

from ticonderoga.engine.drawing import Confidence
from ticonderoga.engine.kit.fields import (
    CONFIDENCE,
    Fields,
    PackError,
    did_you_mean,
    plain,
)
from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH, Board, side_of

RATINGS: Final = ("strategy", "battle", "agility")
ASPECTS: Final = ("strategy", "battle", "agility", "retreat_bonus")
SIDES: Final = ("american", "british", "french")


class General:
    """2.2.C A general and his ratings. The French general fights on the American side."""

    __slots__ = (
        "agility", "battle", "confidence", "confidence_detail", "french", "id", "name",
        "never_to_box", "out_if_captured", "retreat_bonus", "short", "side", "source", "strategy",
        "winter_exempt", "winter_offensive",
    )  # fmt: skip

    def __init__(self, general_id: str) -> None:
        self.id: str = general_id
        self.name: str = ""
        self.short: str = ""
        self.side: int = AMERICAN
        self.french: bool = False
        self.strategy: int = 1
        self.battle: int = 1
        self.agility: int = 1
        self.retreat_bonus: int = 0
        self.never_to_box: bool = False
        self.out_if_captured: bool = False
        self.winter_offensive: bool = False
        self.winter_exempt: int = 0
        self.confidence: Confidence = "reconstructed"
        self.confidence_detail: dict[str, str] = {}
        self.source: str = ""


class Pieces:
    """2.2 and 4.0 All counters and the set-up. A general is his place in the list."""

    __slots__ = (
        "by_side", "cu_limit", "first_year", "french_cus", "generals", "hand_size", "king_markers",
        "last_year", "plays_per_year", "reinforcement_confidence", "reinforcements",
        "rewritten_pool", "set_aside", "setup_box", "setup_congress", "setup_cu", "setup_generals",
        "setup_pc",
    )  # fmt: skip

    def __init__(self) -> None:
        self.generals: list[General] = []
        self.by_side: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
        self.cu_limit: tuple[int, int, int] = (0, 0, 0)
        self.french_cus: int = 0
        self.reinforcements: dict[int, int] = {}
        self.reinforcement_confidence: dict[int, str] = {}
        self.first_year: int = 0
        self.last_year: int = 0
        self.hand_size: int = 0
        self.plays_per_year: tuple[int, int] = (0, 0)
        self.rewritten_pool: int = 0
        self.king_markers: int = 0
        self.setup_pc: list[tuple[int, int]] = []
        self.setup_cu: list[tuple[int, int, int]] = []
        self.setup_generals: list[tuple[int, int]] = []
        self.setup_box: tuple[int, ...] = ()
        self.setup_congress: int = -1
        self.set_aside: tuple[int, ...] = ()

    def general(self, general_id: str) -> int:
        """The number of a general, from his id, his short or his full name."""
        wanted = plain(general_id)
        for number in range(len(self.generals)):
            known = self.generals[number]
            if wanted in (plain(known.id), plain(known.short), plain(known.name)):
                return number
        shorts = [known.short for known in self.generals]
        raise PackError(f'There is no general "{general_id}". {did_you_mean(general_id, shorts)}')

    def ids(self) -> list[str]:
        return [general.id for general in self.generals]


def read_pieces(top: Fields, board: Board) -> Pieces:
    """The counters of a pieces file; whatever is wrong is added to the table's problems."""
    top.known(
        ["about", "first_year", "last_year", "hand_size", "generals", "units", "counters"]
        + ["reinforcement_track", "reinforcement_plays", "setup"]
    )
    pieces = Pieces()
    pieces.first_year = top.integer("first_year", 1775, 1783)
    pieces.last_year = top.integer("last_year", pieces.first_year, 1790)
    pieces.hand_size = top.integer("hand_size", 1, 20)
    _read_generals(pieces, top)
    _read_units(pieces, top)
    _read_track(pieces, top)
    _read_setup(pieces, top, board)
    return pieces


def _read_generals(pieces: Pieces, top: Fields) -> None:
    found = [_read_general(row, own) for own, row in top.own_rows("generals", "general")]
    found.sort(key=_rank)
    pieces.generals = found
    numbers = range(len(found))
    pieces.by_side = (
        tuple([number for number in numbers if found[number].side == AMERICAN]),
        tuple([number for number in numbers if found[number].side == BRITISH]),
    )
    for needed in ("washington", "arnold"):
        if found and needed not in pieces.ids():
            top.complain(
                f'there is no general "{needed}".', "The rules need him, so add him.", "generals"
            )
    french = len([general for general in found if general.french])
    if found and french != 1:
        top.complain(
            f"{french} generals are French.", "There should be exactly one, Rochambeau.", "generals"
        )
    if found and not pieces.by_side[BRITISH]:
        top.complain("no general is British.", "Each side needs generals.", "generals")


def _rank(general: General) -> int:
    """Americans come first, then the French, then the British."""
    if general.french:
        return 1
    return 0 if general.side == AMERICAN else 2


def _read_general(row: Fields, general_id: str) -> General:
    general = General(general_id)
    row.known(
        ["id", "name", "short", "side", "strategy", "battle", "agility", "retreat_bonus"]
        + ["never_to_box", "out_if_captured", "winter_offensive", "winter_exempt"]
        + ["confidence", "confidence_detail", "source"]
    )
    general.name = row.text("name")
    general.short = row.text("short")
    general.side = max(side_of(row, "side", list(SIDES)), 0)
    general.french = row.fields.get("side") == "french"
    general.strategy = row.integer("strategy", 1, 3)
    general.battle = row.integer("battle", 1, 6)
    general.agility = row.integer("agility", 1, 3)
    general.retreat_bonus = row.integer("retreat_bonus", 0, 3, 0)
    general.never_to_box = row.flag("never_to_box")
    general.out_if_captured = row.flag("out_if_captured")
    general.winter_offensive = row.flag("winter_offensive")
    general.winter_exempt = row.integer("winter_exempt", 0, 20, 0)
    general.confidence = row.confidence()
    general.confidence_detail = row.confidence_detail(list(ASPECTS))
    general.source = row.text("source")
    return general


def _read_units(pieces: Pieces, top: Fields) -> None:
    units = top.inner("units")
    units.known(["cu_limit", "confidence", "source"])
    units.confidence()
    limit = units.inner("cu_limit")
    limit.known(list(SIDES))
    pieces.cu_limit = (
        limit.integer("american", 1, 999),
        limit.integer("british", 1, 999),
        limit.integer("french", 0, 99),
    )
    pieces.french_cus = pieces.cu_limit[2]
    plays = top.inner("reinforcement_plays")
    plays.known(["american", "british", "rewritten_pool", "confidence"])
    pieces.plays_per_year = (plays.integer("american", 0, 9), plays.integer("british", 0, 9))
    pieces.rewritten_pool = plays.integer("rewritten_pool", 0, 99)


def _read_track(pieces: Pieces, top: Fields) -> None:
    for row in top.rows("reinforcement_track", "entry"):
        row.known(["year", "british", "confidence", "source"])
        year = row.integer("year", pieces.first_year, pieces.last_year)
        row.where = f"reinforcement_track, {row.fields.get('year', '?')}"
        if year in pieces.reinforcements:
            row.complain("the year stands twice.", "Keep one entry for each year.")
            continue
        pieces.reinforcements[year] = row.integer("british", 0, 30)
        pieces.reinforcement_confidence[year] = row.confidence()
    years = range(pieces.first_year, pieces.last_year + 1)
    missing = [str(year) for year in years if year not in pieces.reinforcements]
    top.lacks("reinforcement_track", missing, "Give the British CUs of every year.")


def _read_setup(pieces: Pieces, top: Fields, board: Board) -> None:
    setup = top.inner("setup")
    setup.known(
        ["source", "confidence", "pieces", "congress", "boxes", "set_aside_cards"]
        + ["for_the_king", "notes"]
    )
    setup.choice("confidence", list(CONFIDENCE), CONFIDENCE[-1])
    pieces.king_markers = setup.integer("for_the_king", 0, 20)
    pieces.set_aside = tuple(setup.integers("set_aside_cards", 1, 110))
    for row in setup.rows("pieces", "piece"):
        _place(pieces, row, board)
    pieces.setup_box = tuple(setup.several("boxes", pieces.ids(), "a general", needed=True))
    congress = setup.one_of("congress", board.space_ids, "a space", "congress")
    pieces.setup_congress = congress
    if congress >= 0 and board.colony[congress] not in board.thirteen:
        setup.complain(
            f'"{board.space_ids[congress]}" lies outside the thirteen colonies.',
            "Congress sits in one of them.",
            "congress",
        )
    if setup.has("pieces"):
        _check_setup(pieces, setup, board)


def _place(pieces: Pieces, row: Fields, board: Board) -> None:
    space_id = row.named("setup,", "space")
    row.known(["space", "side", "general", "cu", "pc"])
    side = side_of(row, "side", ["american", "british"])
    space = row.place_of(space_id, board.space_ids, "a space") if space_id else -1
    if space < 0 or side < 0:
        return
    if row.flag("pc"):
        if space in [other for other, _ in pieces.setup_pc]:
            row.complain("it gets two PC markers.", "A space holds one at most.")
        pieces.setup_pc.append((space, side))
    cus = row.integer("cu", 0, 50, 0)
    if cus:
        pieces.setup_cu.append((space, side, cus))
    if row.has("general"):
        general = row.one_of("general", pieces.ids(), "a general")
        if general < 0:
            return
        if pieces.generals[general].side != side:
            row.complain(
                f"{pieces.generals[general].short} is on the other side.",
                "A general starts among his own.",
            )
        pieces.setup_generals.append((general, space))


def _check_setup(pieces: Pieces, setup: Fields, board: Board) -> None:
    started = [general for general, _ in pieces.setup_generals] + list(pieces.setup_box)
    for number in range(len(pieces.generals)):
        times = started.count(number)
        if times != 1:
            what = "nowhere" if times == 0 else f"in {times} places"
            setup.complain(
                f"{pieces.generals[number].short} starts {what}.",
                'Put him in one space, or in "boxes".',
                f"general {pieces.generals[number].id}",
            )
    for general, space in pieces.setup_generals:
        if [other for _, other in pieces.setup_generals].count(space) > 1:
            setup.complain(
                f"two generals start in {board.labels[space]}.",
                "A space holds one at most.",
                f"general {pieces.generals[general].id}",
            )
    for side in (AMERICAN, BRITISH):
        if not [space for space, owner, _ in pieces.setup_cu if owner == side]:
            word = "British" if side == BRITISH else "American"
            setup.complain(
                f"no {word} CUs start on the map.", "Each side starts with an army.", "pieces"
            )
    enemy = [space for space, side in pieces.setup_pc if side == BRITISH]
    enemy += [space for space, side, _ in pieces.setup_cu if side == BRITISH]
    for colony in board.thirteen:
        if colony < len(board.colony_spaces) and all(
            space in enemy for space in board.colony_spaces[colony]
        ):
            setup.complain(
                f"the British hold every space of {board.colony_names[colony]}.",
                "Leave the Committees of Correspondence a space in each colony (4.0).",
                "pieces",
            )
