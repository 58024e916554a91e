"""5 The scenarios: what stands where at the start, what waits in the pools, and how one wins."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.kit.fields import Fields, Problem, shortened
from ticonderoga.games.bayonets_tomahawks.data.board import Board
from ticonderoga.games.bayonets_tomahawks.data.cards import BUILDUP, CAMPAIGN, INDIAN, Deck
from ticonderoga.games.bayonets_tomahawks.data.kinds import (
    BRITISH,
    FACTION_IDS,
    FACTIONS,
    FIRST_YEAR,
    FRENCH,
    LAST_YEAR,
)
from ticonderoga.games.bayonets_tomahawks.data.pieces import BONUS, POOL_IDS, Pieces
from ticonderoga.games.bayonets_tomahawks.data.set_up import check_set_up

CONTROL_AT_LEAST: Final = 0
PER_COLONY: Final = 1
PER_SPACE_NOT_CONTROLLED: Final = 2
BONUS_KINDS: Final = ("control_at_least", "per_colony", "per_space_not_controlled")

VICTORY_SPACES: Final = 0
SETTLED_SPACES: Final = 1
HOME_SPACES: Final = 2
BONUS_SPACES: Final = ("victory_space", "settled", "home_space")

FARTHEST: Final = 20
"""18.1 How far the VP track goes on either side, with the +10 face."""

DECK_SIZES: Final = (6, 9, 6, 9, 12)
"""5.3 Cards of a Year: British Buildup, British Campaign, the French ones alike, Indian."""
DECK_NEEDS: Final = (5, 6, 5, 6, 9)
"""How many of them are drawn at the most in a Year (7.1)."""
DECK_NAMES: Final = (
    "British Buildup", "British Campaign", "French Buildup", "French Campaign", "Indian",
)  # fmt: skip


class Bonus:
    """18.2 VPs that a faction may gain at the end of a Year."""

    __slots__ = ("colonies", "count", "kind", "most", "spaces", "vp", "what")

    def __init__(self) -> None:
        self.kind: int = CONTROL_AT_LEAST
        self.what: int = -1
        """Of `control_at_least`: which spaces of the enemy count."""
        self.count: int = 0
        """How many of `spaces`, or of the spaces of each of `colonies`, have to be controlled."""
        self.vp: int = 0
        """VPs for the whole; for each Colony or each space with the other two kinds."""
        self.most: int = 0
        """VPs at the most."""
        self.spaces: tuple[int, ...] = ()
        """The spaces that count."""
        self.colonies: tuple[int, ...] = ()
        """Of `per_colony`: the Colonies that count."""


class Threshold:
    """18.2 Where the VP marker has to stand at the end of a Year for a faction to win."""

    __slots__ = ("faction", "vp")

    def __init__(self, faction: int, vp: int) -> None:
        self.faction: int = faction
        self.vp: int = vp
        """The British win there and above, the French there and below."""

    def met(self, vp: int) -> bool:
        return vp >= self.vp if self.faction == BRITISH else vp <= self.vp


class ScenarioData:
    """One scenario as the set-up and the winters need it; everything is a number."""

    __slots__ = (
        "additions", "admiral_costs_draw", "at", "bonus", "bonuses", "cards", "confidence",
        "control", "draws", "evidence", "fort_sites", "help", "id", "pool", "roads", "thresholds",
        "title", "tokens", "vp", "years",
    )  # fmt: skip

    def __init__(self, name: str) -> None:
        self.id: str = name
        self.title: str = ""
        self.help: str = ""
        self.years: tuple[int, ...] = ()
        self.vp: int = 0
        """18.1 n from 1 on is British n; n up to 0 is French 1 - n."""
        self.admiral_costs_draw: bool = False
        """Card 18: a Fleet that it placed counts as one of the Year's draws."""
        self.at: list[tuple[int, int]] = []
        """Pieces on the map, each with its space."""
        self.control: list[tuple[int, int]] = []
        """2.1.2 Control markers: a space, and who controls it."""
        self.fort_sites: tuple[int, ...] = ()
        self.roads: tuple[int, ...] = ()
        self.pool: tuple[int, ...] = ()
        """5.2 Pieces in the pools, those of the neutral Nations too."""
        self.bonus: tuple[int, ...] = ()
        """5.2 Brigades in the Vagaries of War Bonus pool."""
        self.tokens: tuple[int, ...] = ()
        self.draws: dict[int, tuple[int, ...]] = {}
        """15.2, 16.2 By Year: pieces drawn from the Fleets, British, French and Colonial pools."""
        self.additions: dict[int, tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]] = {}
        """17.5 After a Year: pieces, Bonus pieces and tokens that join the pools."""
        self.bonuses: dict[tuple[int, int], Bonus] = {}
        self.thresholds: dict[tuple[int, int], Threshold] = {}
        """Both by (faction, Year)."""
        self.cards: dict[int, tuple[tuple[int, ...], ...]] = {}
        """5.3 By Year: British Buildup, British Campaign, French Buildup, French Campaign, Indian
        cards."""
        self.confidence: str = ""
        self.evidence: str = ""


class Box:
    """Which pieces and tokens a scenario has used so far; the copies of a counter go in order."""

    __slots__ = ("pieces", "used_pieces", "used_tokens")

    def __init__(self, pieces: Pieces) -> None:
        self.pieces: Pieces = pieces
        self.used_pieces: dict[str, int] = {}
        self.used_tokens: dict[str, int] = {}

    def take(self, table: Fields) -> tuple[int, ...]:
        """Pieces by counter and number: {"bastion": 2}."""
        return _take(table, "counter", self.pieces.of_counter, self.used_pieces)

    def take_tokens(self, table: Fields) -> tuple[int, ...]:
        return _take(table, "token", self.pieces.of_token, self.used_tokens)


def _take(
    table: Fields, called: str, stock: dict[str, tuple[int, ...]], used: dict[str, int]
) -> tuple[int, ...]:
    found: list[int] = []
    for name in table.fields:
        if table.place_of(name, list(stock), f"a {called}") < 0:
            continue
        copies = stock[name]
        before = used.get(name, 0)
        wanted = before + table.integer(name, 1, 99)
        if wanted > len(copies):
            table.complain(
                f'"{name}" is used {wanted} times in the scenario.',
                f"There {'is 1' if len(copies) == 1 else f'are {len(copies)}'} of it.",
            )
        found += copies[before:wanted]
        used[name] = wanted
    return tuple(found)


# ---------------------------------------------------------------------- reading scenarios.json

_FIELDS: Final = [
    "id", "title", "help", "years", "marker", "admiral_costs_draw", "spaces", "control",
    "fort_sites", "roads", "pool", "bonus_pool", "tokens", "draws", "additions", "bonuses",
    "thresholds", "confidence", "evidence",
]  # fmt: skip


def read_scenarios(
    top: Fields, board: Board, pieces: Pieces, deck: Deck, remarks: list[Problem]
) -> dict[str, ScenarioData]:
    """The scenarios by name; whatever is wrong is added to the table's problems."""
    top.known(["about", "scenarios"])
    found: dict[str, ScenarioData] = {}
    for name, row in top.own_rows("scenarios", "scenario"):
        row.known(_FIELDS)
        data = ScenarioData(name)
        _read_head(data, row)
        _read_pieces(data, row, board, pieces)
        _read_draws(data, row)
        _read_bonuses(data, row, board)
        _read_thresholds(data, row)
        _deal_cards(data, row, deck, remarks)
        found[name] = data
    if not found:
        top.complain("there is no scenario.", "Name at least one.", "scenarios")
    return found


def _read_head(data: ScenarioData, row: Fields) -> None:
    data.title = row.text("title")
    data.help = row.text("help")
    data.years = tuple(row.integers("years", FIRST_YEAR, LAST_YEAR))
    if not data.years:
        row.complain("no Year is named.", 'List them under "years".')
    elif list(data.years) != list(range(data.years[0], data.years[0] + len(data.years))):
        row.complain("the Years do not follow each other.", 'Correct "years".')
    data.vp = _read_marker(row.inner("marker"))
    data.admiral_costs_draw = row.flag("admiral_costs_draw")
    data.confidence = row.confidence()
    data.evidence = row.text("evidence")


def _read_marker(table: Fields) -> int:
    """18.1 A place on the VP track, which has no zero."""
    table.known(["side", "value"])
    return _place(table)


def _place(table: Fields) -> int:
    value = table.integer("value", 1, FARTHEST)
    return value if table.word("side", FACTION_IDS) == BRITISH else 1 - value


def _read_pieces(data: ScenarioData, row: Fields, board: Board, pieces: Pieces) -> None:
    box = Box(pieces)
    seen: list[int] = []
    for part in row.rows("spaces", "space"):
        part.known(["space", "pieces"])
        space = part.one_of("space", board.space_ids, "a space")
        part.where = f"{row.where}, space {part.fields.get('space', '?')}"
        if space in seen:
            part.complain("the space stands twice.", "Put all that it holds into one line.")
        seen.append(space)
        for piece in box.take(part.inner("pieces")):
            if space >= 0:
                data.at.append((piece, space))
    control = row.inner("control", needed=False)
    for name in control.fields:
        space = control.place_of(name, board.space_ids, "a space")
        faction = control.word(name, FACTION_IDS)
        if space >= 0 and faction >= 0:
            data.control.append((space, faction))
    data.fort_sites = tuple(row.several("fort_sites", board.space_ids, "a space"))
    data.roads = tuple(row.several("roads", board.conn_ids, "a connection"))
    data.pool = box.take(row.inner("pool"))
    data.bonus = box.take(row.inner("bonus_pool", needed=False))
    data.tokens = box.take_tokens(row.inner("tokens"))
    for part in row.rows("additions", "addition", needed=False):
        part.known(["after", "pool", "bonus_pool", "tokens"])
        year = _year_of(data, part, "after")
        part.where = f"{row.where}, additions after {part.fields.get('after', '?')}"
        if year in data.additions or (data.years and year == data.years[-1]):
            part.complain("another Year does not follow, or it stands twice.", 'Correct "after".')
        pool = box.take(part.inner("pool", needed=False))
        bonus = box.take(part.inner("bonus_pool", needed=False))
        tokens = box.take_tokens(part.inner("tokens", needed=False))
        data.additions[year] = (pool, bonus, tokens)
    check_set_up(row, board, pieces, data.at, data.control, data.fort_sites, data.roads)
    _check_bonus_tokens(data, row, pieces)


def _check_bonus_tokens(data: ScenarioData, row: Fields, pieces: Pieces) -> None:
    """16.2.1 What a token brings from the Bonus pool waits there when the token is in its pool."""
    there: list[int] = list(data.bonus)
    tokens: list[int] = list(data.tokens)
    for _, more, later in data.additions.values():
        there += more
        tokens += later
    held = [pieces.counter_ids[pieces.counter_of[piece]] for piece in there]
    needed: list[str] = []
    for token in tokens:
        if pieces.token_kind[token] == BONUS:
            needed += pieces.token_bonus[token]
    if sorted(held) != sorted(needed):
        row.complain(
            f"the Bonus pool holds {shortened(held) or 'nothing'}, "
            f"but the tokens bring {shortened(needed) or 'nothing'}.",
            "They should be the same counters (5.2).",
            "bonus_pool",
        )


def _year_of(data: ScenarioData, part: Fields, name: str = "year") -> int:
    year = part.integer(name, FIRST_YEAR, LAST_YEAR)
    if data.years and year not in data.years and part.has(name):
        part.complain(f"the scenario has no Year {year}.", f'Correct "{name}".')
    return year


def _read_draws(data: ScenarioData, row: Fields) -> None:
    for part in row.rows("draws", "draw"):
        part.known(["year", *POOL_IDS])
        year = _year_of(data, part)
        data.draws[year] = tuple([part.integer(name, 0, 30) for name in POOL_IDS])
    missing = [str(year) for year in data.years if year not in data.draws]
    row.lacks("draws", missing, "Tell how many pieces are drawn in each Year (15.2).")
    for year in data.years:
        data.draws.setdefault(year, (0,) * len(POOL_IDS))


# ---------------------------------------------------------------------- 18.2 how one wins


def _read_bonuses(data: ScenarioData, row: Fields, board: Board) -> None:
    for part in row.rows("bonuses", "bonus", needed=False):
        part.known(["faction", "year", "kind", "what", "count", "colonies", "spaces", "vp", "most"])
        faction = max(part.word("faction", FACTION_IDS), BRITISH)
        year = _year_of(data, part)
        bonus = Bonus()
        bonus.kind = max(part.word("kind", BONUS_KINDS), CONTROL_AT_LEAST)
        bonus.vp = part.integer("vp", 1, 9)
        bonus.most = part.integer("most", 1, 20, bonus.vp)
        if bonus.kind == CONTROL_AT_LEAST:
            bonus.what = part.word("what", BONUS_SPACES)
            bonus.spaces = _spaces_of(board, FRENCH if faction == BRITISH else BRITISH, bonus.what)
        elif bonus.kind == PER_COLONY:
            names = board.colony_ids
            bonus.colonies = tuple(part.several("colonies", names, "a Colony", needed=True))
        else:
            names = board.space_ids
            bonus.spaces = tuple(part.several("spaces", names, "a space", needed=True))
        if bonus.kind != PER_SPACE_NOT_CONTROLLED:
            bonus.count = part.integer("count", 1, 99)
        if (faction, year) in data.bonuses:
            part.complain("there is another for that faction and Year.", "Keep one of the two.")
        data.bonuses[faction, year] = bonus


def _spaces_of(board: Board, home: int, what: int) -> tuple[int, ...]:
    """The spaces of a Home faction that count for a bonus."""
    found: list[int] = []
    for space in range(board.size):
        if board.home[space] != home or not board.value[space]:
            continue
        if what == VICTORY_SPACES and not board.victory[space]:
            continue
        if what == SETTLED_SPACES and not board.settled(space):
            continue
        found.append(space)
    return tuple(found)


def _read_thresholds(data: ScenarioData, row: Fields) -> None:
    for part in row.rows("thresholds", "threshold"):
        part.known(["faction", "year", "side", "value"])
        faction = max(part.word("faction", FACTION_IDS), BRITISH)
        year = _year_of(data, part)
        if (faction, year) in data.thresholds:
            part.complain("there is another for that faction and Year.", "Keep one of the two.")
        data.thresholds[faction, year] = Threshold(faction, _place(part))
    last = data.years[-1] if data.years else FIRST_YEAR
    for faction in FACTIONS:
        if (faction, last) not in data.thresholds and row.has("thresholds"):
            row.complain(
                f"it does not say when the {FACTION_IDS[faction]} side wins in {last}.",
                "The last Year needs a threshold for both.",
                "thresholds",
            )
    for year in data.years:
        british = data.thresholds.get((BRITISH, year))
        french = data.thresholds.get((FRENCH, year))
        if british is not None and french is not None:
            if british.vp <= french.vp:
                row.complain(f"both sides would win in {year}.", "Correct one of the two.")
            elif year == last and british.vp > french.vp + 1:
                row.complain(f"neither side might win in {year}.", "Correct one of the two.")


# ---------------------------------------------------------------------- 5.3 cards


def _deal_cards(data: ScenarioData, row: Fields, deck: Deck, remarks: list[Problem]) -> None:
    """5.3 The cards of each Year follow from the Years that are printed on them."""
    for year in data.years:
        decks = (
            deck.of_year(year, BUILDUP, BRITISH),
            deck.of_year(year, CAMPAIGN, BRITISH),
            deck.of_year(year, BUILDUP, FRENCH),
            deck.of_year(year, CAMPAIGN, FRENCH),
            deck.of_year(year, INDIAN, FRENCH),
        )
        data.cards[year] = decks
        for place, cards in enumerate(decks):
            found = f"the {DECK_NAMES[place]} deck of {year} has {len(cards)} cards."
            if len(cards) < DECK_NEEDS[place]:
                row.complain(found, f"At least {DECK_NEEDS[place]} are drawn in a Year (7.1).")
            elif len(cards) != DECK_SIZES[place]:
                remedy = f"The printed game has {DECK_SIZES[place]}."
                remarks.append(Problem(row.file, row.where, found, remedy))
