"""`make mutants`: the changes it makes to tiny sources, and a run on a tiny project."""

from __future__ import annotations

import ast
import json
from pathlib import Path

import pytest

from tools import mutant_changes, mutant_workshop, mutants


def changed(source: str, mutator: str = "") -> list[str]:
    """The sources after each change of a kind, with all that must hold for any change."""
    found = list(mutant_changes.find_all({"rules/a.py": source}))
    results: list[str] = []
    for mutant in found:
        after = mutant.apply(source)
        compile(after, "a.py", "exec")
        assert ast.dump(ast.parse(after)) != ast.dump(ast.parse(source))
        assert mutant.mutator in mutant_changes.MUTATORS
        assert len(mutant.diff(source).splitlines()) > 3
        if not mutator or mutant.mutator == mutator:
            results.append(after)
    return results


@pytest.mark.parametrize(
    ("mutator", "source", "expected"),
    [
        ("comparison", "x = a < b", ["x = a <= b"]),
        ("comparison", "x = a <= b", ["x = a < b"]),
        ("comparison", "x = a > b", ["x = a >= b"]),
        ("comparison", "x = a >= b", ["x = a > b"]),
        ("comparison", "x = a == b", ["x = a != b"]),
        ("comparison", "x = a != b", ["x = a == b"]),
        ("comparison", "x = a in b", ["x = a not in b"]),
        ("comparison", "x = a not in b", ["x = a in b"]),
        ("comparison", "x = a is None", ["x = a is not None"]),
        ("comparison", "x = a is  not None", ["x = a is None"]),
        ("comparison", "x = (a) < (b) < c", ["x = (a) <= (b) < c", "x = (a) < (b) <= c"]),
        ("comparison", "x = 'ß', a < b  # <", ["x = 'ß', a <= b  # <"]),
        ("dropped condition", "x = a and b", ["x = True and b", "x = a and True"]),
        ("dropped condition", "x = a or b", ["x = False or b", "x = a or False"]),
        ("negated condition", "x = f(a) and b", ["x = not (f(a)) and b", "x = f(a) and not (b)"]),
        ("negated condition", "x = a == 1 or a < 1", ["x = a == 1 or not (a < 1)"]),
        ("negated condition", "while f(): g()", ["while not (f()): g()"]),
        ("negated condition", "x = a if b else c", ["x = a if not (b) else c"]),
        ("negated condition", "x = [a for a in b if a.c]", ["x = [a for a in b if not (a.c)]"]),
        ("negated condition", "if not a: b()", []),
        ("off by one", "x = 5", ["x = 6", "x = 4"]),
        ("off by one", "x = 0", ["x = 1", "x = -1"]),
        ("off by one", "x = a[-1]", ["x = a[-2]", "x = a[-0]"]),
        ("off by one", "a[2] = b", ["a[3] = b", "a[1] = b"]),
        ("off by one", "x = 1775", []),
        ("off by one", "def f(n=4): pass", ["def f(n=5): pass", "def f(n=3): pass"]),
        ("arithmetic", "x = a + b", ["x = a - b"]),
        ("arithmetic", "x = (a) - (b)", ["x = (a) + (b)"]),
        ("arithmetic", "x = a + -b", ["x = a - -b"]),
        ("arithmetic", "x += y", ["x -= y"]),
        ("arithmetic", "x -= y", ["x += y"]),
        ("arithmetic", "x = 'a' + b", []),
        ("arithmetic", "x = a + [b]", []),
        ("dropped not", "x = not a", ["x = a"]),
        ("dropped not", "if not (a or b): c()", ["if (a or b): c()"]),
        ("boolean", "x = True", ["x = False"]),
        ("boolean", "def f(x=False): pass", ["def f(x=True): pass"]),
        (
            "swapped sides",
            "BRITISH, AMERICAN = 0, f(BRITISH)",
            ["BRITISH, AMERICAN = 0, f(AMERICAN)"],
        ),
        (
            "swapped sides",
            "ALLIED, AMERICAN, BRITISH = f(BRITISH)",
            ["ALLIED, AMERICAN, BRITISH = f(ALLIED)"],
        ),
        ("swapped sides", "BRITISH = side.FRENCH", ["BRITISH = side.BRITISH"]),
        ("swapped sides", "x = f(BRITISH)", []),
        ("swapped sides", "AMERICAN = BRITISH = x", []),
        ("swapped sides", "from a import AMERICAN, BRITISH", []),
    ],
)
def test_each_mutator_changes_one_place(mutator: str, source: str, expected: list[str]) -> None:
    assert changed(source, mutator) == expected


@pytest.mark.parametrize(
    ("guard", "expected"),
    [
        ("if a.b == c:\n        return", "if False:\n        return"),
        ("if a: return 3", "if False: return 3"),
        ("if a:\n        return\n    else:\n        g()", ""),
        ("if a:\n        g()\n        return", ""),
        ("if (yield a):\n        return", ""),
    ],
)
def test_a_guard_is_dropped(guard: str, expected: str) -> None:
    source = "def f(a):\n    {}\n    g()\n"
    expectation = [source.format(expected)] if expected else []
    assert changed(source.format(guard), "dropped guard") == expectation


def test_guards_in_loops_and_in_elif_are_dropped() -> None:
    source = """\
def f(a):
    for b in a:
        if b:
            continue
        if a:
            g()
        elif b < a:
            break
"""
    assert changed(source, "dropped guard") == [
        source.replace("if b:", "if False:"),
        source.replace("elif b < a:", "elif False:"),
    ]


@pytest.mark.parametrize(
    "source",
    [
        '"""Under 5 or over 6, not 7."""',
        "def f(a: Literal[1, 2] = x) -> Literal[True]:\n    '''1 + 1'''",
        "Side = Literal[0, 1]",
        "Pair: TypeAlias = tuple[Literal[1], int]",
        "__slots__ = ('a', 'b')[0:1]",
        "assert a < 5, f'{a + 1} is under 5'",
        "raise ValueError(1 + 2)",
        "g.log.battle(1, True, a < b)",
        "if g.log is not None:\n    g.log.append(('won', 3))",
        "record(g, 'won', 3, a < b)",
        "x = text.losses(2)",
        "x = Reason('too_far', 4)",
        "x = f'{a + 1}'",
        "@dataclass(frozen=True)\nclass A:\n    b: Literal[1]",
        "if TYPE_CHECKING:\n    x = 1",
        "from a import AMERICAN, BRITISH",
    ],
)
def test_words_types_and_assertions_are_left_alone(source: str) -> None:
    assert changed(source) == []


def test_a_change_over_several_lines_keeps_the_rest() -> None:
    source = "x = (\n    a  # < this\n    < b\n    and c\n)\n"
    assert changed(source, "comparison") == [source.replace("    < b", "    <= b")]
    assert source.replace("c", "True") in changed(source, "dropped condition")


def test_a_mutant_is_named_by_function_line_and_change() -> None:
    source = "class A:\n    def f(self, a):\n        def g():\n            return a + 1  # 9.5\n"
    found = mutant_changes.Finder("rules/a.py", source).find()
    sign = next(mutant for mutant in found if mutant.mutator == "arithmetic")
    assert sign.key == ("rules/a.py", "A.f", "return a + 1  # 9.5", "arithmetic: a + 1 → a - 1")
    assert sign.number == 4
    moved = mutant_changes.Finder("rules/a.py", "import b\n\n" + source).find()
    assert [mutant.key for mutant in moved] == [mutant.key for mutant in found]


SOURCE = """
def f(a, b):
    if a < 1 or not b:
        return False
    for c in range(6):
        if c == a and b > 2:
            continue
        a += c
    return BRITISH if a >= 3 + b else AMERICAN
"""


def test_the_seed_decides_which_changes_are_made() -> None:
    found = mutant_changes.Finder("rules/a.py", SOURCE).find()
    first = mutant_changes.choose(found, 15, seed=1)
    assert len(first) == 15
    assert len({mutant.key for mutant in first}) == 15
    assert mutant_changes.choose(list(reversed(found)), 15, seed=1) == first
    assert mutant_changes.choose(found, 15, seed=2) != first
    assert mutant_changes.choose(found, 5, seed=1) == first[:5]


def test_every_mutator_has_its_turn() -> None:
    found = mutant_changes.Finder("rules/a.py", SOURCE).find()
    chosen = mutant_changes.choose(found, len(mutant_changes.MUTATORS), seed=3)
    assert {mutant.mutator for mutant in chosen} == set(mutant_changes.MUTATORS)
    assert len(mutant_changes.choose(found, 1000, seed=3)) == len(found)


def test_a_change_elsewhere_leaves_the_choice_alone() -> None:
    found = mutant_changes.Finder("rules/a.py", SOURCE).find()
    other = mutant_changes.Finder("rules/a.py", "def g(x):\n    return x\n" + SOURCE).find()
    keys = [mutant.key for mutant in mutant_changes.choose(found, 15, seed=1)]
    assert [mutant.key for mutant in mutant_changes.choose(other, 15, seed=1)] == keys


def test_an_equivalent_change_gives_its_place_to_the_next() -> None:
    found = mutant_changes.Finder("rules/a.py", SOURCE).find()
    first = mutant_changes.choose(found, 15, seed=1)
    without = mutant_changes.choose(found, 15, seed=1, without=[first[0].key])
    assert first[0] not in without
    assert set(first[1:]) - set(without) <= {first[-1]}
    assert len(without) == 15


def test_the_list_of_equivalent_changes_needs_reasons(tmp_path: Path) -> None:
    path = tmp_path / "equivalent_mutants.toml"
    assert mutant_changes.read_equivalents(path) == {}
    entry = '[[equivalent]]\nfile = "a.py"\nfunction = "f"\nline = "x = 1"\nchange = "1 → 2"\n'
    path.write_text(entry + 'reason = "x is never read"\n', encoding="utf-8")
    found = mutant_changes.read_equivalents(path)
    assert found == {("a.py", "f", "x = 1", "1 → 2"): "x is never read"}
    path.write_text(entry, encoding="utf-8")
    with pytest.raises(mutant_changes.Refusal, match="no 'reason'"):
        mutant_changes.read_equivalents(path)


RULES = """\
def losses(roll):
    '''9.5 The loser loses CUs.'''
    if roll <= 3:
        return 1
    return 2


def unheard(roll):
    return roll + 1


def count(n):
    while n != 0:
        n -= 1
    return n
"""
TESTS = """\
from ticonderoga.games.toy.rules import battle

def test_losses():
    assert [battle.losses(roll) for roll in range(1, 7)] == [1, 1, 1, 2, 2, 2]

def test_count():
    assert battle.count(3) == 0
"""


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    """A project with one rule that is tested, one that is not, and one that may run for ever."""
    for name, text in {
        "ticonderoga/__init__.py": "",
        "ticonderoga/games/__init__.py": "",
        "ticonderoga/games/toy/__init__.py": "",
        "ticonderoga/games/toy/rules/__init__.py": "",
        "ticonderoga/games/toy/rules/battle.py": RULES,
        "tests/conformance/toy/test_battle.py": TESTS,
        "pyproject.toml": '[tool.pytest.ini_options]\nmarkers = ["bench: b", "soak: s"]\n',
    }.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path


def test_caught_and_survived(toy: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    file = "ticonderoga/games/toy/rules/battle.py"
    found = {mutant.change: mutant for mutant in mutant_changes.Finder(file, RULES).find()}
    tried = [
        found["comparison: roll <= 3 → roll < 3"],
        found["arithmetic: n -= 1 → n += 1"],
        found["arithmetic: roll + 1 → roll - 1"],
    ]
    workshop = mutant_workshop.Workshop(toy, "toy", [file], [], tmp_path_factory.mktemp("place"))
    workshop.prepare()
    told: list[mutant_workshop.Result] = []
    results = mutant_workshop.run_all(workshop, tried, {file: RULES}, 2, told.append)
    losses, endless, unheard = results
    assert losses.by == "tests/conformance/toy/test_battle.py::test_losses"
    assert endless.by == "tests/conformance/toy/test_battle.py::test_count"
    assert not unheard.caught
    assert [result.mutant for result in results] == tried
    assert len(told) == 3
    assert (toy / file).read_text(encoding="utf-8") == RULES
    assert not workshop.running


def test_a_mutant_meets_the_tests_of_its_function(toy: Path) -> None:
    file = "ticonderoga/games/toy/rules/battle.py"
    workshop = mutant_workshop.Workshop(toy, "toy", [file], [], toy)
    calls = {
        "tests/conformance/toy/test_a.py::test_all": {f"{file}::losses", f"{file}::count"},
        "tests/conformance/toy/test_a.py::test_losses": {f"{file}::losses"},
        "tests/conformance/toy/test_battle.py::test_both": {f"{file}::losses", f"{file}::count"},
        "tests/conformance/toy/test_a.py::test_count": {f"{file}::count"},
        "tests/games/toy/test_b.py::test_losses": {f"{file}::losses"},
    }
    workshop.tests = [
        mutant_workshop.Test(nodeid, 0.1, frozenset(called), "/conformance/" in nodeid)
        for nodeid, called in calls.items()
    ]
    mutant = mutant_changes.Finder(file, RULES).find()[0]
    assert mutant.function == "losses"
    names = [[test.nodeid.split("/")[-1] for test in stage] for stage in workshop.stages(mutant)]
    assert names == [
        ["test_battle.py::test_both", "test_a.py::test_losses", "test_a.py::test_all"],
        ["test_b.py::test_losses"],
    ]
    workshop.always = frozenset({f"{file}::losses"})
    assert sum(len(stage) for stage in workshop.stages(mutant)) == len(calls)


def test_a_run_is_summed_up(toy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    report = toy / "report.json"
    rules = toy / "ticonderoga/games/toy/rules/battle.py"
    rules.write_text("def unheard(a, b):\n    return a[b] + b\n", encoding="utf-8")
    (toy / "tests/conformance/toy/test_battle.py").write_text("def test_a(): assert 1\n")
    status = mutants.main(["--root", str(toy), "--game", "toy", "--json", str(report)])
    said = capsys.readouterr().out
    assert status == 1
    assert "+    return a[b] - b" in said
    assert "  arithmetic: a[b] + b → a[b] - b" in said
    assert "toy: 0 of 1 mutants caught, 0.0 % (90 % wanted)" in said
    table = json.loads(report.read_text(encoding="utf-8"))
    assert table["percentage"] == 0.0
    assert table["results"][0]["change"] == "arithmetic: a[b] + b → a[b] - b"


def test_tests_that_fail_already_are_refused(toy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (toy / "tests/conformance/toy/test_battle.py").write_text("def test_a(): assert 0\n")
    assert mutants.main(["--root", str(toy), "--game", "toy"]) == 2
    assert "must pass before the rules are changed" in capsys.readouterr().err


def test_what_cannot_be_changed_is_said(toy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert mutants.main(["--root", str(toy), "--game", "chess"]) == 2
    assert "known: toy" in capsys.readouterr().err
    assert mutants.main(["--root", str(toy), "--game", "toy", "--only", "winter.py"]) == 2
    assert "ends in 'winter.py'" in capsys.readouterr().err


def test_show_lists_the_changes_and_runs_nothing(
    toy: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (toy / "tests/conformance/toy/test_battle.py").unlink()
    assert mutants.main(["--root", str(toy), "--game", "toy", "--show", "--count", "3"]) == 0
    assert "comparison: " in capsys.readouterr().out
