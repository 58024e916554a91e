"""7.1-7.7 Activation, marches, voyages; what entering a space brings about."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice, Procedure, Question, Reason
from ticonderoga.engine.game import record
from ticonderoga.games.washingtons_war.data.board import AMERICAN, AMERICAN_PC, BRITISH
from ticonderoga.games.washingtons_war.position import Position
from ticonderoga.games.washingtons_war.rules.battle import Battle, fight, is_overrun, overrun
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
from ticonderoga.games.washingtons_war.rules.stacking import settle_generals
from ticonderoga.games.washingtons_war.rules.victory import check_automatic

MOST_CUS: Final = 5
MARCH_SPACES: Final = 4
AMERICAN_SPACES: Final = 5
"""7.3.C If the move has neither overrun nor battle."""

STOP: Final[Choice] = ("stop",)

# What became of an entry into a space.
GO_ON: Final = 0
HALT: Final = 1
OVERRAN: Final = 2


class March:
    """A move under way: who, where, with how many CUs, how far already.

    Public knowledge all of it, so it may live in the procedure between asks.
    """

    __slots__ = (
        "adjusted",
        "american",
        "at",
        "british",
        "dropped",
        "free",
        "french",
        "general",
        "limit",
        "overran",
        "side",
        "used",
    )

    def __init__(self, g: Position, general: int, limit: int, free: bool) -> None:
        self.general: int = general
        self.side: int = g.pack.pieces.generals[general].side
        self.at: int = g.generals[general]
        self.used: int = 0
        self.limit: int = limit
        self.free: bool = free
        """Glover: battle and overruns at any distance."""
        self.overran: bool = False
        self.adjusted: bool = False
        self.american: int = 0
        self.french: int = 0
        self.british: int = 0
        self.dropped: dict[int, tuple[int, int]] = {}
        """(own, French) CUs left on the way, by space: moved by this general (7.4.E)."""

    @property
    def cus(self) -> int:
        return self.american + self.french + self.british

    def args(self) -> tuple[int, ...]:
        return (
            self.general,
            self.at,
            self.american + self.british,
            self.french,
            self.used,
            self.limit,
            int(self.free),
            int(self.overran),
            int(self.adjusted),
        )


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


def bars_march(g: Position, args: tuple[int, ...], to: int) -> str:
    """7.3, 7.4 Why the marching general may not step there; empty if he may."""
    general, at, own, french, used, limit, free, overran, _ = args
    side = g.pack.pieces.generals[general].side
    cost = step_cost(g, at, to, general)
    if cost == 0:
        return "arnold_only" if private_road(g, at, to) else "no_line"
    if used + cost > limit:
        return "too_far"
    if not free and used + cost > MARCH_SPACES:
        if overran:
            return "fifth_space_after_overrun"
        if enemy_stands(g, side, to):
            return "fifth_space_into_battle"
    if own + french == 0:
        bar = bars_entry_alone(g, side, to)
        if bar:
            return bar
        reach = MARCH_SPACES if overran and not free else limit
        if g.general_at(1 - side, to) >= 0 and not can_go_on(
            g, side, general, to, used + cost, reach
        ):
            return "alone_with_enemy_general"
    return ""


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


def bars_sail(g: Position, args: tuple[int, ...], to: int) -> str:
    """7.5 Why the general may not sail there; empty if he may."""
    general, at, own, _, used, _, _, _, _ = args
    if g.pack.pieces.generals[general].side != BRITISH:
        return "only_british_sail"
    if used:
        return "voyage_is_whole_move"
    if to == at:
        return "already_there"
    if bars_port(g, at):
        return "cannot_embark"
    if own == 0 and g.general_at(AMERICAN, to) >= 0:
        return "alone_with_enemy_general"
    return bars_port(g, to)


# ---------------------------------------------------------------------- the ask


def _offer_march(g: Position, ask: Ask) -> list[Choice]:
    args = ask.args
    general, at, own, french, used, limit, _, _, adjusted = args
    side = ask.seat
    choices: list[Choice] = []
    if used < limit:
        for to, _ in exits(g, at, general):
            if not bars_march(g, args, to):
                choices.append(("march", to))
        if side == BRITISH and used == 0 and not bars_port(g, at):
            for port in g.board.ports:
                if not bars_sail(g, args, port):
                    choices.append(("sail", port))
        if not adjusted:
            movable_own, movable_french = movable(g, side, at)
            if movable_own or movable_french:
                for load in _loads(movable_own, movable_french):
                    if load != (own, french):
                        choices.append(("carry", load[0], load[1]))
    if not bars_stop(g, args):
        choices.append(STOP)
    return choices


def bars_stop(g: Position, args: tuple[int, ...]) -> str:
    """7.4.A A lone general may pass a lone enemy general, but not stop with him."""
    general, at = args[0], args[1]
    side = g.pack.pieces.generals[general].side
    if g.general_at(1 - side, at) >= 0 and g.cus(side, at) == 0:
        return "alone_with_enemy_general"
    return ""


def _refuse_march(g: Position, ask: Ask, choice: Choice) -> Reason:
    args = ask.args
    verb = choice[0]
    if verb == "carry":
        if args[8]:
            return Reason("load_already_set", (args[0], args[1]))
        return Reason("load_impossible", (args[1],))
    if verb == "stop":
        return Reason(bars_stop(g, args), (args[1],))
    bar = bars_sail(g, args, choice[1]) if verb == "sail" else bars_march(g, args, choice[1])
    if verb == "march" and bar == "no_line" and ask.seat == BRITISH:
        by_sea = bars_sail(g, args, choice[1])
        if by_sea in ("american_cu_there", "american_marker_there", "blockaded", "cannot_embark"):
            return Reason("sail_" + by_sea, (choice[1],))
    return Reason(bar, (choice[1],))


MARCH: Final = Question("march", _offer_march, _refuse_march, ("march", "sail", "carry", "stop"))


# ---------------------------------------------------------------------- marching


def activate(g: Position, general: int, limit: int = 0, free: bool = False) -> Procedure[None]:
    """7.3 The whole activation of one general: his march, voyage, overruns and battle."""
    side = g.pack.pieces.generals[general].side
    if limit == 0:
        limit = AMERICAN_SPACES if side == AMERICAN else MARCH_SPACES
    march = March(g, general, limit, free)
    record(g, "activated", general, march.at)
    own, french = movable(g, side, march.at)
    own = min(own, MOST_CUS)
    french = min(french, MOST_CUS - own)
    set_load(march, own, french)
    moved = False
    while True:
        choice = yield Ask(side, MARCH, march.args(), ("space", march.at))
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
    carried = march.british if march.side == BRITISH else march.american
    left, left_french = march.dropped.get(march.at, (0, 0))
    march.dropped[march.at] = (
        max(0, left + carried - own),
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
    intercepted = False
    if side == BRITISH and interceptable(g, to, british_before):
        intercepted = yield from interceptions(g, to, came_from, march.general)
    if not enemy_stands(g, side, to):
        yield from captures_lone_general(g, side, to)
        if side == BRITISH:
            disperse_congress(g, to)
        return GO_ON
    return (yield from engage(g, march, came_from, intercepted))


def engage(g: Position, march: March, came_from: int, intercepted: bool) -> Procedure[int]:
    """7.9, 9.1, 9.7 The Army has met enemy CUs: retreat before battle, overrun or battle."""
    side = march.side
    space = march.at
    halted = intercepted
    if side == BRITISH and may_retreat_before_battle(g, space, came_from, intercepted):
        escaped = yield from retreat_before_battle(
            g, space, came_from, march.general, intercepted
        )
        if escaped:
            halted = True
            if not enemy_stands(g, side, space):
                disperse_congress(g, space)
                return HALT
    if is_overrun(g, side, march.cus, space):
        overrun(g, side, space)
        return HALT if halted else OVERRAN
    yield from settle_generals(g, side, space)
    attacker_general = g.general_at(side, space)
    who = g.pack.pieces.generals[attacker_general]
    battle = Battle(
        space,
        side,
        came_from,
        attacker_general,
        g.general_at(1 - side, space),
        intercepted,
        who.winter_offensive and g.winter_card,
    )
    own_before = sum(g.british_cu) if side == BRITISH else sum(g.american_cu)
    french_before = sum(g.french_cu)
    became_overrun = yield from fight(g, battle)
    own_after = sum(g.british_cu) if side == BRITISH else sum(g.american_cu)
    if side == BRITISH:
        march.british -= own_before - own_after
    else:
        march.american -= own_before - own_after
        march.french -= french_before - sum(g.french_cu)
    if g.cus(side, space) == 0:
        march.at = came_from
    return OVERRAN if became_overrun and not halted else HALT
