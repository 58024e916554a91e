"""Accounts: a name and a password, for those who want their tables kept together.

Passwords are hashed by argon2 in threads of their own. A session is a signed cookie that names
the account; raising the account's epoch ends all its sessions. Whoever comes with a cookie must
show, on every request that changes something, a token that only our own page can read.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import json
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.server.names import check_name, skeleton, tidy
from ticonderoga.server.passwords import check_password
from ticonderoga.server.store import Statement, Store, Taken

COOKIE = "ticonderoga"
DEVICE_COOKIE = "ticonderoga-device"
DEVICE_SECONDS = 400 * 86_400
SESSION_SECONDS = 60 * 86_400
SECRET = "secret"
DAMAGED_KEY = (
    "the key that signs sessions is damaged: restore the database from a copy, or delete the row "
    "'secret' of its table 'setting', which ends all sessions"
)


SIGNED_OUT = "!"
"""Before the id of an account whose sessions have ended, in what processes tell each other."""


def folded(name: str) -> str:
    """What an account is found by."""
    return tidy(name).casefold().replace("\x00", "")


class NotSignedIn(TiconderogaError):
    """The endpoint is for those who have signed in."""


class Forbidden(TiconderogaError):
    """The request may not do what it asks."""


class Account:
    """Who somebody is."""

    __slots__ = ("created", "epoch", "id", "name", "profile")

    def __init__(self, row: tuple[Any, ...]) -> None:
        self.id, self.name, self.epoch, self.created, profile = row
        self.profile: dict[str, Any] = json.loads(profile)


async def server_secret(store: Store, name: str, make: Callable[[], str]) -> str:
    """A secret of this server: made once, the same in all its processes."""
    await store.run(
        [("INSERT INTO setting VALUES (?,?) ON CONFLICT (name) DO NOTHING", (name, make()))]
    )
    rows = await store.fetch("SELECT value FROM setting WHERE name = ?", (name,))
    return str(rows[0][0])


class Accounts:
    """Signing up, signing in, and knowing who comes with a cookie."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now
        self.hasher = PasswordHasher()
        self._threads = ThreadPoolExecutor(2, "argon2")
        self._key = b""
        self._decoy = ""
        """Checked when nobody has the name, so that the time taken tells nothing."""
        self.ended: list[Callable[[str], None]] = []
        """Called with an account whose sessions have ended, in this process."""

    async def open(self) -> None:
        secret = await server_secret(self._store, SECRET, lambda: secrets.token_hex(32))
        try:
            self._key = bytes.fromhex(secret)
        except ValueError:
            raise TiconderogaError(DAMAGED_KEY) from None
        await self._note_likenesses()

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _apart(self, work: Callable[..., Any], *args: Any) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *args)

    # ------------------------------------------------------------------ signing up and in

    async def create(self, name: str, password: str) -> Account:
        name = check_name(name)
        check_password(password, name)
        hashed = await self._apart(self.hasher.hash, password)
        account = secrets.token_urlsafe(12)
        values = (account, name, folded(name), hashed, 1, self._now(), "{}")
        try:
            await self._store.run(
                [
                    ("INSERT INTO account VALUES (?,?,?,?,?,?,?)", values),
                    ("INSERT INTO likeness VALUES (?,?)", (skeleton(name), account)),
                ]
            )
        except Taken:
            raise TiconderogaError(
                f"the name '{name}' is taken, or looks like one that is; choose another"
            ) from None
        return Account((account, name, 1, values[5], "{}"))

    async def _note_likenesses(self) -> None:
        """Names that were taken before look-alikes were refused: of several the oldest counts."""
        rows = await self._store.fetch(
            "SELECT id, name FROM account WHERE id NOT IN (SELECT account FROM likeness) "
            "ORDER BY created"
        )
        for account, name in rows:
            await self._store.run(
                [
                    (
                        "INSERT INTO likeness VALUES (?,?) ON CONFLICT (skeleton) DO NOTHING",
                        (skeleton(name), account),
                    )
                ]
            )

    async def sign_in(self, name: str, password: str) -> Account:
        rows = await self._store.fetch(
            "SELECT id, name, epoch, created, profile, password FROM account WHERE folded = ?",
            (folded(name),),
        )
        if not self._decoy:
            self._decoy = await self._apart(self.hasher.hash, secrets.token_hex(8))
        hashed = rows[0][5] if rows else self._decoy
        right = await self._apart(self._verify, hashed, password)
        if not rows or not right:
            raise Forbidden("the name or the password is not right")
        return Account(rows[0][:5])

    async def require_password(self, account: Account, password: str) -> None:
        """For what a borrowed session must not do."""
        rows = await self._store.fetch("SELECT password FROM account WHERE id = ?", (account.id,))
        if not rows or not await self._apart(self._verify, rows[0][0], password):
            raise Forbidden("the password is not right")

    async def change_password(self, account: Account, new: str) -> Account:
        """Another password: all sessions end, and the account as its new sessions know it."""
        check_password(new, account.name)
        hashed = await self._apart(self.hasher.hash, new)
        await self._end_sessions(
            account,
            ("UPDATE account SET password = ? WHERE id = ?", (hashed, account.id)),
        )
        changed = await self.by_id(account.id)
        if changed is None:
            raise NotSignedIn("this account has ended")
        return changed

    async def end(self, account: Account) -> None:
        """The account is no more. Its name stays taken: nobody else is to be held for its owner."""
        await self._store.run(
            [
                ("DELETE FROM account WHERE id = ?", (account.id,)),
                ("DELETE FROM notification WHERE account = ?", (account.id,)),
            ],
            announce=SIGNED_OUT + account.id,
        )
        self._tell_ended(account.id)

    def _verify(self, hashed: str, password: str) -> bool:
        try:
            return self.hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False

    async def by_id(self, account: str) -> Account | None:
        rows = await self._store.fetch(
            "SELECT id, name, epoch, created, profile FROM account WHERE id = ?", (account,)
        )
        return Account(rows[0]) if rows else None

    async def by_name(self, name: str) -> Account | None:
        rows = await self._store.fetch(
            "SELECT id, name, epoch, created, profile FROM account WHERE folded = ?",
            (folded(name),),
        )
        return Account(rows[0]) if rows else None

    async def keep_profile(self, account: Account, profile: dict[str, Any]) -> None:
        await self._store.run(
            [("UPDATE account SET profile = ? WHERE id = ?", (json.dumps(profile), account.id))]
        )

    async def end_sessions(self, account: Account) -> None:
        """All sessions of an account end, and the sockets that were opened in them."""
        await self._end_sessions(account)

    async def _end_sessions(self, account: Account, *more: Statement) -> None:
        end = ("UPDATE account SET epoch = epoch + 1 WHERE id = ?", (account.id,))
        await self._store.run([*more, end], announce=SIGNED_OUT + account.id)
        self._tell_ended(account.id)

    def _tell_ended(self, account: str) -> None:
        for tell in self.ended:
            tell(account)

    # ------------------------------------------------------------------ cookies

    def _sign(self, purpose: str, text: str) -> str:
        mac = hmac.new(self._key, f"{purpose}\n{text}".encode(), hashlib.sha256)
        return base64.urlsafe_b64encode(mac.digest()).rstrip(b"=").decode()

    def cookie_for(self, account: Account) -> str:
        body = f"{account.id}.{account.epoch}.{int(self._now())}"
        return f"{body}.{self._sign('session', body)}"

    def _account_of(self, cookie: str) -> tuple[str, int] | None:
        body, _, mac = cookie.rpartition(".")
        if not body or not hmac.compare_digest(mac.encode(), self._sign("session", body).encode()):
            return None
        account, epoch, issued = body.rsplit(".", 2)
        if self._now() - int(issued) > SESSION_SECONDS:
            return None
        return account, int(epoch)

    async def signed_in(self, cookie: str) -> Account | None:
        """Whose cookie this is; None if it is forged, too old or was ended."""
        named = self._account_of(cookie) if cookie else None
        if named is None:
            return None
        account = await self.by_id(named[0])
        return account if account is not None and account.epoch == named[1] else None

    def device_cookie(self, account: Account) -> str:
        """What a browser keeps in which somebody has signed in: others who try his name do not
        keep him out of it."""
        return f"{account.id}.{self._sign('device', account.id)}"

    def is_device_of(self, cookie: str, account: str) -> bool:
        named, _, mac = cookie.rpartition(".")
        right = self._sign("device", named)
        return named == account and hmac.compare_digest(mac.encode(), right.encode())

    def csrf_of(self, cookie: str) -> str:
        return self._sign("csrf", cookie)

    def csrf_holds(self, cookie: str, token: str) -> bool:
        return hmac.compare_digest(token.encode(), self.csrf_of(cookie).encode())
