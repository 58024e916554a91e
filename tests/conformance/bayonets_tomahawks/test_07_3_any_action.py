"""7.3: whatever is chosen in Action Phases leads on, from the set-up and from crowded maps."""

from __future__ import annotations

import random

import pytest

from tests.conformance.bayonets_tomahawks.situation import Situation
from ticonderoga.engine.dice import Dice
from ticonderoga.games.bayonets_tomahawks.data.kinds import (
    BASE,
    BASTION,
    BRITISH,
    FLEET,
    FORT,
    FRENCH,
)
from ticonderoga.games.bayonets_tomahawks.invariants import pieces_add_up
from ticonderoga.games.bayonets_tomahawks.position import NO_INDIANS, POOL, ROUGH_SEAS
from ticonderoga.games.bayonets_tomahawks.rules.control import nation_joins, settle_control
from ticonderoga.games.bayonets_tomahawks.rules.entering import must_attack
from ticonderoga.games.bayonets_tomahawks.rules.stacks import add_mark, put_down
from ticonderoga.testing.laws import check_asks, check_why_not

BRITISH_CARDS = (2, 7, 9, 10)
FRENCH_CARDS = (22, 24, 28, 36, 40)
INDIAN_CARDS = (43, 46, 49, 50, 54)


def _scatter(bt: Situation, rng: random.Random) -> None:
    """Pieces of both sides anywhere they may be, markers, Roads, neutral and joined Nations."""
    g = bt.start
    board = bt.board
    for nation in (0, 1):
        if rng.random() < 0.5:
            nation_joins(g, nation, rng.randrange(2))
    for piece in range(bt.pieces.count):
        owner = g.owner(piece)
        type_ = bt.pieces.type[piece]
        if owner < 0 or g.where[piece] != POOL or type_ == BASTION or rng.random() < 0.4:
            continue
        places = [board.sail] if type_ == FLEET and rng.random() < 0.1 else range(board.size)
        place = rng.choice(places)
        if place == board.sail:
            put_down(g, owner, (piece,), place)
            continue
        if owner == FRENCH and board.kind[place] == BASE:
            continue
        if type_ == FLEET and not board.coastal[place]:
            continue
        if type_ == FORT and g.fort_at(owner, place) >= 0:
            continue
        if board.nation[place] >= 0 and g.nations[board.nation[place]] < 0:
            continue
        if place in g.stacks[1 - owner] and type_ == FORT:
            continue
        put_down(g, owner, (piece,), place)
    for space in range(board.size):
        both = space in g.stacks[BRITISH] and space in g.stacks[FRENCH]
        alone = [f for f in (BRITISH, FRENCH) if space in g.stacks[f]]
        if both or (len(alone) == 1 and must_attack(g, alone[0], 0, space)):
            g.battles = (*g.battles, space)
        settle_control(g, space)
    for faction in (BRITISH, FRENCH):
        for place in sorted(g.stacks[faction]):
            if rng.random() < 0.15:
                add_mark(g, faction, place, rng.choice((1, 2, 3)))
    for connection in range(len(board.conn_ids)):
        if board.conn_kind[connection] == 1 and rng.random() < 0.2:
            g.roads |= 1 << connection
        elif board.conn_kind[connection] == 1 and rng.random() < 0.2:
            g.road_sites[connection] = rng.randrange(2)
        if rng.random() < 0.1:
            g.crossed[2 * connection + rng.randrange(2)] = rng.randrange(1, 5)
    for space in range(0, board.size, 7):
        if g.fort_at(BRITISH, space) < 0 and g.fort_at(FRENCH, space) < 0:
            g.fort_sites[space] = rng.randrange(2)


def _crowded(seed: int) -> Situation:
    rng = random.Random(seed)
    bt = Situation().until("battles").phase("landing")
    british, french = rng.choice(BRITISH_CARDS), rng.choice(FRENCH_CARDS)
    bt.cards(british, french, rng.choice(INDIAN_CARDS))
    g = bt.start
    g.first = g.active = rng.randrange(2)
    if rng.random() < 0.5:
        g.effects &= ~(ROUGH_SEAS | NO_INDIANS)
    if rng.random() < 0.3:
        g.warships = bt.connection("Ticonderoga", "Isle aux Noix")
    _scatter(bt, rng)
    g.aps = [
        tuple([rng.randrange(6) for _ in range(4)]),
        tuple([rng.choice((0, 1, 2, 3, 4, 5, 8)) for _ in range(4)]),
    ]
    g.indian_aps = tuple([rng.choice((6, 7)) for _ in range(2)])
    g.dice = Dice(seed)
    return bt


def _play(bt: Situation, rng: random.Random, most: int, look: int) -> int:
    """Random choices, seldom passing; every so often all that is not offered is looked at."""
    bt.begin()
    match = bt.match
    number = 0
    while not match.over and number < most:
        seat = match.awaited()[0]
        choices = match.choices(seat)
        if number % look == 0:
            check_asks(match)
            check_why_not(match)
        useful = [choice for choice in choices if choice[0] not in ("pass", "hold_none")]
        match.choose(rng.choice(useful or choices), seat)
        assert pieces_add_up(bt.g) == []
        number += 1
    return number


@pytest.mark.parametrize("seed", range(24))
@pytest.mark.rule("R-7.3a")
def test_any_actions_on_a_crowded_map(seed: int) -> None:
    bt = _crowded(seed)
    number = _play(bt, random.Random(seed), 2000, 17)
    assert bt.match.over
    assert number > 10


@pytest.mark.parametrize("scenario", ["petite-guerre-1755", "amhersts-juggernaut-1758"])
@pytest.mark.rule("R-7.3a")
def test_any_actions_from_the_set_up(scenario: str) -> None:
    for seed in range(4):
        bt = Situation(scenario).until("battles")
        bt.start = bt.rules.start(Dice(seed))
        rng = random.Random(seed)
        _play(bt, rng, 600, 50)
        assert bt.step() == "battles"
