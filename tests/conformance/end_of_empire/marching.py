"""Operations in few words, for the tests of command, movement and reaction.

A regiment far away keeps the phase going when the force that is looked at is Done.
"""

from __future__ import annotations

from tests.conformance.end_of_empire.situation import Situation

_IDLE = {
    "fiw": ("58th Foot @ 4926", "Cambis @ 5927"),
    "arw": ("59th Foot @ 4926", "13 Cont @ 1219"),
}


def fiw(*stacks: str, side: str = "british", idle: str = "yes", **options: str) -> Situation:
    """The Operations Phase of a side in the summer of 1755."""
    s = Situation(**options).until("fortifying").active(side)
    return s.put(*(_IDLE["fiw"] if idle == "yes" else ()), *stacks)


def arw(*stacks: str, side: str = "allied", idle: str = "yes", **options: str) -> Situation:
    """The Operations Phase of a side in the summer of 1775."""
    s = Situation.at_war("arw", **options).until("fortifying").active(side)
    return s.put(*(_IDLE["arw"] if idle == "yes" else ()), *stacks)


def force(s: Situation, where: str, *pieces: str, die: int = 1) -> list[str]:
    """Send these pieces off, on this die if they need one; the checks so far."""
    s.roll(die).choose(s.g.active, f"activate {where}", *[f"take {piece}" for piece in pieces])
    if s.asked == "force":
        s.choose(s.g.active, "go_on" if s.offers("go_on") else "roll")
    return s.checks()


def everybody(s: Situation, where: str, die: int = 1) -> Situation:
    """Send all off that are in a space."""
    s.roll(die).choose(s.g.active, f"activate {where}")
    if s.asked == "force" and s.offers("take_all"):
        s.choose(s.g.active, "take_all")
    if s.asked == "force":
        s.choose(s.g.active, "go_on" if s.offers("go_on") else "roll")
    return s


def left(s: Situation) -> int:
    """The movement points of the force."""
    ask = s.ask
    assert ask is not None
    assert s.asked == "move"
    points: int = ask.about["points"]
    return points


def to(s: Situation) -> list[str]:
    """The ids of the spaces to which the chosen force may react."""
    ids = s.board.ids
    asked = s.ask
    assert asked is not None
    return sorted(ids[c[1]] for c in s.match.choices(asked.seat) if c[0] == "to")
