"""7.2, 7.3 The Action Phase: one AP after another, the Reaction AP, the end of the phase."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice, Procedure, Question, Reason
from ticonderoga.engine.game import record
from ticonderoga.games.bayonets_tomahawks.data.kinds import FRENCH, INDIAN, LIGHT, NOTHING
from ticonderoga.games.bayonets_tomahawks.position import (
    ACTIONS,
    BATTLES,
    END_PHASE,
    HOLD_REACTION,
    LAND_FIRST,
    REACTION,
    Position,
)
from ticonderoga.games.bayonets_tomahawks.rules.activation import (
    IS_ARMY,
    IS_LIGHT,
    IS_SAIL,
    places_of,
    ready_types,
)
from ticonderoga.games.bayonets_tomahawks.rules.construction import bars_building, construct
from ticonderoga.games.bayonets_tomahawks.rules.losses import remove_lone_commanders
from ticonderoga.games.bayonets_tomahawks.rules.marshal import bars_marshaling, marshal_troops
from ticonderoga.games.bayonets_tomahawks.rules.movement import move_stack
from ticonderoga.games.bayonets_tomahawks.rules.movers import (
    BRIGADES,
    FLEETS,
    LIGHTS,
    bars_setting_out,
    bars_types,
)
from ticonderoga.games.bayonets_tomahawks.rules.raid import bars_raider, raid
from ticonderoga.games.bayonets_tomahawks.rules.sailing import bars_sailing, sail_from
from ticonderoga.games.bayonets_tomahawks.underway import Construction

PASS: Final[Choice] = ("pass",)
HOLD_NONE: Final[Choice] = ("hold_none",)
ARMY_VERBS: Final = ("army", "sail", "marshal", "build")
LIGHT_VERBS: Final = ("light", "raid")


# ---------------------------------------------------------------------- 7.3.7 what an AP allows


def bars_kind(ap: int, verb: str) -> str:
    """7.3.7 Why an AP does not allow a kind of Action; empty if it does."""
    if verb in LIGHT_VERBS:
        return "" if IS_LIGHT[ap] else "ap_no_light"
    if verb == "sail" and not IS_SAIL[ap]:
        return "ap_no_sail"
    return "" if IS_ARMY[ap] else "ap_no_army"


def bars_action(g: Position, faction: int, ap: int, choice: Choice) -> str:
    """7.3 Why an AP cannot be used for this Action; empty if it can."""
    verb, what = choice[0], choice[1]
    bar = bars_kind(ap, verb)
    if bar:
        return bar
    if verb == "raid":
        return bars_raider(g, faction, ap, what)
    if verb == "sail":
        return bars_sailing(g, faction, what)
    if verb == "marshal":
        return bars_marshaling(g, faction, what)
    if verb == "build":
        return bars_building(g, Construction(faction, what))
    return bars_setting_out(g, faction, ap, what, verb == "light")


def has_action(g: Position, faction: int, ap: int) -> bool:
    """7.3 The AP can be used for something now."""
    army, light, sails = IS_ARMY[ap], IS_LIGHT[ap], IS_SAIL[ap]
    places = places_of(g, faction)
    for space in places:
        if army and not bars_setting_out(g, faction, ap, space, False):
            return True
        if light and not bars_setting_out(g, faction, ap, space, True):
            return True
    for space in places:
        if sails and not bars_sailing(g, faction, space):
            return True
        if army and not bars_marshaling(g, faction, space):
            return True
        if army and not bars_building(g, Construction(faction, space)):
            return True
        if light and _raiders(g, faction, ap, space):
            return True
    return False


def _raiders(g: Position, faction: int, ap: int, space: int) -> list[Choice]:
    """9.0 The pieces on a space that can raid. Light units of one kind on a space are alike."""
    kind = g.pieces.type
    found: list[Choice] = []
    answer = ["", ""]
    asked = [False, False]
    for piece in g.stacks[faction][space]:
        type_ = kind[piece]
        if type_ not in (LIGHT, INDIAN) or g.spent >> piece & 1:
            continue
        if not asked[type_]:
            asked[type_] = True
            answer[type_] = bars_raider(g, faction, ap, piece)
        if not answer[type_]:
            found.append(("raid", piece))
    return found


# ---------------------------------------------------------------------- the asks


def _left(g: Position, ask: Ask) -> tuple[int, ...]:
    """The APs among which the open question asks for one."""
    if g.step == REACTION:
        return (g.reaction,)
    return g.aps[ask.seat] if g.step == ACTIONS else g.indian_aps


def _offer_spend(g: Position, ask: Ask) -> list[Choice]:
    choices: list[Choice] = []
    for ap in sorted(set(_left(g, ask))):
        if has_action(g, ask.seat, ap):
            choices.append(("spend", ap))
    choices.append(PASS)
    return choices


def _refuse_spend(g: Position, ask: Ask, choice: Choice) -> Reason:
    key = "ap_without_action" if choice[1] in _left(g, ask) else "ap_not_left"
    return Reason(key, choice[1:])


SPEND: Final = Question("spend", _offer_spend, _refuse_spend, ("spend", "pass"))
SPEND_INDIAN: Final = Question("spend_indian", _offer_spend, _refuse_spend, ("spend", "pass"))
SPEND_REACTION: Final = Question("spend_reaction", _offer_spend, _refuse_spend, ("spend", "pass"))


def _offer_where(g: Position, ask: Ask) -> list[Choice]:
    faction, ap = ask.seat, ask.about["ap"]
    army, light = IS_ARMY[ap], IS_LIGHT[ap]
    moves: list[Choice] = []
    others: list[Choice] = []
    for space in places_of(g, faction):
        types = ready_types(g, faction, space)
        if army:
            if types and not bars_types(g, faction, ap, space, False, types):
                moves.append(("army", space))
            if not bars_marshaling(g, faction, space):
                others.append(("marshal", space))
            if types & BRIGADES and not bars_building(g, Construction(faction, space)):
                others.append(("build", space))
            if types & FLEETS and IS_SAIL[ap] and not bars_sailing(g, faction, space):
                others.append(("sail", space))
        if light and types & LIGHTS:
            if not bars_types(g, faction, ap, space, True, types):
                moves.append(("light", space))
            others += _raiders(g, faction, ap, space)
    return moves + others


def _refuse_where(g: Position, ask: Ask, choice: Choice) -> Reason:
    return Reason(bars_action(g, ask.seat, ask.about["ap"], choice), choice[1:])


ARMY_ACTION: Final = Question(
    "army_action", _offer_where, _refuse_where, (*ARMY_VERBS, *LIGHT_VERBS)
)
LIGHT_ACTION: Final = Question(
    "light_action", _offer_where, _refuse_where, (*LIGHT_VERBS, *ARMY_VERBS)
)
"""Alike but for their words: what is said of a space first is why the usual Action of the AP is
not possible there."""


def _offer_hold(g: Position, ask: Ask) -> list[Choice]:
    choices: list[Choice] = [("hold", ap) for ap in sorted(set(g.aps[ask.seat]))]
    return [*choices, HOLD_NONE]


def _refuse_hold(g: Position, ask: Ask, choice: Choice) -> Reason:
    return Reason("ap_not_left", choice[1:])


HOLD: Final = Question("hold", _offer_hold, _refuse_hold, ("hold", "hold_none"))


# ---------------------------------------------------------------------- one Action


def without(aps: tuple[int, ...], ap: int) -> tuple[int, ...]:
    """The APs that are left when one of this type has been used."""
    place = aps.index(ap)
    return aps[:place] + aps[place + 1 :]


def act(g: Position, faction: int, ap: int) -> Procedure[None]:
    """7.3 One AP, one stack, one Action."""
    question = ARMY_ACTION if IS_ARMY[ap] else LIGHT_ACTION
    choice: Choice = yield Ask(faction, question, {"ap": ap})
    verb, what = choice[0], choice[1]
    record(g, "ap_used", faction, ap)
    if verb == "raid":
        yield from raid(g, faction, ap, what)
    elif verb == "sail":
        yield from sail_from(g, faction, ap, what)
    elif verb == "marshal":
        yield from marshal_troops(g, faction, what)
    elif verb == "build":
        yield from construct(g, faction, what)
    else:
        yield from move_stack(g, faction, ap, what, verb == "light")


# ---------------------------------------------------------------------- the Action Phase


def indian_actions(g: Position) -> Procedure[None]:
    """7.2 The French use the APs of the Indian card; what is left is lost when they go on."""
    if g.indian_aps:
        choice: Choice = yield Ask(FRENCH, SPEND_INDIAN)
        if choice != PASS:
            g.indian_aps = without(g.indian_aps, choice[1])
            yield from act(g, FRENCH, choice[1])
            return
        g.indian_aps = ()
    g.step = HOLD_REACTION


def hold_reaction(g: Position) -> Procedure[None]:
    """7.2, 7.3.6 The First Player may hold one AP of his faction card for Reaction."""
    faction = g.active
    if faction == g.first and g.aps[faction]:
        choice: Choice = yield Ask(faction, HOLD)
        if choice != HOLD_NONE:
            g.reaction = choice[1]
            g.aps[faction] = without(g.aps[faction], choice[1])
            record(g, "ap_held", faction, choice[1])
    g.step = ACTIONS


def faction_actions(g: Position) -> Procedure[None]:
    """7.2 One Action with an AP of the faction card; who passes loses the others."""
    faction = g.active
    if g.aps[faction]:
        choice: Choice = yield Ask(faction, SPEND)
        if choice != PASS:
            g.aps[faction] = without(g.aps[faction], choice[1])
            yield from act(g, faction, choice[1])
            return
        g.aps[faction] = ()
    g.step = END_PHASE


def end_phase(g: Position) -> Procedure[None]:
    """3.7, 7.1 Commanders left alone are removed; then comes the Second Player's phase, the
    Reaction of the First Player, or the Battles."""
    remove_lone_commanders(g, g.active)
    if g.active == g.first:
        g.active = 1 - g.first
        g.step = LAND_FIRST
    elif g.reaction != NOTHING:
        g.active = g.first
        g.step = REACTION
    else:
        g.step = BATTLES
    yield from ()


def reaction(g: Position) -> Procedure[None]:
    """7.3.6 The First Player may use the AP that he has held."""
    choice: Choice = yield Ask(g.first, SPEND_REACTION, {"ap": g.reaction})
    if choice != PASS:
        yield from act(g, g.first, g.reaction)
    g.reaction = NOTHING
    remove_lone_commanders(g, g.first)
    g.step = BATTLES
