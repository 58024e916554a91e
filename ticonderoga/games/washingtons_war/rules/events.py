"""6.3 Events: the vocabulary of effects, carried out one by one."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice, Procedure, Question, Reason
from ticonderoga.engine.game import record
from ticonderoga.games.washingtons_war.data.board import AMERICAN, UNCONTROLLED
from ticonderoga.games.washingtons_war.data.cards import Card, Effect
from ticonderoga.games.washingtons_war.position import (
    FRANCE_NEUTRAL,
    NAVY_ON_TRACK,
    Position,
)
from ticonderoga.games.washingtons_war.rules.capture import leave_for_ever
from ticonderoga.games.washingtons_war.rules.control import (
    DONE,
    bars_british_marker,
    british_reach,
    mark_of,
    marker_reach,
    remove_marker,
    set_marker,
)
from ticonderoga.games.washingtons_war.rules.french import (
    european_war,
    lose_regulars,
    move_alliance,
)
from ticonderoga.games.washingtons_war.rules.hand import (
    finish_event,
    mark_discard,
    take_from_hand,
    to_discards,
)
from ticonderoga.games.washingtons_war.rules.losses import lose_cus
from ticonderoga.games.washingtons_war.rules.movement import activate
from ticonderoga.games.washingtons_war.rules.sections import section
from ticonderoga.games.washingtons_war.rules.victory import check_automatic
from ticonderoga.games.washingtons_war.underway import Targeting

TARGETED: Final = ("remove_pc", "flip_pc", "place_pc", "remove_cu")


def bars_prerequisite(g: Position, card: Card) -> str:
    """6.32.A Which condition of the event is not met; empty if all are."""
    for condition in card.prerequisites:
        if condition == "french_alliance_not_signed" and g.france != FRANCE_NEUTRAL:
            return "alliance_is_signed"
        if condition == "european_war_in_effect" and not european_war(g):
            return "no_european_war"
        if condition == "european_war_not_in_effect" and european_war(g):
            return "european_war_is_on"
        if condition == "french_navy_on_map" and g.navy < 0:
            return "navy_not_on_map"
    return ""


def bars_event(g: Position, side: int, number: int) -> str:
    """6.3.B, 6.32.A, 6.33.A Why a side may not play a card as an event; empty if it may."""
    card = g.pack.deck.cards[number]
    if card.kind == "mandatory":
        return ""
    if card.kind == "ops":
        return "no_event"
    if card.kind == "campaign":
        return "campaign_not_event"
    if card.side != side:
        return "other_sides_event"
    if card.kind == "battle" and not card.effects:
        return "only_in_battle"
    return bars_prerequisite(g, card)


# ---------------------------------------------------------------------- targets


def bars_target(g: Position, effect: Effect, space: int, done: tuple[int, ...]) -> str:
    """Why an effect may not touch this space; empty if it may."""
    board = g.board
    op = effect.op
    if op == "place_pc":
        owner = effect.owner
        if g.pc[space] != UNCONTROLLED:
            return "marked"
    elif op == "remove_cu":
        owner = effect.owner
        if not g.cus(owner, space):
            return "no_cu_to_remove"
    else:
        owner = effect.owner if op == "remove_pc" else 1 - effect.to
        if g.pc[space] != mark_of(owner):
            return "no_marker_of_that_side"
    if effect.colonies and board.colony[space] not in effect.colonies:
        return "not_in_named_colonies"
    if effect.port >= 0 and board.port[space] != bool(effect.port):
        return "ports_only" if effect.port else "no_ports"
    if effect.not_blockaded and g.blockaded(space):
        return "blockaded"
    if effect.per_colony:
        colony = board.colony[space]
        if sum(1 for other in done if board.colony[other] == colony) >= effect.per_colony:
            return "colony_already_served" if op == "place_pc" else "colony_already_hit"
    if effect.exclude_owner_cu and g.cus(owner, space):
        return "marker_guarded_by_cu"
    if effect.exclude_american_general and g.general_at(AMERICAN, space) >= 0:
        return "marker_guarded_by_general"
    if effect.exclude_congress and g.congress == space:
        return "marker_guarded_by_congress"
    if effect.exclude_enemy_cu and g.cus(1 - owner, space):
        return "british_cu_there" if owner == AMERICAN else "american_cu_there"
    if effect.exclude_american_unit and g.has_american_unit(space):
        return "american_unit_there"
    if effect.within_steps >= 0 and not _within(g, effect, space):
        return "too_far_from_general"
    if effect.adjacent_to >= 0 and space not in marker_reach(g, effect.adjacent_to):
        return "not_next_to_own_marker"
    if effect.adjacency:
        return bars_british_marker(g, space, british_reach(g))
    return ""


def _within(g: Position, effect: Effect, space: int) -> bool:
    distance = g.board.distance[space]
    for general in g.pack.pieces.by_side[effect.within_of]:
        at = g.generals[general]
        if at >= 0 and distance[at] <= effect.within_steps:
            return True
    return False


def targets(g: Position, effect: Effect, done: tuple[int, ...]) -> list[int]:
    return [s for s in range(g.board.size) if not bars_target(g, effect, s, done)]


VERB_OF: Final = {
    "remove_pc": "remove",
    "flip_pc": "flip",
    "place_pc": "place",
    "remove_cu": "remove_cu",
}


def _offer_target(g: Position, ask: Ask) -> list[Choice]:
    now = g.targeting
    assert now is not None
    verb = VERB_OF[now.effect.op]
    choices: list[Choice] = [(verb, space) for space in targets(g, now.effect, now.done)]
    if len(now.done) >= now.effect.minimum or not choices:
        choices.append(DONE)
    return choices


def _refuse_target(g: Position, ask: Ask, choice: Choice) -> Reason:
    now = g.targeting
    assert now is not None
    if choice[0] == "done":
        return Reason("event_must_be_done", (now.card,))
    bar = bars_target(g, now.effect, choice[1], now.done)
    if bar:
        return Reason(bar, (choice[1],), section(g, ask, choice, bar))
    return Reason("event_does_otherwise", (now.card,))


TARGET: Final = Question(
    "event_target", _offer_target, _refuse_target, ("remove", "flip", "place", "remove_cu", "done")
)


def carry_out_targets(g: Position, side: int, card: int, effect: Effect) -> Procedure[None]:
    """Place, flip or remove markers, or remove CUs, one by one, up to the effect's number."""
    now = Targeting(card, effect)
    g.targeting = now
    for left in range(effect.maximum, 0, -1):
        choice = yield Ask(side, TARGET, {"card": card, "number": left})
        if choice[0] == "done":
            break
        space: int = choice[1]
        now.done = (*now.done, space)
        if effect.op == "remove_pc":
            remove_marker(g, space)
        elif effect.op == "remove_cu":
            yield from lose_chosen_cu(g, side, effect.owner, space)
        else:
            set_marker(g, effect.to if effect.op == "flip_pc" else effect.owner, space)
            g.fresh = (*g.fresh, space)
    g.targeting = None


def lose_chosen_cu(g: Position, side: int, owner: int, space: int) -> Procedure[None]:
    """6.31 The player of the event picks the CU, of a mixed stack too."""
    if owner == AMERICAN and g.american_cu[space] and g.french_cu[space]:
        choice = yield Ask(side, WHICH_CU, {"space": space}, ("space", space))
        g.american_cu[space] -= choice[1]
        g.french_cu[space] -= choice[2]
        record(g, "cus_lost", owner, space, 1)
    else:
        yield from lose_cus(g, owner, space, 1)
    check_automatic(g)


def _offer_which(g: Position, ask: Ask) -> list[Choice]:
    return [("mix", 1, 0), ("mix", 0, 1)]


def _refuse_which(g: Position, ask: Ask, choice: Choice) -> Reason:
    return Reason("wrong_mix", (1,), section(g, ask, choice, "wrong_mix"))


WHICH_CU: Final = Question("which_cu", _offer_which, _refuse_which, ("mix",))


# ---------------------------------------------------------------------- choosing an option


def _offer_option(g: Position, ask: Ask) -> list[Choice]:
    return [("option", number) for number in ask.among]


def _refuse_option(g: Position, ask: Ask, choice: Choice) -> Reason:
    return Reason("option_has_no_target", (choice[1] + 1,))


OPTION: Final = Question("event_option", _offer_option, _refuse_option, ("option",))


# ---------------------------------------------------------------------- the events


def carry_out(g: Position, side: int, number: int) -> Procedure[None]:
    """6.31 Carry out every effect of a card, in order, for the side that plays it."""
    g.fresh = ()
    card = g.pack.deck.cards[number]
    if card.reshuffle == "when_played":
        ask_for_reshuffle(g, number)
    for effect in card.effects:
        if effect.op in TARGETED:
            yield from carry_out_targets(g, side, number, effect)
        elif effect.op == "choose_one":
            yield from carry_out_one(g, side, number, effect)
        elif effect.op == "discard_random":
            yield from strip_hand(g, effect.owner)
        elif effect.op == "activate":
            yield from activate_any(g, effect.owner, effect.amount)
        elif effect.op == "declaration_of_independence":
            yield from declaration(g)
        else:
            carry_out_at_once(g, effect, number)
    g.fresh = ()


def carry_out_one(g: Position, side: int, card: int, effect: Effect) -> Procedure[None]:
    """6.31 One of two effects, by choice, of those that can touch anything."""
    options = tuple(n for n, each in enumerate(effect.options) if targets(g, each, ()))
    if options:
        choice = yield Ask(side, OPTION, {"card": card}, among=options)
        yield from carry_out_targets(g, side, card, effect.options[choice[1]])


def carry_out_at_once(g: Position, effect: Effect, number: int) -> None:
    """Effects that ask nobody anything."""
    if effect.op == "french_alliance":
        move_alliance(g, effect.amount)
    elif effect.op == "lose_british_regulars":
        lose_regulars(g)
    elif effect.op == "reshuffle_next_deal":
        ask_for_reshuffle(g, number)
    elif effect.op == "forbid_american_pc_placement":
        g.mutinies = True
        record(g, "mutinies")
    elif effect.op == "remove_general_forever":
        leave_for_ever(g, g.pack.pieces.general(effect.general))
    elif effect.op == "french_navy_to_turn_track":
        g.navy = NAVY_ON_TRACK
        record(g, "navy_leaves")
    elif effect.op == "war_ends":
        if g.war_ends:
            to_discards(g, g.war_ends)
        g.war_ends = number
        record(g, "war_ends", effect.amount)


def ask_for_reshuffle(g: Position, number: int) -> None:
    """6.3.D The deck is reshuffled at the next deal; draws before come from the old one."""
    if not g.reshuffle_due:
        g.reshuffle_due = True
        record(g, "reshuffle_due", number)


def file_event(g: Position, number: int) -> None:
    """Where a card goes that was carried out: the War Ends box keeps its own."""
    if g.war_ends != number:
        finish_event(g, number)


def strip_hand(g: Position, victim: int) -> Procedure[None]:
    """6.31 A card drawn blindly from a hand is discarded; 6.34.B a special event happens."""
    hand = g.hands[victim]
    if not hand:
        record(g, "nothing_to_strip", victim)
        return
    card = hand[g.dice.below(len(hand))]
    take_from_hand(g, victim, card)
    record(g, "stripped", victim, card)
    if g.pack.deck.cards[card].kind == "mandatory":
        fresh = g.fresh
        yield from carry_out(g, victim, card)
        g.fresh = fresh
        file_event(g, card)
    else:
        to_discards(g, card)
        mark_discard(g, card)


# ---------------------------------------------------------------------- Declaration (99)


def bars_declaration(g: Position, space: int) -> str:
    """6.34.C.i Why the Declaration may not mark this space; empty if it may."""
    if g.board.colony[space] == g.board.canada:
        return "not_in_canada"
    if g.pc[space] != UNCONTROLLED:
        return "marked"
    if g.british_cu[space] and not g.edition.declaration_ignores_british_cus:
        return "british_cu_there"
    return ""


def _offer_declaration(g: Position, ask: Ask) -> list[Choice]:
    return [("place", space) for space in ask.among]


def _refuse_declaration(g: Position, ask: Ask, choice: Choice) -> Reason:
    bar = bars_declaration(g, choice[1]) or "colony_already_served"
    return Reason(bar, (choice[1],), section(g, ask, choice, bar))


DECLARATION: Final = Question(
    "declaration", _offer_declaration, _refuse_declaration, ("place",)
)


def declaration(g: Position) -> Procedure[None]:
    """6.34.C.i The American marks one space in each of the thirteen colonies that has one."""
    colonies = list(g.board.thirteen)
    while True:
        spaces = tuple(
            space
            for colony in colonies
            for space in g.board.colony_spaces[colony]
            if not bars_declaration(g, space)
        )
        if not spaces:
            return
        choice = yield Ask(AMERICAN, DECLARATION, among=spaces)
        set_marker(g, AMERICAN, choice[1])
        colonies.remove(g.board.colony[choice[1]])


# ---------------------------------------------------------------------- Glover (93)


def _offer_any_general(g: Position, ask: Ask) -> list[Choice]:
    side = ask.seat
    choices: list[Choice] = [
        ("general", x) for x in g.pack.pieces.by_side[side] if g.generals[x] >= 0
    ]
    return choices or [DONE]


def _refuse_any_general(g: Position, ask: Ask, choice: Choice) -> Reason:
    if choice[0] == "done":
        return Reason("card_is_played", ())
    general = choice[1]
    if g.pack.pieces.generals[general].side != ask.seat:
        return Reason("not_your_general", (general,))
    return Reason("general_not_on_map", (general,))


ANY_GENERAL: Final = Question(
    "any_general", _offer_any_general, _refuse_any_general, ("general", "done")
)


def activate_any(g: Position, side: int, spaces: int) -> Procedure[None]:
    """7.3.C Glover: any one general, six spaces, overruns and battle allowed."""
    choice = yield Ask(side, ANY_GENERAL, {"number": spaces})
    if choice[0] != "done":
        yield from activate(g, choice[1], spaces, True)
