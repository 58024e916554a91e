"""7.7 to 7.9 British and French replacements: recruits at places, Germans, scheduled steps."""

import pytest

from tests.conformance.end_of_empire.arriving import phase, told
from tests.conformance.end_of_empire.situation import Situation
from ticonderoga.games.end_of_empire.rules.replacements import pools

NEW_YORK = "4th Foot @ 2220"
"""The British hold New York."""


def spring(*stacks: str, turn: int = 19, war: str = "arw") -> Situation:
    return phase("replacements", turn, *stacks, war=war)


def steps(s: Situation, *names: str) -> list[int]:
    return [s.g.steps[s.piece(name)] for name in names]


# ---------------------------------------------------------------------- striped units


@pytest.mark.rule("R-F36", "R-F29")
def test_five_steps_at_new_york() -> None:
    tories = ("1 NJ Volunteers", "2 NJ Volunteers", "3 NJ Volunteers", "1 DeLancey", "2 DeLancey")
    s = spring(NEW_YORK, f"reduced {', reduced '.join(tories)}, reduced 3 DeLancey @ 2220").begin()
    assert s.asked == "recruit"
    assert len(s.offered("recruit")) == 6
    for unit in tories:
        s.british(f"recruit {unit}")
    assert steps(s, *tories, "3 DeLancey") == [2, 2, 2, 2, 2, 1]
    assert s.step() == "drafts"


@pytest.mark.rule("R-F36")
def test_one_step_at_each_of_the_other_hexes() -> None:
    for hex in ("3411", "4926", "S4619", "S5023"):
        s = spring(f"6th Foot @ {hex}", f"reduced 1 DeLancey, reduced 2 DeLancey @ {hex}").begin()
        assert s.offered("recruit") == ["1 DeLancey", "2 DeLancey"]
        s.british("recruit 1 DeLancey")
        assert steps(s, "1 DeLancey", "2 DeLancey") == [2, 1]
        assert s.step() == "drafts"
    s = spring("6th Foot @ 1820", "reduced 1 DeLancey @ 1820").begin()
    assert s.step() == "drafts"


@pytest.mark.rule("R-F36", "R-F40")
def test_steps_that_are_not_used_are_gone() -> None:
    s = spring(NEW_YORK, "reduced 1 DeLancey, reduced 2 DeLancey @ 2220").british("no_recruit")
    assert steps(s, "1 DeLancey", "2 DeLancey") == [1, 1]
    assert s.step() == "drafts"
    assert s.g.queue == ()
    assert not s.g.started


@pytest.mark.rule("R-F36")
def test_the_hex_must_be_british_and_it_must_be_spring() -> None:
    s = spring("reduced 1 DeLancey @ 2220", "2 CT @ 2220-town").begin()
    assert s.step() == "drafts"
    for turn in (18, 20):
        s = spring(NEW_YORK, "reduced 1 DeLancey @ 2220", turn=turn).begin()
        assert s.step() == "drafts"


@pytest.mark.rule("R-F36", "R-F29")
def test_only_for_striped_units_in_that_hex() -> None:
    s = spring(NEW_YORK, "reduced 1 DeLancey, 2 DeLancey, reduced 5th Foot @ 2220")
    s.put("reduced 3 DeLancey @ 2119", "reduced Queen's Rangers @ 2220").begin()
    assert s.offered("recruit") == ["1 DeLancey"]
    assert s.why_not("recruit 2 DeLancey") == "full_strength"
    assert s.why_not("recruit 3 DeLancey") == "not_in_that_hex"
    assert s.why_not("recruit 5th Foot") == "recruits_for_others"
    assert s.why_not("recruit Queen's Rangers") == "recruits_for_others"
    assert s.why_not("recruit 1 NJ Volunteers") == "not_in_play"
    assert s.why_not("recruit Howe") == "recruits_for_others"


@pytest.mark.rule("R-F36", "R-F29", "R-F4")
def test_a_dead_unit_is_rebuilt_where_it_entered() -> None:
    s = spring(NEW_YORK, "1 DeLancey, 1/King's Royal Regt of NY @ dead").begin()
    assert s.offered("recruit") == ["1 DeLancey"]
    assert s.why_not("recruit 1/King's Royal Regt of NY") == "entered_elsewhere"
    s.british("recruit 1 DeLancey", "space 2220-town")
    assert s.at("2220-town") == "British: 1 DeLancey 1/2"
    s.british("recruit 1 DeLancey")
    assert steps(s, "1 DeLancey") == [2]
    assert s.step() == "drafts"


@pytest.mark.rule("R-F36")
def test_a_rebuilt_unit_goes_into_a_place_that_is_held() -> None:
    s = spring("4th Foot @ 2220-town", "2 CT @ 2220", "1 DeLancey @ dead")
    s.british("recruit 1 DeLancey")
    assert s.where("1 DeLancey") == "2220-town"


@pytest.mark.rule("R-F36", "R-F10")
def test_whose_time_is_over_is_not_rebuilt() -> None:
    s = spring("6th Foot @ S5023", "arw-moore, arw-dunmore @ dead").begin()
    assert s.why_not("recruit arw-dunmore") == "term_over"


@pytest.mark.rule("R-F36", "A-62")
def test_nothing_for_units_out_of_supply() -> None:
    s = spring("6th Foot @ S4619", "reduced 1 DeLancey @ S4619").begin()
    assert s.asked == "recruit"
    s = spring("6th Foot @ S4619", "2 NC @ S4619-town", "reduced 1 DeLancey @ S4619").begin()
    assert s.step() == "drafts"


# ---------------------------------------------------------------------- provincial regulars


@pytest.mark.rule("R-F37")
def test_three_steps_for_provincial_regulars_at_new_york() -> None:
    units = ("Queen's Rangers", "New York Volunteers", "King's American Regiment")
    s = spring(NEW_YORK, "reduced Queen's Rangers, reduced New York Volunteers @ 2220")
    s.put("reduced King's American Regiment, reduced Volunteers of Ireland @ 2220").begin()
    assert len(s.offered("recruit")) == 4
    for unit in units:
        s.british(f"recruit {unit}")
    assert steps(s, *units, "Volunteers of Ireland") == [2, 2, 2, 1]
    assert s.step() == "drafts"


@pytest.mark.rule("R-F37")
def test_on_the_same_terms() -> None:
    s = spring(
        NEW_YORK, "Queen's Rangers, Volunteers of Ireland @ dead", "reduced 1 DeLancey @ 2220"
    )
    s.british("no_recruit")
    assert s.offered("recruit") == ["Queen's Rangers"]
    assert s.why_not("recruit Volunteers of Ireland") == "entered_elsewhere"
    assert s.why_not("recruit 1 DeLancey") == "recruits_for_others"
    s.british("recruit Queen's Rangers", "space 2220")
    assert s.at("2220").endswith("Queen's Rangers 1/2, 1 DeLancey 1/2")
    s = spring("6th Foot, reduced 2/84th Royal Highland Emigrants @ 4926").begin()
    assert s.step() == "drafts"


# ---------------------------------------------------------------------- Germans


@pytest.mark.rule("R-F38", "R-F29")
def test_a_step_for_hesse_cassel_and_one_for_brunswick() -> None:
    s = spring("reduced arw-br-riedesel, reduced arw-br-rhetz @ 4926")
    s.put("reduced arw-hc-linsing, reduced arw-hc-minnigerode, reduced arw-hh-erbprinz @ 4926")
    s.begin()
    assert s.asked == "recruit_nation"
    assert len(s.offered("recruit")) == 2
    assert s.why_not("recruit arw-br-riedesel") == "recruits_for_others"
    s.british("recruit arw-hc-linsing")
    assert s.why_not("recruit arw-hc-minnigerode") == "recruits_for_others"
    s.british("recruit arw-br-rhetz")
    found = ("arw-hc-linsing", "arw-hc-minnigerode", "arw-br-riedesel", "arw-br-rhetz",
             "arw-hh-erbprinz")  # fmt: skip
    assert steps(s, *found) == [2, 1, 1, 2, 1]
    assert s.step() == "drafts"


@pytest.mark.rule("R-F38")
def test_they_need_overseas_supply() -> None:
    s = spring("reduced arw-br-riedesel @ 4926", "reduced arw-br-rhetz @ 2713").begin()
    assert s.offered("recruit") == ["Br Riedesel"]
    assert s.why_not("recruit arw-br-rhetz") == "no_overseas_supply"
    s = spring("reduced arw-br-riedesel @ 2220", "2 CT @ 4926").begin()
    assert s.step() == "drafts"


@pytest.mark.rule("R-F38")
def test_dead_ones_come_from_overseas_with_one_step() -> None:
    s = spring(NEW_YORK, "arw-br-riedesel @ dead", "arw-fleet-british @ North Atlantic")
    s.british("recruit arw-br-riedesel")
    assert s.offered("enter") == ["Halifax (4926)", "Halifax town (4926)", "New York (2220)",
                                  "New York town (2220)"]  # fmt: skip
    assert s.offered("enter_all") == []
    assert s.offered("board") == ["British fleet (ARW)"]
    s.british("enter 2220-town")
    assert s.at("2220-town") == "British: Br Riedesel 1/2"
    assert s.step() == "drafts"
    s = spring(NEW_YORK, "arw-br-riedesel @ dead", "arw-fleet-british @ North Atlantic")
    s.british("recruit arw-br-riedesel", "board arw-fleet-british")
    assert s.has_mark("must_land") == ["Br Riedesel"]
    assert steps(s, "arw-br-riedesel") == [1]


@pytest.mark.rule("R-F38")
def test_no_port_no_recruits() -> None:
    s = spring("arw-br-riedesel @ dead", "reduced arw-br-rhetz @ 2220")
    s.put("arw-fleet-french @ Gulf of Maine", "5th Foot @ 2220").begin()
    assert len(s.offered("recruit")) == 2
    s = spring("arw-br-riedesel @ dead", "arw-fleet-french @ Gulf of Maine").begin()
    assert s.step() == "drafts"
    # but a fleet at sea will do
    s = spring("arw-br-riedesel @ dead", "arw-fleet-french @ Gulf of Maine")
    s.put("arw-fleet-british @ Chesapeake Bay").begin()
    assert s.offered("recruit") == ["Br Riedesel"]
    # and who has been recruited does not wait for a port (ruling B-89)
    s.british("recruit arw-br-riedesel")
    assert s.has_mark("must_land") == ["Br Riedesel"]


@pytest.mark.rule("R-F38")
def test_british_regulars_are_not_recruited() -> None:
    s = spring("reduced 4th Foot @ 2220", "5th Foot @ dead").begin()
    assert s.step() == "drafts"
    assert steps(s, "4th Foot") == [1]


# ---------------------------------------------------------------------- French recruits


@pytest.mark.rule("R-F31")
def test_companies_of_the_marine_are_raised_anew() -> None:
    s = spring("fiw-tdmq1, fiw-tdmq2, fiw-tdmir1, Bearn @ dead", turn=6, war="fiw")
    s.put("44th Foot @ 3411", "48th Foot @ 3710").begin()
    assert s.ask is not None
    assert s.ask.about["space"] == s.space("4111")
    assert s.offered("recruit") == ["T de Mar Que 1", "T de Mar Que 2"]
    assert s.why_not("recruit fiw-tdmir1") == "recruits_for_others"
    assert s.why_not("recruit Bearn") == "recruits_for_others"
    s.allied("recruit fiw-tdmq2", "space 4111-fortress")
    assert s.at("4111-fortress") == "Allied: T de Mar Que 2 1/1"
    assert s.ask.about["space"] == s.space("4923")
    s.allied("recruit fiw-tdmir1", "space 4923")
    assert s.where("fiw-tdmir1") == "4923"
    assert s.where("fiw-tdmq1") == "dead"
    assert s.step() == "drafts"


@pytest.mark.rule("R-F31")
def test_one_at_each_of_four_hexes() -> None:
    units = ("fiw-tdmq1", "fiw-tdmq2", "fiw-tdmq3", "fiw-tdmq4", "fiw-tdmir1", "fiw-tdmir2")
    s = spring(f"{', '.join(units)} @ dead", turn=6, war="fiw")
    for unit, hex in (("fiw-tdmq1", "3411"), ("fiw-tdmq2", "3710"), ("fiw-tdmq3", "4111"),
                      ("fiw-tdmir1", "4923")):  # fmt: skip
        s.allied(f"recruit {unit}", f"space {hex}")
    assert [s.where(unit) for unit in units] == ["3411", "3710", "4111", "dead", "4923", "dead"]
    assert s.step() == "drafts"


@pytest.mark.rule("R-F31", "R-F40")
def test_only_in_spring_and_only_if_wished() -> None:
    for turn in (5, 7):
        s = spring("fiw-tdmq1 @ dead", turn=turn, war="fiw").begin()
        assert s.step() == "drafts"
    s = spring("fiw-tdmir1 @ dead", turn=6, war="fiw").allied("no_recruit")
    assert s.where("fiw-tdmir1") == "dead"
    assert s.step() == "drafts"


@pytest.mark.rule("R-F31")
def test_in_king_georges_war_too() -> None:
    s = spring("kgw-tdmq1, kgw-ramezay @ dead", turn=7, war="kgw").begin()
    assert s.offered("recruit") == ["T de Mar Que 1 (1744)"]
    assert s.why_not("recruit kgw-ramezay") == "recruits_for_others"


# ---------------------------------------------------------------------- scheduled steps


@pytest.mark.rule("R-F30", "R-F29")
def test_french_scheduled_replacements() -> None:
    s = spring("reduced Bearn, reduced Artois, reduced La Sarre @ 4111", turn=8, war="fiw")
    s.put("Guyenne @ dead", "reduced La Reine @ 2713").begin()
    assert s.asked == "recruit_nation"
    assert s.offered("recruit") == ["Artois", "Bearn", "La Sarre"]
    assert s.why_not("recruit La Reine") == "steps_by_sea_only"
    assert s.why_not("recruit Guyenne") == "steps_by_sea_only"
    assert s.why_not("recruit fiw-tdmq1") == "recruits_for_others"
    assert s.why_not("recruit 44th Foot") == "recruits_for_others"
    s.allied("recruit Bearn", "recruit La Sarre")
    assert steps(s, "Bearn", "Artois", "La Sarre") == [2, 1, 2]
    assert told(s, "replenished") == ["Bearn", "La Sarre"]


@pytest.mark.rule("R-F30", "R-F40")
def test_one_step_on_turn_25_and_none_on_others() -> None:
    s = spring("reduced Bearn, reduced Artois @ 4111", turn=25, war="fiw").allied("recruit Bearn")
    assert steps(s, "Bearn", "Artois") == [2, 1]
    assert s.step() == "drafts"
    for turn in (7, 9, 24, 26):
        s = spring("reduced Bearn @ 4111", turn=turn, war="fiw").begin()
        assert s.step() == "drafts"
    s = spring("reduced kgw-ponthieu @ 4111", turn=8, war="kgw").begin()
    assert s.step() == "drafts"


@pytest.mark.rule("R-F30", "R-F31")
def test_there_are_no_french_recruits_in_the_war_of_jenkins_ear() -> None:
    assert pools(Situation.at_war("jenkins").turn(6).g) == []
    assert len(pools(Situation.at_war("kgw").season("spring").g)) > 0


@pytest.mark.rule("R-F32")
def test_a_dead_spanish_leader_does_not_come_back() -> None:
    s = phase("replacements", 33, "Galvez, Habana @ dead").but(entered_war=[10, 20]).begin()
    assert s.where("Galvez") == "dead"
    assert told(s, "back_in_havana") == ["Habana"]
