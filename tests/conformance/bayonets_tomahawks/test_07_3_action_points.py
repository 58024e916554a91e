"""7.3 Action Points: which Actions each type allows, and the Reaction AP."""

import pytest

from tests.conformance.bayonets_tomahawks.situation import Situation

ACTIONS = ("army", "light", "raid", "sail", "marshal", "build")
ARMY = {"army", "marshal", "build"}
LIGHT = {"light", "raid"}


def _british(*aps: str) -> Situation:
    bt = Situation().until("battles").put("Boscawen, 15th & 58th, Rogers @ Boston")
    return bt.put("Gage, New England 1 @ York", "Goreham @ Number Four").aps(british=aps)


def _french(*aps: str) -> Situation:
    bt = Situation().until("battles").active("french").first("british")
    bt.put("Marine Royale, Berry, Aubry @ Port la Joye", "Canadiens 1, Abénaki @ Miramichy")
    return bt.aps(french=aps)


def _allowed(bt: Situation) -> set[str]:
    return {verb for verb in ACTIONS if bt.offered(verb)}


@pytest.mark.parametrize(
    ("ap", "allowed"),
    [
        ("army", ARMY),
        ("army_2x", ARMY),
        ("sail_army", ARMY | {"sail"}),
        ("sail_army_2x", ARMY | {"sail"}),
        ("light", LIGHT),
        ("light_2x", LIGHT),
    ],
)
@pytest.mark.rule("R-7.3.1a", "R-7.3.1b", "R-7.3.3a", "R-9.0a")
def test_what_each_ap_allows(ap: str, allowed: set[str]) -> None:
    bt = _british(ap).british(f"spend {ap}")
    assert _allowed(bt) == allowed
    for choice, missing in (
        ("army Boston", "ap_no_army"), ("marshal Boston", "ap_no_army"),
        ("build Boston", "ap_no_army"), ("light Boston", "ap_no_light"),
        ("raid Rogers", "ap_no_light"), ("sail Boston", "ap_no_sail"),
    ):  # fmt: skip
        if choice.split()[0] not in allowed:
            assert bt.why_not(choice) == missing


@pytest.mark.rule("R-7.3.5a")
def test_a_light_army_ap_is_one_or_the_other_when_it_is_used() -> None:
    bt = _french("light_or_army").french("spend light_or_army")
    assert _allowed(bt) == ARMY | LIGHT
    assert bt.why_not("sail Port la Joye") == "ap_no_sail"
    bt.french("light Port la Joye")
    assert bt.why_not("take Berry") == "light_only"
    bt = _french("light_or_army").french("spend light_or_army", "army Port la Joye")
    bt.french("take Berry", "take Aubry", "go Miramichy", "stop")
    assert bt.at("Miramichy") == "French: Aubry, Abénaki, Berry, Canadiens 1"


@pytest.mark.rule("R-7.3b")
def test_aps_of_the_faction_cards_activate_indians_too() -> None:
    bt = _french("army").french("spend army", "army Miramichy", "take Abénaki", "go Chignectou")
    bt.french("stop")
    assert bt.where("Abénaki") == "Chignectou"
    bt = _french("light").french("spend light")
    assert bt.offers("raid Abénaki")


@pytest.mark.rule("R-7.3.1b")
def test_a_light_ap_takes_light_units_out_of_a_mixed_stack() -> None:
    bt = _british("light").british("spend light", "light Boston", "go York", "stop")
    assert bt.at("Boston") == "British: 15th & 58th, Boscawen"
    assert bt.where("Rogers") == "York"


@pytest.mark.rule("R-7.3.1b")
def test_a_light_ap_needs_light_units() -> None:
    bt = Situation().until("battles").put("Howe, 15th & 58th @ Albany", "Rogers @ Boston")
    bt.aps(british=["light"]).british("spend light")
    assert bt.why_not("light Albany") == "light_only"
    assert bt.why_not("light Oswego") == "nobody_there"
    assert bt.why_not("raid 15th & 58th") == "raid_light_only"


@pytest.mark.rule("R-7.3a")
def test_an_ap_that_nobody_can_use_is_not_offered() -> None:
    bt = _british("light", "army").put("spent Dunn @ Boston")
    for piece in ("Rogers", "Gage", "Goreham"):
        bt.start.spent |= 1 << bt.piece(piece)
    assert bt.offered("spend") == ["Army AP"]
    assert bt.why_not("spend light") == "ap_without_action"
    assert bt.why_not("spend army_2x") == "ap_not_left"


@pytest.mark.rule("R-7.3a")
def test_an_army_ap_may_be_good_for_marshal_troops_or_construction_only() -> None:
    bt = Situation().until("battles").put("New England 1 @ Newfoundland")
    bt.aps(british=["army", "sail_army"])
    bt.british("spend army", "build Newfoundland")
    assert bt.g.fort_sites == {bt.space("Newfoundland"): 1}
    bt = Situation().until("battles").put("Fort Edward @ Albany", "Rogers @ Oneida Lake")
    bt.aps(british=["army"]).british("spend army")
    assert bt.choices() == ["army Oneida Lake", "marshal Albany"]
    bt = Situation().until("battles").put("Boscawen @ Newfoundland").aps(british=["sail_army"])
    bt.british("spend sail_army", "sail Newfoundland", "embark Boscawen", "set_sail")
    assert bt.where("Boscawen") == "Sail box"


@pytest.mark.rule("R-7.3a")
def test_a_light_ap_may_be_good_for_a_raid_only() -> None:
    bt = Situation().until("battles").put("Aubry @ Newfoundland", "French control @ Newfoundland")
    bt.active("french").aps(french=["light", "army"])
    assert bt.offered("spend") == ["Light AP"]
    bt.dice("M").french("spend light", "raid Aubry", "target Newfoundland")
    assert bt.spent() == "Aubry"


# ---------------------------------------------------------------------- 7.3.2 Indian APs


def _indians(*aps: str) -> Situation:
    bt = Situation().until("battles").active("french").first("british").phase("indian-actions")
    return bt.aps(indian=aps)


@pytest.mark.rule("R-7.3.2a")
def test_an_indian_ap_moves_one_indian_unit() -> None:
    bt = _indians("indian").put("Delaware, Mingo, Aubry, Rigaud @ Kithanink")
    bt.french("spend indian")
    assert bt.offered("raid") == ["Delaware (Indians)", "Mingo (Indians)"]
    bt.french("light Kithanink")
    assert bt.why_not("go Assunepachla") == "choose_indian"
    assert bt.why_not("take Aubry") == "indian_only"
    assert bt.why_not("take Rigaud") == "indian_only"
    bt.french("take Mingo")
    assert bt.why_not("take Delaware") == "one_nation"
    bt.french("go Assunepachla", "stop")
    assert bt.at("Assunepachla") == "French: Mingo"


@pytest.mark.rule("R-7.3.2a")
def test_an_indian_alone_needs_not_be_taken() -> None:
    bt = _indians("indian").put("Delaware, Aubry @ Kithanink")
    bt.french("spend indian", "light Kithanink", "go Assunepachla", "stop")
    assert bt.at("Assunepachla") == "French: Delaware"


@pytest.mark.rule("R-7.3.2a", "R-13.8e")
def test_routed_indians_move_like_others() -> None:
    bt = _indians("indian").put("French rout @ Kithanink", "Delaware, Mingo @ Kithanink")
    bt.french("spend indian", "light Kithanink", "take Mingo", "go Assunepachla", "stop")
    assert bt.at("Assunepachla") == "French: Mingo"
    assert bt.markers("french", "Assunepachla") == "rout"


@pytest.mark.rule("R-7.3.2a", "R-10.7c")
def test_routed_units_of_a_nation_are_gathered_to_overwhelm() -> None:
    bt = _indians("indian").nation("iroquois", "french").put("French rout @ Assunepachla")
    bt.put("3 Iroquois, Mingo @ Assunepachla", "Delaware @ Diiohage")
    bt.put("Rogers @ Kithanink", "Gage @ Cawichnowane", "Dunn @ Rays Town", "Scott @ Loyalhanna")
    bt.french("spend indian")
    assert bt.why_not("light Assunepachla") == "no_way_out"  # three to one at the best


@pytest.mark.rule("R-7.3.2a", "R-8.1b")
def test_an_indian_ap_moves_units_of_one_nation_together() -> None:
    bt = _indians("indian").nation("iroquois", "french").put("2 Iroquois @ Oquaga")
    bt.french("spend indian", "light Oquaga", "go Gnadenhütten")
    assert bt.at("Gnadenhütten") == "French: Iroquois 1, Iroquois 2"


@pytest.mark.rule("R-7.3.2a")
def test_units_of_a_nation_go_with_no_other_indian() -> None:
    bt = _indians("indian").nation("iroquois", "french").nation("cherokee", "french")
    bt.put("2 Iroquois, Cherokee, Mingo @ Oquaga").french("spend indian", "light Oquaga")
    assert bt.why_not("go Albany") == "choose_indian"
    bt.french("take Iroquois 2")
    assert bt.why_not("take Cherokee 1") == "one_nation"
    assert bt.why_not("take Mingo") == "one_nation"
    bt.french("take Iroquois 1", "go Cawichnowane", "stop")
    assert bt.at("Oquaga") == "French: Mingo, Cherokee 1"


@pytest.mark.rule("R-7.3.2a", "R-10.2.1f")
def test_an_indian_ap_picks_up_only_units_of_the_same_nation() -> None:
    bt = _indians("indian_2x").nation("iroquois", "french").nation("cherokee", "french")
    bt.put("Iroquois @ Oquaga", "Iroquois, Cherokee, Mingo, Aubry @ Cawichnowane")
    bt.french("spend indian_2x", "light Oquaga", "go Cawichnowane")
    assert bt.why_not("take Cherokee 1") == "one_nation"
    assert bt.why_not("take Mingo") == "one_nation"
    assert bt.why_not("take Aubry") == "indian_only"
    bt.french("take Iroquois 2", "go Kithanink", "stop")
    assert bt.at("Kithanink") == "French: Iroquois 1, Iroquois 2"
    bt = _indians("indian").put("Mingo @ Kithanink", "Delaware @ Assunepachla")
    bt.french("spend indian", "light Kithanink", "go Assunepachla")
    assert bt.why_not("take Delaware") == "one_nation"


@pytest.mark.rule("R-7.3.2a")
def test_an_indian_ap_finds_nobody_where_no_indian_is() -> None:
    bt = _indians("indian").put("Aubry @ Niagara", "Mingo @ Diiohage", "spent Seneca @ Gennisheyo")
    bt.french("spend indian")
    assert bt.why_not("light Niagara") == "indian_only"
    assert bt.why_not("light Gennisheyo") == "nobody_ready"
    assert bt.why_not("army Niagara") == "ap_no_army"


# ---------------------------------------------------------------------- 7.3.4 2x


@pytest.mark.rule("R-7.3.4a", "R-10.2a")
def test_a_2x_ap_doubles_the_movement_points() -> None:
    bt = Situation().until("battles").put("Rogers, 15th & 58th, Howe @ New York")
    bt.aps(british=["army_2x"]).british("spend army_2x", "army New York")
    bt.british("go Kingston", "go Albany", "go Lake George", "go Albany")
    assert bt.at("Albany") == "British: Rogers, 15th & 58th, Howe"
    bt.british("go Northfield")
    assert bt.at("Albany") == "British: 15th & 58th, Howe"
    bt.british("go Number Four")
    assert bt.at("Number Four") == "British: Rogers"
    assert bt.step() == "battles"  # six connections: it has to stop


@pytest.mark.rule("R-7.3.4a")
def test_a_2x_ap_may_be_used_like_a_plain_one() -> None:
    bt = Situation().until("battles").put("15th & 58th @ New York").aps(british=["army_2x"])
    bt.british("spend army_2x", "army New York", "go Kingston", "stop")
    assert bt.where("15th & 58th") == "Kingston"


# ---------------------------------------------------------------------- 7.3.6 Reaction


@pytest.mark.rule("R-7.3.6a", "R-7.1h")
def test_a_reaction_comes_after_the_second_players_phase() -> None:
    bt = Situation().until("battles").phase("hold-reaction").put("Rogers @ Albany")
    bt.put("Aubry @ Montréal").aps(british=["light", "army"], french=["light"])
    bt.british("hold light", "pass")
    assert bt.g.reaction == 0
    bt.french("spend light", "light Montréal", "go Isle aux Noix", "stop")
    assert bt.asked == "spend_reaction"
    assert bt.g.active == 0
    assert bt.why_not("spend army") == "ap_not_left"
    bt.british("spend light", "light Albany", "go Lake George", "stop")
    assert bt.where("Rogers") == "Lake George"
    assert bt.g.reaction == -1
    assert bt.step() == "battles"


@pytest.mark.rule("R-7.3.6a")
def test_a_reaction_may_be_left_out() -> None:
    bt = Situation().until("battles").phase("hold-reaction").put("Rogers @ Albany")
    bt.aps(british=["light"]).british("hold light", "pass")
    assert bt.g.reaction == -1
    assert bt.where("Rogers") == "Albany"


@pytest.mark.rule("R-7.3.6a")
def test_without_a_held_ap_there_is_no_reaction() -> None:
    bt = Situation().until("battles").phase("hold-reaction").put("Rogers @ Albany")
    bt.aps(british=["light"]).british("hold_none", "pass")
    assert bt.step() == "battles"


@pytest.mark.rule("R-7.3.6a")
def test_of_two_equal_aps_only_one_is_held() -> None:
    bt = Situation().until("battles").phase("hold-reaction").put("Rogers @ Albany")
    bt.aps(british=["army", "army", "light"]).british("hold army")
    assert bt.g.aps[0] == (2, 0)


@pytest.mark.rule("G-C-07", "R-7.3.6a")
def test_the_only_ap_of_a_card_can_be_held() -> None:
    bt = Situation().until("battles").phase("indian-actions").active("french").first("french")
    bt.put("Aubry @ Montréal", "Seneca @ Gennisheyo").aps(french=["light_2x"], indian=["indian"])
    bt.french("pass")
    assert bt.choices() == ["hold 2x Light AP", "hold_none"]
    bt.french("hold light_2x")
    assert bt.asked == "spend_reaction"  # the British have no AP
    bt.french("spend light_2x", "light Montréal", "go Isle aux Noix", "go Ticonderoga", "go Goasek")
    bt.french("go Zawakwtegok", "stop")
    assert bt.where("Aubry") == "Zawakwtegok"


@pytest.mark.rule("R-7.3.6a")
def test_a_held_sail_ap_still_sails_and_a_held_light_army_ap_is_still_either() -> None:
    bt = Situation().until("battles").phase("hold-reaction").put("Boscawen @ Halifax")
    bt.aps(british=["sail_army"]).british("hold sail_army", "spend sail_army", "sail Halifax")
    bt.british("embark Boscawen", "set_sail")
    assert bt.where("Boscawen") == "Sail box"
    bt = Situation().until("battles").phase("hold-reaction").first("french").active("french")
    bt.put("Aubry, Berry @ Montréal").aps(french=["light_or_army"]).french("hold light_or_army")
    bt.french("spend light_or_army")
    assert bt.offers("light Montréal")
    assert bt.offers("army Montréal")


@pytest.mark.rule("R-7.3.6a", "R-7.4a")
def test_the_event_for_actions_may_be_used_in_the_reaction() -> None:
    bt = Situation().until("battles").phase("hold-reaction").cards(british=10)
    bt.put("15th & 58th @ Albany").aps(british=["army"]).british("hold army", "spend army")
    bt.british("army Albany", "go Lake George", "go Ticonderoga", "go Isle aux Noix")
    assert bt.where("15th & 58th") == "Isle aux Noix"


# ---------------------------------------------------------------------- card 54


@pytest.mark.rule("G-C-05", "R-E-a")
def test_no_indian_acts_under_card_54() -> None:
    bt = Situation().until("battles").active("french").first("british").cards(french=26, indian=54)
    bt.put("Mingo, Aubry @ Diiohage", "Delaware @ Kithanink", "Canadiens 1 @ Forks of the Ohio")
    bt.aps(french=["light", "light", "army"]).french("spend light")
    assert bt.offered("raid") == ["Aubry (Light)"]
    assert bt.why_not("raid Mingo") == "no_indians"
    assert bt.why_not("light Kithanink") == "nobody_ready"
    bt.french("light Diiohage")
    assert bt.why_not("take Mingo") == "no_indians"
    bt.french("go Forks of the Ohio", "go Kithanink")
    assert bt.why_not("take Delaware") == "no_indians"
    bt.french("stop", "spend army")
    assert bt.why_not("marshal Forks of the Ohio") == "nobody_to_call"


@pytest.mark.rule("G-C-05", "R-E-a")
def test_no_indian_is_marshaled_under_card_54() -> None:
    bt = Situation().until("battles").active("french").first("british").cards(indian=54)
    bt.put(
        "Canadiens 1 @ Forks of the Ohio", "Delaware, Aubry, Langlade, spent Lignery @ Kithanink"
    )
    bt.aps(french=["army"]).french("spend army", "marshal Forks of the Ohio")
    assert bt.why_not("call Delaware") == "no_indians"
    assert bt.why_not("call Lignery") == "spent"


@pytest.mark.rule("G-C-05", "R-E-a")
def test_card_54_holds_back_british_indians_too() -> None:
    bt = Situation().until("battles").cards(indian=54).put("Mohawk @ Albany").aps(british=["light"])
    bt.begin()
    assert bt.step() == "battles"
