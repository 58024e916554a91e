"""How a game of Bayonets & Tomahawks is drawn as it is played: tracks, cards, Action Points, moves
and Battles."""

from __future__ import annotations

import json
import random

import pytest

from tests.conformance.bayonets_tomahawks.situation import Situation
from tests.games.bayonets_tomahawks.looking import (
    ARMY,
    FULL,
    LIGHT,
    PACK,
    SAIL,
    SCENARIOS,
    drawn,
    link,
    space,
)
from ticonderoga.engine.drawing_check import faults_of_scene
from ticonderoga.engine.game import OBSERVER
from ticonderoga.engine.match import Match
from ticonderoga.games.bayonets_tomahawks.data.kinds import AP_IDS, BRITISH, FRENCH
from ticonderoga.games.bayonets_tomahawks.drawing.scene import PHASES, marker, signed
from ticonderoga.games.bayonets_tomahawks.game import GAME
from ticonderoga.games.bayonets_tomahawks.rules.sequence import STEP_NAMES
from ticonderoga.games.bayonets_tomahawks.underway import Battle, Move, RaidWay, Retreat

# ---------------------------------------------------------------------- tracks and standing


def test_the_victory_marker_has_no_zero() -> None:
    assert [marker(vp) for vp in (2, 1, 0, -1)] == [(0, 2), (0, 1), (1, 1), (1, 2)]
    assert [signed(vp) for vp in (2, 1, 0, -1)] == [2, 1, -1, -2]


@pytest.mark.parametrize(
    ("vp", "side", "step", "note"),
    [(1, 0, 10, "British 1"), (10, 0, 19, "British 10"), (12, 0, 11, "British 12"),
     (0, 1, 9, "French 1"), (-9, 1, 0, "French 10"), (-10, 1, 9, "French 11")],
)  # fmt: skip
def test_where_the_victory_marker_stands(vp: int, side: int, step: int, note: str) -> None:
    bt = Situation().but(vp=vp)
    mark = drawn(bt.start)["tracks"]["victory"]
    assert (mark["sides"], mark["note"]) == ([(side, step)], note)


def test_the_tracks_tell_year_round_and_raid_points() -> None:
    bt = Situation().but(raid=[3, 5])
    tracks = drawn(bt.start)["tracks"]
    assert tracks["year"]["step"] == 0
    assert drawn(Situation().but(year=1758).start)["tracks"]["year"]["step"] == 3
    assert (tracks["round"]["step"], tracks["round"]["note"]) == (5, "Action Round 4")
    assert tracks["raid"]["sides"] == [(BRITISH, 3), (FRENCH, 5)]


@pytest.mark.parametrize(
    ("step", "at", "said"),
    [("fleets-arrive", 2, "Fleets Arrive"), ("french-arrive", 2, "Fleets Arrive"),
     ("colonials-enlist", 4, "Colonials Enlist"), ("winter-return", 11, "Winter Quarters"),
     ("victory-check", 11, "Winter Quarters")],
)  # fmt: skip
def test_logistics_rounds_stand_among_the_action_rounds(step: str, at: int, said: str) -> None:
    bt = Situation().phase(step)
    mark = drawn(bt.start)["tracks"]["round"]
    assert (mark["step"], mark["note"]) == (at, said)


def test_the_standing_tells_threshold_and_bonus() -> None:
    bt = Situation().vp("French 3").but(year=1758)
    british, french = drawn(bt.start)["standing"]
    assert (british["value"], british["need"]) == (-3, 3)
    assert (french["value"], french["need"]) == (3, 5)
    assert "at French 3; they win at British 3 or better when 1758 ends" in british["text"]
    assert "2 VPs for 2 French Settled Spaces or more." in british["text"]
    assert "2 VPs for 3 British Home Spaces or more." in french["text"]


def test_a_year_without_threshold_tells_the_next_one() -> None:
    standing = drawn(Situation().start)["standing"][BRITISH]
    assert "when 1756 ends" in standing["text"]
    assert "2 VPs for 2 French Victory Spaces or more." in standing["text"]


def test_the_bonuses_of_the_last_year() -> None:
    british, french = drawn(Situation().but(year=1759).start)["standing"]
    assert "2 VPs for each of" in british["text"]
    assert "with 2 of its spaces." in british["text"]
    assert "that the British do not control." in french["text"]


def test_one_space_is_told_in_the_singular() -> None:
    british = drawn(Situation().but(year=1757).start)["standing"][BRITISH]
    assert "2 VPs for one French Settled Space or more." in british["text"]


# ---------------------------------------------------------------------- status


def test_the_status_tells_what_holds_for_both() -> None:
    bt = Situation().nation("cherokee", "french").put("battle @ Oswego").cards(french=40)
    status = dict(drawn(bt.start)["status"])
    assert status["Year"] == "1755, Action Round 4"
    assert status["Phase"] == "British Actions (7.2)"
    assert status["First Player"] == "British"
    assert status["Open Seas"] == "French only"
    assert status["Iroquois Confederacy"] == "neutral"
    assert status["Cherokee"] == "French"
    assert status["Battles"] == "Oswego"
    assert status["Events"] == "Rough Seas: no Fleet acts"
    assert status["Decks"].startswith("British 5+9, French 5+")
    bt.start.open_seas = True
    assert dict(drawn(bt.start)["status"])["Open Seas"] == "both sides"
    bt.phase("battles")
    assert dict(drawn(bt.start)["status"])["Phase"] == "Battles (13.0)"


def test_every_step_has_a_title() -> None:
    assert set(PHASES) == set(STEP_NAMES)


def test_a_war_in_europe_chit_is_known_to_who_holds_it() -> None:
    bt = Situation().but(wie=[2, -1], wie_drawn=[1, -1])
    assert dict(drawn(bt.start, BRITISH)["status"])["War in Europe"] == "British 2 or 1"
    seen = dict(drawn(bt.start, FRENCH)["status"])["War in Europe"]
    assert seen == "British a hidden chit or a hidden chit"
    assert "War in Europe" not in dict(drawn(Situation().start)["status"])


# ---------------------------------------------------------------------- cards


def test_a_hand_is_the_reserve_and_the_card_drawn() -> None:
    bt = Situation().but(reserve=[3, 24], drawn=[4, 25], indian=44, played=[0, 0])
    british, french = drawn(bt.start, FRENCH)["hands"]
    assert (british["count"], british["cards"]) == (2, None)
    assert "names" not in british
    assert (french["count"], french["cards"]) == (3, [24, 25, 44])
    assert french["names"] == ["Reserve", "Drawn", "Indian"]
    assert [hand["count"] for hand in drawn(bt.start, OBSERVER)["hands"]] == [2, 3]


def test_cards_in_play_lie_open() -> None:
    bt = Situation().cards(british=7, french=40, indian=47)
    bt.start.discards, bt.start.gone = (3, 43), (45,)
    bt.start.buried = [(1,), (26,)]
    piles = drawn(bt.start)["piles"]
    assert [(pile["name"], pile["cards"]) for pile in piles if pile.get("open")] == [
        ("British card", [7]), ("French card", [40]), ("Indian card", [47]),
    ]  # fmt: skip
    rest = [(pile["name"], pile["cards"]) for pile in piles if not pile.get("open")]
    assert rest == [
        ("Played this Year", [3, 43]), ("Removed from the game", [45]),
        ("British cards discarded face down", [1]),
    ]  # fmt: skip


def test_only_private_parts_differ_between_seats() -> None:
    assert FULL.private_scene is not None
    bt = Situation().but(reserve=[3, 24], wie=[2, 0]).cards(british=7, french=40)
    bt.start.buried = [(1,), (26,)]
    for seat in (OBSERVER, BRITISH, FRENCH):
        seen = FULL.view(bt.start, seat)
        whole, private = dict(FULL.scene(seen)), FULL.private_scene(bt.start, seat)
        assert private == {name: whole[name] for name in private}
        others = dict(FULL.scene(FULL.view(bt.start, OBSERVER)))
        assert {**others, **private} == whole


# ---------------------------------------------------------------------- points


def points(bt: Situation) -> list[tuple[str, list[tuple[str, str]]]]:
    return [
        (group["title"], [(AP_IDS[kind], state) for kind, state in group["points"]])
        for group in drawn(bt.start)["points"]
    ]


def test_points_are_used_up_in_the_phase() -> None:
    bt = (
        Situation().cards(british=3, french=24).aps(british=["army", "sail_army"], french=["light"])
    )
    assert points(bt) == [
        ("No Event (#3)",
         [("light", "used"), ("army", "ready"), ("army", "used"), ("sail_army", "ready")]),
        ("Forced March (#24)", [("light", "ready"), ("light_or_army", "lost")]),
    ]  # fmt: skip


def test_what_is_gone_before_a_phase_is_lost_and_after_it_used() -> None:
    bt = Situation().cards(british=3, french=24).first("french").active("french")
    assert [state for _, group in points(bt)[1:] for _, state in group] == ["lost"] * 4
    bt.active("british")
    assert [state for _, group in points(bt)[1:] for _, state in group] == ["used"] * 4
    bt.phase("ar-start")
    assert {state for _, group in points(bt) for _, state in group} == {"lost"}
    bt.phase("battles")
    assert {state for _, group in points(bt) for _, state in group} == {"used"}


def test_a_point_held_for_reaction_and_one_that_was_added() -> None:
    bt = Situation().cards(british=2, french=24).aps(british=["light", "army", "light"])
    bt.start.reaction = ARMY
    assert points(bt)[0][1] == [
        ("light", "ready"), ("army", "ready"), ("army", "held"), ("light", "ready"),
    ]  # fmt: skip
    bt.start.reaction = SAIL
    assert points(bt)[0][1][-1] == ("sail_army", "held")


def test_indian_points_come_before_the_french_ones() -> None:
    bt = Situation().cards(british=2, french=24, indian=43).aps(indian=["indian"])
    assert [title for title, _ in points(bt)] == [
        "No Event (#2)", "No Event (#43)", "Forced March (#24)",
    ]  # fmt: skip
    bt = Situation().cards(british=2, french=24, indian=54)
    assert "(#54)" not in "".join([title for title, _ in points(bt)])


# ---------------------------------------------------------------------- connections


def test_connections_in_play() -> None:
    bt = Situation().road("Albany", "Oquaga").road_site("Saranac", "Ticonderoga")
    bt.crossed("british", "Albany", "Oquaga", 5).crossed("french", "Albany", "Oquaga", 2)
    bt.crossed("british", "Albany", "Kingston", 3).crossed("french", "Oquaga", "Onontake", 4)
    bt.start.warships = link("Baye de Cataracouy", "Oswego")
    states = {state["link"]: state for state in drawn(bt.start)["links"]}
    road = states[link("Albany", "Oquaga")]
    assert (road["style"], road["crossed"]) == ("road", [(BRITISH, 5, 8), (FRENCH, 2, 8)])
    assert road["title"] == "Albany to Oquaga: Road, British 5 of 8 units, French 2 of 8 units"
    assert states[link("Saranac", "Ticonderoga")]["works"]
    assert states[link("Albany", "Kingston")]["crossed"] == [(BRITISH, 3, 16)]
    assert states[link("Oquaga", "Onontake")]["crossed"] == [(FRENCH, 4, 4)]
    closed = states[link("Baye de Cataracouy", "Oswego")]
    assert (closed["closed"], "style" in closed) == ([BRITISH], False)
    assert len(states) == 5
    assert drawn(Situation().start)["links"] == []


# ---------------------------------------------------------------------- what is under way


def test_a_stack_on_the_move_is_marked_and_told() -> None:
    bt = Situation().put("Rogers, Putnam, Wolfe @ Albany")
    g = bt.start
    g.move = Move(BRITISH, LIGHT, space("Kingston"), True)
    g.move.at, g.move.used = space("Albany"), 1
    g.move.group = (PACK.pieces.index("Rogers"),)
    scene = drawn(g)
    chosen = [token["title"] for token in scene["tokens"] if token.get("chosen")]
    assert chosen == ["Rogers (Light)"]
    order = scene["order"]
    assert order is not None
    assert (order["title"], order["side"]) == ("Light Movement (Light AP)", BRITISH)
    assert order["lines"] == [
        ("From", "Kingston"), ("Now at", "Albany"), ("Connections", "1"), ("Units", "Rogers"),
    ]  # fmt: skip
    g.move.used, g.move.group, g.move.light = 0, (), False
    order = drawn(g)["order"]
    assert order is not None
    assert order["title"] == "Army Movement (Light AP)"
    assert order["lines"] == [
        ("From", "Kingston"), ("Connections", "0"), ("Units", "all that can go"),
    ]  # fmt: skip


def test_a_raid_and_a_retreat_are_told() -> None:
    bt = Situation().nation("cherokee", "british").put("Abénaki @ Ticonderoga", "Cherokee @ Chote")
    g = bt.start
    g.raid_way = RaidWay(FRENCH, PACK.pieces.index("Abénaki"), space("Ticonderoga"), 3)
    scene = drawn(g)
    assert scene["order"] is not None
    assert scene["order"]["title"] == "Raid by Abénaki"
    assert ("Target", "to be chosen") in scene["order"]["lines"]
    assert [token["mark"] for token in scene["tokens"] if token.get("chosen")] == ["Ab"]
    g.raid_way = RaidWay(BRITISH, PACK.pieces.index("Cherokee 1"), space("Chote"), 3)
    g.raid_way.target = space("Le Baril")
    scene = drawn(g)
    assert scene["order"] is not None
    assert (scene["order"]["side"], scene["order"]["target"]) == (BRITISH, space("Le Baril"))
    g.raid_way = None
    g.retreat = Retreat(FRENCH, space("Ticonderoga"), False, True)
    g.retreat.group = (PACK.pieces.index("Abénaki"),)
    order = drawn(g)["order"]
    assert order is not None
    assert order["title"] == "Rout and retreat"
    assert order["lines"] == [("From", "Ticonderoga"), ("Units", "Abénaki")]
    g.retreat = None
    assert drawn(g)["order"] is None


def battle() -> Situation:
    """The French attack Albany; the dice of their Light units are on the table."""
    bt = (
        Situation()
        .put("Lignery, Aubry, Abénaki, Rigaud @ Albany", "Fraser, Fort Anne @ Albany")
        .cards(french=32)
    )
    g = bt.start
    g.battle = Battle(space("Albany"), FRENCH)
    pieces = PACK.pieces
    for faction in (BRITISH, FRENCH):
        g.battle.lineup[faction] = g.at(faction, space("Albany"))
    g.battle.militia[BRITISH] = 3
    g.battle.track = [0, -1]
    g.battle.penalties[FRENCH] = [("fort_no_guns", 2), ("something_new", 1)]
    g.battle.commanders[FRENCH] = pieces.index("Rigaud")
    g.battle.rerolls[FRENCH] = 2
    g.battle.rolling, g.battle.step = FRENCH, 0
    g.battle.dice = {pieces.index("Lignery"): 1, pieces.index("Aubry"): 6}
    return bt


def test_a_battle_is_a_picture() -> None:
    bt = battle()
    contest = drawn(bt.start)["contest"]
    assert contest is not None
    assert (contest["title"], contest["space"]) == ("Battle at Albany", space("Albany"))
    assert (contest["low"], contest["high"]) == (-5, 10)
    attacker, defender = contest["sides"]
    assert (attacker["side"], attacker["role"], attacker["marker"]) == (FRENCH, "Attacker", -1)
    assert attacker["units"] == [("Light", 2), ("Indian", 1)]
    assert defender["units"] == [("Highland", 1), ("Fort", 1), ("Militia", 3)]
    assert attacker["penalties"] == [
        {"text": "Attacks a Fort without Artillery", "value": -2, "rule": "13.3.2"},
        {"text": "something new", "value": -1, "rule": "13.3.2"},
    ]
    assert attacker["leader"] == PACK.pieces.index("Rigaud")
    assert attacker["rerolls"] == [("Rigaud", 2)]
    assert "leader" not in defender
    assert contest["now"] == "The French roll for their Light units."
    assert [(roll["piece"], roll["face"]) for roll in contest["rolls"]] == [
        (PACK.pieces.index("Aubry"), 6), (PACK.pieces.index("Lignery"), 1),
    ]  # fmt: skip


def test_a_battle_before_its_dice_and_with_a_hit_to_apply() -> None:
    bt = battle()
    g = bt.start
    assert g.battle is not None
    g.battle.hit_by = PACK.pieces.index("Lignery")
    contest = drawn(g)["contest"]
    assert contest is not None
    assert contest["now"].endswith(" A Hit by Lignery is applied.")
    g.battle.rolling = -1
    g.battle.lineup = [(), ()]
    contest = drawn(g)["contest"]
    assert contest is not None
    assert contest["now"] == "Both sides prepare for Battle."
    assert contest["sides"][0]["units"] == [("Light", 2), ("Indian", 1)]
    g.battle.eliminated = (PACK.pieces.index("Aubry"),)
    contest = drawn(g)["contest"]
    assert contest is not None
    assert contest["sides"][0]["units"] == [("Light", 1), ("Indian", 1)]


@pytest.mark.parametrize(
    ("card", "event", "side", "value", "light"),
    [(32, "wilderness_ambush", FRENCH, 2, 3), (32, "wilderness_ambush", FRENCH, 1, 2),
     (37, "coup_de_main", FRENCH, 1, 3), (41, "indomitable_abbatis", BRITISH, -2, 3)],
)  # fmt: skip
def test_events_that_move_a_marker_stand_among_the_penalties(
    card: int, event: str, side: int, value: int, light: int
) -> None:
    bt = battle().cards(french=card)
    g = bt.start
    assert g.battle is not None
    g.battle.events[FRENCH] = event
    g.battle.penalties[FRENCH] = []
    g.battle.lineup[FRENCH] = g.battle.lineup[FRENCH][:light]
    contest = drawn(g)["contest"]
    assert contest is not None
    found = [(each["side"], one["value"]) for each in contest["sides"] for one in each["penalties"]]
    assert found == [(side, value)]


def test_an_event_that_grants_rerolls_is_told_with_them() -> None:
    bt = battle().cards(british=14)
    g = bt.start
    assert g.battle is not None
    g.battle.event_rerolls[BRITISH] = 3
    contest = drawn(g)["contest"]
    assert contest is not None
    assert contest["sides"][1]["rerolls"] == [("Perfect Volleys", 3)]


# ---------------------------------------------------------------------- whole games


def test_gauges_of_a_review() -> None:
    assert FULL.gauges is not None
    bt = Situation().vp("French 4").but(raid=[1, 7])
    gauges = FULL.gauges(FULL.view(bt.start, OBSERVER))
    assert gauges[0]["lines"] == [("British", BRITISH, -4)]
    assert gauges[1]["lines"] == [("British", BRITISH, 1), ("French", FRENCH, 7)]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_any_moment_of_a_game_can_be_drawn(scenario: str) -> None:
    match = Match(GAME, scenario, seed=4)
    board = match.rules.board()
    chance = random.Random(4)
    for number in range(400):
        if match.over:
            break
        seat = match.awaited()[0]
        match.choose(chance.choice(match.choices(seat)), seat)
        if number % 5 == 0:
            scene = match.rules.scene(match.view(number % 3 - 1))
            assert faults_of_scene(board, scene) == []
            assert len(json.dumps(scene)) < 40_000
