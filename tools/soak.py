"""`make soak`: the generic battery in large amounts, and a census of what random games show.

Five parts for every game: random games under every combination of options, with the pieces and
cards counted at every checkpoint; the same with the players that a game brings along; forks,
copies and imagined worlds at every decision of whole games; choices that were not offered;
reasons for everything that is not offered. The census counts every kind of log entry, question,
verb, ending and card use; what never comes up must be explained in the table of docs/soak.md.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import random
import re
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from rich.console import Console  # noqa: E402
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn  # noqa: E402
from rich.table import Table  # noqa: E402

from ticonderoga.engine.agent import answer  # noqa: E402
from ticonderoga.engine.dice import derive_seed  # noqa: E402
from ticonderoga.engine.match import FORCED, TOGETHER, Match  # noqa: E402
from ticonderoga.engine.registry import make_agent  # noqa: E402
from ticonderoga.lab.batch import own_player  # noqa: E402
from ticonderoga.testing.cases import (  # noqa: E402
    LONGEST_GAME,
    Case,
    cases,
    decisions,
    need,
)
from ticonderoga.testing.laws import (  # noqa: E402
    check_asks,
    check_fork,
    check_imagine,
    check_invariants,
    check_position,
    check_refusals,
    check_save,
    check_why_not,
    everybody,
)

EXPLAINED = ROOT / "docs" / "soak.md"
ENOUGH = 10_000
"""From this many random games on, what never came up must be explained."""

EXAMPLES = """\
examples:
  python tools/soak.py                                      everything, in full amounts
  python tools/soak.py --games 500 --own 50 --deep 2 --fuzz 2000 --why 50      a quick look
  python tools/soak.py --game washingtons-war --jobs 2 --json > soak.json
  python tools/soak.py --game end-of-empire --scenario fiw-campaign --games 100 --own 0

exit status: 0 all is well; 1 something is broken, or (from 10,000 games on) something never came
up and docs/soak.md does not say why; 2 the command cannot be understood
"""


@dataclass(frozen=True)
class Work:
    """One piece of work for a worker: a part, a case, and its seeds or amount."""

    part: str
    case: int
    first: int
    number: int


@dataclass
class Found:
    """What a piece of work found."""

    part: str = ""
    game: str = ""
    done: int = 0
    decisions: int = 0
    errors: list[str] = field(default_factory=list)
    census: Counter[str] = field(default_factory=Counter)
    digest: str = ""


# ---------------------------------------------------------------------------- the five parts


def play_games(case: Case, work: Work, found: Found) -> None:
    """Random games to their end: no exception, no dead end, everything conserved, all counted."""
    total = hashlib.blake2b(digest_size=8)
    for seed in range(work.first, work.first + work.number):
        match = case.match(seed)
        with watching(found, case, match, seed):
            seen: object = None
            for here in decisions(match, random.Random(seed)):
                found.decisions += 1
                seen = check_invariants(here, seen)
                for ask in here.asks:
                    found.census[f"ask {ask.question.key}"] += 1
            check_invariants(match, seen)
            count(match, found.census)
            total.update(match.hash().encode())
            found.done += 1
    found.digest = total.hexdigest()


def play_by_own(case: Case, work: Work, found: Found) -> None:
    """Games between the players that the game brings along, watched as the random ones are; they
    choose only what is offered, and all that they say has words."""
    words = case.rules.words
    who = own_player(case.game)
    total = hashlib.blake2b(digest_size=8)
    for seed in range(work.first, work.first + work.number):
        match = case.match(seed)
        with watching(found, case, match, seed):
            for seat in range(len(case.rules.seats)):
                match.set_controller(seat, who)
            agents = [make_agent(who, derive_seed("soak", seed, seat), case.game)
                      for seat in range(len(case.rules.seats))]  # fmt: skip
            seen: object = None
            while not match.over:
                need(len(match.deliveries) < LONGEST_GAME, "the game does not end")
                seen = check_invariants(match, seen)
                for seat in match.awaited():
                    found.decisions += 1
                    found.census[f"ask {_key_of(match, seat)}"] += 1
                    choice = answer(match, seat, agents[seat])
                    need(choice in match.choices(seat), choice, "is not offered:", match.asks)
                    match.choose(choice, seat)
            check_invariants(match, seen)
            need(match.result is not None, "the game is over without a result")
            for entry in match.log():
                words.say_log(entry)
            count(match, found.census)
            total.update(match.hash().encode())
            found.done += 1
    found.digest = total.hexdigest()


def _key_of(match: Match, seat: int) -> str:
    ask = match.ask_of(seat)
    return "" if ask is None else ask.question.key


def count(match: Match, census: Counter[str]) -> None:
    """Put a finished game into the census."""
    verbs = match.rules.words.verbs
    for entry in match.log():
        census[f"log {entry[0]}"] += 1
    for kind, _, what, _ in match.deliveries:
        if kind > TOGETHER:
            continue
        for choice in what if kind == TOGETHER else (what,):
            census[f"verb {choice[0]}"] += 1
            if kind == FORCED:
                census["forced"] += 1
            if "card" in verbs[choice[0]].kinds:
                census[f"card {match.rules.notation.write(choice)}"] += 1
    result = match.result
    if result is not None:
        census[f"end {result.reason} {'+'.join(match.rules.seats[w] for w in result.winners)}"] += 1


def look_deeply(case: Case, work: Work, found: Found) -> None:
    """Forks, positions and imagined worlds of everybody at every decision of whole games."""
    for seed in range(work.first, work.first + work.number):
        match = case.match(seed)
        rng = random.Random(seed)
        with watching(found, case, match, seed):
            for here in decisions(match, random.Random(seed)):
                found.decisions += 1
                check_asks(here)
                check_fork(here, rng)
                check_position(here, rng)
                for seat in everybody(here):
                    check_imagine(here, seat, rng)
            check_save(match)
            found.done += 1


def try_refusals(case: Case, work: Work, found: Found) -> None:
    """Malformed and un-offered choices: all refused, nothing changed."""
    seed = work.first
    while found.done < work.number and not found.errors:
        match = case.match(seed)
        rng = random.Random(seed)
        with watching(found, case, match, seed):
            for here in decisions(match, random.Random(seed)):
                found.decisions += 1
                found.done += check_refusals(here, rng, min(20, work.number - found.done))
                if found.done >= work.number:
                    break
        seed += 1


def ask_why_not(case: Case, work: Work, found: Found) -> None:
    """Everything that is not offered has a reason and a rule, at decisions of many games."""
    seed = work.first
    while found.done < work.number and not found.errors:
        match = case.match(seed)
        rng = random.Random(seed)
        with watching(found, case, match, seed):
            for here in decisions(match, random.Random(seed)):
                if rng.random() < 0.1:
                    found.done += 1
                    found.census["reasons given"] += check_why_not(here)
                    if found.done >= work.number:
                        break
        seed += 1


class watching:  # noqa: N801
    """Whatever goes wrong in a game is an error of the soak, told with its seed and ply."""

    def __init__(self, found: Found, case: Case, match: Match, seed: int) -> None:
        self.found = found
        self.match = match
        self.where = f"{case.id}, seed {seed}"

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> bool:
        if error is None or not isinstance(error, Exception):
            return False
        said = f"{self.where}, ply {self.match.ply}: {type(error).__name__}: {error}"
        self.found.errors.append(said)
        return True


PARTS: dict[str, Callable[[Case, Work, Found], None]] = {
    "games": play_games,
    "own": play_by_own,
    "deep": look_deeply,
    "fuzz": try_refusals,
    "why": ask_why_not,
}


def labour(work: Work) -> Found:
    """Do one piece of work, in whatever process."""
    case = cases()[work.case]
    found = Found(work.part, case.game.name)
    PARTS[work.part](case, work, found)
    return found


# ---------------------------------------------------------------------------- sharing the work


def plan(args: argparse.Namespace) -> list[Work]:
    """Each game gets the full amounts, spread over its cases; random games once for each value
    of its first option, the others varied."""
    pieces: list[Work] = []
    for name in sorted({case.game.name for case in cases()}):
        if args.game and name != args.game:
            continue
        mine = [at for at, case in enumerate(cases()) if case.game.name == name]
        mine = [at for at in mine if args.scenario in ("", cases()[at].scenario)]
        game = cases()[mine[0]].game
        editions = max(1, len(game.options[0].values)) if game.options else 1
        amounts = {
            "games": (args.games * editions, 100),
            "deep": (args.deep, 1),
            "fuzz": (args.fuzz, 2000),
            "why": (args.why, 20),
        }
        for part, (amount, chunk) in amounts.items():
            for at, share in zip(mine, shares(amount, len(mine)), strict=True):
                first = args.seed
                while share > 0:
                    pieces.append(Work(part, at, first, min(chunk, share)))
                    first += min(chunk, share)
                    share -= chunk
        if own_player(game):
            pieces += plan_own(mine, args)
    return pieces


def plan_own(mine: list[int], args: argparse.Namespace) -> list[Work]:
    """The full amount in every scenario as it is usually played, a tenth of it under each other
    set of options."""
    pieces: list[Work] = []
    seen: set[str] = set()
    for at in mine:
        share = args.own // 10 if cases()[at].scenario in seen else args.own
        seen.add(cases()[at].scenario)
        for first in range(0, share, 100):
            pieces.append(Work("own", at, args.seed + first, min(100, share - first)))
    return pieces


def shares(amount: int, among: int) -> list[int]:
    return [amount // among + (1 if at < amount % among else 0) for at in range(among)]


def work_off(pieces: list[Work], jobs: int, quiet: bool) -> Iterator[Found]:
    """The findings in the order of the plan, whatever the number of processes."""
    progress = Progress(
        "{task.description}",
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        disable=quiet or not sys.stderr.isatty(),
    )
    with progress:
        task = progress.add_task("soaking", total=len(pieces))
        if jobs == 1:
            for piece in pieces:
                yield labour(piece)
                progress.advance(task)
            return
        with ProcessPoolExecutor(jobs) as pool:
            for found in pool.map(labour, pieces):
                yield found
                progress.advance(task)


# ---------------------------------------------------------------------------- the census


def expected(game: str) -> list[str]:
    """Everything that could come up in a game."""
    found: set[str] = set()
    for case in cases():
        if case.game.name != game:
            continue
        words = case.rules.words
        engine_only = ("controller", "resigned", "undone")
        found |= {f"log {kind}" for kind in words.log if kind not in engine_only}
        found |= {f"ask {key}" for key in words.prompts}
        found |= {f"verb {verb}" for verb in words.verbs}
        uses = case.rules.card_uses
        if uses is not None:
            found |= {f"card {case.rules.notation.write(use)}" for use in uses()}
    return sorted(found)


def explained(text: str) -> dict[tuple[str, str], str]:
    """The table of docs/soak.md: (game, what never came up) → why."""
    rows = re.findall(r"^\| *([\w-]+) *\| *`([^`]+)` *\| *(.+?) *\|$", text, re.MULTILINE)
    return {(game, what): why for game, what, why in rows}


@dataclass
class Report:
    """The findings of one game, put together."""

    done: Counter[str] = field(default_factory=Counter)
    decisions: int = 0
    errors: list[str] = field(default_factory=list)
    census: Counter[str] = field(default_factory=Counter)
    digest: str = ""

    def add(self, found: Found) -> None:
        self.done[found.part] += found.done
        self.decisions += found.decisions
        self.errors += [f"{found.part}: {error}" for error in found.errors]
        self.census.update(found.census)
        if found.digest:
            joined = f"{self.digest}{found.digest}".encode()
            self.digest = hashlib.blake2b(joined, digest_size=8).hexdigest()

    def never(self, game: str) -> list[str]:
        return [what for what in expected(game) if not self.census[what]]


def unexplained(game: str, report: Report) -> list[str]:
    """What never came up without a word about it in docs/soak.md."""
    table = explained(EXPLAINED.read_text(encoding="utf-8")) if EXPLAINED.exists() else {}
    return [what for what in report.never(game) if (game, what) not in table]


def show(console: Console, game: str, report: Report, seconds: float) -> None:
    console.rule(game)
    amounts = Table("part", "done", title=f"{report.decisions:,} decisions, {seconds:.0f} s")
    for part in PARTS:
        amounts.add_row(part, f"{report.done[part]:,}")
    console.print(amounts)
    for kind in ("log", "ask", "verb", "end"):
        rows = [(w, n) for w, n in sorted(report.census.items()) if w.split(" ")[0] == kind]
        if rows:
            said = ", ".join(f"{what.partition(' ')[2]} {n:,}" for what, n in rows)
            console.print(f"[bold]{kind}[/bold]  {said}")
    cards = [n for w, n in report.census.items() if w.startswith("card ")]
    if cards:
        console.print(f"[bold]card uses[/bold]  {len(cards)} kinds seen, the rarest {min(cards)} ×")
    console.print(f"random games' digest: {report.digest or '-'}")
    for what in report.never(game):
        console.print(f"never came up: {what}")
    for error in report.errors[:20]:
        console.print(f"[red]error[/red] {error}", markup=True, highlight=False)


def parse(argv: Iterable[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="soak.py",
        description=__doc__,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    for name, default, help in (
        ("games", ENOUGH, "random games for each value of a game's first option, its edition"),
        ("own", 2000, "games of the game's own players, in each scenario"),
        ("deep", 200, "games looked at deeply"),
        ("fuzz", 100_000, "choices that were not offered"),
        ("why", 1000, "decisions explained"),
        ("seed", 0, "the first seed"),
        ("jobs", 1, "processes that share the work"),
    ):
        said = f"{help} (default {default})"
        parser.add_argument(f"--{name}", type=int, metavar="N", default=default, help=said)
    parser.add_argument("--game", default="", help="one game only")
    parser.add_argument("--scenario", default="", help="one scenario of it only")
    parser.add_argument("--json", action="store_true", help="print JSON for scripts")
    args = parser.parse_args(None if argv is None else list(argv))
    known = sorted({case.game.name for case in cases()})
    if args.game and args.game not in known:
        parser.error(f"there is no game '{args.game}'; there are: {', '.join(known)}")
    scenarios = sorted({case.scenario for case in cases() if case.game.name == args.game})
    if args.scenario and args.scenario not in scenarios:
        parser.error(f"--scenario is one of a --game: {', '.join(scenarios) or 'name the game'}")
    if args.jobs < 1 or min(args.games, args.own, args.deep, args.fuzz, args.why) < 0:
        parser.error("amounts are 0 or more, and --jobs at least 1")
    return args


def main(argv: Iterable[str] | None = None) -> int:
    args = parse(argv)
    started = time.perf_counter()
    reports: dict[str, Report] = {}
    for found in work_off(plan(args), args.jobs, args.json):
        reports.setdefault(found.game, Report()).add(found)
    seconds = time.perf_counter() - started
    missing = {game: unexplained(game, report) for game, report in reports.items()}
    failed = any(report.errors for report in reports.values())
    if args.games >= ENOUGH and any(missing.values()):
        failed = True
    if args.json:
        print(json.dumps({
            game: {
                "done": dict(report.done),
                "decisions": report.decisions,
                "errors": report.errors,
                "never": report.never(game),
                "unexplained": missing[game],
                "digest": report.digest,
                "census": dict(sorted(report.census.items())),
            }
            for game, report in reports.items()
        }, indent=2))  # fmt: skip
        return int(failed)
    console = Console()
    for game, report in reports.items():
        show(console, game, report, seconds)
        if missing[game] and args.games >= ENOUGH:
            console.print(f"[red]not explained in docs/soak.md:[/red] {', '.join(missing[game])}")
    print("soak: " + ("something is broken" if failed else "all is well"))
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
