"""Live play: one WebSocket for each player or spectator."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any, cast

import msgspec
from starlette.types import Receive, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from ticonderoga.engine.dice import derive_seed
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.game import OBSERVER, Rules
from ticonderoga.server import acts, hands
from ticonderoga.server import messages as say
from ticonderoga.server.accounts import Account
from ticonderoga.server.acts import RefusedChoice
from ticonderoga.server.answering import work_of
from ticonderoga.server.guard import address_of
from ticonderoga.server.hub import Stale
from ticonderoga.server.limits import Bucket
from ticonderoga.server.names import shown_name
from ticonderoga.server.rows import PERSON
from ticonderoga.server.sent import FromServer, Hint, Story
from ticonderoga.server.site import Site
from ticonderoga.server.sockets import PUSH, Listener
from ticonderoga.server.table import Table
from ticonderoga.server.terms import require_advice
from ticonderoga.server.undoing import recent_decisions
from ticonderoga.server.workers import Work

HELLO_SECONDS = 10.0
FLOOD_SECONDS = 20.0
"""A socket whose messages would have to wait so long is closed."""
HINT_SECONDS = 3.0
STORY_SECONDS = 10.0
MOST_LINES = 400

BROKEN = 1011
BAD_HELLO = 4400
FULL = 4429
SIGNED_OUT = 4401

log = logging.getLogger("ticonderoga.server")

Advice = say.AskOdds | say.AskFinal | say.Hint
Lookup = say.Gesture | say.Muster | say.Trace | say.Log | say.AskDecisions


class LiveSocket:
    """One connection: a reader, a writer, and the listener between them."""

    def __init__(
        self,
        socket: WebSocket,
        receive: Receive,
        send: Send,
        site: Site,
        table: Table,
        account: Account | None,
    ) -> None:
        limits = site.limits
        self.socket = socket
        self._next = receive
        self._send = send
        self.hub = site.hub
        self.table = table
        self.account = account.id if account is not None else ""
        self.name = account.name if account is not None else ""
        self._signed_in = account
        self._sign_outs = site.sign_outs
        self.limits = limits
        self.address = address_of(socket.scope)
        self.listener = Listener(OBSERVER, self._waken, self.address)
        self._push: Callable[[list[str]], bool] | None = (
            socket.scope.get("extensions", {}).get(PUSH, {}).get("push")
        )
        self._loop = asyncio.get_running_loop()
        self._open: bool = False
        """Between hello and the end."""
        self._ended: bool = False
        self._due: bool = False
        self._writing: asyncio.Task[None] | None = None
        self.answerer = site.answerer
        self.questions = site.buckets["questions"]
        self.voices = site.buckets["voices"]
        self.all_messages = site.buckets["messages"]
        self.lookups = site.buckets["lookups"]
        self.bucket = Bucket(*limits.messages)
        self.talk_bucket = Bucket(*limits.talk)
        self.advice_bucket = Bucket(*limits.advice)
        self.odds_bucket = Bucket(*limits.odds)
        self._advising: asyncio.Task[None] | None = None
        self._retelling: asyncio.Task[None] | None = None

    async def serve(self) -> None:
        """From the first frame to the last."""
        if self._signed_in is not None:
            self._sign_outs.add(self._signed_in, self.sign_out)
        try:
            with contextlib.suppress(WebSocketDisconnect):
                await self.socket.accept()
                hello = await self._hello()
                if hello is not None:
                    await self._stay(hello)
        finally:
            if self._signed_in is not None:
                self._sign_outs.remove(self._signed_in, self.sign_out)

    def sign_out(self) -> None:
        """The session ends in which this socket was opened: from this moment it may do nothing."""
        self.account = self.name = ""
        self.listener.seat = OBSERVER
        self._ended = True
        self.hub.spawn(self._close(SIGNED_OUT, "You were signed out. Sign in again to continue."))

    async def _close(self, code: int, reason: str) -> None:
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):  # it may be closed already
            await self.socket.close(code, reason)

    async def _hello(self) -> say.Hello | None:
        try:
            first = await asyncio.wait_for(self._receive(), HELLO_SECONDS)
            hello = say.decode_message(first)
        except (TimeoutError, msgspec.MsgspecError, UnicodeError):
            hello = None
        if not isinstance(hello, say.Hello):
            await self.socket.close(BAD_HELLO, "the first frame must be a hello")
            return None
        return hello

    async def _receive(self) -> str | bytes:
        message = await self._next()
        if message["type"] != "websocket.receive":
            raise WebSocketDisconnect(message.get("code", 1005))
        text: str | bytes | None = message.get("text")
        return text if text is not None else message.get("bytes") or b""

    async def _stay(self, hello: say.Hello) -> None:
        table, listener = self.table, self.listener
        listener.seat = table.seat_of(hello.token, self.account)
        listener.partial = hello.partial
        spectators = sum(1 for other in table.listeners if other.seat == OBSERVER)
        if listener.seat == OBSERVER and spectators >= self.limits.spectators:
            await self.socket.close(FULL, "too many are watching this table")
            return
        if table.can_go_on_from(hello.since):
            listener.n_seen = hello.since
            listener.log_seen = table.log_at[hello.since - 1]
        table.listeners.append(listener)
        self._open = True
        listener.wake()
        table.tell_presence()
        self.answerer.looked_at(table)
        # In a task of its own: a message would wake it through all that is wrapped round this.
        reading = asyncio.create_task(self._read())
        try:
            await reading
        finally:
            self._open = False
            table.listeners.remove(listener)
            for task in (reading, self._writing, self._advising, self._retelling):
                if task is not None:
                    task.cancel()
                    with contextlib.suppress(asyncio.CancelledError, Exception):
                        await task
            table.tell_presence()

    # ------------------------------------------------------------------ writing

    def _waken(self) -> None:
        """Something is to be sent: at the end of this turn, together with what else there is."""
        if not self._due and self._open:
            self._due = True
            self._loop.call_soon(self._write)

    def _write(self) -> None:
        """Send what waits, then the newest state. A task is needed only for a client that does
        not read: it alone waits for the socket."""
        self._due = False
        if self._writing is not None and not self._writing.done():
            return
        texts = self._texts()
        if texts and not (self._push is not None and self._push(texts)):
            self._writing = asyncio.create_task(self._write_slowly(texts))

    async def _write_slowly(self, texts: list[str]) -> None:
        while texts:
            for text in texts:
                await self._send({"type": "websocket.send", "text": text})
            texts = self._texts()

    def _texts(self) -> list[str]:
        """What is to be sent now. Of several states only the newest is."""
        listener = self.listener
        texts = [] if listener.dropped else list(listener.outbox)
        listener.outbox.clear()
        if listener.dropped:
            listener.dropped = False
            listener.n_seen = -1
        if listener.stale:
            listener.stale = False
            try:
                texts.append(self.table.frame_for(listener))
            except Exception:
                log.exception("table %s cannot be shown to %d", self.table.id, listener.seat)
                self._open = False
                closing = self.socket.close(BROKEN, "the table cannot be shown just now")
                self.hub.spawn(closing)
        return texts

    def _tell(self, message: FromServer) -> None:
        self.listener.tell(say.frame(message))

    def _refuse(self, number: int, text: str, rule: str = "", stale: bool = False) -> None:
        self._tell({"type": "refused", "id": number, "text": text, "rule": rule, "stale": stale})

    # ------------------------------------------------------------------ reading

    async def _read(self) -> None:
        """One message after another. Who sends too many waits; who floods is shown out."""
        while not self._ended:
            text = await self._receive()
            now = time.monotonic()
            wait = self.bucket.wait(now)
            if wait > FLOOD_SECONDS:
                await self.socket.close(FULL, "too many messages")
                return
            wait = max(wait, self.all_messages.wait(self.address, now))
            if wait:
                await asyncio.sleep(wait)
            try:
                message = say.decode_message(text)
            except (msgspec.MsgspecError, UnicodeError) as error:
                self._refuse(-1, f"the message is malformed: {error}")
                continue
            if isinstance(message, Lookup):
                await asyncio.sleep(self.lookups.wait(self.address, time.monotonic()))
            if not self._ended:
                await self._answer(message)

    async def _answer(self, message: say.Message) -> None:
        if isinstance(message, say.Hello):
            self._refuse(-1, "hello was said already")
            return
        try:
            if isinstance(message, say.Ping):
                self._tell({"type": "pong", "id": message.id})
            elif isinstance(message, say.Choose):
                seat = self._own_seat()
                choice = tuple(message.choice)
                alone = message.single and len(self.table.match.choices(seat)) == 1
                n = await acts.choose(
                    self.hub, self.table, seat, message.n, choice, in_advance=alone
                )
                self._tell({"type": "accepted", "id": message.id, "n": n})
            elif isinstance(message, say.Why):
                self._why(message)
            elif isinstance(message, say.Gesture):
                self._tell(hands.gesture(self.table, self._own_seat(), message))
            elif isinstance(message, say.Muster):
                self._tell(hands.muster(self.table, self._own_seat(), message))
            elif isinstance(message, say.Trace):
                self._trace(message)
            elif isinstance(message, say.Log):
                self._log(message)
            elif isinstance(message, Advice):
                self._advise(message)
            elif isinstance(message, say.AskStory):
                self._tell_story(message.id)
            elif isinstance(message, say.AskDecisions):
                found = recent_decisions(self.table, self._own_seat())
                self._tell({"type": "decisions", "id": message.id, "decisions": found})
            else:
                n = await self._act(message)
                self._tell({"type": "accepted", "id": message.id, "n": n})
        except Stale as error:
            self._refuse(message.id, str(error), stale=True)
            self.listener.wake()
        except RefusedChoice as error:
            self._refuse(message.id, str(error), error.rule)
        except TiconderogaError as error:
            self._refuse(message.id, str(error))

    def _own_seat(self) -> int:
        seat = self.listener.seat
        if seat == OBSERVER:
            raise TiconderogaError("you are watching: only those who sit at the table may act")
        if self.table.seats[seat].kind != PERSON:
            raise TiconderogaError("this seat is played by an agent now")
        return seat

    async def _act(self, message: Any) -> int:
        """Whatever changes the table besides a choice; how many entries there are then."""
        hub, table = self.hub, self.table
        if isinstance(message, say.Chat):
            seat = self.listener.seat
            now = time.monotonic()
            if not self.talk_bucket.take(now) or not self.voices.take(self.address, now):
                raise TiconderogaError("you talk too fast for the others to read; wait a moment")
            name = shown_name(table.seats[seat]) if seat >= 0 else self.name or "Spectator"
            await acts.say(hub, table, seat, name, message.text)
            return table.n
        seat = self._own_seat()
        if isinstance(message, say.Withdraw):
            return await acts.withdraw(hub, table, seat, message.n)
        if isinstance(message, say.Undo):
            return await acts.undo(hub, table, seat, message.n)
        if isinstance(message, say.ProposeUndo):
            return await acts.propose_undo(hub, table, seat, message.n, message.ply)
        if isinstance(message, say.Consent):
            return await acts.consent(hub, table, seat, message.n)
        if isinstance(message, say.RefuseUndo):
            return await acts.refuse_undo(hub, table, seat)
        if isinstance(message, say.Resign):
            return await acts.resign(hub, table, seat, message.n)
        if isinstance(message, say.Standing):
            answers = await acts.set_standing(hub, table, seat, message.answers)
            table.tell({"type": "standing", "answers": answers}, seat)
        elif isinstance(message, say.Note):
            await acts.keep_note(hub, table, seat, message.text)
            table.tell({"type": "note", "text": table.notes[seat]}, seat)
        return table.n

    # ------------------------------------------------------------------ reasons and advice

    def _why(self, message: say.Why) -> None:
        """Why something cannot be chosen: everybody may ask, and learns nothing hidden."""
        match, seat = self.table.match, self.listener.seat
        words = match.rules.words
        if not 0 <= message.index < _how_many(match.rules, message.kind):
            raise TiconderogaError(f"there is no {message.kind} {message.index} in this game")
        if not self.table.started():
            raise TiconderogaError("the table waits for its players: a seat is still open")
        reason = match.why_not_item(seat, message.kind, message.index)
        self._tell(
            {
                "type": "why",
                "id": message.id,
                "choosable": reason is None,
                "text": "" if reason is None else words.tell_reason(reason),
                "rule": "" if reason is None else words.rule_of_reason(reason),
            }
        )

    def _trace(self, message: say.Trace) -> None:
        """What the game draws of a piece on request: everybody may ask."""
        match = self.table.match
        if match.rules.trace is None:
            raise TiconderogaError("this game draws nothing on request")
        if not 0 <= message.piece < len(self.table.renderer.board["pieces"]):
            raise TiconderogaError(f"there is no piece {message.piece} in this game")
        trace = match.rules.trace(match.position, message.piece)
        self._tell({"type": "trace", "id": message.id, "trace": trace})

    def _log(self, message: say.Log) -> None:
        """Older lines of the log, as the seat may know them."""
        since = max(0, message.since)
        until = max(since, min(message.until, since + MOST_LINES))
        lines = self.table.renderer.log(self.table.match, self.listener.seat, since, until)
        self._tell({"type": "log", "id": message.id, "log": lines})

    def _advise(self, message: Advice) -> None:
        """Odds and hints, where the table allows them: worked out apart, one at a time."""
        table, seat = self.table, self._own_seat()
        if not isinstance(message, say.AskFinal):
            require_advice(table)
        if seat not in table.awaited():
            raise TiconderogaError("there is nothing for you to decide now")
        if self._advising is not None and not self._advising.done():
            raise TiconderogaError("your last question is still being worked out")
        if not self.questions.take(self.address, time.monotonic()):
            raise TiconderogaError("too many questions from your address; wait a moment")
        hinting = isinstance(message, say.Hint)
        bucket = self.advice_bucket if hinting else self.odds_bucket
        wait = bucket.wait(time.monotonic())
        if isinstance(message, say.Hint):
            seed = derive_seed("hint", seat, table.n)
            work = self._hint(message.id, seat, seed, wait)
        elif isinstance(message, say.AskOdds):
            work = self._odds(message.id, seat, wait)
        else:
            work = self._final(message.id, seat, wait)
        self._advising = asyncio.create_task(self._careful(message.id, work))

    def _tell_story(self, number: int) -> None:
        """What has happened since the seat's last own decision: everybody may ask."""
        if not self.table.started():
            raise TiconderogaError("the table waits for its players: a seat is still open")
        if self._retelling is not None and not self._retelling.done():
            raise TiconderogaError("your last question is still being worked out")
        if not self.questions.take(self.address, time.monotonic()):
            raise TiconderogaError("too many questions from your address; wait a moment")
        wait = self.odds_bucket.wait(time.monotonic())
        work = self._retell(number, self.listener.seat, wait)
        self._retelling = asyncio.create_task(self._careful(number, work))

    async def _retell(self, number: int, seat: int, wait: float) -> None:
        await asyncio.sleep(wait)
        table = self.table
        args = (seat, *table.decisions.since(table.match, seat))
        found = await self.hub.study.ask(work_of(table, "story", args, STORY_SECONDS, self.address))
        self._tell(cast(Story, {"type": "story", "id": number, **found}))

    async def _careful(self, number: int, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except TiconderogaError as error:
            self._refuse(number, str(error))
        except RuntimeError:
            self._refuse(number, "that could not be worked out")

    def _work(self, kind: str, args: tuple[object, ...]) -> Work:
        return work_of(self.table, kind, args, HINT_SECONDS, self.address)

    async def _hint(self, number: int, seat: int, seed: int, wait: float) -> None:
        await asyncio.sleep(wait)
        args = (seat, "", seed, HINT_SECONDS)
        found = await self.hub.study.ask(self._work("hint", args))
        self._tell(cast(Hint, {"type": "hint", "id": number, **found}))

    async def _odds(self, number: int, seat: int, wait: float) -> None:
        await asyncio.sleep(wait)
        found = await self.hub.study.ask(self._work("odds", (seat,)))
        self._tell({"type": "odds", "id": number, "odds": found["odds"], "final": found["final"]})

    async def _final(self, number: int, seat: int, wait: float) -> None:
        await asyncio.sleep(wait)
        found = await self.hub.study.ask(self._work("final", (seat,)))
        self._tell({"type": "final", "id": number, "final": found})


def _how_many(rules: Rules, kind: str) -> int:
    """How many things of a kind a game has: none of a kind that it does not know."""
    try:
        return len(rules.ids[kind])
    except KeyError:
        return 0
