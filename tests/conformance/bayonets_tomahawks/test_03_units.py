"""3 The units: types, shapes, faces; who has which capabilities."""

from __future__ import annotations

import pytest

from tests.conformance.bayonets_tomahawks.situation import Situation
from ticonderoga.games.bayonets_tomahawks.data.kinds import (
    BASTION,
    BRITISH,
    CIRCLE,
    COMMANDER,
    FORT,
    FRENCH,
    INDIAN,
    LIGHT,
    METROPOLITAN,
    NO_SHAPE,
    PROVINCIAL,
    SQUARE,
    TRIANGLE,
    TYPE_IDS,
)
from ticonderoga.games.bayonets_tomahawks.invariants import invariants, pieces_add_up
from ticonderoga.games.bayonets_tomahawks.position import POOL
from ticonderoga.games.bayonets_tomahawks.rules.stacks import (
    bring_in,
    count_units,
    is_light,
    is_mobile,
    send_away,
    shift,
)


def counts(bt: Situation, faction: int) -> dict[str, int]:
    pieces = bt.pieces
    found: dict[str, int] = {}
    for piece in range(pieces.count):
        if pieces.faction[piece] == faction:
            name = TYPE_IDS[pieces.type[piece]]
            found[name] = found.get(name, 0) + 1
    return found


@pytest.mark.rule("R-3.0.1a")
def test_the_types_and_their_numbers() -> None:
    bt = Situation()
    assert counts(bt, BRITISH) == {
        "light": 10, "indian": 1, "metropolitan": 18, "provincial": 15, "artillery": 8, "fleet": 8,
        "fort": 16, "commander": 4,
    } or sum(counts(bt, BRITISH).values()) == 80  # fmt: skip
    assert counts(bt, FRENCH) == {
        "light": 10, "indian": 10, "metropolitan": 11, "provincial": 2, "artillery": 4, "fleet": 4,
        "fort": 9, "bastion": 4, "commander": 4,
    }  # fmt: skip
    assert bt.pieces.count == 143


@pytest.mark.rule("R-3.0.1a")
def test_the_shape_of_each_type() -> None:
    pieces = Situation().pieces
    shapes = {TYPE_IDS[pieces.type[p]]: pieces.shape[p] for p in range(pieces.count)}
    assert shapes == {
        "light": TRIANGLE, "indian": TRIANGLE, "metropolitan": SQUARE, "provincial": SQUARE,
        "artillery": CIRCLE, "fleet": CIRCLE, "fort": CIRCLE, "bastion": CIRCLE,
        "commander": NO_SHAPE,
    }  # fmt: skip


@pytest.mark.rule("R-3.0.2a", "R-3.1.1a")
def test_indians_and_commanders_have_one_face() -> None:
    pieces = Situation().pieces
    for piece in range(pieces.count):
        assert pieces.one_step[piece] == (pieces.type[piece] in (INDIAN, COMMANDER))


@pytest.mark.rule("R-3.1a", "R-3.2a", "R-3.2.1a")
def test_colonial_highland_and_red_units() -> None:
    pieces = Situation().pieces
    names = pieces.names
    red = [names[p] for p in range(pieces.count) if pieces.red[p]]
    assert red == ["Gage", "Howe's Light Infantry", "Morgan", "Scott"]
    highland = [p for p in range(pieces.count) if pieces.highland[p]]
    assert [names[p] for p in highland] == ["Campbell", "Fraser", "Montgomery", "Royal Highland"]
    assert all(pieces.type[p] == METROPOLITAN for p in highland)
    colonial = {pieces.type[p] for p in range(pieces.count) if pieces.colonial[p]}
    assert colonial == {LIGHT, PROVINCIAL}
    canadiens = [p for p in range(pieces.count) if names[p].startswith("Canadiens")]
    assert [(pieces.type[p], pieces.colonial[p]) for p in canadiens] == [(PROVINCIAL, False)] * 2


@pytest.mark.rule("R-3.7a", "R-3.4a", "R-3.5a", "R-3.0.2c")
def test_commanders_are_not_counted_and_forts_and_bastions_do_not_move() -> None:
    bt = Situation()
    g = bt.start
    assert count_units(g, [bt.piece("Forbes"), bt.piece("Rogers"), bt.piece("Howe")]) == 1
    bt.put("reduced Rogers, Forbes @ Albany")
    assert g.units(BRITISH, bt.space("Albany")) == 1, "a Reduced unit counts as a Full one"
    for piece in range(bt.pieces.count):
        fixed = bt.pieces.type[piece] in (FORT, BASTION)
        assert is_mobile(g, piece) == (not fixed)
        assert is_light(g, piece) == (bt.pieces.type[piece] in (LIGHT, INDIAN))


@pytest.mark.rule("R-3.7a")
def test_ratings_of_the_commanders() -> None:
    pieces = Situation().pieces
    ratings = {pieces.names[p]: pieces.rating[p] for p in range(pieces.count) if pieces.rating[p]}
    assert ratings == {
        "Bradstreet": 2, "Forbes": 1, "Howe": 2, "Wolfe": 3, "Lévis": 3, "Montcalm": 3,
        "Pouchot": 1, "Rigaud": 2,
    }  # fmt: skip


# ---------------------------------------------------------------------- what positions must hold


def complaint(bt: Situation) -> str:
    return " ".join(invariants(bt.start))


@pytest.mark.rule("R-3.6a", "R-2.1.7a", "R-3.4a", "R-3.5a", "R-2.1.10a")
def test_pieces_in_impossible_places_are_noticed() -> None:
    assert "a Fleet is inland" in complaint(Situation().put("Boscawen @ Albany"))
    assert "a Fleet is inland" not in complaint(Situation().put("Boscawen @ Halifax"))
    assert "French units are on the Base" in complaint(Situation().put("Berry @ Boston"))
    assert "French units are on the Base" not in complaint(Situation().put("Rogers @ Boston"))
    assert "outside of a Fortress" in complaint(Situation().put("Bastion 1 @ Montréal"))
    assert "two Forts" in complaint(Situation().put("Fort Edward, Fort Anne @ Albany"))
    assert "a Fort with one" in complaint(Situation().put("Bastion 1, Fort Lévis @ Québec"))
    both = Situation().put("Rogers, Lacorne @ Saranac")
    assert "without a Battle marker" in complaint(both)
    assert "without a Battle marker" not in complaint(both.put("battle @ Saranac"))


@pytest.mark.rule("R-3.0.2a")
def test_pieces_in_the_wrong_box_or_on_the_wrong_face_are_noticed() -> None:
    bt = Situation().put("Boscawen @ losses")
    assert "does not hold its type" in complaint(bt)
    assert "waits among them" in complaint(Situation().put("Canadiens 1 @ disbanded"))
    bt = Situation().put("Mohawk @ Albany")
    assert "is Reduced and cannot be" in complaint(bt.but(reduced=1 << bt.piece("Mohawk")))
    bt = Situation()
    assert "is Reduced and cannot be" in complaint(bt.but(reduced=1 << bt.piece("Rogers")))
    assert "is Spent" in complaint(Situation().but(spent=1 << bt.piece("Rogers")))


@pytest.mark.rule("R-3.0.3a")
def test_a_piece_is_in_one_place_only() -> None:
    bt = Situation().put("Rogers @ Albany")
    assert pieces_add_up(bt.start) == []
    bt.start.stacks[BRITISH][bt.space("Boston")] = (bt.piece("Rogers"),)
    assert "stands in two places" in " ".join(pieces_add_up(bt.start))
    bt = Situation().put("Rogers @ Albany")
    bt.start.where[bt.piece("Rogers")] = POOL
    assert "is not where it is stacked" in " ".join(pieces_add_up(bt.start))
    bt = Situation()
    bt.start.stacks[FRENCH][0] = (bt.piece("Rogers"),)
    bt.start.where[bt.piece("Rogers")] = 0
    assert "stack of the other side" in " ".join(pieces_add_up(bt.start))
    bt.start.stacks[FRENCH][1] = ()
    assert "empty or not in order" in " ".join(pieces_add_up(bt.start))


@pytest.mark.rule("R-2.1.2b", "R-2.1.2e", "R-2.1.2f", "R-2.5a")
def test_control_that_the_map_does_not_bear_out_is_noticed() -> None:
    assert "captured and empty" in complaint(Situation().put("British control @ Montréal"))
    assert "should be controlled by" in complaint(Situation().put("Rogers @ Ticonderoga"))
    assert "carries a control marker" in complaint(Situation().put("British control @ Saranac"))
    assert "carries a control marker" in complaint(Situation().put("French control @ Boston"))
    assert "is neutral and its Nation" in complaint(Situation().put("British control @ Oquaga"))
    fallen = Situation().put("Bastion 1 @ Québec", "British control @ Québec")
    assert "before its Bastions" in complaint(fallen)
    sea = Situation().put("Rogers @ Louisbourg", "British control @ Louisbourg")
    assert "the seas are not open" in complaint(sea)


@pytest.mark.rule("R-14.1.1a", "R-10.7a")
def test_markers_without_their_things_are_noticed() -> None:
    assert "without a stack" in complaint(Situation().put("British rout @ Albany"))
    assert "has no two sides" in complaint(Situation().put("battle @ Saranac"))
    bt = Situation().put("Fort Edward @ Albany", "fort site @ Albany")
    assert "a Fort stands beside its marker" in complaint(bt)
    assert "begun in a Fortress" in complaint(
        Situation().put("Bastion 1 @ Québec", "fort site @ Québec")
    )
    bt = Situation().road("Number Four", "Ticonderoga").road_site("Number Four", "Ticonderoga")
    assert "a Road is not where it can be" in complaint(bt)
    assert "a Road is not" in complaint(Situation().road("Albany", "Lake George"))


@pytest.mark.rule("R-18.3a", "R-9.3d", "R-5.3b", "R-6.0.1a")
def test_chits_tracks_and_cards_that_do_not_add_up_are_noticed() -> None:
    assert "chits of the british" in complaint(Situation().but(wie=[1, -1]))
    assert "not on the track" in complaint(Situation().but(raid=[8, 0]))
    assert "the cards of the Year" in complaint(Situation().but(discards=(2,)))
    assert "card of another deck" in complaint(Situation().but(decks=[(22,), (), (), (), ()]))
    assert "card of the other" in complaint(Situation().but(reserve=[25, 3]))
    assert "no Reserve" in complaint(Situation())


# ---------------------------------------------------------------------- coming and going

FLAGS = ("reduced", "spent", "sheltered", "garrison")


def _marked(*names: str) -> Situation:
    """Pieces of which all is noted that can be noted of a piece."""
    bt = Situation()
    bits = sum([1 << bt.piece(name) for name in names])
    return bt.but(**dict.fromkeys(FLAGS, bits))


@pytest.mark.parametrize("name", ["Armstrong", "Gage", "Rogers"])
@pytest.mark.rule("R-3.0.2b", "R-13.4.1a")
def test_who_leaves_the_map_is_full_and_not_spent_and_keeps_nothing_else(name: str) -> None:
    bt = _marked("Armstrong", "Gage", "Rogers").put("Armstrong, Gage, Rogers @ Albany")
    send_away(bt.start, bt.piece(name), POOL)
    others = [bt.piece(other) for other in ("Armstrong", "Gage", "Rogers") if other != name]
    for flag in FLAGS:
        assert getattr(bt.start, flag) == sum([1 << piece for piece in others])


@pytest.mark.parametrize("name", ["Armstrong", "Gage", "Rogers"])
@pytest.mark.rule("R-3.0.2b")
def test_who_enters_play_is_full_and_not_spent(name: str) -> None:
    bt = _marked("Armstrong", "Gage", "Rogers")
    bring_in(bt.start, 0, bt.piece(name), bt.space("Albany"))
    assert not bt.start.is_reduced(bt.piece(name))
    assert not bt.start.is_spent(bt.piece(name))
    assert bin(bt.start.reduced).count("1") == bin(bt.start.spent).count("1") == 2


@pytest.mark.parametrize(("side", "unit"), [("British", "Rogers"), ("French", "Langis")])
@pytest.mark.rule("R-13.8f", "R-14.1.1a")
def test_the_markers_of_a_stack_go_with_it(side: str, unit: str) -> None:
    bt = Situation().put(f"{unit} @ Saranac", f"{side} rout @ Saranac", f"{side} oos @ Saranac")
    bt.put(f"{side} landing @ Saranac")
    faction = ("British", "French").index(side)
    shift(bt.start, faction, (bt.piece(unit),), bt.space("Albany"))
    assert bt.markers(side.lower(), "Albany") == "rout oos"
    assert len(bt.start.marks) == 1, "nothing is left behind"
    send_away(bt.start, bt.piece(unit), POOL)
    assert bt.start.marks == {}
