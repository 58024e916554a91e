"""Answering for others: agents in their seats, and answers that people gave in advance."""

from __future__ import annotations

import asyncio
import logging

from ticonderoga.engine.ask import Choice
from ticonderoga.engine.dice import derive_seed, mix
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.words import LogEntry
from ticonderoga.server.acts import choose
from ticonderoga.server.hub import Hub, Stale
from ticonderoga.server.rows import AGENT, PERSON
from ticonderoga.server.table import Table
from ticonderoga.server.turns import Busy
from ticonderoga.server.workers import Work

FAILURE_SECONDS = 0.5
MOST_DOUBLINGS = 7
"""A failed answer is tried again after a while that doubles so often."""
MOST_FAILURES = 3
THINK_SECONDS = 3.0
GRACE_SECONDS = 2.0
"""How much longer than an agent may think a process waits for the one that wrote last."""

log = logging.getLogger("ticonderoga.server")


def work_of(
    table: Table,
    kind: str,
    args: tuple[object, ...],
    seconds: float,
    asker: str = "",
    rank: int = 0,
) -> Work:
    """A piece of work on a table's match as it stands."""
    row = table.row
    setup = (row.game, row.scenario, row.options, table.dice.write(), row.start)
    return Work(kind, table.key, setup, list(table.lines), args, seconds, asker=asker, rank=rank)


def think_seconds(table: Table) -> float:
    """How long an agent may think at this table."""
    return float(table.settings.get("think", THINK_SECONDS))


WATCHED, AWAY, NOBODYS = range(3)
"""How urgent an agent's thinking is: somebody who sits there looks on; he is away; nobody sits
there, but somebody looks on."""


def is_somebodys(table: Table) -> bool:
    """Whether a person sits at the table, or has let an agent play for him."""
    return any(seat.token and seat.kind in (PERSON, AGENT) for seat in table.seats)


def urgency(table: Table) -> tuple[int, str]:
    """How soon an agent should think at a table, and for whom: the tables of one address take
    turns with those of another."""
    if not is_somebodys(table):
        return NOBODYS, table.id
    for listener in table.listeners:
        if listener.seat >= 0:
            return WATCHED, listener.address or table.id
    return AWAY, table.id


def standing_answer(table: Table, seat: int) -> Choice | None:
    """The answer a person has given in advance to such a question, if it fits.

    {"question": "intercept", "never": [["intercept", 5]]} strikes choices out, and answers
    when one is left; {"question": "retreat_before_battle", "always": ["stand"]} answers outright.
    """
    who = table.seats[seat]
    ask = table.match.ask_of(seat) if who.kind == PERSON and who.standing else None
    if ask is None:
        return None
    left = table.match.choices(seat)
    struck = False
    for rule in who.standing:
        if rule["question"] != ask.question.key:
            continue
        always = tuple(rule.get("always", ()))
        if always in left:
            return always
        never = [tuple(choice) for choice in rule.get("never", ())]
        if never:
            left = [choice for choice in left if choice not in never]
            struck = True
    return left[0] if struck and len(left) == 1 else None


class Answerer:
    """Watches all tables and answers where an agent's or a standing answer is due."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        hub.after.append(self.consider)

    def consider(self, table: Table, here: bool) -> None:
        """If an answer is due, see to it in the background: one at a time for each table.
        `table.thinking` stays true until nothing is due any more."""
        if not table.thinking and self._due(table) >= 0:
            table.thinking = True
            self.hub.spawn(self._answer_all(table, here))

    def looked_at(self, table: Table) -> None:
        """Somebody has come to look: agents that play among themselves go on."""
        if not is_somebodys(table):
            self.consider(table, here=True)

    def _due(self, table: Table) -> int:
        """A seat for which we are to answer; -1 if there is none. Where nobody sits and nobody
        looks on, the agents rest; where the journal is full, nothing can be written down."""
        if not table.listeners and not is_somebodys(table):
            return -1
        if not self.hub.has_room(table, 1):
            return -1
        for seat in table.awaited():
            if table.seats[seat].kind == AGENT or standing_answer(table, seat) is not None:
                return seat
        return -1

    async def _answer_all(self, table: Table, here: bool) -> None:
        """Answer as long as an answer is due. The process that wrote last goes first; another
        waits in case that one has died."""
        try:
            while (seat := self._due(table)) >= 0:
                if not here:
                    n = table.n
                    await asyncio.sleep(GRACE_SECONDS + think_seconds(table))
                    here = table.n == n
                    continue
                await self._answer_for(table, seat)
        finally:
            table.thinking = False

    async def _answer_for(self, table: Table, seat: int) -> None:
        n = table.n
        try:
            choice, reasons = await self._choice(table, seat)
            if choice is not None:
                advance = table.seats[seat].kind != AGENT
                await choose(self.hub, table, seat, n, choice, reasons, in_advance=advance)
                table.failures = 0
        except Stale:
            pass  # the table has moved: look again
        except Busy:
            await asyncio.sleep(FAILURE_SECONDS)
        except (TiconderogaError, RuntimeError) as error:
            table.failures += 1
            log.error("table %s: the agent of seat %d failed: %s", table.id, seat, error)
            doubled = min(table.failures - 1, MOST_DOUBLINGS)
            await asyncio.sleep(FAILURE_SECONDS * 2**doubled)

    async def _choice(self, table: Table, seat: int) -> tuple[Choice | None, list[LogEntry]]:
        """The answer for a seat, and the reasons of an agent that tells them."""
        if seat not in table.awaited():
            return None, []
        who = table.seats[seat]
        if who.kind != AGENT:
            return standing_answer(table, seat), []
        seed = derive_seed("seat", table.row.secret, seat)
        if table.failures >= MOST_FAILURES:
            choices = table.match.choices(seat)
            return choices[mix(seed, table.n) % len(choices)], []
        seconds = think_seconds(table)
        rank, asker = urgency(table)
        work = work_of(table, "agent", (seat, who.agent, seed, seconds), seconds, asker, rank)
        choice, reasons = await self.hub.workers.ask(work)
        return tuple(choice), reasons
