"""What lies on the board of Washington's War, from what a seat may see."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Final

from ticonderoga.engine.drawing import At, Hand, Pile, Standing, Status, Token, TrackMark
from ticonderoga.engine.kit import drawing as draw
from ticonderoga.engine.kit.phases import titles_of
from ticonderoga.engine.scene_parts import SceneParts
from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH
from ticonderoga.games.washingtons_war.data.pack import Pack
from ticonderoga.games.washingtons_war.data.pieces import General
from ticonderoga.games.washingtons_war.drawing.board import FRENCH
from ticonderoga.games.washingtons_war.position import (
    CAPTURED,
    EUROPEAN_WAR,
    IN_BOX,
    NAVY_ON_TRACK,
    OUT_OF_GAME,
)
from ticonderoga.games.washingtons_war.rules import sequence
from ticonderoga.games.washingtons_war.rules.victory import (
    AMERICAN_COLONIES_TO_WIN,
    BRITISH_COLONIES_TO_WIN,
)
from ticonderoga.games.washingtons_war.text.names import FRANCE, SIDE_NAMES
from ticonderoga.games.washingtons_war.view import HandsView, View

PHASES: Final = titles_of(sequence.PHASES)

RESERVES: Final = ("american_box", "british_box", "french_box")
"""The box in which the CUs and generals of a side wait."""


def scene_parts(pack: Pack) -> SceneParts:
    """Everything that changes: tokens, tracks, status, hands and piles."""
    return {
        "tokens": partial(_tokens, pack),
        "tracks": partial(_tracks, pack),
        "status": partial(_status, pack),
        "standing": _standings,
        "regions": _regions,
        "hands": draw_hands,
        "piles": _piles,
    }


def draw_hands(view: HandsView) -> list[Hand]:
    """The hands, from what a seat may see of them: nothing else in a scene is private."""
    return [
        draw.hand(seat, view["hand_sizes"][seat], view["hands"][seat], view["known"][seat])
        for seat in (AMERICAN, BRITISH)
    ]


# ---------------------------------------------------------------------- tokens


def _tokens(pack: Pack, view: View) -> list[Token]:
    markers = _markers(len(view["pc"]))
    tokens = [markers[owner][space] for space, owner in enumerate(view["pc"]) if owner]
    units = ((AMERICAN, view["american_cu"]), (BRITISH, view["british_cu"]),
             (FRENCH, view["french_cu"]))  # fmt: skip
    for side, lying in units:
        tokens += [_units(space, side, count) for space, count in enumerate(lying) if count]
    generals = zip(pack.pieces.generals, view["generals"])
    tokens += [
        _general(index, who, where)
        for index, (who, where) in enumerate(generals)
        if where != OUT_OF_GAME
    ]
    return [*tokens, _congress(view["congress"]), *_reserves(view), _navy(view["navy"])]


# A token that lies where it lay is the very same object: a table then sees at once what moved.


@lru_cache(maxsize=16)
def _markers(spaces: int) -> list[list[Token]]:
    """By what stands for it in a view, and by space."""
    sides = (AMERICAN, BRITISH)
    return [[], *[[_marker(space, side) for space in range(spaces)] for side in sides]]


def _marker(space: int, side: int) -> Token:
    title = f"{SIDE_NAMES[side]} control"
    return draw.token(f"pc {space}", ("space", space), "marker", side, title)


@lru_cache(maxsize=4096)
def _units(space: int, side: int, count: int) -> Token:
    title = f"{count} {SIDE_NAMES[side]} CU{'s' if count > 1 else ''}"
    token = draw.token(f"cu {side} {space}", ("space", space), "plate", side, title, count)
    token["lot"] = side
    return token


@lru_cache(maxsize=4096)
def _general(index: int, who: General, where: int) -> Token:
    side = FRENCH if who.french else who.side
    at: At = ("space", where) if where >= 0 else ("box", _box_of_general(where, who.side))
    return draw.token(f"general {index}", at, "leader", side, who.name, piece=index)


def _box_of_general(where: int, side: int) -> str:
    if where == IN_BOX:
        return RESERVES[side]
    return "captured" if where == CAPTURED else RESERVES[FRENCH]


@lru_cache(maxsize=256)
def _congress(where: int) -> Token:
    at: At = ("space", where) if where >= 0 else ("box", "dispersed")
    return draw.token("congress", at, "hall", AMERICAN, "Continental Congress", brief="Congress")


def _reserves(view: View) -> list[Token]:
    waiting = (view["american_box"], view["british_box"], view["french_waiting"])
    return [_reserve(side, count) for side, count in enumerate(waiting) if count]


@lru_cache(maxsize=256)
def _reserve(side: int, count: int) -> Token:
    title = f"{count} {SIDE_NAMES[side]} CU{'s' if count > 1 else ''} in reserve"
    return draw.token(f"reserve {side}", ("box", RESERVES[side]), "plate", side, title, count)


@lru_cache(maxsize=64)
def _navy(where: int) -> Token:
    away = "at_sea" if where == NAVY_ON_TRACK else RESERVES[FRENCH]
    at: At = ("zone", where) if where >= 0 else ("box", away)
    return draw.token("navy", at, "ship", FRENCH, "French Navy", brief="x")


# ---------------------------------------------------------------------- beside the map


def _tracks(pack: Pack, view: View) -> dict[str, TrackMark]:
    return {
        "alliance": {"step": view["alliance"], "note": f"France is {FRANCE[view['france']]}"},
        "year": {
            "step": view["year"] - pack.pieces.first_year,
            "note": "Regulars" if view["regulars"] else "No Regulars",
        },
    }


def _regions(view: View) -> list[int]:
    return list(view["colonies"])


def _standings(view: View) -> list[Standing]:
    american, british = view["standing"]
    return [
        _standing(AMERICAN, american, AMERICAN_COLONIES_TO_WIN),
        _standing(BRITISH, british, BRITISH_COLONIES_TO_WIN),
    ]


@lru_cache(maxsize=64)
def _standing(side: int, value: int, need: int) -> Standing:
    text = f"{SIDE_NAMES[side]}: {value} of the {need} colonies needed (13.2)"
    return draw.standing(side, value, need, text)


def _status(pack: Pack, view: View) -> list[Status]:
    card = pack.deck.cards[view["war_ends"]]
    years = [effect.amount for effect in card.effects if effect.op == "war_ends"]
    status = [
        ("Year", str(view["year"])),
        ("Phase", PHASES[view["step"]]),
        ("War ends", str(years[0]) if years else f"{pack.pieces.last_year} at the latest"),
        ("Regulars' Advantage", "in effect (9.41)" if view["regulars"] else "lost (9.41)"),
        ("France", FRANCE[view["france"]]),
    ]
    if view["congress"] < 0:
        status.append(("Congress", "dispersed: no American PC markers may be placed (10.11.A.iv)"))
    if view["mutinies"]:
        status.append(
            ("Line Mutinies", "no American PC markers may be placed this year (10.11.A.iv)")
        )
    due = "; reshuffled at the next deal (6.1.B)" if view["reshuffle_due"] else ""
    status.append(("Deck", f"{_cards(view['deck_size'])}{due}"))
    status.append(("Reinforced", _reinforced(pack, view)))
    if view["exchangeable"]:
        event = pack.deck.cards[view["exchangeable"]]
        status.append(("Exchange", f"{event.title} (#{event.number}) can be exchanged (6.32.C)"))
    if view["france"] == EUROPEAN_WAR and view["french_waiting"]:
        status.append(("French army", "waits for an open port (12.2.B.ii)"))
    return status


def _cards(number: int) -> str:
    return "1 card" if number == 1 else f"{number} cards"


def _reinforced(pack: Pack, view: View) -> str:
    """8.1.B, 8.2 How often each side has reinforced this year, and what is left to bring."""
    boxes = (view["american_box"], view["british_box"])
    said = []
    for side, waiting in enumerate(boxes):
        plays = f"{len(view['reinforced'][side])} of {pack.pieces.plays_per_year[side]} plays"
        box = f", {waiting} CU{'s' if waiting > 1 else ''} in the box" if waiting else ""
        said.append(f"{SIDE_NAMES[side]} {plays}{box}")
    return "; ".join(said)


def _piles(view: View) -> list[Pile]:
    piles = [
        draw.pile("discards", "Discard pile", view["discards"]),
        draw.pile("removed", "Removed from the game", view["removed"]),
        draw.pile("set_aside", "Set aside until 1776", view["set_aside"]),
    ]
    for seat in (AMERICAN, BRITISH):
        name = SIDE_NAMES[seat]
        piles.append(draw.pile(f"queue_{seat}", f"{name} queue", view["queues"][seat]))
        cards = view["reinforced"][seat]
        piles.append(draw.pile(f"reinforced_{seat}", f"{name} reinforcement cards", cards))
    if view["war_ends"]:
        piles.append(draw.pile("war_ends", "War Ends", [view["war_ends"]]))
    return piles
