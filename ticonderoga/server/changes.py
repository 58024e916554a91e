"""What of a scene is sent to who has seen the one before: changed parts, and tokens by key."""

from __future__ import annotations

from typing import cast

from ticonderoga.engine.drawing import Scene, SceneChanges, Token, TokenChanges


def changed_parts(was: Scene, now: Scene) -> SceneChanges:
    """The parts of a scene that differ from those before; of the tokens only those that do."""
    before = cast(dict[str, object], was)
    parts = {
        name: value
        for name, value in now.items()
        if before.get(name) is not value and before.get(name) != value
    }
    changes = cast(SceneChanges, parts)
    if "tokens" in changes:
        tokens = changed_tokens(was["tokens"], now["tokens"])
        if tokens is not None:
            del changes["tokens"]
            changes["token_changes"] = tokens
    return changes


def changed_tokens(was: list[Token], now: list[Token]) -> TokenChanges | None:
    """How one list of tokens becomes the other; None if it is shorter to send it whole, or if
    tokens that stay have changed their order."""
    before = {token["key"]: token for token in was}
    put = [(at, token) for at, token in enumerate(now) if before.get(token["key"]) != token]
    if 2 * len(put) > len(now):
        return None
    present = {token["key"] for token in now}
    gone = [key for key in before if key not in present]
    out = {token["key"] for _, token in put} | set(gone)
    stay_before = [key for key in before if key not in out]
    stay_now = [token["key"] for token in now if token["key"] not in out]
    if stay_before != stay_now:
        return None
    return {"gone": gone, "put": put}
