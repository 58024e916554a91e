"""7.4 The events that the rules can carry out: on whose cards they are, and what a pack tells."""

from __future__ import annotations

from typing import Final

from ticonderoga.games.bayonets_tomahawks.data.kinds import BRITISH, FRENCH

OF_EITHER: Final = -1

Bounds = dict[str, tuple[int, int]]
"""The numbers of an event by name: from what to what they may be."""


class EventForm:
    """On which cards an event may stand, when it takes place, and which numbers, spaces and pieces
    the pack has to name for it."""

    __slots__ = ("ar_start", "indian", "params", "pieces", "side", "spaces")

    def __init__(
        self,
        side: int,
        ar_start: bool,
        params: Bounds,
        spaces: bool = False,
        pieces: bool = False,
        indian: bool = False,
    ) -> None:
        self.side: int = side
        self.ar_start: bool = ar_start
        self.params: Bounds = params
        self.spaces: bool = spaces
        self.pieces: bool = pieces
        self.indian: bool = indian

    def owner(self) -> str:
        if self.indian:
            return "Indian cards"
        if self.side == OF_EITHER:
            return "British and French cards"
        return "British cards" if self.side == BRITISH else "French cards"


RAID: Final = (1, 16)
UNITS: Final = (1, 9)
TRACK: Final = (1, 10)
YEAR: Final = (1755, 1759)
DIPLOMACY: Final[Bounds] = {"french_vp_below": TRACK, "else_french_raid_loss": RAID}


def _of_british(params: Bounds, spaces: bool = False) -> EventForm:
    return EventForm(BRITISH, True, params, spaces)


def _of_french(params: Bounds, spaces: bool = False, pieces: bool = False) -> EventForm:
    return EventForm(FRENCH, True, params, spaces, pieces)


def _later(side: int, params: Bounds) -> EventForm:
    """Not at the start of the AR, but when its moment comes."""
    return EventForm(side, False, params)


def _of_indians(
    ar_start: bool, params: Bounds, spaces: bool = False, pieces: bool = False
) -> EventForm:
    return EventForm(FRENCH, ar_start, params, spaces, pieces, indian=True)


EVENTS: Final[dict[str, EventForm]] = {
    "round_up_british": _of_british({"flip_up_to": UNITS, "return_units": UNITS}),
    "disease_french": _of_british({"count": UNITS}),
    "delayed_supplies": _of_british({"lose_french_ap": UNITS, "lose_indian_ap": UNITS}),
    "smallpox_blankets": _of_british({"count": UNITS}),
    "cherokee_diplomacy_british": _of_british(DIPLOMACY),
    "iroquois_diplomacy_british": _of_british(DIPLOMACY),
    "wintering_rear_admiral": _of_british({"fleets": UNITS}),
    "trade_goods": _of_british({"loss_one": RAID, "loss_both": RAID}, spaces=True),
    "armed_battoemen": _of_british({}),
    "construction_frenzy": _later(OF_EITHER, {"extra_constructions": UNITS}),
    "lucky_cannonball": _later(OF_EITHER, {"rerolls": UNITS}),
    "forced_march": _later(OF_EITHER, {"mp_bonus": UNITS}),
    "surprise_landing": _later(BRITISH, {}),
    "perfect_volleys": _later(BRITISH, {"rerolls": UNITS}),
    "round_up_french": _of_french({"flip_up_to": UNITS, "return_units": UNITS}, pieces=True),
    "cherokee_diplomacy_french": _of_french(
        {"raid_gain": RAID, "raid_gain_until": YEAR, "min_controlled": UNITS}, spaces=True
    ),
    "reluctant_wagoneers": _of_french({"lose_army": UNITS}),
    "hesitant_general": _of_french({}),
    "disease_british": _of_french({"early_until": YEAR}),
    "iroquois_diplomacy_french": _of_french({"french_vp_at_least": TRACK}),
    "lake_warships": _of_french({}),
    "rough_seas": _of_french({}),
    "wilderness_ambush": _later(FRENCH, {"bonus": UNITS, "bonus_with_3_light": UNITS}),
    "frontiers_ablaze": _later(FRENCH, {"bonus_raid_points": RAID}),
    "coup_de_main": _later(FRENCH, {"bonus": UNITS}),
    "indomitable_abbatis": _later(FRENCH, {"british_penalty": UNITS}),
    "smallpox_epidemic": _of_indians(True, {"last_year_raid_loss": RAID, "remove_units": UNITS}),
    "encroachment": _of_indians(True, {"units": UNITS}),
    "peace_promises": _of_indians(True, {"count": UNITS}, spaces=True, pieces=True),
    "see_french_fight": _of_indians(True, {"extra_light": UNITS}),
    "lacrosse": _of_indians(False, {}),
    "pursuit_status": _of_indians(False, {"interception_rerolls": UNITS, "raid_rerolls": UNITS}),
    "plunder_captives": _of_indians(False, {"units": UNITS}),
}
"""Every event of the game by its key; the rules know how each is carried out."""

EVENT_IDS: Final = tuple(EVENTS)
