"""Lines of each game by what they are for: `python tools/lines.py [--markdown] [--root FOLDER]`.

Rules are what the rulebook says (with the switches of its editions); everything else is what a
game needs around them. docs/architecture.md shows the table.
"""

from __future__ import annotations

import argparse
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# The first purpose whose folders or words of file names fit a file takes it.
PURPOSES: tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...] = (
    ("rules", ("rules",), ("rules", "edition", "order", "underway")),
    ("non-players", ("non_players",), ()),
    ("presentation", ("text", "drawing"), ("drawing", "scene", "text", "rulebook", "table",
                                              "gestures")),
    ("odds", ("odds",), ("odds", "combat")),
    ("data", ("data",), ("board", "cards", "card", "pieces", "pack", "counters", "areas",
                         "scenarios", "spaces")),
    ("state", (), ("position", "view", "notation", "invariants", "setting", "old")),
    ("evaluation", (), ("evaluate", "habits", "counsel", "plan", "plans", "progress", "terms")),
    ("learning", (), ("features",)),
    ("glue", (), ("game", "")),
)  # fmt: skip
NOT_RULES = ("presentation", "data", "state", "odds", "evaluation", "learning", "glue")


def purpose(path: Path) -> str:
    """What a file of a game is for, told by its folder or else by its name."""
    words = path.stem.strip("_").split("_")
    word = words[-1] if words[-1] == "odds" else words[0]
    for name, folders, _ in PURPOSES:
        if path.parts[0] in folders and len(path.parts) > 1:
            return name
    for name, _, names in PURPOSES:
        if word in names:
            return name
    return "glue"


def count(game: Path) -> dict[str, int]:
    lines = {name: 0 for name, _, _ in PURPOSES}
    for file in sorted(game.rglob("*.py")):
        lines[purpose(file.relative_to(game))] += len(file.read_text("utf-8").splitlines())
    return lines


def table(root: Path) -> list[list[str]]:
    """A row to each purpose, with a column of lines and one of hundredths to each game."""
    games = [path for path in sorted((root / "ticonderoga" / "games").iterdir()) if path.is_dir()]
    games = [game for game in games if (game / "game.py").is_file()]
    counts = [count(game) for game in games]
    rows = [["", *[game.name for game in games]]]
    for name, _, _ in PURPOSES:
        rows.append([name, *[_cell(lines[name], sum(lines.values())) for lines in counts]])
    rest = [sum(lines[name] for name in NOT_RULES) for lines in counts]
    whole = [sum(lines.values()) for lines in counts]
    rows.append(["not rules", *[_cell(*pair) for pair in zip(rest, whole, strict=True)]])
    rows.append(["all", *[f"{lines:,}" for lines in whole]])
    return rows


def _cell(lines: int, whole: int) -> str:
    return f"{lines:,} ({round(100 * lines / whole)} %)" if lines else "-"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--markdown", action="store_true", help="print a table for the docs")
    parser.add_argument("--root", type=Path, default=ROOT, help="another checkout to count")
    args = parser.parse_args()
    rows = table(args.root)
    if args.markdown:
        rows.insert(1, ["---", *["---:"] * (len(rows[0]) - 1)])
        print("\n".join(f"| {' | '.join(row)} |" for row in rows))
        return
    for row in rows:
        print(f"{row[0]:<14}" + "".join(f"{cell:>20}" for cell in row[1:]))


if __name__ == "__main__":
    main()
