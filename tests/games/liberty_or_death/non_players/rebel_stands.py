"""Situations in which a non-player of the Rebellion is due, and a turn by its chart."""

from __future__ import annotations

from tests.conformance.liberty_or_death.situation import Situation
from ticonderoga.games.liberty_or_death.position import COMMAND_ONLY


def due(faction: str, **options: str) -> Situation:
    """A non-player is 2nd Eligible after a Command: no Event is open to it (P1, F1)."""
    lod = Situation("1776", **options).non_players(faction).eligible(faction)
    return lod.but(slot=1, first_action=COMMAND_ONLY)


def patriots(**options: str) -> Situation:
    return due("patriots", **options)


def french(**options: str) -> Situation:
    return due("french", **options)


def allied(ships: int = 0, unavailable: int = 0, **options: str) -> Situation:
    """The French after the Treaty, under Lauzun, with so many Squadrons in the West Indies and
    Unavailable; the others blockade Quebec City."""
    lod = french(**options).treaty().leader("Lauzun")
    lod.blockade(*["Quebec City"] * (3 - ships - unavailable))
    return lod.squadrons(ships, unavailable=unavailable)


def bits(lod: Situation, *names: str) -> int:
    return sum(1 << lod.space(name) for name in names)


def by_patriots(lod: Situation, *rolls: int) -> Situation:
    """One turn by the chart; the rolls are those it decides with."""
    return lod.begin().chart_rolls("patriots", *rolls).by_chart("patriots")


def by_french(lod: Situation, *rolls: int) -> Situation:
    return lod.begin().chart_rolls("french", *rolls).by_chart("french")
