"""Fleets in few words, for the tests of chapter 14."""

from __future__ import annotations

from tests.conformance.end_of_empire.situation import Situation
from ticonderoga.games.end_of_empire.data.kinds import SEA_IDS
from ticonderoga.games.end_of_empire.position import TRACK

BRITISH_FLEET = "British fleet"
FRENCH_FLEET = "French fleet"
SPANISH_FLEET = "Spanish fleet"


def naval_phase(war: str, turn: int, *stacks: str, **options: str) -> Situation:
    """The Naval Phase of a turn; fleets are put on the map as usual, or into boxes with `due`."""
    s = Situation.at_war(war, **options).turn(turn).phase("fleets").until("captives")
    return s.put(*stacks)


def due(s: Situation, fleet: str, turn: int) -> Situation:
    """A fleet lies in the box of a turn."""
    piece = s.piece(fleet)
    s.start.where[piece] = TRACK
    s.start.due[piece] = turn
    return s


def at(s: Situation, fleet: str) -> str:
    """The sea area of a fleet, with * behind it for a winter marker; "box 8"; or "away"."""
    piece = s.piece(fleet)
    area = s.g.area_of(piece)
    if area >= 0:
        return SEA_IDS[area] + ("*" if s.g.winter_fleets >> piece & 1 else "")
    return f"box {s.g.due[piece]}" if s.g.where[piece] == TRACK else "away"


def aboard(s: Situation, fleet: str) -> list[str]:
    """Who is aboard a fleet."""
    piece = s.piece(fleet)
    found = s.g.at(s.pieces.side[piece], s.g.aboard(piece))
    return [s.pieces.names[one] for one in found]


def at_havana(s: Situation) -> list[str]:
    return [s.pieces.names[piece] for piece in s.g.at(1, s.g.havana)]


def operations(war: str, side: str, *stacks: str, turn: int = 0, **options: str) -> Situation:
    """The Operations Phase of a side; everybody in a port has been there since the turn began."""
    s = Situation.at_war(war, **options).until("fortifying").active(side)
    if turn:
        s.turn(turn)
    s.put(*stacks)
    for owner in (0, 1):
        for place, stack in s.start.stacks[owner].items():
            if place == s.start.havana or (
                place < s.board.size and s.board.port[s.board.hex_of[place]]
            ):
                for piece in stack:
                    s.start.begun_in_port |= 1 << piece
    return s


def choose_all(s: Situation) -> Situation:
    """Take everybody along, and check."""
    seat = s.asked_seat
    if s.asked == "landing_force" and s.offers("take_all"):
        s.choose(seat, "take_all")
    if s.asked == "landing_force":
        s.choose(seat, "go_on" if s.offers("go_on") else "roll")
    return s


def land(s: Situation, fleet: str, goal: str, source: str = "", alone: str = "yes") -> Situation:
    """An amphibious operation of the asked side with all that can go, up to its check."""
    seat = s.asked_seat
    s.choose(seat, f"amphibious {fleet}", f"land {goal}")
    if s.asked == "landing_source":
        s.choose(seat, source)
    choose_all(s)
    if s.asked == "joint_attack" and alone == "yes":
        s.choose(seat, "by_sea_alone")
    return s
