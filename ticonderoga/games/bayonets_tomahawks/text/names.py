"""What people call factions, Action Points, boxes and faces of the die."""

from __future__ import annotations

from typing import Final

SIDE_NAMES: Final = ("British", "French")
AP_NAMES: Final = (
    "Light AP", "2x Light AP", "Army AP", "2x Army AP", "Sail/Army AP", "2x Sail/Army AP",
    "Indian AP", "2x Indian AP", "Light/Army AP",
)  # fmt: skip
FACES: Final = {
    1: "Flag", 2: "Flag", 3: "triangle/circle Hit", 4: "square/circle Hit", 5: "B&T", 6: "Miss",
}  # fmt: skip
BOXES: Final = {
    -1: "to the Losses box", -2: "to its pool", -3: "to the Bonus pool",
    -4: "to the Disbanded Colonials box", -5: "out of play", -6: "not in play",
    -7: "to be placed",
}  # fmt: skip
TYPE_NAMES: Final = (
    "Light unit", "Indian unit", "Metropolitan Brigade", "non-Metropolitan Brigade", "Artillery",
    "Fleet", "Fort", "Bastion", "Commander",
)  # fmt: skip
