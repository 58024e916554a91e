"""What if: a private world to try things in, with a bot in any chair.

In a game that goes on it is an imagined world: what the seat may not know is dealt anew. In a
finished one it is the true game from any choice. A world is told by its seed and the choices
made in it, so that stepping back is leaving the last one out.
"""

from __future__ import annotations

import time
from collections import OrderedDict

from ticonderoga.engine.agent import answer
from ticonderoga.engine.ask import Choice
from ticonderoga.engine.dice import derive_seed
from ticonderoga.engine.game import OBSERVER
from ticonderoga.engine.match import Match
from ticonderoga.engine.registry import make_agent
from ticonderoga.lab.past import at_ply
from ticonderoga.server import sent
from ticonderoga.server.rendering import Renderer

KEPT_WORLDS = 12
MOST_ANSWERS = 60
"""How many answers the bots give at one asking."""
BOT_SECONDS = 0.6
SECONDS = 3.0

Made = list[tuple[int, Choice]]


class Trial:
    """One world being tried, and the choices made in it."""

    __slots__ = ("made", "match")

    def __init__(self, match: Match) -> None:
        self.match = match
        self.made: Made = []

    def choose(self, seat: int, choice: Choice) -> None:
        self.match.choose(choice, seat)
        self.made.append((seat, choice))


class WhatIf:
    """The worlds a worker keeps; one that was forgotten is made again from its choices."""

    def __init__(self) -> None:
        self._worlds: OrderedDict[str, Trial] = OrderedDict()

    def show(
        self,
        match: Match,
        renderer: Renderer,
        session: str,
        seat: int,
        ply: int,
        seed: int,
        made: Made,
        bots: dict[int, str],
    ) -> tuple[Made, sent.World]:
        """The world after these choices and the bots' answers; the choices, and how it looks."""
        world = self._world(match, session, seat, ply, seed, made)
        waiting = self._let_bots_answer(world, session, bots)
        asked = world.match.awaited()
        eyes = asked[0] if asked else seat
        shown: list[sent.Made] = [
            {"seat": who, "bot": who in bots, **renderer.choice(choice)}
            for who, choice in world.made
        ]
        state: sent.World = {
            **renderer.state(world.match, eyes, 0, all_choices=True),
            "type": "what-if",
            "made": shown,
            "thinking": waiting,
        }
        if seat == OBSERVER or match.over:
            state["scene"] = renderer.open_scene(world.match, OBSERVER)
        return world.made, state

    def _world(
        self, match: Match, session: str, seat: int, ply: int, seed: int, made: Made
    ) -> Trial:
        world = self._worlds.pop(session, None)
        if world is None or world.made != made[: len(world.made)]:
            if match.over:
                world = Trial(at_ply(match, ply))
            else:
                world = Trial(match.imagine_match(seat, seed))
        for who, choice in made[len(world.made) :]:
            world.choose(who, choice)
        self._worlds[session] = world
        while len(self._worlds) > KEPT_WORLDS:
            self._worlds.popitem(last=False)
        return world

    @staticmethod
    def _let_bots_answer(world: Trial, session: str, bots: dict[int, str]) -> bool:
        """Answer for the chairs that bots sit in; true if they had more to answer."""
        until = time.monotonic() + SECONDS
        game = world.match.setup.game
        agents = {
            who: make_agent(spec, derive_seed(session, who), game) for who, spec in bots.items()
        }
        for agent in agents.values():
            agent.seconds = BOT_SECONDS
        for _ in range(MOST_ANSWERS):
            asked = [who for who in world.match.awaited() if who in agents]
            if not asked:
                return False
            if time.monotonic() > until:
                break
            world.choose(asked[0], answer(world.match, asked[0], agents[asked[0]]))
        return True
