"""Telling people that it is their turn or that the game is over: web push for accounts, a
webhook for each seat. Everything is sent in threads of its own. Mail is an interface: whoever
brings a `Mailer` has it, and what it is to send is already said.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import http.client
import json
import logging
import secrets
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

from ticonderoga.engine.errors import Refused, TiconderogaError
from ticonderoga.server import push
from ticonderoga.server.accounts import server_secret
from ticonderoga.server.hub import Hub
from ticonderoga.server.outbound import check_url, post
from ticonderoga.server.rows import PERSON
from ticonderoga.server.table import Table

PATIENCE_SECONDS = 5.0
"""Who answers at once, or looks at the table, is not told."""
MOST_HOOKS = 3
THREADS = 4
MOST_PUSHES = 10
PUSH = "push"
HOOK = "webhook"
MAIL = "mail"
VAPID = "vapid"
log = logging.getLogger("ticonderoga.server")


class Mailer(Protocol):
    """Whoever can send mail. Set it as `site.notifier.mailer`; an address is a row of kind
    `mail` in the table of notifications, whose target is {"to": address}."""

    async def send(self, to: str, subject: str, text: str) -> None: ...


class NoMail:
    """Sends nothing."""

    async def send(self, to: str, subject: str, text: str) -> None:
        return None


class Notifier:
    """Hears of every change, and tells those who are awaited and not there."""

    def __init__(self, hub: Hub, anywhere: bool = False, home: str = "") -> None:
        self.hub = hub
        self.anywhere = anywhere
        self.subject = home or "mailto:nobody@example.invalid"
        """Whom a push service may turn to: the site's own address."""
        self.mailer: Mailer = NoMail()
        self._threads = ThreadPoolExecutor(THREADS, "notify")
        self._key = ""
        self._due: dict[tuple[str, int, str], tuple[float, Table]] = {}
        """Whom to tell what of which table, and when: the first first."""
        self._timer: asyncio.TimerHandle | None = None
        hub.after.append(self.consider)

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def key(self) -> str:
        """The server's push key; made when first needed."""
        if not self._key:
            try:
                self._key = await server_secret(self.hub.store, VAPID, push.new_key)
            except ImportError:
                raise TiconderogaError("this server cannot send web push messages") from None
        return self._key

    # ------------------------------------------------------------------ asking to be told

    async def subscribe(self, account: str, subscription: dict[str, Any]) -> str:
        check_url(subscription["endpoint"], self.anywhere)
        await self.key()
        try:
            await asyncio.get_running_loop().run_in_executor(
                self._threads, push.encrypt, b"", *self._keys(subscription)
            )
        except ValueError:
            raise TiconderogaError("the keys of this subscription are not readable") from None
        return await self._keep(account, "", -1, PUSH, json.dumps(subscription), MOST_PUSHES)

    @staticmethod
    def _keys(subscription: dict[str, Any]) -> tuple[str, str]:
        return subscription["keys"]["p256dh"], subscription["keys"]["auth"]

    async def add_hook(self, table: Table, seat: int, url: str) -> tuple[str, str]:
        """A webhook for a seat; its id, and the secret that its messages are signed with."""
        check_url(url, self.anywhere)
        secret = secrets.token_urlsafe(24)
        target = json.dumps({"url": url, "secret": secret})
        return await self._keep("", table.id, seat, HOOK, target, MOST_HOOKS), secret

    async def _keep(
        self, account: str, table_id: str, seat: int, kind: str, target: str, most: int
    ) -> str:
        rows = await self.hub.store.fetch(
            "SELECT id FROM notification WHERE account = ? AND table_id = ? AND seat = ?",
            (account, table_id, seat),
        )
        if len(rows) >= most:
            raise Refused(f"there are {most} already; take one away first")
        name = secrets.token_urlsafe(9)
        await self.hub.store.run(
            [("INSERT INTO notification VALUES (?,?,?,?,?,?)",
              (name, account, table_id, seat, kind, target))]
        )  # fmt: skip
        return name

    async def remove(self, account: str, table_id: str, seat: int, name: str) -> None:
        await self.hub.store.run(
            [
                (
                    "DELETE FROM notification WHERE id = ? AND account = ? AND table_id = ? "
                    "AND seat = ?",
                    (name, account, table_id, seat),
                )
            ]
        )

    # ------------------------------------------------------------------ telling

    def consider(self, table: Table, here: bool) -> None:
        before, awaited = table.told, table.awaited()
        was_over, over = table.told_over, table.match.over
        table.told, table.told_over = awaited, over
        if before is None or not here or (awaited == before and over == was_over):
            return
        people = [seat for seat, who in enumerate(table.seats) if who.kind == PERSON]
        if over and not was_over:
            for seat in people:
                self._tell_soon(table, seat, "over")
        for seat in before:
            self._due.pop((table.id, seat, "turn"), None)
        for seat in awaited:
            if seat not in before and seat in people:
                self._tell_soon(table, seat, "turn")

    def _tell_soon(self, table: Table, seat: int, event: str) -> None:
        """Somebody is to be told, unless he answers or comes in the meantime. All who wait to be
        told share one timer: at a table that is being played nobody ever is."""
        patience = 0.0 if self.anywhere else PATIENCE_SECONDS
        self._due[table.id, seat, event] = (time.monotonic() + patience, table)
        if self._timer is None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(patience, self._tell_due)

    def _tell_due(self) -> None:
        """Tell those whose time has come; the first of them is the next."""
        self._timer = None
        while self._due:
            (table_id, seat, event), (at, table) = next(iter(self._due.items()))
            left = at - time.monotonic()
            if left > 0:
                self._timer = asyncio.get_running_loop().call_later(left, self._tell_due)
                return
            del self._due[table_id, seat, event]
            self.hub.spawn(self._tell(table, seat, event))

    async def _tell(self, table: Table, seat: int, event: str) -> None:
        if event == "turn" and seat not in table.awaited():
            return
        who = table.seats[seat]
        rows = await self.hub.store.fetch(
            "SELECT id, kind, target FROM notification WHERE (table_id = ? AND seat = ?) "
            "OR (account = ? AND account <> '')",
            (table.id, seat, who.account),
        )
        for name, kind, target in rows:
            if kind != HOOK and seat in table.online():
                continue  # who looks at the table need not be told by other ways
            await self._send(name, kind, json.loads(target), self._message(table, seat, event))

    @staticmethod
    def _message(table: Table, seat: int, event: str) -> dict[str, Any]:
        """Nothing that a passer-by may not read: it goes through other people's machines."""
        title = table.game.title
        result = table.renderer.result(table.match) if event == "over" else None
        said = f"the game is over. {result['text']}" if result is not None else "it is your turn."
        return {
            "event": event,
            "table": table.id,
            "game": table.row.game,
            "title": title,
            "seat": table.match.rules.seats[seat],
            "text": f"{title}: {said}",
        }

    async def _send(
        self, name: str, kind: str, target: dict[str, Any], message: dict[str, Any]
    ) -> None:
        if kind == MAIL:
            await self.mailer.send(target["to"], message["title"], message["text"])
            return
        body = json.dumps(message).encode()
        key = await self.key() if kind == PUSH else ""
        loop = asyncio.get_running_loop()
        try:
            status = await loop.run_in_executor(
                self._threads, self._deliver, kind, target, body, key
            )
        except (OSError, ValueError, http.client.HTTPException, TiconderogaError) as error:
            log.warning("a %s could not be sent: %s", kind, error)
            return
        if status in (404, 410):
            await self.hub.store.run([("DELETE FROM notification WHERE id = ?", (name,))])

    def _deliver(self, kind: str, target: dict[str, Any], body: bytes, key: str) -> int:
        if kind == PUSH:
            url = target["endpoint"]
            sealed = push.encrypt(body, *self._keys(target))
            headers = {
                "Content-Encoding": "aes128gcm",
                "Content-Type": "application/octet-stream",
                "TTL": "86400",
                "Urgency": "normal",
                "Authorization": push.authorization(key, url, self.subject, self.hub.now()),
            }
            return post(url, sealed, headers, self.anywhere)
        mac = hmac.new(target["secret"].encode(), body, hashlib.sha256).hexdigest()
        headers = {"Content-Type": "application/json", "X-Ticonderoga-Signature": f"sha256={mac}"}
        return post(target["url"], body, headers, self.anywhere)
