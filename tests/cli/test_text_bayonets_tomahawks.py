"""The table of Bayonets & Tomahawks in text: Action Points, a Battle, connections in use."""

from __future__ import annotations

import pytest

from tests.conformance.bayonets_tomahawks.situation import Situation
from ticonderoga.cli.panels import panels
from ticonderoga.cli.screen import Panel
from ticonderoga.cli.sheet import WHOLE, Sheet, added_up
from ticonderoga.cli.things import describe
from ticonderoga.engine.game import OBSERVER
from ticonderoga.games.bayonets_tomahawks.data.kinds import AP_IDS, BRITISH, FRENCH
from ticonderoga.games.bayonets_tomahawks.underway import Battle


def sheet(bt: Situation, seat: int = BRITISH) -> Sheet:
    rules = bt.rules
    return Sheet(rules, rules.board(), rules.scene(rules.view(bt.start, seat)))


def shown(bt: Situation, kind: str, seat: int = BRITISH) -> list[str]:
    found = panels(sheet(bt, seat), seat)
    assert len({panel.title for panel in found}) == len(found)
    wanted = [panel for panel in found if panel.kind == kind]
    return [line.replace(WHOLE, " ") for panel in wanted for line in (panel.title, *panel.lines)]


def told(bt: Situation, kind: str, index: int) -> Panel:
    return describe(sheet(bt), kind, index)


def line_of(bt: Situation, name: str) -> str:
    return next(line for line in shown(bt, "board") if line[4:].startswith(name))


# ---------------------------------------------------------------------- the map


def test_a_line_tells_control_value_markers_and_both_sides() -> None:
    bt = Situation().put(
        "Wolfe, Rogers, Putnam, spent Dunn, reduced Gage, Mohawk @ Albany",
        "Lignery, Abénaki, Kahnawake @ Albany", "battle @ Albany", "French rout @ Albany",
    )  # fmt: skip
    assert line_of(bt, "Albany") == (
        "[B] Albany(vim) 3 (battle, French rout): "
        "Wolfe(3) 1BL* 1Bl 2BL 1BI / 1FL 2FI"
    )  # fmt: skip
    assert line_of(bt, "Québec") == "[F] Québec(vcm) 3"


def test_bare_spaces_stand_together() -> None:
    bt = Situation()
    assert "[B] York(vc) · Boston(c) · New London(c)" in shown(bt, "board")
    assert any(line.startswith("[ ] ") and "Saranac" in line for line in shown(bt, "board"))


def test_pieces_that_are_written_alike_are_added_up() -> None:
    assert added_up(["1FI", "Howe(3-4-1)", "2FL", "1FI", "Congress"]) == [
        "2FI", "Howe(3-4-1)", "2FL", "Congress",
    ]  # fmt: skip
    assert added_up(["1BL", "1BL*", "2BL"]) == ["3BL", "1BL*"]
    assert added_up([]) == []


def test_the_star_of_those_who_have_acted_is_explained_when_there_is_one() -> None:
    said = "* after pieces: they have acted."
    assert said not in shown(Situation(), "legend")
    assert said in shown(Situation().put("spent Rogers @ Albany"), "legend")


# ---------------------------------------------------------------------- beside the map


def test_the_tracks_and_the_standing() -> None:
    bt = Situation().vp("French 3").but(raid=[3, 5])
    found = shown(bt, "tracks")
    assert found[0] == "Year 1755, Action Round 4: British Actions (7.2)"
    assert "Victory               French 3" in found
    assert "Raid                  British 3, French 5 of 8" in found
    assert found[1].startswith("British: the VP marker is at French 3; they win at British 1")


def test_action_points_to_spend_and_those_that_are_gone() -> None:
    bt = Situation().cards(british=3, french=24, indian=43)
    bt.aps(british=["army", "sail_army"], french=["light"], indian=["indian", "indian"])
    bt.start.reaction = AP_IDS.index("army")
    found = [line.strip() for line in shown(bt, "tracks")]
    assert (
        "British               No Event (#3): Army AP, Sail/Army AP; used: Light AP; held: Army AP"
        in found
    )
    assert "French                No Event (#43): Indian AP, Indian AP" in found
    assert "French                Forced March (#24): Light AP; lost: Light/Army AP" in found


def test_cards_in_play_are_told_with_what_they_give() -> None:
    bt = Situation().cards(british=14, french=24)
    found = shown(bt, "tracks")
    assert "British card: Perfect Volleys (#14)" in found
    assert "Initiative 4: Army AP, Army AP, Army AP, Sail/Army AP." in found
    assert "French card: Forced March (#24)." in found
    assert "Initiative 5: Light AP, Light/Army AP." in found
    assert any(line.startswith("~In one Battle, up to three") for line in found)


def test_each_card_of_the_hand_under_its_name() -> None:
    bt = Situation().but(reserve=[3, 24], drawn=[5, 0], played=[0, 0])
    title, reserve, drawn = shown(bt, "hand")
    assert title == "British hand: 2 cards"
    assert reserve == (
        "Reserve: No Event (#3, British buildup): "
        "Initiative 5: Light AP, Army AP, Army AP, Sail/Army AP."
    )
    assert drawn.startswith("Drawn: Disease in French Camp (#5, British buildup): Initiative 6: ")
    assert shown(bt, "hand", OBSERVER) == []


def test_boxes_name_the_pieces_that_a_token_stands_for() -> None:
    bt = Situation().put("2 British light @ losses", "Boscawen @ Sail box")
    found = shown(bt, "pieces")
    assert "Sail box: Boscawen (Fleet)." in found
    assert "British Losses: 2 Light units (Armstrong, Dunn)." in found


def test_of_all_pieces_those_with_a_rating_are_listed() -> None:
    found = shown(Situation().put("Wolfe, Rogers @ Albany"), "pieces")
    assert found[0] == "Commanders: rating (~ reconstructed)"
    assert "B Wolfe      3 at Albany" in found
    assert not any(line.startswith("B Rogers") for line in found)


# ---------------------------------------------------------------------- a Battle


def battle() -> Situation:
    bt = Situation().put("Lignery, Abénaki, Rigaud @ Albany", "Fraser @ Albany").cards(french=32)
    g = bt.start
    g.battle = Battle(bt.space("Albany"), FRENCH)
    for faction in (BRITISH, FRENCH):
        g.battle.lineup[faction] = g.at(faction, bt.space("Albany"))
    g.battle.militia[BRITISH] = 1
    g.battle.track = [12, -1]
    g.battle.penalties[FRENCH] = [("oos", 1)]
    g.battle.commanders[FRENCH], g.battle.rerolls[FRENCH] = bt.piece("Rigaud"), 1
    g.battle.rolling, g.battle.step = FRENCH, 0
    g.battle.dice = {bt.piece("Lignery"): 3}
    return bt


def test_a_battle_is_drawn_with_both_markers() -> None:
    title, now, steps, french, british, *said = shown(battle(), "contest")
    assert (title, now) == ("Battle at Albany (13.3)", "The French roll for their Light units.")
    assert steps == "        -5 -4 -3 -2 -1  0  1  2  3  4  5  6  7  8  9 10"
    assert french == f"French {'  ·' * 4}  F{'  ·' * 11}"
    assert british == f"British{'  ·' * 15}  B"
    assert said == [
        "French, attacker, at -1: 1 Light, 1 Indian. Out of Supply -1 (14.1.1). "
        "Rigaud: 1 reroll left.",
        "British, defender, at +12: 1 Highland, 1 Militia.",
        "Dice: Lignery triangle/circle Hit.",
    ]


def test_without_a_battle_nothing_is_drawn_of_one() -> None:
    assert shown(Situation(), "contest") == []
    bt = battle()
    assert bt.start.battle is not None
    bt.start.battle.dice = {}
    bt.start.battle.track = [0, 0]
    found = shown(bt, "contest")
    assert not any(line.startswith("Dice") for line in found)
    assert "British, defender, at 0: 1 Highland, 1 Militia." in found


# ---------------------------------------------------------------------- single things


def test_connections_built_and_used() -> None:
    bt = Situation().road("Albany", "Oquaga").crossed("british", "Albany", "Oquaga", 2)
    assert shown(bt, "ways") == [
        "Ways built and used", "Albany to Oquaga: Road, British 2 of 8 units.",
    ]  # fmt: skip
    assert shown(Situation(), "ways") == []
    panel = told(bt, "connection", bt.connection("Albany", "Oquaga"))
    assert panel.title == "Albany to Oquaga"
    assert panel.lines == [
        "Path, of the Iroquois Confederacy.", "Albany to Oquaga: Road, British 2 of 8 units.",
    ]  # fmt: skip


def test_a_kind_of_action_point() -> None:
    bt = Situation().cards(british=3).aps(british=["light"])
    panel = told(bt, "ap", AP_IDS.index("light"))
    assert panel.title == "Light AP"
    assert panel.lines[0] == "Light Movement or a Raid by Light units."
    assert panel.lines[1].startswith("British, No Event (#3): ")
    assert panel.lines[-1] == "Rules: 7.3.1, 7.3.7."


def test_a_unit_a_nation_unit_and_a_commander() -> None:
    bt = Situation().put("Rogers, Putnam, Wolfe @ Albany", "fort site @ Albany")
    rogers = told(bt, "piece", bt.piece("Rogers"))
    assert rogers.lines[0] == "British; at Albany."
    assert "Beside it: Wolfe." in rogers.lines
    wolfe = told(bt, "piece", bt.piece("Wolfe"))
    assert "Rating: 3." in wolfe.lines
    assert "With him: 2 Light units (Putnam, Rogers)." in wolfe.lines
    iroquois = told(bt, "piece", bt.piece("Iroquois 1"))
    assert iroquois.lines[0] == "Nobody's; Neutral Nations."


def test_a_space_tells_who_is_there_by_name() -> None:
    bt = Situation().put("Rogers, Putnam @ Albany")
    panel = told(bt, "space", bt.space("Albany"))
    assert panel.lines[1] == "Here: British control, 2 Light units (Putnam, Rogers)."


def test_a_card_tells_its_initiative() -> None:
    panel = told(Situation(), "card", 20)
    assert panel.title == "#20 French Trade Goods Destroyed"
    assert panel.lines[0] == "British campaign card of 1758-1759 with initiative 5."


@pytest.mark.parametrize("kind", ["space", "piece", "card", "connection", "ap", "seat"])
def test_everything_can_be_described(kind: str) -> None:
    bt = Situation().put("Rogers @ Albany")
    found = sheet(bt)
    for index in range(len(bt.rules.ids[kind])):
        panel = describe(found, kind, index)
        assert panel.title
        assert panel.lines
