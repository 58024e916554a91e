"""8.4.5 to 8.7.7 told a second time from the text: over winters drawn by lot, whatever a
non-player answers must be among the answers that the text allows."""

from __future__ import annotations

import random

import pytest

from tests.conformance.liberty_or_death.situation import Situation
from tests.conformance.liberty_or_death.test_06_counted_twice import Drawn
from ticonderoga.engine.ask import Ask, Choice
from ticonderoga.games.liberty_or_death.data.pieces import (
    ACTIVE_MILITIA,
    BRITISH,
    CONTINENTAL,
    CORNPLANTER,
    FRENCH,
    INDIANS,
    MILITIA,
    PATRIOTS,
    VILLAGE,
)
from ticonderoga.games.liberty_or_death.data.spaces import CITIES, MAP, RESERVES, WEST_INDIES
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.asking import OPTION_IDS

Rank = tuple[int, ...]
INSTEAD = {
    BRITISH: "supply_shift", PATRIOTS: "supply_remove", FRENCH: "supply_move",
    INDIANS: "supply_move",
}  # fmt: skip


def parties(g: Position, space: int) -> int:
    return g.war_parties[space] + g.active_war_parties[space]


def patriots(g: Position, space: int) -> int:
    return g.continentals[space] + g.militia[space] + g.active_militia[space]


def held(g: Position, space: int, british: int = 0, indians: int = 0, rebels: int = 0) -> str:
    """Who would Control a space with so many pieces more."""
    british += g.regulars[space] + g.tories[space] + g.british_forts[space]
    indians += parties(g, space) + g.villages[space]
    rebels += patriots(g, space) + g.patriot_forts[space] + g.french[space]
    if rebels > british + indians:
        return "rebellion"
    return "british" if british + indians > rebels and british else ""


def out_of_supply(g: Position, faction: int, space: int) -> bool:
    if faction == BRITISH:
        safe = g.british_forts[space] or (space in CITIES and held(g, space) == "british")
        return g.regulars[space] + g.tories[space] > 0 and not safe
    if faction == INDIANS:
        return parties(g, space) > 0 and not g.villages[space] and space not in RESERVES
    safe = g.patriot_forts[space] or (space not in RESERVES and held(g, space) == "rebellion")
    units = patriots(g, space) > 1 if faction == PATRIOTS else g.french[space] > 0
    return units and not safe


def british_need(g: Position, space: int) -> bool:
    """8.4.7 For Reward Loyalty, or against Committees."""
    earned = sum(g.british_forts[s] for s in MAP) + max(0, g.resources[BRITISH] - 1)
    for city in CITIES:
        if held(g, city) == "british" and not g.blockades[city]:
            earned += g.population[city]
    if held(g, space) == "british" and g.regulars[space] and g.tories[space]:
        if g.level[space] < 2 and earned > g.raids[space] + g.propaganda[space]:
            return True
    cubes = g.regulars[space] + g.tories[space]
    if held(g, space) == "rebellion" or held(g, space, british=-cubes) != "rebellion":
        return False
    if g.level[space] == -2 or not patriots(g, space) + g.patriot_forts[space]:
        return False
    spaces = sum(held(g, s) == "rebellion" for s in MAP)
    purse = g.resources[PATRIOTS] + sum(g.patriot_forts[s] for s in MAP) + spaces // 2
    return purse > g.raids[space]


def worth_paying(g: Position, faction: int, space: int) -> Rank | None:
    """8.4.7, 8.5.5, 8.6.7, 8.7.5 How soon a space is paid for; None if it is not."""
    if faction == BRITISH:
        needed = g.population[space] and british_need(g, space)
        return (g.population[space],) if needed else None
    if faction == INDIANS:
        if held(g, space) != "rebellion":
            if held(g, space, indians=-parties(g, space)) == "rebellion":
                return (2,)
        enough = 2 if g.leaders[CORNPLANTER] == space else 3
        site = parties(g, space) >= enough and abs(g.level[space]) < 2 and g.has_room(space)
        return (1,) if site and g.available[VILLAGE] else None
    leaving = patriots(g, space) // 2 if faction == PATRIOTS else g.french[space]
    after = held(g, space, rebels=-leaving)
    if after == held(g, space):
        return None
    cubes = g.regulars[space] > 0 and g.tories[space] > 0
    reward = after == "british" and cubes and g.level[space] < 2 and g.population[space] > 0
    villages = g.villages[space] if faction == PATRIOTS else 0
    return (reward, villages, g.population[space])


def supplies(g: Position, ask: Ask, choices: list[Choice]) -> set[Choice]:
    faction, space = ask.seat, ask.about["space"]
    offered = {OPTION_IDS[choice[1]]: choice for choice in choices}
    rank = worth_paying(g, faction, space)
    other = INSTEAD[faction] if INSTEAD[faction] in offered else "supply_remove"
    if rank is None:
        return {offered["supply_remove" if faction == BRITISH else other]}
    later = [s for s in MAP if s > space and out_of_supply(g, faction, s)]
    ranks = [found for s in later if (found := worth_paying(g, faction, s)) is not None]
    purse = g.resources[faction]
    allowed = set()
    if sum(found > rank for found in ranks) < purse:
        allowed.add(offered["supply_pay"])
    if sum(found >= rank for found in ranks) >= purse:
        allowed.add(offered[other])
    return allowed


def spends(g: Position, ask: Ask, choices: list[Choice]) -> set[Choice]:
    """8.4.5, 8.5.9 Fewest markers, then the largest change, never markers alone."""
    ranks: dict[Choice, Rank] = {}
    toward = 1 if ask.seat == BRITISH else -1
    for choice in choices:
        if choice[0] == "none":
            continue
        space = choice[1]
        level = g.level[space]
        markers = g.raids[space] + (g.propaganda[space] if ask.seat == BRITISH else 0)
        levels = min(2, 2 - toward * level, g.resources[ask.seat] - markers)
        counted = [
            0 if g.blockades[space] and n > 0 else n for n in (level, level + toward * levels)
        ]
        if levels > 0:
            change = toward * (counted[1] - counted[0]) * g.population[space]
            ranks[choice] = (-markers, change)
    return best(ranks) or {("none",)}


def deserts(g: Position, ask: Ask, choices: list[Choice]) -> set[Choice]:
    """8.4.10, 8.5.7, 8.6.10, 8.7.6"""
    ranks: dict[Choice, Rank] = {}
    for choice in choices:
        space, kind = choice[1], choice[2]
        rebel, tory = held(g, space, rebels=-1), held(g, space, british=-1)
        now = held(g, space)
        if ask.seat == INDIANS:
            same = g.continentals[space] if kind == CONTINENTAL else g.all_militia(space)
            frees = now == "rebellion" and rebel != "rebellion"
            ranks[choice] = (3 if g.villages[space] else 2 if frees else int(same == 1),)
            if kind == ACTIVE_MILITIA and g.militia[space]:
                del ranks[choice]
        elif ask.seat == PATRIOTS:
            ranks[choice] = (rebel == now, patriots(g, space) > 1)
            if kind == MILITIA and g.active_militia[space]:
                del ranks[choice]
        elif ask.seat == BRITISH:
            ranks[choice] = (tory == now, g.tories[space] > 1)
        else:
            last = g.tories[space] == 1 and g.level[space] < 2
            people = g.population[space]
            ranks[choice] = (2, people) if tory != now else (1, people) if last else (0, 0)
    return best(ranks)


def best(ranks: dict[Choice, Rank]) -> set[Choice]:
    high = max(ranks.values(), default=())
    return {choice for choice, rank in ranks.items() if rank == high}


def allowed(g: Position, ask: Ask, choices: list[Choice]) -> set[Choice]:
    key = ask.question.key
    if key == "supply":
        return supplies(g, ask, choices)
    if key in ("winter_reward", "winter_committee"):
        return spends(g, ask, choices)
    if key == "deserter":
        return deserts(g, ask, choices)
    if key == "withdraw":  # 8.4.8, 8.6.8
        stays = ask.seat == FRENCH or held(g, WEST_INDIES) == "british"
        return {("number", ask.among[0 if stays else 1])}
    return set(choices)


def winter(seed: int) -> Situation:
    """A winter among four non-players; Gage, who needs an exception, has gone home."""
    drawn = Drawn(seed)
    lot = random.Random(seed)
    lod = drawn.lod.non_players("british", "patriots", "indians", "french").leader("Howe")
    lod.resources(british=lot.randint(0, 6), patriots=lot.randint(0, 5))
    lod.resources(indians=lot.randint(0, 3), french=lot.randint(0, 3))
    for place in drawn.here:
        lod.raids(place, lot.choice((0, 0, 0, 1))).propaganda(place, lot.choice((0, 0, 0, 1)))
    camps = [place for place in drawn.here if drawn.here[place]["war parties"]]
    if camps:
        lod.put(f"Cornplanter @ {lot.choice(camps)}")
    return lod.card(101, on_deck=lot.randint(1, 96)).step("supply").begin()


@pytest.mark.rule("R-8.4.5a", "R-8.4.7a", "R-8.4.8a", "R-8.4.10a", "R-8.5.5a", "R-8.5.7a")
@pytest.mark.rule("R-8.5.9a", "R-8.6.7a", "R-8.6.8a", "R-8.6.10a", "R-8.7.5a", "R-8.7.6a")
@pytest.mark.parametrize("start", range(0, 240, 40))
def test_8_winter_answers_told_twice(start: int) -> None:
    for seed in range(start, start + 40):
        lod = winter(seed)
        while lod.ask is not None and lod.asked != "turn":
            ask = lod.ask
            choice = lod._insider(ask.seat).answer(lod.match, ask.seat)
            told = allowed(lod.g, ask, lod.raw_choices())
            assert choice in told, (seed, lod.asked, ask.about)
            lod.match.choose(choice, ask.seat)
