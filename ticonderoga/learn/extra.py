"""What is said when a package of the extra `lab` is not there."""

from __future__ import annotations

from ticonderoga.engine.errors import TiconderogaError


def missing(package: str) -> TiconderogaError:
    """The error for a package that could not be imported, with the way to get it."""
    return TiconderogaError(
        f"{package} is not installed; learning environments need the extra 'lab': "
        "pip install 'ticonderoga[lab]'"
    )
