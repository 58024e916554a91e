"""2.3.8, 2.3.9 Brilliant Strokes, their trumping, and the Treaty of Alliance."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice, Procedure, Question, Reason
from ticonderoga.engine.game import record
from ticonderoga.engine.kit.questions import pick_space, space_question
from ticonderoga.games.liberty_or_death.data.pieces import (
    BRILLIANT_STROKE,
    BRITISH,
    BRITISH_REGULAR,
    ELSEWHERE,
    FRENCH,
    FRENCH_REGULAR,
    INDIANS,
    OWNER,
    PATRIOTS,
    TREATY_OF_ALLIANCE,
)
from ticonderoga.games.liberty_or_death.data.spaces import EVERYWHERE, WEST_INDIES
from ticonderoga.games.liberty_or_death.order import NO_SPECIAL, Order, rule_against
from ticonderoga.games.liberty_or_death.position import (
    ALL_FACTIONS,
    SLOT,
    TURN_UP,
    Position,
)
from ticonderoga.games.liberty_or_death.rules.commands import (
    COMMANDS_OF,
    bars_command,
    execute,
    free_special,
    why_no_command,
)
from ticonderoga.games.liberty_or_death.rules.deck import is_winter
from ticonderoga.games.liberty_or_death.rules.forces import (
    leader_comes_along,
    leaders_rejoin,
    raise_fni,
)
from ticonderoga.games.liberty_or_death.rules.french import bars_french_muster, muster_at
from ticonderoga.games.liberty_or_death.rules.interrupt import order_in_hand
from ticonderoga.games.liberty_or_death.rules.specials import SPECIALS_OF, bars_special
from ticonderoga.games.liberty_or_death.underway import Stroke

LADDER: Final[tuple[int, ...]] = (PATRIOTS, BRITISH, FRENCH, INDIANS)
"""2.3.8h From the lowest to the highest; the Treaty beats them all."""
NEEDED_PREPARATIONS: Final = 15
SENT_TO_WEST_INDIES: Final = 3
STROKE: Final[Choice] = ("stroke",)
TREATY: Final[Choice] = ("treaty",)
HOLD: Final[Choice] = ("hold",)
FINISH: Final[Choice] = ("finish",)

INVOLVED: Final = -1
"""In place of the leader's space: he has taken part."""
ABSENT: Final = -2
"""In place of the leader's space: he has none, and no Command can involve him any more."""

TREATY_MUSTER: Final = space_question("treaty_muster")


# ---------------------------------------------------------------------- 2.3.8b, g who may play one


def winter_shows(g: Position) -> bool:
    """A7 A Winter Quarters card lies open, be it only on deck."""
    return is_winter(g.played) or is_winter(g.on_deck)


def may_interrupt(g: Position, faction: int) -> bool:
    """2.3.8b, A77 Eligible, has not passed, and no winter shows."""
    out = g.passed | g.acted | g.ineligible_now()
    return bool(g.eligible & ~out & (1 << faction)) and not winter_shows(g)


def stroke_order(g: Position, faction: int, command: int, must_involve: int) -> Order:
    order = Order(faction, command, free=True, limited=True, brilliant=True)
    order.must_involve = must_involve
    return order


def involving(g: Position, faction: int) -> int:
    """2.3.8g The space that the next Command of a stroke has to involve, -1 for none: the
    leader's in the last; 8.3.7a a non-player's leader takes part in the first."""
    leader = leader_space(g, faction)
    last = stroke_in_hand(g).commands == 1
    return leader if leader >= 0 and (last or g.is_non_player(faction)) else -1


def stroke_in_hand(g: Position) -> Stroke:
    """The Brilliant Stroke that may be played or is being carried out."""
    if g.stroke is None:
        raise AssertionError("no Brilliant Stroke is possible now")
    return g.stroke


def leader_space(g: Position, faction: int) -> int:
    """2.3.8g The leader's space while he has to take part in a Command of the stroke: INVOLVED
    if he has, ABSENT if he is Available."""
    if stroke_in_hand(g).involved:
        return INVOLVED
    space = g.leaders[g.leader_of[faction]]
    return ABSENT if space == ELSEWHERE else space


def leader_can_be_involved(g: Position, faction: int) -> bool:
    """2.3.8g Some Limited Command can involve the space of the faction's leader."""
    space = g.leaders[g.leader_of[faction]]
    if space == ELSEWHERE:
        return False
    for command in COMMANDS_OF[faction]:
        if not bars_command(g, stroke_order(g, faction, command, space)):
            return True
    return False


def may_stroke(g: Position, faction: int) -> bool:
    """2.3.8a, b, g The faction holds its card and may play it; 8.1i, A86 a non-player not
    before the Treaty."""
    if not g.strokes >> faction & 1 or not may_interrupt(g, faction):
        return False
    if not g.treaty and (faction == FRENCH or g.is_non_player(faction)):
        return False
    return leader_can_be_involved(g, faction)


def may_sign(g: Position) -> bool:
    """2.3.9a The Treaty can be played."""
    return g.treaty_card and may_interrupt(g, FRENCH) and g.preparations() > NEEDED_PREPARATIONS


# ---------------------------------------------------------------------- the window


def _offer_stroke(g: Position, ask: Ask) -> list[Choice]:
    return [STROKE, HOLD]


def _offer_treaty(g: Position, ask: Ask) -> list[Choice]:
    return [TREATY, HOLD]


def _refuse_stroke(g: Position, ask: Ask, choice: Choice) -> Reason:
    return Reason("another_matter")


PLAY_STROKE: Final = Question("play_stroke", _offer_stroke, _refuse_stroke, ("stroke", "hold"))
PLAY_TREATY: Final = Question("play_treaty", _offer_treaty, _refuse_stroke, ("treaty", "hold"))


def strokes(g: Position) -> Procedure[None]:
    """2.3.8 Before the 1st Eligible acts every Eligible holder is asked, from the lowest to the
    highest: so a higher one may trump what a lower one has just played."""
    stroke = Stroke()
    g.stroke = stroke
    yield from _strokes_are_played(g, stroke)
    signs = False
    if may_sign(g):
        choice: Choice = yield Ask(FRENCH, PLAY_TREATY, {"card": g.played})
        signs = choice == TREATY
    if signs:
        if stroke.player >= 0:
            record(g, "trumped", stroke.player, FRENCH)
        yield from treaty_of_alliance(g)
    elif stroke.player >= 0:
        yield from brilliant_stroke(g, stroke)
    else:
        g.step = SLOT
    g.stroke = None


def _strokes_are_played(g: Position, stroke: Stroke) -> Procedure[None]:
    """2.3.8h From the lowest to the highest; the last one counts."""
    for faction in LADDER:
        if may_stroke(g, faction):
            choice: Choice = yield Ask(faction, PLAY_STROKE, {"card": g.played})
            if choice[0] == "stroke":
                record(g, "stroke", faction)
                stroke.played |= 1 << faction
                if stroke.player >= 0:
                    record(g, "trumped", stroke.player, faction)
                stroke.player = faction


def _card_is_over(g: Position, card: int) -> None:
    """2.3.6d, 2.3.8c The Event is cancelled; all factions are Eligible, marks are gone (A9)."""
    g.played_cards = (*g.played_cards, g.played)
    g.played = card
    g.eligible = ALL_FACTIONS
    g.stays_eligible = 0
    g.made_ineligible = 0
    g.step = TURN_UP


# ---------------------------------------------------------------------- 2.3.8d the stroke


def _offer_action(g: Position, ask: Ask) -> list[Choice]:
    stroke = stroke_in_hand(g)
    choices: list[Choice] = []
    if stroke.commands:
        for command in COMMANDS_OF[ask.seat]:
            if not _bars_action(g, ask, ("command", command)):
                choices.append(("command", command))
    if stroke.specials:
        for kind in SPECIALS_OF[ask.seat]:
            if not _bars_action(g, ask, ("special", kind)):
                choices.append(("special", kind))
    if stroke.involved or not choices:
        choices.append(FINISH)
    return choices


def _bars_action(g: Position, ask: Ask, choice: Choice) -> str:
    """Why this cannot be the next action of the stroke; empty if it can."""
    stroke = stroke_in_hand(g)
    if choice[0] == "finish":
        return "" if stroke.involved else "leader_not_involved"
    if choice[0] == "special":
        if not stroke.specials:
            return "no_special_now"
        return bars_special(g, order_in_hand(g), choice[1])
    if not stroke.commands:
        return "no_command_left"
    if stroke.commands == 1 and leader_space(g, ask.seat) == ABSENT:
        return "leader_not_involved"
    return bars_command(g, stroke_order(g, ask.seat, choice[1], involving(g, ask.seat)))


def _refuse_action(g: Position, ask: Ask, choice: Choice) -> Reason:
    key = _bars_action(g, ask, choice)
    if key == "no_space_for_it":
        order = stroke_order(g, ask.seat, choice[1], involving(g, ask.seat))
        return why_no_command(g, order)
    rule = rule_against(key, choice[1], ask.seat) if choice[0] == "special" else ""
    return Reason(key, choice[1:], rule)


def _allows_action(g: Position, ask: Ask, choice: Choice) -> bool:
    if choice == FINISH:
        return choice in _offer_action(g, ask)
    return not _bars_action(g, ask, choice)


STROKE_ACTION: Final = Question(
    "stroke_action", _offer_action, _refuse_action, ("command", "special", "finish"),
    allows=_allows_action,
)  # fmt: skip


def brilliant_stroke(g: Position, stroke: Stroke) -> Procedure[None]:
    """2.3.8d Two Limited Commands and one Special Activity, free, in any order."""
    faction = stroke.player
    g.strokes &= ~(1 << faction)
    _card_is_over(g, BRILLIANT_STROKE[faction])
    while stroke.commands or stroke.specials:
        loose = Order(faction, free=True, brilliant=True)
        loose.raided = stroke.raided
        g.order = loose
        about = {"commands": stroke.commands, "specials": stroke.specials}
        choice: Choice = yield Ask(faction, STROKE_ACTION, about)
        g.order = None
        if choice[0] == "finish":
            break
        if choice[0] == "special":
            stroke.specials = 0
            yield from free_special(g, loose, choice[1])
        else:
            yield from _command_of_stroke(g, stroke, choice[1])


def _command_of_stroke(g: Position, stroke: Stroke, command: int) -> Procedure[None]:
    """2.3.8e, g One of the Limited Commands; the Special Activity may interrupt it."""
    leader = leader_space(g, stroke.player)
    order = stroke_order(g, stroke.player, command, involving(g, stroke.player))
    order.specials_left = stroke.specials
    order.raided = stroke.raided
    yield from execute(g, order)
    if order.executed:
        stroke.commands -= 1
    stroke.raided |= order.raided
    if order.special != NO_SPECIAL:
        stroke.specials = 0
    if leader >= 0 and order.involved >> leader & 1:
        stroke.involved = True


# ---------------------------------------------------------------------- 2.3.9 the Treaty


def treaty_of_alliance(g: Position) -> Procedure[None]:
    """2.3.9d A free French Muster with Rochambeau, a Blockade, Regulars to the West Indies."""
    g.treaty = True
    g.treaty_card = False
    record(g, "treaty", g.preparations())
    _card_is_over(g, TREATY_OF_ALLIANCE)
    order = Order(FRENCH, free=True)
    bits = 0
    for space in EVERYWHERE:
        if not bars_french_muster(g, order, space):
            bits |= 1 << space
    space = yield from pick_space(FRENCH, TREATY_MUSTER, bits)
    leader = g.leader_of[FRENCH]
    g.leaders[leader] = space
    record(g, "leader_placed", leader, space)
    yield from muster_at(g, order, space, patriots_pay=not g.edition.treaty_fort_is_free)
    yield from raise_fni(g)
    for kind in (FRENCH_REGULAR, BRITISH_REGULAR):
        yield from send_to_west_indies(g, kind, SENT_TO_WEST_INDIES)
    yield from leaders_rejoin(g)


def send_to_west_indies(g: Position, kind: int, number: int) -> Procedure[None]:
    """2.3.9d From Unavailable first, then from Available; 1.10c with the latter a leader who
    is Available may come along."""
    first = min(number, g.unavailable[kind])
    second = min(number - first, g.available[kind])
    g.unavailable[kind] -= first
    g.available[kind] -= second
    if first + second:
        g.put(kind, WEST_INDIES, first + second)
        record(g, "placed", first + second, kind, WEST_INDIES)
    if second:
        yield from leader_comes_along(g, OWNER[kind], WEST_INDIES)
