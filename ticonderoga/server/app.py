"""The application: REST for what rests, WebSocket for live play, the client's files."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.server import (
    api_accounts,
    api_games,
    api_players,
    api_study,
    api_tables,
    api_tournaments,
    openapi,
)
from ticonderoga.server.accounts import COOKIE
from ticonderoga.server.addresses import Addresses
from ticonderoga.server.client import Client, built_client
from ticonderoga.server.endpoint import answer, route_of, say_problem
from ticonderoga.server.guard import Guard
from ticonderoga.server.health import Counting, Counts
from ticonderoga.server.health import routes as health_routes
from ticonderoga.server.hub import NoTable
from ticonderoga.server.limits import Limits
from ticonderoga.server.live import BROKEN, LiveSocket
from ticonderoga.server.site import Site
from ticonderoga.server.sqlite_store import SqliteStore
from ticonderoga.server.store import Store

ENDPOINTS = [
    *api_games.ENDPOINTS,
    *api_tables.ENDPOINTS,
    *api_study.ENDPOINTS,
    *api_accounts.ENDPOINTS,
    *api_players.ENDPOINTS,
    *api_tournaments.ENDPOINTS,
]
NO_TABLE = 4404
WORTH_PACKING = 1000
"""Bytes of an answer from which on it is packed."""
LEVEL = 4


def open_store(database: str) -> Store:
    """The store behind a database's URL."""
    if database.startswith(("postgresql://", "postgres://")):
        from ticonderoga.server.postgres_store import PostgresStore

        return PostgresStore(database)
    scheme, _, rest = database.partition(":///")
    if scheme == "sqlite" and rest:
        return SqliteStore(rest)
    raise TiconderogaError(
        f"'{database}' is no database; it can be sqlite:///FILE or postgresql://…"
    )


def make_app(
    database: str = "sqlite:///:memory:",
    workers: int = 0,
    client: Path | None = None,
    limits: Limits | None = None,
    clock: Callable[[], float] = time.time,
    hooks_anywhere: bool = False,
    secure_cookies: bool = False,
    home: str = "",
    readers: Addresses | None = None,
) -> Starlette:
    """The application for a database URL. `home` is the address that its visitors use, such as
    https://table.example.org; without it whatever name they used is taken for it. `readers` are
    the addresses that may read the metrics, besides this machine."""
    site = Site(
        open_store(database), workers, limits, clock, hooks_anywhere,
        secure_cookies or home.startswith("https://"), home,
    )  # fmt: skip
    document = openapi.describe(ENDPOINTS)
    page = openapi.page(document)
    files = Client(client or built_client())
    counts = Counts()

    async def openapi_json(request: Request) -> Response:
        return answer(document)

    async def docs(request: Request) -> Response:
        return HTMLResponse(page)

    async def docs_style(request: Request) -> Response:
        return Response(openapi.STYLE, media_type="text/css")

    app = Starlette(
        routes=[
            *(route_of(site, endpoint) for endpoint in ENDPOINTS),
            WebSocketRoute("/api/tables/{table}/live", Live(site)),
            Route("/api/openapi.json", openapi_json),
            Route("/api/docs", docs),
            Route("/api/docs.css", docs_style),
            Route("/api/{path:path}", no_endpoint, methods=["GET", "POST", "PUT", "DELETE"]),
            *health_routes(site, counts, readers or Addresses("")),
            Route("/{path:path}", files.serve),
        ],
        lifespan=site.life,
        middleware=[
            Middleware(Counting, counts=counts),
            Middleware(Guard, limits=site.limits, home=home),
            Middleware(GZipMiddleware, minimum_size=WORTH_PACKING, compresslevel=LEVEL),
        ],
        exception_handlers={HTTPException: say_problem, TiconderogaError: say_problem},
    )
    app.state.site = site
    return app


async def no_endpoint(request: Request) -> Response:
    raise HTTPException(404, "there is nothing at this address; see /api/docs")


class Live:
    """The sockets at the tables. An application of its own, so that what is sent goes straight
    to the server and not through the wrappers of a request."""

    def __init__(self, site: Site) -> None:
        self.site = site

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        site, socket = self.site, WebSocket(scope, receive, send)
        try:
            table = await site.hub.table(socket.path_params["table"])
        except NoTable:
            await socket.close(NO_TABLE)
            return
        except TiconderogaError as error:
            await socket.close(BROKEN, str(error)[:120])
            return
        account = await site.accounts.signed_in(socket.cookies.get(COOKIE, ""))
        await LiveSocket(socket, receive, send, site, table, account).serve()
