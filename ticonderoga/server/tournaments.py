"""Tournaments: players join, rounds are laid as rated tables, results come from those tables.

A round is laid in one transaction, when every game of the round before is settled; the number of
its pairings is the lock between processes. Nobody enters a result.
"""

from __future__ import annotations

import asyncio
import json
import logging
import math
import secrets
from typing import Any, cast

from ticonderoga.engine.errors import Refused, TiconderogaError
from ticonderoga.engine.journal_text import resign_line
from ticonderoga.engine.registry import find_game
from ticonderoga.server import pairing
from ticonderoga.server.accounts import Forbidden
from ticonderoga.server.hub import Hub, Stale
from ticonderoga.server.pairing import BOT, Game, Kind, Line
from ticonderoga.server.players import GONE, marks
from ticonderoga.server.referee import Referee
from ticonderoga.server.rows import AGENT, PERSON, Seat, digest
from ticonderoga.server.seating import NewTable, laid, new_nonce, new_token
from ticonderoga.server.store import Statement, Taken
from ticonderoga.server.study import usual_opponent
from ticonderoga.server.terms import RATED_THINK_SECONDS, settle_terms

MOST_PLAYERS = 64
BEGUN = "this tournament has begun: nobody can join it any more"
MOST_OPEN = 5
"""How many tournaments that have not begun one person may host."""
LOOK_SECONDS = 60.0
COLUMNS = "id, created, name, host, game, scenario, options, terms, kind, rounds, round, status"

log = logging.getLogger("ticonderoga.server")


class NoTournament(TiconderogaError):
    """There is no tournament of this name."""


class Tournament:
    """A row of the store."""

    def __init__(self, row: tuple[Any, ...]) -> None:
        (
            self.id, self.created, self.name, self.host, self.game, self.scenario, options, terms,
            kind, self.rounds, self.round, self.status,
        ) = row  # fmt: skip
        self.options: dict[str, str] = json.loads(options)
        self.terms: dict[str, Any] = json.loads(terms)
        self.kind: Kind = cast(Kind, kind)


def _held(of: Tournament) -> Statement:
    """At the head of a transaction: who joins and who begins wait for each other."""
    return ("UPDATE tournament SET status = status WHERE id = ? AND status = 'open'", (of.id,))


class Entrant:
    """Somebody who plays in it."""

    __slots__ = ("account", "gone", "name")

    def __init__(self, account: str, name: str, gone: bool) -> None:
        self.account = account
        self.name = name
        self.gone = gone


class Tournaments:
    """All tournaments of the store."""

    def __init__(self, hub: Hub, referee: Referee) -> None:
        self.hub = hub
        self.store = hub.store
        referee.settled.append(self.advance)

    # ------------------------------------------------------------------ reading

    async def find(self, name: str) -> Tournament:
        rows = await self.store.fetch(
            f"SELECT {COLUMNS} FROM tournament WHERE id = ?", (name.replace("\x00", ""),)
        )
        if not rows:
            raise NoTournament("there is no such tournament")
        return Tournament(rows[0])

    async def entrants(self, of: Tournament) -> list[Entrant]:
        """In the order they joined. Who has ended his account has gone."""
        rows = await self.store.fetch(
            "SELECT account, name, gone FROM tournament_player "
            "LEFT JOIN account ON account.id = account WHERE tournament = ? "
            "ORDER BY joined, account",
            (of.id,),
        )
        return [
            Entrant(account, name or GONE, bool(gone) or name is None)
            for account, name, gone in rows
        ]

    async def games(self, of: Tournament, entrants: list[Entrant]) -> list[tuple[Game, str]]:
        """All pairings so far, and the table of each; empty where none was laid."""
        rows = await self.store.fetch(
            "SELECT pairing.round, players, pairing.table_id, settled, winners FROM pairing "
            "LEFT JOIN contest ON contest.table_id = pairing.table_id WHERE pairing.tournament = ? "
            "ORDER BY pairing.round, pairing.n",
            (of.id,),
        )
        number = {entrant.account: index for index, entrant in enumerate(entrants)}
        found = []
        for round, text, table_id, settled, winners in rows:
            players = [number.get(account, BOT) for account in json.loads(text)]
            won = json.loads(winners) if settled else None
            forfeit = not table_id and len(players) > 1
            if forfeit:
                won = [seat for seat, player in enumerate(players) if player != BOT]
            found.append((Game(round, players, won, forfeit), table_id))
        return found

    def seats(self, of: Tournament) -> tuple[str, ...]:
        game = find_game(of.game)
        return self.hub.renderer_of(game, of.scenario, of.options).rules.seats

    async def standings(self, of: Tournament) -> tuple[list[Entrant], list[Line]]:
        entrants = await self.entrants(of)
        past = [game for game, _ in await self.games(of, entrants)]
        return entrants, pairing.standings(of.kind, range(len(entrants)), past)

    # ------------------------------------------------------------------ before it begins

    async def create(self, host: str, new: NewTable, name: str, kind: Kind, rounds: int,
                     terms: dict[str, Any]) -> str:  # fmt: skip
        """A new tournament, which its host plays in."""
        settle_terms(dict(new.settings), rated=True, think=RATED_THINK_SECONDS, **terms)
        rows = await self.store.fetch(
            "SELECT COUNT(*) FROM tournament WHERE host = ? AND status = 'open'", (host,)
        )
        if rows[0][0] >= MOST_OPEN:
            raise Refused(f"you have {MOST_OPEN} tournaments that have not begun: begin one first")
        name = name or f"{new.game.title} tournament"
        tournament = secrets.token_urlsafe(9)
        now = self.hub.now()
        values = (
            tournament, now, name, host, new.game.name, new.scenario, json.dumps(new.options),
            json.dumps(terms), kind, rounds, -1, "open",
        )  # fmt: skip
        await self.store.run(
            [
                ("INSERT INTO tournament VALUES (?,?,?,?,?,?,?,?,?,?,?,?)", values),
                ("INSERT INTO tournament_player VALUES (?,?,?,?)", (tournament, host, now, 0)),
            ]
        )
        return tournament

    async def join(self, of: Tournament, account: str) -> None:
        if of.status != "open":
            raise Refused(BEGUN)
        if len(await self.entrants(of)) >= MOST_PLAYERS:
            raise Refused(f"this tournament is full: it has {MOST_PLAYERS} players")
        enter = (
            "INSERT INTO tournament_player SELECT id, ?, ?, 0 FROM tournament "
            "WHERE id = ? AND status = 'open'"
        )
        try:
            await self.store.run([_held(of), (enter, (account, self.hub.now(), of.id))])
        except Taken:
            raise Refused("you play in this tournament already") from None
        if account not in {entrant.account for entrant in await self.entrants(of)}:
            raise Refused(BEGUN)  # a moment ago

    async def leave(self, of: Tournament, account: str) -> None:
        """Before it begins one simply goes; later one resigns the running game and is paired no
        more."""
        if of.status == "over":
            raise Refused("this tournament is over")
        if account not in {entrant.account for entrant in await self.entrants(of)}:
            raise Refused("you do not play in this tournament")
        where = "WHERE tournament = ? AND account = ?"
        if of.status == "open":
            while_open = "AND tournament IN (SELECT id FROM tournament WHERE status = 'open')"
            go = f"DELETE FROM tournament_player {where} {while_open}"
            await self.store.run([_held(of), (go, (of.id, account))])
            if account not in {entrant.account for entrant in await self.entrants(of)}:
                return  # else it began a moment ago
        await self.store.run([(f"UPDATE tournament_player SET gone = 1 {where}", (of.id, account))])
        rows = await self.store.fetch(
            "SELECT contest.table_id FROM contest JOIN seat ON seat.table_id = contest.table_id "
            "WHERE tournament = ? AND settled = 0 AND account = ?",
            (of.id, account),
        )
        for (table_id,) in rows:
            await self._resign(table_id, account)

    async def _resign(self, table_id: str, account: str) -> None:
        table = await self.hub.table(table_id)
        async with table.lock:
            seat = table.seat_of("", account)
            if seat >= 0 and not table.match.over:
                await self.hub.write(table, resign_line(table.match.rules, seat))
        self.hub.moved(table)

    async def cancel(self, of: Tournament, account: str) -> None:
        self._require_host(of, account)
        if of.status != "open":
            raise Refused("this tournament has begun and goes on to its end")
        await self.store.run(
            [
                ("DELETE FROM tournament WHERE id = ? AND status = 'open'", (of.id,)),
                ("DELETE FROM tournament_player WHERE tournament = ?", (of.id,)),
            ]
        )

    @staticmethod
    def _require_host(of: Tournament, account: str) -> None:
        if of.host != account:
            raise Forbidden("only the host of the tournament may do that")

    async def start(self, of: Tournament, account: str) -> None:
        """Close the list and lay the first round."""
        self._require_host(of, account)
        if of.status != "open":
            raise Refused("this tournament has begun already")
        entrants, seats = await self.entrants(of), len(self.seats(of))
        count = len(entrants)
        if count < 2:
            raise Refused("a tournament needs two players at least")
        if of.kind == "round-robin":
            pairing.require_robin(count, seats)
            of.rounds = pairing.rounds_of_robin(count, seats)
        else:
            usual = max(1, math.ceil(math.log2(count)))
            most = pairing.rounds_of_robin(count, 2)
            of.rounds = min(of.rounds or usual, most) if seats == 2 else of.rounds or usual
        await self._lay_round(of, entrants, [])
        await self.advance(of.id)

    async def forget_host(self, account: str) -> None:
        """Whose account ends hosts nothing any more: what has not begun is called off."""
        rows = await self.store.fetch(
            f"SELECT {COLUMNS} FROM tournament WHERE host = ? AND status = 'open'", (account,)
        )
        for row in rows:
            await self.cancel(Tournament(row), account)

    # ------------------------------------------------------------------ rounds

    async def keep_going(self) -> None:
        """Go on with what a server that died has left between two rounds."""
        while True:
            try:
                await self.look()
            except TiconderogaError as error:
                log.error("the tournaments could not be looked at: %s", error)
            await asyncio.sleep(LOOK_SECONDS)

    async def look(self) -> None:
        """Go on with each tournament that is being played."""
        rows = await self.store.fetch("SELECT id FROM tournament WHERE status = 'playing'")
        for (tournament,) in rows:
            try:
                await self.advance(tournament)
            except Exception:  # it concerns no other tournament
                log.exception("tournament %s could not go on", tournament)

    async def advance(self, tournament: str) -> None:
        """When all games of the round are settled, lay the next one, or end the tournament."""
        while True:
            of = await self.find(tournament)
            if of.status != "playing":
                return
            entrants = await self.entrants(of)
            games = await self.games(of, entrants)
            if any(not game.over for game, _ in games if game.round == of.round):
                return
            staying = sum(not entrant.gone for entrant in entrants)
            if of.round + 1 >= of.rounds or staying < 2:
                done = "UPDATE tournament SET status = 'over' WHERE id = ?"
                await self.store.run([(done, (of.id,))])
                return
            await self._lay_round(of, entrants, [game for game, _ in games])

    async def _lay_round(self, of: Tournament, entrants: list[Entrant], past: list[Game]) -> None:
        """Pair the next round and lay its tables, all of it or nothing."""
        round = of.round + 1
        seats = len(self.seats(of))
        if of.kind == "round-robin":
            pairs = pairing.robin(len(entrants), seats, round)
        else:
            staying = [index for index, who in enumerate(entrants) if not who.gone]
            pairs = pairing.swiss(staying, past, seats, of.id)
        statements: list[Statement] = [
            (
                "UPDATE tournament SET status = 'playing', round = ?, rounds = ? WHERE id = ?",
                (round, of.rounds, of.id),
            ),
            *self._late(of, entrants),
        ]
        tables = []
        for n, players in enumerate(pairs):
            present = [player != BOT and not entrants[player].gone for player in players]
            accounts = [
                entrants[player].account if here else ""
                for player, here in zip(players, present, strict=True)
            ]
            table_id = ""
            if len(players) > 1 and (all(present) or (seats > 2 and any(present))):
                chairs = [
                    entrants[player] if here else None
                    for player, here in zip(players, present, strict=True)
                ]
                table_id, lines = self._table(of, round, chairs)
                statements += lines
                tables.append(table_id)
            values = (of.id, round, n, json.dumps(accounts), table_id)
            statements.append(("INSERT INTO pairing VALUES (?,?,?,?,?)", values))
        try:
            await self.store.run(statements)
        except Taken:
            return  # another process has laid it
        for table_id in tables:
            self.hub.spawn(self._open(table_id))

    @staticmethod
    def _late(of: Tournament, entrants: list[Entrant]) -> list[Statement]:
        """Whoever joined while the first round was paired is not in it, nor in any other: the
        rounds to come are paired by the same list."""
        known = [entrant.account for entrant in entrants]
        where = f"tournament = ? AND account NOT IN ({marks(len(known))})"
        return [(f"DELETE FROM tournament_player WHERE {where}", (of.id, *known))]

    def _table(
        self, of: Tournament, round: int, chairs: list[Entrant | None]
    ) -> tuple[str, list[Statement]]:
        """A rated table of the tournament; who is missing is played by the game's bot."""
        new = NewTable(of.game, of.scenario, of.options)
        settle_terms(new.settings, rated=True, think=RATED_THINK_SECONDS, **of.terms)
        new.settings["tournament"] = of.id
        new.settings["round"] = round + 1
        new.public = True
        bot = usual_opponent(new.game)
        for who in chairs:
            secret = digest(new_token())  # nobody's: these seats are taken by their accounts
            new.seats.append(
                Seat(AGENT, bot, "", "", bot)
                if who is None
                else Seat(PERSON, who.name, who.account, secret, "")
            )
            new.nonces.append(new_nonce())
        return laid(self.hub, new, of.id)

    async def _open(self, table_id: str) -> None:
        """Let the bots begin, and tell those who are to move."""
        try:
            table = await self.hub.table(table_id)
        except (TiconderogaError, Stale):
            return
        table.told = ()
        self.hub.moved(table)
