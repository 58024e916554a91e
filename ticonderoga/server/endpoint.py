"""Endpoints: what one is, who is calling, and how it becomes a route and a line of OpenAPI."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.server.accounts import COOKIE, Account, Forbidden, NotSignedIn
from ticonderoga.server.guard import UNCHANGING, address_of
from ticonderoga.server.hub import NoTable, Stale
from ticonderoga.server.messages import encode, plain_text
from ticonderoga.server.site import Site
from ticonderoga.server.table import Table
from ticonderoga.server.tournaments import NoTournament

Handle = Callable[["Call"], Awaitable[Any]]
TOKEN_HEADER = "x-seat"
CSRF_HEADER = "x-csrf-token"


class Endpoint:
    """One path and method: what it takes, what it gives, and who handles it."""

    def __init__(
        self,
        method: str,
        path: str,
        handle: Handle,
        about: str,
        *,
        body: Any = None,
        gives: Any = dict[str, Any],
        status: int = 200,
        query: dict[str, dict[str, Any]] | None = None,
        rate: str = "",
    ) -> None:
        self.method = method
        self.path = path
        self.handle = handle
        self.about = about
        self.body = body
        self.gives = gives
        self.status = status
        self.query = query or {}
        self.rate = rate
        """The name of the bucket it draws from besides the common one."""


class Call:
    """A request, its body, and who makes it."""

    def __init__(self, site: Site, request: Request, body: Any, account: Account | None) -> None:
        self.site = site
        self.hub = site.hub
        self.request = request
        self.body = body
        self.account = account

    @property
    def address(self) -> str:
        """Where the call comes from."""
        return address_of(self.request.scope)

    @property
    def account_id(self) -> str:
        return self.account.id if self.account is not None else ""

    def name_for(self, wanted: str) -> str:
        """What the caller is called at a table: an account by its own name, and by no other."""
        return self.account.name if self.account is not None else plain_text(wanted)

    @property
    def person(self) -> Account:
        if self.account is None:
            raise NotSignedIn("sign in first")
        return self.account

    @property
    def token(self) -> str:
        """The secret of a seat: from the body, or from a header; never from the address."""
        return getattr(self.body, "token", "") or self.request.headers.get(TOKEN_HEADER, "")

    async def table(self) -> Table:
        return await self.hub.table(self.request.path_params["table"])

    def seat_at(self, table: Table) -> int:
        """The caller's seat; an observer's if there is none."""
        return table.seat_of(self.token, self.account_id)

    def own_seat(self, table: Table) -> int:
        seat = self.seat_at(table)
        if seat < 0:
            raise Forbidden("only those who sit at the table may do that")
        return seat

    def require_patience(self, rate: str) -> None:
        """One more of what each address has only so many of."""
        require_patience(self.site, self.request, rate)

    def number(self, name: str, default: int) -> int:
        """A whole number from the query."""
        text = self.request.query_params.get(name, "")
        if not text:
            return default
        digits = text.removeprefix("-")
        if not (digits.isascii() and digits.isdigit()) or len(digits) > 9:
            raise TiconderogaError(f"'{name}' should be a whole number")
        return int(text)


def answer(value: Any, status: int = 200) -> Response:
    return Response(encode(value), status, media_type="application/json")


STATUS: tuple[tuple[type[Exception], int], ...] = (
    (NoTable, 404),
    (NoTournament, 404),
    (NotSignedIn, 401),
    (Forbidden, 403),
    (Stale, 409),
)


async def say_problem(request: Request, error: Exception) -> Response:
    """What went wrong, as a sentence with its status."""
    if isinstance(error, HTTPException):
        return answer({"error": error.detail}, error.status_code)
    for kind, status in STATUS:
        if isinstance(error, kind):
            return answer({"error": str(error)}, status)
    return answer({"error": str(error)}, 422)


def require_patience(site: Site, request: Request, rate: str) -> None:
    if not site.buckets[rate].take(address_of(request.scope), time.monotonic()):
        raise HTTPException(429, "too many of these from your address; wait a moment")


def route_of(site: Site, endpoint: Endpoint) -> Route:
    """The route of an endpoint: rates, cookie, forgery check, body; then the endpoint itself."""
    decoder = None if endpoint.body is None else msgspec.json.Decoder(endpoint.body)

    async def serve(request: Request) -> Response:
        if endpoint.rate:
            require_patience(site, request, endpoint.rate)
        account = await who_calls(site, request)
        body: Any = None
        if decoder is not None:
            try:
                body = decoder.decode(await request.body())
            except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
                raise HTTPException(422, f"the body is not as it should be: {error}") from None
        found = await endpoint.handle(Call(site, request, body, account))
        return found if isinstance(found, Response) else answer(found, endpoint.status)

    return Route(endpoint.path, serve, methods=[endpoint.method])


async def who_calls(site: Site, request: Request) -> Account | None:
    """Whose cookie it is. One that would change something must also show the page's token."""
    cookie = request.cookies.get(COOKIE, "")
    account = await site.accounts.signed_in(cookie)
    if account is not None and request.method not in UNCHANGING:
        if not site.accounts.csrf_holds(cookie, request.headers.get(CSRF_HEADER, "")):
            raise Forbidden("this request does not come from our page: its token is missing")
    return account
