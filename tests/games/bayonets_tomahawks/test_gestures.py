"""A stack drawn from a space to another: the choices that the gesture stands for."""

from __future__ import annotations

import pytest

from tests.conformance.bayonets_tomahawks.situation import Situation
from ticonderoga.engine.hand import Grasp, Stroke


def stroke(bt: Situation, start: str, goal: str, *pieces: str) -> Stroke:
    ask = bt.ask
    assert ask is not None
    assert bt.rules.gesture is not None
    named = tuple([bt.piece(piece) for piece in pieces])
    return bt.rules.gesture(bt.g, ask, bt.space(start), bt.space(goal), Grasp(named))


def drawn(bt: Situation, start: str, goal: str, *pieces: str) -> list[str]:
    """What the gesture means, as it would be said."""
    found = stroke(bt, start, goal, *pieces).choices
    return [f"{choice[0]} {bt.said_arguments(choice)}".strip() for choice in found]


def stays(bt: Situation, start: str, goal: str, *pieces: str) -> dict[str, str]:
    """Who does not go along, by name, and why."""
    found = stroke(bt, start, goal, *pieces).stays
    return {bt.called(piece): bt.rules.words.say_reason(reason) for piece, reason in found}


def mustered(bt: Situation, space: str) -> dict[str, str]:
    """Whom a hand may take up at a space: what is against each, or nothing."""
    ask = bt.ask
    assert ask is not None
    assert bt.rules.muster is not None
    found = bt.rules.muster(bt.g, ask, bt.space(space)).pieces
    words = bt.rules.words
    return {bt.called(p): "" if reason is None else words.say_reason(reason) for p, reason in found}


def phase(*pieces: str, aps: list[str]) -> Situation:
    return Situation().put(*pieces).active("british").first("british").aps(british=aps).begin()


def crowded(*pieces: str, aps: list[str]) -> Situation:
    """Three units have gone between Number Four and Ticonderoga: the Path holds one more."""
    bt = Situation().put(*pieces).active("british").first("british").aps(british=aps)
    return bt.crossed("british", "Number Four", "Ticonderoga", 3).begin()


def test_a_whole_army_two_highways_away_is_one_gesture() -> None:
    bt = phase("2 British Metropolitan, Washington @ Albany", aps=["light", "army"])
    found = drawn(bt, "Albany", "Ticonderoga")
    assert found == ["spend Army AP", "army Albany", "go Lake George", "go Ticonderoga"]
    bt.british(*["spend army", "army Albany", "go Lake George", "go Ticonderoga", "stop"])
    assert "Washington" in bt.at("Ticonderoga")


def test_light_units_alone_take_the_light_ap_and_paths() -> None:
    bt = phase("Rogers @ Number Four", aps=["army", "light"])
    assert drawn(bt, "Number Four", "Ticonderoga")[:2] == ["spend Light AP", "light Number Four"]


def test_a_part_of_a_stack_is_named() -> None:
    bt = phase("2 British Metropolitan, Rogers, Putnam @ Albany", aps=["army"])
    found = drawn(bt, "Albany", "Lake George", "Rogers")
    assert found == ["spend Army AP", "army Albany", "take Rogers (Light)", "go Lake George"]


@pytest.mark.parametrize(("aps", "far"), [(["army"], False), (["army_2x"], True)])
def test_too_far_for_one_action_means_nothing(aps: list[str], far: bool) -> None:
    bt = phase("2 British Metropolitan @ Albany", aps=aps)
    assert bool(drawn(bt, "Albany", "Isle aux Noix")) == far


def test_a_stack_on_the_move_goes_on() -> None:
    bt = phase("2 British Metropolitan, Rogers @ Albany", aps=["army"])
    bt.british("spend army", "army Albany", "go Lake George")
    assert drawn(bt, "Lake George", "Ticonderoga") == ["go Ticonderoga"]
    assert drawn(bt, "Albany", "Ticonderoga") == []


def test_marshaled_units_are_drawn_to_the_space() -> None:
    bt = phase("British Metropolitan @ Albany", "Rogers, Putnam @ Lake George", aps=["army"])
    bt.british("spend army", "marshal Albany")
    both = ["call Putnam (Light)", "call Rogers (Light)"]
    assert sorted(drawn(bt, "Lake George", "Albany")) == both
    assert drawn(bt, "Lake George", "Albany", "Rogers") == ["call Rogers (Light)"]
    assert drawn(bt, "Albany", "Lake George") == []


def test_enemy_and_empty_spaces_mean_nothing() -> None:
    bt = phase("British Metropolitan @ Albany", "Lignery @ Ticonderoga", aps=["army"])
    assert drawn(bt, "Ticonderoga", "Lake George") == []
    assert drawn(bt, "Kingston", "Albany") == []
    assert drawn(bt, "Albany", "Albany") == []


# ---------------------------------------------------------------------- who does not go along


def test_by_a_path_the_light_units_of_a_stack_go_and_the_others_stay_with_the_reason() -> None:
    bt = phase("British Metropolitan, Rogers @ Number Four", aps=["army"])
    found = drawn(bt, "Number Four", "Ticonderoga")
    assert found == ["spend Army AP", "army Number Four", "go Ticonderoga"]
    assert list(stays(bt, "Number Four", "Ticonderoga").values()) == [
        "Only Light units may use a Path. (10.2)"
    ]
    bt.british("spend army", "army Number Four", "go Ticonderoga", "stop")
    assert "Rogers" in bt.at("Ticonderoga")
    assert bt.at("Number Four") == "British: 15th & 58th"


def test_an_ap_that_takes_the_whole_stack_comes_before_one_that_takes_the_light_units() -> None:
    bt = phase("British Metropolitan, Rogers @ Albany", aps=["light", "army"])
    assert drawn(bt, "Albany", "Lake George") == [
        "spend Army AP",
        "army Albany",
        "go Lake George",
    ]
    assert stays(bt, "Albany", "Lake George") == {}
    alone = phase("British Metropolitan, Rogers @ Albany", aps=["light"])
    assert drawn(alone, "Albany", "Lake George") == [
        "spend Light AP",
        "light Albany",
        "go Lake George",
    ]
    assert list(stays(alone, "Albany", "Lake George").values()) == [
        "A Light AP moves Light units, and at most one Commander with them. (10.5)"
    ]


def test_as_many_go_as_a_connection_holds() -> None:
    bt = crowded("Rogers, Putnam @ Number Four", aps=["light"])
    found = drawn(bt, "Number Four", "Ticonderoga")
    assert len([each for each in found if each.startswith("take")]) == 1
    assert list(stays(bt, "Number Four", "Ticonderoga").values()) == [
        "Too many units for that connection this Action Round. (10.1)"
    ]


def test_spent_units_stay_and_a_fort_is_not_spoken_of() -> None:
    bt = phase("British Metropolitan, Rogers, Fort Pitt @ Albany", aps=["army"])
    bt.g.spent |= 1 << bt.piece("Rogers")
    assert stays(bt, "Albany", "Lake George") == {"Rogers": "Rogers (Light) is Spent. (7.2.1)"}
    assert drawn(bt, "Albany", "Lake George")[-1] == "go Lake George"


def test_where_nobody_can_go_the_reasons_are_told_all_the_same() -> None:
    bt = phase("Rogers @ Albany", "British Metropolitan @ Boston", aps=["army"])
    bt.g.spent |= 1 << bt.piece("Rogers")
    assert drawn(bt, "Albany", "Lake George") == []
    assert stays(bt, "Albany", "Lake George") == {"Rogers": "Rogers (Light) is Spent. (7.2.1)"}


def test_before_it_sets_out_a_stack_is_joined_by_those_named_who_can() -> None:
    bt = phase("British Metropolitan, Rogers, Washington @ Albany", aps=["army"])
    bt.british("spend army", "army Albany")
    assert drawn(bt, "Albany", "Lake George", "Rogers", "Washington") == [
        "take Rogers (Light)",
        "take Washington (Light)",
        "go Lake George",
    ]
    assert drawn(bt, "Albany", "Lake George") == ["go Lake George"]


def test_a_light_unit_goes_farther_than_the_rest_of_its_stack() -> None:
    bt = phase("British Metropolitan, Rogers @ Albany", aps=["army"])
    bt.british("spend army", "army Albany", "go Lake George", "go Ticonderoga")
    assert drawn(bt, "Ticonderoga", "Isle aux Noix") == ["go Isle aux Noix"]
    assert list(stays(bt, "Ticonderoga", "Isle aux Noix").values()) == [
        "No Movement Points are left. (10.2)"
    ]
    assert drawn(bt, "Ticonderoga", "Number Four") == ["go Number Four"]


# ---------------------------------------------------------------------- whom a hand may take up


def test_a_stack_is_shown_with_what_is_against_each_piece() -> None:
    bt = phase("British Metropolitan, Rogers, Putnam, Fort Pitt @ Albany", aps=["light"])
    bt.g.spent |= 1 << bt.piece("Putnam")
    found = mustered(bt, "Albany")
    assert found.pop("Rogers") == ""
    assert found.pop("Putnam") == "Putnam (Light) is Spent. (7.2.1)"
    assert sorted(found.values()) == [
        "A Light AP moves Light units, and at most one Commander with them. (10.5)",
        "Fort Pitt cannot move. (10.2)",
    ]


def test_under_an_ap_only_that_ap_counts_and_of_all_that_are_left_any() -> None:
    bt = phase("British Metropolitan, Rogers @ Albany", aps=["light", "army"])
    assert set(mustered(bt, "Albany").values()) == {""}
    bt.british("spend light")
    assert sorted(mustered(bt, "Albany").values())[0] == ""
    assert len(set(mustered(bt, "Albany").values())) == 2


def test_who_was_taken_goes_along_already_and_on_the_way_nobody_is_taken_up_by_hand() -> None:
    bt = phase("British Metropolitan, Rogers @ Albany", aps=["army"])
    bt.british("spend army", "army Albany", "take Rogers")
    why = "Rogers (Light) is already in the moving stack. (10.2.1)"
    assert mustered(bt, "Albany")["Rogers"] == why
    assert mustered(bt, "Lake George") == {}
    bt.british("go Lake George")
    assert mustered(bt, "Lake George") == {}


def test_nobody_is_taken_up_from_a_space_that_the_enemy_holds_down() -> None:
    bt = phase("Rogers @ Albany", "2 French Metropolitan @ Albany", "Gage @ Boston", aps=["army"])
    assert mustered(bt, "Albany") == {
        "Rogers": "Enemy units are on the same space, and they are not Outnumbered. (10.2.1)"
    }


def test_at_another_question_and_of_other_people_nobody_is_taken_up() -> None:
    bt = phase("British Metropolitan @ Albany", "Lignery @ Ticonderoga", aps=["army"])
    assert mustered(bt, "Ticonderoga") == {}
    bt.british("spend army", "army Albany", "go Lake George")
    bt.british("go Ticonderoga")
    assert bt.ask is None or mustered(bt, "Ticonderoga") == {}


# ---------------------------------------------------------------------- 11.0 gathering


def gathering() -> Situation:
    bt = phase(
        "British Metropolitan @ Albany",
        "Rogers, Putnam, Fort Pitt @ Lake George",
        "Gage @ Kingston",
        aps=["army"],
    )
    bt.g.spent |= 1 << bt.piece("Putnam")
    return bt.british("spend army", "marshal Albany")


def test_all_around_are_shown_and_those_ticked_are_gathered_at_one_stroke() -> None:
    bt = gathering()
    found = mustered(bt, "Albany")
    assert found["Rogers"] == ""
    assert found["Putnam"] == "Putnam (Light) is Spent. (7.2.1)"
    assert set(found) <= {"Rogers", "Putnam", "Gage"}
    assert mustered(bt, "Lake George") == {}
    meant = drawn(bt, "Albany", "Albany", "Rogers", "Putnam")
    assert meant == ["call Rogers (Light)", "done"]
    assert stays(bt, "Albany", "Albany", "Rogers", "Putnam") == {
        "Putnam": "Putnam (Light) is Spent. (7.2.1)"
    }
    bt.british("call Rogers", "done")
    assert "Rogers" in bt.at("Albany")


def test_nobody_ticked_means_nothing_and_who_stands_elsewhere_is_not_gathered() -> None:
    bt = gathering()
    assert drawn(bt, "Albany", "Albany") == []
    assert drawn(bt, "Lake George", "Lake George", "Rogers") == []
    bt.british("call Rogers")
    assert drawn(bt, "Albany", "Albany") == ["done"]


def test_no_more_are_gathered_than_a_connection_holds() -> None:
    bt = crowded("British Metropolitan @ Number Four", "Rogers, Gage @ Ticonderoga", aps=["army"])
    bt.british("spend army", "marshal Number Four")
    assert drawn(bt, "Number Four", "Number Four", "Rogers", "Gage") == [
        "call Rogers (Light)",
        "done",
    ]
    assert stays(bt, "Number Four", "Number Four", "Rogers", "Gage") == {
        "Gage": "Too many units for that connection this Action Round. (10.1)"
    }
