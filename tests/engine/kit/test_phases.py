"""The table of phases: in the order of its numbers, named, and resting on rules we tell."""

from __future__ import annotations

import pytest

from ticonderoga.engine.kit.phases import Phase, names_of, phases, the_end, titles_of
from ticonderoga.games.liberty_or_death.rules.sequence import PHASES as LIBERTY_OR_DEATH
from ticonderoga.games.liberty_or_death.text import rulebook as liberty_or_death
from ticonderoga.games.washingtons_war.rules.sequence import PHASES as WASHINGTONS_WAR
from ticonderoga.games.washingtons_war.text import rulebook as washingtons_war

DAY = Phase(0, "day", "By day", "1", the_end)
NIGHT = Phase(1, "night", "By night", "2", the_end)


def test_a_table_is_told_by_name_and_title() -> None:
    table = phases(DAY, NIGHT)
    assert names_of(table) == ("day", "night")
    assert titles_of(table) == {"day": "By day (1)", "night": "By night (2)"}
    assert list(the_end(None)) == []


def test_a_table_out_of_order_is_refused() -> None:
    with pytest.raises(ValueError, match="phase night is number 1 but stands at 0"):
        phases(NIGHT, DAY)


@pytest.mark.parametrize(
    ("table", "rules"),
    [(WASHINGTONS_WAR, washingtons_war.RULES), (LIBERTY_OR_DEATH, liberty_or_death.RULES)],
)
def test_every_phase_rests_on_a_rule_of_its_game(
    table: tuple[Phase, ...], rules: dict[str, str]
) -> None:
    assert [phase.name for phase in table if phase.rule not in rules] == []
