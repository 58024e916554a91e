"""8.5 The non-player Patriots: their chart, node by node."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice
from ticonderoga.games.liberty_or_death.data.pieces import (
    BRITISH_CONTROL,
    FRENCH,
    MILITIA,
    PATRIOTS,
    REBELLION_CONTROL,
    WASHINGTON,
)
from ticonderoga.games.liberty_or_death.data.spaces import MAP, SPACES
from ticonderoga.games.liberty_or_death.non_players import (
    patriots_march,
    patriots_rally,
    rebels,
    rebels_winter,
)
from ticonderoga.games.liberty_or_death.non_players.priorities import (
    control_if,
    having,
    most,
    prefer,
    random_space,
)
from ticonderoga.games.liberty_or_death.non_players.sheet import (
    Answer,
    Script,
    Sheet,
    Wants,
    finishing,
    say,
)
from ticonderoga.games.liberty_or_death.order import (
    BATTLE,
    MARCH,
    NO_COMMAND,
    NO_SPECIAL,
    PARTISANS,
    PERSUASION,
    RABBLE_ROUSING,
    RALLY,
    SKIRMISH,
    Order,
)
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.interrupt import order_in_hand
from ticonderoga.games.liberty_or_death.rules.specials import bars_special
from ticonderoga.games.liberty_or_death.rules.turn import PASS

A_VILLAGE: Final = 1000
A_WAR_PARTY: Final = 100
"""8.5.1f What Partisans remove, in their ranks."""
A_FORT: Final = 100
"""8.5.1g The same for a Skirmish."""
NODE: Final = {BATTLE: "P4", RALLY: "P7", RABBLE_ROUSING: "P11", MARCH: "P5"}


# ---------------------------------------------------------------------- P6, P4 Battle


def odds_at(g: Position, space: int) -> tuple[int, int]:
    """8.5.1a Cubes and Leaders of the Rebellion, and Active pieces of the Royalists."""
    leaders = int(g.leader_at(PATRIOTS, space)) + int(g.leader_at(FRENCH, space))
    cubes = g.continentals[space] + g.french[space]
    return cubes + leaders, g.royalists[space] - g.war_parties[space]


def outnumbered(g: Position) -> int:
    """8.5.1a The first space in which cubes and Leaders of the Rebellion exceed the Active
    pieces of the Royalists there, C17 by the sheet if any are Active; -1 if there is none."""
    fewest = 1 if g.edition.needs_active_royalists else 0
    for space in MAP:
        if g.royalists[space] and (g.continentals[space] or g.french[space]):
            own, theirs = odds_at(g, space)
            if own > theirs >= fewest:
                return space
    return -1


def battle_fields(g: Position, order: Order) -> list[int]:
    """8.5.1b The Battles in order: Washington's space, Population, Villages, random."""
    with_washington = [0] * SPACES
    if g.leaders[WASHINGTON] >= 0:
        with_washington[g.leaders[WASHINGTON]] = 1
    return rebels.select_fields(g, order, "P4", (with_washington, g.population, g.villages))


def battle(g: Position, ask: Ask, wants: Wants) -> Script:
    """P4 8.5.1 Battle in every space where it promises success."""
    fields = battle_fields(g, order_in_hand(g))
    g, ask = yield from rebels.fight(g, ask, wants, "P4", fields)
    return g, ask


# ---------------------------------------------------------------------- which Command


def _says_rally(g: Position, order: Order) -> bool:
    """P9 8.5.2a A Fort can be placed, or a D6 exceeds the Underground Militia on the map."""
    order.command = RALLY
    if patriots_rally.fort_bits(g, order):
        say(g, "np_p_rally_fort", "P9")
        return True
    roll = g.dice.d6()
    hidden = g.on_map[MILITIA]
    say(g, "np_p_rally_roll" if roll > hidden else "np_p_no_rally_roll", "P9", roll, hidden)
    return roll > hidden


def _rally(g: Position, order: Order) -> bool:
    """P7"""
    order.command = RALLY
    if patriots_rally.can_rally(g, order):
        return True
    say(g, "np_impossible", "P7", RALLY)
    return False


def _rouse(g: Position, order: Order) -> bool:
    """P10, P11"""
    order.command = RABBLE_ROUSING
    return patriots_rally.rousing_bits(g, order) != 0


def _rally_or_rouse(g: Position, order: Order) -> int:
    """P7, else P11."""
    if _rally(g, order):
        return RALLY
    if _rouse(g, order):
        return RABBLE_ROUSING
    say(g, "np_impossible", "P11", RABBLE_ROUSING)
    return NO_COMMAND


def choose_command(g: Position, order: Order, wants: Wants) -> int:
    """8.5.1 to 8.5.4 From P6 on: the Command that the chart selects; NO_COMMAND if none can be
    executed."""
    chosen = _command(g, order)
    order.command = chosen
    if chosen == NO_COMMAND:
        say(g, "np_no_command", "P11", PATRIOTS)
    else:
        say(g, "np_command", NODE[chosen], chosen)
    return chosen


def _command(g: Position, order: Order) -> int:
    space = outnumbered(g)
    if space >= 0:
        say(g, "np_p_outnumbers", "P6", space, *odds_at(g, space))
        order.command = BATTLE
        if rebels.superior_fields(g, order):
            return BATTLE
        say(g, "np_no_battle", "P4")
        return _rally_or_rouse(g, order)
    say(g, "np_p_no_odds", "P6")
    if _says_rally(g, order):
        return _rally_or_rouse(g, order)
    if _rouse(g, order):
        say(g, "np_p_can_rouse", "P10")
        return RABBLE_ROUSING
    say(g, "np_p_cannot_rouse", "P10")
    order.command = MARCH
    if patriots_march.can_march(g, order):
        return MARCH
    say(g, "np_impossible", "P5", MARCH)
    return RALLY if _rally(g, order) else NO_COMMAND


# ---------------------------------------------------------------------- P8, P12, P13


def special_after(g: Position, order: Order, command: int) -> int:
    """8.5.1e Partisans, else Skirmish, else Persuasion; Persuasion first with an empty purse."""
    if not g.resources[PATRIOTS] and not bars_special(g, order, PERSUASION):
        say(g, "np_p_no_money", "P8")
        return PERSUASION
    for kind, node in ((PARTISANS, "P8"), (SKIRMISH, "P12"), (PERSUASION, "P13")):
        if not bars_special(g, order, kind):
            say(g, "np_special", node, kind)
            return kind
    say(g, "np_no_special", "P13")
    return NO_SPECIAL


def control_gained(g: Position, space: int, british: int, indians: int, rebel: int) -> int:
    """8.5.1f, g How a strike changes Control: 2 if it adds Rebellion Control, 1 if it only
    removes British Control, 0 if neither."""
    before = g.control[space]
    after = control_if(g, space, british, indians, rebel)
    if after == before:
        return 0
    if after == REBELLION_CONTROL:
        return 2
    return 1 if before == BRITISH_CONTROL else 0


def partisans_rank(g: Position, space: int) -> int:
    """8.5.1f A Village, most War Parties, most British; within each, Control."""
    hidden = g.militia[space]
    parties = g.all_war_parties(space)
    if hidden > 1 and g.villages[space] and not parties:
        return A_VILLAGE + control_gained(g, space, 0, -1, -1)
    cubes = g.regulars[space] + g.tories[space]
    number = 2 if hidden > 1 and parties + cubes > 1 else 1
    struck = min(number, parties)
    british = min(number - struck, cubes)
    control = control_gained(g, space, -british, -struck, 1 - number)
    return (A_WAR_PARTY * struck if struck else 10 * british) + control


def partisans_where(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """P8 8.5.1f Where Partisans strike."""
    ranks = [0] * SPACES
    bits: int = ask.among
    for space in MAP:
        if bits >> space & 1:
            ranks[space] = partisans_rank(g, space)
    space = random_space(g, most(bits, ranks))
    said = "np_p_partisans_british"
    if ranks[space] >= A_VILLAGE:
        said = "np_p_partisans_village"
    elif ranks[space] >= A_WAR_PARTY:
        said = "np_p_partisans_parties"
    say(g, said, "P8", space)
    return ("space", space)


def skirmish_rank(g: Position, space: int) -> int:
    """8.5.1g A British Fort; within that, Control."""
    cubes = g.regulars[space] + g.tories[space]
    if not cubes:
        return A_FORT + control_gained(g, space, -1, 0, -1)
    return control_gained(g, space, -2, 0, -1) if cubes > 1 else control_gained(g, space, -1, 0, 0)


def skirmish_where(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """P12 8.5.1g Where Continentals skirmish."""
    ranks = [0] * SPACES
    bits: int = ask.among
    for space in MAP:
        if bits >> space & 1:
            ranks[space] = skirmish_rank(g, space)
    space = random_space(g, most(bits, ranks))
    said = "np_p_skirmish_fort" if ranks[space] >= A_FORT else "np_p_skirmish"
    say(g, said, "P12", space)
    return ("space", space)


def persuasion_where(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """P13 8.5.1h Spaces with Patriot Forts first; always as many as possible."""
    bits: int = ask.among
    space = random_space(g, prefer(bits, having(bits, g.patriot_forts)))
    say(g, "np_special_at", "P13", PERSUASION, space)
    return ("space", space)


# ---------------------------------------------------------------------- the turn


def turn(g: Position, ask: Ask, wants: Wants) -> Script:
    """8.5 The chart from P3 on."""
    order = Order(PATRIOTS, specials_left=1)
    command = choose_command(g, order, wants) if rebels.has_resources(g, PATRIOTS) else NO_COMMAND
    if command == NO_COMMAND:
        return (yield PASS)
    g, ask = yield ("command", command)
    g, ask = yield from COMMANDS[command](g, ask, wants)
    if ask.question.key != "finish_turn":
        return g, ask
    return (yield finishing(special_after(g, order_in_hand(g), command)))


COMMANDS: Final = {
    BATTLE: battle,
    RALLY: patriots_rally.rally,
    RABBLE_ROUSING: patriots_rally.rabble_rousing,
    MARCH: patriots_march.march,
}
ANSWERS: Final[dict[str, Answer]] = {
    **rebels.ANSWERS,
    **rebels_winter.PATRIOT_ANSWERS,
    **patriots_rally.ANSWERS,
    "partisans_space": partisans_where,
    "skirmish_space": skirmish_where,
    "persuasion_space": persuasion_where,
}
SHEET: Final[Sheet] = Sheet(turn, {**COMMANDS}, ANSWERS, choose_command, special_after)
