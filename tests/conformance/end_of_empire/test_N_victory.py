"""How the nine scenarios are won: both sides, draws, and the edges of each condition."""

from typing import Any

import pytest

from tests.conformance.end_of_empire.situation import Situation
from ticonderoga.games.end_of_empire.data.kinds import FULL_COLLAPSE, NEAR_COLLAPSE
from ticonderoga.games.end_of_empire.game import GAME
from ticonderoga.games.end_of_empire.position import OVER
from ticonderoga.games.end_of_empire.rules.victory import reason_of


def ended(scenario: str, turn: int, *stacks: str, step: str = "politics", **fields: Any) -> str:
    """How a game ends when a turn ends like this: "allied places", "draw", or "goes on"."""
    s = Situation(scenario).put(*stacks).turn(turn).phase(step).but(**fields)
    s.until("turn-begins" if step != "judgement" else "withdrawals")
    s.begin()
    if s.step() != "over":
        return "goes on"
    result = s.rules.result(s.g)
    assert result is not None
    winner = GAME.seats[result.winners[0]] if result.winners else ""
    return f"{winner} {result.reason}".strip()


# ---------------------------------------------------------------------- Jenkins' Ear


def test_jenkins_ear() -> None:
    here = "jenkins-ear"
    assert ended(here, 1, "je-42 @ S3228") == "british places"
    assert ended(here, 12, "je-42 @ S3228-fortress") == "british places"
    assert ended(here, 12, "je-garrison @ S3228-fortress") == "goes on"
    assert ended(here, 12, "je-garrison @ S3228-fortress", "je-havana @ S3525") == "goes on"
    assert ended(here, 13, "je-garrison @ S3228-fortress") == "draw"
    assert ended(here, 13) == "draw"
    both = ("je-garrison @ S3228-fortress",)
    assert ended(here, 13, *both, "je-havana @ S3525-outpost") == "allied places"
    assert ended(here, 13, *both, "je-havana @ S3825") == "allied places"
    assert ended(here, 13, *both, "je-havana @ S3825", "je-sc @ S3825-town") == "draw"
    assert ended(here, 13, "je-42 @ S3228", "je-havana @ S3825") == "british places"
    # outside the walls nobody is in control
    assert ended(here, 13, *both, "je-42 @ S3228", "je-havana @ S3825") == "allied places"


# ---------------------------------------------------------------------- King George's War


def test_louisbourg_1745() -> None:
    here, annapolis = "kgw-louisbourg-1745", "kgw-40 @ 4523"
    assert ended(here, 9, annapolis, "kgw-ma1 @ 5927-fortress") == "goes on"
    assert ended(here, 10, annapolis, "kgw-ma1 @ 5927-fortress") == "british places"
    outside = ("kgw-ma1 @ 5927", "kgw-tdmir1 @ 5927-fortress")
    assert ended(here, 10, annapolis, *outside) == "allied last_turn"
    assert ended(here, 10, annapolis) == "allied last_turn"
    assert ended(here, 10, "kgw-tdmir1 @ 4523") == "allied places_decisive"
    assert ended(here, 10) == "allied places_decisive"
    assert ended(here, 10, "kgw-tdmir1 @ 4523", "kgw-ma1 @ 5927") == "british places"


@pytest.mark.parametrize(
    ("british", "french", "result"),
    [
        (("5927",), (), "british points"),
        (("3710", "3113", "1907"), (), "british points"),
        (("3710", "3113"), (), "draw"),
        (("3710",), (), "draw"),
        ((), (), "allied points"),
        ((), ("4523",), "allied points"),
        (("5927",), ("4523",), "draw"),
        (("5927", "4924"), ("4523",), "draw"),
        (("5927", "4924", "2709"), ("4523",), "british points"),
        (("4111",), ("4523",), "british points"),
        (("4111",), ("2716",), "draw"),
        (("3411", "3710"), ("2716",), "draw"),
        (("3411",), ("2716",), "allied points"),
        (("4111", "3411"), ("3120",), "british points"),
        (("4111", "3411"), ("2220",), "british points"),
        (("4111", "3411"), ("2220", "4523"), "draw"),
        (("4111", "3411"), ("2220", "3120"), "allied points"),
    ],
)  # fmt: skip
def test_king_georges_war(british: tuple[str, ...], french: tuple[str, ...], result: str) -> None:
    ours = ["kgw-ma1", "kgw-ma2", "kgw-ma3"]
    theirs = ["kgw-tdmq1", "kgw-tdmq2", "kgw-tdmq3"]
    stacks = [f"{ours[n]} @ {hex}" for n, hex in enumerate(british)]
    stacks += [f"{theirs[n]} @ {hex}" for n, hex in enumerate(french)]
    if "4523" not in french:
        stacks.append("kgw-40 @ 4523")  # empty it would be French
    assert ended("kgw-campaign", 28, *stacks) == result
    assert ended("kgw-campaign", 27, *stacks) == "goes on"


# ---------------------------------------------------------------------- French and Indian War

FOUR = ("44th Foot @ 1111", "48th Foot @ 1907", "fiw-50 @ 3113", "fiw-51 @ 4923")


def test_the_four_expeditions() -> None:
    def judged(*stacks: str, turn: int = 5) -> str:
        return ended("fiw-1755", turn, *stacks, step="judgement")

    assert judged(*FOUR) == "british places_decisive"
    assert judged(*FOUR[1:]) == "british places"
    assert judged(*FOUR[:3]) == "british places"
    assert judged(*FOUR[:2]) == "draw"
    assert judged(FOUR[0]) == "allied last_turn"
    assert judged() == "allied last_turn"
    assert judged(*FOUR, "Bearn @ 4926") == "allied places"
    assert judged(*FOUR, "Bearn @ 2716-town") == "allied places"
    assert judged(*FOUR, "Bearn @ 2716", "58th Foot @ 2716-town") == "british places_decisive"
    assert judged(*FOUR, turn=4) == "goes on"
    # judged before units withdraw, and not when the turn ends
    s = Situation("fiw-1755").put(*FOUR).turn(5).phase("judgement").begin()
    assert s.step() == "over"
    assert s.g.winner == 0


TAKEN = (
    "44th Foot @ 4111", "48th Foot @ 3411", "fiw-50 @ 3710", "fiw-51 @ 5927", "fiw-40 @ 1111",
    "fiw-45 @ 1907", "fiw-47 @ 2709",
)  # fmt: skip


def test_the_french_and_indian_war() -> None:
    here = "fiw-campaign"
    assert ended(here, 20, *TAKEN, *NOVA_SCOTIA) == "british places"
    for gone in range(7):
        short = [stack for place, stack in enumerate(TAKEN) if place != gone]
        assert ended(here, 20, *short, *NOVA_SCOTIA) == "goes on"
    for gone in range(7):
        short = [stack for place, stack in enumerate(NOVA_SCOTIA) if place != gone]
        assert ended(here, 20, *TAKEN, *short) == "goes on"
    assert ended(here, 20, *TAKEN, *NOVA_SCOTIA, "Bearn @ 4926") == "goes on"
    assert ended(here, 20, *TAKEN, *NOVA_SCOTIA, "Bearn @ 4924-town") == "goes on"
    assert ended(here, 1, *TAKEN, *NOVA_SCOTIA) == "british places"
    assert ended(here, 32, *TAKEN, *NOVA_SCOTIA) == "british places"
    assert ended(here, 33, *TAKEN, *NOVA_SCOTIA) == "british places"
    assert ended(here, 33, *TAKEN[1:], *NOVA_SCOTIA) == "allied last_turn"


NOVA_SCOTIA = (
    "fiw-43 @ 4523", "fiw-28 @ 4725", "fiw-35 @ 4923", "fiw-22 @ 4924", "fiw-27 @ 5323",
    "fiw-46 @ 6025", "fiw-55 @ 5926",
)  # fmt: skip
"""Empty they would be French; Halifax would not."""


def test_albany_and_halifax_in_fall() -> None:
    here = "fiw-campaign"
    season = Situation(here).start.pack.tables.calendar[2].season
    fall = season.index(3)
    stacks = ("Bearn @ 2716", "Guyenne @ 4926")
    assert ended(here, fall, *stacks) == "allied places"
    assert ended(here, fall + 6, *stacks) == "allied places"
    assert ended(here, fall - 1, *stacks) == "goes on"
    assert ended(here, fall + 1, *stacks) == "goes on"
    assert ended(here, fall, stacks[0]) == "goes on"
    assert ended(here, fall, stacks[1]) == "goes on"


# ---------------------------------------------------------------------- the invasion of Canada


def test_the_invasion_of_canada() -> None:
    here = "arw-invasion-of-canada"
    quebec, montreal = "arw-arnold75 @ 4111", "arw-ny75-1 @ 3411"
    assert ended(here, 2, quebec) == "allied places"
    assert ended(here, 7, quebec) == "allied places"
    assert ended(here, 8, quebec) == "goes on"
    assert ended(here, 9, quebec) == "allied places"
    assert ended(here, 7, quebec, montreal) == "allied places_decisive"
    assert ended(here, 8, quebec, montreal) == "goes on"
    assert ended(here, 9, quebec, montreal) == "allied places_decisive"
    for hex in ("3411", "3710", "3412"):
        assert ended(here, 9, f"arw-ny75-1 @ {hex}") == "draw"
        assert ended(here, 8, f"arw-ny75-1 @ {hex}") == "goes on"
        assert ended(here, 7, f"arw-ny75-1 @ {hex}") == "goes on"
    assert ended(here, 9) == "british last_turn"
    assert ended(here, 9, "arw-arnold75 @ 4111", "arw-7 @ 4111-fortress") == "british last_turn"


# ---------------------------------------------------------------------- the American war

DEAD_34 = (
    "4th Foot, 5th Foot, 10th Foot, 23rd Foot, 38th Foot, 43rd Foot, 47th Foot, 52nd Foot, "
    "59th Foot, 64th Foot, 1st Marines, 2nd Marines, 22nd Foot, 35th Foot, 40th Foot, 44th Foot, "
    "45th Foot @ dead"
)
"""Seventeen regiments of two steps."""
CAMPAIGNS = ("arw-campaign-1775", "arw-campaign-1776")


@pytest.mark.rule("R-N11", "A-26", "R-C8")
@pytest.mark.parametrize("here", CAMPAIGNS)
def test_lord_north_falls_with_35_steps(here: str) -> None:
    assert ended(here, 20, DEAD_34) == "goes on"
    assert ended(here, 20, DEAD_34, "16th Foot @ dead") == "allied north"
    assert ended(here, 20, DEAD_34, "49th Foot @ dead") == "allied north"
    assert ended(here, 21, DEAD_34, "49th Foot @ dead") == "allied north"


@pytest.mark.rule("R-N11", "A-26")
@pytest.mark.parametrize(
    "more",
    [
        "Natchez garrison, Fort Gage garrison @ dead",
        "arw-hc-linsing, arw-br-ludwig, arw-waldeck @ dead",
        "1 DeLancey, Queen's Rangers @ dead",
        "reduced 49th Foot, reduced 63rd Foot @ 2220",
        "49th Foot, 63rd Foot @ withdrawn",
        "49th Foot, 63rd Foot @ track",
    ],
)
def test_who_does_not_count_against_lord_north(more: str) -> None:
    assert ended("arw-campaign-1775", 20, DEAD_34, more) == "goes on"


@pytest.mark.rule("R-O11")
def test_north_in_fall_with_ports() -> None:
    here, more = "arw-campaign-1775", "49th Foot @ dead"

    def judged(turn: int, *stacks: str, raided: int = 0) -> str:
        s = Situation(here, north_in_fall="yes").put(DEAD_34, *stacks).turn(turn)
        s.phase("politics").but(raided=raided).until("turn-begins").begin()
        return s.g.reason or "goes on"

    fall = Situation(here).start.pack.tables.calendar[3].season.index(3)
    assert judged(fall, more) == "north"
    assert judged(fall + 6, more) == "north"
    for turn in (fall - 1, fall + 1, fall + 2):
        assert judged(turn, more) == "goes on"
    assert judged(fall, "16th Foot @ dead") == "north"
    # three points for ports make 1: 36 are still enough, 35 are not
    assert judged(fall, "16th Foot @ dead", "54th Foot @ 2220", raided=1) == "goes on"
    assert judged(fall, more, "54th Foot @ 2220", raided=1) == "north"
    ports = ("54th Foot @ 2220", "57th Foot @ 3120", "62nd Foot @ 2922", "53rd Foot @ S3825")
    assert judged(fall, more, *ports) == "goes on"


ALL_SUPPLY = (
    "3219", "3320", "2819", "3119", "3120", "2921", "2922", "2719", "2721", "2220", "2716", "2020",
    "2119", "1516", "1618", "1820", "1620", "1317", "1419", "1019", "1116", "S5921", "S5924",
    "S4718", "S4926", "S5023", "S4225", "S3825", "3519", "2817",
)  # fmt: skip


def garrisons(*without: str) -> list[str]:
    """A British unit in every American supply hex but these."""
    s = Situation.at_war("arw")
    p = s.pieces
    units = [
        p.ids[piece]
        for piece in range(p.units)
        if p.in_war(piece, 3) and p.side[piece] == 0 and p.takes_losses[piece]
    ]
    hexes = [hex for hex in ALL_SUPPLY if hex not in without]
    return [f"{units[place]} @ {hex}" for place, hex in enumerate(hexes)]


@pytest.mark.rule("R-N12", "R-K9", "A-27", "R-C8")
def test_restoration() -> None:
    here = "arw-campaign-1775"
    flags = (1 << 15) - 1
    assert ended(here, 20, *garrisons(), flags=flags) == "british restoration"
    assert ended(here, 20, *garrisons("2817"), flags=flags & ~(1 << 14)) == "goes on"
    republic: dict[str, Any] = {"flags": flags & ~(1 << 14), "republic": True}
    assert ended(here, 36, *garrisons("2817"), **republic) == "british restoration"
    assert ended(here, 20, *garrisons("3519"), flags=flags & ~(1 << 13)) == "goes on"
    for area in range(14):
        assert ended(here, 20, flags=flags & ~(1 << area), republic=True) != "british restoration"
    # Lord North comes first
    both = ended(here, 20, DEAD_34, "49th Foot @ dead", flags=flags)
    assert both == "allied north"


@pytest.mark.rule("R-N13", "R-N6", "R-N12")
@pytest.mark.parametrize("here", CAMPAIGNS)
def test_the_end_of_the_american_war(here: str) -> None:
    france: dict[str, Any] = {"entered_war": [20, 0]}
    assert at_the_end(here, 6) == "british collapse"
    assert at_the_end(here, 1) == "draw"
    assert at_the_end(here, 1, **france) == "allied france"
    assert at_the_end(here, 5, **france) == "allied france"
    assert at_the_end(here, 6, **france) == "british collapse"
    assert at_the_end(here, 1, new_france=True, **france) == "draw"
    for hex in ("3411", "4111", "5927", "4926"):
        held = at_the_end(here, 1, f"14 Cont @ {hex}", new_france=True, **france)
        assert held == "allied france"
    assert at_the_end(here, 1, "14 Cont @ 3710", new_france=True, **france) == "draw"
    assert at_the_end(here, 6, DEAD_34, "49th Foot @ dead") == "allied north"


@pytest.mark.rule("R-N6", "R-N11", "R-N13")
@pytest.mark.parametrize("here", CAMPAIGNS)
def test_without_new_france_lord_norths_fall_wins_nothing(here: str) -> None:
    bought: dict[str, Any] = {"entered_war": [18, 0], "new_france": True}
    dead = (DEAD_34, "49th Foot @ dead")
    assert ended(here, 20, *dead, **bought) == "goes on"
    assert ended(here, 20, *dead, "14 Cont @ 3710", **bought) == "goes on"
    assert ended(here, 20, *dead, "14 Cont @ 3411", **bought) == "allied north"
    # nor do the British win by the collapse when he is gone
    assert at_the_end(here, 6, *dead, **bought) == "draw"
    assert at_the_end(here, 6, **bought) == "british collapse"


@pytest.mark.rule("R-N6", "R-N11")
def test_a_withdrawal_that_was_not_made_is_not_forgotten() -> None:
    here = "arw-campaign-1775"
    failed: dict[str, Any] = {"entered_war": [18, 0], "new_france": True, "wi_due": 21}
    assert ended(here, 23, "14 Cont @ 4111", **failed) == "allied north"
    assert ended(here, 21, "14 Cont @ 4111", **failed) == "allied north"
    assert ended(here, 23, "14 Cont @ 4111", wi_made=True, **failed) == "goes on"
    assert ended(here, 20, "14 Cont @ 4111", **failed) == "goes on"
    assert ended(here, 23, **failed) == "goes on"


def at_the_end(here: str, die: int, *stacks: str, **fields: Any) -> str:
    """The result of turn 41 with this die for the economy."""
    s = Situation(here).put(*stacks).turn(41).phase("politics").but(**fields).roll(die).begin()
    assert s.step() == "over"
    result = s.rules.result(s.g)
    assert result is not None
    winner = GAME.seats[result.winners[0]] if result.winners else ""
    return f"{winner} {result.reason}".strip()


@pytest.mark.rule("R-N13")
def test_only_full_collapse_decides_and_only_at_the_end() -> None:
    here = "arw-campaign-1775"
    assert ended(here, 40, economy=FULL_COLLAPSE) == "goes on"
    assert ended(here, 40, economy=FULL_COLLAPSE, entered_war=[20, 0]) == "goes on"
    s = Situation(here).turn(41).phase("turn-ends").but(economy=NEAR_COLLAPSE).begin()
    assert s.g.winner == -2
    assert s.g.reason == "draw"


# ---------------------------------------------------------------------- the South

DEAD_18 = (
    "7th Foot (Fusiliers), 23rd Foot, 33rd Foot, 63rd Foot, 64th Foot, 1st Light Infantry Bn, "
    "1st Grenadier Bn, 2nd Grenadier Bn, 42nd Highlanders @ dead"
)
PORTS = ("S3825", "S4225", "S4525", "S4926", "S5326", "S5924", "1024")


def test_the_southern_campaign() -> None:
    here = "arw-south-1780"
    in_war: dict[str, Any] = {"entered_war": [30, 30]}
    assert ended(here, 35, DEAD_18, **in_war) == "goes on"
    assert ended(here, 35, DEAD_18, "16th Foot @ dead", **in_war) == "goes on"
    assert ended(here, 35, DEAD_18, "54th Foot @ dead", **in_war) == "allied losses"
    assert ended(here, 31, DEAD_18, "54th Foot @ dead", **in_war) == "allied losses"
    restored = {
        "georgia": ("54th Foot @ S3825",),
        "south carolina": ("57th Foot @ S4225",),
        "north carolina": ("62nd Foot @ S4718", "53rd Foot @ S4926", "9th Foot @ S5023"),
    }
    garrisons = [stack for stacks in restored.values() for stack in stacks]
    assert ended(here, 41, *garrisons, **in_war) == "british restoration"
    assert ended(here, 40, *garrisons, **in_war) == "goes on"
    for colony, stacks in restored.items():
        left = [stack for stack in garrisons if stack not in stacks]
        assert ended(here, 41, *left, **in_war) == "allied places", colony
    held = [f"{unit} @ {hex}" for unit, hex in zip(REGIMENTS, PORTS, strict=False)]
    assert ended(here, 41, *held[:2], **in_war) == "allied places"
    assert ended(here, 41, *held[:3], **in_war) == "draw"
    assert ended(here, 41, *held[4:], **in_war) == "draw"
    assert ended(here, 40, *held[:2], **in_war) == "goes on"
    last = ended(here, 41, DEAD_18, "20th Foot @ dead", *garrisons, **in_war)
    assert last == "allied losses"


REGIMENTS = (
    "54th Foot", "57th Foot", "62nd Foot", "53rd Foot", "9th Foot", "20th Foot", "21st Foot",
)  # fmt: skip


# ---------------------------------------------------------------------- words


@pytest.mark.parametrize("scenario", [one.name for one in GAME.scenarios])
def test_every_ending_has_a_sentence_and_a_rule(scenario: str) -> None:
    s = Situation(scenario)
    for condition in s.start.scenario.victory:
        s.start.reason = reason_of(condition)
        s.start.winner = condition.winner
        s.start.step = OVER
        result = s.rules.result(s.start)
        assert result is not None
        said, rule = result.args
        assert said
        assert rule in s.rules.words.rules
        assert len(result.winners) == int(condition.winner >= 0)
