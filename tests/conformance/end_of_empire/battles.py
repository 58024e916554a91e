"""Battles by themselves: the pieces of one side in a space attack the others there.

    s = Situation().put("44th Foot @ 1111", "Bearn @ 1111")
    attack(s, "1111", "1112", roll=(3, 6))

Parts of a battle (a retreat, the way back) can be tried by themselves as well.
"""

from __future__ import annotations

from tests.conformance.end_of_empire.situation import Situation
from ticonderoga.engine.ask import Procedure
from ticonderoga.games.end_of_empire.data.kinds import BRITISH
from ticonderoga.games.end_of_empire.position import Position
from ticonderoga.games.end_of_empire.rules.combat import fight
from ticonderoga.games.end_of_empire.rules.retreat import attackers_go_back, defenders_retreat
from ticonderoga.games.end_of_empire.terms import AT_SEA, CLEARED, REPELLED, SHARED
from ticonderoga.games.end_of_empire.underway import Combat

__all__ = [
    "CLEARED", "REPELLED", "SHARED", "attack", "driven_out", "drm", "give_in", "goals", "odds",
    "results", "said", "thrown_back",
]  # fmt: skip


def place(s: Situation, name: str) -> int:
    """A space, "sea", or "aboard" a fleet."""
    if name == "sea":
        return AT_SEA
    if name.startswith("aboard "):
        return s.start.aboard(s.piece(name.removeprefix("aboard ")))
    return s.space(name)


def attack(
    s: Situation,
    where: str,
    origin: str,
    by: int = BRITISH,
    roll: tuple[int, ...] = (),
    reacting: bool = False,
    origins: dict[str, str] | None = None,
) -> Situation:
    """A side attacks in a space, having come from another one."""
    space, came_from = s.space(where), place(s, origin)
    elsewhere = {s.piece(name): place(s, at) for name, at in (origins or {}).items()}
    s.roll(*roll)

    def begin(g: Position) -> Procedure[int]:
        return fight(g, space, by, g.at(by, space), came_from, reacting, elsewhere)

    return s.perform(begin)


def give_in(s: Situation) -> Situation:
    """Answer everything that is still asked in the plainest way until the battle is over: no
    ambush, no shelter, the first step, nobody leaves, the attack is given up."""
    plain = ("no_ambush", "stand", "give_up", "none")
    while s.asked:
        offer = s.match.choices(s.asked_seat)
        quiet = [choice for choice in offer if choice[0] in plain]
        s.match.choose((quiet or offer)[0], s.asked_seat)
        s.check()
    return s


def odds(s: Situation) -> list[tuple[int, int, str]]:
    """Attack, defence and column of every linear round so far."""
    return [entry[2:5] for entry in s.logged("linear")]


def results(s: Situation) -> list[str]:
    """What the Linear CRT said so far."""
    return [entry[2] for entry in s.logged("linear_result")] + [
        entry[0] for entry in s.logged("linear_worse")
    ]


def drm(s: Situation) -> dict[str, str]:
    """The modifiers of all rounds so far, by what they are for."""
    entries = s.logged("modifier") + s.logged("leader_modifier")
    return {entry[0]: entry[1] for entry in entries}


def said(s: Situation) -> list[str]:
    """The log in words."""
    return [s.rules.words.say_log(entry) for entry in s.match.log()]


# ---------------------------------------------------------------------- parts of a battle


def _combat(s: Situation, where: str, origin: str, by: int, origins: dict[str, str]) -> Combat:
    c = Combat(s.space(where), by, place(s, origin))
    c.origins = {s.piece(name): place(s, at) for name, at in origins.items()}
    c.attackers = s.start.at(by, c.space)
    return c


def driven_out(
    s: Situation, where: str, origin: str, by: int = BRITISH, origins: dict[str, str] | None = None
) -> Situation:
    """The defenders of a space must retreat from the pieces of the other side there."""
    c = _combat(s, where, origin, by, origins or {})

    def beaten(g: Position) -> Procedure[None]:
        g.combat = c
        yield from defenders_retreat(g, c)
        g.combat = None

    return s.perform(beaten)


def thrown_back(
    s: Situation,
    where: str,
    origin: str,
    by: int = BRITISH,
    beaten: bool = True,
    origins: dict[str, str] | None = None,
) -> Situation:
    """The attackers in a space go back to where they came from."""
    c = _combat(s, where, origin, by, origins or {})

    def back(g: Position) -> Procedure[None]:
        g.combat = c
        yield from attackers_go_back(g, c, beaten)
        g.combat = None

    return s.perform(back)


def goals(s: Situation) -> list[str]:
    """The ids of the spaces that are offered for a retreat, in their order."""
    return [s.board.ids[c[1]] for c in s.match.choices(s.asked_seat) if c[0] == "retreat"]
