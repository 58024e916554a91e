"""`make rules` on small made-up projects."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tools import rules

CATALOGUE = """
game = "small-war"

[[rule]]
id = "R-001"
section = "1.1"
text = "The board is square."

[[rule]]
id = "R-002"
section = "1.2"
text = "Red begins."

[[example]]
id = "G-01"
section = "1.2"
situation = "The game begins."
result = "Red is asked."
see = ["R-002"]

[[ruling]]
id = "A-01"
section = "1.2"
text = "Red begins even if blue is older."
restates = ["R-002"]
"""

ALL_TESTED = """
import pytest

@pytest.mark.rule("R-001", "R-002", "G-01")
def test_everything():
    assert first_asked() == "red"
"""


class Project:
    """A made-up project in a temporary folder."""

    def __init__(self, root: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.root = root
        self.capsys = capsys
        self.catalogue(CATALOGUE)

    def catalogue(self, text: str, game: str = "small_war") -> None:
        self.write(f"tests/conformance/{game}/catalogue.toml", text)

    def write(self, name: str, text: str) -> None:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def test(self, text: str, name: str = "tests/conformance/small_war/test_a.py") -> None:
        self.write(name, "import pytest\n" + text)

    def run(self, *arguments: str) -> tuple[int, str]:
        status = rules.main(["--root", str(self.root), *arguments])
        captured = self.capsys.readouterr()
        return status, captured.out + captured.err

    def claimed(self) -> set[str]:
        return {f"{claim.test} {claim.id}" for claim in rules.read_tests(self.root).claims}

    def problems(self) -> list[str]:
        return rules.read_tests(self.root).problems


@pytest.fixture
def project(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Project:
    return Project(tmp_path, capsys)


def test_a_project_without_tests_lists_every_line(project: Project) -> None:
    status, said = project.run()
    assert status == 1
    assert "small-war: 2 lines, 2 without a test" in said
    assert "1 examples, 1 without a test" in said
    assert "no test: R-002 (1.2) Red begins." in said


def test_a_project_with_all_lines_tested_passes(project: Project) -> None:
    project.test(ALL_TESTED)
    status, said = project.run()
    assert status == 0
    assert "small-war: 2 lines, 0 without a test" in said
    assert "no test" not in said


def test_a_ruling_that_restates_a_line_is_tested_with_it(project: Project) -> None:
    project.test('@pytest.mark.rule("R-001", "G-01")\ndef test_a(): assert 1\n')
    status, said = project.run()
    assert status == 1
    assert "no test: A-01" in said
    project.test(ALL_TESTED)
    assert project.run()[0] == 0


def test_an_unknown_id_fails(project: Project) -> None:
    project.test(ALL_TESTED + '\n@pytest.mark.rule("R-999")\ndef test_b(): assert 1\n')
    status, said = project.run()
    assert status == 1
    assert "unknown id: R-999, claimed by tests/conformance/small_war/test_a.py::test_b" in said


def test_a_component_line_is_excused_with_its_reason(project: Project) -> None:
    excuse = 'text = "The board is square."\ncomponent = "It is only a picture."'
    project.catalogue(CATALOGUE.replace('text = "The board is square."', excuse))
    project.test('@pytest.mark.rule("R-002", "G-01")\ndef test_a(): assert 1\n')
    status, said = project.run()
    assert status == 0
    assert "excused: R-001 (1.1) It is only a picture." in said
    assert "2 lines, 0 without a test" in said


@pytest.mark.parametrize(("excused", "status"), [(10, 0), (11, 1)])
def test_ten_lines_may_be_excused_and_no_more(project: Project, excused: int, status: int) -> None:
    project.catalogue(
        "\n".join(
            f'[[rule]]\nid = "R-{n:03}"\nsection = "1"\ntext = "It is."\ncomponent = "Cardboard."'
            for n in range(excused)
        )
    )
    assert project.run()[0] == status


def test_marks_on_functions_classes_modules_and_parameters_all_count(project: Project) -> None:
    project.test(
        """
from pytest import mark
pytestmark = [pytest.mark.slow, pytest.mark.rule("R-1")]
MORE = ("R-7", "R-8")
CASES = [pytest.param(1, marks=pytest.mark.rule("R-6"))]
of_rule = pytest.mark.rule

@pytest.mark.rule("R-2")
@mark.rule("R-3")
def test_a(): assert 1

@pytest.mark.rule("R-4")
class TestGroup:
    pytestmark = pytest.mark.rule("R-5")
    def test_b(self): assert 1
    class TestInner:
        def test_c(self): assert 1

@pytest.mark.parametrize("x", CASES)
def test_d(x): assert x

@of_rule(*MORE)
async def test_e(): assert 1
"""
    )
    assert project.claimed() == {
        "test_a R-1", "test_a R-2", "test_a R-3",
        "TestGroup::test_b R-1", "TestGroup::test_b R-4", "TestGroup::test_b R-5",
        "TestGroup::TestInner::test_c R-1", "TestGroup::TestInner::test_c R-4",
        "TestGroup::TestInner::test_c R-5",
        "test_d R-1", "test_d R-6",
        "test_e R-1", "test_e R-7", "test_e R-8",
    }  # fmt: skip
    assert project.problems() == []


@pytest.mark.parametrize(
    "test",
    [
        '@pytest.mark.rule("R-001")\ndef helper(): assert 1',
        '@pytest.mark.rule("R-001")\nclass Group:\n    def test_a(self): assert 1',
        '@pytest.mark.rule("R-001")\ndef test_a():\n    """Later."""\n    ...',
        'def pytest_generate_tests(metafunc):\n    pytest.mark.rule("R-001")',
    ],
)
def test_a_mark_on_what_does_not_run_counts_for_nothing(project: Project, test: str) -> None:
    project.test(test)
    assert project.claimed() == set()
    (problem,) = project.problems()
    assert "counts for nothing" in problem
    assert project.run()[0] == 1


@pytest.mark.parametrize("mark", ["skip", "skipif(OLD)", "xfail", "xfail(OLD)", 'xfail(reason="")'])
def test_a_rule_on_a_test_that_may_be_switched_off_counts_for_nothing(
    project: Project, mark: str
) -> None:
    project.test(f'@pytest.mark.{mark}\n@pytest.mark.rule("R-001")\ndef test_a(): assert 1')
    assert project.claimed() == set()
    (problem,) = project.problems()
    assert "counts for nothing" in problem
    assert project.run()[0] == 1


@pytest.mark.parametrize(
    "mark", ['rule(f"R-{1}")', "rule(*ids())", 'rule("R-1", by="me")', "rule()"]
)
def test_a_mark_that_must_be_run_to_be_read_is_a_problem(project: Project, mark: str) -> None:
    project.test(f"@pytest.mark.{mark}\ndef test_a(): assert 1\n")
    (problem,) = project.problems()
    assert problem.startswith("tests/conformance/small_war/test_a.py:2: ")
    assert "plain strings" in problem


def test_tests_are_read_and_never_imported(project: Project) -> None:
    project.test("raise SystemExit('imported')\n" + ALL_TESTED)
    assert project.run()[0] == 0


def test_each_game_has_its_own_lines_and_its_own_tests(project: Project) -> None:
    project.catalogue('[[rule]]\nid = "R-001"\nsection = "1"\ntext = "It is."\n', "big_war")
    project.test(ALL_TESTED)
    status, said = project.run()
    assert status == 1
    assert "big-war: 1 lines, 1 without a test" in said
    assert "small-war: 2 lines, 0 without a test" in said
    assert project.run("--game", "small-war")[0] == 0
    project.test(
        '@pytest.mark.rule("R-001", game="big-war")\ndef test_b(): assert 1\n',
        "tests/cli/test_b.py",
    )
    assert project.run()[0] == 0


def test_a_claim_outside_every_games_folder_must_name_its_game(project: Project) -> None:
    project.test(ALL_TESTED)
    project.test('@pytest.mark.rule("R-001")\ndef test_b(): assert 1\n', "tests/cli/test_b.py")
    status, said = project.run()
    assert status == 1
    assert 'pytest.mark.rule("R-001", game="small-war")' in said


def test_list_shows_a_line_and_its_tests(project: Project) -> None:
    project.test(ALL_TESTED)
    status, said = project.run("--list", "A-01")
    assert status == 0
    assert "small-war A-01 (1.2) Red begins even if blue is older." in said
    assert "tests/conformance/small_war/test_a.py::test_everything" in said


def test_json_is_for_scripts(project: Project) -> None:
    project.test('@pytest.mark.rule("R-001")\ndef test_a(): assert 1\n')
    status, said = project.run("--json")
    game = json.loads(said)["games"]["small-war"]
    assert status == 1
    assert game["lines"] == {"count": 2, "without_a_test": ["R-002"]}
    assert game["tests"] == {"R-001": ["tests/conformance/small_war/test_a.py::test_a"]}


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('"R-002"\nsection', '"R-001"\nsection', "two entries with the id R-001"),
        ('see = ["R-002"]', 'see = ["R-003"]', "refers to R-003, which is not in the catalogue"),
        ('restates = ["R-002"]', 'restates = ["R-003"]', "refers to R-003"),
        ('id = "G-01"', 'id = "R-004"', "should begin with 'G-'"),
        ('text = "Red begins."', "", "R-002 has no 'text'"),
        ('text = "Red begins."', 'text = "x"\nrestates = ["R-001"]', "only rulings may"),
        ('situation = "The game begins."', 'situation = ""', "G-01 has no 'situation'"),
        ("[[rule]]", "[[rule]", "is not valid TOML"),
    ],
)
def test_a_faulty_catalogue_is_refused(project: Project, old: str, new: str, sentence: str) -> None:
    project.catalogue(CATALOGUE.replace(old, new))
    status, said = project.run()
    assert status == 2
    assert sentence in said


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [(("--game", "chess"), "these have: small-war"), (("--list", "R-9"), "ids look like R-125")],
)
def test_an_unknown_name_is_answered_with_what_would_be_right(
    project: Project, arguments: tuple[str, ...], sentence: str
) -> None:
    status, said = project.run(*arguments)
    assert status == 2
    assert sentence in said


def test_the_catalogues_of_this_project_are_well_formed() -> None:
    for catalogue in rules.find_catalogues(Path(__file__).resolve().parents[2]):
        excused = [line for line in catalogue.of("rule") if line.component]
        assert len(excused) <= catalogue.most_excused <= 20


def test_the_catalogue_of_washingtons_war_is_complete() -> None:
    (catalogue,) = rules.find_catalogues(Path(__file__).resolve().parents[2], "washingtons-war")
    counts = {"rule": ("R", 3, 238), "example": ("G", 2, 22), "ruling": ("A", 2, 47)}
    for family, (letter, digits, count) in counts.items():
        ids = {line.id for line in catalogue.of(family)}
        assert ids == {f"{letter}-{n:0{digits}}" for n in range(1, count + 1)}


def test_the_catalogue_of_liberty_or_death_is_complete() -> None:
    (catalogue,) = rules.find_catalogues(Path(__file__).resolve().parents[2], "liberty-or-death")
    assert len(catalogue.of("rule")) == 522
    assert {line.id for line in catalogue.of("example")} == {f"G-{n:02}" for n in range(1, 33)}
    numbered = {f"A-{n:02}" for n in range(1, 94)}
    conflicts = {f"A-C{n}" for n in range(1, 18)}
    assert {line.id for line in catalogue.of("ruling")} == numbered | conflicts


def test_a_catalogue_may_say_how_many_lines_it_excuses(project: Project) -> None:
    lines = "".join(
        f'[[rule]]\nid = "R-{n}"\nsection = "1"\ntext = "t"\ncomponent = "c"\n' for n in range(12)
    )
    project.catalogue(f"most_excused = 11\n{lines}")
    status, said = project.run()
    assert status == 1
    assert "12 lines are excused; 11 at the most may be." in said
    project.catalogue(f"most_excused = 12\n{lines}")
    assert project.run()[0] == 0
