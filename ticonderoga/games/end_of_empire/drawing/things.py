"""The pieces of End of Empire in words: units, leaders, fleets."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.drawing import Piece
from ticonderoga.games.end_of_empire.data.kinds import (
    BOXED,
    CIRCLED,
    FLEET,
    INDIAN,
    LEADER,
    MILITIA,
    NAVAL_INFANTRY,
    PLUS,
)
from ticonderoga.games.end_of_empire.data.pack import Pack
from ticonderoga.games.end_of_empire.data.units import Pieces

KIND_WORDS: Final = (
    "infantry", "artillery", "cavalry", "legion", "rangers", "marines", "militia", "Indians",
    "naval infantry", "leader", "fleet",
)  # fmt: skip
KIND_RULES: Final = {
    LEADER: ("8.1", "8.2", "8.3"), FLEET: ("14.1", "14.2"), INDIAN: ("13", "13.3"),
    MILITIA: ("12", "12.2"), NAVAL_INFANTRY: ("14.5",),
}  # fmt: skip
UNIT_RULES: Final = ("2.10", "2.11", "2.12")
CODES: Final = {
    1: "Every American outranks him.", 3: "He commands Indians only.",
    4: "An American who may lead the French, too.",
}  # fmt: skip


def figures(pieces: Pieces, piece: int, steps: int) -> str:
    """What is printed on a unit: CF/AF/MF, with brackets for boxed and circled factors."""
    cf = _marked(pieces.face_cf[piece][steps], pieces.face_cf_mark[piece][steps])
    ambush = "+" if pieces.face_ambush[piece][steps] else ""
    mf = _marked(pieces.face_mf[piece][steps], pieces.face_mf_mark[piece][steps])
    return f"{cf}/{ambush}{pieces.face_af[piece][steps]}/{mf}"


def _marked(value: int, mark: int) -> str:
    if mark == BOXED:
        return f"[{value}]"
    if mark == CIRCLED:
        return f"({value})"
    return f"{value}+" if mark == PLUS else str(value)


def ratings(pieces: Pieces, leader: int) -> str:
    """A leader's ratings as printed: combat-rank-initiative."""
    return f"{pieces.combat[leader]}-{pieces.rank[leader]}-{pieces.initiative[leader]}"


def describe_piece(pack: Pack, piece: int) -> Piece:
    pieces = pack.pieces
    kind = pieces.type[piece]
    described: Piece = {
        "kind": KIND_WORDS[kind],
        "id": pieces.ids[piece],
        "name": pieces.labels[piece],
        "short": pieces.names[piece],
        "side": pieces.side[piece],
        "ratings": [],
        "about": _about(pieces, piece),
        "confidence": pieces.confidence[piece],
        "rules": list(KIND_RULES.get(kind, UNIT_RULES)),
    }
    if kind == LEADER:
        described["ratings"] = [
            ("combat", pieces.combat[piece]), ("rank", pieces.rank[piece]),
            ("initiative", pieces.initiative[piece]),
        ]  # fmt: skip
    marks = pieces.confidence_detail[piece]
    doubts = [name for name, mark in marks.items() if mark == "reconstructed"]
    if doubts:
        described["doubts"] = doubts
    return described


def _about(pieces: Pieces, piece: int) -> list[str]:
    if pieces.is_fleet(piece):
        return ["Rolls each year whether it is there; carries units along the coast."]
    if pieces.is_leader(piece):
        said = CODES.get(pieces.code[piece], "")
        return [said] if said else []
    full = pieces.steps[piece]
    said = f"{figures(pieces, piece, full)} (combat, ambush, movement)"
    if full > 1:
        fewer = [f"{figures(pieces, piece, left)} with {left}" for left in range(full - 1, 0, -1)]
        return [f"{said} with {full} steps, {', '.join(fewer)}."]
    return [f"{said}, one step." if full else f"{said}."]
