"""A general drawn by hand with his CUs: the choices that it stands for, and what is against it."""

from __future__ import annotations

from tests.conformance.washingtons_war.situation import Situation
from ticonderoga.engine.hand import Grasp, Muster, Stroke

BRITISH = 1
CAMPAIGN = 67


def stroke(ww: Situation, start: str, goal: str, grasp: Grasp | None = None) -> Stroke:
    ask = ww.ask
    assert ask is not None
    assert ww.rules.gesture is not None
    return ww.rules.gesture(ww.g, ask, ww.space(start), ww.space(goal), grasp or Grasp())


def drawn(ww: Situation, start: str, goal: str, grasp: Grasp | None = None) -> list[str]:
    meant = stroke(ww, start, goal, grasp).choices
    return [ww.rules.notation.write(choice) for choice in meant]


def mustered(ww: Situation, space: str) -> Muster:
    ask = ww.ask
    assert ask is not None
    assert ww.rules.muster is not None
    return ww.rules.muster(ww.g, ask, ww.space(space))


def howe() -> Situation:
    ww = Situation().put("Howe 5 @ New York", "Carleton 2 @ Quebec")
    ww.hand(british=[45]).british_turn()
    return ww.british("activate 45")


def test_a_stroke_names_the_general_and_goes_step_by_step() -> None:
    ww = howe()
    assert drawn(ww, "New York", "Hartford")[0] == "general howe"
    for choice in stroke(ww, "New York", "Hartford").choices:
        ww.match.choose(choice)
    assert (sum(ww.cus("Hartford")), ww.where("Howe")) == (5, "Hartford")


def test_a_part_of_the_cus_goes_with_him() -> None:
    ww = howe()
    found = drawn(ww, "New York", "Westchester", Grasp(lots=((BRITISH, 2),)))
    assert found == ["general howe", "carry 2 0", "march westchester"]


def test_the_whole_stack_is_no_other_load() -> None:
    whole = Grasp(lots=((BRITISH, 5),))
    assert drawn(howe(), "New York", "Westchester", whole) == [
        "general howe", "march westchester",
    ]  # fmt: skip


def test_more_than_five_do_not_go() -> None:
    ww = (
        Situation()
        .put("Howe 8 @ New York", "Carleton 2 @ Quebec")
        .hand(british=[45])
        .british_turn()
    )
    ww.british("activate 45")
    found = stroke(ww, "New York", "Westchester", Grasp(lots=((BRITISH, 8),)))
    assert [(lot, reason.key) for lot, reason in found.lots_stay] == [(BRITISH, "load_impossible")]
    assert [(lot.lot, lot.most) for lot in mustered(ww, "New York").lots] == [(BRITISH, 5)]


def test_the_british_sail_where_no_way_is_short_enough() -> None:
    ww = howe()
    assert drawn(ww, "New York", "Savannah") == ["general howe", "sail savannah"]


def test_a_way_goes_round_the_enemy_and_ends_with_him() -> None:
    ww = Situation().put("Howe 5 @ New York", "Carleton 2 @ Quebec", "American 2 @ Westchester")
    ww.hand(british=[45]).british_turn().british("activate 45")
    assert "march westchester" not in drawn(ww, "New York", "Hartford")
    assert drawn(ww, "New York", "Westchester") == ["general howe", "march westchester"]


def test_a_way_avoids_who_may_intercept() -> None:
    """Both ways to Morristown are two steps long; Arnold watches the one by Westchester."""
    ways = []
    for watched in ("Westchester", "New Brunswick"):
        ww = Situation().put("Howe 5 @ New York", "Carleton 2 @ Quebec", "Arnold 3 @ Albany")
        ww.put("Greene 3 @ Monmouth").american_pc(watched)
        ww.hand(british=[45]).british_turn().british("activate 45")
        ways.append(drawn(ww, "New York", "Morristown")[1])
    assert ways == ["march new_brunswick", "march westchester"]


def test_what_is_too_far_is_told() -> None:
    ww = Situation().put("Greene 3 @ Boston").hand(american=[45]).american_turn()
    ww.american("activate 45")
    far = stroke(ww, "Boston", "Savannah")
    assert not far.choices
    assert far.against is not None
    assert far.against.key == "too_far"


def test_a_march_goes_on_from_where_it_is() -> None:
    ww = howe()
    ww.british("general Howe", "march Westchester")
    assert drawn(ww, "Westchester", "Hartford")[-1] == "march hartford"
    assert drawn(ww, "New York", "Hartford") == []
    assert mustered(ww, "Westchester").pieces == [(ww.general("Howe"), None)]
    assert mustered(ww, "New York").pieces == []


def test_a_general_beyond_the_card_is_shown_with_the_reason() -> None:
    ww = Situation().put("Howe 5 @ New York", "Clinton 2 @ Norfolk", "Burgoyne 2 @ Quebec")
    ww.hand(british=[30]).british_turn().british("activate 30")
    reasons = {}
    for name, space in (("Howe", "New York"), ("Clinton", "Norfolk"), ("Burgoyne", "Quebec")):
        reason = dict(mustered(ww, space).pieces)[ww.general(name)]
        reasons[name] = "" if reason is None else reason.key
    assert reasons == {"Howe": "rating_too_high", "Clinton": "", "Burgoyne": ""}
    assert drawn(ww, "New York", "Westchester") == []


def ways(ww: Situation, start: str, goal: str) -> list[list[str]]:
    return [
        [ww.rules.notation.write(choice) for choice in way] for way in stroke(ww, start, goal).ways
    ]


def before_a_card(*hand: int) -> Situation:
    ww = Situation().put("Howe 5 @ New York", "Carleton 2 @ Quebec").hand(british=hand)
    return ww.british_turn()


def test_before_a_card_is_played_every_card_that_activates_him_is_a_way() -> None:
    """7.1, 7.2 Howe (3) goes by a 3, by a 2 that joins a 1 in the queue, or by a campaign; a 1 or a
    2 alone does not reach him."""
    ww = before_a_card(2, CAMPAIGN, 30, 45)
    ww.start.queues[BRITISH] = (1,)
    ww.begin()
    assert mustered(ww, "New York").pieces == [(ww.general("Howe"), None)]
    found = ways(ww, "New York", "Westchester")
    assert [way[0] for way in found] == ["activate 45", "queue 30", f"campaign {CAMPAIGN}"]
    assert {tuple(way[1:]) for way in found} == {("general howe", "march westchester")}
    for place in range(len(found)):
        trial = ww.match.fork()
        for choice in stroke(ww, "New York", "Westchester").ways[place]:
            trial.choose(choice)
        assert trial.position.generals[ww.general("Howe")] == ww.space("Westchester")


def test_a_part_of_his_cus_goes_by_every_card() -> None:
    ww = before_a_card(45, 46).begin()
    found = stroke(ww, "New York", "Westchester", Grasp(lots=((BRITISH, 2),))).ways
    assert len(found) == 2
    assert [way[2] for way in found] == [("carry", 2, 0)] * 2


def test_a_campaign_that_leads_the_year_is_begun_by_hand() -> None:
    ww = before_a_card(CAMPAIGN).step("first-player").begin()
    assert ww.ask is not None
    assert ww.ask.question.key == "lead"
    assert drawn(ww, "New York", "Westchester")[0] == f"lead {CAMPAIGN}"


def test_nobody_is_taken_up_whom_no_card_activates() -> None:
    ww = before_a_card(30).begin()
    assert mustered(ww, "New York").pieces == []
    assert mustered(ww, "Boston").pieces == []
    refused = stroke(ww, "New York", "Westchester")
    assert not refused.ways
    assert refused.against is not None
    assert refused.against.key == "no_card_activates"
    assert stroke(ww, "Boston", "New York").against is None
