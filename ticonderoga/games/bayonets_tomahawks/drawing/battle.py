"""A Battle as a picture: tracks, penalties, who fights, who rolls, the dice on the table."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.drawing_play import Contest, Contestant, Penalty
from ticonderoga.games.bayonets_tomahawks.data.kinds import (
    BRITISH,
    COMMANDER,
    FRENCH,
    TRIANGLE,
)
from ticonderoga.games.bayonets_tomahawks.data.pack import Pack
from ticonderoga.games.bayonets_tomahawks.rules.battle_preparation import (
    ABBATIS,
    AMBUSH,
    COUP_DE_MAIN,
    LIGHT_FOR_MORE,
    TRACK_MINIMUM,
)
from ticonderoga.games.bayonets_tomahawks.text.names import SIDE_NAMES
from ticonderoga.games.bayonets_tomahawks.view import BattleView, View

HIGH: Final = 10
"""13.3.1 The upper end of the Battle track; beyond it the marker starts again, turned over."""

STEPS: Final = (
    "Light units", "Indian units", "Highland Brigades", "Metropolitan Brigades",
    "other Brigades", "Fleets", "Fort and Bastions", "Artillery",
)  # fmt: skip
"""13.3.3 The steps of the roll sequence."""
KINDS: Final = (
    ("Light", "Light"), ("Indian", "Indians"), ("Metropolitan", "Metropolitan"),
    ("Brigade", "Brigades"), ("Artillery", "Artillery"), ("Fleet", "Fleets"), ("Fort", "Forts"),
    ("Bastion", "Bastions"), ("Commander", "Commanders"),
)  # fmt: skip
HIGHLANDERS: Final = ("Highland", "Highland")
MILITIA: Final = ("Militia", "Militia")
"""What fighters are called, one of them and several."""
PENALTIES: Final[dict[str, tuple[str, str]]] = {
    "landing": ("Landed in this Action Round", "10.6.1"),
    "marshal": ("Marshaled in this Action Round", "11.0"),
    "rout": ("Routed", "13.8"),
    "oos": ("Out of Supply", "14.1.1"),
    "oos_large": ("Out of Supply, eight units or more", "14.1.1"),
    "fort": ("Attacks a Fort", "13.3.2"),
    "fort_no_guns": ("Attacks a Fort without Artillery", "13.3.2"),
}
"""13.3.2 What moves a marker back, and the rule."""
SHIFTS: Final = {
    AMBUSH: (FRENCH, "bonus"), COUP_DE_MAIN: (FRENCH, "bonus"),
    ABBATIS: (BRITISH, "british_penalty"),
}  # fmt: skip
"""French events that move a marker before the dice: whose, and by which number of the card."""


def draw_contest(pack: Pack, view: View) -> Contest | None:
    """13.3 The Battle under way, or None."""
    battle = view["battle"]
    if battle is None:
        return None
    attacker = battle["attacker"]
    return {
        "title": f"Battle at {pack.board.names[battle['space']]}",
        "space": battle["space"],
        "rule": "13.3",
        "low": TRACK_MINIMUM,
        "high": HIGH,
        "sides": [
            _side(pack, view, battle, attacker, "Attacker"),
            _side(pack, view, battle, 1 - attacker, "Defender"),
        ],
        "rolling": battle["rolling"],
        "now": _now(pack, battle),
        "rolls": [{"piece": piece, "face": face} for piece, face in battle["dice"]],
    }


def _now(pack: Pack, battle: BattleView) -> str:
    rolling, step = battle["rolling"], battle["step"]
    if rolling < 0:
        return "Both sides prepare for Battle."
    who = f"The {SIDE_NAMES[rolling]} roll"
    said = f"{who} for their {STEPS[step]}." if 0 <= step < len(STEPS) else f"{who}."
    if battle["hit_by"] >= 0:
        said += f" A Hit by {pack.pieces.names[battle['hit_by']]} is applied."
    return said


def _side(pack: Pack, view: View, battle: BattleView, faction: int, role: str) -> Contestant:
    described: Contestant = {
        "side": faction,
        "role": role,
        "marker": battle["track"][faction],
        "units": _units(pack, view, battle, faction),
        "penalties": _penalties(pack, view, battle, faction),
        "rerolls": _rerolls(pack, view, battle, faction),
    }
    if battle["commanders"][faction] >= 0:
        described["leader"] = battle["commanders"][faction]
    return described


def _units(pack: Pack, view: View, battle: BattleView, faction: int) -> list[tuple[str, int]]:
    """Who fights, by type, and the Militia that are left."""
    stack = battle["lineup"][faction] or _stack(view, faction, battle["space"])
    gone = frozenset(battle["eliminated"])
    numbers: dict[tuple[str, str], int] = {}
    for piece in sorted(stack, key=lambda piece: pack.pieces.type[piece]):
        if pack.pieces.type[piece] != COMMANDER and piece not in gone:
            kind = HIGHLANDERS if pack.pieces.highland[piece] else KINDS[pack.pieces.type[piece]]
            numbers[kind] = numbers.get(kind, 0) + 1
    if battle["militia"][faction]:
        numbers[MILITIA] = battle["militia"][faction]
    return [(names[count > 1], count) for names, count in numbers.items()]


def _stack(view: View, faction: int, space: int) -> list[int]:
    return next((pieces for place, pieces in view["stacks"][faction] if place == space), [])


def _penalties(pack: Pack, view: View, battle: BattleView, faction: int) -> list[Penalty]:
    """13.3.2 What moved the marker back, and the event that moved it either way."""
    found: list[Penalty] = []
    for key, positions in battle["penalties"][faction]:
        text, rule = PENALTIES.get(key, (key.replace("_", " "), "13.3.2"))
        found.append({"text": text, "value": -positions, "rule": rule})
    event = battle["events"][FRENCH]
    card = pack.deck.cards[view["played"][FRENCH]]
    if event in SHIFTS and card.event == event:
        whose, number = SHIFTS[event]
        if event == AMBUSH and _light(pack, battle) >= LIGHT_FOR_MORE:
            number = "bonus_with_3_light"
        if whose == faction:
            value = card.params[number] if whose == FRENCH else -card.params[number]
            found.append({"text": card.title, "value": value, "rule": f"Card {card.number}"})
    return found


def _light(pack: Pack, battle: BattleView) -> int:
    return len([p for p in battle["lineup"][FRENCH] if pack.pieces.shape[p] == TRIANGLE])


def _rerolls(pack: Pack, view: View, battle: BattleView, faction: int) -> list[tuple[str, int]]:
    """13.5 The Commander and the event that grant rerolls, and how many are left."""
    found: list[tuple[str, int]] = []
    if battle["commanders"][faction] >= 0:
        name = pack.pieces.names[battle["commanders"][faction]]
        found.append((name, battle["rerolls"][faction]))
    if battle["event_rerolls"][faction]:
        card = pack.deck.cards[view["played"][faction]]
        found.append((card.title or "Event", battle["event_rerolls"][faction]))
    return found
