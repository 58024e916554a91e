"""Cards 76 to 80, 82 and 100: the battle cards (6.33)."""

from __future__ import annotations

import pytest

from tests.conformance.washingtons_war.situation import EDITIONS, Situation
from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH

AMERICAN_CARDS = (76, 77, 78, 79)
BRITISH_CARDS = (80, 82, 100)


def bonus(ww: Situation, side: int) -> int:
    """What the card of a side added to the battle."""
    return sum(value for who, key, value in ww.logged("modifier") if (who, key) == (side, "card"))


def british_attack(american: list[int], british: list[int], edition: str) -> Situation:
    ww = Situation(edition).put("Clinton 3 @ New York", "American 3 @ Westchester")
    ww.hand(american, [23, *british]).british_turn().roll(1, 1, 6, 1, 6)
    ww.but(deck=(20, 21, 22))
    return ww.british("activate 23", "general Clinton", "march Westchester")


@pytest.mark.rule("R-072", "R-074", "R-075", "R-164")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("card", AMERICAN_CARDS)
def test_american_battle_cards_add_two_and_draw_one(card: int, edition: str) -> None:
    ww = british_attack([card, 1], [2], edition).british("no_card").american(f"battle_card {card}")
    assert bonus(ww, AMERICAN) == 2
    assert ww.g.hands[AMERICAN] == (1, 22)
    assert ww.g.discards == (23, card)


@pytest.mark.rule("R-072", "R-074", "R-075", "R-164")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("card", BRITISH_CARDS)
def test_british_battle_cards_add_two_and_draw_one(card: int, edition: str) -> None:
    ww = british_attack([1], [card, 2], edition).british(f"battle_card {card}").american("no_card")
    assert bonus(ww, BRITISH) == 2
    assert ww.g.hands[BRITISH] == (2, 22)
    assert ww.g.discards == ((23,) if card == 100 else (23, card))
    assert ww.g.removed == ((100,) if card == 100 else ())


@pytest.mark.rule("R-072", "R-164")
@pytest.mark.parametrize("card", AMERICAN_CARDS)
def test_american_battle_cards_serve_an_attacker_too(card: int) -> None:
    ww = Situation().put("Greene 3 @ Hartford", "British 3 @ Westchester")
    ww.hand([1, card], []).roll(1, 6, 1, 1, 6)
    ww.american("activate 1", "general Greene", "march Westchester", f"battle_card {card}")
    assert bonus(ww, AMERICAN) == 2


@pytest.mark.rule("R-072", "R-059", "R-065")
@pytest.mark.parametrize("card", [*AMERICAN_CARDS, *BRITISH_CARDS])
def test_battle_cards_are_refused_as_events_outside_battle(card: int) -> None:
    own = AMERICAN if card in AMERICAN_CARDS else BRITISH
    for side in (AMERICAN, BRITISH):
        ww = Situation().put("Howe 2 @ York").hand([card, 1], [card, 2])
        ww.start.active = side
        if side != own:
            assert ww.why_not(f"event {card}") == "other_sides_event"
        elif card != 82:
            assert ww.why_not(f"event {card}") == "only_in_battle"
        assert ww.offers(f"discard {card}")


@pytest.mark.rule("R-080", "R-077")
@pytest.mark.parametrize("card", [*AMERICAN_CARDS, *BRITISH_CARDS])
def test_battle_cards_of_the_enemy_give_one_and_no_draw(card: int) -> None:
    if card in AMERICAN_CARDS:
        ww = british_attack([1], [card, 2], EDITIONS[0])
        assert ww.why_not(f"battle_card {card}") == "other_sides_battle_card"
        ww.british(f"discard_for_bonus {card}").american("no_card")
        assert (bonus(ww, BRITISH), ww.g.hands[BRITISH]) == (1, (2,))
    else:
        ww = british_attack([card, 1], [2], EDITIONS[0]).british("no_card")
        assert ww.why_not(f"battle_card {card}") == "other_sides_battle_card"
        ww.american(f"discard_for_bonus {card}")
        assert (bonus(ww, AMERICAN), ww.g.hands[AMERICAN]) == (1, (1,))
    assert (ww.g.discards, ww.g.removed) == ((23, card), ())


# ---------------------------------------------------------------------- 82 Tarleton


@pytest.mark.rule("R-072", "R-062", "R-198")
@pytest.mark.parametrize("edition", EDITIONS)
def test_82_tarleton_removes_two_markers_within_two_spaces_of_a_british_general(
    edition: str,
) -> None:
    """Cornwallis at Camden: a line counts one, a dashed line three."""
    near = ["Charlotte", "Cheraw", "Cross Creek", "Gilbert Town", "Salem", "Augusta", "Charleston"]
    far = ["Abingdon", "Hillsboro", "Savannah", "York"]
    ww = Situation(edition).put("Cornwallis 2 @ Camden").american_pc(*near, *far, "Camden")
    ww.hand([1], [82, 2]).british_turn().british("event 82")
    assert ww.asked_seat == BRITISH
    assert ww.offered("remove") == sorted([*near, "Camden"])
    for space in far:
        assert ww.why_not(f"remove {space}") == "too_far_from_general"
    ww.british("remove Salem", "remove Charlotte")
    assert (ww.pc("Salem"), ww.pc("Charlotte")) == ("none", "none")
    assert ww.g.discards == (82,)
    assert ww.asked_seat == AMERICAN


@pytest.mark.rule("R-072", "R-106")
def test_82_tarleton_does_not_cross_the_wilderness() -> None:
    """Fort Niagara is three away from Fort Detroit over the dashed line."""
    ww = Situation().put("Carleton @ Fort Detroit").american_pc("Fort Niagara", "Fort Detroit")
    ww.hand([1], [82, 2]).british_turn().british("event 82")
    assert ww.why_not("remove Fort Niagara") == "too_far_from_general"
    assert ww.offers("remove Fort Detroit")


@pytest.mark.rule("R-072", "R-061")
def test_82_tarleton_any_general_will_do_even_alone_and_in_quebec() -> None:
    ww = Situation().put("Carleton @ Quebec", "Howe 2 @ Boston")
    ww.american_pc("Ticonderoga", "Saratoga", "Concord").hand([1], [82, 2]).british_turn()
    ww.british("event 82")
    assert ww.offered("remove") == ["Concord", "Ticonderoga"]
    ww.british("done")
    assert ww.pc("Concord") == "American"


@pytest.mark.rule("R-072", "R-062")
@pytest.mark.parametrize(
    ("guard", "reason"),
    [("American 1 @ Camden", "marker_guarded_by_cu"), ("French 1 @ Camden", "marker_guarded_by_cu"),
     ("Lee @ Camden", "marker_guarded_by_general"),
     ("Washington @ Camden", "marker_guarded_by_general"),
     ("", "marker_guarded_by_congress")],
)  # fmt: skip
def test_82_tarleton_spares_guarded_markers_and_british_ones(guard: str, reason: str) -> None:
    ww = Situation().put("Cornwallis 2 @ Cheraw").american_pc("Camden", "Charlotte")
    ww.british_pc("Cross Creek").hand([1], [82, 2]).british_turn()
    if guard:
        ww.put(guard)
    else:
        ww.congress("Camden")
    ww.british("event 82")
    assert ww.why_not("remove Camden") == reason
    assert ww.why_not("remove Cross Creek") == "no_marker_of_that_side"
    assert ww.why_not("remove Salem") == "no_marker_of_that_side"
    assert ww.why_not("flip Charlotte") == "event_does_otherwise"


@pytest.mark.rule("R-072")
def test_82_tarleton_american_generals_and_absent_british_ones_do_not_count() -> None:
    ww = Situation().put("Greene @ Camden").american_pc("Charlotte", "Camden")
    ww.generals_in("captured", "Howe").hand([1, 3], [82, 2]).british_turn().british("event 82")
    assert (ww.asked, ww.asked_seat) == ("play", AMERICAN)
    assert ww.pc("Charlotte") == "American"
