"""Sitting down and getting up: laying tables, inviting, joining, leaving, agents, rematches.

Who sits where stands in the store; an entry in the journal tells every process to look there.
Once the game goes on, a change of hands is also a line of the saved game (@ controller).
"""

from __future__ import annotations

import json
import secrets
from typing import Any

from ticonderoga.engine.errors import Refused, TiconderogaError
from ticonderoga.engine.game import Game, Rules, settle_options, settle_scenario
from ticonderoga.engine.journal_text import SEATS_CHANGED, controller_line, resign_line
from ticonderoga.engine.registry import agent_names, find_game, make_agent
from ticonderoga.server.given_out import (
    DEALT_ANEW,
    GIVEN_OUT,
    forget_deal,
    new_secret,
    require_unknown_deck,
    settings_row,
)
from ticonderoga.server.hub import Hub
from ticonderoga.server.importing import public_options
from ticonderoga.server.names import NOBODY, guest_name, shown_name
from ticonderoga.server.referee import contest_row
from ticonderoga.server.rows import AGENT, LEFT, OPEN, PERSON, Seat, digest
from ticonderoga.server.store import Statement
from ticonderoga.server.table import Table
from ticonderoga.server.terms import RATED, require_account, require_may_leave, require_may_replace


def new_token() -> str:
    return secrets.token_urlsafe(18)


def new_nonce() -> str:
    return secrets.token_hex(8)


def check_agent(spec: str, game: Game) -> str:
    """An agent that exists, everybody's or the game's own, by its full name."""
    known = agent_names(game)
    if spec.partition(":")[0] not in known:
        raise TiconderogaError(f"there is no agent '{spec}'; there are: {', '.join(known)}")
    return make_agent(spec, 0, game).name


# ---------------------------------------------------------------------- who plays which seat


def asks_who_plays(rules: Rules) -> bool:
    """Whether the rules ask who plays a seat: then their position has a list of controllers."""
    return rules.tell_controller is not None


def called(game: Game, seats: list[Seat], one_person: list[int], at: int) -> str:
    """What the saved game calls who sits there: an agent by its name; a person by a name that no
    agent and no other person has, and the same for all seats of one hand."""
    who = seats[at]
    if who.kind == AGENT:
        return who.agent
    if who.kind != PERSON:
        return f"nobody ({who.name} left the {game.seats[at]})"
    hand = one_person if at in one_person else [at]
    name = seats[hand[0]].name
    mark = shown_name(seats[hand[0]]).removeprefix(name)
    others = [
        seat.name
        for index, seat in enumerate(seats)
        if index not in hand and index < hand[0] and seat.kind == PERSON
    ]
    if name in others or name.partition(":")[0] in (*agent_names(game), "nobody"):
        return f"{name} of the {game.seats[hand[0]]}{mark}"
    return name + mark


def introductions(
    game: Game, rules: Rules, seats: list[Seat], one_person: list[int], known: dict[int, str]
) -> list[str]:
    """The lines that tell rules which ask for it who plays each seat, where they do not know."""
    if any(seat.kind == OPEN for seat in seats) or not asks_who_plays(rules):
        return []
    names = [called(game, seats, one_person, at) for at in range(len(seats))]
    return [
        controller_line(rules, at, name) for at, name in enumerate(names) if known.get(at) != name
    ]


# ---------------------------------------------------------------------- laying a table


class NewTable:
    """What a table is laid with."""

    def __init__(self, game: str, scenario: str, options: dict[str, str]) -> None:
        self.game = find_game(game)
        self.scenario = settle_scenario(self.game, scenario)
        self.options = settle_options(self.game, public_options(self.game, options))
        self.seats: list[Seat] = []
        self.nonces: list[str] = []
        self.settings: dict[str, Any] = {"advice": True, "days": 0, "minutes": 0}
        self.public = False
        self.dice = ""
        self.start = ""
        self.lines: list[str] = []
        self.over: bool = False
        """Whether the lines bring a game to its end."""


async def lay(hub: Hub, new: NewTable) -> str:
    """Lay a new table."""
    table_id, statements = laid(hub, new)
    await hub.store.run(statements)
    return table_id


def laid(hub: Hub, new: NewTable, tournament: str = "") -> tuple[str, list[Statement]]:
    """The name of a new table, and the statements that lay it; its seed is committed before
    anybody sits down."""
    rules: Rules = hub.renderer_of(new.game, new.scenario, new.options).rules
    if len(new.seats) != len(rules.seats):
        raise TiconderogaError(
            f"{new.game.title} ({new.scenario}) has {len(rules.seats)} seats, not {len(new.seats)}"
        )
    table_id = secrets.token_urlsafe(9)
    now = hub.now()
    status = "open" if any(seat.kind == OPEN for seat in new.seats) else "playing"
    new.settings["dealt"] = status == "playing"
    nonces = new.nonces or [new_nonce() for _ in new.seats]
    statements: list[Statement] = [
        (
            "INSERT INTO game_table VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)",
            (
                table_id, now, now, new.game.name, new.scenario, json.dumps(new.options),
                new.game.version, rules.pack_digest, new_secret(),
                json.dumps(nonces), new.dice, new.start, json.dumps(new.settings),
                int(new.public), status, "[]", "null",
            ),
        )
    ]  # fmt: skip
    for index, seat in enumerate(new.seats):
        statements.append(
            (
                "INSERT INTO seat VALUES (?,?,?,?,?,?,?,?)",
                (
                    table_id,
                    index,
                    seat.kind,
                    seat.name,
                    seat.account,
                    seat.token,
                    seat.agent,
                    json.dumps(seat.standing),
                ),
            )
        )
    lines = new.lines
    if not new.over:
        held = new.settings.get("one_person", [])
        lines = [*lines, *introductions(new.game, rules, new.seats, held, {})]
    statements += [
        ("INSERT INTO entry VALUES (?,?,?,?)", (table_id, n, line, now))
        for n, line in enumerate(lines)
    ]
    if new.settings.get(RATED):
        statements.append(contest_row(table_id, tournament, new.settings["days"]))
    return table_id, statements


# ---------------------------------------------------------------------- changing seats


def _seat_row(table: Table, seat: int, who: Seat) -> Statement:
    return (
        "UPDATE seat SET kind = ?, name = ?, account = ?, token = ?, agent = ?, standing = ? "
        "WHERE table_id = ? AND seat = ?",
        (who.kind, who.name, who.account, who.token, who.agent, json.dumps(who.standing),
         table.id, seat),
    )  # fmt: skip


def _parted(table: Table, seat: int) -> dict[str, Any]:
    """The settings without this seat among those that one person holds: what the others do is
    not its consent any more."""
    settings = dict(table.settings)
    held: list[int] = settings.pop("one_person", [])
    rest = [other for other in held if other != seat]
    if len(rest) > 1:
        settings["one_person"] = rest
    return settings


def _forgotten(table: Table, seat: int) -> list[Statement]:
    """The notes and webhooks of one who no longer sits there."""
    where = "WHERE table_id = ? AND seat = ?"
    return [
        (f"DELETE FROM {kept} {where}", (table.id, seat))
        for kept in ("private_note", "notification")
    ]


async def _reseat(
    hub: Hub, table: Table, seat: int, who: Seat, more: list[Statement], said: str = ""
) -> None:
    """Put somebody into a seat; call under the lock. `said` goes into the saved game. What was
    private to the one before is not the next one's."""
    if who.token != table.seats[seat].token:
        more = [*more, *_forgotten(table, seat)]
    lines = [SEATS_CHANGED]
    if not table.match.over:
        seats = [who if at == seat else other for at, other in enumerate(table.seats)]
        rules = table.match.rules
        held: list[int] = table.settings.get("one_person", [])
        if who.token != table.seats[seat].token:
            held = [at for at in held if at != seat]
        told = introductions(table.game, rules, seats, held, table.match.controllers)
        if not told and said and all(other.kind != OPEN for other in seats):
            told = [controller_line(rules, seat, said)]
        lines += told
    await hub.write(table, *lines, more=[_seat_row(table, seat, who), *more])


def _nonce_row(table: Table, seat: int, nonce: str) -> list[Statement]:
    """The nonce of who joins goes into the dice. Once all have sat down the cards are dealt for
    good: nobody gets up and sits down again for a better hand."""
    if table.settings.get("dealt") or not table.can_be_dealt_anew():
        return []
    nonces = list(table.row.nonces)
    nonces[seat] = nonce or new_nonce()
    others = [who.kind for index, who in enumerate(table.seats) if index != seat]
    settings = {**table.settings, "dealt": OPEN not in others}
    return [
        (
            "UPDATE game_table SET nonces = ?, settings = ? WHERE id = ?",
            (json.dumps(nonces), json.dumps(settings), table.id),
        )
    ]


def seat_kept_for(table: Table, account: str) -> int:
    """The open seat that is kept for an account; -1 if none is."""
    for index, who in enumerate(table.seats):
        if account and who.account == account and who.kind == OPEN:
            return index
    return -1


def _invited_seat(table: Table, token: str, seat: int, account: str) -> int:
    """The open seat that an invitation, a rematch or a public table offers."""
    kept = seat_kept_for(table, account)
    if kept >= 0 and not token:
        return kept
    if token:
        secret = digest(token)
        for index, who in enumerate(table.seats):
            if who.token == secret:
                if who.kind != OPEN:
                    raise Refused("this invitation was used already")
                return index
        raise Refused("this invitation is not for this table, or is no longer good")
    if not table.row.public:
        raise Refused("this table is joined by the link that its host sends")
    found = [
        i
        for i, who in enumerate(table.seats)
        if who.kind == OPEN and not who.account and seat in (-1, i)
    ]
    if not found:
        raise Refused("that seat is not open")
    return found[0]


def _settle_name(table: Table, at: int, name: str, account: str) -> str:
    """What somebody is called who sits down: an account by its name, a guest so that nobody takes
    him for another who sits here, or for the one who left this seat."""
    if account:
        return name
    others = [
        who.name
        for index, who in enumerate(table.seats)
        if who.kind in (PERSON, LEFT) and (index != at or who.kind == LEFT)
    ]
    return guest_name(name, others)


async def join(
    hub: Hub, table: Table, token: str, seat: int, name: str, account: str, nonce: str
) -> tuple[int, str]:
    """Take an open seat. The invitation is used up: the secret of the seat is a new one."""
    async with table.lock:
        require_account(table, account)
        if account and table.seat_of("", account) >= 0:
            raise Refused("you sit at this table already")
        at = _invited_seat(table, token, seat, account)
        require_unknown_deck(table)
        fresh = new_token()
        who = Seat(PERSON, _settle_name(table, at, name, account), account, digest(fresh), "")
        await _reseat(hub, table, at, who, _nonce_row(table, at, nonce))
    hub.moved(table)
    return at, fresh


async def invite(hub: Hub, table: Table, seat: int) -> str:
    """A new invitation to an open seat; the old one is no longer good."""
    async with table.lock:
        if not 0 <= seat < len(table.seats) or table.seats[seat].kind != OPEN:
            raise Refused(f"seat {seat} is not open: nobody can be invited to it")
        fresh = new_token()
        old = table.seats[seat]
        await _reseat(hub, table, seat, Seat(OPEN, old.name, "", digest(fresh), ""), [])
    hub.moved(table)
    return fresh


async def decline(hub: Hub, table: Table, seat: int, account: str) -> None:
    """Whose account a seat is kept for does not want it: it waits for whom its host invites."""
    async with table.lock:
        if seat_kept_for(table, account) != seat:
            raise Refused("no seat is kept for you there")
        free = Seat(OPEN, NOBODY, "", table.seats[seat].token, "")  # the host's link stays good
        await _reseat(hub, table, seat, free, [])
    hub.moved(table)


async def leave(hub: Hub, table: Table, seat: int) -> str:
    """Get up. Before the game the seat is open again, by a new invitation; later, anybody may
    take it over."""
    async with table.lock:
        if table.match.over:
            raise Refused("the game is over; there is nothing to leave")
        require_may_leave(table)
        started = table.started() and not table.untouched()
        fresh = "" if started else new_token()
        who = Seat(
            LEFT if started else OPEN,
            table.seats[seat].name,
            "",
            digest(fresh) if fresh else "",
            "",
        )
        said = f"nobody ({who.name} left)"
        settings = _parted(table, seat)
        more = [*forget_deal(table, seat, settings), settings_row(table, settings)]
        await _reseat(hub, table, seat, who, more, said)
    hub.moved(table)
    return fresh


async def take_over(
    hub: Hub, table: Table, token: str, seat: int, name: str, account: str
) -> tuple[int, str]:
    """Sit down where somebody has left; or come back to one's own seat from an agent."""
    async with table.lock:
        if table.match.over:
            raise Refused("the game is over")
        own = table.seat_of(token, account)
        if own >= 0 and (seat in (-1, own)):
            old = table.seats[own]
            if old.kind != AGENT:
                raise Refused("you sit there already")
            who = Seat(PERSON, old.name, old.account, old.token, "")
            await _reseat(hub, table, own, who, [], shown_name(who))
            at, fresh = own, token
        else:
            if own >= 0:
                raise Refused("you sit at this table already: its other hands are not for you")
            left = [i for i, who in enumerate(table.seats) if who.kind == LEFT and seat in (-1, i)]
            if not left:
                raise Refused("nobody has left a seat there")
            require_unknown_deck(table)
            at, fresh = left[0], new_token()
            who = Seat(PERSON, _settle_name(table, at, name, account), account, digest(fresh), "")
            await _reseat(hub, table, at, who, [], shown_name(who))
    hub.moved(table)
    return at, fresh


def may_be_replaced(hub: Hub, table: Table, seat: int) -> bool:
    """Whether others may put somebody else into a seat: it is empty, or its time has run out."""
    who = table.seats[seat]
    return who.kind in (OPEN, LEFT) or (
        who.kind == PERSON and table.clock.is_out(seat, table.awaited(), hub.now())
    )


async def seat_agent(hub: Hub, table: Table, by: int, seat: int, spec: str) -> None:
    """Put an agent into a seat: one's own, an empty one, or one whose time has run out."""
    agent = check_agent(spec, table.game)
    if not 0 <= seat < len(table.seats):
        raise Refused(f"there is no seat {seat} at this table")
    async with table.lock:
        if table.match.over:
            raise Refused("the game is over")
        require_may_replace(table, seat)
        old = table.seats[seat]
        of_nobody = old.kind == AGENT and not old.token
        if by != seat and not of_nobody and not may_be_replaced(hub, table, seat):
            raise Refused("somebody sits there, whose time has not run out")
        if by == seat:
            who = Seat(AGENT, old.name, old.account, old.token, agent)
        else:
            who = Seat(AGENT, agent, "", "", agent)
        more = _nonce_row(table, seat, "") if old.kind == OPEN else []
        if by != seat and old.kind == PERSON:
            more += [settings_row(table, _parted(table, seat))]
        await _reseat(hub, table, seat, who, more, agent)
    hub.moved(table)


async def claim(hub: Hub, table: Table, by: int, seat: int) -> None:
    """Claim the victory over a seat that has left or whose time has run out."""
    if not 0 <= seat < len(table.seats) or seat == by:
        raise Refused(f"there is no opponent in seat {seat}")
    async with table.lock:
        if table.match.over or not table.started():
            raise Refused("there is no game to be claimed")
        if not may_be_replaced(hub, table, seat):
            raise Refused("somebody sits there, whose time has not run out")
        await hub.write(table, resign_line(table.match.rules, seat))
    hub.moved(table)


# ---------------------------------------------------------------------- rematch


NOT_AGAIN = (
    "rematch",
    "host",
    "tournament",
    "round",
    "warning",
    "imported",
    "dealt",
    GIVEN_OUT,
    DEALT_ANEW,
)
"""Settings that concern one game and not its rematch."""


async def rematch(hub: Hub, table: Table, by: int) -> str:
    """The same game again with the seats changed round. Every person's secret is good there
    too: the others come in by it as by an invitation. A second asking finds the same table."""
    async with table.lock:
        if not table.match.over:
            raise Refused("a rematch is offered when the game is over")
        known = table.settings.get("rematch")
        if known:
            return str(known)
        row = table.row
        new = NewTable(row.game, row.scenario, row.options)
        new.settings = {
            name: value for name, value in row.settings.items() if name not in NOT_AGAIN
        }
        new.settings["rematch_of"] = table.id
        new.settings["host"] = (by - 1) % len(table.seats)
        new.public = bool(row.public)
        count = len(table.seats)
        for index in range(count):
            old = table.seats[(index + 1) % count]
            came = (index + 1) % count
            kind = old.kind if old.kind == AGENT else PERSON if came == by else OPEN
            new.seats.append(Seat(kind, old.name, old.account, old.token, old.agent))
        both = [(held - 1) % count for held in row.settings.get("one_person", [])]
        if both:
            new.settings["one_person"] = sorted(both)
        if (by - 1) % count in both:
            for held in both:
                new.seats[held].kind = PERSON
        table_id, statements = laid(hub, new)
        settings = {**row.settings, "rematch": table_id}
        more = [*statements, settings_row(table, settings)]
        await hub.write(table, SEATS_CHANGED, more=more)  # both games know of each other, or none
    hub.moved(table)
    table.tell({"type": "rematch", "id": table_id})
    return table_id
