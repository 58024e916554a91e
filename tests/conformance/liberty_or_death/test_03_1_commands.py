"""3.1: selecting and paying; free Commands; who decides."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.situation import Situation


@pytest.mark.rule("R-3.1a")
@pytest.mark.parametrize(
    ("faction", "command", "choice", "again"),
    [
        ("british", "muster", ["tories Boston", "number 2"], "tories Boston"),
        ("patriots", "rally", ["militia Virginia"], "militia Virginia"),
        ("patriots", "rabble_rousing", ["rouse Virginia"], "rouse Virginia"),
        ("indians", "gather", ["war_parties Northwest"], "war_parties Northwest"),
        ("british", "march", ["destination Boston", "arrive"], "destination Boston"),
    ],
)
def test_3_1_a_space_is_selected_once(
    faction: str, command: str, choice: list[str], again: str
) -> None:
    lod = Situation().put("2 regulars, Gage @ Boston", "2 militia, Washington @ Virginia")
    lod.put("war party, Brant @ Northwest").command(faction, command)
    seat = ("british", "patriots", "indians", "french").index(faction)
    lod.choose(seat, *choice)
    assert lod.why_not(again) == "selected_already"


@pytest.mark.rule("R-3.1b")
def test_3_1_every_space_must_be_paid() -> None:
    lod = Situation().put("2 militia, Washington @ Virginia").resources(patriots=2)
    lod.command("patriots", "rally").patriots("militia Virginia", "militia Georgia")
    assert lod.has("patriots") == 0
    assert lod.why_not("militia Boston") == "cannot_pay"
    assert lod.choices() == ["done"]


@pytest.mark.rule("R-3.1b")
def test_3_1_a_command_that_cannot_be_paid_at_all_is_not_open() -> None:
    lod = Situation().put("3 regulars @ Boston", "2 militia, Washington @ Virginia")
    lod.put("war party @ Pennsylvania").resources(british=1, patriots=0, indians=0, french=0)
    assert not lod.can("garrison", "british")
    assert lod.can("march", "british")
    assert not lod.can("rally", "patriots")
    assert not lod.can("march", "indians")
    assert lod.can("gather", "indians")  # the first Reserve is free
    assert not lod.can("agent_mobilization", "french")


@pytest.mark.rule("R-3.1c")
def test_3_1_nobody_asks_a_friend_for_leave() -> None:
    lod = Situation().treaty().put("2 continentals, Washington @ Boston", "2 french @ Boston")
    lod.leader("Lauzun").put("french, Lauzun @ Boston").command("patriots", "march")
    lod.patriots("destination Massachusetts", "move Boston, continentals, 2")
    lod.patriots("move Boston, french, 2")
    assert lod.asked_faction == "patriots"
    assert lod.has("french") == 4
    lod = Situation().put("war party, 2 regulars, 1 tory, Gage @ New York")
    lod.command("indians", "scout").indians("scout New York, Pennsylvania")
    while lod.asked:
        assert lod.asked_faction == "indians"
        lod.indians(lod.choices()[-1])
    assert lod.count("regular", "Pennsylvania") == 2


@pytest.mark.rule("R-3.1.2a")
@pytest.mark.parametrize(
    ("faction", "command", "choices"),
    [
        ("british", "muster", ["regulars Boston", "number 2", "done"]),
        (
            "british",
            "garrison",
            ["destination Norfolk", "move Boston, regulars, 1", "arrive", "done"],
        ),
        ("patriots", "rally", ["militia Virginia", "done"]),
        ("indians", "scout", ["scout New York, Pennsylvania", "number 1"]),
    ],
)
def test_3_1_2_a_free_command_costs_nobody(faction: str, command: str, choices: list[str]) -> None:
    lod = Situation().put("2 regulars, Gage @ Boston", "2 militia, Washington @ Virginia")
    lod.put("war party, 2 regulars @ New York")
    lod.resources(british=0, patriots=0, indians=0, french=0)
    lod.command(faction, command, free=True)
    lod.choose(("british", "patriots", "indians", "french").index(faction), *choices)
    assert lod.g.resources == [0, 0, 0, 0]


@pytest.mark.rule("R-3.1.2a")
def test_3_1_2_all_other_conditions_stay() -> None:
    lod = Situation().put("2 militia, Washington @ Virginia").levels("AS", "Boston")
    lod.command("patriots", "rally", free=True)
    assert lod.why_not("militia Boston") == "active_support"
    lod = Situation().treaty().put("2 regulars @ Boston").blockade("Boston", "Norfolk", "Savannah")
    assert not lod.can("garrison", "british", free=True)


def rule_against(lod: Situation, text: str) -> tuple[str, str]:
    """The reason against a choice and the rule number that it closes with."""
    key = lod.why_not(text)
    ask = lod.ask
    assert ask is not None
    reason = lod.match.why_not(ask.seat, lod.read(text))
    assert reason is not None
    return key, lod.match.rules.words.rule_of_reason(reason)


@pytest.mark.rule("R-1.9n", "R-3.1b", "R-3.4.3a")
def test_3_1_a_command_that_is_not_open_is_refused_for_what_bars_it() -> None:
    lod = Situation().treaty().put("3 regulars, Gage @ Boston", "war party @ Pennsylvania")
    lod.blockade("Norfolk", "Savannah", "Charles Town").begin()
    assert rule_against(lod, "command garrison") == ("fni_three", "1.9")
    assert rule_against(lod, "command battle") == ("no_space_for_it", "3.2.4")
    lod = Situation().put("3 regulars, Gage @ Boston").resources(british=1).begin()
    assert rule_against(lod, "command garrison") == ("cannot_pay", "3.1")
    lod = Situation().put("regular, war party @ New York").resources(british=0)
    lod.eligible("indians").begin()
    assert rule_against(lod, "command scout") == ("ally_cannot_pay", "3.4.3")


@pytest.mark.rule("R-3.1c")
def test_3_1_refusals_rest_on_the_section_of_the_command() -> None:
    lod = Situation().levels("AS", "Virginia").put("2 militia @ Georgia").eligible("patriots")
    lod.begin().patriots("command rally")
    assert rule_against(lod, "militia Virginia") == ("active_support", "3.3.1")
    lod = Situation().levels("AS", "Virginia").put("war party @ Georgia").eligible("indians")
    lod.begin().indians("command gather")
    assert rule_against(lod, "war_parties Virginia") == ("active_support", "3.4.1")
    lod = Situation().treaty().put("2 regulars, 1 tory @ Boston").blockade("Savannah").begin()
    lod.british("command march", "destination Savannah")
    assert rule_against(lod, "move Boston, regulars, 1") == ("blockade_in_the_way", "1.9")
    assert rule_against(lod, "move Boston, tories, 1") == ("one_for_one", "3.2.3")
