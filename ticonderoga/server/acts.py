"""What those who sit at a table may do: choose, take back, resign, talk, keep notes."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence

import msgspec

from ticonderoga.engine.ask import Choice
from ticonderoga.engine.errors import Refused
from ticonderoga.engine.journal import FORCED
from ticonderoga.engine.journal_text import (
    agree_line,
    answer_line,
    ask_undo_line,
    reason_line,
    refuse_line,
    resign_line,
    standing_line,
    undo_line,
    withdraw_line,
)
from ticonderoga.engine.match import Match
from ticonderoga.engine.words import LogEntry
from ticonderoga.server import sent
from ticonderoga.server.consent import consents_by_itself
from ticonderoga.server.hub import PRIVATE, TALK, Hub
from ticonderoga.server.messages import StandingAnswer, plain_text
from ticonderoga.server.table import Table
from ticonderoga.server.terms import require_undo_by_people
from ticonderoga.server.undoing import last_decision, undo_terms

UNDO_NOTHING = "dice, a reveal or another player's move came since; request an undo"


class RefusedChoice(Refused):
    """A choice that was not offered, with the rule that bars it."""

    def __init__(self, text: str, rule: str) -> None:
        super().__init__(text)
        self.rule = rule


def _require_going(table: Table) -> None:
    if table.match.over:
        raise Refused("the game is over")
    if not table.started():
        raise Refused("the game has not started: a seat is still open")


def _refusal(match: Match, seat: int, choice: Choice) -> RefusedChoice:
    reason = match.why_not(seat, choice)
    words = match.rules.words
    if reason is None:
        return RefusedChoice("it is not offered", "")
    return RefusedChoice(words.tell_reason(reason), words.rule_of_reason(reason))


async def _written(
    hub: Hub, table: Table, lines: Callable[[], Sequence[str]], n: int | None
) -> int:
    """Write what an act comes to: how many entries there are with it. The lines are asked for
    under the lock, and refuse what cannot be done; `n` is the moment that its sender has seen, None
    if it does not matter."""
    async with table.lock:
        if n is not None:
            hub.require(table, n)
        await hub.write(table, *lines())
        made = table.n
    hub.moved(table)
    return made


async def choose(
    hub: Hub,
    table: Table,
    seat: int,
    n: int,
    choice: Choice,
    reasons: Sequence[LogEntry] = (),
    in_advance: bool = False,
) -> int:
    """A seat's choice. The reasons that an agent tells the table stand before it; so does a
    note that it was given in advance."""

    def lines() -> list[str]:
        hub.require_asked(table, seat, n)
        _require_going(table)
        match = table.match
        if match.ask_of(seat) is None or choice not in match.choices(seat):
            raise _refusal(match, seat, choice)
        said = [reason_line(match.rules, seat, reason) for reason in reasons]
        if in_advance:
            said.append(standing_line(seat))
        return [*said, answer_line(match, seat, choice)]

    return await _written(hub, table, lines, None)


async def withdraw(hub: Hub, table: Table, seat: int, n: int) -> int:
    """Take back a secret answer while another's is out."""

    def lines() -> list[str]:
        if not table.match.holds_answer(seat):
            raise Refused("there is no answer to withdraw")
        return [withdraw_line(table.match.rules, seat)]

    return await _written(hub, table, lines, n)


async def undo(hub: Hub, table: Table, seat: int, n: int) -> int:
    """Undo one's last choice; where nobody needs to be asked, one's last decision past the
    answers of others and their dice."""

    def lines() -> list[str]:
        _require_going(table)
        at = table.match.undoable_by(seat)
        if at >= 0:
            return [undo_line(table.match.rules, seat, at)]
        ply = last_decision(table, seat)
        if undo_terms(table, seat, ply) != "alone":
            raise Refused(UNDO_NOTHING)
        return [_undone(table.match, seat, ply)]

    return await _written(hub, table, lines, n)


async def propose_undo(hub: Hub, table: Table, seat: int, n: int, ply: int) -> int:
    """Ask the others to go back to before the choice at `ply`. Not when the game is over: the
    seed of the dice has been shown."""

    def lines() -> list[str]:
        _require_going(table)
        if not 0 <= ply < len(table.match.deliveries):
            raise Refused(f"choice {ply} is not behind us")
        require_undo_by_people(table, seat)
        others = [other for other in range(len(table.seats)) if other != seat]
        willing = [other for other in others if consents_by_itself(table, other, seat, ply)]
        if willing == others:
            return [_undone(table.match, seat, ply)]
        return [ask_undo_line(seat, ply), *[agree_line(other) for other in willing]]

    return await _written(hub, table, lines, n)


def _undone(match: Match, seat: int, ply: int) -> str:
    """Going back by consent. The rules' own answers go with the choice before them; the first of
    all have none."""
    at = ply
    while at > 0 and match.deliveries[at][0] == FORCED:
        at -= 1
    if match.deliveries[at][0] == FORCED:
        raise Refused("the rules made the first answers by themselves; there is nothing there")
    return undo_line(match.rules, seat, at)


async def consent(hub: Hub, table: Table, seat: int, n: int) -> int:
    """Agree to what somebody asks to take back; the last to agree takes it back."""

    def lines() -> list[str]:
        _require_going(table)
        by, ply, agreed = _undo_request(table.match)
        if seat in agreed:
            raise Refused("you have already agreed")
        if len(agreed) + 1 < len(table.seats):
            return [agree_line(seat)]
        return [_undone(table.match, by, ply)]

    return await _written(hub, table, lines, n)


async def refuse_undo(hub: Hub, table: Table, seat: int) -> int:
    def lines() -> list[str]:
        _undo_request(table.match)
        return [refuse_line(seat)]

    return await _written(hub, table, lines, None)


def _undo_request(match: Match) -> tuple[int, int, frozenset[int]]:
    """Who asks to go back, to which choice, and who has agreed."""
    if match.undo_request is None:
        raise Refused("nobody has requested an undo")
    return match.undo_request


async def resign(hub: Hub, table: Table, seat: int, n: int) -> int:
    def lines() -> list[str]:
        _require_going(table)
        return [resign_line(table.match.rules, seat)]

    return await _written(hub, table, lines, n)


async def say(hub: Hub, table: Table, seat: int, name: str, text: str) -> None:
    """A line of talk: kept, then told to all."""
    said = plain_text(text)
    if not said:
        raise Refused("the message is empty")
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
) -> list[sent.StandingAnswer]:
    """Answers given in advance to questions that come often."""
    plain: list[sent.StandingAnswer] = msgspec.to_builtins(answers)
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
