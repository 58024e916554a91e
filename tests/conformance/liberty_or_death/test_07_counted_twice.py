"""7 and 8.8 told a second time from the text, over many tables drawn by lot: who plays what, the
measures, the Treaty; and how the check and the final scoring must come out."""

from __future__ import annotations

import random

import pytest

from tests.conformance.liberty_or_death.test_07_victory import standing
from ticonderoga.games.liberty_or_death.data.pieces import BRITISH, FRENCH, INDIANS, PATRIOTS
from ticonderoga.games.liberty_or_death.position import NON_PLAYER
from ticonderoga.games.liberty_or_death.rules.victory import check_victory, score_final

Outcome = tuple[str, tuple[int, ...]]
ALL = (BRITISH, PATRIOTS, INDIANS, FRENCH)
FRIENDS = ((BRITISH, INDIANS), (PATRIOTS, FRENCH))
TIES = (PATRIOTS, BRITISH, FRENCH, INDIANS)
TIES_AGAINST_ONE = (FRENCH, INDIANS, PATRIOTS, BRITISH)


class Told:
    """A table drawn by lot, and the words of the rules about it."""

    def __init__(self, seed: int) -> None:
        lot = random.Random(seed)
        self.lead = lot.choice((lot.randint(-16, 16), lot.choice((10, 11, 12, -10, -11, -12, 0))))
        self.forts, self.villages = lot.randint(0, 6), lot.randint(0, 8)
        self.cbc, self.crc = lot.randint(0, 6), lot.randint(0, 6)
        self.treaty, self.hard = lot.random() < 0.6, lot.random() < 0.5
        self.winters = lot.randint(0, 2)
        self.rebel = lot.choice(("last", "margin"))
        self.seats = [""] * 4
        for side, (one, other) in enumerate(FRIENDS):
            ann, bob = f"Ann {side}", f"Bob {side}"
            pair = lot.choice(
                ((NON_PLAYER, NON_PLAYER), (ann, ann), (ann, bob), (ann, NON_PLAYER),
                 (NON_PLAYER, ann))
            )  # fmt: skip
            self.seats[one], self.seats[other] = pair
        self.machines = [f for f in ALL if self.seats[f] == NON_PLAYER]
        self.people = [f for f in ALL if f not in self.machines]
        self.alone = len({self.seats[f] for f in self.people}) == 1 and bool(self.machines)
        frontier = self.forts + 3 - self.villages
        self.first = {BRITISH: self.lead, INDIANS: self.lead}
        self.first |= {PATRIOTS: -self.lead, FRENCH: -self.lead}
        self.second = {BRITISH: self.crc - self.cbc, FRENCH: self.cbc - self.crc}
        self.second |= {PATRIOTS: frontier, INDIANS: -frontier}
        self.total = {f: self.first[f] + self.second[f] for f in ALL}

    def hand(self, faction: int) -> list[int]:
        """All that the player of a Faction plays."""
        if faction in self.machines:
            return [faction]
        return [f for f in self.people if self.seats[f] == self.seats[faction]]

    def fulfils(self, faction: int) -> bool:
        both = self.first[faction] > 10 and self.second[faction] > 0
        return both and (faction != FRENCH or self.treaty)

    def shut_out(self, faction: int) -> bool:
        return faction == FRENCH and not self.treaty

    def order(self, faction: int) -> tuple[int, int, int]:
        return -self.total[faction], faction not in self.machines, TIES.index(faction)

    def best_machine(self, among: list[int]) -> int:
        among = [f for f in among if not self.shut_out(f)]
        if not self.alone:
            return min(among, key=self.order)
        return min(among, key=lambda f: (-self.total[f], TIES_AGAINST_ONE.index(f)))

    def check(self) -> Outcome:
        winning = [f for f in self.machines if self.fulfils(f)]
        if winning and self.people:
            return "non_player_check", (self.best_machine(winning),)
        if self.alone:
            lowest = min(self.total[f] for f in self.people)
            behind = lowest < max(self.total[f] for f in self.machines)
            if self.hard and self.winters and behind:
                return "fell_behind", (self.best_machine(self.machines),)
            return "", ()
        for side in FRIENDS:
            if any(all(self.fulfils(f) for f in self.hand(one)) for one in side):
                open_to = [f for f in side if not self.shut_out(f)]
                return "victory_check", tuple(self.hand(min(open_to, key=self.order)))
        return "", ()

    def last(self, faction: int) -> bool:
        if self.treaty or FRENCH not in self.hand(faction):
            return False
        return self.rebel == "last" or self.hand(faction) == [FRENCH]

    def final(self) -> Outcome:
        if self.alone:
            best = self.best_machine(self.machines)
            ahead = min(self.total[f] for f in self.people) - self.total[best]
            if ahead <= 0 or self.last(self.people[0]):
                return "solitaire_lost", (best,)
            if ahead <= 5:
                return "solitaire_stalemate", ()
            return "solitaire_won", tuple(self.people)
        worst = {f: min(self.total[mine] for mine in self.hand(f)) for f in ALL}
        first = min(ALL, key=lambda f: (self.last(f), -worst[f], *self.order(f)[1:]))
        return "final_margin", tuple(self.hand(first))


@pytest.mark.rule("R-7.1a", "R-7.1c", "R-7.1d", "R-7.1e", "R-7.2e", "R-7.3e", "R-7.3f", "A-82")
@pytest.mark.rule("R-8.8a", "R-8.8b", "R-8.8c", "R-8.8d", "R-8.8e")
@pytest.mark.parametrize("start", range(0, 400, 40))
def test_7_check_and_final_scoring_told_twice(start: int) -> None:
    for seed in range(start, start + 40):
        told = Told(seed)
        lod = standing(
            told.lead, told.forts, told.villages, told.cbc, told.crc,
            hard_solitaire="yes" if told.hard else "no", rebel_player=told.rebel,
        )  # fmt: skip
        lod.treaty(told.treaty).but(winters=told.winters, controllers=list(told.seats))
        assert check_victory(lod.g) == (told.check()[0] != "")
        assert (lod.g.reason, lod.g.winners) == told.check(), seed
        score_final(lod.g)
        assert (lod.g.reason, lod.g.winners) == told.final(), seed
