"""`make mutants`: would the tests notice if a rule were wrong?

The rules of a game are changed in many small seeded ways, one at a time, each in a copy of the
project: a comparison flipped, a condition dropped, a number off by one. A change that no test
notices has survived. Survivors are listed; fewer than 90 % caught is a failure.

Which changes there are is told in mutant_changes.py, how they meet the tests in
mutant_workshop.py.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.mutant_changes import (  # noqa: E402
    Mutant,
    Refusal,
    choose,
    find_all,
    read_equivalents,
)
from tools.mutant_workshop import PACKAGE, Result, Workshop, run_all  # noqa: E402

if TYPE_CHECKING:
    from rich.console import Console

FILES = ("rules/*.py", "rules/**/*.py", "view.py", "odds.py")
"""What is changed, below the folder of the game; `--also` adds to it."""
REST = ("tests/games/{game}",)
"""What else may catch a mutant that the conformance tests let through."""
PASS_MARK = 90.0

EXAMPLES = """\
examples:
  python tools/mutants.py                              200 mutants of Washington's War
  python tools/mutants.py --count 20 --seed 7          twenty others
  python tools/mutants.py --only battle.py --count 50  changes of one file
  python tools/mutants.py --show                       only list the changes, run nothing
  python tools/mutants.py --json mutants.json          results for scripts as well

exit status: 0 enough were caught, 1 too few were, 2 the command or the project cannot be used
"""


def percentage(results: Sequence[Result]) -> float:
    return 100.0 * sum(result.caught for result in results) / len(results) if results else 100.0


def show_results(console: Console, results: Sequence[Result], sources: dict[str, str]) -> None:
    """Tables by mutator and by file, and the survivors with what was changed."""
    from rich.table import Table

    def by_mutator(result: Result) -> str:
        return result.mutant.mutator

    def by_file(result: Result) -> str:
        return result.mutant.file.split("/", 3)[-1]

    for title, key in (("mutator", by_mutator), ("file", by_file)):
        table = Table(title, "caught", "survived", "%", box=None, pad_edge=False)
        for column in table.columns[1:]:
            column.justify = "right"
        for name in sorted({key(result) for result in results}):
            group = [result for result in results if key(result) == name]
            caught = sum(result.caught for result in group)
            table.add_row(name, str(caught), str(len(group) - caught), f"{percentage(group):.0f}")
        console.print(table)
        console.print()
    survivors = [result.mutant for result in results if not result.caught]
    for mutant in survivors:
        console.print(f"survived: {mutant.file}:{mutant.number} in {mutant.function or 'module'}")
        console.print(f"  {mutant.change}", markup=False, highlight=False)
        console.print(mutant.diff(sources[mutant.file]), markup=False, highlight=False)
        console.print()


def write_json(results: Sequence[Result], seed: int) -> str:
    return json.dumps(
        {
            "seed": seed,
            "mutants": len(results),
            "caught": sum(result.caught for result in results),
            "percentage": round(percentage(results), 2),
            "results": [
                {
                    "file": result.mutant.file,
                    "function": result.mutant.function,
                    "number": result.mutant.number,
                    "line": result.mutant.line,
                    "change": result.mutant.change,
                    "mutator": result.mutant.mutator,
                    "caught": result.caught,
                    "by": result.by,
                    "seconds": round(result.seconds, 2),
                }
                for result in results
            ],
        },
        indent=2,
        ensure_ascii=False,
    )


# ---------------------------------------------------------------------------- the command


def find_files(root: Path, game: str, also: Sequence[str], only: str) -> list[str]:
    """The source files to change, relative to root."""
    folder = root / PACKAGE / "games" / game
    if not folder.is_dir():
        games = sorted(
            path.name.replace("_", "-")
            for path in folder.parent.glob("*")
            if (path / "rules").is_dir()
        )
        known = ", ".join(games) or "none has a rules folder yet"
        raise Refusal(f"There is no game {game.replace('_', '-')!r} to change; known: {known}.")
    found = {path for pattern in (*FILES, *also) for path in folder.glob(pattern)}
    names = sorted(path.relative_to(root).as_posix() for path in found if path.suffix == ".py")
    if only:
        names = [name for name in names if name.endswith(only)]
    if not names:
        raise Refusal(
            f"No source file of {game.replace('_', '-')} "
            + (f"ends in {only!r}." if only else f"matches {', '.join((*FILES, *also))}.")
        )
    return names


def positive(text: str) -> int:
    if not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"{text!r} should be a whole number above 0")
    return int(text)


def parse(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="mutants",
        description="Change the rules of a game in seeded ways and see whether the tests notice.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    add("--game", default="washingtons-war", help="whose rules to change (washingtons-war)")
    add("--count", type=positive, default=200, help="how many changes to try (200)")
    add("--seed", type=int, default=1, help="which ones (1)")
    add("--jobs", type=positive, default=2, help="how many at a time (2)")
    add("--only", default="", metavar="FILE", help="change only files whose path ends so")
    add("--also", action="append", default=[], metavar="FILE",
        help="another file, or a pattern, below the game's folder")  # fmt: skip
    add("--rest", action="append", default=[], metavar="PATH",
        help="tests that survivors of the conformance tests meet (tests/games/<game>)")  # fmt: skip
    add("--json", type=Path, metavar="FILE", help="write the results to a file as well")
    add("--show", action="store_true", help="list the chosen changes and run nothing")
    add("--root", type=Path, default=ROOT, help=argparse.SUPPRESS)
    return parser.parse_args(argv)


def main(argv: Sequence[str] | None = None) -> int:
    args = parse(argv)
    try:
        return run(args)
    except Refusal as refusal:
        print(f"mutants: {refusal}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("mutants: stopped.", file=sys.stderr)
        return 130


def run(args: argparse.Namespace) -> int:
    from rich.console import Console

    console = Console(soft_wrap=True)
    root: Path = args.root
    game = str(args.game).replace("-", "_")
    files = find_files(root, game, args.also, args.only)
    sources = {file: (root / file).read_text(encoding="utf-8") for file in files}
    everything = list(find_all(sources))
    equivalents = read_equivalents(
        root / "tests" / "conformance" / game / "equivalent_mutants.toml"
    )
    mutants = choose(everything, args.count, args.seed, equivalents)
    console.print(
        f"{len(everything)} changes are possible in {len(files)} files; "
        f"{len(mutants)} are tried (seed {args.seed})."
    )
    if not args.only:
        for key in sorted(equivalents.keys() - {mutant.key for mutant in everything}):
            console.print(f"stale in equivalent_mutants.toml: {' | '.join(key)}", markup=False)
    if args.show:
        for mutant in mutants:
            console.print(f"{mutant.file}:{mutant.number}: {mutant.change}", markup=False)
        return 0
    rest = args.rest or [path.format(game=game) for path in REST]
    with tempfile.TemporaryDirectory(prefix="mutants-") as place:
        workshop = Workshop(root, game, files, rest, Path(place).resolve())
        results = try_mutants(console, workshop, mutants, sources, args.jobs)
    if args.json:
        args.json.write_text(write_json(results, args.seed), encoding="utf-8")
    show_results(console, results, sources)
    share = percentage(results)
    caught = sum(result.caught for result in results)
    console.print(
        f"{args.game}: {caught} of {len(results)} mutants caught, {share:.1f} % "
        f"({PASS_MARK:.0f} % wanted)"
    )
    return 0 if share >= PASS_MARK else 1


def try_mutants(
    console: Console,
    workshop: Workshop,
    mutants: Sequence[Mutant],
    sources: dict[str, str],
    jobs: int,
) -> list[Result]:
    """Run the tests unchanged and then against every mutant, with a bar that moves."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeElapsedColumn(), console=console) as progress:
        task = progress.add_task("tests unchanged", total=None)
        seconds = workshop.prepare()
        progress.update(task, total=1, completed=1)
        task = progress.add_task("mutants", total=len(mutants))
        survivors = 0

        def tell(result: Result) -> None:
            nonlocal survivors
            survivors += not result.caught
            progress.update(task, advance=1, description=f"mutants, {survivors} survived")

        started = time.perf_counter()
        results = run_all(workshop, mutants, sources, jobs, tell)
    each = (time.perf_counter() - started) / max(1, len(mutants))
    console.print(
        f"{len(workshop.tests)} tests took {seconds:.0f} s unchanged; {each:.1f} s for each mutant."
    )
    return results


if __name__ == "__main__":
    sys.exit(main())
