"""The scene of Liberty or Death, from what a seat may see: all seats see the same."""

from __future__ import annotations

from functools import partial
from typing import Final

from ticonderoga.engine.drawing import Gauge, Hand, Pile, Standing, Status, TrackMark
from ticonderoga.engine.drawing_play import Faction
from ticonderoga.engine.kit import drawing as draw
from ticonderoga.engine.kit.phases import titles_of
from ticonderoga.engine.scene_parts import SceneParts
from ticonderoga.games.liberty_or_death.data.pack import Pack
from ticonderoga.games.liberty_or_death.data.pieces import (
    BRILLIANT_STROKE,
    BRITISH,
    FACTIONS,
    FRENCH,
    PATRIOTS,
    TREATY_OF_ALLIANCE,
)
from ticonderoga.games.liberty_or_death.drawing.order import draw_order
from ticonderoga.games.liberty_or_death.drawing.tokens import draw_tokens
from ticonderoga.games.liberty_or_death.rules import sequence
from ticonderoga.games.liberty_or_death.text.words import FACTION_NAMES
from ticonderoga.games.liberty_or_death.view import View

MARGINS: Final = (
    ("Support", "Casualties"), ("Opposition", "Forts"), ("Support", "Villages"),
    ("Opposition", "Casualties"),
)  # fmt: skip
"""7.2 What the two margins of each faction are counted in."""
ORDINALS: Final = ("1st", "2nd", "3rd", "4th", "5th", "6th")

PHASES: Final = titles_of(sequence.PHASES)


def scene_parts(pack: Pack) -> SceneParts:
    """What lies on the board and beside it."""
    return {
        "tokens": partial(draw_tokens, pack),
        "tracks": _tracks,
        "status": partial(_status, pack),
        "factions": partial(_factions, pack),
        "standing": _standings,
        "order": partial(draw_order, pack),
        "regions": _regions,
        "hands": _hands,
        "piles": _piles,
    }


def _tracks(view: View) -> dict[str, TrackMark]:
    year = min(view["winters"], view["campaigns"] - 1)
    return {"fni": {"step": view["fni"], "note": ""}, "year": {"step": year, "note": ""}}


def _regions(view: View) -> list[int]:
    """Nobody holds a Colony as a whole."""
    return []


# ---------------------------------------------------------------------- what is always in sight


def eligibility(pack: Pack, view: View) -> list[str]:
    """2.3.1, 2.3.2 Where each faction stands on the eligibility track, in a word or two."""
    words = ["ineligible"] * len(FACTIONS)
    turn = 1 if view["slot"] else 0
    if view["step"] not in ("strokes", "slot"):
        turn = len(ORDINALS)
    order: tuple[int, ...] = pack.deck.orders[view["played"]] or FACTIONS
    for faction in order:
        bit = 1 << faction
        if view["acted"] & bit:
            words[faction] = "has acted"
        elif view["passed"] & bit:
            words[faction] = "has passed"
        elif view["eligible"] & bit and not view["ineligible_now"] & bit:
            words[faction] = f"{ORDINALS[turn]} Eligible" if turn < 2 else "eligible"
            turn += 1
    return words


def _factions(pack: Pack, view: View) -> list[Faction]:
    words = eligibility(pack, view)
    return [_faction(view, faction, words[faction]) for faction in FACTIONS]


def _faction(view: View, faction: int, word: str) -> Faction:
    """One row of the panel: eligibility, Resources, margins, the cards it holds."""
    return {
        "side": faction,
        "state": word,
        "purse": ("Resources", view["resources"][faction]),
        "goals": [
            (name, margin, 1)
            for name, margin in zip(MARGINS[faction], view["margins"][faction], strict=True)
        ],
        "final": view["final_margins"][faction],
        "holds": held_cards(view, faction),
        "text": _standing_words(view, faction),
    }


def held_cards(view: View, faction: int) -> list[str]:
    """2.3.8, 2.3.9 The cards that a faction may still play, in words."""
    held = ["Brilliant Stroke"] if view["strokes"] >> faction & 1 else []
    if faction == FRENCH and view["treaty_card"]:
        held.append("Treaty of Alliance")
    return held


def draw_gauges(view: View) -> list[Gauge]:
    """What a review draws as curves: what the margins are counted from (1.6.3, 1.6.4), the
    margins and the Resources."""
    return [
        _sides("Population", ("Support", view["support"]), ("Opposition", view["opposition"])),
        _sides("Casualties", ("British", view["cbc"]), ("Rebellion", view["crc"])),
        _by_faction("Margins of the final scoring", view["final_margins"]),
        _by_faction("Resources", view["resources"]),
    ]


def _sides(name: str, royal: tuple[str, int], rebel: tuple[str, int]) -> Gauge:
    return {"name": name, "lines": [(royal[0], BRITISH, royal[1]), (rebel[0], PATRIOTS, rebel[1])]}


def _by_faction(name: str, values: list[int]) -> Gauge:
    return {"name": name, "lines": [(FACTION_NAMES[f], f, values[f]) for f in FACTIONS]}


def _standings(view: View) -> list[Standing]:
    return [_standing(view, faction) for faction in FACTIONS]


def _standing(view: View, faction: int) -> Standing:
    """7.2 Both margins must be above 0: the lower one is what is wanting."""
    return draw.standing(faction, min(view["margins"][faction]), 1, _standing_words(view, faction))


def _standing_words(view: View, faction: int) -> str:
    first, second = view["margins"][faction]
    lead, second_word = MARGINS[faction]
    text = (
        f"{FACTION_NAMES[faction]}: {lead} {first:+d}, {second_word} {second:+d}; "
        f"both must be above 0 (7.2). {view['resources'][faction]} Resources. "
        f"At the end {view['final_margins'][faction]:+d} (7.3)."
    )
    if faction == FRENCH and not view["treaty"]:
        text += " No victory without the Treaty of Alliance."
    return text


def _status(pack: Pack, view: View) -> list[Status]:
    """The numbers of the war. The card and the next one lie open on the table anyway."""
    data = pack.scenarios[view["scenario"]]
    year = min(view["winters"], len(data.years) - 1)
    status = [
        ("Campaign", str(data.years[year])),
        ("Phase", PHASES[view["step"]]),
        ("Support : Opposition", f"{view['support']} : {view['opposition']}"),
        ("Casualties B : R", f"{view['cbc']} : {view['crc']}"),
        ("FNI", str(view["fni"])),
        ("Deck", str(view["deck_size"])),
    ]
    if not view["treaty"]:
        status.append(("French Preparations", f"{view['preparations']} of 16"))
    return status


def _hands(view: View) -> list[Hand]:
    return [_hand(view, faction) for faction in FACTIONS]


def _hand(view: View, faction: int) -> Hand:
    """2.3.8 Brilliant Strokes are held openly."""
    cards = [BRILLIANT_STROKE[faction]] if view["strokes"] >> faction & 1 else []
    if faction == FRENCH and view["treaty_card"]:
        cards.append(TREATY_OF_ALLIANCE)
    return draw.hand(faction, len(cards), cards)


def _piles(view: View) -> list[Pile]:
    piles: list[Pile] = [
        {"id": "played", "name": "Current card", "cards": _some(view["played"]), "open": True},
        {"id": "on_deck", "name": "On deck", "cards": _some(view["on_deck"]), "open": True},
        {"id": "past", "name": "Played", "cards": list(view["played_cards"])},
    ]
    if view["deck"]:
        piles.append({"id": "deck", "name": "Left in the deck", "cards": list(view["deck"])})
    return piles


def _some(card: int) -> list[int]:
    return [card] if card else []
