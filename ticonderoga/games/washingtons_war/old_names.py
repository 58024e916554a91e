"""Names that older saved games use for what has another name today; read, never written."""

from __future__ import annotations

from typing import Final

OLD_NAMES: Final[dict[str, dict[str, str]]] = {
    "verb": {
        "slip_away": "retreat_before_battle",
        "burn": "discard_for_bonus",
        "throw": "discard_unused",
        "kill": "remove_cu",
        "french": "land_french",
        "navy": "place_navy",
        "with": "bring_general",
        "without_general": "bring_no_general",
        "send": "bring_cus",
    },
    "space": {"bennington": "brattleboro"},
}
"""By kind (`verb` for the verbs of choices), the old name and the one of today."""
