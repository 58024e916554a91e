"""13.3.4 and 13.4: which Hits score, and who takes them."""

from __future__ import annotations

import pytest

from tests.conformance.bayonets_tomahawks.fights import (
    besiege,
    lost,
    meet,
    reduced,
    rollers,
    track,
    won,
)
from tests.conformance.bayonets_tomahawks.situation import Situation
from ticonderoga.games.bayonets_tomahawks.data.kinds import BRITISH, FRENCH
from ticonderoga.games.bayonets_tomahawks.rules.battle_hits import scoring
from ticonderoga.games.bayonets_tomahawks.rules.losses import eliminate
from ticonderoga.games.bayonets_tomahawks.view import view

MISSES = [6] * 60
ENEMIES = {
    "triangle": "Langis, Mingo", "square": "Berry, Canadiens 1",
    "circle": "Fort Massiac, Beauffremont, Canonniers Bombardiers 1",
}  # fmt: skip


# ---------------------------------------------------------------------- 13.3.4 Hit checks


@pytest.mark.rule("R-13.3.4a", "R-1.3a")
@pytest.mark.parametrize(
    ("who", "shape", "scores"),
    [
        ("Rogers", "triangle", "TC"), ("Mohawk", "triangle", "TC"), ("Campbell", "square", "SC"),
        ("15th & 58th", "square", "SC"), ("New England 1", "square", "SC"),
        ("Boscawen", "circle", "TC SC"), ("Royal Artillery 1", "circle", "TC SC"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("face", ["TC", "SC"])
def test_13_3_4_the_face_must_show_the_shape(who: str, shape: str, scores: str, face: str) -> None:
    bt = meet("Chignectou", who, ENEMIES[shape]).put("British landing @ Chignectou")
    bt.dice(face).roll(*MISSES).begin()
    if bt.asked == "reroll":
        bt.british("accept")
    hits = bt.logged("hit_scored")
    assert len(hits) == (1 if face in scores.split() else 0)


@pytest.mark.rule("R-13.3.4a")
@pytest.mark.parametrize(
    ("who", "face", "enemy"),
    [
        ("Rogers", "TC", "Berry, Canonniers Bombardiers 1"), ("15th & 58th", "SC", "Langis, Mingo"),
        ("Royal Artillery 1", "TC", "Langis, Berry"), ("Boscawen", "SC", "Langis, Berry"),
    ],
)  # fmt: skip
def test_13_3_4_an_enemy_of_the_shape_must_be_there(who: str, face: str, enemy: str) -> None:
    bt = meet("Chignectou", who, enemy).dice(face).roll(*MISSES).begin()
    assert bt.logged("hit_scored") == []
    assert bt.logged("hit_nothing") == [(bt.piece(who),)]


@pytest.mark.rule("R-13.3.4a", "G-C-31")
def test_13_3_4_hits_beyond_what_can_be_taken_do_nothing() -> None:
    bt = besiege("3 British artillery", bastions=0).put("reduced Bastion 1 @ Québec")
    bt.dice("TC SC TC  F  M M M").begin()
    assert lost(bt) == ["Bastion 1"]
    assert len(bt.logged("hit_nothing")) == 2
    assert bt.logged("rolled")[-1][0] == bt.piece("Bastion 1"), "it still rolls its die"
    assert won(bt) == "French 1:1"


@pytest.mark.rule("R-13.3.4b", "G-C-30", "A-53")
def test_13_3_4_a_scored_hit_moves_the_marker_but_is_applied_only_above_zero() -> None:
    bt = meet("Saranac", "3 British light", "Langis, Lacorne")
    bt.put("British marshal @ Saranac", "British oos @ Saranac").dice("TC TC TC").begin()
    assert [entry[2] for entry in bt.logged("hit_scored")] == [-1, 0, 1]
    assert len(bt.logged("hit_not_applied")) == 2
    assert (bt.asked, bt.asked_seat) == ("hit", FRENCH)
    bt.roll(*MISSES).french("hit Lacorne")
    assert reduced(bt) == ["Lacorne"]
    assert won(bt) == "British 1:0"


@pytest.mark.rule("A-53", "R-13.3.4a")
@pytest.mark.parametrize(
    ("faces", "marker", "room", "score"),
    [
        (0, 0, 3, 0), (2, 0, 3, 2), (3, 0, 3, 3), (4, 0, 3, 3), (4, 5, 1, 1), (4, -1, 1, 2),
        (4, -2, 1, 3), (4, -5, 1, 4), (9, -5, 1, 6), (4, -5, 0, 0), (4, 0, 0, 0),
    ],
)  # fmt: skip
def test_13_3_4_how_many_faces_score(faces: int, marker: int, room: int, score: int) -> None:
    """A Hit that leaves the marker at 0 or below takes no step of the enemy."""
    assert scoring(faces, marker, room) == score


@pytest.mark.rule("A-53")
def test_13_3_4_unapplied_hits_use_up_no_step() -> None:
    """From -2 one Indian gives room for three scored Hits, the last of which is applied."""
    bt = meet("Saranac", "4 British light", "Mingo")
    bt.put("British marshal @ Saranac", "British oos @ Saranac").dice("TC TC TC TC  M").begin()
    assert [entry[2] for entry in bt.logged("hit_scored")] == [-1, 0, 1]
    assert len(bt.logged("hit_nothing")) == 1
    assert lost(bt) == ["Mingo"]


# ---------------------------------------------------------------------- 13.3.4 targets

ORDERS = [
    ("Rogers", "TC", "Langis, Mingo", "Langis"),
    ("Rogers", "TC", "Mingo", "Mingo"),
    ("Mohawk", "TC", "Langis, Mingo", "Mingo"),
    ("Mohawk", "TC", "Langis", "Langis"),
    ("15th & 58th", "SC", "Berry, Canadiens 1", "Berry"),
    ("15th & 58th", "SC", "Canadiens 1", "Canadiens 1"),
    ("New England 1", "SC", "Berry, Canadiens 1", "Canadiens 1"),
    ("New England 1", "SC", "Berry", "Berry"),
    ("Boscawen", "TC", "Beauffremont, Canonniers Bombardiers 1", "Beauffremont"),
    ("Boscawen", "TC", "Canonniers Bombardiers 1", "Canonniers Bombardiers 1"),
    ("Royal Artillery 1", "TC", "Beauffremont, Canonniers Bombardiers 1",
     "Canonniers Bombardiers 1"),
    ("Royal Artillery 1", "TC", "Beauffremont", "Beauffremont"),
]  # fmt: skip


@pytest.mark.rule("R-13.3.4c")
@pytest.mark.parametrize(("who", "face", "enemy", "victim"), ORDERS)
def test_13_3_4_the_order_of_targets(who: str, face: str, enemy: str, victim: str) -> None:
    bt = meet("Chignectou", who, enemy).dice(face).roll(*MISSES).begin()
    hurt = reduced(bt) + [name for name in lost(bt) if name == "Mingo"]
    assert hurt == [victim]


@pytest.mark.rule("R-13.3.4c")
@pytest.mark.parametrize(
    ("who", "enemy", "victim"),
    [
        ("Royal Artillery 1", "Fort Massiac, Beauffremont", "Fort Massiac"),
        ("Royal Artillery 1", "Fort Massiac, Canonniers Bombardiers 1",
         "Canonniers Bombardiers 1"),
        ("Boscawen", "Fort Massiac, Canonniers Bombardiers 1", "Canonniers Bombardiers 1"),
        ("Boscawen", "Fort Massiac", "Fort Massiac"),
    ],
)  # fmt: skip
def test_13_3_4_forts_as_targets(who: str, enemy: str, victim: str) -> None:
    """The penalty for the Fort is made good by Flags of Light units."""
    bt = meet("Chignectou", f"{who}, Rogers, Scott", enemy)
    bt.dice("F F  TC").roll(*MISSES).begin()
    assert reduced(bt) == [victim]


@pytest.mark.rule("R-13.3.4c", "R-3.3a", "R-13.4.2a")
def test_13_3_4_only_artillery_hits_bastions() -> None:
    bt = besiege("Royal Artillery 1, Rogers", bastions=1).dice("M  TC").roll(*MISSES).begin()
    assert reduced(bt) == ["Bastion 1"]
    bt = besiege("Boscawen, Rogers", bastions=1).dice("M  TC").roll(*MISSES).begin()
    assert reduced(bt) == []
    assert bt.logged("hit_nothing") == [(bt.piece("Boscawen"),)]


@pytest.mark.rule("R-13.3.4c")
@pytest.mark.parametrize(
    ("stack", "victim"),
    [
        ("Royal Artillery 1, Boscawen", "Royal Artillery 1"), ("Boscawen, Rogers", "Boscawen"),
        ("Rogers", ""),
    ],
)  # fmt: skip
def test_13_3_4_bastions_hit_artillery_then_fleets(stack: str, victim: str) -> None:
    bt = besiege(stack, bastions=1).put("British light @ Québec")
    units = stack.count(",") + 2
    bt.roll(*[6] * units).dice("TC").roll(*MISSES).begin()
    assert reduced(bt) == ([victim] if victim else [])


@pytest.mark.rule("R-13.3.4c")
def test_13_3_4_forts_hit_artillery_and_fleets_and_never_forts_or_bastions() -> None:
    bt = meet("Halifax", "Fort Anne", "Beauffremont, Canonniers Bombardiers 1, Langis",
              attacker="french")  # fmt: skip
    bt.dice("M M M  SC").roll(*MISSES).begin()
    assert reduced(bt) == ["Canonniers Bombardiers 1"]
    bt = meet("Halifax", "Fort Anne", "Beauffremont, Langis", attacker="french")
    bt.dice("M M  SC").roll(*MISSES).begin()
    assert reduced(bt) == ["Beauffremont"]
    bt = meet("Chignectou", "Fort Anne, Rogers", "Fort Massiac").dice("F F  M  F  TC").begin()
    assert reduced(bt) == [], "a Fort hits no Fort"


# ---------------------------------------------------------------------- 13.4 who takes it


@pytest.mark.rule("R-13.4a", "A-8")
def test_13_4_the_owner_chooses_among_equals() -> None:
    bt = meet("Saranac", "2 British light", "Langis, Lacorne, Mingo, Rigaud, Berry").begin()
    bt.dice("TC M").french("no_commander")
    assert (bt.asked, bt.asked_seat) == ("hit", FRENCH)
    assert track(bt) == [1, 0]
    assert bt.offered("hit") == ["Lacorne (Light)", "Langis (Light)"]
    assert bt.why_not("hit Mingo") == "hit_other_type"
    assert bt.why_not("hit Berry") == "hit_other_type"
    assert bt.why_not("hit Rigaud") == "pick_commander"
    assert bt.why_not("hit Rogers") == "pick_other_side"
    assert bt.why_not("hit Lignery") == "pick_elsewhere"
    bt.roll(*MISSES).french("hit Lacorne")
    assert reduced(bt) == ["Lacorne"]


@pytest.mark.rule("R-13.4a", "A-8")
def test_13_4_a_reduced_unit_takes_the_hit_before_a_full_one() -> None:
    bt = meet("Saranac", "2 British light", "reduced Langis, Lacorne").dice("TC M").begin()
    assert lost(bt) == ["Langis"], "not offered, only one"
    bt = meet("Louisbourg", "British artillery, 3 British light", "Bastion 1, Bastion 2")
    bt.put("reduced Bastion 3 @ Québec").dice("M M M TC").roll(*MISSES).begin()
    assert reduced(bt) == ["Bastion 1"], "copies of one counter: nobody is asked"


@pytest.mark.rule("R-13.4a", "A-8")
def test_13_4_full_units_are_refused_while_a_reduced_one_is_there() -> None:
    bt = meet("Saranac", "5 British metropolitan", "Berry, Foix & Quercy, Artois & Bourgogne")
    bt.dice("SC SC SC M M").begin()
    bt.french("hit Berry")
    assert lost(bt) == ["Berry"], "the second Hit goes to the Reduced Berry without a question"
    assert bt.asked == "hit"
    assert bt.why_not("hit Berry") == "pick_elsewhere"


@pytest.mark.rule("R-13.4a")
def test_13_4_two_reduced_units_are_equal() -> None:
    """Combining leaves one Reduced unit of a type; two come about by Hits."""
    bt = besiege("3 British artillery", bastions=0)
    bt.put("reduced Bastion 1, reduced Bastion 2 @ Québec")
    bt.dice("TC M M").roll(*MISSES).begin()
    assert lost(bt) == ["Bastion 1"]


@pytest.mark.rule("R-13.4.1a")
@pytest.mark.parametrize(
    ("who", "face", "enemy", "box"),
    [
        ("Rogers", "TC", "reduced Langis", "losses"), ("Rogers", "TC", "Mingo", "losses"),
        ("15th & 58th", "SC", "reduced Berry", "losses"),
        ("15th & 58th", "SC", "reduced Canadiens 1", "losses"),
        ("Royal Artillery 1", "TC", "reduced Canonniers Bombardiers 1", "losses"),
        ("Boscawen", "TC", "reduced Beauffremont", "pool"),
    ],
)  # fmt: skip
def test_13_4_1_where_eliminated_units_go(who: str, face: str, enemy: str, box: str) -> None:
    bt = meet("Chignectou", who, enemy).dice(face).roll(*MISSES).begin()
    name = enemy.removeprefix("reduced ")
    assert bt.where(name) == box
    assert not bt.g.is_reduced(bt.piece(name))


@pytest.mark.rule("R-13.4.1a", "R-2.1.10c")
def test_13_4_1_forts_and_bastions_leave_play() -> None:
    bt = meet("Chignectou", "Royal Artillery 1, Rogers, Scott", "reduced Fort Massiac")
    bt.dice("F F  TC  M").begin()
    assert bt.where("Fort Massiac") == "removed"
    bt = besiege("Royal Artillery 1", bastions=1).put("reduced Bastion 2 @ Québec")
    bt.dice("TC").roll(*MISSES).begin()
    assert bt.where("Bastion 2") == "removed"


@pytest.mark.rule("R-3.1.1a", "R-13.4.1a")
def test_13_4_an_indian_is_eliminated_by_one_hit() -> None:
    bt = meet("Saranac", "Rogers", "Mingo, Langis").dice("TC").roll(*MISSES).begin()
    assert reduced(bt) == ["Langis"]
    bt = meet("Saranac", "Mohawk", "Mingo, Langis").dice("TC").roll(*MISSES).begin()
    assert bt.where("Mingo") == "losses"


# ---------------------------------------------------------------------- 13.4.2 Highlands


def highlanders(faces: str, british: str, french: str, **options: str) -> Situation:
    """French attackers roll against a British stack."""
    bt = meet("Lake George", british, french, attacker="french", **options).dice(faces)
    return bt.roll(*MISSES).begin()


@pytest.mark.rule("R-13.4.2a", "R-3.2.1a")
def test_13_4_2_the_first_hit_on_a_metropolitan_goes_to_a_highland() -> None:
    bt = highlanders("SC SC M", "Campbell, Fraser, reduced 15th & 58th, 22nd & 28th",
                     "3 French metropolitan")  # fmt: skip
    assert bt.offered("hit") == ["Campbell (Highland Brigade)", "Fraser (Highland Brigade)"]
    assert bt.why_not("hit 15th & 58th") == "hit_highland_first"
    assert bt.why_not("hit 22nd & 28th") == "hit_highland_first"
    bt.british("hit Fraser")
    assert (bt.asked, bt.asked_seat) == ("hit", BRITISH)
    assert bt.offered("hit") == ["15th & 58th (Metropolitan Brigade)", "Fraser (Highland Brigade)"]
    assert bt.why_not("hit 22nd & 28th") == "hit_reduced_first"
    assert bt.why_not("hit Campbell") == "hit_reduced_first"


@pytest.mark.rule("R-13.4.2a")
def test_13_4_2_also_if_another_brigade_rolled_it() -> None:
    bt = highlanders("SC", "Campbell, reduced 15th & 58th", "canadiens")
    assert reduced(bt)[:1] == ["Campbell"]


@pytest.mark.rule("R-13.4.2a")
def test_13_4_2_a_reduced_highland_before_a_full_one() -> None:
    bt = highlanders("SC", "reduced Campbell, Fraser, 15th & 58th", "canadiens")
    assert lost(bt)[:1] == ["Campbell"]


@pytest.mark.rule("R-13.4.2a", "A-7")
def test_13_4_2_a_bt_hit_need_not_go_to_a_highland() -> None:
    bt = highlanders("BT", "Campbell, reduced 15th & 58th", "Berry")
    assert lost(bt)[:1] == ["15th & 58th"]
    bt = highlanders("BT SC", "Campbell, 15th & 58th, 22nd & 28th", "Berry, Foix & Quercy")
    assert reduced(bt) == ["Campbell"], "the Hit comes before the B&T"
    assert lost(bt) == ["Campbell"], "which goes to the only Reduced one"


@pytest.mark.rule("A-7")
def test_13_4_2_a_bt_hit_does_not_use_up_the_first_hit() -> None:
    """A Metropolitan's B&T, then the Hit of a Canadiens."""
    bt = highlanders("BT  SC", "Campbell, 15th & 58th, 22nd & 28th", "Berry, canadiens")
    assert bt.offered("hit") == [
        "15th & 58th (Metropolitan Brigade)", "22nd & 28th (Metropolitan Brigade)",
        "Campbell (Highland Brigade)",
    ]  # fmt: skip
    bt.british("hit 15th & 58th")
    assert reduced(bt) == ["15th & 58th", "Campbell"]


@pytest.mark.rule("A-7")
def test_13_4_2_by_the_option_bt_hits_go_to_a_highland_too() -> None:
    bt = highlanders("BT  SC", "Campbell, reduced 15th & 58th, 22nd & 28th", "Berry, canadiens",
                     highland_hits="all")  # fmt: skip
    assert reduced(bt)[:1] == ["Campbell"]
    assert (bt.asked, bt.offered("hit")) == (
        "hit", ["15th & 58th (Metropolitan Brigade)", "Campbell (Highland Brigade)"],
    )  # fmt: skip
    assert bt.why_not("hit 22nd & 28th") == "hit_reduced_first"


@pytest.mark.rule("A-7")
def test_13_4_2_a_hit_that_is_not_applied_does_not_use_it_up() -> None:
    bt = meet("Lake George", "Campbell, 15th & 58th", "2 canadiens", attacker="french")
    bt.put("French marshal @ Lake George").dice("SC SC").begin()
    assert len(bt.logged("hit_not_applied")) == 1
    assert reduced(bt)[:1] == ["Campbell"]


# ---------------------------------------------------------------------- 13.4.3 chits


@pytest.mark.rule("R-13.4.3a", "R-3.2a")
def test_13_4_3_the_opponent_draws_a_chit_at_once() -> None:
    bt = meet("Saranac", "15th & 58th, 22nd & 28th", "reduced Berry, Foix & Quercy")
    bt.start.wie[BRITISH] = 0
    bt.dice("SC M").begin()
    assert (bt.asked, bt.asked_seat) == ("chit", BRITISH)
    assert rollers(bt) == ["15th & 58th", "22nd & 28th"], "before anybody else rolls"


@pytest.mark.rule("R-3.2a", "R-13.4.3a")
def test_13_4_3_none_for_another_brigade() -> None:
    bt = meet("Saranac", "15th & 58th", "reduced Canadiens 1, Langis").dice("SC").roll(*MISSES)
    bt.begin()
    assert lost(bt) == ["Canadiens 1"]
    assert bt.logged("chit_drawn") == []


@pytest.mark.rule("R-13.3.3b", "R-3.0.2a")
def test_13_4_a_defender_who_is_only_reduced_is_not_among_the_eliminated() -> None:
    """Langis is Reduced by Rogers before the Brigade hits."""
    bt = meet("Ticonderoga", "Rogers, 15th & 58th", "Langis, Berry, Foix & Quercy")
    bt.dice("TC  SC").begin()
    assert bt.offered("hit") == [
        "Berry (Metropolitan Brigade)",
        "Foix & Quercy (Metropolitan Brigade)",
    ]
    battle = view(bt.g, FRENCH)["battle"]
    assert battle is not None
    assert (reduced(bt), battle["eliminated"]) == (["Langis"], [])


@pytest.mark.rule("R-13.4.1a")
def test_13_4_1_the_eliminated_leave_any_space() -> None:
    """Newfoundland, the first space of the map's list."""
    bt = Situation().put("Rogers, Gage @ Newfoundland")
    bt.perform(lambda g: eliminate(g, bt.piece("Rogers")))
    assert bt.at("Newfoundland") == "British: Gage"
    assert bt.where("Rogers") == "losses"
