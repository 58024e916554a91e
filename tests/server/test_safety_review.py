"""Where each defect of the safety review is tested: D1 to D18, by number."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
OWN = "test_d{number:02}_"
"""How the tests of a number begin that were written for it, in tests/server/test_safety_*.py."""

EARLIER = {
    1: ("tests/server/test_given_out.py", "who_has_the_file_of_an_untouched_game_does_not_know"),
    2: ("tests/conformance/washingtons_war/test_05_sequence.py", "never_seen_by_undo"),
    3: ("tests/server/test_editions.py", "many_combinations_of_options_are_not_all_kept"),
    10: ("tests/server/test_hostile.py", "a_nonce_with_a_line_break_leaves_the_game_provable"),
    12: ("tests/server/test_hostile.py", "a_hostile_file_is_refused_in_a_sentence"),
}
"""Those that were closed before: where, and a part of the name of their test."""


def names_in(path: Path) -> list[str]:
    return re.findall(r"^def (test_\w+)", path.read_text("utf-8"), re.MULTILINE)


@pytest.mark.parametrize("number", range(1, 18))
def test_each_defect_has_its_test(number: int) -> None:
    if number in EARLIER:
        file, part = EARLIER[number]
        assert any(part in name for name in names_in(ROOT / file))
        return
    files = (ROOT / "tests" / "server").glob("test_safety_*.py")
    names = [name for path in files for name in names_in(path)]
    assert any(name.startswith(OWN.format(number=number)) for name in names)


def test_d18_the_host_is_told_what_an_operator_who_plays_could_do() -> None:
    """No defect of code: whoever runs the server must be trusted, and the page says so."""
    page = " ".join((ROOT / "docs" / "host.md").read_text("utf-8").split())
    assert "An operator who plays" in page
    assert "Without `--site`" in page
