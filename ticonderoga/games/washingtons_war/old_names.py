"""Names that older saved games use for what has another name today; read, never written."""

from __future__ import annotations

from typing import Final

OLD_NAMES: Final[dict[str, dict[str, str]]] = {
    "space": {"bennington": "brattleboro"},
}
"""By kind (`verb` for the verbs of choices), the old name and the one of today."""
