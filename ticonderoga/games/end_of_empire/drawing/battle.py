"""11 A battle as a picture: who fights with how much, the column, every modifier with its rule."""

from __future__ import annotations

from ticonderoga.engine.drawing_play import Contest, Contestant, Penalty
from ticonderoga.games.end_of_empire.data.pack import Pack
from ticonderoga.games.end_of_empire.data.scenarios import ScenarioData
from ticonderoga.games.end_of_empire.drawing.things import KIND_WORDS
from ticonderoga.games.end_of_empire.text.combat import MODIFIERS
from ticonderoga.games.end_of_empire.text.names import SIDE_NAMES_BY_WAR
from ticonderoga.games.end_of_empire.view import CombatView, View


def draw_battle(pack: Pack, scenario: ScenarioData, view: View) -> Contest | None:
    """The battle under way, or None."""
    battle = view["battle"]
    if battle is None:
        return None
    attacker = battle["attacker"]
    return {
        "title": f"Battle at {pack.board.labels[battle['space']]}",
        "space": battle["space"],
        "rule": "11",
        "low": 0,
        "high": 0,
        "sides": [
            _side(pack, battle, attacker, "Attacker", view["attackers"]),
            _side(pack, battle, 1 - attacker, "Defender", view["defenders"]),
        ],
        "rolling": -1,
        "now": _now(scenario, battle),
        "rolls": [],
    }


def _now(scenario: ScenarioData, battle: CombatView) -> str:
    names = SIDE_NAMES_BY_WAR[scenario.war]
    added = sum([value for _, value, _ in battle["modifiers"]])
    parts = [f"Round {battle['round']}"] if battle["round"] else []
    if battle["odds"]:
        parts.append(f"column {battle['odds']}")
    parts.append(f"die {added:+}" if added else "no modifier")
    said = ", ".join(parts)
    said = said[0].upper() + said[1:] + "."
    if battle["ambusher"] >= 0 and not battle["round"]:
        said = f"The {names[battle['ambusher']]} ambush. {said}"
    if battle["victim"] >= 0 and battle["losses"]:
        left = "1 step" if battle["losses"] == 1 else f"{battle['losses']} steps"
        said += f" The {names[battle['victim']]} lose {left}."
    return said


def _side(pack: Pack, battle: CombatView, side: int, role: str, pieces: list[int]) -> Contestant:
    described: Contestant = {
        "side": side,
        "role": role,
        "marker": battle["strength"][side],
        "units": _units(pack, pieces),
        "penalties": [
            _modifier(pack, *each)
            for each in battle["modifiers"]
            if _whose(battle, each[0]) == side
        ],
        "rerolls": [],
    }
    if battle["leaders"][side] >= 0:
        described["leader"] = battle["leaders"][side]
    return described


def _whose(battle: CombatView, key: str) -> int:
    """The side that a modifier comes from: those of the attack name it, the fort is the
    defenders'."""
    attack = key in ("attack_no_guns", "boston", "steuben_attack", "leader_attack")
    return battle["attacker"] if attack else 1 - battle["attacker"]


def _modifier(pack: Pack, key: str, value: int, leader: int) -> Penalty:
    sentence = MODIFIERS[key]
    text = sentence if isinstance(sentence, str) else sentence.template
    if leader >= 0:
        text = f"{pack.pieces.names[leader]}, {text}"
    return {"text": text[0].upper() + text[1:], "value": value, "rule": "11.8"}


def _units(pack: Pack, pieces: list[int]) -> list[tuple[str, int]]:
    numbers: dict[str, int] = {}
    for piece in sorted(pieces, key=lambda piece: pack.pieces.type[piece]):
        word = KIND_WORDS[pack.pieces.type[piece]]
        numbers[word] = numbers.get(word, 0) + 1
    return list(numbers.items())
