"""6.3 to 6.32: playing events, discarding them, and the opponent's exchange."""

from __future__ import annotations

import pytest

from tests.conformance.washingtons_war.situation import (
    EDITIONS,
    OFFICIAL,
    REWRITTEN,
    Situation,
)
from ticonderoga.games.washingtons_war.board import AMERICAN, BRITISH

AMERICAN_EVENTS = (86, 87, 88, 89, 90, 91, 92, 93, 96, 97, 103, 104, 108, 109)
BRITISH_EVENTS = (81, 82, 83, 84, 85, 94, 95, 98, 102, 105, 106, 107, 110)
AMERICAN_BATTLE = (76, 77, 78)
BRITISH_BATTLE = (79, 80, 82, 100)


def american_discard(ww: Situation, card: int = 79) -> Situation:
    return ww.hand([card, 3], [2, 4]).american_turn().american(f"discard {card}")


def british_discard(ww: Situation, card: int = 76) -> Situation:
    return ww.hand([1, 3], [card, 4]).british_turn().british(f"discard {card}")


# ---------------------------------------------------------------------- 6.3 events


@pytest.mark.rule("R-058", "R-017", "R-081")
@pytest.mark.parametrize("edition", EDITIONS)
def test_6_3_a_every_event_but_the_special_ones_may_be_discarded(edition: str) -> None:
    cards = list(range(67, 111))
    special = {71, 72, 73, 74, 75, 99, 101}
    for side in (AMERICAN, BRITISH):
        ww = Situation(edition).hand(*((cards, [2]) if side == AMERICAN else ([1], cards)))
        ww.start.active = side
        discards = {choice[1] for choice in ww.match.choices() if choice[0] == "discard"}
        assert discards == set(cards) - special
        for card in special:
            assert ww.why_not(f"discard {card}") == "never_discarded"
            assert ww.offers(f"event {card}")


@pytest.mark.rule("R-059", "R-065", "R-072")
@pytest.mark.parametrize("edition", EDITIONS)
def test_6_3_b_the_flag_says_whose_event_it_is(edition: str) -> None:
    cards = list(range(67, 111))
    for side, own, other in (
        (AMERICAN, AMERICAN_EVENTS, BRITISH_EVENTS + BRITISH_BATTLE),
        (BRITISH, BRITISH_EVENTS, AMERICAN_EVENTS + AMERICAN_BATTLE),
    ):
        ww = Situation(edition).hand(*((cards, [2]) if side == AMERICAN else ([1], cards)))
        ww.start.active = side
        offered = {choice[1] for choice in ww.match.choices() if choice[0] == "event"}
        conditional = {81, 97, 107, 108, 109} & set(own)
        assert offered == set(own) - conditional | {71, 72, 73, 74, 75, 99, 101}
        for card in other:
            assert ww.why_not(f"event {card}") == "other_sides_event"
        for card in (67, 68, 69, 70):
            assert ww.offers(f"campaign {card}")


@pytest.mark.rule("R-060")
def test_6_3_c_a_card_is_removed_when_played_as_the_event() -> None:
    ww = Situation().hand([86, 89, 3], [2, 4, 6]).american("event 86")
    assert (ww.g.removed, ww.g.discards) == ((86,), ())
    ww.british("throw 2").american("event 89")
    assert ww.g.removed == (86,)
    assert 89 in ww.g.discards


@pytest.mark.rule("R-060")
@pytest.mark.parametrize("card", [86, 100])
def test_6_3_c_a_discarded_card_is_never_removed(card: int) -> None:
    ww = american_discard(Situation(), card).american("done")
    assert (ww.g.removed, ww.g.discards) == ((), (card,))
    ww = british_discard(Situation(), card).british("done")
    assert (ww.g.removed, ww.g.discards) == ((), (card,))


@pytest.mark.rule("R-061")
def test_6_31_up_to_leaves_the_number_free() -> None:
    """Thomas Paine places up to three: one, two or none are fine."""
    for number in range(4):
        ww = Situation().hand([90, 3], [2, 4]).american("event 90")
        ww.american(*[f"place {name}" for name in ("York", "Reading", "Carlisle")[:number]])
        if number < 3:
            ww.american("done")
        assert sum(ww.g.pc) == number
        assert ww.asked_seat == BRITISH


@pytest.mark.rule("R-061")
def test_6_31_what_is_not_said_to_be_optional_must_be_done() -> None:
    """Hyder Ali takes a British CU; there is no declining it."""
    ww = Situation().france("war").put("British 2 @ York").hand([109, 3], [2])
    ww.american("event 109")
    assert ww.why_not("done") == "event_must_be_done"
    ww.american("kill York")
    assert ww.cus("York")[2] == 1


@pytest.mark.rule("R-061", "A-08")
def test_6_31_an_event_without_effect_may_be_played_and_is_removed_as_it_says() -> None:
    ww = Situation().but(regulars=False).hand([86, 3], [2, 4]).american("event 86")
    assert ww.g.removed == (86,)
    assert ww.g.alliance == 0
    ww = Situation().france("war").hand([108, 3], [2, 4])
    ww.american("event 108")
    assert (ww.g.discards, ww.asked_seat) == ((108,), BRITISH)
    ww = Situation().hand([91, 3], [2, 4]).american("event 91")
    assert (ww.g.discards, ww.asked_seat) == ((91,), BRITISH)


@pytest.mark.rule("A-08", "R-065")
def test_6_31_but_not_where_its_condition_fails() -> None:
    ww = Situation().hand([108, 3], [2, 4])
    assert ww.why_not("event 108") == "no_european_war"
    assert ww.offers("discard 108")


@pytest.mark.rule("R-062")
def test_6_31_whoever_plays_the_event_picks_what_goes() -> None:
    """Smallpox: the British pick the space, and of a mixed stack the nation as well."""
    ww = Situation().put("Washington 2+2 @ York").hand([1], [110, 2]).british_turn()
    ww.british("event 110")
    assert ww.asked_seat == BRITISH
    assert ww.offered("kill") == ["St. Mary's", "York"]
    ww.british("kill York")
    assert (ww.asked, ww.asked_seat) == ("which_cu", BRITISH)
    assert ww.why_not("mix 2 0") == "wrong_mix"
    ww.british("mix 0 1")
    assert ww.cus("York") == (2, 1, 0)


@pytest.mark.rule("R-063")
@pytest.mark.parametrize("edition", EDITIONS)
def test_6_31_losing_a_card_is_no_play_and_the_loser_plays_next(edition: str) -> None:
    ww = Situation(edition).hand([89, 1], [2, 4]).american("event 89")
    (lost,) = {2, 4} - set(ww.g.hands[BRITISH])
    assert ww.g.discards == (lost, 89)
    assert (ww.asked, ww.asked_seat) == ("play", BRITISH)
    assert ww.logged("stripped") == [(BRITISH, lost)]


@pytest.mark.rule("R-063")
def test_6_31_who_loses_his_last_card_is_passed_over() -> None:
    ww = Situation().hand([89, 1], [2]).american("event 89")
    assert ww.g.hands == [(1,), ()]
    assert (ww.asked, ww.asked_seat) == ("play", AMERICAN)


@pytest.mark.rule("R-063")
def test_6_31_an_empty_hand_loses_nothing() -> None:
    ww = Situation().hand([89, 1], []).american("event 89")
    assert ww.logged("nothing_to_strip") == [(BRITISH,)]
    assert ww.g.discards == (89,)


@pytest.mark.rule("R-064", "R-193")
def test_6_31_the_text_of_a_card_prevails_over_the_rules() -> None:
    """Paine places though Congress is dispersed; Josiah Martin needs no adjacency."""
    ww = Situation().congress("dispersed").hand([90, 3], [98, 4])
    ww.american("event 90", "place York", "done")
    assert ww.pc("York") == "American"
    ww.british("event 98", "place Salem", "done")
    assert ww.pc("Salem") == "British"


# ---------------------------------------------------------------------- 6.32.A must discard


@pytest.mark.rule("R-065")
@pytest.mark.parametrize("state", ["neutral", "reached", "signed", "war"])
def test_6_32_a_conditions_of_the_alliance_and_the_war(state: str) -> None:
    ww = Situation().france(state).hand([96, 97, 108, 109], [2, 4])
    reasons = {card: ww.match.why_not(AMERICAN, ("event", card)) for card in (96, 97, 108, 109)}
    allied, war = state != "neutral", state == "war"
    keys = {card: reason.key if reason else "" for card, reason in reasons.items()}
    assert keys[96] == ("alliance_is_signed" if allied else "")
    assert {keys[97], keys[108], keys[109]} == {"" if war else "no_european_war"}
    ww = Situation().france(state).hand([1, 3], [95, 107, 102, 94]).british_turn()
    reasons = {card: ww.match.why_not(BRITISH, ("event", card)) for card in (95, 107, 102, 94)}
    keys = {card: reason.key if reason else "" for card, reason in reasons.items()}
    assert keys[95] == ("alliance_is_signed" if allied else "")
    assert keys[107] == ("" if war else "no_european_war")
    assert keys[102] == ("european_war_is_on" if war else "")
    assert keys[94] == ""
    for card in (95, 107, 102):
        assert ww.offers(f"discard {card}")


@pytest.mark.rule("R-065", "R-080", "R-077")
def test_6_32_a_in_battle_such_a_card_still_gives_one() -> None:
    """The British burn an American event, the American one whose condition fails."""
    ww = Situation().put("Howe 3 @ New York", "American 3 @ Westchester")
    ww.hand([108, 3], [45, 89, 6]).british_turn().roll(1, 1, 6, 1, 6)
    ww.british("activate 45", "general Howe", "march Westchester", "burn 89")
    ww.american("burn 108")
    cards = [entry for entry in ww.logged("modifier") if entry[1] == "card"]
    assert cards == [(BRITISH, "card", 1), (AMERICAN, "card", 1)]


# ---------------------------------------------------------------------- 6.32.B the action


@pytest.mark.rule("R-066", "R-067", "A-42")
def test_6_32_b_american_next_to_his_own_marker() -> None:
    ww = american_discard(Situation().american_pc("York").british_pc("Reading", "Albany"))
    assert ww.offered("place") == ["Baltimore", "Carlisle", "Frederick Town", "Philadelphia"]
    assert ww.offered("remove") == ["Reading"]
    assert ww.offered("flip") == []
    assert ww.why_not("place Bedford") == "not_next_to_own_marker"
    assert ww.why_not("remove Albany") == "not_next_to_own_marker"
    ww.american("place Carlisle")
    assert ww.pc("Carlisle") == "American"
    assert (ww.asked, ww.asked_seat) == ("exchange", BRITISH)


@pytest.mark.rule("R-066", "R-199")
def test_6_32_b_one_action_only() -> None:
    ww = american_discard(Situation().american_pc("York").british_pc("Reading"))
    ww.american("remove Reading")
    assert ww.pc("Reading") == "none"
    assert ww.asked_seat == BRITISH


@pytest.mark.rule("A-42", "R-067")
def test_6_32_b_without_a_target_it_is_a_plain_discard() -> None:
    ww = american_discard(Situation().british_pc("Reading"))
    assert ww.asked_seat == BRITISH
    assert ww.pc("Reading") == "British"
    assert sum(ww.g.pc) == 2


@pytest.mark.rule("R-066", "R-199")
@pytest.mark.parametrize(
    ("guard", "reason"),
    [("American 1 @ Reading", "marker_guarded_by_cu"),
     ("French 1 @ Reading", "marker_guarded_by_cu"),
     ("Lee @ Reading", "marker_guarded_by_general"),
     ("Washington @ Reading", "marker_guarded_by_general"),
     ("Congress", "marker_guarded_by_congress"), ("", "")],
)  # fmt: skip
def test_6_32_b_iii_what_keeps_an_american_marker_from_removal(guard: str, reason: str) -> None:
    ww = Situation().american_pc("Reading").british_pc("York").congress("Albany")
    if guard == "Congress":
        ww.congress("Reading")
    elif guard:
        ww.put(guard)
    british_discard(ww)
    if reason:
        assert ww.why_not("remove Reading") == reason
    else:
        ww.british("remove Reading")
        assert ww.pc("Reading") == "none"


@pytest.mark.rule("R-066", "E-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_6_32_b_iii_a_british_cu_protects_and_a_lone_general_only_when_rewritten(
    edition: str,
) -> None:
    ww = Situation(edition).british_pc("Reading", "Carlisle", "Frederick Town").american_pc("York")
    ww.put("British 1 @ Reading", "Howe @ Carlisle")
    american_discard(ww)
    assert ww.why_not("remove Reading") == "marker_guarded_by_cu"
    assert ww.offers("remove Frederick Town")
    if edition == REWRITTEN:
        assert ww.why_not("remove Carlisle") == "marker_guarded_by_general"
    else:
        assert ww.offers("remove Carlisle")


@pytest.mark.rule("R-066")
def test_6_32_b_ii_placing_and_flipping_keep_the_limits_of_10_11() -> None:
    """American: no placing on British CUs, flipping only under a general."""
    ww = Situation().american_pc("York").british_pc("Reading", "Carlisle")
    ww.put("British 1 @ Baltimore", "Lee @ Carlisle")
    american_discard(ww)
    assert ww.why_not("place Baltimore") == "british_cu_there"
    assert ww.why_not("flip Reading") == "no_american_general_to_flip"
    assert ww.why_not("flip Philadelphia") == "no_enemy_marker"
    assert ww.why_not("place York") == "not_next_to_own_marker"
    ww.american("flip Carlisle")
    assert ww.pc("Carlisle") == "American"


@pytest.mark.rule("R-066", "R-194", "R-197", "E-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_6_32_b_ii_british_placing_and_flipping(edition: str) -> None:
    """American units bar placing (rewritten: CUs only); flipping needs an Army."""
    ww = Situation(edition).british_pc("York").american_pc("Reading", "Carlisle")
    ww.put("Howe 1 @ Reading", "Greene @ Baltimore", "French 1 @ Frederick Town")
    british_discard(ww)
    assert ww.why_not("flip Carlisle") == "no_british_army_to_flip"
    assert ww.why_not("place Bedford") == "not_next_to_own_marker"
    if edition == REWRITTEN:
        assert ww.offers("place Baltimore")
        assert ww.offers("place Philadelphia")
        assert ww.why_not("place Frederick Town") == "american_cu_there"
    else:
        for space in ("Baltimore", "Philadelphia", "Frederick Town"):
            assert ww.why_not(f"place {space}") == "american_unit_there"
    ww.british("flip Reading")
    assert ww.pc("Reading") == "British"


@pytest.mark.rule("R-066", "R-067")
def test_6_32_b_a_british_army_far_from_any_british_marker_gives_a_discard_nothing() -> None:
    ww = british_discard(Situation().american_pc("Reading").put("Howe 2 @ Reading"))
    assert (ww.pc("Reading"), ww.asked_seat) == ("American", AMERICAN)


@pytest.mark.rule("R-068", "E-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_6_32_b_one_british_port_reaches_every_port(edition: str) -> None:
    """Placing and removing alike, blockaded or not."""
    ww = Situation(edition).british_pc("Boston").american_pc("Norfolk").put("Lee @ New York")
    ww.france("war", navy="south_atlantic")
    british_discard(ww)
    assert ww.offers("place Savannah")
    assert ww.offers("remove Norfolk")
    assert ww.why_not("place Richmond") == "not_next_to_own_marker"
    ww.british("remove Norfolk")
    assert ww.pc("Norfolk") == "none"


@pytest.mark.rule("R-068", "E-04")
@pytest.mark.parametrize("edition", [OFFICIAL, REWRITTEN])
def test_6_32_b_ports_without_a_british_port(edition: str) -> None:
    """Official: Albany alone opens no port. Rewritten: any port will do."""
    ww = Situation(edition).british_pc("Albany").american_pc("Norfolk", "Halifax")
    british_discard(ww)
    if edition == REWRITTEN:
        assert ww.offers("remove Norfolk")
        assert ww.offers("place Savannah")
    else:
        assert ww.why_not("remove Norfolk") == "not_next_to_own_marker"
        assert ww.why_not("place Savannah") == "not_next_to_own_marker"
    assert ww.why_not("remove Halifax") == "not_next_to_own_marker"


@pytest.mark.rule("R-067")
def test_6_32_b_american_ports_are_not_next_to_each_other() -> None:
    ww = american_discard(Situation().american_pc("Savannah"))
    assert ww.offered("place") == ["Augusta", "Charleston", "St. Mary's"]


@pytest.mark.rule("R-193", "R-066")
@pytest.mark.parametrize("cause", ["dispersed", "mutinies"])
def test_6_32_b_without_congress_a_discard_flips_and_removes_but_does_not_place(
    cause: str,
) -> None:
    ww = Situation().american_pc("York").british_pc("Reading", "Carlisle").put("Lee @ Carlisle")
    if cause == "dispersed":
        ww.congress("dispersed")
    else:
        ww.but(mutinies=True)
    american_discard(ww)
    assert ww.why_not("place Baltimore") == (
        "congress_is_dispersed" if cause == "dispersed" else "line_mutinies"
    )
    assert ww.offered("remove") == ["Carlisle", "Reading"]
    assert ww.offered("flip") == ["Carlisle"]


# ---------------------------------------------------------------------- 6.32.C exchange


@pytest.mark.rule("R-069", "R-070", "G-02", "A-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_6_32_c_the_american_fetches_knox_with_a_2(edition: str) -> None:
    ww = Situation(edition).british_pc("York").hand([1, 23, 45, 89], [76, 4]).british_turn()
    ww.british("discard 76", "place Reading")
    assert ww.pc("Reading") == "British"
    assert (ww.asked, ww.asked_seat) == ("exchange", AMERICAN)
    assert ww.offered("exchange") == ["2 OPS (#23)", "3 OPS (#45)"]
    assert ww.why_not("exchange 1") == "exchange_needs_more"
    assert ww.why_not("exchange 89") == "exchange_needs_ops"
    assert ww.why_not("exchange 46") == "card_not_in_hand"
    ww.american("exchange 23")
    assert ww.g.hands[AMERICAN] == (1, 45, 76, 89)
    assert ww.g.discards == (23,)
    assert (ww.asked, ww.asked_seat) == ("play", AMERICAN)
    assert ww.offers("discard 76")
    ww.american("throw 1")
    assert ww.asked_seat == BRITISH


@pytest.mark.rule("R-069", "G-02")
def test_6_32_c_a_1_will_do_for_the_british() -> None:
    ww = american_discard(Situation(), 83).american("done")
    assert (ww.asked, ww.asked_seat) == ("exchange", BRITISH)
    assert ww.offered("exchange") == ["1 OPS (#2)", "1 OPS (#4)"]
    ww.british("exchange 4")
    assert ww.g.hands[BRITISH] == (2, 83)
    assert ww.offers("event 83")


@pytest.mark.rule("R-069", "A-07")
def test_6_32_c_the_exchange_is_optional_and_comes_once() -> None:
    ww = Situation().hand([23, 3, 24], [76, 4, 6]).british_turn().british("discard 76", "done")
    ww.american("no_exchange", "throw 3").british("throw 4")
    assert (ww.asked, ww.asked_seat) == ("play", AMERICAN)
    assert 76 in ww.g.discards


@pytest.mark.rule("R-069")
def test_6_32_c_only_the_card_just_discarded() -> None:
    """The fetched card pays for nothing further, and older discards stay where they are."""
    ww = Situation().hand([23, 3], [76, 4]).but(discards=(77, 89)).british_turn()
    ww.british("discard 76", "done").american("exchange 23")
    assert ww.g.discards == (77, 89, 23)
    assert ww.asked == "play"


@pytest.mark.rule("R-070")
@pytest.mark.parametrize("card", [67, 70, 79, 100, 82, 90])
def test_6_32_c_campaign_and_battle_cards_too(card: int) -> None:
    ww = american_discard(Situation(), card).american("done").british("exchange 2")
    assert card in ww.g.hands[BRITISH]


@pytest.mark.rule("R-069", "R-231", "R-070")
@pytest.mark.parametrize("play", ["throw 45", "event 89", "politics 45", "event 101"])
def test_6_32_c_nothing_but_a_discard_can_be_fetched(play: str) -> None:
    ww = Situation().hand([45, 89, 101], [2, 4, 6]).american(play)
    if ww.asked == "politics":
        ww.american("done")
    assert (ww.asked, ww.asked_seat) == ("play", BRITISH)


@pytest.mark.rule("R-069", "R-077")
def test_6_32_c_not_a_card_burnt_in_battle() -> None:
    ww = Situation().put("Howe 3 @ New York", "American 3 @ Westchester")
    ww.hand([23, 3], [45, 89, 6]).british_turn().roll(1, 1, 6, 1, 6)
    ww.british("activate 45", "general Howe", "march Westchester", "burn 89").american("no_card")
    assert 89 in ww.g.discards
    assert (ww.asked, ww.asked_seat) == ("play", AMERICAN)


@pytest.mark.rule("A-07", "R-069")
def test_6_32_c_who_has_no_card_cannot_exchange_and_the_chance_passes() -> None:
    ww = Situation().hand([], [76, 4, 6]).british_turn().british("discard 76", "done")
    assert (ww.asked, ww.asked_seat) == ("play", BRITISH)
    assert ww.g.exchangeable == 0
    ww.british("throw 4")
    assert ww.asked == "play"


@pytest.mark.rule("R-069", "R-051")
def test_6_32_c_the_question_is_put_whatever_the_hand() -> None:
    """Otherwise the silence would betray that no OPS card is there."""
    ww = Situation().hand([1, 89], [76, 4]).british_turn().british("discard 76", "done")
    assert (ww.asked, ww.asked_seat) == ("exchange", AMERICAN)
    assert ww.offered("exchange") == []
    ww.american("no_exchange")
    assert (ww.asked, ww.g.hands[AMERICAN]) == ("play", (1, 89))
