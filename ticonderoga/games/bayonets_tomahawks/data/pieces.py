"""3 The counters, piece by piece, and the Vagaries of War tokens, as flat lists by number."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.drawing import Confidence
from ticonderoga.engine.kit.fields import Fields, PackError, did_you_mean, plain
from ticonderoga.games.bayonets_tomahawks.data.board import Board
from ticonderoga.games.bayonets_tomahawks.data.kinds import (
    BASTION,
    BRITISH,
    COMMANDER,
    FACTION_IDS,
    FORT,
    INDIAN,
    LIGHT,
    METROPOLITAN,
    NATION_IDS,
    NEUTRAL,
    ONE_STEP,
    PROVINCIAL,
    SHAPE_IDS,
    SHAPE_OF,
    SQUARE,
    TRIANGLE,
    TYPE_IDS,
)

NO_EFFECT: Final = 0
PICK_ARTILLERY: Final = 1
PICK_ARTILLERY_OR_LIGHT: Final = 2
PICK_COLONIAL_LIGHT: Final = 3
NAVY_LOSSES: Final = 4
BONUS: Final = 5
TOKEN_KIND_IDS: Final = (
    "no_effect", "pick_artillery", "pick_artillery_or_light", "pick_colonial_light",
    "navy_losses", "bonus",
)  # fmt: skip
"""15.2.1, 16.2.1 What a Vagaries of War token does."""
PICKS: Final = (PICK_ARTILLERY, PICK_ARTILLERY_OR_LIGHT, PICK_COLONIAL_LIGHT)

FLEETS_POOL: Final = 0
BRITISH_POOL: Final = 1
FRENCH_POOL: Final = 2
COLONIAL_POOL: Final = 3
POOLS: Final = 4
POOL_IDS: Final = ("fleets", "british", "french", "colonial")
"""15.2, 16.2 The pools that reinforcements are drawn from blindly."""
TYPE_NAMES: Final = (
    "Light", "Indians", "Metropolitan Brigade", "Brigade", "Artillery", "Fleet", "Fort", "Bastion",
    "Commander",
)  # fmt: skip

CHIT_VALUES: Final = 3
"""18.3 War in Europe chits are worth 0, 1 or 2."""
MOST_COPIES: Final = 20


class Pieces:
    """3 Every piece has a number. Copies of one counter follow each other, and their ids end in
    _1, _2 and so on."""

    __slots__ = (
        "chits", "colonial", "colony", "confidence", "confidence_detail", "count", "counter_ids",
        "counter_of", "evidence", "faction", "gorget", "highland", "ids", "labels", "names",
        "nation", "of_counter", "of_token", "one_step", "rating", "red", "rerolls_square",
        "rerolls_triangle", "shape", "spelled", "token_amount", "token_back", "token_bonus",
        "token_ids", "token_kind", "token_names", "token_pool", "type", "village",
    )  # fmt: skip

    def __init__(self) -> None:
        self.count: int = 0
        self.ids: list[str] = []
        self.names: list[str] = []
        self.labels: list[str] = []
        self.type: list[int] = []
        self.faction: list[int] = []
        """-1 for the units of a Nation, which whoever controls it plays (8.1)."""
        self.shape: list[int] = []
        self.colony: list[int] = []
        """The Colony of a Colonial Brigade; -1 for all others."""
        self.nation: list[int] = []
        self.village: list[int] = []
        """2.1.8 The space of an Indian unit's Village; -1 for all others and for Nation units."""
        self.rating: list[int] = []
        """3.7 Of a Commander; 0 for units."""
        self.colonial: list[bool] = []
        """The brown British units: Colonial Light and Colonial Brigades."""
        self.red: list[bool] = []
        """3.1 The red British Light units."""
        self.highland: list[bool] = []
        self.gorget: list[bool] = []
        """15.2.2 Brigades with an officer's gorget, which bring a Commander when they are drawn."""
        self.rerolls_triangle: list[bool] = []
        self.rerolls_square: list[bool] = []
        """13.5 Which shapes a Commander rerolls."""
        self.one_step: list[bool] = []
        self.counter_ids: list[str] = []
        self.counter_of: list[int] = []
        """The counter of each piece, as its place in `counter_ids`."""
        self.of_counter: dict[str, tuple[int, ...]] = {}
        self.confidence: list[Confidence] = []
        self.confidence_detail: list[dict[str, str]] = []
        self.evidence: list[str] = []
        self.chits: list[list[int]] = []
        """18.3 War in Europe chits by faction and value."""
        self.token_ids: list[str] = []
        self.token_names: list[str] = []
        self.token_kind: list[int] = []
        self.token_pool: list[int] = []
        self.token_amount: list[int] = []
        """How many units a token lets one pick; 0 if none."""
        self.token_back: list[bool] = []
        """Whether it goes back to its pool when all is drawn."""
        self.token_bonus: list[tuple[str, ...]] = []
        """The counters that it brings from the Bonus pool, one by one."""
        self.of_token: dict[str, tuple[int, ...]] = {}
        self.spelled: dict[str, int] = {}
        """Pieces by the letters and digits of their ids, names and labels."""

    def index(self, text: str) -> int:
        """The number of a piece, from its id, its name or its label."""
        found = self.spelled.get(plain(text), -1)
        if found >= 0:
            return found
        raise PackError(f'No piece is called "{text}". {did_you_mean(text, self.names)}')


# ---------------------------------------------------------------------- reading pieces.json

ASPECTS: Final = ("count", "village", "rating", "gorget")
"""What a counter may be more or less sure of."""


def read_pieces(top: Fields, board: Board) -> Pieces:
    """The pieces of a counter file; whatever is wrong is added to the file's problems."""
    top.known(["about", "counters", "tokens", "war_in_europe"])
    pieces = Pieces()
    for counter_id, row in top.own_rows("counters", "counter"):
        _read_counter(pieces, row, counter_id, board)
    pieces.count = len(pieces.ids)
    _spell(pieces, top)
    for token_id, row in top.own_rows("tokens", "token"):
        _read_token(pieces, row, token_id)
    _read_chits(pieces, top.inner("war_in_europe"))
    _check_nations(pieces, top)
    return pieces


def _read_counter(pieces: Pieces, row: Fields, counter_id: str, board: Board) -> None:
    row.known(
        ["id", "name", "label", "type", "faction", "nation", "count", "colonial", "colony"]
        + ["village", "highland", "gorget", "rating", "rerolls"]
        + ["confidence", "confidence_detail", "evidence"]
    )
    kind = row.word("type", TYPE_IDS)
    nation = row.word("nation", NATION_IDS, -1)
    faction = NEUTRAL if row.has("nation") else row.word("faction", FACTION_IDS)
    if row.has("nation") and (kind != INDIAN or row.has("faction")):
        row.complain(
            "a unit of a Nation is Indian and of no faction.", 'Correct "type", drop "faction".'
        )
    village = _read_village(row, kind, nation, board)
    colony = row.one_of("colony", board.colony_ids, "a Colony") if row.has("colony") else -1
    colonial = row.flag("colonial")
    highland, gorget = row.flag("highland"), row.flag("gorget")
    rating = row.integer("rating", 1, 3) if kind == COMMANDER else 0
    rerolls = row.several("rerolls", SHAPE_IDS[:2], "a shape that a Commander rerolls")
    name = row.text("name")
    label = row.text("label", name if kind in (FORT, BASTION) else _label(name, kind))
    copies = row.integer("count", 1, MOST_COPIES, 1)
    first = len(pieces.ids)
    for copy in range(1, copies + 1):
        mark = f"_{copy}" if copies > 1 else ""
        pieces.ids.append(counter_id + mark)
        pieces.names.append(f"{name} {copy}" if copies > 1 else name)
        pieces.labels.append(f"{label} {copy}" if copies > 1 else label)
        pieces.type.append(kind)
        pieces.shape.append(SHAPE_OF[kind])
        pieces.one_step.append(ONE_STEP[kind])
        pieces.faction.append(faction)
        pieces.nation.append(nation)
        pieces.village.append(village)
        pieces.colony.append(colony)
        pieces.colonial.append(colonial)
        pieces.red.append(kind == LIGHT and faction == BRITISH and not colonial)
        pieces.highland.append(highland)
        pieces.gorget.append(gorget)
        pieces.rating.append(rating)
        pieces.rerolls_triangle.append(TRIANGLE in rerolls)
        pieces.rerolls_square.append(SQUARE in rerolls)
        pieces.counter_of.append(len(pieces.counter_ids))
    pieces.of_counter[counter_id] = tuple(range(first, len(pieces.ids)))
    pieces.counter_ids.append(counter_id)
    pieces.confidence.append(row.confidence())
    pieces.confidence_detail.append(row.confidence_detail(list(ASPECTS)))
    pieces.evidence.append(row.text("evidence"))
    _check_counter(row, kind, faction, colony)


def _spell(pieces: Pieces, top: Fields) -> None:
    """Make pieces known by their ids, names and labels; no two have the same name or label."""
    for names in (pieces.ids, pieces.names, pieces.labels):
        seen: set[str] = set()
        for piece, name in enumerate(names):
            spelled = plain(name)
            if spelled in seen:
                where = f"counter {pieces.counter_ids[pieces.counter_of[piece]]}"
                remedy = "Give each a name of its own."
                top.complain(f'another counter is called "{name}" too.', remedy, where)
            seen.add(spelled)
            pieces.spelled.setdefault(spelled, piece)


def _label(name: str, kind: int) -> str:
    return f"{name} ({TYPE_NAMES[kind]})" if kind >= 0 else name


def _read_village(row: Fields, kind: int, nation: int, board: Board) -> int:
    """2.1.8 An Indian unit that is of no Nation is at home in one space."""
    if kind == INDIAN and nation < 0:
        village = row.one_of("village", board.space_ids, "a space")
        faction = row.fields.get("faction")
        if village >= 0 and faction in FACTION_IDS:
            if board.home[village] != FACTION_IDS.index(str(faction)):
                row.complain(
                    f"its Village, {board.names[village]}, is no Home Space of its faction.",
                    'Correct "village" or "faction" (2.1.8).',
                )
        return village
    if row.has("village"):
        remedy = 'Drop "village": those of a Nation stand on the map.'
        row.complain("only an Indian unit without a Nation names its Village.", remedy)
    return -1


def _check_counter(row: Fields, kind: int, faction: int, colony: int) -> None:
    """3 What a type of unit has and has not."""
    if kind < 0:
        return
    colonial = row.flag("colonial")
    if colonial and (kind not in (LIGHT, PROVINCIAL) or faction != BRITISH):
        remedy = 'Drop "colonial".'
        row.complain("only British Light units and Brigades are Colonial.", remedy)
    if (kind == PROVINCIAL and colonial) != row.has("colony"):
        row.complain(
            "a Colonial Brigade has a Colony, and no other counter does.",
            'Correct "colonial" or "colony".',
        )
    if kind == PROVINCIAL and faction == BRITISH and not colonial:
        row.complain("a British Brigade is Metropolitan or Colonial.", 'Correct "type".')
    for name, fits, who in (
        ("highland", kind == METROPOLITAN, "a Metropolitan Brigade"),
        ("gorget", kind == METROPOLITAN, "a Metropolitan Brigade"),
        ("rating", kind == COMMANDER, "a Commander"),
        ("rerolls", kind == COMMANDER, "a Commander"),
    ):
        if row.has(name) and not fits:
            row.complain(f'"{name}" is for {who} only.', "Drop it.")


def _check_nations(pieces: Pieces, top: Fields) -> None:
    for nation, name in enumerate(NATION_IDS):
        if pieces.count and nation not in pieces.nation:
            top.complain(f"the {name} have no unit.", "Every Nation has at least one.", "counters")


# ---------------------------------------------------------------------- tokens and chits


def _read_token(pieces: Pieces, row: Fields, token_id: str) -> None:
    row.known(
        ["id", "name", "pool", "count", "kind", "amount", "back", "bonus"]
        + ["confidence", "evidence"]
    )
    kind = row.word("kind", TOKEN_KIND_IDS)
    pool = row.word("pool", POOL_IDS)
    amount = row.integer("amount", 1, 2) if kind in PICKS else 0
    if row.has("amount") and kind not in PICKS:
        row.complain('"amount" is for tokens that pick units.', "Drop it.")
    bonus: list[str] = []
    for text in row.texts("bonus", needed=kind == BONUS):
        counter = row.place_of(text, pieces.counter_ids, "a counter", "bonus")
        bonus += [text] if counter >= 0 else []
    if bonus and kind != BONUS:
        row.complain('"bonus" is for tokens of that kind.', "Drop it.")
    _check_token(row, kind, pool)
    back = row.flag("back")
    name = row.text("name")
    row.confidence()
    row.text("evidence")
    copies = row.integer("count", 1, MOST_COPIES, 1)
    first = len(pieces.token_ids)
    for copy in range(1, copies + 1):
        pieces.token_ids.append(f"{token_id}_{copy}" if copies > 1 else token_id)
        pieces.token_names.append(name)
        pieces.token_kind.append(kind)
        pieces.token_pool.append(pool)
        pieces.token_amount.append(amount)
        pieces.token_back.append(back)
        pieces.token_bonus.append(tuple(bonus))
    pieces.of_token[token_id] = tuple(range(first, len(pieces.token_ids)))


def _check_token(row: Fields, kind: int, pool: int) -> None:
    """15.2.1, 16.2.1 In which pools a token can do what it does."""
    right: tuple[int, ...] = (FLEETS_POOL, BRITISH_POOL, FRENCH_POOL, COLONIAL_POOL)
    if kind == PICK_ARTILLERY:
        right = (BRITISH_POOL, FRENCH_POOL)
    elif kind == PICK_ARTILLERY_OR_LIGHT:
        right = (BRITISH_POOL,)
    elif kind in (PICK_COLONIAL_LIGHT, BONUS):
        right = (COLONIAL_POOL,)
    elif kind == NAVY_LOSSES:
        right = (FLEETS_POOL,)
    if kind >= 0 and pool >= 0 and pool not in right:
        words = " or ".join([f'"{POOL_IDS[place]}"' for place in right])
        row.complain(f'"pool" is "{POOL_IDS[pool]}".', f"For such a token it should be {words}.")


def _read_chits(pieces: Pieces, table: Fields) -> None:
    """18.3 How many chits of each value a faction has."""
    table.known([*FACTION_IDS, "confidence", "evidence"])
    table.confidence()
    table.text("evidence")
    for name in FACTION_IDS:
        counts = table.integers(name, 0, 99)
        if len(counts) != CHIT_VALUES or not sum(counts):
            table.complain(
                f'"{name}" should tell of {CHIT_VALUES} values.',
                "Write how many chits are worth 0, 1 and 2, as [3, 6, 3].",
            )
            counts = [1] * CHIT_VALUES
        pieces.chits.append(counts)
