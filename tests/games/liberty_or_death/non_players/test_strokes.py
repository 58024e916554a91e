"""8.1h, 8.3.7, 8.4.11, 8.5.8, 8.6.11, 8.7.8 Brilliant Strokes and the Treaty of non-players."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.situation import Situation

ESCORTS = {
    "british": "4 regulars, Howe @ New York",
    "patriots": "4 continentals, Washington @ Virginia",
    "indians": "3 war parties, village, Brant @ Quebec",
    "french": "4 french regulars, continental, Rochambeau @ Massachusetts",
}


def window(faction: str, player: str = "", **options: str) -> Situation:
    """The window for Brilliant Strokes is open for one non-player; `player` is a person."""
    lod = Situation(**options).treaty().non_players("british", "patriots", "indians", "french")
    if player:
        lod.player("ann", player)
    return lod.card(1).strokes(faction).put(ESCORTS[faction])


def first(lod: Situation, faction: str) -> Situation:
    """Only this Faction and the one with the card are Eligible, this one first."""
    orders = lod.pack.deck.orders
    owner = next(f for f in range(4) if lod.start.strokes >> f & 1)
    wanted = ("british", "patriots", "indians", "french").index(faction)
    number = next(n for n in range(1, 97) if orders[n].index(wanted) < orders[n].index(owner))
    lod.card(number)
    lod.start.eligible = 1 << wanted | 1 << owner
    return lod


@pytest.mark.rule("R-8.4.11a", "R-8.5.8a", "R-8.6.11a", "R-8.7.8a", "R-8.3.7a")
@pytest.mark.parametrize(
    ("faction", "person"),
    [
        ("british", "patriots"),
        ("patriots", "british"),
        ("french", "british"),
        ("indians", "patriots"),
    ],
)
def test_a_person_who_is_first_eligible_calls_for_it(faction: str, person: str) -> None:
    lod = first(window(faction, person), person).begin().by_chart(faction)
    assert lod.answers[0] == "stroke"
    assert lod.logged("stroke") == [(("british", "patriots", "indians", "french").index(faction),)]


@pytest.mark.rule("R-8.4.11a")
def test_8_4_11_a_royalist_person_does_not_provoke_the_british() -> None:
    lod = first(window("british", "indians"), "indians").begin().by_chart("british")
    assert lod.answers[0] == "hold"
    assert lod.gave("np_stroke_not_provoked") == [("8.4.11",)]


@pytest.mark.rule("R-8.4.11a", "R-8.6.11a", "R-8.7.8a")
@pytest.mark.parametrize("faction", ["british", "indians", "french"])
def test_nobody_is_provoked_by_non_players(faction: str) -> None:
    lod = first(window(faction), "patriots").begin().by_chart(faction)
    assert lod.answers[0] == "hold"


@pytest.mark.rule("R-8.4.11a", "R-8.5.8a", "R-8.6.11a", "R-8.7.8a")
@pytest.mark.parametrize(
    ("faction", "person", "force"),
    [
        ("british", "patriots", "3 regulars, Howe @ New York"),
        ("patriots", "british", "3 continentals, 2 militia, Washington @ Virginia"),
        ("french", "british", "3 french regulars, continental, Rochambeau @ Massachusetts"),
        ("indians", "patriots", "2 war parties, village, Brant @ Quebec"),
    ],
)
def test_the_leader_needs_an_escort(faction: str, person: str, force: str) -> None:
    lod = Situation().treaty().non_players("british", "patriots", "indians", "french")
    lod.player("ann", person).card(1).strokes(faction).put(force)
    first(lod, person).begin().by_chart(faction)
    assert lod.answers[0] == "hold"
    assert len(lod.gave("np_stroke_no_escort")) == 1


@pytest.mark.rule("R-8.1i", "A-86")
def test_no_stroke_before_the_treaty() -> None:
    lod = Situation().non_players("british").player("ann", "patriots").card(1).strokes("british")
    first(lod.put(ESCORTS["british"]), "patriots").begin()
    assert lod.asked == "turn"


@pytest.mark.rule("R-8.4.11a", "R-8.3.7c", "R-8.7.8a")
def test_strokes_trump_each_other() -> None:
    """A person plays for the Patriots, who are not 1st Eligible. The British and the Indians both
    answer that, at the same time, and trump each other as usual: the Indians' card is executed."""
    lod = window("british", "patriots").put(ESCORTS["patriots"], ESCORTS["indians"])
    lod.strokes("british", "patriots", "indians").card(1)
    lod.start.controllers[1] = "ann"
    orders = lod.pack.deck.orders
    lod.card(next(n for n in range(1, 97) if orders[n][0] == 3))
    lod.begin().patriots("stroke").by_chart("british", "indians")
    assert lod.answers[:2] == ["stroke", "stroke"]
    assert lod.logged("trumped") == [(1, 0), (0, 2)]
    assert lod.g.strokes == 0b011


@pytest.mark.rule("R-8.3.7a", "R-8.3.7b")
def test_a_british_stroke_is_two_limited_commands_and_the_activity_of_the_first() -> None:
    """Four Regulars with Howe: a Battle is called for and superior where he stands; then a
    Skirmish or Naval Pressure; then a second Limited Command."""
    lod = first(window("british", "patriots"), "patriots").put("2 continentals @ New York")
    lod.resources(british=0).only_available("4 regulars").begin().roll(*[1] * 12)
    lod.chart_rolls("british", 6, 6).by_chart("british")
    commands = [answer for answer in lod.answers if answer.startswith("command")]
    specials = [answer for answer in lod.answers if answer.startswith("special")]
    assert lod.answers[:3] == ["stroke", "command battle", "fight New York"]
    assert len(commands) == 2
    assert len(specials) == 1
    assert lod.has("british") <= 3
    assert lod.g.strokes == 0


@pytest.mark.rule("R-8.3.7a")
def test_without_a_command_for_the_leader_the_stroke_is_held() -> None:
    """Four Regulars in the West Indies, and none Available: no Limited Command of the chart can
    involve them."""
    lod = Situation().treaty().non_players("british").player("ann", "patriots").card(1)
    lod.strokes("british").put("4 regulars, Howe @ West Indies", "3 regulars @ Virginia")
    lod.put("french regular @ West Indies").squadrons(3)
    first(lod.only_available("0 regulars, 0 tories"), "patriots").begin()
    lod.chart_rolls("british", 6).by_chart("british")
    assert lod.answers == ["hold"]
    assert len(lod.gave("np_stroke_no_command")) == 1


@pytest.mark.rule("R-8.1h", "A-11")
@pytest.mark.parametrize(
    ("squadrons", "regulars", "cbc", "signed"),
    [
        (2, 13, 2, True),
        (2, 13, 1, True),
        (2, 13, 0, False),
        (2, 12, 3, True),
        (2, 10, 6, False),
        (3, 13, 0, True),
    ],
)
def test_the_treaty_counts_half_of_the_casualties(
    squadrons: int, regulars: int, cbc: int, signed: bool
) -> None:
    lod = Situation().non_players("french").strokes(treaty=True).squadrons(squadrons)
    lod.only_available(f"{regulars} french regulars").tracks(cbc=cbc).put("militia @ Boston")
    lod.start.eligible = 0b1001
    lod.begin()
    if lod.asked == "play_treaty":
        lod.by_chart("french")
        assert (lod.answers[0] == "treaty") == signed
    else:
        assert not signed
    assert lod.g.treaty == signed
