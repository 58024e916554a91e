"""What those who sit at a table may do: choose, take back, resign, talk, keep notes."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import msgspec

from ticonderoga.engine.ask import Choice
from ticonderoga.engine.errors import Refused
from ticonderoga.engine.game import Rules
from ticonderoga.engine.match import FORCED, Match
from ticonderoga.engine.words import LogEntry
from ticonderoga.server.hub import PRIVATE, TALK, Hub
from ticonderoga.server.messages import StandingAnswer, plain_text
from ticonderoga.server.rows import AGENT, LEFT
from ticonderoga.server.table import Table

UNDO_NOTHING = "a roll, a reveal or another's choice has come since; ask the others for consent"


class RefusedChoice(Refused):
    """A choice that was not offered, with the rule that bars it."""

    def __init__(self, text: str, rule: str) -> None:
        super().__init__(text)
        self.rule = rule


def _require_going(table: Table) -> None:
    if table.match.over:
        raise Refused("the game is over")
    if not table.started():
        raise Refused("the table waits for its players: a seat is still open")


def _refusal(match: Match, seat: int, choice: Choice) -> RefusedChoice:
    reason = match.why_not(seat, choice)
    words = match.rules.words
    if reason is None:
        return RefusedChoice("it is not offered", "")
    return RefusedChoice(words.tell_reason(reason), words.rule_of_reason(reason))


def line_of(match: Match, seat: int, choice: Choice) -> str:
    """The line of the journal that a choice becomes."""
    said = match.rules.notation.write(choice)
    name = match.rules.seats[seat]
    if len(match.asks) > 1:
        return f"~ {name} {said}"
    return f"{len(match.deliveries) + 1} {name} {said}"


def reason_line(rules: Rules, seat: int, reason: LogEntry) -> str:
    """The line of the journal that a reason becomes."""
    return f"@ say {rules.seats[seat]} {json.dumps(reason, separators=(',', ':'))}"


async def choose(
    hub: Hub,
    table: Table,
    seat: int,
    n: int,
    choice: Choice,
    reasons: Sequence[LogEntry] = (),
) -> int:
    """A seat's choice; how many entries there are with it. The reasons that an agent tells the
    table stand before it."""
    async with table.lock:
        hub.require(table, n)
        _require_going(table)
        match = table.match
        if match.ask_of(seat) is None or choice not in match.choices(seat):
            raise _refusal(match, seat, choice)
        said = [reason_line(match.rules, seat, reason) for reason in reasons]
        await hub.write(table, *said, line_of(match, seat, choice))
        made = table.n
    hub.moved(table)
    return made


async def withdraw(hub: Hub, table: Table, seat: int, n: int) -> int:
    """Take back a secret answer while another's is out."""
    async with table.lock:
        hub.require(table, n)
        if not table.match.holds_answer(seat):
            raise Refused("this seat has no answer in that it could withdraw")
        await hub.write(table, f"@ withdraw {table.match.rules.seats[seat]}")
        made = table.n
    hub.moved(table)
    return made


async def undo(hub: Hub, table: Table, seat: int, n: int) -> int:
    async with table.lock:
        hub.require(table, n)
        _require_going(table)
        at = table.match.undoable_by(seat)
        if at < 0:
            raise Refused(UNDO_NOTHING)
        await hub.write(table, f"@ undo {table.match.rules.seats[seat]} {at}")
        made = table.n
    hub.moved(table)
    return made


def consents_by_itself(table: Table, seat: int, by: int) -> bool:
    """Agents and abandoned seats give their consent, and so does one's own other hand."""
    if table.seats[seat].kind in (AGENT, LEFT):
        return True
    one_person = table.settings.get("one_person", [])
    return seat in one_person and by in one_person


async def propose_undo(hub: Hub, table: Table, seat: int, n: int, ply: int) -> int:
    """Ask the others to go back to before the choice at `ply`. Not when the game is over: the
    seed of the dice has been shown."""
    async with table.lock:
        hub.require(table, n)
        _require_going(table)
        if not 0 <= ply < len(table.match.deliveries):
            raise Refused(f"choice {ply} is not behind us")
        others = [
            other
            for other in range(len(table.seats))
            if other != seat and not consents_by_itself(table, other, seat)
        ]
        name = table.match.rules.seats[seat]
        if others:
            await hub.write(table, f"% ask-undo {seat} {ply}")
            for other in range(len(table.seats)):
                if other != seat and other not in others:
                    await hub.write(table, f"% agree {other}")
        else:
            await hub.write(table, f"@ undo {name} {_before_forced(table.match, ply)}")
        made = table.n
    hub.moved(table)
    return made


def _before_forced(match: Match, ply: int) -> int:
    """The rules' own answers go with the choice before them; the first of all have none."""
    at = ply
    while at > 0 and match.deliveries[at][0] == FORCED:
        at -= 1
    if match.deliveries[at][0] == FORCED:
        raise Refused("the rules made the first answers by themselves; there is nothing there")
    return at


async def consent(hub: Hub, table: Table, seat: int, n: int) -> int:
    async with table.lock:
        hub.require(table, n)
        _require_going(table)
        request = table.match.undo_request
        if request is None:
            raise Refused("nobody has asked to take anything back")
        by, ply, agreed = request
        if seat in agreed:
            raise Refused("you have agreed already")
        if len(agreed) + 1 < len(table.seats):
            await hub.write(table, f"% agree {seat}")
        else:
            name = table.match.rules.seats[by]
            await hub.write(table, f"@ undo {name} {_before_forced(table.match, ply)}")
        made = table.n
    hub.moved(table)
    return made


async def refuse_undo(hub: Hub, table: Table, seat: int) -> int:
    async with table.lock:
        if table.match.undo_request is None:
            raise Refused("nobody has asked to take anything back")
        await hub.write(table, f"% refuse {seat}")
        made = table.n
    hub.moved(table)
    return made


async def resign(hub: Hub, table: Table, seat: int, n: int) -> int:
    async with table.lock:
        hub.require(table, n)
        _require_going(table)
        await hub.write(table, f"@ resign {table.match.rules.seats[seat]}")
        made = table.n
    hub.moved(table)
    return made


async def say(hub: Hub, table: Table, seat: int, name: str, text: str) -> None:
    """A line of talk: kept, then told to all."""
    said = plain_text(text)
    if not said:
        raise Refused("say something, or nothing at all")
    async with table.lock:
        await hub.store.run(
            [
                (
                    "INSERT INTO chat SELECT ?, COALESCE(MAX(n), -1) + 1, ?, ?, ?, ? "
                    "FROM chat WHERE table_id = ?",
                    (table.id, seat, name, said, hub.now(), table.id),
                )
            ],
            announce=TALK + table.id,
        )
        heard = await hub.hear_chat(table)
    for line in heard:
        table.tell(line)


async def keep_note(hub: Hub, table: Table, seat: int, text: str) -> None:
    """A seat's private notes: nobody else is ever sent them."""
    said = text.replace("\x00", "")
    await hub.store.run(
        [
            (
                "INSERT INTO private_note VALUES (?,?,?) ON CONFLICT (table_id, seat) "
                "DO UPDATE SET said = excluded.said",
                (table.id, seat, said),
            )
        ],
        announce=PRIVATE + table.id,
    )
    table.notes[seat] = said


async def set_standing(
    hub: Hub, table: Table, seat: int, answers: list[StandingAnswer]
) -> list[dict[str, Any]]:
    """Answers given in advance to questions that come often."""
    plain: list[dict[str, Any]] = msgspec.to_builtins(answers)
    await hub.store.run(
        [
            (
                "UPDATE seat SET standing = ? WHERE table_id = ? AND seat = ?",
                (json.dumps(plain).replace("\\u0000", ""), table.id, seat),
            )
        ],
        announce=PRIVATE + table.id,
    )
    table.seats[seat].standing = plain
    hub.moved(table)
    return plain
