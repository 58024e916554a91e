"""6.32.B, C: the marker action of a discarded event, and the opponent's exchange."""

from __future__ import annotations

import pytest

from tests.conformance.washingtons_war.situation import (
    EDITIONS,
    OFFICIAL,
    REWRITTEN,
    Situation,
)
from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH


def american_discard(ww: Situation, card: int = 79) -> Situation:
    return ww.hand([card, 3], [2, 4]).american_turn().american(f"discard {card}")


def british_discard(ww: Situation, card: int = 76) -> Situation:
    return ww.hand([1, 3], [card, 4]).british_turn().british(f"discard {card}")


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
@pytest.mark.parametrize("edition", EDITIONS)
def test_6_32_b_american_ports_are_not_next_to_each_other(edition: str) -> None:
    ww = american_discard(Situation(edition).american_pc("Savannah"))
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
    ww.american("discard_unused 1")
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
    ww.american("no_exchange", "discard_unused 3").british("discard_unused 4")
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
@pytest.mark.parametrize("play", ["discard_unused 45", "event 89", "politics 45", "event 101"])
def test_6_32_c_nothing_but_a_discard_can_be_fetched(play: str) -> None:
    ww = Situation().hand([45, 89, 101], [2, 4, 6]).american(play)
    if ww.asked == "politics":
        ww.american("done")
    assert (ww.asked, ww.asked_seat) == ("play", BRITISH)


@pytest.mark.rule("R-069", "R-077")
def test_6_32_c_not_a_card_discarded_in_battle() -> None:
    ww = Situation().put("Howe 3 @ New York", "American 3 @ Westchester")
    ww.hand([23, 3], [45, 89, 6]).british_turn().roll(1, 1, 6, 1, 6)
    ww.british("activate 45", "general Howe", "march Westchester", "discard_for_bonus 89").american(
        "no_card"
    )
    assert 89 in ww.g.discards
    assert (ww.asked, ww.asked_seat) == ("play", AMERICAN)


@pytest.mark.rule("A-07", "R-069")
def test_6_32_c_who_has_no_card_cannot_exchange_and_the_chance_passes() -> None:
    ww = Situation().hand([], [76, 4, 6]).british_turn().british("discard 76", "done")
    assert (ww.asked, ww.asked_seat) == ("play", BRITISH)
    assert ww.g.exchangeable == 0
    ww.british("discard_unused 4")
    assert ww.asked == "play"


@pytest.mark.rule("R-069", "R-051")
def test_6_32_c_the_question_is_put_whatever_the_hand() -> None:
    """Otherwise the silence would betray that no OPS card is there."""
    ww = Situation().hand([1, 89], [76, 4]).british_turn().british("discard 76", "done")
    assert (ww.asked, ww.asked_seat) == ("exchange", AMERICAN)
    assert ww.offered("exchange") == []
    ww.american("no_exchange")
    assert (ww.asked, ww.g.hands[AMERICAN]) == ("play", (1, 89))
