"""Sessions of what-if: which table, from which moment, and what has been tried there."""

from __future__ import annotations

import secrets
import time
from collections import OrderedDict
from typing import Any

from ticonderoga.engine.errors import Refused, TiconderogaError
from ticonderoga.server.answering import work_of
from ticonderoga.server.bodies import WhatIfAct
from ticonderoga.server.hub import Hub
from ticonderoga.server.seating import check_agent
from ticonderoga.server.table import Table
from ticonderoga.server.terms import require_advice
from ticonderoga.server.what_if import SECONDS, Made
from ticonderoga.server.workers import Work

MOST_SESSIONS = 400
MOST_OF_ONE = 12
"""Of one address: whoever begins more gives up the one that he has not touched longest."""
IDLE_SECONDS = 3600.0
MOST_MADE = 500


class WhatIfSession:
    """One person's private try-out."""

    __slots__ = ("asker", "bots", "made", "ply", "seat", "seed", "table_id", "touched", "work")

    def __init__(
        self, table: Table, seat: int, ply: int, seed: int, work: Work, asker: str
    ) -> None:
        self.asker = asker
        self.table_id = table.id
        self.seat = seat
        self.ply = ply
        self.seed = seed
        self.work = work
        """The table as it stood when the session began."""
        self.made: Made = []
        self.bots: dict[int, str] = {}
        self.touched = time.monotonic()


class WhatIfSessions:
    """All sessions of this process; who holds a session's name holds the session."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._sessions: OrderedDict[str, WhatIfSession] = OrderedDict()

    async def act(self, table: Table, seat: int, act: WhatIfAct, asker: str = "") -> dict[str, Any]:
        if act.act == "begin":
            name, session = self._begin(table, seat, act, asker)
        else:
            name, session = act.session, self._find(table, seat, act.session)
        if act.act == "leave":
            del self._sessions[name]
            return {"session": name, "left": True}
        made, bots = list(session.made), dict(session.bots)
        if act.bots or act.act == "bots":
            bots = self._bots(table, act.bots)
        if act.act == "choose":
            made.append(self._choice(table, act))
        elif act.act == "back":
            made = without_last(made, bots)
        args = (name, session.seat, session.ply, session.seed, made, bots)
        work = session.work
        asked = Work("what-if", work.key, work.setup, work.lines, args, 3 * SECONDS, asker=asker)
        session.made, state = await self._hub.study.ask(asked)
        session.bots = bots
        return {"session": name, "bots": self._named(table, bots), **state}

    def _begin(
        self, table: Table, seat: int, act: WhatIfAct, asker: str
    ) -> tuple[str, WhatIfSession]:
        over = table.match.over
        if not over:
            require_advice(table)
        if not over and (seat < 0 or not table.started()):
            raise Refused("only those who sit at a table that has begun may try things there")
        last = len(table.match.deliveries)
        if not -1 <= act.at <= last or (act.at >= 0 and not over):
            raise Refused(f"a what-if begins at the present; in a finished game at 0 to {last}")
        name = secrets.token_urlsafe(12)
        work = work_of(table, "what-if", (), SECONDS)
        work.key = f"{table.key} {name}"
        ply = last if act.at < 0 else act.at
        own = [known for known, session in self._sessions.items() if session.asker == asker]
        for oldest in own[: max(0, len(own) + 1 - MOST_OF_ONE)]:
            del self._sessions[oldest]
        self._sessions[name] = WhatIfSession(table, seat, ply, act.seed, work, asker)
        while len(self._sessions) > MOST_SESSIONS:
            self._sessions.popitem(last=False)
        return name, self._sessions[name]

    def _find(self, table: Table, seat: int, name: str) -> WhatIfSession:
        session = self._sessions.get(name)
        if session is None or session.table_id != table.id or session.seat != seat:
            raise Refused("that try-out has ended; begin another")
        if len(session.made) > MOST_MADE:
            raise Refused("this try-out has gone far enough; begin another")
        session.touched = time.monotonic()
        self._sessions.move_to_end(name)
        return session

    @staticmethod
    def _choice(table: Table, act: WhatIfAct) -> tuple[int, tuple[Any, ...]]:
        if act.choice is None or not 0 <= act.seat < len(table.seats):
            raise TiconderogaError("to choose, name the seat and the choice")
        return act.seat, tuple(act.choice)

    @staticmethod
    def _bots(table: Table, bots: dict[str, str]) -> dict[int, str]:
        seats = table.match.rules.seats
        for name in bots:
            if name not in seats:
                raise TiconderogaError(f"there is no seat '{name}'")
        return {seats.index(name): check_agent(spec, table.game) for name, spec in bots.items()}

    @staticmethod
    def _named(table: Table, bots: dict[int, str]) -> dict[str, str]:
        return {table.match.rules.seats[seat]: spec for seat, spec in bots.items()}

    def forget_old(self, now: float) -> None:
        for name, session in list(self._sessions.items()):
            if now - session.touched > IDLE_SECONDS:
                del self._sessions[name]


def without_last(made: Made, bots: dict[int, str]) -> Made:
    """Step back: the last choice of a person goes, and what the bots answered to it."""
    made = list(made)
    while made:
        seat, _ = made.pop()
        if seat not in bots:
            break
    return made
