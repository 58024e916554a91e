"""The odds of battles: counted out by hand where that is easy, and played a thousand times."""

from __future__ import annotations

import pytest

from tests.conformance.end_of_empire.battles import attack, give_in, place
from tests.conformance.end_of_empire.situation import Situation
from ticonderoga.engine.ask import Ask, Choice
from ticonderoga.engine.dice import Dice
from ticonderoga.engine.odds import Odds
from ticonderoga.games.end_of_empire.combat_forces import Side, pass_chance
from ticonderoga.games.end_of_empire.combat_odds import (
    DESTROYED,
    RETREATED,
    STAYED,
    SURRENDERED,
    Forecast,
    forecast,
    next_round,
)
from ticonderoga.games.end_of_empire.data.combat import WORSE
from ticonderoga.games.end_of_empire.data.kinds import BRITISH
from ticonderoga.games.end_of_empire.position import CAPTURED, DEAD, Position
from ticonderoga.games.end_of_empire.rules.combat import fight
from ticonderoga.games.end_of_empire.terms import CLEARED, SHARED
from ticonderoga.games.end_of_empire.underway import Combat

SIXTH = 1 / 6
FATES_OF_LEADERS = ("killed", "wounded", "captured")


def combat(
    s: Situation, where: str, origin: str, by: int = BRITISH, reacting: bool = False
) -> Combat:
    c = Combat(s.space(where), by, place(s, origin))
    c.attackers = s.start.at(by, c.space)
    if reacting:
        c.active = c.defender
    return c


def foretold(
    s: Situation, where: str, origin: str, by: int = BRITISH, reacting: bool = False
) -> Forecast:
    return forecast(s.start, combat(s, where, origin, by, reacting))


# ---------------------------------------------------------------------- by hand


@pytest.mark.rule("R-J15", "R-J18")
def test_one_round() -> None:
    s = Situation().put("44th Foot, Amherst @ 1310", "Bearn @ 1310")
    one = next_round(s.start, combat(s, "1310", "1311"))
    assert (one.attack, one.defence) == (5, 5)
    texts = s.start.pack.tables.linear.texts
    assert {texts[cell]: round(6 * chance) for cell, chance in one.cells.items()} == {
        "1AR/1": 1, "1/0": 1, "0/1": 1, "1/2": 1, "1/2DR": 1, "0/2": 1,
    }  # fmt: skip
    assert [key for key, _, _ in one.drm] == ["leader_attack"]


@pytest.mark.rule("R-J17", "A-53")
def test_rounds_without_a_die() -> None:
    s = Situation().put("44th Foot @ 1310", "allied Mohawk @ 1310")
    assert next_round(s.start, combat(s, "1310", "1311")).cells == {}
    s = Situation().put("british Mohawk @ 1310", "Bearn @ 1310")
    one = next_round(s.start, combat(s, "1310", "1311"))
    assert (one.column, list(one.cells.values()), one.drm) == (WORSE, [1.0], [])


@pytest.mark.rule("R-J3", "R-J26")
def test_one_step_against_one_step() -> None:
    """At 1:1 only the 4 (0/1) leaves the attacker alive and the defender dead."""
    s = Situation().put("reduced 44th Foot @ 1310", "reduced Bearn @ 1310")
    found = foretold(s, "1310", "1311")
    assert found.outcome == pytest.approx([SIXTH, 5 * SIXTH, 0.0])
    assert found.lost[0] == pytest.approx({0: SIXTH, 1: 5 * SIXTH})
    assert found.lost[1] == pytest.approx({0: 2 * SIXTH, 1: 4 * SIXTH})
    assert found.fate[0] == pytest.approx([SIXTH, 0.0, 0.0, 5 * SIXTH])
    assert found.rounds == pytest.approx(1.0)


@pytest.mark.rule("R-J29")
def test_the_attacker_needs_his_check_and_his_odds() -> None:
    """At 2:1 a 3 (0/1) leaves both there; a default leader goes on with 2 in 6."""
    s = Situation().put("reduced 44th Foot, reduced 48th Foot @ 1310", "reduced Bearn @ 1310")
    first = foretold(s, "1310", "1311").outcome[CLEARED]
    s.put("Bouquet @ 1310")
    assert foretold(s, "1310", "1311").outcome[CLEARED] > first


@pytest.mark.rule("R-J22")
def test_fates_of_leaders() -> None:
    """The one regiment dies with 1/6 or more steps lost in the five other cases."""
    s = Situation().put("reduced 44th Foot, Braddock @ 1310", "reduced Bearn @ 1310")
    found = foretold(s, "1310", "1311")
    hit = 5 * SIXTH * SIXTH
    assert found.killed[0] == pytest.approx(hit / 3)
    assert found.wounded[0] == pytest.approx(hit / 3)
    assert found.captured[0] == pytest.approx(5 * SIXTH * (1 - SIXTH) + hit / 3)


@pytest.mark.rule("R-J13")
def test_indians_who_vanish() -> None:
    """They would ambush; if they do not, both sides stay."""
    s = Situation().put("Royal Artillery (Amherst) @ 1310", "allied Delaware @ 1310")
    assert foretold(s, "1310", "1311").outcome[SHARED] == 0.0
    c = combat(s, "1310", "1311")
    assert forecast(s.start, c, False, ()).outcome == [0.0, 0.0, 1.0]


@pytest.mark.rule("R-D9")
def test_surrender_retreat_and_elimination_are_told_apart() -> None:
    def fate(*extra: str) -> list[float]:
        where = "5927-fortress"
        s = Situation().put(f"44th Foot, 48th Foot, 22nd Foot, 27th Foot @ {where}", *extra)
        s.put(f"Bearn, Artois @ {where}")
        return foretold(s, where, "5926").fate[1]

    open_way, blockaded = fate(), fate("British fleet @ Gulf of St Lawrence")
    assert open_way[RETREATED] > 0
    assert open_way[SURRENDERED] == 0
    assert blockaded[SURRENDERED] > 0
    assert blockaded[RETREATED] == 0
    shut_in = fate("28th Foot @ 5827")
    assert shut_in[RETREATED] == 0
    assert shut_in[DESTROYED] > open_way[DESTROYED]


@pytest.mark.rule("R-G8")
def test_checks() -> None:
    assert [pass_chance(rating) for rating in (-1, 0, 3, 6, 8)] == [0.0, 0.0, 0.5, 1.0, 1.0]


@pytest.mark.rule("R-A21")
def test_the_position_is_left_as_it_is() -> None:
    s = Situation().put("44th Foot, Wolfe @ 1310", "Bearn, allied Huron @ 1310")
    before = s.rules.write(s.start)
    foretold(s, "1310", "1311")
    assert s.rules.write(s.start) == before
    assert s.start.combat is None


# ---------------------------------------------------------------------- played out


def usual(g: Position, ask: Ask) -> Choice:
    """The answers that a forecast takes for granted."""
    c = g.combat
    assert c is not None
    key, choices = ask.question.key, ask.question.offer(g, ask)
    named = [choice[1] for choice in choices if len(choice) > 1]
    side = Side(g.copy(), c, c.victim if c.victim >= 0 else c.defender)
    if key == "ambush":
        column = g.pack.tables.ambush.odds.column(ask.about["attack"], ask.about["defence"])
        return ("no_ambush",) if column == WORSE else ("ambush",)
    if key == "own_loss":
        return "lose", min(named, key=side.worth)
    if key == "enemy_loss":
        return "lose", max(named, key=side.worth)
    if key == "exempt":
        return "exempt", max(named, key=side.worth)
    if key == "at_risk":
        return "risk", max(named, key=lambda leader: g.pieces.rank[leader])
    if key in ("shelter", "leave"):
        return choices[-1]
    if key == "round" and ask.about["attack"] < ask.about["defence"]:
        return ("give_up",)
    return choices[0]


def played(s: Situation, where: str, origin: str, by: int, reacting: bool, times: int) -> Forecast:
    """The same by playing it."""
    g, space, found = s.start, s.space(where), Forecast()
    roles = (g.at(by, space), g.at(1 - by, space))
    for seed in range(times):
        h = g.copy()
        h.dice = Dice(seed)
        procedure = fight(h, space, by, h.at(by, space), place(s, origin), reacting)
        answer: Choice | None = None
        try:
            while True:
                answer = usual(h, procedure.send(answer))
        except StopIteration as end:
            found.outcome[end.value] += 1 / times
        for role, pieces in enumerate(roles):
            left = sum(h.steps[p] for p in pieces if h.where[p] != DEAD and g.steps[p])
            steps = sum(g.steps[p] for p in pieces) - left
            found.lost[role][steps] = found.lost[role].get(steps, 0.0) + 1 / times
            leaders = [p for p in pieces if g.pieces.is_leader(p)]
            found.killed[role] += any(h.where[p] == DEAD for p in leaders) / times
            found.captured[role] += any(h.where[p] == CAPTURED for p in leaders) / times
    return found


BATTLES = [
    (
        ("44th Foot, 48th Foot, Wolfe @ 1310", "Bearn, Artois, Rigaud @ 1310"),
        "1310", "1311", 0, False,
    ),
    (
        ("44th Foot, 48th Foot, Forbes, Rogers' Rangers, british Mohawk @ 1310",
         "Bearn, Rigaud, allied Huron, T de Mar Que 2 @ 1310"),
        "1310", "1311", 0, False,
    ),
    (
        ("Rogers' Rangers, 44th Foot, 48th Foot, Braddock @ 1111-outpost",
         "Bearn, Artois, La Sarre, Beaujeu @ 1111-outpost"),
        "1111-outpost", "1112", 0, False,
    ),
    (
        ("44th Foot, 48th Foot, Braddock @ 1310",
         "T de Mar Que 2, allied Ottawa, allied Seneca, Beaujeu @ 1310"),
        "1310", "1210", 1, True,
    ),
    (
        ("44th Foot, 48th Foot, 22nd Foot, Royal Artillery (Amherst), Wolfe @ 5927-fortress",
         "T de Mar IR 1, Bearn, Canada militia (Quebec), Drucour @ 5927-fortress",
         "British fleet @ Gulf of Maine"),
        "5927-fortress", "5926", 0, False,
    ),
]  # fmt: skip


@pytest.mark.rule("R-J3", "R-J12", "R-J21", "R-J22", "R-J30", "R-J35", "R-F15")
@pytest.mark.parametrize(("phrases", "where", "origin", "by", "reacting"), BATTLES)
def test_the_forecast_is_what_happens(
    phrases: tuple[str, ...], where: str, origin: str, by: int, reacting: bool
) -> None:
    s = Situation().put(*phrases)
    found = foretold(s, where, origin, by, reacting)
    often = played(s, where, origin, by, reacting, 500)
    assert sum(found.outcome) == pytest.approx(1.0)
    assert often.outcome == pytest.approx(found.outcome, abs=0.08)
    for role in (0, 1):
        assert sum(found.lost[role].values()) == pytest.approx(1.0)
        assert sum(found.fate[role]) == pytest.approx(1.0)
        assert often.steps_lost(role) == pytest.approx(found.steps_lost(role), abs=0.25)
        assert often.killed[role] == pytest.approx(found.killed[role], abs=0.06)
        assert often.captured[role] == pytest.approx(found.captured[role], abs=0.08)
    assert found.fate[0][STAYED] == pytest.approx(found.outcome[CLEARED] + found.outcome[SHARED])


# ---------------------------------------------------------------------- at the table


def maybe(s: Situation, text: str) -> Odds | None:
    assert s.rules.odds is not None
    assert s.ask is not None
    return s.rules.odds(s.g, s.ask, s.read(text))


def shown(s: Situation, text: str) -> Odds:
    found = maybe(s, text)
    assert found is not None
    assert all(0 <= outcome.chance <= 1.0000001 for outcome in found.outcomes)
    for outcome in found.outcomes:
        assert outcome.rule in s.rules.words.rules
    return found


def chance(found: Odds, text: str) -> float:
    return next(outcome.chance for outcome in found.outcomes if outcome.text == text)


@pytest.mark.rule("R-G1", "R-H3")
def test_odds_of_a_move_into_the_enemy() -> None:
    s = Situation().put("44th Foot, 48th Foot, Wolfe @ 1112", "Bearn, Rigaud @ 1111").roll(1)
    s.british("activate 1112", "take_all")
    assert chance(shown(s, "roll"), "the force gets going") == pytest.approx(5 / 6)
    s.british("roll")
    found = shown(s, "go 1111")
    assert found.title == "Battle at Fort Duquesne (1111)"
    assert [(m.who, m.value) for m in found.modifiers] == [("British", 2), ("French", -1)]
    assert [m.text for m in found.modifiers] == [
        "combat rating of the attacking leader, Wolfe",
        "combat rating of the defending leader, Rigaud",
    ]
    assert [(o.text, o.sides) for o in found.outcomes if o.success] == [
        ("the attackers hold the space", (0,)), ("the attack is beaten off", (1,)),
    ]  # fmt: skip
    assert [o.text for o in found.outcomes if o.rule == "11.9"] == [
        "the British are destroyed", "the French are destroyed",
    ]  # fmt: skip
    for leader, side in (("British", 0), ("French", 1)):
        fates = [o.text for o in found.outcomes if o.rule == "11.5" and o.sides == (side,)]
        assert fates == [f"a {leader} leader is {fate}" for fate in FATES_OF_LEADERS]
    assert len(found.notes) == 3
    assert found.notes[1].text.startswith("The round now: 10 against 5, 2:1: 1/0 1/6, 0/1 1/6")
    both = chance(found, "the attackers hold the space") + chance(found, "the attack is beaten off")
    assert both == pytest.approx(1.0)
    assert maybe(s, "go 1012") is None
    assert maybe(s, "stop") is None


@pytest.mark.rule("R-G1", "R-H3")
def test_odds_of_a_french_move_into_the_enemy() -> None:
    s = Situation().active("allied").put("Bearn, Rigaud @ 1112", "44th Foot @ 1111").roll(1)
    s.allied("activate 1112", "take_all", "roll")
    found = shown(s, "go 1111")
    assert [(o.text, o.sides) for o in found.outcomes if o.success] == [
        ("the attackers hold the space", (1,)), ("the attack is beaten off", (0,)),
    ]  # fmt: skip
    assert maybe(s, "go 1012") is None


@pytest.mark.rule("R-J29", "R-J28")
def test_odds_between_rounds() -> None:
    s = Situation().put("44th Foot, 48th Foot, Braddock @ 1310", "Bearn, Artois @ 1310")
    attack(s, "1310", "1311", roll=(4,))
    s.allied("lose Bearn")
    assert chance(shown(s, "leave 1210"), "the force gets away") == pytest.approx(2 / 6)
    assert chance(shown(s, "stand"), "the attackers hold the space") > 0
    s.allied("stand")
    found = shown(s, "press")
    assert chance(found, "the check succeeds") == pytest.approx(3 / 6)
    assert found.outcomes[1].when == "if it does"
    assert [o.text for o in found.outcomes if o.success] == [
        "the check succeeds", "the attackers hold the space", "the attack is beaten off",
    ]  # fmt: skip
    # attackers who go back are told by the attack that is beaten off
    assert [o.text for o in found.outcomes if o.rule == "11.9"] == [
        "the British are destroyed", "the French retreat", "the French are destroyed",
    ]  # fmt: skip
    assert [(m.who, m.text, m.value) for m in found.modifiers] == [
        ("British", "rating of the check", 3),
    ]  # fmt: skip
    assert maybe(s, "give_up") is None
    give_in(s)


@pytest.mark.rule("R-J8")
def test_odds_of_an_ambush() -> None:
    s = Situation().put(
        "44th Foot, 48th Foot, Braddock @ 1310", "allied Ottawa, Bearn, Artois @ 1310"
    )
    attack(s, "1310", "1311", roll=(4, 4))
    with_it = shown(s, "ambush")
    assert chance(with_it, "British steps lost: 0") < 1
    assert chance(shown(s, "no_ambush"), "the attackers hold the space") > 0
    s = Situation().put("Rogers' Rangers, 44th Foot @ 1310", "Bearn @ 1310")
    attack(s, "1310", "1311", roll=(4, 4))
    held = chance(shown(s, "ambush"), "the attackers hold the space")
    assert held > chance(shown(s, "no_ambush"), "the attackers hold the space")


@pytest.mark.rule("R-J32")
def test_odds_of_a_fort() -> None:
    s = Situation().put("44th Foot, Braddock @ 1111-outpost").phase("fortifying").begin()
    assert chance(shown(s, "fortify 1111-outpost"), "a fort is built") == pytest.approx(0.5)


@pytest.mark.rule("R-G8", "R-G1")
def test_odds_of_later_checks() -> None:
    s = Situation().put("44th Foot, 48th Foot, Braddock @ 1112", "Bearn @ 1111").roll(1)
    s.british("activate 1112", "take_all", "roll")
    op = s.g.operation
    assert op is not None
    assert s.ask is not None
    assert s.rules.odds is not None
    op.needs_check = True
    found = s.rules.odds(s.g, s.ask, ("resume",))
    assert found is not None
    assert found.title == "The force goes on"
    assert [(o.text, round(6 * o.chance), o.success) for o in found.outcomes] == [
        ("the force goes on", 4, True), ("the check fails", 2, False),
    ]  # fmt: skip
    assert [(m.who, m.value) for m in found.modifiers] == [("British", 4)]
    op.needs_check = False
    assert maybe(s, "attack 1112") is None
    op.force = ()
    assert maybe(s, "go 1111") is None


@pytest.mark.rule("R-J29")
def test_no_odds_of_a_choice_that_leads_to_no_dice() -> None:
    s = Situation().put("44th Foot @ 1112").begin()
    assert maybe(s, "activate 1112") is None
    assert s.ask is not None
    assert s.rules.odds is not None
    for verb in ("go", "attack", "ferry", "roll", "resume"):
        assert s.rules.odds(s.g, s.ask, (verb, s.space("1112"))) is None


@pytest.mark.rule("R-J8", "R-J29")
def test_odds_count_from_where_the_battle_is() -> None:
    def held(found: Odds) -> float:
        return chance(found, "the attackers hold the space")

    s = Situation().put("Rogers' Rangers, 44th Foot, 48th Foot, Braddock @ 1310")
    attack(s.put("Bearn, Artois @ 1310"), "1310", "1311", roll=(4, 4))
    c = s.g.combat
    assert c is not None
    fresh = forecast(s.g, c, False, ()).outcome[CLEARED]
    assert held(shown(s, "no_ambush")) == pytest.approx(fresh)
    s.british("no_ambush").allied("lose Bearn")
    c = s.g.combat
    assert c is not None
    begun = forecast(s.g, c, True).outcome[CLEARED]
    assert begun != pytest.approx(forecast(s.g, c, False).outcome[CLEARED])
    assert held(shown(s, "stand")) == pytest.approx(begun)
    s.allied("stand")
    assert held(shown(s, "press")) == pytest.approx(begun)


@pytest.mark.rule("R-J8")
def test_who_does_not_ambush_may_still_be_ambushed() -> None:
    s = Situation().put("Rogers' Rangers, 44th Foot @ 1310", "allied Ottawa, Bearn @ 1310")
    attack(s, "1310", "1311")
    c = s.g.combat
    assert c is not None
    assert (s.asked, s.asked_seat) == ("ambush", 1)
    ambushed = forecast(s.g, c, False, (BRITISH,)).outcome[CLEARED]
    assert ambushed != pytest.approx(forecast(s.g, c, True).outcome[CLEARED])
    assert chance(shown(s, "no_ambush"), "the attackers hold the space") == pytest.approx(ambushed)


@pytest.mark.rule("R-J13")
def test_odds_of_indians_who_vanish_tell_that_both_stay() -> None:
    s = Situation().put("Royal Artillery (Amherst) @ 1310", "allied Delaware @ 1310")
    attack(s, "1310", "1311")
    assert chance(shown(s, "no_ambush"), "both stay") == pytest.approx(1.0)
    assert "both stay" not in [o.text for o in shown(s, "ambush").outcomes]


@pytest.mark.rule("R-J17")
def test_odds_of_a_round_without_a_die_say_so() -> None:
    s = Situation().put("44th Foot, Wolfe @ 1112", "allied Delaware @ 1111").roll(1)
    s.british("activate 1112", "take_all", "roll")
    assert shown(s, "go 1111").notes[1].text == "5 against 0: no die is rolled."


@pytest.mark.rule("R-J24", "R-H3")
def test_odds_of_an_attack_bar_the_way_that_the_force_would_come() -> None:
    """The only way out of Louisbourg hex is 5827; the British come through it."""
    stacks = ("44th Foot, 48th Foot, 22nd Foot, Wolfe @ 5826", "Bearn, Artois @ 5927")
    s = Situation().put(*stacks, "27th Foot @ 5926", "28th Foot @ 5927-fortress").roll(1)
    s.british("activate 5826", "take_all", "roll", "go 5827")
    found = shown(s, "go 5927")
    assert "the French retreat" not in [o.text for o in found.outcomes]
