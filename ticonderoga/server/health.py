"""Whether the server is well, and how busy it is: /healthz, /metrics, and a count of requests.

The metrics are in the text format of Prometheus. They name no table, no person and no address;
all the same they are for the machine itself and for whom `serve --metrics` names.
"""

from __future__ import annotations

import asyncio
import logging
import resource
import sys
import time
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ticonderoga.server.addresses import Addresses
from ticonderoga.server.site import Site

WELL_SECONDS = 3.0
"""How long the database may take to answer."""
TEXT = "text/plain; version=0.0.4; charset=utf-8"
THIS_MACHINE = ("127.0.0.1", "::1")
ABOUT = {
    "tables": ("gauge", "Tables in memory."),
    "listeners": ("gauge", "Open sockets at tables, of those who sit there and of spectators."),
    "thinking": ("gauge", "Tables at which an agent thinks."),
    "waiting": ("gauge", "Work that waits for a process: agents, or studies such as hints."),
    "entries_total": ("counter", "Journal entries written by this process."),
    "write_seconds": ("summary", "Time from an entry to its being durable."),
    "requests_total": ("counter", "Requests answered, by the class of their status."),
    "request_seconds": ("summary", "Time that requests took."),
    "sockets_total": ("counter", "WebSockets that were opened."),
    "start_time_seconds": ("gauge", "When this process began to serve, in Unix time."),
    "cpu_seconds_total": ("counter", "Time that this process has used of all cores."),
    "resident_memory_bytes": ("gauge", "Memory of this process."),
}

log = logging.getLogger("ticonderoga.requests")


class Counts:
    """What has passed through the door of this process."""

    def __init__(self) -> None:
        self.requests: Counter[str] = Counter()
        self.seconds: float = 0.0
        self.sockets: int = 0
        self.began: float = time.time()


class Counting:
    """Wraps the application: counts requests and sockets, and has each logged if that is wanted.
    A log line has the kind of path, not the path: whoever knows a table's name can watch there."""

    def __init__(self, app: ASGIApp, counts: Counts) -> None:
        self.app = app
        self.counts = counts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            self.counts.sockets += scope["type"] == "websocket"
            await self.app(scope, receive, send)
            return
        status = 500
        began = time.perf_counter()

        async def send_counted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, send_counted)
        finally:
            spent = time.perf_counter() - began
            self.counts.requests[f"{status // 100}xx"] += 1
            self.counts.seconds += spent
            if log.isEnabledFor(logging.INFO):
                said = {
                    "method": scope["method"], "path": kind_of_path(scope), "status": status,
                    "ms": round(spent * 1000, 1),
                }  # fmt: skip
                log.info("request", extra={"fields": said})


def kind_of_path(scope: Scope) -> str:
    """The path with the names of its parameters for their values; of a page that it is one."""
    path: str = scope["path"]
    if not path.startswith("/api/"):
        return path if path in ("/healthz", "/metrics") else "page"
    parts = {str(value): name for name, value in scope.get("path_params", {}).items()}
    if "path" in parts.values():
        return "/api/…"
    return "/".join(f"{{{parts[part]}}}" if part in parts else part for part in path.split("/"))


# ---------------------------------------------------------------------- the metrics


def line(name: str, value: float, **labels: str) -> str:
    marks = ",".join(f'{label}="{text}"' for label, text in labels.items())
    return f"ticonderoga_{name}{f'{{{marks}}}' if marks else ''} {value:.15g}"


def measured(site: Site, counts: Counts) -> Iterable[tuple[str, list[str]]]:
    """Each metric, and its lines."""
    hub = site.hub
    seated = sum(one.seat >= 0 for table in hub.tables.values() for one in table.listeners)
    all_here = sum(len(table.listeners) for table in hub.tables.values())
    used = resource.getrusage(resource.RUSAGE_SELF)
    yield "tables", [line("tables", len(hub.tables))]
    yield (
        "listeners",
        [
            line("listeners", seated, kind="player"),
            line("listeners", all_here - seated, kind="spectator"),
        ],
    )
    yield "thinking", [line("thinking", sum(table.thinking for table in hub.tables.values()))]
    yield (
        "waiting",
        [
            line("waiting", site.workers.waiting, kind="agents"),
            line("waiting", site.study.waiting, kind="studies"),
        ],
    )
    yield "entries_total", [line("entries_total", hub.entries)]
    yield (
        "write_seconds",
        [
            line("write_seconds_sum", hub.write_seconds),
            line("write_seconds_count", hub.writes),
        ],
    )
    yield (
        "requests_total",
        [
            line("requests_total", number, status=status)
            for status, number in sorted(counts.requests.items())
        ],
    )
    yield (
        "request_seconds",
        [
            line("request_seconds_sum", counts.seconds),
            line("request_seconds_count", counts.requests.total()),
        ],
    )
    yield "sockets_total", [line("sockets_total", counts.sockets)]
    yield "start_time_seconds", [line("start_time_seconds", counts.began)]
    yield "cpu_seconds_total", [line("cpu_seconds_total", used.ru_utime + used.ru_stime)]
    yield "resident_memory_bytes", [line("resident_memory_bytes", memory(used.ru_maxrss))]


def memory(most: int) -> int:
    """Bytes of memory that this process has now; the most it ever had where that is not told."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        return pages * resource.getpagesize()
    except (OSError, IndexError, ValueError):
        return most if sys.platform == "darwin" else most * 1024


def told(site: Site, counts: Counts) -> str:
    """All metrics in the text format."""
    lines: list[str] = []
    for name, found in measured(site, counts):
        kind, about = ABOUT[name]
        lines += [f"# HELP ticonderoga_{name} {about}", f"# TYPE ticonderoga_{name} {kind}", *found]
    return "\n".join(lines) + "\n"


# ---------------------------------------------------------------------- the routes


def routes(site: Site, counts: Counts, readers: Addresses) -> list[Route]:
    """/healthz for everybody, /metrics for this machine and the addresses that may read it."""

    async def healthz(request: Request) -> Response:
        try:
            await asyncio.wait_for(site.store.fetch("SELECT 1"), WELL_SECONDS)
        except Exception:  # whatever is wrong with it, it is not well
            return PlainTextResponse("the database does not answer\n", 503)
        return PlainTextResponse("ok\n", headers={"cache-control": "no-store"})

    async def metrics(request: Request) -> Response:
        caller = request.client.host if request.client else ""
        if caller not in THIS_MACHINE and caller not in readers:
            return PlainTextResponse("the metrics are not for you; see serve --metrics\n", 403)
        return Response(told(site, counts), media_type=TEXT, headers={"cache-control": "no-store"})

    return [Route("/healthz", healthz), Route("/metrics", metrics)]
