"""Reading tables.json, and what is wrong with it."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.drawing import Confidence
from ticonderoga.engine.kit.fields import Fields
from ticonderoga.games.end_of_empire.data.board import Board
from ticonderoga.games.end_of_empire.data.combat import read_ambush, read_linear
from ticonderoga.games.end_of_empire.data.kinds import (
    ALLIED,
    AREA_IDS,
    ARW,
    BRITISH,
    GROUP_IDS,
    INDIAN,
    NATION_IDS,
    SEASON_IDS,
    SIDE_IDS,
    SIDES,
    SPAIN,
    WAR_IDS,
    WARS,
)
from ticonderoga.games.end_of_empire.data.reading import (
    LAST_TURN,
    hex_under,
    hexes_under,
    sure,
    whole,
)
from ticonderoga.games.end_of_empire.data.tables import Calendar, Loyalty, Tables
from ticonderoga.games.end_of_empire.data.units import Pieces

MARKED: Final = (
    "linear", "linear_wide", "ambush", "modifiers", "command", "leader_loss", "recruiting",
    "loyalty", "collapse", "politics", "entry_by_dice", "replacements",
)  # fmt: skip
"""Tables that carry one mark for all of them."""


def read_tables(top: Fields, board: Board, pieces: Pieces) -> Tables:
    """The tables of a file; whatever is wrong is added to the file's problems."""
    top.known(
        ["about", "linear", "linear_wide", "ambush", "modifiers", "command", "leader_loss"]
        + ["calendars", "fleets", "recruiting", "agents", "without_agent", "loyalty", "collapse"]
        + ["politics", "entry_by_dice", "militia_off", "replacements", "nova_scotia_entry"]
        + ["near_misses"]
    )
    tables = Tables()
    for name in MARKED:
        tables.confidence[name] = sure(top.inner(name, needed=False))
    tables.linear = read_linear(top.inner("linear"))
    tables.linear_wide = read_linear(top.inner("linear_wide"))
    tables.ambush = read_ambush(top.inner("ambush"))
    _read_calendars(tables, top)
    _read_fleets(tables, top)
    _read_modifiers(tables, top.inner("modifiers"))
    _read_command(tables, top)
    _read_recruiting(tables, top, board, pieces)
    _read_loyalty(tables.loyalty, top.inner("loyalty"), board, pieces)
    _read_collapse(tables, top.inner("collapse"))
    _read_politics(tables, top, board)
    _read_replacements(tables, top.inner("replacements"), board)
    tables.nova_scotia_entry = tuple(hexes_under(top, board, "nova_scotia_entry", needed=True))
    tables.near_misses = top.integers("near_misses", 0, 100)
    if len(tables.near_misses) != 5:
        remedy = "Tell the per cent for a roll below, equal, and 1, 2, 3 above the rating."
        top.complain("five numbers should stand there.", remedy, "near_misses")
    return tables


# ---------------------------------------------------------------------- turns and fleets


def _read_calendars(tables: Tables, top: Fields) -> None:
    tables.calendar = [Calendar() for _ in WARS]
    for row in top.rows("calendars", "calendar"):
        row.known(["war", "first", "year", "turns", "confidence"])
        war = row.word("war", WAR_IDS)
        season = row.word("first", SEASON_IDS)
        turns, year = row.integer("turns", 1, LAST_TURN), row.integer("year", 1700, 1800)
        if war >= 0 and season >= 0 and not tables.calendar[war].turns:
            tables.calendar[war].confidence = sure(row)
            tables.calendar[war].fill(turns, season, year)
        elif war >= 0:
            row.complain(f"there is a calendar of {WAR_IDS[war]} already.", "Keep one.")
    missing = [WAR_IDS[war] for war in WARS if not tables.calendar[war].turns]
    top.lacks("calendars", missing, "Every war has one.")


def _read_fleets(tables: Tables, top: Fields) -> None:
    """14.1 The Fleet Availability Chart."""
    tables.availability = [
        [[[-1] * (tables.calendar[war].turns + 1) for _ in range(SPAIN + 1)] for _ in (0, 1)]
        for war in WARS
    ]
    for row in top.rows("fleets", "fleet row"):
        row.known(["war", "nation", "entered", "numbers", "certain", "likely"])
        war, nation = row.word("war", WAR_IDS), row.word("nation", NATION_IDS[: SPAIN + 1])
        numbers = row.text("numbers").replace(" ", "")
        if war < 0 or nation < 0:
            continue
        turns = tables.calendar[war].turns
        if len(numbers) != turns:
            remedy = f"The calendar of {WAR_IDS[war]} has {turns} turns."
            row.complain(f'"numbers" tells of {len(numbers)} turns.', remedy)
            continue
        entered = row.flag("entered")
        both = (0, 1) if war != ARW else (1 if entered else 0,)
        for turn, letter in enumerate(numbers, 1):
            number = whole(letter, 0, 6)
            if number < 0 and letter != "-":
                row.complain(f'"numbers" holds "{letter}".', "Use 0 to 6, or - for no fleet.")
            for state in both:
                tables.availability[war][state][nation][turn] = number
        tables.availability_sure += _marks(row, turns)


def _marks(row: Fields, turns: int) -> list[Confidence]:
    """How sure the number of each turn is; ranges of turns are written as [15, 21]."""
    found: list[Confidence] = ["reconstructed"] * turns
    for name in ("likely", "certain"):
        ends = row.integers(name, 1, turns)
        if len(ends) not in (0, 2):
            row.complain(f'"{name}" is no range of turns.', "Write it as [15, 21].")
        for turn in range(ends[0], ends[-1] + 1) if ends else ():
            found[turn - 1] = "certain" if name == "certain" else "likely"
    return found


# ---------------------------------------------------------------------- modifiers and command


def _read_modifiers(tables: Tables, row: Fields) -> None:
    row.known(["confidence", "fort", "no_artillery", "boston", "boston_before", "steuben"])
    tables.fort = row.integer("fort", -5, 0)
    tables.no_artillery = row.integer("no_artillery", 0, 5)
    tables.boston = row.integer("boston", -5, 0)
    tables.boston_before = row.integer("boston_before", 1, LAST_TURN)
    attack: dict[int, int] = {}
    defence: dict[int, int] = {}
    for part in row.rows("steuben", "year"):
        part.known(["year", "attack", "defence"])
        year = part.integer("year", 1700, 1800)
        attack[year], defence[year] = part.integer("attack", -5, 0), part.integer("defence", 0, 5)
    years = tables.calendar[ARW].year
    tables.steuben_attack = [attack.get(year, 0) for year in years]
    tables.steuben_defence = [defence.get(year, 0) for year in years]


def _read_command(tables: Tables, top: Fields) -> None:
    row = top.inner("command")
    row.known(
        ["confidence", "default", "plus", "boxed", "momentum", "winter", "no_scouts", "screening"]
    )
    tables.default_initiative = row.integer("default", 0, 9)
    tables.plus_initiative = row.integer("plus", 0, 9)
    tables.boxed_initiative = row.integer("boxed", 0, 9)
    tables.momentum = row.integer("momentum", 0, 9)
    tables.winter_initiative = row.integer("winter", -9, 0)
    tables.no_scouts = row.integer("no_scouts", -9, 0)
    tables.screening = row.integer("screening", 0, 9)
    loss = top.inner("leader_loss")
    loss.known(["confidence", "ambush", "linear"])
    ambush, linear = loss.inner("ambush"), loss.inner("linear")
    ambush.known(["killed", "captured"])
    linear.known(["hit", "killed", "wounded"])
    tables.ambush_killed = ambush.integer("killed", 0, 6)
    tables.ambush_captured = ambush.integer("captured", 0, 6)
    tables.leader_hit = linear.integer("hit", 0, 6)
    tables.leader_killed = linear.integer("killed", 0, 6)
    tables.leader_wounded = linear.integer("wounded", 0, 6)


# ---------------------------------------------------------------------- Indians


def tribe_under(row: Fields, pieces: Pieces, text: str) -> int:
    """The piece of a tribe from its id, -1 after a complaint."""
    piece = pieces.number.get(text, -1)
    if piece >= 0 and pieces.type[piece] == INDIAN:
        return piece
    return row.place_of(text, [pieces.ids[tribe] for tribe in pieces.indians], "a tribe")


def _read_recruiting(tables: Tables, top: Fields, board: Board, pieces: Pieces) -> None:
    """13.1 Agents and tribes in ARW."""
    rolls = top.inner("recruiting")
    rolls.known(["confidence", "agent_roll", "tribe_roll"])
    tables.agent_roll = rolls.integer("agent_roll", 0, 6)
    tables.tribe_roll = rolls.integer("tribe_roll", 0, 6)
    for agent_id, row in top.own_rows("agents", "agent"):
        row.known(["id", "side", "hexes", "tribes"])
        side = max(row.word("side", SIDE_IDS), BRITISH)
        found = [tribe_under(row, pieces, text) for text in row.texts("tribes", needed=True)]
        tribes = [tribe for tribe in found if tribe >= 0]
        for tribe in tribes:
            _take_tribe(tables, row, tribe, side, len(tables.agent_ids), -1, pieces)
        tables.agent_ids.append(agent_id)
        tables.agent_side.append(side)
        tables.agent_hexes.append(tuple(hexes_under(row, board, "hexes", needed=True)))
        tables.agent_tribes.append(tuple(tribes))
    for row in top.rows("without_agent", "tribe without an agent"):
        row.known(["tribe", "side", "hex"])
        tribe = tribe_under(row, pieces, row.text("tribe"))
        side = max(row.word("side", SIDE_IDS), BRITISH)
        hex = hex_under(row, board, "hex") if row.has("hex") else -1
        if tribe >= 0:
            _take_tribe(tables, row, tribe, side, -1, hex, pieces)


def _take_tribe(
    tables: Tables, row: Fields, tribe: int, side: int, agent: int, hex: int, pieces: Pieces
) -> None:
    if tribe in tables.tribe_side:
        row.complain(f"{pieces.names[tribe]} is recruited otherwise too.", "Name it once (13.1).")
    if not pieces.in_war(tribe, ARW):
        row.complain(f"{pieces.names[tribe]} is not used in ARW.", "Drop it, or correct its wars.")
    tables.tribe_side[tribe] = side
    tables.tribe_agent[tribe] = agent
    tables.tribe_hex[tribe] = hex


def _read_loyalty(loyalty: Loyalty, row: Fields, board: Board, pieces: Pieces) -> None:
    """13.2 The Iroquois Loyalty Chart."""
    row.known(["confidence", "most", "points", "bonus", "tribes"])
    loyalty.most = row.integer("most", 1, 20)
    loyalty.points = [[] for _ in WARS]
    for part in row.rows("points", "points"):
        part.known(["hex", "points", "empty", "wars"])
        loyalty.hexes.append(max(hex_under(part, board, "hex"), 0))
        loyalty.empty.append(part.flag("empty"))
        wars = part.several("wars", WAR_IDS, "a war") if part.has("wars") else list(WARS)
        worth = part.integer("points", 1, 9)
        for war in WARS:
            loyalty.points[war].append(worth if war in wars else 0)
    bonus = row.inner("bonus", needed=False)
    bonus.known(list(WAR_IDS))
    loyalty.bonus = [bonus.integer(name, 0, 9, 0) for name in WAR_IDS]
    loyalty.withdraws = [[] for _ in SIDES]
    loyalty.recruits = [[] for _ in SIDES]
    for part in row.rows("tribes", "tribe"):
        text = part.named("tribe", "tribe")
        part.known(["tribe", "cells", "all", "one", "placed"])
        tribe = tribe_under(part, pieces, text) if text else -1
        if tribe in loyalty.tribes:
            part.complain("it stands there twice.", "Keep one line.")
        loyalty.tribes.append(tribe)
        _read_loyalty_cells(loyalty, part)
        loyalty.needs_all.append(tuple(hexes_under(part, board, "all")))
        loyalty.needs_one.append(tuple(hexes_under(part, board, "one")))
        placed = hex_under(part, board, "placed") if part.has("placed") else -1
        loyalty.placed.append(placed if placed >= 0 or tribe < 0 else pieces.settlement[tribe])


def _read_loyalty_cells(loyalty: Loyalty, row: Fields) -> None:
    cells = row.texts("cells", needed=True)
    if len(cells) != loyalty.most + 1 and row.has("cells"):
        remedy = f"Write one for each total from 0 to {loyalty.most}."
        row.complain(f"it has {len(cells)} cells.", remedy)
    for side, goes, comes in ((BRITISH, "BR", "B"), (ALLIED, "FR", "F")):
        withdraws: list[bool] = []
        recruits: list[int] = []
        for cell in cells:
            words = cell.split()
            withdraws.append(goes in words)
            rolls = [whole(word[1:], 1, 6) for word in words if word[0] == comes and word != goes]
            recruits.append(max([0, *rolls]))
            wrong = [word for word in words if word[0] not in "BF"] if side == BRITISH else []
            if -1 in rolls or wrong:
                row.complain(f'the cell "{cell}" cannot be read.', 'Write BR, FR, B3 or "FR B1".')
        loyalty.withdraws[side].append(withdraws)
        loyalty.recruits[side].append(recruits)


# ---------------------------------------------------------------------- politics and replacements


def _read_collapse(tables: Tables, row: Fields) -> None:
    row.known(["confidence", "occupied", "raided", "divisor", "french", "spanish", "turns"])
    tables.port_occupied = row.integer("occupied", 0, 9)
    tables.port_raided = row.integer("raided", 0, 9)
    tables.port_divisor = row.integer("divisor", 1, 9)
    tables.collapse_french = row.integer("french", -9, 9)
    tables.collapse_spanish = row.integer("spanish", -9, 9)
    for part in row.rows("turns", "turn"):
        part.known(["turn", "near", "full"])
        turn = part.integer("turn", 1, LAST_TURN)
        tables.collapse_near[turn] = part.integer("near", -9, 20)
        tables.collapse_full[turn] = part.integer("full", -9, 20)
        if tables.collapse_near[turn] > tables.collapse_full[turn]:
            part.complain("near collapse is above full collapse.", "Correct one of them (15.7).")


def _read_politics(tables: Tables, top: Fields, board: Board) -> None:
    row = top.inner("politics")
    row.known(
        ["confidence", "french_steps", "north_steps", "west_indies_after", "west_indies_regiments"]
        + ["west_indies_steps", "spanish_after", "spanish_first", "new_france_from"]
        + ["new_france_roll", "new_france_ports", "new_france_hexes", "vermont_turn"]
        + ["fleet_turn", "elmore_turn", "elmore_back", "elmore_steps", "watauga_range"]
        + ["ludwig_roll"]
    )
    tables.french_steps = row.integer("french_steps", 1, 999)
    tables.north_steps = row.integer("north_steps", 1, 999)
    tables.west_indies_after = row.integer("west_indies_after", 0, LAST_TURN)
    tables.west_indies_regiments = row.integer("west_indies_regiments", 0, 99)
    tables.west_indies_steps = row.integer("west_indies_steps", 0, 99)
    tables.spanish_after = row.integer("spanish_after", 0, LAST_TURN)
    tables.spanish_first = row.integer("spanish_first", 0, LAST_TURN)
    tables.new_france_from = row.integer("new_france_from", 0, LAST_TURN)
    tables.new_france_roll = row.integer("new_france_roll", 0, 6)
    tables.new_france_ports = row.integer("new_france_ports", 0, 19)
    tables.new_france_hexes = tuple(hexes_under(row, board, "new_france_hexes", needed=True))
    tables.vermont_turn = row.integer("vermont_turn", 1, LAST_TURN)
    tables.fleet_turn = row.integer("fleet_turn", 1, LAST_TURN)
    tables.elmore_turn = row.integer("elmore_turn", 1, LAST_TURN)
    tables.elmore_back = row.integer("elmore_back", 1, LAST_TURN)
    tables.elmore_steps = row.integer("elmore_steps", 1, 9)
    tables.watauga_range = row.integer("watauga_range", 0, 20)
    tables.ludwig_roll = row.integer("ludwig_roll", 0, 6)
    dice = top.inner("entry_by_dice")
    dice.known(["confidence", "roll", "most", "spanish_after"])
    tables.dice_roll = dice.integer("roll", 1, 6)
    tables.dice_most = dice.integer("most", 0, 6)
    tables.dice_spanish_after = dice.integer("spanish_after", 0, LAST_TURN)
    for part in top.rows("militia_off", "militia"):
        part.known(["area", "hexes"])
        area = part.word("area", AREA_IDS)
        tables.militia_off[area] = tuple(hexes_under(part, board, "hexes", needed=True))


def _read_replacements(tables: Tables, row: Fields, board: Board) -> None:
    row.known(["confidence", "french", "french_recruits", "british", "germans"])
    for part in row.rows("french", "French replacements"):
        part.known(["turn", "steps"])
        turn = part.integer("turn", 1, LAST_TURN)
        tables.french_scheduled[turn] = part.integer("steps", 1, 99)
    for part in row.rows("french_recruits", "French recruits"):
        part.known(["hex", "group"])
        hex, group = hex_under(part, board, "hex"), part.word("group", GROUP_IDS)
        tables.french_recruits.append((hex, group))
    for part in row.rows("british", "British recruits"):
        part.known(["hex", "steps", "regulars"])
        steps, regulars = part.integer("steps", 0, 99), part.integer("regulars", 0, 99, 0)
        tables.british_recruits.append((hex_under(part, board, "hex"), steps, regulars))
    for part in row.rows("germans", "German recruits"):
        part.known(["nation", "steps"])
        nation = part.word("nation", NATION_IDS)
        tables.german_recruits.append((nation, part.integer("steps", 0, 99)))
