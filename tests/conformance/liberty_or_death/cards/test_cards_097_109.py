"""6.7, 2.3.8, 2.3.9: the cards that are no Events, each played in a game (97 to 109).

Their rules one by one are in test_06_reset.py, test_02_strokes.py and test_02_treaty.py.
"""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.situation import Situation

# ---------------------------------------------------------------------- 97 to 104 winter


def winter(card: int) -> Situation:
    """The Reset Phase of a round that this card has brought; the Patriots are ahead with their
    Forts, and the British have lost less than the Rebellion."""
    lod = Situation().card(card, on_deck=45).deck(44, 46).step("reset").tracks(cbc=2, crc=7)
    return lod.put("2 patriot forts @ Virginia", "patriot fort @ Boston", "village @ Quebec")


@pytest.mark.rule("R-6.7e", "R-6.7f")
@pytest.mark.parametrize(("card", "british", "french"), [(97, 5, 10), (98, 2, 5)])
def test_97_98_the_courts_look_at_the_casualties(card: int, british: int, french: int) -> None:
    lod = winter(card).begin()
    assert (lod.has("british"), lod.has("french")) == (british, french)
    assert lod.g.played == 45


@pytest.mark.rule("R-6.7g", "A-46")
@pytest.mark.parametrize("card", [99, 100])
def test_99_100_the_larger_casualties_shrink(card: int) -> None:
    lod = winter(card).begin()
    assert (lod.g.cbc, lod.g.crc) == (2, 5)


@pytest.mark.rule("R-6.7h")
@pytest.mark.parametrize("card", [101, 104])
def test_101_104_who_is_ahead_pays(card: int) -> None:
    lod = winter(card).begin()
    assert (lod.has("patriots"), lod.has("indians")) == (3, 5)


@pytest.mark.rule("R-6.7h", "A-47")
@pytest.mark.parametrize("card", [102, 103])
def test_102_103_who_is_ahead_gives_up_a_fort(card: int) -> None:
    lod = winter(card).begin()
    assert (lod.asked, lod.asked_faction) == ("base_lost", "patriots")
    assert lod.why_not("piece Quebec, village") == "outside"
    lod.patriots("piece Boston, patriot fort")
    assert lod.at("Boston") == ""
    assert lod.g.crc == 7


@pytest.mark.rule("R-6.7h", "R-1.10e")
def test_103_a_leader_whose_last_fort_goes_is_not_left_alone() -> None:
    lod = Situation().card(103, on_deck=45).deck(44, 46).step("reset")
    lod.put("patriot fort, Washington @ Quebec", "militia @ Boston").begin()
    assert (lod.asked, lod.asked_faction) == ("leader_rejoins", "patriots")
    lod.patriots("space Boston")
    assert lod.at("Boston") == "1 militia, Washington"
    assert lod.on_map("patriot forts") == 0


@pytest.mark.rule("R-6.7h")
@pytest.mark.parametrize(("villages", "loser"), [(3, ""), (4, "indians"), (2, "patriots")])
def test_104_forts_count_for_three_more(villages: int, loser: str) -> None:
    lod = Situation().card(104, on_deck=45).deck(44, 46).step("reset")
    places = ("Quebec", "Florida", "Georgia", "Virginia")
    lod.put(*[f"village @ {place}" for place in places[:villages]])
    lod.resources(patriots=1, indians=1).begin()
    assert [name for name in ("patriots", "indians") if not lod.has(name)] == [loser] * bool(loser)


@pytest.mark.rule("A-45")
@pytest.mark.parametrize("card", range(97, 105))
def test_97_to_104_bring_nothing_in_the_last_winter(card: int) -> None:
    lod = winter(card).but(winters=3).step("support").begin()
    while lod.ask is not None:
        lod.choose(lod.ask.seat, "none")
    assert lod.g.reason == "final_margin"
    assert (lod.g.cbc, lod.g.crc) == (2, 7)
    assert [lod.has(name) for name in ("british", "patriots", "indians", "french")] == [5] * 4
    assert lod.on_map("patriot forts") == 3


# ---------------------------------------------------------------------- 105 to 108 strokes


def ready_to_strike() -> Situation:
    """Everybody holds a Brilliant Stroke, has a leader at hand and no money at all."""
    lod = Situation().treaty().strokes("british", "patriots", "indians", "french")
    lod.put("3 regulars, Gage @ Boston", "2 continentals, militia, Washington @ Virginia")
    lod.put("2 war parties, Brant @ Quebec", "2 french regulars, Rochambeau @ Norfolk")
    lod.put("militia @ Norfolk", "militia @ Quebec")
    return lod.resources(british=0, patriots=0, indians=0, french=0)


STROKES = {
    105: ("patriots", "command rally", "militia Virginia", "done", "command rally",
          "militia Georgia", "done", "special persuasion", "space Virginia", "none"),
    106: ("british", "special naval pressure", "command muster", "regulars Boston", "number 2",
          "done", "command muster", "tories Boston", "number 1", "done"),
    107: ("french", "command muster", "muster_at Norfolk", "number 2", "no",
          "command muster", "muster_at West Indies", "number 1",
          "special preparer la guerre", "option prepare_resources"),
    108: ("indians", "command gather", "war_parties Quebec", "done", "command march",
          "destination Northwest", "move Quebec, war party, 1", "arrive", "done",
          "special war path"),
}  # fmt: skip


@pytest.mark.rule("R-2.3.8d", "R-2.3.8c", "R-5.1.4a", "R-2.3.6d")
@pytest.mark.parametrize("card", list(STROKES))
def test_105_to_108_two_limited_commands_and_a_special_activity(card: int) -> None:
    faction, *actions = STROKES[card]
    lod = ready_to_strike().begin()
    for other in ("patriots", "british", "french", "indians"):
        if lod.asked == "play_stroke" and lod.asked_faction == other:
            choice = "stroke" if other == faction else "hold"
            getattr(lod, other)(choice)
    assert (lod.asked, lod.asked_faction) == ("stroke_action", faction)
    for action in actions:
        getattr(lod, faction)(action)
    if lod.asked == "stroke_action":
        getattr(lod, faction)("finish")
    assert card in lod.g.played_cards
    assert lod.g.eligible == 0b1111
    assert lod.g.acted == 0


# ---------------------------------------------------------------------- 109 Treaty of Alliance


@pytest.mark.rule("R-2.3.9d", "R-2.3.9a")
def test_109_the_treaty_of_alliance() -> None:
    lod = Situation().strokes(treaty=True).squadrons(1).unavailable("4 french, 2 regulars")
    lod.tracks(cbc=5).put("militia @ Virginia", "militia @ Boston").begin()
    assert (lod.asked, lod.asked_faction) == ("play_treaty", "french")
    lod.french("treaty", "space Virginia", "number 4", "no")
    assert (lod.asked, lod.asked_faction) == ("lay_blockade", "french")
    lod.french("space Boston")
    while lod.asked == "leader_joins":
        lod.choose({"british": 0, "french": 3}[lod.asked_faction], "no")
    assert lod.g.treaty
    assert lod.at("Virginia") == "1 militia, 4 french regulars, Rochambeau"
    assert lod.at("West Indies") == "3 regulars, 3 french regulars"
    assert lod.in_box("unavailable", "french") == 1
    assert lod.in_box("unavailable", "regulars") == 0
    assert lod.g.fni == 1
    assert 109 in lod.g.played_cards
