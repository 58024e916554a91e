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
        "1.4.1", "None is Available. Lift one of yours from the map to place it in {space}?",
        "A faction may lift a piece to place it in {space}",
    ),
    "leader_joins": Prompt(
        "1.10", "Does {leader} come from Available to {space} with the pieces placed there?",
        "A leader may join the pieces placed in {space}",
    ),
    "leader_rejoins": Prompt(
        "1.10", "{leader} stands alone: where does he go? Decline to put him into Available.",
        "{leader} looks for his own",
    ),
    "lift_blockade": Prompt(
        "1.9", "From which City does a Blockade return to the West Indies?",
        "A Blockade returns to the West Indies",
    ),
    "lay_blockade": Prompt(
        "1.9", "Which City does the Squadron blockade?", "The French lay a Blockade"
    ),
    # 2 turns
    "turn": Prompt(
        "2.3.4", "{card}: what do you do?", "A faction decides on {card}"
    ),
    "command_after": Prompt(
        "4.1", "Which Command goes with it?", "A faction chooses its Command"
    ),
    "finish_turn": Prompt(
        "4.1", "{command} is done ({spent} spent). A Special Activity, or finish?",
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
        "Brilliant Stroke. Still to come: Limited Commands {commands}, Special Activities "
        "{specials}.",
        "A Brilliant Stroke is carried out", {"commands": "number", "specials": "number"},
    ),
    "treaty_muster": Prompt(
        "2.3.9", "Where do Rochambeau and the first French Regulars land?",
        "The French choose where to land",
    ),
    # 3 Commands
    "british_muster": Prompt(
        "3.2.1",
        "Muster: Regulars in one space, then Tories, then a Fort or a reward ({spent} spent).",
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
        "3.2.2", "Which City is cleared of the Rebellion's units?",
        "The British may clear a City",
    ),
    "displace_to": Prompt(
        "3.2.2", "Where are the units of {space} driven to?", "The British clear {space}",
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
        "3.6", "Battle: where ({spent} spent)?", "A faction gives Battle", SPENT
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
        "Militia enlist in {space}",
    ),
    "convert_hidden": Prompt(
        "3.3.1", "How many Underground Militia in {space} become Continentals?",
        "Militia enlist in {space}",
    ),
    "give_up": Prompt(
        "3.3.1", "Which unit in {space} is given up?", "Units in {space} make way"
    ),
    "give_up_war_party": Prompt(
        "3.4.1", "Which War Party in {space} is given up for the Village?",
        "War Parties in {space} make way",
    ),
    "draw_in": Prompt(
        "3.1", "Who comes in to {space} before all there go Underground?",
        "A faction calls its irregulars to {space}",
    ),
    "rabble_rousing": Prompt(
        "3.3.4", "Rabble-Rousing: where ({spent} spent)?", "The Patriots rouse the people",
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
        "3.4.3", "Do the Regulars skirmish in {space}?", "The Indians scout {space}"
    ),
    "scout_leader": Prompt(
        "1.10", "Does {leader} go along to {space}?", "A leader may go along",
    ),
    "raid": Prompt(
        "3.4.4", "Raid: where, and who moves in ({spent} spent)?", "The Indians raid",
        SPENT,
    ),
    "agent_mobilization": Prompt(
        "3.5.1", "Where do the French agents raise Patriots?", "French agents are at work",
    ),
    "agents_raise": Prompt(
        "3.5.1", "What do the agents raise in {space}?", "French agents are at work in {space}",
    ),
    "french_muster": Prompt(
        "3.5.3", "Where do French Regulars muster?", "The French muster"
    ),
    "muster_french": Prompt(
        "3.5.3", "How many French Regulars in {space}?", "The French muster in {space}",
    ),
    "french_fort": Prompt(
        "3.5.3", "Do two French Regulars in {space} make way for a Patriot Fort?",
        "The French may build a Fort in {space}",
    ),
    "hortalez_sum": Prompt(
        "3.5.2", "How many Resources go through Hortalez to the Patriots?",
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
    "selected_already": Sentence("3.1", "{0} has been selected already.", ("space",)),
    "outside_order": Sentence("5.1", "This order does not reach {0}.", ("space",)),
    "limited_to_one": Sentence("2.3.5", "A Limited Command has one space."),
    "no_more_spaces": Sentence("5.1", "No further space may be selected."),
    "special_was_there": Sentence(
        "4.1", "The Special Activity has taken place in {0}: the Command may not.", ("space",)
    ),
    "special_of_others": Sentence("4.1", "That is another faction's Special Activity."),
    "no_special_now": Sentence("4.1", "No Special Activity goes with this, or it is done."),
    "raid_where_plundered": Sentence(
        "4.4.3", "Plunder came first: now its Province has to be Raided."
    ),
    "no_command_can_follow": Sentence(
        "4.1", "It needs a Command to go with, and none could be paid for."
    ),
    "command_must_follow": Sentence("4.1", "A Command has to follow the Special Activity."),
    "event_not_open": Sentence("2.3.4", "The Event is not open to this slot."),
    "no_such_side": Sentence("5.2", "The card has no such side."),
    "command_of_others": Sentence("3.1", "That is another faction's Command."),
    "after_treaty": Sentence("2.3.9", "The French do that only after the Treaty."),
    "before_treaty": Sentence("2.3.9", "The French did that only before the Treaty."),
    "no_space_for_it": Sentence("3.1", "There is no space where it could be done and paid for."),
    "no_command_left": Sentence("2.3.8", "Both Limited Commands are done."),
    "leader_not_involved": Sentence(
        "2.3.8", "A Limited Command of the stroke has to involve the leader's space."
    ),
    "nothing_selected": Sentence("2.3.4", "A Command selects one space at the least."),
    "card_names_more": Sentence("5.1.3", "The card names more spaces, and there is one more."),
    "not_selected": Sentence("3.1", "{0} is not among the selected spaces.", ("space",)),
    "cannot_pay": Sentence("3.1", "There are not enough Resources for it."),
    "ally_cannot_pay": Sentence("3.1", "The ally cannot pay its part."),
    "none_available": Sentence("1.4.1", "None is Available."),
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
    "tories_before_building": Sentence("3.2.1", "Tories are mustered before a Fort or a reward."),
    "one_fort_or_reward": Sentence("3.2.1", "A Muster has one Fort or one reward."),
    "needs_three_cubes": Sentence("3.2.1", "A Fort takes three British cubes in {0}.", ("space",)),
    "no_british_control": Sentence("6.4.1", "The British do not control {0}.", ("space",)),
    "needs_regular_and_tory": Sentence(
        "6.4.1", "A Regular and a Tory are needed in {0}.", ("space",)
    ),
    "always_neutral": Sentence("1.6.1", "{0} has no Population and stays Neutral.", ("space",)),
    "support_complete": Sentence("6.4.1", "{0} is at Active Support already.", ("space",)),
    "opposition_complete": Sentence("6.4.2", "{0} is at Active Opposition already.", ("space",)),
    "no_patriot_hold": Sentence(
        "6.4.2", "Rebellion Control and a Patriot piece are needed in {0}.", ("space",)
    ),
    "fni_three": Sentence("1.9", "At FNI 3 there is no Garrison."),
    "cities_only": Sentence("3.2.2", "A Garrison goes to Cities."),
    "regulars_only": Sentence("3.2.2", "Only British Regulars move in a Garrison."),
    "no_destination": Sentence("3.1", "Select a destination first."),
    "close_destination_first": Sentence("3.1", "Close the present space first."),
    # marching
    "cannot_march": Sentence("3.1", "Such a piece does not move in this Command."),
    "not_adjacent": Sentence("1.3.6", "{0} is not adjacent.", ("space",)),
    "out_of_reach": Sentence("3.1", "There is no way from {0}, by land or by sea.", ("space",)),
    "there_already": Sentence("3.1", "{0} is the destination itself.", ("space",)),
    "blockade_in_the_way": Sentence("1.9", "A Blockade bars the way by sea from {0}.", ("space",)),
    "needs_common_cause": Sentence("4.2.1", "War Parties come along under Common Cause only."),
    "common_cause_unused": Sentence(
        "4.2.1", "Common Cause was called for: a War Party has to act as a Tory."
    ),
    "one_for_one": Sentence("3.1", "They come along one for one only."),
    "not_so_many": Sentence("3.1", "There are not so many that have not moved yet."),
    "not_your_leader": Sentence("1.10", "{0} does not follow this Command.", ("leader",)),
    "leader_not_there": Sentence("1.10", "{0} was not with units that moved.", ("leader",)),
    "nobody_to_lead": Sentence(
        "1.10", "None of the units that {0} could go along with is left there.", ("leader",)
    ),
    "nobody_can_come": Sentence("3.1", "Nobody could march to {0}.", ("space",)),
    "nobody_came": Sentence("3.1", "Somebody has to march there."),
    "no_patriots_there": Sentence(
        "3.5.4", "The French go where Patriots are, or bring Continentals."
    ),
    # battle
    "no_own_pieces": Sentence("3.6", "You have no pieces in {0}.", ("space",)),
    "no_enemies": Sentence("3.6", "There is no enemy in {0}.", ("space",)),
    # Patriots
    "no_militia_in_reserves": Sentence("3.3.1", "Militia are not placed in Reserves."),
    "needs_two_units": Sentence("3.3.1", "A Fort takes two Patriot units in {0}.", ("space",)),
    "needs_patriot_fort": Sentence("3.3.1", "That takes a Patriot Fort in {0}.", ("space",)),
    "converted_already": Sentence("3.3.1", "Militia enlist in one space of a Rally."),
    "no_militia_there": Sentence("3.3.1", "There are no Militia in {0}.", ("space",)),
    "irregulars_only": Sentence("3.1", "Only your irregulars are called in."),
    "nobody_to_rouse": Sentence(
        "3.3.4", "{0} needs Rebellion Control with a Patriot piece, or an Underground Militia.",
        ("space",),
    ),
    "no_rousing_in_reserves": Sentence("3.3.4", "There is nobody to rouse in a Reserve."),
    # Indians
    "provinces_only": Sentence("3.4.1", "The Indians act in Provinces only."),
    "needs_war_parties": Sentence("3.4.1", "There are too few War Parties in {0}.", ("space",)),
    "needs_village": Sentence("3.4.1", "That takes a Village in {0}.", ("space",)),
    "needs_regulars": Sentence("3.4.3", "No British Regular is in {0}.", ("space",)),
    "one_scout": Sentence("3.4.3", "There is one Scout in a Command."),
    "war_parties_only": Sentence("3.4.4", "Only War Parties move in a Raid."),
    "needs_underground": Sentence("3.4.4", "A Raid takes an Underground War Party there."),
    "not_at_opposition": Sentence("3.4.4", "{0} is not at Opposition.", ("space",)),
    "three_raids": Sentence("3.4.4", "A Raid has three Provinces at the most."),
    # French
    "no_agents_there": Sentence(
        "3.5.1", "The agents work in Quebec, New York, New Hampshire and Massachusetts."
    ),
    "colonies_and_cities": Sentence(
        "3.5.3", "The French muster in Colonies, in Cities or in the West Indies."
    ),
    "no_rebellion_control": Sentence("3.5.3", "The Rebellion does not control {0}.", ("space",)),
}  # fmt: skip

REFUSALS: Final[dict[str, str]] = {
    "lift": "Only your own pieces of that type on the map can be lifted.",
    "leader_joins": "Say yes or no.",
    "leader_rejoins": "A leader goes to a space with his own pieces, or to Available.",
    "lift_blockade": "A Blockade leaves a City that has one.",
    "lay_blockade": "A Blockade is laid on a City.",
    "treaty_muster": "The French land under Rebellion Control, or in the West Indies.",
    "muster_regulars": "Up to six Regulars, as far as they are Available.",
    "muster_tories": "Up to two Tories, one at Passive Opposition, as far as there are some.",
    "regulars_for_fort": "Three cubes of the space make the Fort.",
    "reward_steps": "So many steps are not possible or cannot be paid.",
    "committee_steps": "So many steps are not possible or cannot be paid.",
    "displace_from": "Only an open City under British Control with Rebellion units and no Patriot "
    "Fort can be cleared; of a Limited Command, its own.",
    "displace_to": "The units go to an adjacent space.",
    "rally_militia": "Not so many Militia are placed there.",
    "convert_active": "There are not so many of them, or too few Continentals.",
    "convert_hidden": "There are not so many of them, or too few Continentals.",
    "give_up": "Only your own units of that space can be given up.",
    "give_up_war_party": "Only War Parties of that Province can be given up.",
    "gather_war_parties": "Not so many War Parties are placed there.",
    "scout_active": "One War Party goes at the least, and no more than are there.",
    "scout_hidden": "One War Party goes at the least, and no more than are there.",
    "scout_regulars": "One Regular goes at the least, and no more than are there.",
    "scout_tories": "No more Tories go than Regulars.",
    "scout_skirmish": "Say yes or no.",
    "scout_leader": "Say yes or no.",
    "agents_raise": "The agents raise two Militia or one Continental, as far as Available.",
    "muster_french": "Up to four Regulars, as far as they are Available.",
    "french_fort": "Say yes or no.",
    "hortalez_sum": "At least one Resource, and no more than the French have.",
}
"""What is said against a pick that was not offered, by question."""

LOG: Final[dict[str, Sentence]] = {
    "placed": Sentence("1.4.1", "{0} × {1} placed in {2}.", ("number", "kind", "space")),
    "lifted": Sentence("1.4.1", "{0} lifted from {1}.", ("kind", "space")),
    "released": Sentence("1.3.9", "{0} × {1} released to Available.", ("number", "type")),
    "removed": Sentence("1.4.1", "{0} × {1} removed from {2}.", ("number", "kind", "space")),
    "lost": Sentence("1.6.4", "{0} × {1} lost in {2}.", ("number", "kind", "space")),
    "moved": Sentence(
        "1.4.3", "{0} × {1} from {2} to {3}.", ("number", "kind", "space", "space"), way=Way(2, 3)
    ),
    "activated": Sentence("1.4.3", "{0} × {1} in {2} Activated.", ("number", "type", "space")),
    "hidden": Sentence(
        "1.4.3", "{0} × {1} in {2} turned Underground.", ("number", "type", "space")
    ),
    "leader_placed": Sentence("1.10", "{0} appears in {1}.", ("leader", "space")),
    "leader_moved": Sentence(
        "1.10", "{0} goes to {1}.", ("leader", "space", "space"), way=Way(2, 1, piece=0)
    ),
    "leader_available": Sentence("1.10", "{0} goes to Available.", ("leader", "number")),
    "shifted": Sentence("1.6", "{0}: {1} becomes {2}.", ("space", "level", "level")),
    "marker_placed": Sentence("1.6", "{0} × {1} in {2}.", ("number", "marker", "space")),
    "marker_removed": Sentence(
        "1.6", "{0} × {1} removed from {2}.", ("number", "marker", "space")
    ),
    "resources": Sentence("1.8", "{0}: Resources {1:+d}, now {2}.", ("seat", "number", "number")),
    "paid": Sentence("3.1", "{0} pay {1}, {2} left.", ("seat", "number", "number")),
    "blockade_lifted": Sentence("1.9", "Blockade of {0} lifted; FNI {1}.", ("space", "number")),
    "blockade_laid": Sentence("1.9", "{0} is Blockaded; FNI {1}.", ("space", "number")),
    "turned_up": Sentence("2.3.7", "{0} is played; {1} is on deck.", ("card", "card")),
    "passed": Sentence("2.3.3", "{0} pass.", ("seat",)),
    "ineligible": Sentence("2.3.6", "{0} are Ineligible for the next card.", ("seat",)),
    "no_command_possible": Sentence("4.1", "{0} have no Command left to execute.", ("seat",)),
    "command": Sentence("3.1", "{0}: {1}.", ("seat", "command")),
    "special": Sentence("4.1", "{0}: Special Activity {1}.", ("seat", "special")),
    "event": Sentence("5.1", "{0} execute {1}, {2}.", ("seat", "card", "card_side")),
    "stroke": Sentence("2.3.8", "{0} play their Brilliant Stroke.", ("seat",)),
    "trumped": Sentence("2.3.8", "The Brilliant Stroke of {0} is trumped by {1}.", ("seat",) * 2),
    "treaty": Sentence("2.3.9", "The Treaty of Alliance is signed, Preparations {0}.", ("number",)),
    "march_to": Sentence("3.1", "{0} march to {1}.", ("seat", "space")),
    "displaced": Sentence("3.2.2", "The Rebellion is driven from {0} to {1}.", ("space", "space")),
    "reward_loyalty": Sentence(
        "6.4.1", "Loyalty is rewarded in {0}: levels and markers {1}, Resources {2}.",
        ("space", "number", "number"),
    ),
    "committees": Sentence(
        "6.4.2", "Committees work in {0}: levels and markers {1}.", ("space", "number")
    ),
    "roused": Sentence("3.3.4", "The people of {0} are roused.", ("space",)),
    "scouted": Sentence("3.4.3", "The Indians scout from {0} to {1}.", ("space", "space")),
    "raided": Sentence("3.4.4", "{0} is raided.", ("space",)),
    "agents": Sentence("3.5.1", "French agents raise Patriots in {0}.", ("space",)),
    "hortalez": Sentence("3.5.2", "Hortalez: the French hand over {0}.", ("number",)),
}  # fmt: skip

OPTIONS: Final[dict[str, str]] = {
    "two_militia": "Two Militia",
    "one_continental": "One Continental",
}
