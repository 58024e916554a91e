"""The scene of Bayonets & Tomahawks, from what a seat may see."""

from __future__ import annotations

from functools import partial
from typing import Final

from ticonderoga.engine.drawing import (
    Gauge,
    Hand,
    Pile,
    PrivateScene,
    Standing,
    Status,
    TrackMark,
)
from ticonderoga.engine.kit import drawing as draw
from ticonderoga.engine.kit.phases import titles_of
from ticonderoga.engine.scene_parts import SceneParts
from ticonderoga.games.bayonets_tomahawks.data.kinds import BRITISH, FACTIONS, FIRST_YEAR, FRENCH
from ticonderoga.games.bayonets_tomahawks.data.pack import Pack
from ticonderoga.games.bayonets_tomahawks.data.scenarios import ScenarioData
from ticonderoga.games.bayonets_tomahawks.drawing.battle import draw_contest
from ticonderoga.games.bayonets_tomahawks.drawing.board import ROUNDS, TRACK_END
from ticonderoga.games.bayonets_tomahawks.drawing.bonuses import say_bonus
from ticonderoga.games.bayonets_tomahawks.drawing.play import draw_links, draw_order, draw_points
from ticonderoga.games.bayonets_tomahawks.drawing.tokens import draw_tokens
from ticonderoga.games.bayonets_tomahawks.position import (
    BRITISH_BUILDUP,
    BRITISH_CAMPAIGN,
    EFFECT_IDS,
    INDIAN_DECK,
    NO_CHIT,
)
from ticonderoga.games.bayonets_tomahawks.rules import sequence
from ticonderoga.games.bayonets_tomahawks.text.names import SIDE_NAMES
from ticonderoga.games.bayonets_tomahawks.view import View

PHASES: Final = titles_of(sequence.PHASES)
ACTION_ROUNDS: Final = (0, 1, 3, 5, 6, 7, 8, 9, 10)
"""The step of the Round track for each Action Round."""
LOGISTICS: Final = {
    "fleets-arrive": 2, "british-arrive": 2, "french-arrive": 2, "colonials-draw": 4,
    "colonials-enlist": 4,
}  # fmt: skip
WINTER: Final = len(ROUNDS) - 1
EFFECTS: Final = {
    "rough-seas": "Rough Seas: no Fleet acts", "no-indians": "no Indian unit acts",
    "surprise-landing": "Surprise Landing",
}  # fmt: skip
"""What events do for the rest of the Action Round, in words."""


def scene_parts(pack: Pack, scenario: ScenarioData) -> SceneParts:
    """Everything that changes."""
    return {
        "tokens": partial(draw_tokens, pack),
        "tracks": _tracks,
        "regions": partial(_regions, pack),
        "status": partial(_status, pack),
        "standing": partial(_standings, pack, scenario),
        "hands": _hands,
        "piles": _piles,
        "order": partial(draw_order, pack),
        "points": partial(draw_points, pack),
        "contest": partial(draw_contest, pack),
        "links": partial(draw_links, pack),
    }


def draw_private(pack: Pack, view: View) -> PrivateScene:
    """What differs from seat to seat: cards, and the values of War in Europe chits."""
    return {"status": _status(pack, view), "hands": _hands(view), "piles": _piles(view)}


def draw_gauges(view: View) -> list[Gauge]:
    """What a review draws as curves."""
    return [
        {"name": "Victory Points", "lines": [("British", BRITISH, signed(view["vp"]))]},
        {
            "name": "Raid Points",
            "lines": [(SIDE_NAMES[side], side, view["raid"][side]) for side in FACTIONS],
        },
    ]


# ---------------------------------------------------------------------- tracks


def round_step(view: View) -> int:
    """4.1 Where the Round marker stands."""
    step = view["step"]
    if step.startswith("winter") or step in ("victory-check", "over"):
        return WINTER
    return LOGISTICS.get(step, ACTION_ROUNDS[view["round"] - 1])


def _tracks(view: View) -> dict[str, TrackMark]:
    side, value = marker(view["vp"])
    place = (value - 1) % TRACK_END
    step = TRACK_END - 1 - place if side == FRENCH else TRACK_END + place
    raid = [(faction, view["raid"][faction]) for faction in FACTIONS]
    return {
        "year": {"step": view["year"] - FIRST_YEAR, "note": ""},
        "round": {"step": round_step(view), "note": _round_said(view)},
        "victory": {
            "step": step,
            "note": f"{SIDE_NAMES[side]} {value}",
            "sides": [(side, step)],
        },
        "raid": {"step": view["raid"][BRITISH], "note": "", "sides": raid},
    }


def _regions(pack: Pack, view: View) -> list[int]:
    """The Colonies never change sides; the Nations may."""
    return [*pack.board.colony_faction, *view["nations"]]


def _round_said(view: View) -> str:
    at = round_step(view)
    if at == WINTER:
        return "Winter Quarters"
    names = {2: "Fleets Arrive", 4: "Colonials Enlist"}
    return names.get(at, f"Action Round {view['round']}")


# ---------------------------------------------------------------------- 18.1 the Victory marker


def marker(vp: int) -> tuple[int, int]:
    """18.1 The side of the track that the marker is on, and its value there."""
    return (BRITISH, vp) if vp >= 1 else (FRENCH, 1 - vp)


def signed(vp: int) -> int:
    """18.1 The marker as the British count: the French side below, without a zero."""
    side, value = marker(vp)
    return value if side == BRITISH else -value


def _standings(pack: Pack, scenario: ScenarioData, view: View) -> list[Standing]:
    return [_standing(pack, scenario, view, faction) for faction in FACTIONS]


def _standing(pack: Pack, scenario: ScenarioData, view: View, faction: int) -> Standing:
    """18.2 Where the marker stands for a faction, and where it wins this Year (or the next one
    in which it can)."""
    years = [year for year in scenario.years if year >= view["year"]]
    open_years = [year for year in years if (faction, year) in scenario.thresholds]
    sign = 1 if faction == BRITISH else -1
    year = open_years[0] if open_years else scenario.years[-1]
    need = scenario.thresholds[faction, year].vp
    side, value = marker(view["vp"])
    goal_side, goal = marker(need)
    text = (
        f"{SIDE_NAMES[faction]}: the VP marker is at {SIDE_NAMES[side]} {value}; they win at "
        f"{SIDE_NAMES[goal_side]} {goal} or better when {year} ends (18.2)."
    )
    bonus = scenario.bonuses.get((faction, view["year"]))
    if bonus is not None:
        text += f" Bonus this Year: {say_bonus(pack, faction, bonus)}"
    return draw.standing(faction, sign * signed(view["vp"]), sign * signed(need), text)


# ---------------------------------------------------------------------- status


def _status(pack: Pack, view: View) -> list[Status]:
    """When it is, what is done, and what holds for both sides."""
    board = pack.board
    status = [
        ("Year", f"{view['year']}, {_round_said(view)}"),
        ("Phase", _phase(view)),
        ("First Player", SIDE_NAMES[view["first"]]),
        ("Open Seas", "both sides" if view["open_seas"] else "French only"),
    ]
    for nation, name in enumerate(board.nation_names):
        holder = view["nations"][nation]
        status.append((name, SIDE_NAMES[holder] if holder >= 0 else "neutral"))
    if view["battles"]:
        status.append(("Battles", ", ".join([board.names[space] for space in view["battles"]])))
    effects = [EFFECTS[name] for at, name in enumerate(EFFECT_IDS)
               if name in EFFECTS and view["effects"] >> at & 1]  # fmt: skip
    if effects:
        status.append(("Events", ", ".join(effects)))
    chits = [said for faction in FACTIONS if (said := _chit(view, faction))]
    if chits:
        status.append(("War in Europe", ", ".join(chits)))
    status.append(("Decks", _decks(view)))
    return status


def _phase(view: View) -> str:
    """7.2 Whose Action Phase it is is told with it."""
    said = PHASES[view["step"]]
    if view["step"] in ("landing", "indian-actions", "hold-reaction", "actions", "end-phase"):
        return f"{SIDE_NAMES[view['active']]} {said}"
    return said


def _chit(view: View, faction: int) -> str:
    """18.3 The chits of a side: their values if the seat may know them."""
    held = [chit for chit in (view["wie"][faction], view["wie_drawn"][faction]) if chit != NO_CHIT]
    if not held:
        return ""
    values = " or ".join(["a hidden chit" if chit is None else str(chit) for chit in held])
    return f"{SIDE_NAMES[faction]} {values}"


def _decks(view: View) -> str:
    """Cards left to draw: Buildup and Campaign of both sides, and Indian cards."""
    sizes = view["deck_sizes"]
    sides = [
        f"{SIDE_NAMES[faction]} {sizes[BRITISH_BUILDUP + faction]}"
        f"+{sizes[BRITISH_CAMPAIGN + faction]}"
        for faction in FACTIONS
    ]
    return f"{', '.join(sides)}, Indian {sizes[INDIAN_DECK]}"


# ---------------------------------------------------------------------- cards


def _hands(view: View) -> list[Hand]:
    return [_hand(view, faction) for faction in FACTIONS]


def _hand(view: View, faction: int) -> Hand:
    """6.0.1, 7.1 The Reserve, the card drawn, and the Indian card that is not yet revealed."""
    held = [
        ("Reserve", view["reserve"][faction]),
        ("Drawn", view["drawn"][faction]),
        ("Indian", view["indian"] if faction == FRENCH and not view["played"][FRENCH] else 0),
    ]
    held = [(name, card) for name, card in held if card != 0]
    known = [(name, card) for name, card in held if card is not None]
    if len(known) < len(held):
        return draw.hand(faction, len(held), None)
    hand = draw.hand(faction, len(held), [card for _, card in known])
    hand["names"] = [name for name, _ in known]
    return hand


def _piles(view: View) -> list[Pile]:
    """The cards in play lie open; those played this Year, those out of the game, and one's own
    that nobody else has seen."""
    piles: list[Pile] = []
    for faction in FACTIONS:
        if view["played"][faction]:
            name = f"{SIDE_NAMES[faction]} card"
            piles.append(_open(f"played_{faction}", name, view["played"][faction]))
    if view["indian"] and view["played"][FRENCH]:
        piles.append(_open("indian", "Indian card", view["indian"]))
    piles.append(draw.pile("discards", "Played this Year", view["discards"]))
    piles.append(draw.pile("gone", "Removed from the game", view["gone"]))
    for faction in FACTIONS:
        buried = view["buried"][faction]
        if buried:
            name = f"{SIDE_NAMES[faction]} cards discarded face down"
            piles.append(draw.pile(f"buried_{faction}", name, buried))
    return piles


def _open(id: str, name: str, card: int) -> Pile:
    return {"id": id, "name": name, "cards": [card], "open": True}
