"""7.1-7.7 Activation, marches, voyages; what entering a space brings about."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice, Procedure, Question, Reason
from ticonderoga.engine.game import record
from ticonderoga.games.washingtons_war.data.board import AMERICAN, AMERICAN_PC, BRITISH
from ticonderoga.games.washingtons_war.position import Position
from ticonderoga.games.washingtons_war.rules.battle import (
    battle_after,
    fight,
    is_overrun,
    overrun,
)
from ticonderoga.games.washingtons_war.rules.capture import (
    captures_lone_general,
    disperse_congress,
)
from ticonderoga.games.washingtons_war.rules.interception import (
    interceptable,
    interceptions,
    may_retreat_before_battle,
    retreat_before_battle,
)
from ticonderoga.games.washingtons_war.rules.roads import exits, private_road, step_cost
from ticonderoga.games.washingtons_war.rules.sections import section
from ticonderoga.games.washingtons_war.rules.stacking import settle_generals
from ticonderoga.games.washingtons_war.rules.victory import check_automatic
from ticonderoga.games.washingtons_war.underway import Entry, March

MOST_CUS: Final = 5
"""7.3.A"""
MARCH_SPACES: Final = 4
"""7.3.A"""
AMERICAN_SPACES: Final = 5
"""7.3.C If the move has neither overrun nor battle."""

STOP: Final[Choice] = ("stop",)

# What became of an entry into a space.
GO_ON: Final = 0
HALT: Final = 1
OVERRAN: Final = 2


# ---------------------------------------------------------------------- carrying CUs


def movable(g: Position, side: int, space: int) -> tuple[int, int]:
    """7.4.E (American or British, French) CUs here that no general has moved in this campaign."""
    own = g.british_cu[space] if side == BRITISH else g.american_cu[space]
    french = 0 if side == BRITISH else g.french_cu[space]
    if g.spent:
        own -= g.spent.get(space, 0)
    if g.spent_french:
        french -= g.spent_french.get(space, 0)
    return max(0, own), max(0, french)


def _loads(own: int, french: int) -> list[tuple[int, int]]:
    """Every (own, French) load of at most five CUs."""
    return [
        (n, f)
        for n in range(min(own, MOST_CUS) + 1)
        for f in range(min(french, MOST_CUS - n) + 1)
    ]


# ---------------------------------------------------------------------- where one may march


def enemy_stands(g: Position, side: int, space: int) -> bool:
    return g.cus(1 - side, space) > 0


def bars_entry_alone(g: Position, side: int, space: int) -> str:
    """7.4.A, B What bars a general without CUs from entering; empty if nothing does."""
    if enemy_stands(g, side, space):
        return "alone_among_cus"
    if g.pc[space] == 2 - side:
        return "alone_on_enemy_marker"
    return ""


def can_go_on(g: Position, side: int, general: int, space: int, used: int, limit: int) -> bool:
    """7.4.A A lone general may enter a lone enemy's space only if he can leave it again."""
    for to, cost in exits(g, space, general):
        if used + cost > limit or bars_entry_alone(g, side, to):
            continue
        if g.general_at(1 - side, to) < 0 or can_go_on(g, side, general, to, used + cost, limit):
            return True
    return False


def bars_march(g: Position, march: March, to: int) -> str:
    """7.3, 7.4 Why the marching general may not step there; empty if he may."""
    cost = step_cost(g, march.at, to, march.general)
    if cost == 0:
        return "arnold_only" if private_road(g, march.at, to) else "no_line"
    used = march.used + cost
    if used > march.limit:
        return "too_far"
    if not march.free and used > MARCH_SPACES:
        if march.overran:
            return "fifth_space_after_overrun"
        if enemy_stands(g, march.side, to):
            return "fifth_space_into_battle"
    return "" if march.cus else bars_march_alone(g, march, to, used)


def bars_march_alone(g: Position, march: March, to: int, used: int) -> str:
    """7.4.A, B Why a general without CUs may not step there; empty if he may."""
    side = march.side
    bar = bars_entry_alone(g, side, to)
    if bar or g.general_at(1 - side, to) < 0:
        return bar
    reach = MARCH_SPACES if march.overran and not march.free else march.limit
    passes = can_go_on(g, side, march.general, to, used, reach)
    return "" if passes else "alone_with_enemy_general"


# ---------------------------------------------------------------------- 7.5 by sea


def bars_port(g: Position, space: int) -> str:
    """7.5 Why a port is not eligible for British naval movement; empty if it is."""
    if not g.board.port[space]:
        return "no_port"
    if g.american_cus(space):
        return "american_cu_there"
    if g.pc[space] == AMERICAN_PC:
        return "american_marker_there"
    if g.blockaded(space):
        return "blockaded"
    return ""


def bars_sail(g: Position, march: March, to: int) -> str:
    """7.5 Why the general may not sail there; empty if he may."""
    if march.side != BRITISH:
        return "only_british_sail"
    if march.used:
        return "voyage_is_whole_move"
    if to == march.at:
        return "already_there"
    if bars_port(g, march.at):
        return "cannot_embark"
    if march.british == 0 and g.general_at(AMERICAN, to) >= 0:
        return "alone_with_enemy_general"
    return bars_port(g, to)


# ---------------------------------------------------------------------- the ask


def _offer_march(g: Position, ask: Ask) -> list[Choice]:
    march = g.march
    assert march is not None
    choices: list[Choice] = []
    if march.used < march.limit:
        for to, _ in exits(g, march.at, march.general):
            if not bars_march(g, march, to):
                choices.append(("march", to))
        if march.side == BRITISH and march.used == 0 and not bars_port(g, march.at):
            for port in g.board.ports:
                if not bars_sail(g, march, port):
                    choices.append(("sail", port))
        if not march.adjusted:
            own, french = movable(g, march.side, march.at)
            if own or french:
                carried = (march.own, march.french)
                for load in _loads(own, french):
                    if load != carried:
                        choices.append(("carry", load[0], load[1]))
    if not bars_stop(g, march):
        choices.append(STOP)
    return choices


def bars_stop(g: Position, march: March) -> str:
    """7.4.A A lone general may pass a lone enemy general, but not stop with him."""
    if g.general_at(1 - march.side, march.at) >= 0 and g.cus(march.side, march.at) == 0:
        return "alone_with_enemy_general"
    return ""


def _refuse_march(g: Position, ask: Ask, choice: Choice) -> Reason:
    march = g.march
    assert march is not None
    verb = choice[0]
    if verb == "carry":
        if march.adjusted:
            return Reason("load_already_set", (march.general, march.at))
        return Reason("load_impossible", (march.at,))
    if verb == "stop":
        return Reason(bars_stop(g, march), (march.at,))
    bar = bars_sail(g, march, choice[1]) if verb == "sail" else bars_march(g, march, choice[1])
    if verb == "march" and bar == "no_line" and ask.seat == BRITISH:
        by_sea = bars_sail(g, march, choice[1])
        if by_sea in ("american_cu_there", "american_marker_there", "blockaded", "cannot_embark"):
            return Reason("sail_" + by_sea, (choice[1],))
    return Reason(bar, (choice[1],), section(g, ask, choice, bar))


MARCH: Final = Question("march", _offer_march, _refuse_march, ("march", "sail", "carry", "stop"))


# ---------------------------------------------------------------------- marching


def activate(g: Position, general: int, limit: int = 0, free: bool = False) -> Procedure[None]:
    """7.3 The whole activation of one general: his march, voyage, overruns and battle."""
    side = g.pack.pieces.generals[general].side
    if limit == 0:
        limit = AMERICAN_SPACES if side == AMERICAN else MARCH_SPACES
    march = March(general, side, g.generals[general], limit, free)
    g.march = march
    record(g, "activated", general, march.at)
    own, french = movable(g, side, march.at)
    own = min(own, MOST_CUS)
    french = min(french, MOST_CUS - own)
    set_load(march, own, french)
    moved = False
    while True:
        choice = yield Ask(side, MARCH, march.about(), ("space", march.at))
        verb = choice[0]
        if verb == "stop":
            break
        if verb == "carry":
            if moved:
                note_dropped(march, choice[1], choice[2])
            set_load(march, choice[1], choice[2])
            march.adjusted = True
            continue
        moved = True
        if verb == "sail":
            yield from sail(g, march, choice[1])
            break
        outcome = yield from step(g, march, choice[1])
        if outcome == HALT:
            break
        if outcome == OVERRAN:
            march.overran = True
    g.march = None
    if moved and g.campaign_left:
        mark_spent(g, march)
    if g.generals[general] >= 0:
        yield from settle_generals(g, side, g.generals[general])


def set_load(march: March, own: int, french: int) -> None:
    if march.side == BRITISH:
        march.british = own
    else:
        march.american = own
        march.french = french


def note_dropped(march: March, own: int, french: int) -> None:
    """7.4.E CUs left behind after a step have moved in this campaign, unless he comes back
    for them."""
    left, left_french = march.dropped.get(march.at, (0, 0))
    march.dropped[march.at] = (
        max(0, left + march.own - own),
        max(0, left_french + march.french - french),
    )


def mark_spent(g: Position, march: March) -> None:
    """7.4.E No other general moves these CUs in the same campaign."""
    note_dropped(march, 0, 0)
    for space, (moved, french) in march.dropped.items():
        if moved:
            g.spent[space] = g.spent.get(space, 0) + moved
        if french:
            g.spent_french[space] = g.spent_french.get(space, 0) + french


def shift(g: Position, march: March, to: int) -> None:
    """The general and his load go from where they are to another space."""
    at = march.at
    if march.side == BRITISH:
        g.british_cu[at] -= march.british
        g.british_cu[to] += march.british
    else:
        g.american_cu[at] -= march.american
        g.american_cu[to] += march.american
        g.french_cu[at] -= march.french
        g.french_cu[to] += march.french
    g.generals[march.general] = to
    march.at = to
    march.adjusted = False


def sail(g: Position, march: March, port: int) -> Procedure[None]:
    """7.5 The voyage takes the whole move; nobody intercepts at sea."""
    came_from = march.at
    shift(g, march, port)
    record(g, "sailed", march.general, came_from, port, march.cus)
    if march.cus:
        yield from captures_lone_general(g, BRITISH, port)
        disperse_congress(g, port)
    check_automatic(g)


def step(g: Position, march: March, to: int) -> Procedure[int]:
    """7.3 One step of a march and all that the entry brings about."""
    came_from = march.at
    side = march.side
    march.used += step_cost(g, came_from, to, march.general)
    british_before = g.british_cu[to]
    shift(g, march, to)
    record(g, "marched", march.general, came_from, to, march.cus)
    if march.british and g.board.colony[to] == g.board.canada:
        check_automatic(g)
    if march.cus == 0:
        return GO_ON
    entry = Entry(march.general, side, to, came_from)
    g.entry = entry
    if side == BRITISH and interceptable(g, to, british_before):
        yield from interceptions(g, entry)
    outcome = GO_ON
    if enemy_stands(g, side, to):
        outcome = yield from engage(g, march, entry)
    else:
        yield from captures_lone_general(g, side, to)
        if side == BRITISH:
            disperse_congress(g, to)
    g.entry = None
    return outcome


def engage(g: Position, march: March, entry: Entry) -> Procedure[int]:
    """7.9, 9.1, 9.7 The Army has met enemy CUs: retreat before battle, overrun or battle."""
    side = march.side
    space = march.at
    halted = entry.intercepted
    if may_retreat_before_battle(g, entry):
        escaped = yield from retreat_before_battle(g, entry)
        if escaped:
            halted = True
            if not enemy_stands(g, side, space):
                disperse_congress(g, space)
                return HALT
    if is_overrun(g, side, march.cus, space):
        overrun(g, side, space)
        return HALT if halted else OVERRAN
    yield from settle_generals(g, side, space)
    own_before = sum(g.british_cu) if side == BRITISH else sum(g.american_cu)
    french_before = sum(g.french_cu)
    became_overrun = yield from fight(g, battle_after(g, entry))
    own_after = sum(g.british_cu) if side == BRITISH else sum(g.american_cu)
    if side == BRITISH:
        march.british -= own_before - own_after
    else:
        march.american -= own_before - own_after
        march.french -= french_before - sum(g.french_cu)
    if g.cus(side, space) == 0:
        march.at = entry.came_from
    return OVERRAN if became_overrun and not halted else HALT
