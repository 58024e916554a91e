"""3.1: why a Command is not open at all, and what the refusal then says."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.fights import bits
from tests.conformance.liberty_or_death.situation import Situation


@pytest.mark.rule("R-3.1a", "R-2.3.8g")
def test_2_3_8_a_command_that_is_possible_nowhere_is_not_refused_for_the_leader() -> None:
    lod = Situation().treaty().put("3 regulars, Gage @ Boston", "2 regulars @ Norfolk")
    lod.strokes("british").begin()
    lod.british("stroke", "command march", "destination Norfolk", "arrive", "done")
    assert lod.why_not("command battle") == "no_space_for_it"


@pytest.mark.rule("R-3.4.3a")
@pytest.mark.parametrize(("purse", "reason"), [(0, "ally_cannot_pay"), (1, "no_space_for_it")])
def test_3_4_3_a_scout_fails_by_the_british_purse_or_for_want_of_regulars(
    purse: int, reason: str
) -> None:
    lod = Situation().put("2 war parties, Brant @ Northwest").resources(british=purse)
    lod.eligible("indians").begin()
    assert lod.why_not("command scout") == reason


@pytest.mark.rule("R-3.4.4a")
def test_3_4_4_the_british_purse_is_nothing_to_a_raid() -> None:
    lod = Situation().put("2 war parties, Brant @ Quebec").resources(british=0)
    lod.eligible("indians").begin()
    assert lod.why_not("command raid") == "no_space_for_it"


@pytest.mark.rule("R-3.4.3a", "R-2.3.8d")
def test_2_3_8_a_scout_of_a_stroke_does_not_fail_by_the_british_purse() -> None:
    lod = Situation().treaty().put("2 war parties, Brant @ Northwest").resources(british=0)
    lod.strokes("indians").begin().indians("stroke")
    assert lod.why_not("command scout") == "no_space_for_it"


@pytest.mark.rule("R-3.5.1a")
@pytest.mark.parametrize(
    ("pieces", "possible"),
    [
        ("0 militia, 0 continentals", False),
        ("1 militia, 0 continentals", True),
        ("0 militia, 1 continental", True),
    ],
)
def test_3_5_1_agents_need_something_to_place(pieces: str, possible: bool) -> None:
    lod = Situation().only_available(pieces)
    assert lod.can("agent_mobilization", "french") == possible
    if possible:
        lod.command("french", "agent_mobilization").french("agents Massachusetts")
        assert lod.at("Massachusetts") == pieces.replace("0 militia, ", "").split(",")[0]


@pytest.mark.rule("R-3.5.1a")
def test_3_5_1_no_agents_where_every_province_for_them_is_at_active_support() -> None:
    lod = Situation().levels("AS", "Massachusetts", "New York", "New Hampshire")
    assert lod.can("agent_mobilization", "french")  # Quebec has no Population
    assert not lod.can("agent_mobilization", "french", only=~bits(lod, "Quebec"))
    assert lod.can("hortalez", "french")
