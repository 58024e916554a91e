"""The words of chapters 1 to 3: turns, Commands, forces; each with its rule number."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.words import Prompt, Sentence, Way

SPENT: Final = {"spent": "number"}
LEFT: Final = {"left": "number"}
WAY: Final = {"origin": "space", "goal": "space"}
"""The kinds of what prompts name, where the name is not the kind."""

PROMPTS: Final[dict[str, Prompt]] = {
    # 1 forces
    "lift": Prompt(
        "1.4.1", "None Available. Take one of yours from the map to place it in {space}?",
        "A faction may take a piece from the map to place it in {space}",
    ),
    "leader_joins": Prompt(
        "1.10", "Does {leader} come from Available to {space} with the pieces placed there?",
        "A leader may join the pieces placed in {space}",
    ),
    "leader_rejoins": Prompt(
        "1.10", "{leader} is alone: where does he go? Decline to return him to Available.",
        "{leader} rejoins his own pieces",
    ),
    "lift_blockade": Prompt(
        "1.9", "From which City does a Blockade return to the West Indies?",
        "A Blockade returns to the West Indies",
    ),
    "lay_blockade": Prompt(
        "1.9", "Which City does the Squadron blockade?", "The French place a Blockade"
    ),
    # 2 turns
    "turn": Prompt(
        "2.3.4", "{card}: what do you do?", "A faction decides on {card}"
    ),
    "command_after": Prompt(
        "4.1", "Which Command?", "A faction chooses its Command"
    ),
    "finish_turn": Prompt(
        "4.1", "{command} done ({spent} spent). Special Activity, or end the turn?",
        "A faction finishes its turn", SPENT,
    ),
    "play_stroke": Prompt(
        "2.3.8", "Play your Brilliant Stroke instead of {card}?",
        "Brilliant Strokes may interrupt {card}",
    ),
    "play_treaty": Prompt(
        "2.3.9", "Sign the Treaty of Alliance instead of {card}?",
        "The French may sign the Treaty",
    ),
    "stroke_action": Prompt(
        "2.3.8",
        "Brilliant Stroke: {commands:Limited Command} and "
        "{specials:Special Activity/Special Activities} left.",
        "A Brilliant Stroke is carried out", {"commands": "number", "specials": "number"},
    ),
    "treaty_muster": Prompt(
        "2.3.9", "Where do Rochambeau and the first French Regulars land?",
        "The French choose where to land",
    ),
    # 3 Commands
    "british_muster": Prompt(
        "3.2.1",
        "Muster: Regulars in one space, then Tories, a Fort or Reward Loyalty ({spent} spent).",
        "The British muster", SPENT,
    ),
    "muster_regulars": Prompt(
        "3.2.1", "How many Regulars in {space}?", "The British muster in {space}"
    ),
    "muster_tories": Prompt(
        "3.2.1", "How many Tories in {space}?", "The British muster in {space}"
    ),
    "regulars_for_fort": Prompt(
        "3.2.1", "Three cubes make the Fort in {space}: how many of them are Regulars?",
        "The British build a Fort in {space}",
    ),
    "reward_steps": Prompt(
        "6.4.1", "Reward Loyalty in {space}: how many steps, markers first, then levels?",
        "The British reward loyalty in {space}",
    ),
    "committee_steps": Prompt(
        "6.4.2", "Committees in {space}: how many steps, Raid markers first, then levels?",
        "The Patriots work in {space}",
    ),
    "garrison": Prompt(
        "3.2.2", "Garrison: which City, and which Regulars go there ({spent} spent)?",
        "The British garrison the Cities", SPENT,
    ),
    "displace_from": Prompt(
        "3.2.2", "Displace Rebellion units from which City?",
        "The British may displace units from a City",
    ),
    "displace_to": Prompt(
        "3.2.2", "Displace the units of {space} to where?",
        "The British displace units from {space}",
    ),
    "march_destination": Prompt(
        "3.1", "March: which destination ({spent} spent)?", "A faction marches",
        SPENT,
    ),
    "march_movers": Prompt(
        "3.1", "Who marches to {space} ({spent} spent)?", "A faction marches to {space}",
        SPENT,
    ),
    "battle": Prompt(
        "3.6", "Battle: where ({spent} spent)?", "A faction selects Battle", SPENT
    ),
    "rally": Prompt(
        "3.3.1", "Rally: where, and what ({spent} spent)?", "The Patriots rally",
        SPENT,
    ),
    "rally_militia": Prompt(
        "3.3.1", "How many Militia in {space}?", "The Patriots rally in {space}"
    ),
    "convert_active": Prompt(
        "3.3.1", "How many Active Militia in {space} become Continentals?",
        "Militia in {space} become Continentals",
    ),
    "convert_hidden": Prompt(
        "3.3.1", "How many Underground Militia in {space} become Continentals?",
        "Militia in {space} become Continentals",
    ),
    "give_up": Prompt(
        "3.3.1", "Remove which unit in {space}?", "Units in {space} are replaced"
    ),
    "give_up_war_party": Prompt(
        "3.4.1", "Remove which War Party in {space} for the Village?",
        "War Parties in {space} are replaced",
    ),
    "draw_in": Prompt(
        "3.1", "Who moves to {space} before all there go Underground?",
        "A faction moves its irregulars to {space}",
    ),
    "rabble_rousing": Prompt(
        "3.3.4", "Rabble-Rousing: where ({spent} spent)?", "The Patriots select Rabble-Rousing",
        SPENT,
    ),
    "gather": Prompt(
        "3.4.1", "Gather: where, and what ({spent} spent)?", "The Indians gather",
        SPENT,
    ),
    "gather_war_parties": Prompt(
        "3.4.1", "How many War Parties in {space}?", "The Indians gather in {space}"
    ),
    "scout": Prompt(
        "3.4.3", "Scout: from which Province to which?", "The Indians scout",
    ),
    "scout_active": Prompt(
        "3.4.3", "How many Active War Parties go from {origin} to {goal}?", "The Indians scout",
        WAY,
    ),
    "scout_hidden": Prompt(
        "3.4.3", "How many Underground War Parties go from {origin} to {goal}?",
        "The Indians scout", WAY,
    ),
    "scout_regulars": Prompt(
        "3.4.3", "How many British Regulars go from {origin} to {goal}?", "The Indians scout",
        WAY,
    ),
    "scout_tories": Prompt(
        "3.4.3", "How many Tories go from {origin} to {goal}?", "The Indians scout",
        WAY,
    ),
    "scout_skirmish": Prompt(
        "3.4.3", "Skirmish with the Regulars in {space}?", "The Indians scout {space}"
    ),
    "scout_leader": Prompt(
        "1.10", "Does {leader} move along to {space}?", "A leader may move along",
    ),
    "raid": Prompt(
        "3.4.4", "Raid: where, and who moves in ({spent} spent)?", "The Indians raid",
        SPENT,
    ),
    "agent_mobilization": Prompt(
        "3.5.1", "Agent Mobilization: where?", "The French mobilize agents",
    ),
    "agents_raise": Prompt(
        "3.5.1", "Place which Patriots in {space}?", "The French mobilize agents in {space}",
    ),
    "french_muster": Prompt(
        "3.5.3", "Where do French Regulars muster?", "The French muster"
    ),
    "muster_french": Prompt(
        "3.5.3", "How many French Regulars in {space}?", "The French muster in {space}",
    ),
    "french_fort": Prompt(
        "3.5.3", "Replace two French Regulars in {space} with a Patriot Fort?",
        "The French may build a Fort in {space}",
    ),
    "hortalez_sum": Prompt(
        "3.5.2", "Roderigue Hortalez et Cie: how many Resources to the Patriots?",
        "The French finance the Patriots",
    ),
}  # fmt: skip

REASONS: Final[dict[str, Sentence]] = {
    "indians_in_city": Sentence("1.4.2", "Indian pieces never enter a City."),
    "french_before_treaty": Sentence("2.3.9", "No French piece comes before the Treaty."),
    "not_in_west_indies": Sentence(
        "1.4.2", "Only British and French Regulars and British Forts go to the West Indies."
    ),
    "west_indies_out_of_play": Sentence(
        "1.3.7", "The West Indies are out of play before the Treaty."
    ),
    "west_indies_by_muster": Sentence("1.3.7", "Nobody marches to or from the West Indies."),
    "selected_already": Sentence("3.1", "{0} is already selected.", ("space",)),
    "outside_order": Sentence("5.1", "This Command may not select {0}.", ("space",)),
    "limited_to_one": Sentence("2.3.5", "A Limited Command has one space."),
    "no_more_spaces": Sentence("5.1", "No more spaces may be selected."),
    "special_was_there": Sentence(
        "4.1", "The Special Activity took place in {0}: the Command may not.", ("space",)
    ),
    "special_of_others": Sentence("4.1", "That is another faction's Special Activity."),
    "no_special_now": Sentence("4.1", "No Special Activity accompanies this, or it is done."),
    "raid_where_plundered": Sentence(
        "4.4.3", "Plunder came first: now its Province has to be Raided."
    ),
    "no_command_can_follow": Sentence(
        "4.1", "It must accompany a Command, and none can be paid for."
    ),
    "command_must_follow": Sentence("4.1", "A Command must follow the Special Activity."),
    "event_not_open": Sentence("2.3.4", "The Event is not open to this slot."),
    "no_such_side": Sentence("5.2", "The card has no such side."),
    "command_of_others": Sentence("3.1", "That is another faction's Command."),
    "after_treaty": Sentence("2.3.9", "The French do that only after the Treaty."),
    "before_treaty": Sentence("2.3.9", "The French did that only before the Treaty."),
    "no_space_for_it": Sentence("3.1", "There is no space where it can be done and paid for."),
    "no_command_left": Sentence("2.3.8", "Both Limited Commands are done."),
    "leader_not_involved": Sentence(
        "2.3.8", "A Limited Command of a Brilliant Stroke must involve the leader's space."
    ),
    "nothing_selected": Sentence("2.3.4", "A Command selects at least one space."),
    "card_names_more": Sentence("5.1.3", "The card names more spaces, and there is one more."),
    "not_selected": Sentence("3.1", "{0} is not a selected space.", ("space",)),
    "cannot_pay": Sentence("3.1", "Not enough Resources."),
    "ally_cannot_pay": Sentence("3.1", "The ally cannot pay its share."),
    "none_available": Sentence("1.4.1", "None Available."),
    "no_room": Sentence("1.4.2", "{0} has no room for another Fort or Village.", ("space",)),
    # the British
    "city_blockaded": Sentence("1.9", "The City is Blockaded."),
    "no_open_city": Sentence(
        "3.2.1", "Regulars muster in a City that is not Blockaded or in a Colony beside one."
    ),
    "tories_in_colonies": Sentence("3.2.1", "Tories muster in Cities and Colonies only."),
    "active_opposition": Sentence("3.1", "{0} is at Active Opposition.", ("space",)),
    "active_support": Sentence("3.1", "{0} is at Active Support.", ("space",)),
    "far_from_the_king": Sentence(
        "3.2.1", "No British Regulars or Fort are in {0} or beside it.", ("space",)
    ),
    "regulars_come_first": Sentence("3.2.1", "Regulars are mustered first, in one space."),
    "tories_before_building": Sentence(
        "3.2.1", "Tories are mustered before a Fort or Reward Loyalty."
    ),
    "one_fort_or_reward": Sentence("3.2.1", "A Muster has one Fort or one Reward Loyalty."),
    "needs_three_cubes": Sentence("3.2.1", "A Fort takes three British cubes in {0}.", ("space",)),
    "no_british_control": Sentence("6.4.1", "The British do not control {0}.", ("space",)),
    "needs_regular_and_tory": Sentence(
        "6.4.1", "A Regular and a Tory are needed in {0}.", ("space",)
    ),
    "always_neutral": Sentence("1.6.1", "{0} has no Population and stays Neutral.", ("space",)),
    "support_complete": Sentence("6.4.1", "{0} is already at Active Support.", ("space",)),
    "opposition_complete": Sentence("6.4.2", "{0} is already at Active Opposition.", ("space",)),
    "no_patriot_hold": Sentence(
        "6.4.2", "Rebellion Control and a Patriot piece are needed in {0}.", ("space",)
    ),
    "fni_three": Sentence("1.9", "At FNI 3 there is no Garrison."),
    "cities_only": Sentence("3.2.2", "A Garrison goes to Cities."),
    "regulars_only": Sentence("3.2.2", "Only British Regulars move in a Garrison."),
    "no_destination": Sentence("3.1", "Select a destination first."),
    "close_destination_first": Sentence("3.1", "Finish the current space first."),
    # marching
    "cannot_march": Sentence("3.1", "Such a piece does not move in this Command."),
    "not_adjacent": Sentence("1.3.6", "{0} is not adjacent.", ("space",)),
    "out_of_reach": Sentence("3.1", "There is no route from {0}, by land or by sea.", ("space",)),
    "there_already": Sentence("3.1", "{0} is the destination itself.", ("space",)),
    "blockade_in_the_way": Sentence("1.9", "A Blockade blocks the sea route from {0}.", ("space",)),
    "needs_common_cause": Sentence("4.2.1", "War Parties move along only with Common Cause."),
    "common_cause_unused": Sentence(
        "4.2.1", "Common Cause was chosen: a War Party must act as a Tory."
    ),
    "one_for_one": Sentence("3.1", "They move along one for one only."),
    "not_so_many": Sentence("3.1", "Not that many are left to move."),
    "not_your_leader": Sentence("1.10", "{0} does not follow this Command.", ("leader",)),
    "leader_not_there": Sentence("1.10", "{0} was not with units that moved.", ("leader",)),
    "nobody_to_lead": Sentence(
        "1.10", "{0} has no units left there to move with.", ("leader",)
    ),
    "nobody_can_come": Sentence("3.1", "Nobody can march to {0}.", ("space",)),
    "nobody_came": Sentence("3.1", "At least one piece must march there."),
    "no_patriots_there": Sentence(
        "3.5.4", "The French march where Patriots are, or with Continentals."
    ),
    # battle
    "no_own_pieces": Sentence("3.6", "You have no pieces in {0}.", ("space",)),
    "no_enemies": Sentence("3.6", "There is no enemy in {0}.", ("space",)),
    # Patriots
    "no_militia_in_reserves": Sentence("3.3.1", "Militia are not placed in Reserves."),
    "needs_two_units": Sentence("3.3.1", "A Fort takes two Patriot units in {0}.", ("space",)),
    "needs_patriot_fort": Sentence("3.3.1", "That takes a Patriot Fort in {0}.", ("space",)),
    "converted_already": Sentence("3.3.1", "Continentals replace Militia in one space per Rally."),
    "no_militia_there": Sentence("3.3.1", "There are no Militia in {0}.", ("space",)),
    "irregulars_only": Sentence("3.1", "Only your irregulars move in."),
    "nobody_to_rouse": Sentence(
        "3.3.4", "{0} needs Rebellion Control with a Patriot piece, or an Underground Militia.",
        ("space",),
    ),
    "no_rousing_in_reserves": Sentence("3.3.4", "No Rabble-Rousing in Indian Reserves."),
    # Indians
    "provinces_only": Sentence("3.4.1", "The Indians act in Provinces only."),
    "needs_war_parties": Sentence("3.4.1", "There are too few War Parties in {0}.", ("space",)),
    "needs_village": Sentence("3.4.1", "That takes a Village in {0}.", ("space",)),
    "needs_regulars": Sentence("3.4.3", "No British Regular is in {0}.", ("space",)),
    "one_scout": Sentence("3.4.3", "One Scout per Command."),
    "war_parties_only": Sentence("3.4.4", "Only War Parties move in a Raid."),
    "raider_too_far": Sentence(
        "3.4.4",
        "{0} is too far away: War Parties move in from adjacent Provinces, Dragging Canoe's from "
        "one farther.",
        ("space",),
    ),
    "needs_underground": Sentence("3.4.4", "A Raid takes an Underground War Party there."),
    "not_at_opposition": Sentence("3.4.4", "{0} is not at Opposition.", ("space",)),
    "three_raids": Sentence("3.4.4", "A Raid has three Provinces at most."),
    # French
    "no_agents_there": Sentence(
        "3.5.1", "Agent Mobilization is for Quebec, New York, New Hampshire and Massachusetts."
    ),
    "colonies_and_cities": Sentence(
        "3.5.3", "The French muster in Colonies, in Cities or in the West Indies."
    ),
    "no_rebellion_control": Sentence("3.5.3", "The Rebellion does not control {0}.", ("space",)),
}  # fmt: skip

REFUSALS: Final[dict[str, str]] = {
    "lift": "Only your own pieces of that type can be taken from the map.",
    "leader_joins": "Say yes or no.",
    "leader_rejoins": "A leader goes to a space with his own pieces, or to Available.",
    "lift_blockade": "A Blockade leaves a City that has one.",
    "lay_blockade": "A Blockade is placed at a City.",
    "treaty_muster": "The French land under Rebellion Control, or in the West Indies.",
    "muster_regulars": "Up to six Regulars, as far as they are Available.",
    "muster_tories": "Up to two Tories, one at Passive Opposition, as far as there are some.",
    "regulars_for_fort": "Three cubes of the space make the Fort.",
    "reward_steps": "That many steps are not possible or cannot be paid for.",
    "committee_steps": "That many steps are not possible or cannot be paid for.",
    "displace_from": "Only an open City under British Control with Rebellion units and no Patriot "
    "Fort can be displaced from; with a Limited Command, only the selected City.",
    "displace_to": "The units go to an adjacent space.",
    "rally_militia": "That many Militia cannot be placed there.",
    "convert_active": "Not that many are there, or too few Continentals are Available.",
    "convert_hidden": "Not that many are there, or too few Continentals are Available.",
    "give_up": "Only your own units in that space can be removed.",
    "give_up_war_party": "Only War Parties in that Province can be removed.",
    "gather_war_parties": "That many War Parties cannot be placed there.",
    "scout_active": "At least one War Party moves, and no more than are there.",
    "scout_hidden": "At least one War Party moves, and no more than are there.",
    "scout_regulars": "At least one Regular moves, and no more than are there.",
    "scout_tories": "No more Tories move than Regulars.",
    "scout_skirmish": "Say yes or no.",
    "scout_leader": "Say yes or no.",
    "agents_raise": "Two Militia or one Continental, as Available.",
    "muster_french": "Up to four Regulars, as far as they are Available.",
    "french_fort": "Say yes or no.",
    "hortalez_sum": "At least one Resource, and no more than the French have.",
}
"""What is said against a pick that was not offered, by question."""

LOG: Final[dict[str, Sentence]] = {
    "placed": Sentence("1.4.1", "{0:{1}} placed in {2}.", ("number", "kind", "space")),
    "lifted": Sentence("1.4.1", "{0} taken from {1}.", ("kind", "space")),
    "released": Sentence("1.3.9", "{0:{1}} released to Available.", ("number", "type")),
    "removed": Sentence("1.4.1", "{0:{1}} removed from {2}.", ("number", "kind", "space")),
    "lost": Sentence("1.6.4", "{0:{1}} lost in {2}.", ("number", "kind", "space")),
    "moved": Sentence(
        "1.4.3", "{0:{1}} from {2} to {3}.", ("number", "kind", "space", "space"), way=Way(2, 3)
    ),
    "activated": Sentence("1.4.3", "{0:{1}} in {2} Activated.", ("number", "type", "space")),
    "hidden": Sentence(
        "1.4.3", "{0:{1}} in {2} flipped Underground.", ("number", "type", "space")
    ),
    "leader_placed": Sentence("1.10", "{0} arrives in {1}.", ("leader", "space")),
    "leader_moved": Sentence(
        "1.10", "{0} goes to {1}.", ("leader", "space", "space"), way=Way(2, 1, piece=0)
    ),
    "leader_available": Sentence("1.10", "{0} goes to Available.", ("leader", "number")),
    "shifted": Sentence("1.6", "{0}: {1} shifts to {2}.", ("space", "level", "level")),
    "marker_placed": Sentence("1.6", "{0:{1}} placed in {2}.", ("number", "marker", "space")),
    "marker_removed": Sentence(
        "1.6", "{0:{1}} removed from {2}.", ("number", "marker", "space")
    ),
    "resources": Sentence("1.8", "{0}: Resources {1:+d}, now {2}.", ("seat", "number", "number")),
    "paid": Sentence("3.1", "{0} pay {1}, {2} left.", ("seat", "number", "number")),
    "blockade_lifted": Sentence("1.9", "Blockade of {0} lifted; FNI {1}.", ("space", "number")),
    "blockade_laid": Sentence("1.9", "{0} is Blockaded; FNI {1}.", ("space", "number")),
    "turned_up": Sentence("2.3.7", "Current card: {0}. On deck: {1}.", ("card", "card")),
    "passed": Sentence("2.3.3", "{0} pass.", ("seat",)),
    "ineligible": Sentence("2.3.6", "{0} are Ineligible for the next card.", ("seat",)),
    "no_command_possible": Sentence("4.1", "{0} have no Command left to execute.", ("seat",)),
    "command": Sentence("3.1", "{0}: {1}.", ("seat", "command")),
    "special": Sentence("4.1", "{0}: Special Activity {1}.", ("seat", "special")),
    "event": Sentence("5.1", "{0} execute {1}, {2}.", ("seat", "card", "card_side")),
    "stroke": Sentence("2.3.8", "{0} play their Brilliant Stroke.", ("seat",)),
    "trumped": Sentence("2.3.8", "The Brilliant Stroke of {0} is trumped by {1}.", ("seat",) * 2),
    "treaty": Sentence(
        "2.3.9", "The Treaty of Alliance is signed (French Preparations {0}).", ("number",)
    ),
    "march_to": Sentence("3.1", "{0} march to {1}.", ("seat", "space")),
    "displaced": Sentence("3.2.2", "Rebellion units displaced from {0} to {1}.", ("space",) * 2),
    "reward_loyalty": Sentence(
        "6.4.1", "Reward Loyalty in {0}: levels and markers {1}, Resources {2}.",
        ("space", "number", "number"),
    ),
    "committees": Sentence(
        "6.4.2", "Committees of Correspondence in {0}: levels and markers {1}.", ("space", "number")
    ),
    "roused": Sentence("3.3.4", "Rabble-Rousing in {0}.", ("space",)),
    "scouted": Sentence("3.4.3", "The Indians scout from {0} to {1}.", ("space", "space")),
    "raided": Sentence("3.4.4", "{0} is raided.", ("space",)),
    "agents": Sentence("3.5.1", "Agent Mobilization in {0}.", ("space",)),
    "hortalez": Sentence("3.5.2", "Hortalez: {0:Resource} to the Patriots.", ("number",)),
}  # fmt: skip

OPTIONS: Final[dict[str, str]] = {
    "two_militia": "Two Militia",
    "one_continental": "One Continental",
}
