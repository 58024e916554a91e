"""8.1h, 8.3.7 Brilliant Strokes and the Treaty of Alliance of all non-players."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice
from ticonderoga.games.liberty_or_death.data.pieces import (
    BRITISH,
    ELSEWHERE,
    FRENCH,
    FRENCH_REGULAR,
    INDIANS,
    PATRIOTS,
    REBELLION,
    SIDE_OF,
)
from ticonderoga.games.liberty_or_death.non_players.charts import CHARTS
from ticonderoga.games.liberty_or_death.non_players.sheet import (
    Answer,
    Script,
    Wants,
    ending,
    say,
)
from ticonderoga.games.liberty_or_death.order import NO_COMMAND, NO_SPECIAL, Order
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.brilliant import (
    HOLD,
    STROKE,
    TREATY,
    leader_space,
    stroke_in_hand,
    stroke_order,
)
from ticonderoga.games.liberty_or_death.rules.card_play import next_faction
from ticonderoga.games.liberty_or_death.rules.interrupt import order_in_hand
from ticonderoga.games.liberty_or_death.rules.specials import bars_special

NODE: Final[tuple[str, ...]] = ("8.4.11", "8.5.8", "8.7.8", "8.6.11")
"""The charts have no node for it: the reason names the rule."""
ESCORT: Final[tuple[int, ...]] = (4, 4, 3, 4)
"""How many own units have to stand with the leader."""
TREATY_READINESS: Final = 15
FIRST_COMMAND: Final = "stroke"
"""In `wants`: the Command with which the stroke will begin."""


# ---------------------------------------------------------------------- whether to play one


def escort(g: Position, faction: int) -> int:
    """The units that count beside a faction's leader."""
    space = g.leaders[g.leader_of[faction]]
    if space == ELSEWHERE:
        return 0
    if faction == BRITISH:
        return g.regulars[space]
    if faction == PATRIOTS:
        return g.continentals[space]
    return g.all_war_parties(space) if faction == INDIANS else g.french[space]


def provoked(g: Position, faction: int, played: int) -> bool:
    """8.4.11, 8.5.8, 8.6.11, 8.7.8 A person is 1st Eligible (for the British one of the
    Rebellion), or a Stroke that has been played here calls for an answer; `played` are their
    Factions as bits. 8.3.7 Several non-players answer the same one at the same time, so it does
    not matter whether somebody else has trumped it."""
    first = next_faction(g)
    person = first >= 0 and not g.is_non_player(first)
    if faction == PATRIOTS:
        return person
    if faction == BRITISH:
        return bool(played >> PATRIOTS & 1) or (person and SIDE_OF[first] == REBELLION)
    if faction == FRENCH:
        return person or bool(played >> BRITISH & 1)
    return person or bool(played & (1 << PATRIOTS | 1 << FRENCH))


def play_stroke(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """8.3.7 The faction's own condition holds, and its chart has a Command with its leader."""
    faction = ask.seat
    number = escort(g, faction)
    if number < ESCORT[faction]:
        say(g, "np_stroke_no_escort", NODE[faction], g.leader_of[faction], number, ESCORT[faction])
        return HOLD
    if not provoked(g, faction, stroke_in_hand(g).played):
        say(g, "np_stroke_not_provoked", NODE[faction])
        return HOLD
    command = first_command(g, faction, wants)
    if command == NO_COMMAND:
        say(g, "np_stroke_no_command", NODE[faction], g.leader_of[faction])
        return HOLD
    say(g, "np_stroke", NODE[faction], g.leader_of[faction], number)
    wants[FIRST_COMMAND] = command
    return STROKE


def readiness(g: Position) -> int:
    """8.1h Twice what the French count, so that half of CBC is a whole number."""
    cbc = g.cbc - g.cbc % 2 if g.edition.half_rounded_down else g.cbc  # A11
    return 2 * (g.squadrons + g.available[FRENCH_REGULAR]) + cbc


def play_treaty(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """8.1h Squadrons in the West Indies, Available Regulars and half of CBC exceed 15."""
    ready = readiness(g)
    if ready > 2 * TREATY_READINESS:
        say(g, "np_treaty", "8.1", g.squadrons, g.available[FRENCH_REGULAR], g.cbc)
        return TREATY
    say(g, "np_no_treaty", "8.1", g.squadrons, g.available[FRENCH_REGULAR], g.cbc)
    return HOLD


# ---------------------------------------------------------------------- how it is executed


def next_command(g: Position, faction: int, wants: Wants, leader: int, specials: int) -> int:
    """The Limited Command that the chart selects; it involves the leader's space, if given."""
    pattern: Order = stroke_order(g, faction, NO_COMMAND, leader)
    pattern.specials_left = specials
    return CHARTS[faction].choose_command(g, pattern, wants)


def first_command(g: Position, faction: int, wants: Wants) -> int:
    return next_command(g, faction, wants, g.leaders[g.leader_of[faction]], 1)


def stroke(g: Position, ask: Ask, wants: Wants) -> Script:
    """8.3.7 A Limited Command with the leader, the Special Activity that goes with it, and
    another Limited Command."""
    faction = ask.seat
    command = wants.pop(FIRST_COMMAND, NO_COMMAND)
    if command == NO_COMMAND:
        command = first_command(g, faction, wants)
    if command == NO_COMMAND:
        return (yield ending(g, ask))
    g, ask = yield ("command", command)
    if stroke_in_hand(g).specials:
        g, ask = yield from _special(g, ask, command)
    left = stroke_in_hand(g)
    if left.commands:
        command = next_command(g, faction, wants, leader_space(g, faction), left.specials)
        if command != NO_COMMAND:
            g, ask = yield ("command", command)
    while True:
        g, ask = yield ending(g, ask)


def _special(g: Position, ask: Ask, command: int) -> Script:
    """8.3.7b By itself, whatever spaces the Command has used."""
    order = order_in_hand(g)
    kind = CHARTS[ask.seat].special_after(g, order, command)
    if kind != NO_SPECIAL and not bars_special(g, order, kind):
        g, ask = yield ("special", kind)
    return g, ask


ANSWERS: Final[dict[str, Answer]] = {"play_stroke": play_stroke, "play_treaty": play_treaty}
