"""What of a scene is sent to who has seen the one before: changed parts, and tokens by key."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ticonderoga.engine.drawing import SceneChanges, Token, TokenChanges


class TokenSteps:
    """From one list of tokens to the next. Those who look through different eyes see the same
    tokens, so the last answer is kept."""

    __slots__ = ("_changes", "_now", "_was")

    def __init__(self) -> None:
        self._was: list[Token] | None = None
        self._now: list[Token] | None = None
        self._changes: TokenChanges | None = None

    def between(self, was: list[Token], now: list[Token]) -> TokenChanges | None:
        if self._was is not was or self._now is not now:
            self._changes = changed_tokens(was, now)
            self._was, self._now = was, now
        return self._changes


def changed_parts(
    was: Mapping[str, Any], now: Mapping[str, Any], steps: TokenSteps
) -> SceneChanges:
    """The parts of a scene that differ from those before; of the tokens only those that do."""
    changes: Any = {
        name: value
        for name, value in now.items()
        if (before := was.get(name)) is not value and before != value
    }
    if "tokens" in changes:
        tokens = steps.between(was["tokens"], now["tokens"])
        if tokens is not None:
            del changes["tokens"]
            changes["token_changes"] = tokens
    found: SceneChanges = changes
    return found


def _alike(was: list[Token], now: list[Token]) -> int:
    """How many tokens are alike from the beginning on."""
    at = 0
    for before, after in zip(was, now, strict=False):
        if before is not after and before != after:
            break
        at += 1
    return at


def changed_tokens(was: list[Token], now: list[Token]) -> TokenChanges | None:
    """How one list of tokens becomes the other; None if it is shorter to send it whole, or if
    tokens that stay have changed their order. What is alike at both ends is left out first."""
    first = _alike(was, now)
    last = _alike(was[first:][::-1], now[first:][::-1])
    total = len(now)
    was, now = was[first : len(was) - last], now[first : total - last]
    before = {token["key"]: token for token in was}
    put = [(at, token) for at, token in enumerate(now, first) if before.get(token["key"]) != token]
    if 2 * len(put) > total:
        return None
    present = {token["key"] for token in now}
    gone = [key for key in before if key not in present]
    out = {token["key"] for _, token in put} | set(gone)
    stay_before = [key for key in before if key not in out]
    stay_now = [token["key"] for token in now if token["key"] not in out]
    if stay_before != stay_now:
        return None
    return {"gone": gone, "put": put}
