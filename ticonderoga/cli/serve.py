"""`ticonderoga serve`: the table in the browser, for this machine or for the world."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import errno
import gc
import os
import socket
import sys
import threading
import time
import webbrowser
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from ticonderoga.engine.errors import TiconderogaError

EXAMPLES = """\
examples:
  ticonderoga serve --open
  ticonderoga serve --port 8000 --database sqlite:///tables.sqlite
  ticonderoga serve --site https://table.example.org --database postgresql://user@host/name

Without --database the tables are kept in a file of your own home. Put a proxy that speaks
HTTPS before a server that the world can reach (docs/host.md)."""

OPENED = (
    "INSERT INTO setting VALUES ('opened', ?) ON CONFLICT (name) DO UPDATE SET value = "
    "excluded.value"
)
ANY = ("0.0.0.0", "::", "")
MOST_PORT = 65_535
MOST_WORKERS = 1024
NO_CLIENT = (
    "The browser client is not built, so that the table can be reached by programs only. In a "
    "clone `make play` builds it; or name the folder of a built one with --client."
)


def add_parser(subparsers: Any) -> None:
    parser = subparsers.add_parser(
        "serve",
        help="open the table in the browser",
        description="Serve the browser table: one process, no set-up.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--host", default="127.0.0.1", metavar="H", help="address to listen at")
    parser.add_argument(
        "--port", type=int, default=1776, metavar="N", help="port (1776; 0 for any free one)"
    )
    parser.add_argument(
        "--database", default="", metavar="URL", help="sqlite:///FILE or postgresql://…"
    )
    parser.add_argument(
        "--workers", type=int, default=0, metavar="N", help="processes for agents to think in"
    )
    parser.add_argument("--client", default="", metavar="DIR", help="folder of a built client")
    parser.add_argument("--open", action="store_true", help="open the browser as well")
    parser.add_argument(
        "--site", default="", metavar="URL",
        help="the address that visitors use, such as https://table.example.org",
    )  # fmt: skip
    parser.add_argument(
        "--proxy", default="127.0.0.1", metavar="A",
        help="address or network of the proxy in front, whose word on who calls is taken "
        "(127.0.0.1)",
    )  # fmt: skip
    parser.add_argument(
        "--secure-cookies", action="store_true", help="cookies over HTTPS only (behind a proxy)"
    )
    parser.add_argument(
        "--metrics", action="append", default=[], metavar="A",
        help="an address or network that may read /metrics, besides this machine; * for everybody",
    )  # fmt: skip
    parser.add_argument(
        "--log", choices=("text", "json"), default="text",
        help="text: what goes wrong; json: that and every request, a JSON object a line",
    )  # fmt: skip
    parser.add_argument(
        "--unlimited", action="store_true", help="no limits of rate: for load tests only"
    )


def own_database() -> str:
    """Where the tables of one who names no database are kept."""
    state = os.environ.get("XDG_STATE_HOME") or str(Path.home() / ".local" / "state")
    folder = Path(state) / "ticonderoga"
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        folder.chmod(0o700)  # one that was made by an older server
    except OSError as error:
        raise TiconderogaError(
            f"{folder} cannot be made: {error.strerror}; name a --database"
        ) from None
    return f"sqlite:///{folder / 'tables.sqlite'}"


def bound_socket(host: str, port: int) -> socket.socket:
    """A socket that listens, or a sentence on why it cannot."""
    if not 0 <= port <= MOST_PORT:
        raise TiconderogaError(f"--port {port} is not a port; it can be 0 to {MOST_PORT}")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(2048)
    except (OSError, UnicodeError) as error:
        listening.close()
        said = getattr(error, "strerror", None) or str(error)
        remedy = "try another --port"
        if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
            remedy = "perhaps a server is running there already; try another --port, or 0 for any"
        raise TiconderogaError(f"{host} port {port} cannot be used: {said}; {remedy}") from None
    listening.set_inheritable(False)
    return listening


def checked_site(site: str) -> str:
    """The address of a site, or a sentence on what one looks like."""
    parts = urlsplit(site)
    if site and (
        parts.scheme not in ("http", "https") or not parts.netloc or parts.path not in ("", "/")
    ):
        raise TiconderogaError(
            f"'{site}' is not an address for --site; one is https://NAME or http://NAME:PORT, "
            "without a path"
        )
    return site.rstrip("/").lower()


async def try_database(database: str) -> None:
    """Open and close it: what is wrong with it is said before anything else is done."""
    from ticonderoga.server.accounts import Accounts
    from ticonderoga.server.app import open_store

    store = open_store(database)
    await store.open()
    try:
        # A disk that is full or may only be read shows when something is written.
        await store.run([(OPENED, (str(time.time()),))])
        await Accounts(store, time.time).open()
    finally:
        await store.close()


def run(args: argparse.Namespace) -> int:
    try:
        import uvicorn

        from ticonderoga.server.addresses import Addresses
        from ticonderoga.server.app import make_app
        from ticonderoga.server.client import built_client
        from ticonderoga.server.door import allow_files, door
        from ticonderoga.server.limits import Limits
        from ticonderoga.server.logs import log_as_json
        from ticonderoga.server.wire import GatheringProtocol
    except ImportError as error:
        raise TiconderogaError(
            f"the table needs the package {error.name}, which is not installed; "
            "'pip install ticonderoga' brings it along"
        ) from None
    client = Path(args.client) if args.client else None
    if client is not None and not (client / "index.html").is_file():
        raise TiconderogaError(f"{client} holds no built client: it has no index.html")
    if not 0 <= args.workers <= MOST_WORKERS:
        raise TiconderogaError(
            f"--workers {args.workers} is not a number of processes; it can be 1 to {MOST_WORKERS}"
        )
    site = checked_site(args.site)
    limits = Limits().relaxed() if args.unlimited else Limits()
    own_door = door(limits, args.proxy, allow_files())
    readers = Addresses(",".join(args.metrics), "--metrics")
    if args.log == "json":
        log_as_json()
    listening = bound_socket(args.host, args.port)
    try:
        database = args.database or own_database()
        asyncio.run(try_database(database))
    except TiconderogaError:
        listening.close()
        raise
    if client is None and built_client() is None:
        print(NO_CLIENT, file=sys.stderr, flush=True)
    app = make_app(
        database, args.workers, client, limits, secure_cookies=args.secure_cookies, home=site,
        readers=readers,
    )  # fmt: skip
    address = f"{site}/" if site else address_of(args.host, listening.getsockname()[1])
    config = uvicorn.Config(
        app,
        log_level="warning",
        log_config=None if args.log == "json" else uvicorn.config.LOGGING_CONFIG,
        access_log=False,
        http=own_door,
        ws=GatheringProtocol,
        ws_max_size=limits.frame,
        ws_per_message_deflate=True,
        timeout_graceful_shutdown=3,
        server_header=False,
        forwarded_allow_ips=args.proxy,
    )
    # Many tables live long and leave no cycles: garbage is looked for when nobody plays.
    gc.collect()
    gc.freeze()
    gc.disable()
    # The thread that commits must not wait long for its turn.
    sys.setswitchinterval(0.0005)
    server = uvicorn.Server(config)
    announcing = threading.Thread(target=announce, args=(server, address, args.open), daemon=True)
    announcing.start()
    with contextlib.suppress(KeyboardInterrupt):  # uvicorn has closed everything by then
        server.run(sockets=[listening])
    if server.started:
        print("Server stopped; all games are saved.", flush=True)
    return 0 if server.started else 1


def address_of(host: str, port: int) -> str:
    """Where a browser on this machine finds the table."""
    shown = "127.0.0.1" if host in ANY else host
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"


def announce(server: Any, address: str, open_browser: bool) -> None:
    """Say where the table is once it is there."""
    while not server.started:
        if server.should_exit:
            return
        time.sleep(0.02)
    print(f"Serving at {address} (Ctrl-C to stop)", flush=True)
    if open_browser:
        webbrowser.open(address)
