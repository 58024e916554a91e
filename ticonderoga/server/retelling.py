"""What has happened since somebody's last decision, a scene for every step: worked out apart."""

from __future__ import annotations

from ticonderoga.engine.drawing import Scene
from ticonderoga.engine.journal import FORCED
from ticonderoga.engine.match import Match
from ticonderoga.lab.past import at_ply
from ticonderoga.server.changes import TokenSteps, changed_parts
from ticonderoga.server.rendering import Renderer
from ticonderoga.server.sent import Beat, Retold


def retold(match: Match, renderer: Renderer, seat: int, ply: int, since: int) -> Retold:
    """All from delivery `ply` and line `since` on, as the seat saw it."""
    back = at_ply(match, ply)
    rules = match.rules
    first: Scene = rules.scene(back.view(seat))
    scene = first
    beats: list[Beat] = []
    for at in range(len(back.deliveries), len(match.deliveries)):
        delivery = match.deliveries[at]
        if delivery[0] == FORCED:
            continue
        back.follow(delivery)
        now = rules.scene(back.view(seat))
        beats.append({"ply": at, "scene": changed_parts(scene, now, TokenSteps())})
        scene = now
    return {"scene": first, "since": since, "beats": beats, "log": renderer.log(match, seat, since)}
