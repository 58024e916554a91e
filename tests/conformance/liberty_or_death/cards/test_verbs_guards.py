"""5.1 What many Events have in common, case by case: boxes, counts, who is asked and who is not."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.cards.playing import Played
from tests.conformance.liberty_or_death.spoken import faction_of

# ---------------------------------------------------------------------- what comes from where


@pytest.mark.rule("R-5.1.1b")
def test_5_1_1_what_is_unavailable_stays_there_unless_the_card_names_it() -> None:
    lod = Played().unavailable("6 regulars, 6 tories").unshaded(2, "british")
    lod.british("space Boston")
    assert lod.over
    assert lod.at("Boston") == "2 regulars, 2 tories"
    assert lod.in_box("unavailable", "regulars") == 6
    assert lod.in_box("unavailable", "tories") == 6


@pytest.mark.rule("R-5.1.1b", "R-5.1.3a")
def test_5_1_1_no_space_is_asked_for_where_only_unavailable_pieces_are_left() -> None:
    lod = Played().put("regular @ Georgia", "regular @ Virginia").unavailable("6 tories")
    lod.only_available("0 tories").unshaded(47, "patriots")
    assert lod.over
    assert lod.settled() == []
    assert lod.on_map("tories") == 0


@pytest.mark.rule("R-5.1.1b", "A-59")
def test_5_1_1_unavailable_tories_are_not_mustered_by_a_card_that_does_not_name_them() -> None:
    lod = Played().put("regular @ New York", "militia @ Georgia").unavailable("6 tories")
    lod.only_available("0 tories").unshaded(94, "patriots").indians("war_parties New York", "done")
    assert lod.over
    assert lod.settled() == []
    assert lod.at("New York") == "1 regular, 1 war party"


@pytest.mark.rule("R-5.1.1b")
def test_5_1_1_a_mix_comes_from_available_alone_unless_the_card_says_otherwise() -> None:
    lod = Played().unavailable("6 regulars, 6 tories").only_available("1 regulars, 1 tories")
    lod.unshaded(85, "patriots")
    assert lod.over
    assert lod.at("Southwest") == "1 regular, 1 tory"
    assert lod.in_box("unavailable", "regulars") == 6
    assert lod.in_box("unavailable", "tories") == 6


@pytest.mark.rule("R-5.1.1b")
@pytest.mark.parametrize(
    ("available", "unavailable", "offered"),
    [
        (9, 9, ["0", "1", "2"]),
        (1, 9, ["1", "2"]),
        (9, 1, ["0", "1"]),
        (0, 9, []),
        (9, 0, []),
        (0, 1, []),
        (1, 1, []),
    ],
)
def test_5_1_1_how_many_come_from_unavailable_is_asked_where_there_is_a_choice(
    available: int, unavailable: int, offered: list[str]
) -> None:
    """Two Tories for Georgia, under British Control; who plays the card may not lift any."""
    lod = Played().put("regular @ Georgia").unavailable(f"{unavailable} tories")
    lod.only_available(f"{available} tories").unshaded(27, "patriots")
    assert lod.offered("number") == offered
    if offered:
        lod.patriots(f"number {offered[-1]}")
    assert lod.over
    assert not any(answer.startswith("number") for answer in lod.settled())
    placed = min(2, available + unavailable)
    assert lod.count("tories", "Georgia") == placed
    taken = int(offered[-1]) if offered else min(placed, unavailable)
    assert lod.in_box("unavailable", "tories") == unavailable - taken
    assert lod.in_box("available", "tories") == available - (placed - taken)


# ---------------------------------------------------------------------- what is asked


@pytest.mark.rule("R-1.6.1a", "R-5.1.3a")
def test_5_1_3_an_unpopulated_reserve_cannot_shift() -> None:
    lod = Played().put("regular @ Quebec").propaganda("Georgia", 12).unshaded(1, "british")
    assert lod.over
    assert lod.settled() == []


@pytest.mark.rule("R-5.1a")
def test_5_1_one_space_or_piece_is_said_to_be_one() -> None:
    assert Played().put("tory @ Boston", "tory @ Georgia").unshaded(1, "british").left == 1
    assert Played().unshaded(26, "british").left == 1
    lod = Played().put("british fort @ Boston", "british fort @ Georgia").unshaded(92, "british")
    assert lod.left == 1


@pytest.mark.rule("R-5.1a")
def test_5_1_the_pieces_still_to_go_are_counted_down() -> None:
    lod = Played().put("5 militia @ Boston", "5 militia @ Georgia").unshaded(4, "british")
    assert lod.left == 3
    assert lod.british("piece Boston, militia").left == 2
    assert lod.british("piece Boston, militia").left == 1
    assert lod.british("piece Boston, militia").over


@pytest.mark.rule("R-5.1a", "R-5.1.1b")
def test_5_1_the_pieces_still_to_be_replaced_are_counted_down() -> None:
    lod = Played().put("5 tories @ Boston", "5 tories @ Georgia").shaded(89, "french")
    assert lod.left == 3
    assert lod.french("piece Boston, tories").left == 2
    assert lod.french("piece Georgia, tories").left == 1
    assert lod.french("piece Georgia, tories").over
    assert lod.at("Boston") == "4 tories, 1 militia"
    assert lod.at("Georgia") == "3 tories, 2 militia"


@pytest.mark.rule("R-5.1a")
def test_5_1_the_pieces_still_to_be_placed_are_counted_down() -> None:
    lod = Played().shaded(19, "french")
    assert lod.left == 3
    assert lod.french("piece Boston, militia").left == 2
    assert lod.french("piece Boston, militia").left == 1


@pytest.mark.rule("R-1.4.3c")
def test_1_4_3_each_active_militia_is_named_once() -> None:
    lod = Played().put("2 active militia, militia @ Boston", "3 militia @ Georgia")
    lod.unshaded(8, "british")
    assert lod.left == 3
    assert lod.british("piece Boston, active militia").left == 2
    assert lod.british("piece Boston, active militia").left == 1
    assert lod.offered("piece") == ["Boston, militia", "Georgia, militia"]
    lod.british("piece Boston, militia")
    assert lod.over
    assert lod.at("Boston") == "3 active militia"


@pytest.mark.rule("R-1.4.3c")
def test_1_4_3_one_that_was_just_activated_is_not_named_again() -> None:
    lod = Played().put("2 militia @ Boston").unshaded(8, "british")
    assert lod.over
    assert lod.settled() == ["piece Boston, militia", "piece Boston, militia"]


@pytest.mark.rule("R-5.1a", "R-5.1.3a")
def test_5_1_nobody_is_asked_how_many_where_there_is_one_number_only() -> None:
    lod = Played().put("regular, Gage @ Boston").only_available("1 regulars").unshaded(30, "french")
    lod.french("space Boston")
    assert lod.over
    assert lod.settled() == []
    assert lod.at("Boston") == "2 regulars, Gage"


# ---------------------------------------------------------------------- Eligibility


@pytest.mark.rule("R-2.3.6b", "R-5.1.2a")
def test_2_3_6_who_is_made_ineligible_loses_the_mark_that_kept_him_eligible() -> None:
    lod = Played().but(stays_eligible=0b1111).unshaded(5, "british")
    assert lod.g.stays_eligible == 0b1111 & ~(1 << faction_of("patriots"))
    assert lod.g.made_ineligible == 1 << faction_of("patriots")


@pytest.mark.rule("R-2.3.6b", "R-5.1.2a")
def test_2_3_6_who_is_kept_eligible_loses_the_mark_that_made_him_ineligible() -> None:
    lod = Played().put("militia @ Pennsylvania").but(made_ineligible=0b1111)
    lod.unshaded(87, "indians")
    assert lod.g.made_ineligible == 0b1111 & ~(1 << faction_of("indians"))
    assert lod.g.stays_eligible == 1 << faction_of("indians")
