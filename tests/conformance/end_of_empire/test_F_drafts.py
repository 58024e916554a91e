"""7.10 Drafts."""

import pytest

from tests.conformance.end_of_empire.arriving import phase
from tests.conformance.end_of_empire.situation import Situation


def drafts(*stacks: str, turn: int = 20, war: str = "arw") -> Situation:
    return phase("drafts", turn, *stacks, war=war)


def french(*stacks: str, turn: int = 7, war: str = "fiw") -> Situation:
    return phase("replacements", turn, *stacks, war=war)


def steps(s: Situation, *names: str) -> list[int]:
    return [s.g.steps[s.piece(name)] for name in names]


@pytest.mark.rule("R-F39", "A-26")
def test_a_regiment_is_broken_up_for_one_step() -> None:
    s = drafts("4th Foot, reduced 5th Foot, reduced 10th Foot @ 2220").begin()
    assert s.offered("draft") == ["10th Foot", "4th Foot", "5th Foot"]
    s.british("draft 4th Foot")
    assert s.offered("fill") == ["10th Foot", "5th Foot"]
    assert s.why_not("fill 4th Foot") == "not_in_hex_of_draft"
    s.british("fill 10th Foot")
    assert s.at("2220") == "British: 5th Foot 1/2, 10th Foot 2/2"
    assert s.where("4th Foot") == "dead"
    s.british("draft 10th Foot")
    assert steps(s, "5th Foot") == [2]
    assert s.step() == "militia"


@pytest.mark.rule("R-F39")
def test_or_not() -> None:
    s = drafts("4th Foot, reduced 5th Foot @ 2220").british("no_draft")
    assert steps(s, "4th Foot", "5th Foot") == [2, 1]
    assert s.step() == "militia"
    for turn in (17, 18, 19):
        assert drafts("4th Foot, reduced 5th Foot @ 2220", turn=turn).begin().asked == "draft"


@pytest.mark.rule("R-F39")
def test_only_infantry_of_the_regulars_is_broken_up() -> None:
    s = drafts("reduced 4th Foot, 16th Light Dragoons, 1st Marines, 1 DeLancey @ 2220")
    s.put("arw-hc-linsing, arw-ra2, 5th Foot, Howe @ 2220", "10th Foot @ dead").begin()
    assert s.offered("draft") == ["5th Foot"]
    for other in ("16th Light Dragoons", "1st Marines", "1 DeLancey", "arw-hc-linsing", "arw-ra2",
                  "Howe", "10th Foot", "2 CT"):  # fmt: skip
        assert s.why_not(f"draft {other}") == "not_drafted"
    assert s.why_not("draft 4th Foot") == "nobody_to_fill"


@pytest.mark.rule("R-F39", "R-F29")
def test_any_british_regulars_of_the_hex_may_be_filled() -> None:
    s = drafts("4th Foot @ 2220", "reduced 16th Light Dragoons, reduced 1st Marines @ 2220-town")
    s.put("reduced 1 DeLancey, reduced arw-hc-linsing, 43rd Foot @ 2220", "reduced 5th Foot @ 2119")
    s.put("10th Foot @ dead", "reduced 28th Foot @ aboard British fleet").british("draft 4th Foot")
    assert s.why_not("fill 28th Foot") == "not_in_hex_of_draft"
    assert s.offered("fill") == ["16th Light Dragoons", "1st Marines"]
    assert s.why_not("fill 1 DeLancey") == "draft_for_regulars"
    assert s.why_not("fill arw-hc-linsing") == "draft_for_regulars"
    assert s.why_not("fill Howe") == "draft_for_regulars"
    assert s.why_not("fill 43rd Foot") == "full_strength"
    assert s.why_not("fill 5th Foot") == "not_in_hex_of_draft"
    assert s.why_not("fill 10th Foot") == "not_in_hex_of_draft"


@pytest.mark.rule("R-F39", "R-E2", "A-62")
def test_not_out_of_supply() -> None:
    s = drafts("4th Foot, reduced 5th Foot @ 2713").begin()
    assert s.step() == "militia"
    s = drafts("4th Foot, reduced 5th Foot @ 2713", "10th Foot, reduced 23rd Foot @ 2220").begin()
    assert s.offered("draft") == ["10th Foot"]
    assert s.why_not("draft 4th Foot") == "nobody_to_fill"


@pytest.mark.rule("R-F39", "A-62")
def test_who_is_always_supplied_may_still_not_give_to_the_hungry() -> None:
    s = drafts("Natchez garrison, reduced 5th Foot @ 2713").begin()
    assert s.step() == "militia"


@pytest.mark.rule("R-F39")
def test_the_french_break_up_provincials_for_regulars() -> None:
    s = french("fiw-tdmq1, fiw-tdmq2, reduced Bearn, reduced Artois @ 4111").begin()
    assert s.offered("draft") == ["T de Mar Que 1", "T de Mar Que 2"]
    assert s.why_not("draft Bearn") == "not_drafted"
    assert s.why_not("draft 44th Foot") == "not_drafted"
    s.allied("draft fiw-tdmq1")
    assert s.why_not("fill fiw-tdmq2") == "draft_for_regulars"
    s.allied("fill Artois")
    assert steps(s, "Bearn", "Artois") == [1, 2]
    assert s.where("fiw-tdmq1") == "dead"
    s.allied("no_draft")
    assert s.step() == "drafts"


@pytest.mark.rule("R-F39", "R-F31")
def test_they_may_be_recruited_again_on_the_same_turn() -> None:
    s = french("fiw-tdmq1, reduced Bearn @ 4111", turn=6)
    s.put("44th Foot @ 3411", "48th Foot @ 3710").allied("draft fiw-tdmq1")
    assert s.where("fiw-tdmq1") == "dead"
    s.allied("recruit fiw-tdmq1", "space 4111")
    assert s.at("4111") == "Allied: Bearn 2/2, T de Mar Que 1 1/1"


@pytest.mark.rule("R-F39")
def test_in_other_wars_the_french_do_not() -> None:
    s = french("kgw-tdmq1, reduced kgw-ponthieu @ 4111", turn=15, war="kgw").begin()
    assert s.step() == "drafts"
    s = drafts("44th Foot, reduced 48th Foot @ 2716", turn=7, war="fiw").begin()
    assert s.asked == "draft"


@pytest.mark.rule("R-F39")
def test_the_french_fill_french_regulars_only() -> None:
    s = french("fiw-tdmq1, reduced Bearn, reduced Artois @ 4111", turn=6).put("44th Foot @ 3411")
    s.allied("draft fiw-tdmq1")
    assert s.asked == "fill"
    assert s.why_not("fill 44th Foot") == "draft_for_regulars"


@pytest.mark.rule("R-F39")
def test_nobody_breaks_up_regiments_of_the_other_side() -> None:
    s = french("fiw-tdmq1, reduced Bearn @ 4111", "44th Foot, reduced 48th Foot @ 2716", turn=6)
    assert s.begin().asked == "draft"
    assert s.why_not("draft 44th Foot") == "not_drafted"
    s = drafts("44th Foot, reduced 48th Foot @ 2716", turn=7, war="fiw")
    s.put("fiw-tdmq1, reduced Bearn @ 4111").begin()
    assert s.why_not("draft fiw-tdmq1") == "not_drafted"
