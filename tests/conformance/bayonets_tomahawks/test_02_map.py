"""1, 2 Dice, spaces, control, connections, Colonies: what the map says and what follows from it."""

from __future__ import annotations

import pytest

from tests.conformance.bayonets_tomahawks.situation import Situation
from ticonderoga.games.bayonets_tomahawks.data.kinds import (
    BASE,
    BRITISH,
    BT,
    FLAG_1,
    FLAG_2,
    FRENCH,
    MISS,
    NEUTRAL,
    OUTPOST,
    SETTLED,
    SQUARE_HIT,
    TRIANGLE_HIT,
    VILLAGE,
    WILDERNESS,
    is_flag,
)
from ticonderoga.games.bayonets_tomahawks.rules.control import (
    after_leaving,
    change_control,
    militia_of,
    settle_control,
)
from ticonderoga.games.bayonets_tomahawks.rules.stacks import bring_in, lift, send_away, shift
from ticonderoga.games.bayonets_tomahawks.rules.supply import (
    ANY_WAY,
    COASTAL_ONLY,
    NO_PATHS,
    kind_of_way,
    way_is_open,
)


def lists(bt: Situation, kind: int, home: int) -> list[str]:
    board = bt.board
    return [
        board.names[s] for s in range(board.size) if (board.kind[s], board.home[s]) == (kind, home)
    ]


@pytest.mark.rule("R-1.3a")
def test_the_die_has_two_flags_and_one_of_each_other_face() -> None:
    assert [is_flag(face) for face in range(1, 7)] == [True, True, False, False, False, False]
    assert [FLAG_1, FLAG_2, TRIANGLE_HIT, SQUARE_HIT, BT, MISS] == [1, 2, 3, 4, 5, 6]
    words = Situation().rules.words
    said = [words.named("d6", face) for face in range(1, 7)]
    assert said == ["Flag", "Flag", "triangle/circle Hit", "square/circle Hit", "B&T", "Miss"]


@pytest.mark.rule("R-2.1.1a")
def test_home_spaces_have_a_faction_and_wilderness_and_villages_none() -> None:
    bt = Situation()
    board = bt.board
    for space in range(board.size):
        is_home = board.kind[space] in (OUTPOST, SETTLED, BASE)
        assert (board.home[space] != NEUTRAL) == is_home, board.names[space]
    assert len(lists(bt, SETTLED, BRITISH)) == 10
    assert len(lists(bt, SETTLED, FRENCH)) == 9
    assert board.size == 95


@pytest.mark.rule("R-2.1.7b", "R-2.1.7a")
def test_bases_are_british_coastal_and_in_a_colony_and_worth_nothing() -> None:
    bt = Situation()
    board = bt.board
    assert lists(bt, BASE, BRITISH) == [
        "Alexandria", "Boston", "New London", "New York", "Philadelphia",
    ]  # fmt: skip
    for name in lists(bt, BASE, BRITISH):
        space = bt.space(name)
        assert board.coastal[space]
        assert board.colony[space] >= 0
        assert (board.value[space], board.militia[space], board.victory[space]) == (0, 0, 0)
        assert bt.start.is_colony_home(BRITISH, space)
        assert not board.settled(space)


@pytest.mark.rule("R-2.1.4a", "R-2.1.5a")
def test_values_victory_points_and_militia() -> None:
    bt = Situation()
    board = bt.board
    for space in range(board.size):
        if board.kind[space] == OUTPOST:
            assert board.value[space] == 1
            assert board.militia[space] == 0
            assert board.victory[space] in (0, 1)
        elif board.kind[space] == SETTLED:
            assert 1 <= board.value[space] <= 3
            assert board.militia[space] >= 1
            assert board.victory[space] in (0, board.value[space])
        else:
            assert board.value[space] == 0
            assert board.militia[space] == 0
    named = {board.names[s]: board.victory[s] for s in range(board.size) if board.victory[s]}
    assert named == {
        "Newfoundland": 1, "Louisbourg": 3, "Miramichy": 1, "Halifax": 2, "Chignectou": 1,
        "Annapolis Royal": 1, "Québec": 3, "York": 1, "Montréal": 3, "Ticonderoga": 1,
        "Northfield": 2, "Lake George": 1, "Albany": 3, "Baye de Cataracouy": 1, "Oswego": 1,
        "Niagara": 1, "Carlisle": 2, "Le Détroit": 2, "Forks of the Ohio": 1, "Charles Town": 2,
        "Les Illinois": 2,
    }  # fmt: skip


@pytest.mark.rule("R-2.1.6a", "R-10.6.2a")
def test_coasts_and_the_sea_zones_they_border() -> None:
    bt = Situation()
    board = bt.board
    both = [board.names[s] for s in board.coast if board.atlantic[s] and board.gulf[s]]
    assert both == ["Newfoundland", "Louisbourg"]
    assert len(board.coast) == 25
    assert sum(board.atlantic) == 15
    assert sum(board.gulf) == 12
    assert [board.coastal[s] for s in range(board.size)] == [
        board.atlantic[s] or board.gulf[s] for s in range(board.size)
    ]


@pytest.mark.rule("R-2.1.8a", "R-3.1.1a", "R-3.1.2a")
def test_every_village_belongs_to_an_indian_unit_or_a_nation() -> None:
    bt = Situation()
    pieces, board = bt.pieces, bt.board
    at_home = {pieces.names[p]: board.names[v] for p, v in enumerate(pieces.village) if v >= 0}
    assert at_home == {
        "Mohawk": "Albany", "Abénaki": "Les Trois Rivières", "Chaouanon": "Forks of the Ohio",
        "Delaware": "Kithanink", "Kahnawake": "Montréal", "Malécite": "Grand Sault",
        "Micmac": "Miramichy", "Mingo": "Diiohage", "Mississagué": "Toronto",
        "Outaouais": "Le Détroit", "Seneca": "Gennisheyo",
    }  # fmt: skip
    villages = [[board.names[v] for v in group] for group in board.nation_villages]
    assert villages == [["Oquaga", "Onontake", "Kanistioh"], ["Chote", "Keowee"]]
    assert [pieces.nation.count(nation) for nation in (0, 1)] == [3, 2]
    for nation, group in enumerate(board.nation_villages):
        assert all(board.nation[v] == nation and board.kind[v] == VILLAGE for v in group)


@pytest.mark.rule("R-2.4a")
def test_a_friendly_colony_home_space() -> None:
    bt = Situation().put("French control @ Albany", "British control @ Montréal")
    g = bt.start
    assert not g.is_colony_home(BRITISH, bt.space("Albany")), "it is in enemy hands"
    assert not g.is_colony_home(FRENCH, bt.space("Albany")), "a captured one never is one"
    assert not g.is_colony_home(BRITISH, bt.space("Montréal"))
    assert not g.is_colony_home(BRITISH, bt.space("Oswego")), "it lies in no Colony"
    assert not g.is_colony_home(BRITISH, bt.space("Saranac"))
    assert g.is_colony_home(BRITISH, bt.space("Kingston"))
    assert g.is_colony_home(FRENCH, bt.space("Le Baril"))
    colonies = bt.board.colony_names
    assert colonies[bt.board.colony[bt.space("Newfoundland")]] == "Nova Scotia"
    assert colonies[bt.board.colony[bt.space("Louisbourg")]] == "Acadie"


# ---------------------------------------------------------------------- control


@pytest.mark.rule("R-2.1.2b", "R-2.1.2d")
def test_sole_occupation_captures_unless_a_battle_is_to_come() -> None:
    bt = Situation().put("Rogers @ Ticonderoga").vp("French 1")
    settle_control(bt.start, bt.space("Ticonderoga"))
    assert bt.control("Ticonderoga") == "British"
    assert bt.victory() == "British 1"
    bt = Situation().put("Rogers @ Montréal", "battle @ Montréal").vp("French 1")
    settle_control(bt.start, bt.space("Montréal"))
    assert bt.control("Montréal") == "French"
    assert bt.victory() == "French 1"
    bt = Situation().put("Rogers, Lacorne @ Ticonderoga")
    settle_control(bt.start, bt.space("Ticonderoga"))
    assert bt.control("Ticonderoga") == "French", "both sides are there"


@pytest.mark.rule("R-2.1.2c", "R-2.1.2d")
def test_the_home_faction_takes_back_what_it_occupies_alone() -> None:
    bt = Situation().put("Lacorne @ Ticonderoga", "British control @ Ticonderoga").vp("British 3")
    settle_control(bt.start, bt.space("Ticonderoga"))
    assert bt.control("Ticonderoga") == "French"
    assert bt.victory() == "British 2"


@pytest.mark.rule("R-2.1.2e", "G-C-41", "G-C-20")
def test_an_empty_captured_settled_space_reverts_and_an_outpost_does_not() -> None:
    bt = Situation().put("British control @ Montréal").vp("British 5")
    after_leaving(bt.start, bt.space("Montréal"))
    assert bt.control("Montréal") == "French"
    assert bt.victory() == "British 2"
    bt = Situation().put("British control @ Les Trois Rivières").vp("British 5")
    after_leaving(bt.start, bt.space("Les Trois Rivières"))
    assert bt.control("Les Trois Rivières") == "French"
    assert bt.victory() == "British 5"
    for space in ("Isle aux Noix", "Ticonderoga"):
        bt = Situation().put(f"British control @ {space}").vp("British 5")
        after_leaving(bt.start, bt.space(space))
        assert bt.control(space) == "British"
        assert bt.victory() == "British 5"


@pytest.mark.rule("R-2.1.2e")
def test_captured_villages_of_a_nation_stay_captured() -> None:
    bt = Situation().nation("iroquois", "french").put("British control @ Oquaga")
    after_leaving(bt.start, bt.space("Oquaga"))
    assert bt.control("Oquaga") == "British"


@pytest.mark.rule("R-2.1.2f")
def test_wilderness_and_bases_never_change_hands() -> None:
    bt = Situation().put("Rogers @ Saranac", "Berry @ Boston")
    settle_control(bt.start, bt.space("Saranac"))
    settle_control(bt.start, bt.space("Boston"))
    settle_control(bt.start, bt.board.sail)
    assert bt.control("Saranac") == "neutral"
    assert bt.control("Boston") == "British"
    assert bt.board.kind[bt.space("Saranac")] == WILDERNESS


@pytest.mark.rule("R-2.1.10a", "R-10.6.2b")
def test_a_fortress_falls_after_its_bastions() -> None:
    bt = Situation().put("Bastion 1 @ Louisbourg", "44th & 48th @ Louisbourg").vp("French 1")
    space = bt.space("Louisbourg")
    assert bt.start.is_fortress(space)
    settle_control(bt.start, space)
    assert (bt.control("Louisbourg"), bt.start.open_seas) == ("French", False)
    send_away(bt.start, bt.piece("Bastion 1"), -5)
    settle_control(bt.start, space)
    assert bt.control("Louisbourg") == "British"
    assert bt.victory() == "British 3"
    assert bt.start.open_seas
    change_control(bt.start, space, FRENCH)
    assert bt.start.open_seas, "the French take it back, and the seas stay open"


@pytest.mark.rule("R-2.1.10b", "R-13.2.1a")
def test_without_bastions_it_is_a_settled_space_like_others() -> None:
    bt = Situation().put("44th & 48th @ Québec", "British control @ Québec")
    space = bt.space("Québec")
    assert not bt.start.is_fortress(space)
    assert bt.board.settled(space)
    assert militia_of(bt.start, FRENCH, space) == 2
    lift(bt.start, BRITISH, bt.start.at(BRITISH, space))
    after_leaving(bt.start, space)
    assert bt.control("Québec") == "French"


# ---------------------------------------------------------------------- connections


@pytest.mark.rule("R-2.2.1a", "R-2.2.2a", "R-2.2.3a", "R-2.2.4a", "R-2.2.4b")
def test_who_can_use_which_connection() -> None:
    bt = Situation()
    g = bt.start

    def ways(one: str, other: str) -> list[bool]:
        line = bt.connection(one, other)
        return [way_is_open(g, line, way) for way in (ANY_WAY, NO_PATHS, COASTAL_ONLY)]

    assert ways("Albany", "Lake George") == [True, True, False]
    assert ways("Boston", "York") == [True, True, True]
    assert ways("Number Four", "Ticonderoga") == [True, False, False]
    assert ways("Albany", "Oquaga") == [False, False, False], "a Path of a neutral Nation"
    bt.nation("iroquois", "british")
    assert ways("Albany", "Oquaga") == [True, False, False]
    bt.road("Number Four", "Ticonderoga")
    assert ways("Number Four", "Ticonderoga") == [True, True, False]
    bt.road("Chignectou", "Kwanoskwamcok")
    assert ways("Chignectou", "Kwanoskwamcok") == [True, True, True]


@pytest.mark.rule("R-2.2.1a", "R-2.2.4a")
def test_which_ways_a_group_of_pieces_can_use() -> None:
    bt = Situation()

    def way(*names: str) -> int:
        return kind_of_way(bt.start, tuple(bt.piece(name) for name in names))

    assert way("Rogers", "Mohawk") == ANY_WAY
    for other in ("44th & 48th", "New England 1", "Royal Artillery 1", "Forbes", "Fort Edward"):
        assert way("Rogers", other) == NO_PATHS
    assert way("Bastion 1") == NO_PATHS
    assert way("Boscawen") == COASTAL_ONLY
    assert way("Boscawen", "Rogers") == COASTAL_ONLY


@pytest.mark.rule("R-2.3a", "R-3.0.3a")
def test_the_units_of_a_side_in_one_place_are_one_stack() -> None:
    bt = Situation().put("Boscawen, Rogers @ Sail box", "44th & 48th @ Halifax")
    bt.put("De l'Isle @ Sail box")
    shift(bt.start, BRITISH, (bt.piece("44th & 48th"),), bt.board.sail)
    assert bt.at("Sail box") == "British: Rogers, 44th & 48th, Boscawen; French: De l'Isle"


@pytest.mark.rule("R-3.0.2b", "A-32")
def test_a_piece_that_enters_play_is_full_and_clears_the_markers() -> None:
    bt = Situation().put("Gage @ Albany", "British rout @ Albany", "British oos @ Albany")
    piece = bt.piece("Rogers")
    bt.but(reduced=1 << piece, spent=1 << piece)
    bring_in(bt.start, BRITISH, piece, bt.space("Albany"))
    assert bt.start.reduced == 0
    assert bt.start.spent == 0
    assert bt.markers("british", "Albany") == ""
