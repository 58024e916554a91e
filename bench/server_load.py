"""How the table stands up: load, memory, deaf spectators, two processes, and kill -9.

    python bench/server_load.py                    # 300 tables at 5 choices a second, and an echo
    python bench/server_load.py --compiled         # the same on the compiled build
    python bench/server_load.py --rated            # games that count, with clocks and accounts
    python bench/server_load.py --playback 100     # after 100 choices somebody has all shown again
    python bench/server_load.py --postgres         # two processes on one PostgreSQL
    python bench/server_load.py --kill 50          # kill -9 during 50 scripted games

The players run in this process, each server in one of its own. The bare Starlette WebSocket echo
of the same run shows what the machine itself allows, and the bare relay what it allows for as many
frames, bytes and sockets as a choice has; what others used of the machine meanwhile is said beside
the figures: on a busy machine they tell more about it than about us.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import sqlite3
import sys
import tempfile
import time
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from bench.bare import Sizes, bare
from bench.figures import Machine, in_ms, run, say
from bench.players import ScriptedTable, Served, deaf_spectator, serving

WARM_SECONDS = 3.0
"""Choices in the first seconds are made but not counted: caches fill, code is read."""
COMPILED = Path(__file__).parent.parent / "build" / "compiled"
TARGETS = {"ms_99": 100.0, "ms_99_postgres": 200.0, "idle_kb": 200.0, "times_echo": 3.0}


# ---------------------------------------------------------------------- load


async def idle(served: Served, tables: int) -> float:
    """Bytes of a table that was laid and looked at, and at which nobody sits now."""
    before = served.memory()
    for _ in range(tables):
        table, _ = await asyncio.to_thread(served.lay)
        await asyncio.to_thread(served.get, f"/api/tables/{table}")
    return (served.memory() - before) / tables


async def woken(served: Served, ids: list[str]) -> float:
    """Bytes of a table in mid-game that was read from the store and at which nobody sits."""
    await idle(served, 20)
    before = served.memory()
    for table in ids:
        await asyncio.to_thread(served.get, f"/api/tables/{table}")
    return (served.memory() - before) / len(ids)


async def load(served: list[Served], args: argparse.Namespace) -> dict[str, Any]:
    """Tables with two scripted players each, at a pace."""
    tables, rate, seconds, deaf = args.tables, args.rate, args.seconds, args.deaf
    terms = ("tables", "rate", "seconds", "deaf", "rated", "playback")
    found: dict[str, Any] = {name: getattr(args, name) for name in terms}
    await idle(served[0], 20)  # what is loaded once is no table's
    found["idle_kb"] = round(await idle(served[0], 100) / 1024)
    say(f"an idle table: {found['idle_kb']} kB")
    before = served[0].memory()
    people = None
    if args.rated:
        people = (served[0].sign_up("First Player"), served[0].sign_up("Second Player"))
    scripted = [
        ScriptedTable(served, seed, rated=people, playback=args.playback) for seed in range(tables)
    ]
    for start in range(0, tables, 20):
        await asyncio.gather(*(table.open() for table in scripted[start : start + 20]))
    found["seated_kb"] = round((served[0].memory() - before) / tables / 1024)
    say(f"{tables} tables with two sockets each: {found['seated_kb']} kB a table")
    spectators = [deaf_spectator(served[0], table.id) for table in scripted[:deaf]]
    began = time.perf_counter()
    counted = began + WARM_SECONDS
    playing = asyncio.gather(*(table.play(rate, counted + seconds) for table in scripted))
    await asyncio.sleep(WARM_SECONDS)
    machine = Machine(served)
    while machine.seconds() < seconds and not playing.done():
        await asyncio.sleep(2.0)
        recent = [spent for table in scripted for at, spent in table.times[-10:] if at > counted]
        say(f"  {machine.seconds():4.0f} s: 99th percentile of late {in_ms(recent, 0.99)} ms")
    await playing
    spent = machine.seconds()
    heard = [[spent for at, spent in table.times if at > counted] for table in scripted]
    times = [one for table in heard for one in table]
    found |= {
        "choices": len(times),
        "choices_a_second": round(len(times) / spent),
        "late": sum(table.late for table in scripted),
        "ms_50": in_ms(times, 0.5),
        "ms_99": in_ms(times, 0.99),
        "ms_99_beside_deaf": in_ms([one for table in heard[:deaf] for one in table], 0.99),
        "ids": [table.id for table in scripted],
        "sizes": sizes_of(scripted),
        "played_kb": round((served[0].memory() - before) / tables / 1024),
        **machine.figures(len(times)),
    }
    for plain in spectators:
        plain.close()
    for table in scripted:
        await table.close()
    found["stories"] = sum(table.stories for table in scripted)
    found["stories_refused"] = sum(table.no_stories for table in scripted)
    return found


def sizes_of(scripted: Sequence[ScriptedTable]) -> Sizes:
    """How long what was said and heard was, in the mean."""

    def heard(what: str) -> int:
        return sum(player.heard[what] for table in scripted for player in table.players)

    accepted, step = [round(heard(f"{kind} size") / max(1, heard(kind)))
                      for kind in ("accepted", "step")]  # fmt: skip
    said = round(sum(table.said for table in scripted) / len(scripted))
    return Sizes(said, accepted, step, step)


# ---------------------------------------------------------------------- kill -9


async def until_killed(served: Served, games: int, seconds: float) -> list[ScriptedTable]:
    """Play as fast as it goes, and kill the server in the midst of it."""
    scripted = [ScriptedTable([served], seed) for seed in range(games)]
    await asyncio.gather(*(table.open() for table in scripted))
    playing = [asyncio.create_task(table.play_until_gone()) for table in scripted]
    await asyncio.sleep(seconds)
    await asyncio.to_thread(served.kill)
    await asyncio.gather(*playing)
    for table in scripted:
        await table.close()
    return scripted


def kill_and_count(folder: Path, games: int, seconds: float) -> tuple[int, int]:
    """(choices acknowledged, choices lost) when a server is killed during some games."""
    file = folder / "tables.sqlite"
    with serving(f"sqlite:///{file}") as served:
        scripted = asyncio.run(until_killed(served, games, seconds))
    lost = 0
    with serving(f"sqlite:///{file}") as served:
        for table in scripted:
            n = served.get(f"/api/tables/{table.id}")["n"]
            with contextlib.closing(sqlite3.connect(file)) as connection:
                lines = dict(
                    connection.execute(
                        "SELECT n, line FROM entry WHERE table_id = ?", (table.id,)
                    ).fetchall()
                )
            lost += sum(
                1
                for at, choice in table.made.items()
                if at >= n or f" {choice[0]}" not in lines.get(at, "")
            )
    return sum(len(table.made) for table in scripted), lost


# ---------------------------------------------------------------------- the command


def show(found: dict[str, Any]) -> None:
    """The figures as a table."""
    table, echo, relay = found["table"], found["echo"], found["relay"]
    sizes = Sizes(*table["sizes"])
    across = "postgres" in found["database"]
    target = TARGETS["ms_99_postgres" if across else "ms_99"]
    print(
        f"{found['database']}, {'compiled' if found['compiled'] else 'plain Python'}; load average "
        f"{found['load_before']} before, {found['load_after']} after, on {found['cores']} cores"
    )
    kinds = ["games that count"] if table["rated"] else []
    if table["playback"]:
        told, refused = table["stories"], table["stories_refused"]
        kinds.append(f"{told} times all was shown again, {refused} times there was too much to do")
    if kinds:
        print("; ".join(kinds))
    under = f"under {TARGETS['idle_kb']:.0f}"
    rows = [
        ("tables, two players each", "tables", "", ""),
        ("choices a second", "choices_a_second", "messages_a_second",
         f"of {found['wanted']:.0f} wanted"),
        ("from choice to the other's screen: median, ms", "ms_50", "ms_50", ""),
        ("… 99th percentile, ms", "ms_99", "ms_99", f"under {target:.0f}"),
        ("… beside a spectator who does not read, ms", "ms_99_beside_deaf", "", ""),
        ("server, µs of a core a choice (echo: a message)", "us_a_choice", "us_a_choice", ""),
        ("server, cores", "server_cores", "server_cores", ""),
        ("others, the database included, cores" if across else "others on this machine, cores",
         "others_cores", "others_cores", "the fewer, the truer"),
        ("an idle table, kB", "idle_kb", "", under),
        ("… in mid-game, kB", "woken_kb", "", under),
        ("with two sockets at the start, kB", "seated_kb", "", ""),
        ("while it is played, with two sockets, kB", "played_kb", "", ""),
    ]  # fmt: skip
    print(f"{'':<50}{'table':>9}{'echo':>9}{'relay':>9}")
    for name, key, beside, note in rows:
        others = [one[beside] if beside else "" for one in (echo, relay)]
        print(f"{name:<50}{table[key]:>9}{others[0]:>9}{others[1]:>9}  {note}".rstrip())
    times, most = found["times_echo"], f"at most {TARGETS['times_echo']:.0f}"
    print(f"{'a choice costs so many messages of the echo':<50}{times:>9}{'':>18}  {most}")
    print(f"{'… of the relay':<50}{found['times_relay']:>9}")
    print(
        f"the echo sends back 200 bytes; a choice of {sizes.said} sends {sizes.accepted} and "
        f"{sizes.own} to its maker and {sizes.others} to the other, and so does the relay"
    )


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=0, help="300; 40 with --postgres")
    parser.add_argument("--rate", type=float, default=5.0, help="choices a second at each table")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--deaf", type=int, default=10, help="spectators who never read")
    parser.add_argument("--rated", action="store_true", help="games that count, with clocks")
    parser.add_argument(
        "--playback", type=int, default=0, metavar="N", help="all is shown again after N choices"
    )
    parser.add_argument("--kill", type=int, default=0, metavar="N", help="kill -9 during N games")
    parser.add_argument("--postgres", action="store_true", help="two processes, one PostgreSQL")
    parser.add_argument("--compiled", action="store_true", help="the build of `make compile`")
    parser.add_argument("--json", action="store_true", help="print JSON for scripts")
    args = parser.parse_args(argv)
    with tempfile.TemporaryDirectory() as folder:
        if args.kill:
            made, lost = kill_and_count(Path(folder), args.kill, args.seconds)
            print(f"kill -9 during {args.kill} games: {made} acknowledged, {lost} lost")
            return 1 if lost or not made else 0
        found = measure(args, Path(folder))
    if args.json:
        print(json.dumps(found, indent=2))
    else:
        show(found)
    return 0


def read_anew(url: str, path: str, table: dict[str, Any]) -> None:
    """Put in place of the tables' ids how many kilobytes each takes in a server that has just
    read it."""
    with serving(url, path=path) as served:
        size: float = run(woken(served, table.pop("ids")))
    table["woken_kb"] = round(size / 1024)


def measure(args: argparse.Namespace, folder: Path) -> dict[str, Any]:
    tables = args.tables = args.tables or (40 if args.postgres else 300)
    path = str(COMPILED) if args.compiled else ""
    if path and not COMPILED.is_dir():
        raise SystemExit("there is no compiled build; `make compile` makes one")
    before = os.getloadavg()[0]
    found: dict[str, Any] = {
        "compiled": bool(path),
        "cores": len(os.sched_getaffinity(0)),
        "wanted": tables * args.rate,
    }
    if args.postgres:
        database = import_module("pgserver").get_server(folder, cleanup_mode="stop")
        url = database.get_uri()
        with serving(url, path=path) as one, serving(url, path=path) as two:
            found["database"] = "two processes on one postgresql"
            found["table"] = run(load([one, two], args))
        read_anew(url, path, found["table"])
        database.cleanup()
    else:
        url = f"sqlite:///{folder / 'tables.sqlite'}"
        with serving(url, path=path) as served:
            found["database"] = "one process on sqlite"
            found["table"] = run(load([served], args))
        read_anew(url, path, found["table"])
    found["echo"], found["relay"] = bare(tables, args.rate, found["table"]["sizes"])
    for name in ("echo", "relay"):
        found[f"times_{name}"] = round(
            found["table"]["us_a_choice"] / max(1, found[name]["us_a_choice"]), 2
        )
    found["load_before"] = round(before, 2)
    found["load_after"] = round(os.getloadavg()[0], 2)
    return found


if __name__ == "__main__":
    sys.exit(main())
