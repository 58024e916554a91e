"""The present look of the board of Liberty or Death, made from what a seat may see."""

from __future__ import annotations

from typing import Any, Final

from ticonderoga.engine.kit.phases import titles_of
from ticonderoga.games.liberty_or_death.data.pack import Pack
from ticonderoga.games.liberty_or_death.data.pieces import (
    BRITISH,
    ELSEWHERE,
    FACTIONS,
    FRENCH,
    INDIANS,
    KIND_IDS,
    KINDS,
    LEADER_FACTION,
    OWNER,
    PATRIOTS,
    TYPE_IDS,
    TYPES,
)
from ticonderoga.games.liberty_or_death.data.spaces import SPACES, WEST_INDIES
from ticonderoga.games.liberty_or_death.rules import sequence
from ticonderoga.games.liberty_or_death.scene import NAMES
from ticonderoga.games.liberty_or_death.scene_order import UNDERGROUND, draw_order, named

Token = dict[str, Any]

MARKS: Final = ("R", "T", "F", "W", "V", "C", "M", "F", "R", "W", "M")
"""The letter on the plate of each kind."""
LEVELS: Final = ("Active Opposition", "Passive Opposition", "Neutral", "Passive Support",
                 "Active Support")  # fmt: skip
CONTROLS: Final = ("British Control", "Rebellion Control")
MARGINS: Final = (
    ("Support", "Casualties"), ("Opposition", "Forts"), ("Support", "Villages"),
    ("Opposition", "Casualties"),
)  # fmt: skip
"""7.2 What the two margins of each faction are counted in."""
ORDINALS: Final = ("1st", "2nd", "3rd", "4th", "5th", "6th")

PHASES: Final = titles_of(sequence.PHASES)


def draw_scene(pack: Pack, view: dict[str, Any]) -> dict[str, Any]:
    """What lies on the board and beside it."""
    words = eligibility(pack, view)
    year = min(view["winters"], view["campaigns"] - 1)
    return {
        "tokens": _tokens(pack, view),
        "tracks": {
            "fni": {"step": view["fni"], "note": ""},
            "year": {"step": year, "note": ""},
        },
        "status": _status(pack, view),
        "factions": [_faction(pack, view, faction, words[faction]) for faction in FACTIONS],
        "standing": [_standing(view, faction) for faction in FACTIONS],
        "order": draw_order(pack, view),
        "regions": [],
        "hands": [_hand(view, faction) for faction in FACTIONS],
        "piles": _piles(view),
    }


# ---------------------------------------------------------------------- what lies on the map


def _token(at: list[Any], kind: str, side: int, count: int, mark: str, title: str) -> Token:
    return {
        "at": at, "kind": kind, "side": side, "count": count, "mark": mark, "title": title,
    }  # fmt: skip


_DRAWN: Final[dict[Any, Token]] = {}
"""Tokens once drawn. A table draws after every choice, and nearly all of them lie as before:
so they are shared, and nobody may change one."""


def _piece(pack: Pack, kind: int, space: int, count: int) -> Token:
    key = (pack.label.digest, kind, space, count)
    found = _DRAWN.get(key)
    if found is None:
        title = named(pack, kind, count)
        found = _token(["space", space], KIND_IDS[kind], OWNER[kind], count, MARKS[kind], title)
        if kind in UNDERGROUND:  # its plate is hollow
            found["look"] = "hollow"
        _DRAWN[key] = found
    return found


def _tokens(pack: Pack, view: dict[str, Any]) -> list[Token]:
    tokens: list[Token] = []
    kinds: list[list[int]] = view["kinds"]
    for space in range(SPACES):
        tokens += _markers(view, space)
        for kind in range(KINDS):
            count = kinds[kind][space]
            if count:
                tokens.append(_piece(pack, kind, space, count))
    tokens += _leaders(pack, view)
    tokens += _boxes(pack, view)
    return tokens


def _markers(view: dict[str, Any], space: int) -> list[Token]:
    """1.6, 1.7, 1.9 Control, level, Propaganda, Raids and ships of a space."""
    at: list[Any] = ["space", space]
    tokens: list[Token] = []
    control: int = view["control"][space]
    if control >= 0:
        owner = BRITISH if control == 0 else PATRIOTS
        tokens.append(_token(at, "marker", owner, 1, "", CONTROLS[control]))
    level: int = view["level"][space]
    if level:
        side, mark = (BRITISH, "S") if level > 0 else (PATRIOTS, "O")
        token = _token(at, "level", side, abs(level), mark, LEVELS[level + 2])
        token["look"] = "note"
        token["shade"] = abs(level)
        tokens.append(token)
    for name, side, word in (("propaganda", PATRIOTS, "Propaganda"), ("raids", INDIANS, "Raid")):
        count: int = view[name][space]
        if count:
            plural = "s" if count > 1 else ""
            title = f"{count} {word} marker{plural}"
            token = _token(at, word.lower(), side, count, word[:1], title)
            token["look"] = "note"
            tokens.append(token)
    ships: int = view["squadrons"] if space == WEST_INDIES else view["blockades"][space]
    if ships:
        word = "Squadron" if space == WEST_INDIES else "Blockade"
        title = f"{ships} {word}{'s' if ships > 1 else ''}"
        tokens.append(_token(at, "fleet", FRENCH, ships, "", title))
    return tokens


def _leaders(pack: Pack, view: dict[str, Any]) -> list[Token]:
    """1.10 The leaders in play: on the map, or waiting in Available."""
    tokens: list[Token] = []
    boxes = ("available_british", "available_patriots", "available_indians", "available_french")
    for faction in FACTIONS:
        leader: int = view["leader_of"][faction]
        where: int = view["leaders"][leader]
        at: list[Any] = ["box", boxes[faction]] if where == ELSEWHERE else ["space", where]
        name = pack.counters.leader_names[leader]
        token = _token(at, "general", LEADER_FACTION[leader], 1, "", name)
        token["piece"] = leader
        tokens.append(token)
    return tokens


def _boxes(pack: Pack, view: dict[str, Any]) -> list[Token]:
    """1.3.9, 1.4.1, 1.6.4 What is Available, Unavailable, or lost until the winter ends."""
    tokens: list[Token] = []
    homes = ("british", "patriots", "indians", "french")
    for type_ in range(TYPES):
        owner = OWNER[type_]
        lost = "royalists" if owner == BRITISH else "rebellion"
        for name, box in (
            ("available", homes[owner]), ("unavailable", homes[owner]), ("casualties", lost),
        ):  # fmt: skip
            count: int = view[name][type_]
            if count:
                at: list[Any] = ["box", f"{name}_{box}"]
                counters = pack.counters
                word = counters.singulars[type_] if count == 1 else counters.plurals[type_]
                mark = MARKS[type_]
                tokens.append(_token(at, TYPE_IDS[type_], owner, count, mark, f"{count} {word}"))
    ships: int = view["squadrons_unavailable"]
    if ships:
        title = f"{ships} Squadron{'s' if ships > 1 else ''}"
        tokens.append(_token(["box", "unavailable_french"], "fleet", FRENCH, ships, "", title))
    return tokens


# ---------------------------------------------------------------------- what is always in sight


def eligibility(pack: Pack, view: dict[str, Any]) -> list[str]:
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


def _faction(pack: Pack, view: dict[str, Any], faction: int, word: str) -> dict[str, Any]:
    """One row of the panel: place on the card, eligibility, Resources, margins, its held cards."""
    order: tuple[int, ...] = pack.deck.orders[view["played"]]
    return {
        "side": faction,
        "place": order.index(faction) if order else -1,
        "state": word,
        "purse": ["Resources", view["resources"][faction]],
        "goals": [
            [name, margin, 1]
            for name, margin in zip(MARGINS[faction], view["margins"][faction], strict=True)
        ],
        "final": view["final_margins"][faction],
        "holds": held_cards(view, faction),
        "text": _standing_words(view, faction),
    }


def held_cards(view: dict[str, Any], faction: int) -> list[str]:
    """2.3.8, 2.3.9 The cards that a faction may still play, in words."""
    held = ["Brilliant Stroke"] if view["strokes"] >> faction & 1 else []
    if faction == FRENCH and view["treaty_card"]:
        held.append("Treaty of Alliance")
    return held


def _balance(view: dict[str, Any]) -> list[dict[str, Any]]:
    """1.6.3, 1.6.4 What the margins are counted from, side against side."""
    return [
        {"name": name, "sides": [[BRITISH, one_word, one], [PATRIOTS, other_word, other]]}
        for name, one_word, one, other_word, other in (
            ("Population", "Support", view["support"], "Opposition", view["opposition"]),
            ("Casualties", "British", view["cbc"], "Rebellion", view["crc"]),
        )
    ]


def draw_gauges(view: dict[str, Any]) -> list[dict[str, Any]]:
    """What a review draws as curves: each with its lines, by name, faction and value."""
    found = [
        {
            "name": each["name"],
            "lines": [[word, side, value] for side, word, value in each["sides"]],
        }
        for each in _balance(view)
    ]
    margins = [[NAMES[f], f, view["final_margins"][f]] for f in FACTIONS]
    resources = [[NAMES[f], f, view["resources"][f]] for f in FACTIONS]
    found.append({"name": "Margins of the final scoring", "lines": margins})
    found.append({"name": "Resources", "lines": resources})
    return found


def _standing(view: dict[str, Any], faction: int) -> dict[str, Any]:
    """7.2 Both margins must be above 0: the lower one is what is wanting."""
    first, second = view["margins"][faction]
    return {
        "side": faction,
        "value": min(first, second),
        "need": 1,
        "text": _standing_words(view, faction),
    }


def _standing_words(view: dict[str, Any], faction: int) -> str:
    first, second = view["margins"][faction]
    lead, second_word = MARGINS[faction]
    text = (
        f"{NAMES[faction]}: {lead} {first:+d}, {second_word} {second:+d}; both must be above 0 "
        f"(7.2). {view['resources'][faction]} Resources. "
        f"At the end {view['final_margins'][faction]:+d} (7.3)."
    )
    if faction == FRENCH and not view["treaty"]:
        text += " No victory without the Treaty of Alliance."
    return text


def _status(pack: Pack, view: dict[str, Any]) -> list[list[str]]:
    """The numbers of the war. The card and the next one lie open on the table anyway."""
    data = pack.scenarios[view["scenario"]]
    year = min(view["winters"], len(data.years) - 1)
    status = [
        ["Campaign", str(data.years[year])],
        ["Phase", PHASES[view["step"]]],
        ["Support : Opposition", f"{view['support']} : {view['opposition']}"],
        ["Casualties B : R", f"{view['cbc']} : {view['crc']}"],
        ["Naval Intervention", str(view["fni"])],
        ["Deck", str(view["deck_size"])],
    ]
    if not view["treaty"]:
        status.append(["Preparations", f"{view['preparations']} of 16"])
    return status


def _hand(view: dict[str, Any], faction: int) -> dict[str, Any]:
    """2.3.8 Brilliant Strokes are held openly."""
    strokes = {BRITISH: 106, PATRIOTS: 105, INDIANS: 108, FRENCH: 107}
    cards = [strokes[faction]] if view["strokes"] >> faction & 1 else []
    if faction == FRENCH and view["treaty_card"]:
        cards.append(109)
    return {"seat": faction, "count": len(cards), "cards": cards, "known": []}


def _piles(view: dict[str, Any]) -> list[dict[str, Any]]:
    piles: list[dict[str, Any]] = [
        {"id": "played", "name": "Being played", "cards": _some(view["played"]), "open": True},
        {"id": "on_deck", "name": "Next card", "cards": _some(view["on_deck"]), "open": True},
        {"id": "past", "name": "Played before", "cards": list(view["played_cards"])},
    ]
    if view["deck"]:
        piles.append({"id": "deck", "name": "Never played", "cards": list(view["deck"])})
    return piles


def _some(card: int) -> list[int]:
    return [card] if card else []
