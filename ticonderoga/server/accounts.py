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
import re
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.server.store import Store, Taken

COOKIE = "ticonderoga"
SESSION_SECONDS = 60 * 86_400
NAME = re.compile(r"[^\W_](?:[\w .'-]{0,28}[^\W_])?")
SECRET = "secret"
DAMAGED_KEY = (
    "the key that signs sessions is damaged: restore the database from a copy, or delete the row "
    "'secret' of its table 'setting', which ends all sessions"
)


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

    async def open(self) -> None:
        secret = await server_secret(self._store, SECRET, lambda: secrets.token_hex(32))
        try:
            self._key = bytes.fromhex(secret)
        except ValueError:
            raise TiconderogaError(DAMAGED_KEY) from None

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _apart(self, work: Callable[..., Any], *args: Any) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *args)

    # ------------------------------------------------------------------ signing up and in

    async def create(self, name: str, password: str) -> Account:
        name = " ".join(name.split())
        if not NAME.fullmatch(name):
            raise TiconderogaError(
                "a name has 1 to 30 letters, digits, spaces, dots or hyphens, and begins and "
                "ends with a letter or a digit"
            )
        hashed = await self._apart(self.hasher.hash, password)
        account = secrets.token_urlsafe(12)
        values = (account, name, name.casefold(), hashed, 1, self._now(), "{}")
        try:
            await self._store.run([("INSERT INTO account VALUES (?,?,?,?,?,?,?)", values)])
        except Taken:
            raise TiconderogaError(f"the name '{name}' is taken; choose another") from None
        return Account((account, name, 1, values[5], "{}"))

    async def sign_in(self, name: str, password: str) -> Account:
        rows = await self._store.fetch(
            "SELECT id, name, epoch, created, profile, password FROM account WHERE folded = ?",
            (" ".join(name.split()).casefold().replace("\x00", ""),),
        )
        if not self._decoy:
            self._decoy = await self._apart(self.hasher.hash, secrets.token_hex(8))
        hashed = rows[0][5] if rows else self._decoy
        right = await self._apart(self._verify, hashed, password)
        if not rows or not right:
            raise Forbidden("the name or the password is not right")
        return Account(rows[0][:5])

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
            (" ".join(name.split()).casefold().replace("\x00", ""),),
        )
        return Account(rows[0]) if rows else None

    async def keep_profile(self, account: Account, profile: dict[str, Any]) -> None:
        await self._store.run(
            [("UPDATE account SET profile = ? WHERE id = ?", (json.dumps(profile), account.id))]
        )

    async def end_sessions(self, account: Account) -> None:
        await self._store.run(
            [("UPDATE account SET epoch = epoch + 1 WHERE id = ?", (account.id,))]
        )

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

    def csrf_of(self, cookie: str) -> str:
        return self._sign("csrf", cookie)

    def csrf_holds(self, cookie: str, token: str) -> bool:
        return hmac.compare_digest(token.encode(), self.csrf_of(cookie).encode())
