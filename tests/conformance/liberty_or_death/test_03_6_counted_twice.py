"""3.6 A Battle counted a second time, straight from the text and in no way like the engine does,
against the Battle as it is fought, over many fields drawn by lot."""

from __future__ import annotations

import random

import pytest

from tests.conformance.liberty_or_death.fights import attack
from tests.conformance.liberty_or_death.situation import Situation

Army = dict[str, int]
WORTH = {"regulars": 2, "continentals": 2, "french": 2, "british forts": 2, "patriot forts": 2}
CUBES = ("regulars", "tories", "continentals", "french")
LOSES = {
    "royalists": (("regulars", "tories"), ("active war parties", "villages", "british forts")),
    "rebellion": (("french", "continentals", "active militia"), ("patriot forts",)),
}
ROYAL = ("regulars", "tories", "british forts", "war parties", "active war parties", "villages")
REBEL = ("continentals", "militia", "active militia", "patriot forts", "french")
CASES = 250


class Field:
    """One Battle drawn by lot: who attacks where, with whom, and what is there."""

    def __init__(self, seed: int) -> None:
        lot = random.Random(seed)
        self.attacker = lot.choice(("british", "patriots", "french"))
        self.side = "royalists" if self.attacker == "british" else "rebellion"
        self.where = lot.choice(("Boston", "Virginia", "Quebec", "West Indies"))
        if self.where == "West Indies" and self.attacker == "patriots":
            self.where = "Virginia"
        self.here: Army = {}
        barred = {
            "Boston": ("war parties", "active war parties", "villages"),
            "West Indies": (
                "tories", "war parties", "active war parties", "villages", "continentals",
                "militia", "active militia", "patriot forts",
            ),
        }.get(self.where, ())  # fmt: skip
        for kind in (*ROYAL, *REBEL):
            most = 1 if "forts" in kind or kind == "villages" else lot.choice((1, 3, 6))
            self.here[kind] = 0 if kind in barred else lot.choice((0, lot.randint(0, most)))
        if self.here["british forts"] and self.here["patriot forts"]:
            self.here["villages"] = 0
        own = {"british": "regulars", "patriots": "continentals", "french": "french"}
        self.here[own[self.attacker]] += 1
        enemy = "french" if self.side == "royalists" else "regulars"
        self.here[enemy] += not any(self.here[k] for k in (REBEL if enemy == "french" else ROYAL))
        self.leaders = [
            name
            for name, kinds in (
                ("Gage", ("regulars", "tories", "british forts")),
                ("Brant", ("war parties", "active war parties", "villages")),
                ("Washington", ("continentals", "militia", "active militia", "patriot forts")),
                ("Lauzun", ("french",)),
            )
            if any(self.here[kind] for kind in kinds) and lot.random() < 0.4
        ]
        self.blockaded = self.where == "Boston" and lot.random() < 0.5
        self.squadrons = lot.random() < 0.5
        self.ally = lot.random() < 0.6
        self.shown = (lot.random(), lot.random())
        self.rolls = [lot.randint(1, 3) for _ in range(6)]

    def built(self) -> Situation:
        lod = Situation().treaty()
        if self.blockaded:
            lod.blockade("Boston")
        if not self.squadrons:
            lod.start.squadrons_unavailable += lod.start.squadrons
            lod.start.squadrons = 0
        said = [f"{number} {kind}" for kind, number in self.here.items() if number]
        lod.put(f"{', '.join([*said, *self.leaders])} @ {self.where}")
        return lod.roll(*self.rolls)


class Count:
    """The second count."""

    def __init__(self, field: Field) -> None:
        self.field = field
        self.army = dict(field.here)
        army = self.army
        ally = (
            field.ally
            and {
                "british": army["war parties"] + army["active war parties"] > 0,
                "patriots": army["french"] > 0,
                "french": any(army[k] for k in REBEL if k != "french"),
            }[field.attacker]
        )
        self.takes_part = {
            "royalists": {"british", "indians"}, "rebellion": {"patriots", "french"},
        }  # fmt: skip
        partner = {"british": "indians", "patriots": "french", "french": "patriots"}
        self.takes_part[field.side] = {field.attacker} | (
            {partner[field.attacker]} if ally else set()
        )
        self.enemy = "rebellion" if field.side == "royalists" else "royalists"
        self.shown = []
        for side, share in ((field.side, field.shown[0]), (self.enemy, field.shown[1])):
            hidden = "war parties" if side == "royalists" else "militia"
            can = self.irregulars(side)
            number = round(share * army[hidden]) if can else 0
            army[hidden] -= number
            army[f"active {hidden}"] += number
            self.shown.append(number)

    def irregulars(self, side: str) -> bool:
        return ("indians" if side == "royalists" else "patriots") in self.takes_part[side]

    def in_force(self, side: str) -> int:
        army, attacks = self.army, side == self.field.side
        half = "active war parties" if side == "royalists" else "active militia"
        force = army[half] // 2 if self.irregulars(side) else 0
        if not attacks:
            kinds = ("regulars", "tories", "british forts")
            if side == "rebellion":
                kinds = ("continentals", "french", "patriot forts")
            return force + sum(army[kind] for kind in kinds)
        main, other = {
            "british": ("regulars", "tories"), "patriots": ("continentals", "french"),
            "french": ("french", "continentals"),
        }[self.field.attacker]  # fmt: skip
        joins = side == "royalists" or len(self.takes_part[side]) == 2
        return force + army[main] + (min(army[main], army[other]) if joins else 0)

    def present(self, side: str) -> Army:
        """The cubes of those who take part."""
        owner = {"regulars": "british", "tories": "british", "continentals": "patriots"}
        owner["french"] = "french"
        return {kind: self.army[kind] for kind in CUBES if owner[kind] in self.takes_part[side]}

    def inflicts(self, side: str) -> int:
        """What a side's roll is changed by."""
        army, field = self.army, self.field
        attacks = side == field.side
        cubes = self.present(side)
        regulars = cubes.get("regulars", 0) + cubes.get("french", 0)
        change = int(sum(cubes.values()) > 0 and 2 * regulars >= sum(cubes.values()))
        hidden = "war parties" if side == "royalists" else "militia"
        change += self.irregulars(side) and army[hidden] > 0
        boss = {"british": "Gage", "indians": "Brant", "patriots": "Washington"}
        boss["french"] = "Lauzun"
        change += any(boss[who] in field.leaders for who in self.takes_part[side])
        if side == "royalists":
            if attacks or army["regulars"] + army["tories"] + army["british forts"]:
                change -= field.blockaded
                change -= field.where == "West Indies" and field.squadrons
        forts = army["patriot forts" if side == "royalists" else "british forts"]
        if attacks:
            change -= forts
            change += "french" in self.takes_part[side] and "Lauzun" in field.leaders
            if side == "royalists":
                change -= "Washington" in field.leaders
            elif field.where == "Quebec":
                change -= any(army[k] for k in ("war parties", "active war parties", "villages"))
        else:
            change += army["british forts" if side == "royalists" else "patriot forts"]
        return change

    def removed(self, side: str, level: int) -> Army:
        """What a side loses; it is taken off."""
        attacks = side == self.field.side
        turns, after = LOSES[side]
        exposed = dict.fromkeys((*turns, *after), 0)
        cubes = self.present(side)
        for kind in exposed:
            if kind in CUBES:
                exposed[kind] = cubes.get(kind, 0)
            elif kind.startswith("active"):
                exposed[kind] = self.army[kind] if self.irregulars(side) else 0
            else:
                exposed[kind] = 0 if attacks else self.army[kind]
        queue: list[str] = []
        while sum(exposed[kind] for kind in turns):
            for kind in turns:
                if exposed[kind]:
                    exposed[kind] -= 1
                    queue.append(kind)
        for kind in after:
            queue += [kind] * exposed[kind]
        lost: Army = {}
        while level > 0 and queue:
            kind = queue.pop(0)
            lost[kind] = lost.get(kind, 0) + 1
            level -= WORTH.get(kind, 1)
        return lost


def answers(lod: Situation, count: Count) -> Situation:
    """Play the Battle as the second count has it, and decline what a victory offers."""
    while lod.ask is not None:
        choices = lod.choices()
        if lod.asked == "involve_ally":
            answer = "yes" if len(count.takes_part[count.field.side]) == 2 else "no"
        elif lod.asked in ("activate_attack", "activate_defence"):
            answer = f"number {count.shown[lod.asked == 'activate_defence']}"
        else:
            answer = "none" if "none" in choices else "no" if "no" in choices else choices[0]
        lod.choose(lod.ask.seat, answer)
    return lod


@pytest.mark.rule("R-3.6.3b", "R-3.6.3c", "R-3.6.3d", "R-3.6.3e", "R-3.6.4a", "R-3.6.5a")
@pytest.mark.rule("R-3.6.7a", "R-3.6.7c", "R-3.6.7e", "R-3.6.8b", "R-3.6.8c", "R-3.6.8d")
@pytest.mark.parametrize("seed", range(CASES))
def test_3_6_a_battle_counted_twice(seed: int) -> None:
    field = Field(seed)
    count = Count(field)
    lod = field.built().but(log=[])
    answers(attack(lod, field.attacker, field.where), count)
    rolls = list(field.rolls)
    sides = (field.side, count.enemy)
    levels: dict[str, int] = {}
    for side, other in (sides, sides[::-1]):
        dice = min(3, count.in_force(side) // 3)
        levels[other] = sum(rolls[:dice]) + count.inflicts(side)
        del rolls[:dice]
    lost = {side: count.removed(side, levels[side]) for side in sides}
    left = dict(count.army)
    for side in sides:
        for kind, number in lost[side].items():
            left[kind] -= number
    assert {kind: lod.count(kind, field.where) for kind in left} == left
    casualties = [sum(n for k, n in lost[s].items() if k in CUBES or "forts" in k) for s in sides]
    tracks = (lod.g.cbc, lod.g.crc)
    assert tracks == tuple(casualties if field.side == "royalists" else casualties[::-1])
    open_here = {
        side: sum(left[k] for k in kinds if k not in ("war parties", "militia"))
        for side, kinds in (("royalists", ROYAL), ("rebellion", REBEL))
    }
    fallen = {side: sum(lost[side].values()) for side in sides}
    winner = count.enemy
    if not open_here[count.enemy] or not open_here[field.side]:
        winner = next((side for side in sides if open_here[side]), "")
    elif fallen[field.side] < fallen[count.enemy]:
        winner = field.side
    log = lod.g.log
    assert log is not None
    told = [("royalists", "rebellion")[entry[1]] for entry in log if entry[0] == "battle_won"]
    assert told == ([winner] if winner else [])
    shifts = 0
    if winner and field.where != "West Indies":
        loser = next(side for side in sides if side != winner)
        if fallen[loser] > 1 and any(k in CUBES or "forts" in k for k in lost[loser]):
            shifts = min(3, fallen[loser] // 2)
            patriots = any(left[kind] for kind in REBEL if kind != "french")
            if winner == "rebellion" and "Washington" in field.leaders and patriots:
                shifts *= 2 if "patriots" in count.takes_part["rebellion"] else 1
    assert [entry[3] for entry in log if entry[0] == "win_the_day"] == ([shifts] if shifts else [])
