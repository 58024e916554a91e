"""1.6, 1.7, 6.2, 6.3, 6.6, 7.2 and 7.3 counted a second time from the pieces on the map, over many
positions drawn by lot."""

from __future__ import annotations

import random

import pytest

from tests.conformance.liberty_or_death.situation import Situation
from ticonderoga.games.liberty_or_death.data.pieces import BRITISH, FRENCH, INDIANS, PATRIOTS
from ticonderoga.games.liberty_or_death.rules.supply import out_of_supply
from ticonderoga.games.liberty_or_death.rules.victory import final_margin, passes
from ticonderoga.games.liberty_or_death.rules.winter import income

LEVELS = ("AO", "PO", "N", "PS", "AS")
ROYAL = ("regulars", "tories", "british forts", "war parties", "active war parties", "villages")
REBEL = ("continentals", "militia", "active militia", "patriot forts", "french")
BRITISH_ONES = ROYAL[:3]


class Drawn:
    """A position drawn by lot, and what is on it by space."""

    def __init__(self, seed: int) -> None:
        lot = random.Random(seed)
        self.lod = Situation()
        self.treaty = lot.random() < 0.7
        if self.treaty:
            self.lod.treaty()
            for city in lot.sample(self.names("city"), lot.randint(0, 3)):
                self.lod.blockade(city)
        self.here: dict[str, dict[str, int]] = {}
        if self.treaty:
            self.lod.put(f"{lot.randint(1, 3)} regulars @ West Indies")
            self.lod.put(f"{lot.randint(1, 3)} french @ West Indies")
            if lot.random() < 0.3:
                self.put("british forts", "West Indies", 1)
        for place in (*self.names("city"), *self.names("colony"), *self.names("reserve")):
            self.here[place] = dict.fromkeys((*ROYAL, *REBEL), 0)
            self.fill(lot, place)
            if self.people(place):
                self.lod.levels(lot.choice(LEVELS), place)
        self.lod.tracks(cbc=lot.randint(0, 9), crc=lot.randint(0, 9))

    def names(self, what: str) -> list[str]:
        board = self.lod.board
        flags = {"city": board.is_city, "colony": board.is_colony, "reserve": board.is_reserve}
        return [board.names[space] for space in range(22) if flags[what][space]]

    def fill(self, lot: random.Random, place: str) -> None:
        for kind in lot.sample((*ROYAL, *REBEL), 4):
            if kind in ("war parties", "active war parties", "villages"):
                if place in self.names("city"):
                    continue
            if kind == "french" and not self.treaty:
                continue
            base = kind == "villages" or "forts" in kind
            if base and sum(self.here[place][k] for k in self.here[place] if "forts" in k) > 0:
                continue
            self.put(kind, place, 1 if base else lot.randint(0, 3))

    def put(self, kind: str, place: str, number: int) -> None:
        singular = kind.removeprefix("active ")
        number = min(number, self.lod.in_box("available", singular))
        if number:
            self.lod.put(f"{number} {kind} @ {place}")
            if place in self.here:
                self.here[place][kind] += number

    def people(self, place: str) -> int:
        return self.lod.g.population[self.lod.space(place)]

    def blockaded(self, place: str) -> bool:
        return self.lod.g.blockades[self.lod.space(place)] > 0

    def count(self, place: str, kinds: tuple[str, ...]) -> int:
        return sum(self.here[place][kind] for kind in kinds)

    def control(self, place: str) -> str:
        royal, rebel = self.count(place, ROYAL), self.count(place, REBEL)
        if rebel > royal:
            return "rebellion"
        return "british" if royal > rebel and self.count(place, BRITISH_ONES) else ""

    def total(self, kind: str) -> int:
        return sum(self.here[place][kind] for place in self.here)

    def support(self) -> tuple[int, int]:
        loyal = against = 0
        for place in self.here:
            weight = LEVELS.index(self.lod.level(place)) - 2
            if weight > 0 and not self.blockaded(place):
                loyal += weight * self.people(place)
            against += max(0, -weight) * self.people(place)
        return loyal, against


@pytest.mark.rule("R-1.7a", "R-1.7b", "R-1.6.3a", "R-1.9l", "R-7.3a", "R-7.3b", "R-7.3c", "R-7.3d")
@pytest.mark.rule("R-7.2a", "R-7.2b", "R-7.2c", "R-7.2d")
@pytest.mark.parametrize("seed", range(60))
def test_7_the_measures_of_victory_counted_twice(seed: int) -> None:
    drawn = Drawn(seed)
    lod = drawn.lod
    assert {place: lod.control(place) for place in drawn.here} == {
        place: drawn.control(place) for place in drawn.here
    }
    loyal, against = drawn.support()
    assert (lod.g.support, lod.g.opposition) == (loyal, against)
    casualties = lod.g.crc - lod.g.cbc
    frontier = drawn.total("patriot forts") + 3 - drawn.total("villages")
    measures = {
        BRITISH: (loyal - against, casualties),
        PATRIOTS: (against - loyal, frontier),
        FRENCH: (against - loyal, -casualties),
        INDIANS: (loyal - against, -frontier),
    }
    for faction, (first, second) in measures.items():
        assert final_margin(lod.g, faction) == first + second
        won = first > 10 and second > 0 and (faction != FRENCH or drawn.treaty)
        assert passes(lod.g, faction) == won


@pytest.mark.rule("R-6.3.1a", "R-6.3.2a", "R-6.3.3a", "R-6.3.4a", "R-6.3.4b", "R-1.9m", "A-04")
@pytest.mark.parametrize("seed", range(60))
def test_6_3_income_counted_twice(seed: int) -> None:
    drawn = Drawn(seed)
    lod = drawn.lod
    g = lod.g
    british = drawn.total("british forts")
    french = g.fni if drawn.treaty else 2 * g.squadrons
    for city in drawn.names("city"):
        people = 0 if drawn.blockaded(city) else drawn.people(city)
        if drawn.control(city) == "british":
            british += people
        elif drawn.treaty:
            french += people
    royal = g.regulars[22] + g.british_forts[22]
    british += g.british_forts[22] + (5 if royal > g.french[22] else 0)
    french += 5 if g.french[22] > royal else 0
    held = [place for place in drawn.here if drawn.control(place) == "rebellion"]
    assert income(g, BRITISH) == british
    assert income(g, FRENCH) == french
    assert income(g, PATRIOTS) == drawn.total("patriot forts") + len(held) // 2
    assert income(g, INDIANS) == drawn.total("villages") // 2


@pytest.mark.rule("R-6.2.1a", "R-6.2.1d", "R-6.2.1f", "R-6.2.1h", "R-6.2.1i")
@pytest.mark.parametrize("seed", range(60))
def test_6_2_1_who_is_out_of_supply_counted_twice(seed: int) -> None:
    drawn = Drawn(seed)
    reserves, cities = drawn.names("reserve"), drawn.names("city")
    wanted: dict[int, set[str]] = {BRITISH: set(), PATRIOTS: set(), FRENCH: set(), INDIANS: set()}
    for place, here in drawn.here.items():
        control = drawn.control(place)
        crown = here["british forts"] or (place in cities and control == "british")
        if here["regulars"] + here["tories"] and not crown:
            wanted[BRITISH].add(place)
        rebels = here["patriot forts"] or (place not in reserves and control == "rebellion")
        if here["continentals"] + here["militia"] + here["active militia"] > 1 and not rebels:
            wanted[PATRIOTS].add(place)
        if here["french"] and not rebels:
            wanted[FRENCH].add(place)
        home = here["villages"] or place in reserves
        if here["war parties"] + here["active war parties"] and not home:
            wanted[INDIANS].add(place)
    for faction, places in wanted.items():
        names = drawn.lod.board.names
        assert {names[space] for space in out_of_supply(drawn.lod.g, faction)} == places
