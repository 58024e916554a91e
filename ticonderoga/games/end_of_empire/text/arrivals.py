"""Words of arrivals: reinforcements, replacements, withdrawals, exchanges of prisoners."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.words import ANY_LOT, Prompt, Sentence, Verb

VERBS: Final[tuple[Verb, ...]] = (
    Verb("enter", ("space",), "Enter at {0}", brings=ANY_LOT),
    Verb("enter_all", ("space",), "Enter the whole group at {0}", brings=ANY_LOT),
    Verb("board", ("piece",), "Embark on the {0}"),
    Verb("board_all", ("piece",), "Embark the whole group on the {0}"),
    Verb("wait", (), "Wait for a port"),
    Verb("light", ("piece",), "Raise a step of {0}"),
    Verb("no_light", (), "No more Light Infantry"),
    Verb("reduce", ("piece",), "Take a step from {0}"),
    Verb("recruit", ("piece",), "Give a step to {0}"),
    Verb("no_recruit", (), "No more replacements"),
    Verb("draft", ("piece",), "Break up {0}"),
    Verb("no_draft", (), "No more drafts"),
    Verb("fill", ("piece",), "Give the step to {0}"),
    Verb("free", ("piece",), "Free {0}"),
    Verb("cut", ("piece",), "Remove a step of {0}"),
    Verb("no_cut", (), "No more losses"),
    Verb("send_off", ("piece",), "Withdraw {0}"),
    Verb("sent_off", (), "Done"),
)

PROMPTS: Final[dict[str, Prompt]] = {
    "exchange": Prompt(
        "11.11", "Exchange prisoners?", "The {side} player may exchange prisoners."
    ),
    "freed": Prompt(
        "11.11", "Which of your leaders is freed?", "The {side} player picks a leader to be freed."
    ),
    "freed_at": Prompt(
        "11.11", "{piece} is free: which stack does he return to?",
        "The {side} player says where {piece} comes back.",
    ),
    "arrive": Prompt(
        "7", "Where does {piece} enter?", "The {side} player brings on {piece}."
    ),
    "blommart": Prompt(
        "7.5", "Does Blommart's rising at Natchez begin now, at {space}?",
        "Blommart may rise at {space}.",
    ),
    "light": Prompt(
        "7.5", "Raise Continental Light Infantry?",
        "The American player may raise Light Infantry.",
    ),
    "giver": Prompt(
        "7.5", "Which Continental unit gives a step to {piece}?",
        "A Continental unit gives a step to {piece}.",
    ),
    "recruit": Prompt(
        "7.9", "Recruits at {space}, {steps} left: which unit?",
        "The {side} player recruits at {space}.",
    ),
    "recruit_nation": Prompt(
        "7.7", "Replacements, {steps} left: which unit?", "The {side} player places replacements."
    ),
    "raid_step": Prompt(
        "7.9", "The spoils of last year's raid: which unit gets a step?",
        "The {side} player uses the spoils of a raid.",
    ),
    "rebuilt_at": Prompt(
        "7.7", "Where does {piece} come back?", "The {side} player brings back {piece}."
    ),
    "draft": Prompt(
        "7.10", "Which regiment is broken up to fill another?", "The {side} player may draft."
    ),
    "fill": Prompt(
        "7.10", "{piece} is broken up: who gets its step?",
        "The {side} player breaks up {piece}.",
    ),
    "elmore": Prompt(
        "7.5", "Where does {piece} enter?", "The American player places {piece}."
    ),
    "marion": Prompt(
        "7.4", "Do Marion's men at {space} go home for now?", "Marion's men may go home."
    ),
    "cut": Prompt(
        "7.6", "The marines are {steps} short: eliminate which British regulars instead?",
        "The American player may eliminate {steps} of British regulars.",
    ),
    "send_off": Prompt(
        "7.6", "West Indies Withdrawal: {number:regiment} and {steps} left to withdraw.",
        "The British player sends regiments to the West Indies.",
    ),
}  # fmt: skip

REASONS: Final[dict[str, Sentence]] = {
    # where one enters
    "not_entry_hex": Sentence("7.1", "{0} is not its entry hex.", ("space",)),
    "entry_enemy_held": Sentence("7.1", "The enemy controls {0}.", ("space",)),
    "entry_enemy_there": Sentence("5.1", "An enemy is in the way at {0}.", ("space",)),
    "arrivals_go_inside": Sentence(
        "5.1", "Units of yours hold the place at {0}: arrivals go inside.", ("space",)
    ),
    "entry_needs_british": Sentence(
        "7.1", "British provincials enter an American hex only if British troops are in it."
    ),
    "nearest_unit_only": Sentence(
        "8.1", "His entry hex is taken: he goes to the nearest unit of his side."
    ),
    "no_unit_to_join": Sentence("7.1", "No unit that he could join is at {0}.", ("space",)),
    "not_home_state": Sentence("7.4", "{0} is not in its home state.", ("space",)),
    "entry_hex_first": Sentence("7.4", "It enlists in its entry hex as long as that is free."),
    "no_port": Sentence("7.2", "No port is at {0}.", ("space",)),
    "port_not_yours": Sentence("7.2", "You do not control the port at {0}.", ("space",)),
    "port_blockaded": Sentence("7.2", "An enemy fleet is off {0}.", ("space",)),
    "quebec_frozen": Sentence("7.2", "Ice closes the river to Quebec in winter."),
    "not_overseas": Sentence("7.2", "Only overseas reinforcements may go aboard a fleet."),
    "fleet_not_at_sea": Sentence("7.2", "The {0} is not in a sea area now.", ("piece",)),
    "nobody_else_comes": Sentence("7", "Nobody else enters here."),
    "not_held_back": Sentence("7.2", "Reinforcements that have a way in are not held back."),
    "only_one_way_in": Sentence("7", "There is only one entry: they enter one by one."),
    # Light Infantry
    "no_light_infantry": Sentence("7.5", "{0} is not a Continental Light Infantry.", ("piece",)),
    "no_giver": Sentence("7.5", "No Continental unit can give a step to {0}.", ("piece",)),
    "not_continental": Sentence("7.5", "{0} is not a regular unit of the Continental Army.",
                                ("piece",)),
    "no_step_to_spare": Sentence("7.5", "{0} would be eliminated by it.", ("piece",)),
    "other_hex": Sentence("7.5", "{0} is not where the Light Infantry is.", ("piece",)),
    # replacements
    "recruits_for_others": Sentence("7.7", "These replacements are not for {0}.", ("piece",)),
    "not_in_play": Sentence("7.7", "{0} is not on the map.", ("piece",)),
    "not_in_that_hex": Sentence("7.9", "{0} is not in that hex.", ("piece",)),
    "full_strength": Sentence("7.7", "{0} is at full strength.", ("piece",)),
    "out_of_supply": Sentence("6.1", "{0} is out of supply.", ("piece",)),
    "no_overseas_supply": Sentence("7.9", "{0} has no overseas supply.", ("piece",)),
    "steps_by_sea_only": Sentence("7.8", "{0} has no overseas supply.", ("piece",)),
    "entered_elsewhere": Sentence("7.9", "{0} did not enter there.", ("piece",)),
    "term_over": Sentence("7.4", "The enlistment of {0} is over.", ("piece",)),
    "no_port_open": Sentence("7.9", "No port or fleet is open to {0}.", ("piece",)),
    "no_recruits_in_collapse": Sentence(
        "7.9", "The economy has collapsed: there are no recruits."
    ),
    "recruits_of_its_own": Sentence(
        "7.9", "{0} finds recruits of its own, or is out of supply.", ("piece",)
    ),
    "entry_hex_lost": Sentence("7.9", "The entry hex of {0} is lost.", ("piece",)),
    "no_line_home": Sentence("7.9", "No line leads from {0} to its entry hex.", ("piece",)),
    # drafts
    "not_drafted": Sentence("7.10", "{0} is not a regiment that can be broken up.", ("piece",)),
    "nobody_to_fill": Sentence("7.10", "No unit in the hex of {0} can get its step.", ("piece",)),
    "not_in_hex_of_draft": Sentence("7.10", "{0} is not in that hex.", ("piece",)),
    "draft_for_regulars": Sentence("7.10", "Drafts do not go to {0}.", ("piece",)),
    # the West Indies
    "no_british_regular": Sentence("7.6", "{0} is not a unit of British regulars.", ("piece",)),
    "no_regiment": Sentence("7.6", "{0} is not a regiment of foot or horse.", ("piece",)),
    "west_indies_want_more": Sentence("7.6", "More regiments or steps must be withdrawn."),
}  # fmt: skip

REFUSALS: Final[dict[str, str]] = {
    "exchange": "Answer yes or no.",
    "freed": "Those of the lowest rank are freed first.",
    "freed_at": "He comes back to a stack of yours in supply.",
    "blommart": "Answer yes or no.",
    "rebuilt_at": "It comes back in a place of that hex which your side has.",
    "elmore": "It enters where two Connecticut steps or more were withdrawn on this turn.",
    "marion": "Answer yes or no.",
}
"""What is said against a pick that was not offered, by the key of the question."""

LOG: Final[dict[str, Sentence]] = {
    "exchange": Sentence("11.11", "The {0} player exchanges prisoners.", ("side",)),
    "freed": Sentence("11.11", "{0} is free again, at {1}.", ("piece", "space")),
    "arrives": Sentence("7", "{0} enters at {1}.", ("piece", "space")),
    "arrives_aboard": Sentence("7.2", "{0} enters aboard the {1}.", ("piece", "piece")),
    "delayed": Sentence("7.1", "{0} cannot enter yet.", ("piece",)),
    "delayed_at_sea": Sentence("7.2", "No port is open to {0} yet.", ("piece",)),
    "west_indies_instead": Sentence("7.3", "{0} goes to the West Indies instead.", ("piece",)),
    "arnold_is_dead": Sentence("7.5", "{0} died as an American and does not enter.", ("piece",)),
    "precursor_goes": Sentence("7.5", "{0} is replaced by {1}.", ("piece", "piece")),
    "exchanged": Sentence("7.5", "{0} is exchanged for {1}.", ("piece", "piece")),
    "artillery_joined": Sentence("7.5", "{0} and {1} become {2} at {3}.",
                                 ("piece", "piece", "piece", "space")),
    "light_raised": Sentence("7.5", "{0} gets a step from {1} at {2}.",
                             ("piece", "piece", "space")),
    "full_again": Sentence("7.9", "{0} is at full strength again.", ("piece",)),
    "replenished": Sentence("7.7", "{0} gets a step and has {1}.", ("piece", "steps")),
    "back_in_havana": Sentence("7.9", "{0} is rebuilt at Havana.", ("piece",)),
    "drafted": Sentence("7.10", "{0} is broken up for {1}.", ("piece", "piece")),
    "withdrawn": Sentence("7.4", "{0} is withdrawn.", ("piece",)),
    "replaces": Sentence("7.5", "{0} replaces {1}.", ("piece", "piece")),
    "west_indies_call": Sentence("7.6", "The West Indies Withdrawal is due."),
    "to_west_indies": Sentence("7.6", "{0} leaves for the West Indies.", ("piece",)),
    "west_indies_failed": Sentence("7.6", "The British do not have enough regiments to withdraw."),
    "new_france_first": Sentence("15.4", "Lord North falls, but the American player cannot win "
                                 "without a place in New France."),
}  # fmt: skip
