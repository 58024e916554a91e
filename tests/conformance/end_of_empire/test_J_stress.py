"""Many random battles: stacks of all kinds anywhere, answered at random. They end, nobody
gets lost, and what is refused has a reason."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from ticonderoga.engine.ask import Ask, Choice
from ticonderoga.engine.dice import Dice
from ticonderoga.engine.game import Rules
from ticonderoga.engine.words import Words
from ticonderoga.games.end_of_empire.data.kinds import (
    ALLIED,
    BRITISH,
    FLEET,
    FORTRESS,
    HEX,
    LEADER,
    MOUNTAIN,
    SEA,
    SEAS,
    SIDES,
)
from ticonderoga.games.end_of_empire.edition import OPTIONS
from ticonderoga.games.end_of_empire.game import GAME
from ticonderoga.games.end_of_empire.invariants import pieces_add_up
from ticonderoga.games.end_of_empire.position import Position
from ticonderoga.games.end_of_empire.rules.combat import fight
from ticonderoga.games.end_of_empire.rules.forces import put_down
from ticonderoga.games.end_of_empire.terms import AT_SEA, CLEARED, REPELLED, SHARED

SCENARIOS = ("jenkins-ear", "kgw-campaign", "fiw-campaign", "arw-campaign-1775")
OPTIONAL = ("one-space-per-hex", "eight-column-crt", "stack-activation", "no-momentum")
BATTLES = 60


def rules_of(scenario: str, chosen: tuple[str, ...]) -> Rules:
    options = {option.name: "yes" if option.name in chosen else "no" for option in OPTIONS}
    return GAME.rules(scenario, {**options, "pack": ""})


def put_stack(g: Position, rng: random.Random, side: int, space: int, free: list[int]) -> None:
    """Some pieces of a side, Indians included, with steps lost here and there."""
    p = g.pieces
    mine = [
        piece for piece in free
        if p.side[piece] in (side, -1) and p.type[piece] not in (LEADER, FLEET)
    ]  # fmt: skip
    leaders = [piece for piece in free if p.type[piece] == LEADER and p.side[piece] == side]
    picked = rng.sample(mine, min(len(mine), rng.choice((1, 1, 2, 3, 5, 8))))
    picked += rng.sample(leaders, min(len(leaders), rng.choice((0, 0, 1, 2))))
    for piece in picked:
        free.remove(piece)
        full = p.steps[piece]
        g.steps[piece] = rng.randint(1, full) if full else 0
    put_down(g, side, picked, space)


def is_open(g: Position, hex: int) -> bool:
    return g.scenario.in_play[hex] and g.board.terrain[hex] not in (SEA, MOUNTAIN)


def random_battle(g: Position, rng: random.Random) -> tuple[int, int, int]:
    """Put both sides into a space, others around it, fleets at sea; the space, the attacker and
    where he came from."""
    board, p = g.board, g.pieces
    free = [piece for piece in p.of_war[g.war] if p.type[piece] != FLEET]
    last = board.hexes if g.edition.one_space_per_hex else board.size
    spaces = [space for space in range(last) if is_open(g, board.hex_of[space])]
    places = [space for space in spaces if space >= board.hexes]
    ports = [space for space in spaces if board.port[board.hex_of[space]]]
    space = rng.choice(rng.choice((spaces, places or spaces, ports or spaces)))
    attacker = rng.choice(SIDES)
    for side in SIDES:
        put_stack(g, rng, side, space, free)
    hex = board.hex_of[space]
    for other in (*board.spaces_of[hex], *board.near[hex]):
        if other in spaces and other != space and rng.random() < 0.3:
            put_stack(g, rng, rng.choice(SIDES), other, free)
    for fleets in p.fleets[g.war]:
        for fleet in fleets:
            if rng.random() < 0.6:
                put_down(g, p.side[fleet], (fleet,), board.size + rng.randrange(SEAS))
                if rng.random() < 0.1:
                    g.winter_fleets |= 1 << fleet
    if rng.random() < 0.5:
        g.forts = sum(
            1 << (place - board.hexes)
            for place in range(board.hexes, board.size)
            if place in g.stacks[BRITISH] or place in g.stacks[ALLIED]
        )
    g.turn = rng.randint(g.scenario.first_turn, g.scenario.last_turn)
    g.active = rng.choice(SIDES)
    g.spain_in_florida = rng.random() < 0.5
    return space, attacker, origin_of(g, rng, attacker, space)


def origin_of(g: Position, rng: random.Random, side: int, space: int) -> int:
    board = g.board
    hex = board.hex_of[space]
    enterable = [other for other in board.near[hex] if is_open(g, other)]
    own_fleets = [
        f for fleets in g.pieces.fleets[g.war] for f in fleets if g.pieces.side[f] == side
    ]
    kind = rng.choice(("hex", "hex", "hex", "inside", "nowhere", "fleet", "sea"))
    if kind == "inside" and space != hex:
        return hex
    if kind == "fleet" and own_fleets:
        return g.aboard(own_fleets[0])
    if kind == "sea":
        return AT_SEA
    if kind == "nowhere" or not enterable:
        return space
    return rng.choice(enterable)


def questions(g: Position, ask: Ask, rng: random.Random) -> Iterator[Choice]:
    """Choices of the verbs of a question about anything at all."""
    for verb in ask.question.verbs:
        yield (verb,)
        yield (verb, rng.randrange(g.pieces.count))
        near = g.board.near[g.board.hex_of[g.combat.space if g.combat is not None else 0]]
        yield (verb, rng.choice(near))


def refuses(g: Position, ask: Ask, words: Words, rng: random.Random) -> None:
    """What is not offered is refused with a sentence and a rule."""
    offered = ask.question.offer(g, ask)
    for choice in questions(g, ask, rng):
        kinds = words.verbs[choice[0]].kinds
        if len(kinds) != len(choice) - 1 or choice in offered:
            continue
        if kinds == ("piece",) and choice[1] >= g.pieces.count:
            continue
        reason = ask.question.refuse(g, ask, choice)
        assert reason.key, (ask, choice)
        said = words.say_reason(reason)
        assert words.rule_of_reason(reason) or reason.key == "outside", said


def play(
    g: Position, space: int, attacker: int, origin: int, words: Words, rng: random.Random
) -> int:
    """Fight it out with random answers; the outcome."""
    reacting = rng.random() < 0.3
    procedure = fight(g, space, attacker, g.at(attacker, space), origin, reacting)
    answer: Choice | None = None
    asked = 0
    while True:
        try:
            ask = procedure.send(answer)
        except StopIteration as end:
            outcome: int = end.value
            return outcome
        asked += 1
        assert asked < 500, "the battle does not end"
        assert words.say_ask(ask)
        assert words.say_ask(ask, True)
        choices = ask.question.offer(g, ask)
        assert choices
        assert len(set(choices)) == len(choices)
        refuses(g, ask, words, rng)
        answer = rng.choice(choices)


@pytest.mark.rule("R-J1", "R-J3", "R-J24", "R-J30", "R-J34")
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("chosen", [(), *[(option,) for option in OPTIONAL]], ids=str)
def test_random_battles(scenario: str, chosen: tuple[str, ...]) -> None:
    rules = rules_of(scenario, chosen)
    rng = random.Random(f"{scenario} {chosen}")
    outcomes = {CLEARED: 0, REPELLED: 0, SHARED: 0}
    for number in range(BATTLES):
        assert rules.setting is not None
        g: Position = rules.setting.empty()
        g.dice = Dice(number)
        g.log = []
        space, attacker, origin = random_battle(g, rng)
        here = {side: g.at(side, space) for side in SIDES}
        before = g.steps.copy()
        assert not pieces_add_up(g)
        outcome = play(g, space, attacker, origin, rules.words, rng)
        outcomes[outcome] += 1
        _check_after(g, rules.words, space, attacker, outcome, here[attacker], before)
    assert min(outcomes[CLEARED], outcomes[REPELLED]) > BATTLES // 10


def _check_after(
    g: Position,
    words: Words,
    space: int,
    attacker: int,
    outcome: int,
    attackers: tuple[int, ...],
    before: list[int],
) -> None:
    assert not pieces_add_up(g)
    assert g.combat is None
    assert g.retreat is None
    defender = 1 - attacker
    if outcome == CLEARED:
        assert g.has_units(attacker, space)
        assert not g.has_units(defender, space)
        assert not g.leaders_at(defender, space)
        assert g.board.kind[space] in (HEX, FORTRESS) or not g.is_fort(space)
    elif outcome == REPELLED:
        kind = g.pieces.type
        assert not [p for p in attackers if g.where[p] == space and kind[p] != LEADER]
    else:
        assert g.has_units(attacker, space)
        assert g.has_units(defender, space)
    for piece, steps in enumerate(before):
        assert g.steps[piece] <= steps or steps == 0
    for side in SIDES:
        for place, stack in g.stacks[side].items():
            if place < g.board.size and g.has_units(1 - side, place) and outcome != SHARED:
                assert not stack, "enemies share a space"
    assert g.log is not None
    for entry in g.log:
        assert words.say_log(entry)
