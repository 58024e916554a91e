"""What runs in a worker: the desk keeps matches, and answers what is asked of them."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Final

from ticonderoga.engine.agent import Agent, OwnPlayerAgent, Seen, answer
from ticonderoga.engine.ask import Choice
from ticonderoga.engine.dice import Dice
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.game import Game
from ticonderoga.engine.journal_text import play_entry
from ticonderoga.engine.match import FORCED, Match
from ticonderoga.engine.registry import find_game, make_agent
from ticonderoga.engine.words import LogEntry
from ticonderoga.lab.lessons import lessons
from ticonderoga.lab.past import at_ply
from ticonderoga.lab.review import review
from ticonderoga.server import sent
from ticonderoga.server.importing import read_save
from ticonderoga.server.positions import position_file
from ticonderoga.server.rendering import MOST_LOG, Renderer
from ticonderoga.server.retelling import retold
from ticonderoga.server.what_if import WhatIf

KEPT_MATCHES = 40
KEPT_AGENTS = 80

ADVISER: Final = "strategist"
"""Who gives hints: the strongest."""


def timed(agent: Agent, seconds: float) -> Agent:
    """An agent that can think by the clock is told how long it may."""
    agent.seconds = seconds
    return agent


class Kept:
    """A match and the lines played in it so far."""

    __slots__ = ("lines", "match", "renderer")

    def __init__(self, setup: tuple[Any, ...]) -> None:
        game, scenario, options, dice, start = setup
        self.match: Match = Match(find_game(game), scenario, options, dice=Dice.read(dice))
        if start:
            self.match.restart_from(self.match.rules.read(start))
        self.lines: list[str] = []
        self.renderer = Renderer(self.match.rules)


class Desk:
    """All the matches one worker keeps, and the agents that play in them."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Kept] = OrderedDict()
        self._agents: OrderedDict[tuple[str, int, str], Agent] = OrderedDict()
        self._worlds: WhatIf = WhatIf()

    def answer(
        self,
        kind: str,
        key: str,
        setup: tuple[Any, ...] | None,
        since: int,
        lines: list[str],
        args: tuple[Any, ...],
    ) -> tuple[Any, ...]:
        """("done", the answer), or ("lost",) when the match is not here any more."""
        if kind == "import":
            return ("done", read_save(*args))
        kept = self._kept.pop(key, None)
        if setup is not None:
            kept = Kept(setup)
        if kept is None or len(kept.lines) != since:
            return ("lost",)
        for line in lines:
            play_entry(kept.match, line)
            kept.lines.append(line)
        self._kept[key] = kept
        while len(self._kept) > KEPT_MATCHES:
            self._kept.popitem(last=False)
        return ("done", self._answer(kind, key, kept, args))

    def _answer(self, kind: str, key: str, kept: Kept, args: tuple[Any, ...]) -> Any:
        match = kept.match
        if kind == "agent":
            seat, spec, seed, seconds = args
            return decided(match, seat, timed(self._agent(key, match, seat, spec, seed), seconds))
        if kind == "hint":
            return hint(kept, *args)
        if kind == "odds":
            return {"odds": odds(kept, *args), "final": final(kept, *args)}
        if kind == "final":
            return final(kept, *args)
        if kind == "what-if":
            return self._worlds.show(kept.match, kept.renderer, *args)
        if kind == "review":
            return told_review(match, kept.renderer)
        if kind == "lessons":
            return told_lessons(match, kept.renderer, *args)
        if kind == "replay":
            return replay(kept, *args)
        if kind == "position":
            return position_file(match, *args)
        if kind == "story":
            return retold(kept.match, kept.renderer, *args)
        raise TiconderogaError(f"a worker does not know '{kind}'")

    def _agent(self, key: str, match: Match, seat: int, spec: str, seed: int) -> Agent:
        """The agent of a seat: kept, because it may remember its plans."""
        name = (key, seat, spec)
        agent = self._agents.pop(name, None)
        if agent is None:
            agent = make_agent(spec, seed, match.setup.game)
        self._agents[name] = agent
        while len(self._agents) > KEPT_AGENTS:
            self._agents.popitem(last=False)
        return agent


def decided(match: Match, seat: int, agent: Agent) -> tuple[Choice, list[LogEntry]]:
    """What an agent chooses, and the reasons that it tells the table. They are said at the table
    itself, not here: its journal brings them back."""
    if isinstance(agent, OwnPlayerAgent):
        return agent.decide(match.world, seat, True), agent.reasons()
    return answer(match, seat, agent), []


def _asked(match: Match, seat: int) -> list[Choice]:
    choices = match.choices(seat)
    if match.over or match.ask_of(seat) is None or not choices:
        raise TiconderogaError("there is nothing for you to decide now")
    return choices


def hint(kept: Kept, seat: int, spec: str, seed: int, seconds: float) -> dict[str, Any]:
    """What an agent would choose in this chair, and why."""
    _asked(kept.match, seat)
    game = kept.match.setup.game
    agent = timed(make_agent(spec or ADVISER, seed, game), seconds)
    choice, reasons = decided(kept.match, seat, agent)
    said = kept.match.rules.words.say_log
    why = " ".join([said(entry) for entry in reasons]) or agent.why()
    return {**kept.renderer.choice(choice), "why": why}


def usual_opponent(game: Game) -> str:
    """Who plays a seat if nobody says otherwise: a game's own agent, if it has one, else the
    planner."""
    return game.usual_agent("planner")


def odds(kept: Kept, seat: int) -> list[dict[str, Any]]:
    """The exact odds of every offered choice that has any, from what the seat may know."""
    choices = _asked(kept.match, seat)
    seen = Seen(kept.match, seat)
    found = [(choice, seen.odds(choice)) for choice in choices]
    return [
        {**kept.renderer.choice(choice), "odds": odds.plain()}
        for choice, odds in found
        if odds is not None
    ]


def final(kept: Kept, seat: int) -> list[sent.Final]:
    """The choices that cannot be taken back, tried out in a world of what the seat knows: a roll
    or a reveal follows ("chance"), or the turn passes to somebody else ("turn")."""
    choices = _asked(kept.match, seat)
    world = kept.match.imagine(seat, 0)
    before = world.position.dice.barrier
    found: list[sent.Final] = []
    for choice in choices:
        tried = world.fork()
        tried.choose(choice, seat)
        if tried.position.dice.barrier != before:
            found.append({"choice": list(choice), "by": "chance"})
        elif tried.over or tried.ask_of(seat) is None:
            found.append({"choice": list(choice), "by": "turn"})
    return found


def told_review(match: Match, renderer: Renderer) -> dict[str, Any]:
    """The review of a finished game, with its choices and its end in words."""
    found = review(match)
    events = [{**event, **renderer.choice(event["choice"])} for event in found["events"]]
    return {**found, "events": events, "result": renderer.result(match)}


def told_lessons(
    match: Match, renderer: Renderer, seats: tuple[int, ...], seconds: float | None
) -> list[dict[str, Any]]:
    """The decisions that cost these seats most, in words."""
    say = match.rules.words.say_choice
    return [
        {"ply": one.ply, "seat": one.seat, "chosen": say(one.chosen), "better": say(one.better),
         "chance": round(one.chance, 3), "best": round(one.best, 3), "why": one.why}
        for one in lessons(match, seats, seconds)
    ]  # fmt: skip


def replay(kept: Kept, ply: int, seat: int, open_hands: bool) -> sent.Replay:
    """The table after `ply` deliveries, through a seat's eyes; all hands open if it may be."""
    renderer = kept.renderer
    last = len(kept.match.deliveries)
    if not 0 <= ply <= last:
        raise TiconderogaError(f"this game has choices 0 to {last}, not {ply}")
    match = at_ply(kept.match, ply)
    state: sent.Replay = {
        **renderer.state(match, seat, 0, all_choices=open_hands),
        "undo": {"free": False, "how": "none", "request": None},
        "last": last,
        "chose": _chosen(kept, ply, seat, open_hands),
    }
    if open_hands:
        state["scene"] = renderer.open_scene(match, seat)
        since = max(0, match.log_length() - MOST_LOG)
        state["log"] = [
            renderer.entry(at, entry, match.told(at))
            for at, entry in enumerate(match.log()[since:], since)
        ]
    if ply < last:
        state["log"] = [line for line in state["log"] if line["kind"] != "undone"]
    return state


def _chosen(kept: Kept, ply: int, seat: int, open_hands: bool) -> sent.Chosen | None:
    """The choice that led here, in words: one's own, or anybody's once the game is over."""
    if not 0 < ply <= len(kept.match.deliveries):
        return None
    kind, who, what, _ = kept.match.deliveries[ply - 1]
    if kind > FORCED or not (open_hands or who == seat):
        return None
    return {"seat": who, "forced": kind == FORCED, **kept.renderer.choice(what)}
