"""13: any Battle that chance sets up comes to its end, whatever is answered, and loses nobody."""

from __future__ import annotations

import random

import pytest

from tests.conformance.bayonets_tomahawks.situation import Situation
from ticonderoga.engine.refusal import why_not
from ticonderoga.games.bayonets_tomahawks.data.kinds import (
    BASE,
    BASTION,
    BRITISH,
    COMMANDER,
    FLEET,
    FORT,
    FRENCH,
    SETTLED,
    WILDERNESS,
)
from ticonderoga.games.bayonets_tomahawks.invariants import control_balance, invariants
from ticonderoga.games.bayonets_tomahawks.position import (
    LANDING,
    LOSSES,
    MARSHAL,
    OOS,
    POOL,
    REMOVED,
    ROUT,
    Position,
)
from ticonderoga.games.bayonets_tomahawks.rules.control import (
    is_neutral_village,
    militia_here,
)
from ticonderoga.games.bayonets_tomahawks.rules.stacks import add_mark, put_down

CARDS = ((2, 8, 14), (22, 27, 32, 37, 40, 41))
"""British and French cards that matter in Battle, and one that does not."""
OPTIONS: tuple[dict[str, str], ...] = (
    {}, {"battle_order": "fewest"}, {"highland_hits": "all"}, {"attacker_retreat": "any"},
    {"desertion": "home"}, {"combining_draws_wie": "no"},
)  # fmt: skip


def may_stand(g: Position, piece: int, space: int) -> bool:
    """Pieces are put only where the rules could bring them."""
    type_ = g.pieces.type[piece]
    if type_ == FLEET and not g.board.coastal[space]:
        return False
    if type_ == BASTION:
        return g.board.fortress[space] and g.control[space] == FRENCH and g.bastions(space) < 2
    if type_ == FORT:
        faction = g.owner(piece)
        wild = g.board.kind[space] == WILDERNESS
        alone = g.fort_at(BRITISH, space) < 0 and g.fort_at(FRENCH, space) < 0
        return alone and not g.bastions(space) and (wild or g.control[space] == faction)
    return True


def station(g: Position, chance: random.Random, faction: int, space: int, most: int) -> None:
    """Up to so many pieces of a faction on a space, some of them Reduced, with any markers."""
    if is_neutral_village(g, space) or (faction == FRENCH and g.board.kind[space] == BASE):
        return
    waiting = [p for p in range(g.pieces.count) if g.where[p] < 0 and g.owner(p) == faction]
    chance.shuffle(waiting)
    put = 0
    for piece in waiting:
        if put < most and g.where[piece] != REMOVED and may_stand(g, piece, space):
            put_down(g, faction, (piece,), space, g.mark(faction, space))
            if not g.pieces.one_step[piece] and chance.random() < 0.4:
                g.reduced |= 1 << piece
            put += 1
    stack = g.at(faction, space)
    if stack and all(g.pieces.type[piece] == COMMANDER for piece in stack):
        for piece in stack:
            g.where[piece] = POOL
        del g.stacks[faction][space]
        g.marks.pop(2 * space + faction, None)
    elif stack:
        for mark in (ROUT, OOS, LANDING, MARSHAL):
            if chance.random() < 0.15:
                add_mark(g, faction, space, mark)


def settle(g: Position, chance: random.Random, space: int) -> None:
    """A Battle marker where two sides are, and control where only one is."""
    sides = [f for f in (BRITISH, FRENCH) if space in g.stacks[f] or militia_here(g, f, space)]
    units = [f for f in (BRITISH, FRENCH) if space in g.stacks[f]]
    if len(sides) == 2 and units:
        g.battles = tuple(sorted({*g.battles, space}))
        for faction in (BRITISH, FRENCH):
            ways = [
                way
                for other, way in g.board.links[space]
                if chance.random() < 0.4 and not is_neutral_village(g, other)
            ]
            if ways:
                g.entered[2 * space + faction] = tuple(ways)
                g.arrived.setdefault(space, faction)
            elif faction in units and chance.random() < 0.6:
                g.present[faction] |= 1 << space
    elif units and g.control[space] == 1 - units[0]:
        g.control[space] = units[0]


def any_battles(chance: random.Random) -> Situation:
    """Two or three Battles not far from each other, and others around."""
    bt = Situation(**chance.choice(OPTIONS))
    g = bt.start
    for nation in range(len(g.nations)):
        g.nations[nation] = chance.choice((-1, BRITISH, FRENCH))
        for village in g.board.nation_villages[nation]:
            g.control[village] = g.nations[nation]
    g.open_seas = chance.random() < 0.5
    for space in range(g.board.size):
        if g.board.kind[space] != BASE and g.control[space] >= 0 and chance.random() < 0.2:
            g.control[space] = 1 - g.control[space]
    for fortress in (g.board.louisbourg, g.board.quebec):
        if g.control[fortress] == FRENCH:
            station_bastions(g, chance, fortress)
    places = [chance.choice([s for s in range(g.board.size) if g.board.kind[s] != BASE])]
    if chance.random() < 0.3:
        places = [chance.choice((g.board.louisbourg, g.board.quebec))]
    places += [space for space, _ in g.board.links[places[0]]]
    for number, space in enumerate(places):
        for faction in (BRITISH, FRENCH):
            if number == 0 or chance.random() < 0.5:
                station(g, chance, faction, space, chance.choice((1, 2, 4, 9, 14)))
    tidy(g)
    for space in places:
        settle(g, chance, space)
    tidy(g)
    bt.cards(british=chance.choice(CARDS[BRITISH]), french=chance.choice(CARDS[FRENCH]))
    for faction in (BRITISH, FRENCH):
        if chance.random() < 0.5:
            g.wie[faction] = 1
            g.wie_pool[faction] = (3, 5, 3)
    g.dice.seed = chance.randrange(1 << 30)
    return bt.phase("battles").until("end-round")


def tidy(g: Position) -> None:
    """What the set-up left open: empty captured Settled Spaces, Nation units in the pool, and
    tracks that do not fit the map."""
    for space in range(g.board.size):
        home = g.board.home[space]
        if g.board.kind[space] == SETTLED and space not in g.stacks[g.control[space]]:
            g.control[space] = home
    for piece in range(g.pieces.count):
        nation = g.pieces.nation[piece]
        if nation >= 0 and g.nations[nation] >= 0 and g.where[piece] == POOL:
            g.where[piece] = LOSSES
    g.open_seas = g.open_seas or g.control[g.board.louisbourg] == BRITISH
    at_start = list(g.board.home)
    for space, faction in g.scenario.control:
        at_start[space] = faction
    gained = control_balance(g, g.control) - control_balance(g, at_start)
    g.other_vp = g.vp - g.scenario.vp - gained


def station_bastions(g: Position, chance: random.Random, fortress: int) -> None:
    free = [p for p in range(g.pieces.count) if g.pieces.type[p] == BASTION and g.where[p] < 0]
    for piece in free[: chance.choice((0, 1, 2))]:
        put_down(g, FRENCH, (piece,), fortress)
        if chance.random() < 0.5:
            g.reduced |= 1 << piece


def census(g: Position) -> list[int]:
    """How many pieces there are of each counter."""
    counts = [0] * len(g.pieces.counter_ids)
    for piece in range(g.pieces.count):
        counts[g.pieces.counter_of[piece]] += 1
        assert g.where[piece] >= 0 or g.where[piece] in (LOSSES, POOL, REMOVED, -6)
    return counts


def ask_why_not(bt: Situation, chance: random.Random) -> None:
    """Whatever is not offered has a reason with a rule."""
    ask = bt.ask
    assert ask is not None
    offer = bt.match.choices(ask.seat)
    for verb in ask.question.verbs:
        kinds = bt.rules.words.verbs[verb].kinds
        for _ in range(6 if kinds else 0):
            choice = (verb, *[chance.randrange(len(bt.rules.ids[kind])) for kind in kinds])
            reason = why_not(bt.match, ask.seat, choice)
            assert (reason is None) == (choice in offer), choice
            if reason is not None:
                assert bt.rules.words.rule_of_reason(reason) in bt.rules.words.rules
                assert bt.rules.words.say_reason(reason)


@pytest.mark.parametrize("seed", range(80))
def test_13_any_battle_comes_to_its_end(seed: int) -> None:
    chance = random.Random(seed)
    bt = any_battles(chance)
    before = census(bt.start)
    wrong = set(invariants(bt.start))  # its cards do not fit the Year
    bt.begin()
    for _ in range(2000):
        ask = bt.ask
        if ask is None:
            break
        ask_why_not(bt, chance)
        assert bt.rules.words.say_ask(ask)
        assert bt.rules.words.say_ask(ask, waiting=True)
        bt.match.choose(chance.choice(bt.match.choices(ask.seat)), ask.seat)
        assert set(invariants(bt.g)) <= wrong
    assert bt.step() == "end-round"
    assert not bt.g.under_way
    assert census(bt.g) == before
    assert not bt.g.sheltered
    assert not bt.g.fought
    check_board(bt.g)
    for entry in bt.match.log():
        assert bt.rules.words.say_log(entry)


def check_board(g: Position) -> None:
    """After all Battles: both sides only where a Bastion stands, no lone Commander, no marker
    without its stack, no French on a Base, no Fleet inland."""
    for space in range(g.board.size):
        british, french = g.at(BRITISH, space), g.at(FRENCH, space)
        if british and french:
            assert g.is_fortress(space), g.board.names[space]
            assert space in g.battles
        else:
            assert space not in g.battles
        for stack in (british, french):
            assert not stack or any(g.pieces.type[piece] != COMMANDER for piece in stack)
            for piece in stack:
                assert g.board.coastal[space] or g.pieces.type[piece] != FLEET
        assert not (french and g.board.kind[space] == BASE)
        alone = [f for f, stack in ((BRITISH, british), (FRENCH, french)) if stack]
        if len(alone) == 1 and g.board.kind[space] not in (WILDERNESS, BASE):
            assert g.control[space] == alone[0], g.board.names[space]
    for key in g.marks:
        assert key >> 1 in g.stacks[key & 1]
        assert not g.marks[key] & (LANDING | MARSHAL) or key >> 1 not in g.battles
