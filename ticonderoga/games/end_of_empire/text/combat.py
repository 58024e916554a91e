"""Words of combat: verbs, prompts, reasons, log lines, each with its rule number."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.words import Prompt, Sentence, Terms, Verb, Way

VERBS: Final[tuple[Verb, ...]] = (
    Verb("shelter", ("piece",), "Move {0} into the outpost"),
    Verb("exempt", ("piece",), "Exempt {0} from the ambush"),
    Verb("ambush", (), "Ambush"),
    Verb("no_ambush", (), "No ambush"),
    Verb("land_party", ("piece",), "Bring {0}"),
    Verb("lose", ("piece",), "Remove a step of {0}"),
    Verb("risk", ("piece",), "Risk {0}"),
    Verb("retreat", ("space",), "Retreat to {0}"),
    Verb("embark", ("piece",), "Embark on the {0}"),
    Verb("leave", ("space",), "Try to leave for {0}"),
    Verb("stand", (), "Stand and fight"),
    Verb("press", (), "Check for another round", within="Check for another round in {space}"),
    Verb("give_up", (), "Give up the attack", within="Give up the attack on {space}"),
    Verb("fortify", ("space",), "Try to build a fort at {0}"),
    Verb("no_more_forts", (), "No more forts"),
)

PROMPTS: Final[dict[str, Prompt]] = {
    "shelter": Prompt(
        "5.2",
        "You are attacked: does a unit go into {space} and keep out of the battle?",
        "The {side} player decides whether a unit goes into {space}.",
    ),
    "exempt": Prompt(
        "5.2",
        "Which unit at {space} cannot be ambushed?",
        "The {side} player names the unit at {space} that cannot be ambushed.",
    ),
    "ambush": Prompt(
        "11.2",
        "At {space}: ambush the enemy, {attack} against {defence}?",
        "The {side} player decides whether to ambush at {space}.",
    ),
    "landing_party": Prompt(
        "14.5",
        "Does naval infantry take part at {space}?",
        "The {side} player decides whether naval infantry takes part at {space}.",
    ),
    "own_loss": Prompt(
        "11.10",
        "Your force at {space} loses {steps}: pick the first.",
        "The {side} player picks the first of {steps} to lose at {space}.",
    ),
    "enemy_loss": Prompt(
        "11.10",
        "The {side} force at {space} loses {steps} more: pick one.",
        "The opponent picks {steps} that the {side} force at {space} loses.",
    ),
    "at_risk": Prompt(
        "11.5",
        "Steps were lost at {space}: which leader is at risk?",
        "The {side} player names the leader at risk at {space}.",
    ),
    "retreat": Prompt(
        "11.9",
        "Your force at {space} must retreat: where to?",
        "The {side} force at {space} must retreat; its owner decides where.",
    ),
    "leave": Prompt(
        "11",
        "The round is over. Try to leave {space}?",
        "The {side} player decides whether to leave {space}.",
    ),
    "round": Prompt(
        "11",
        "Another round at {space}, {attack} against {defence}?",
        "The {side} player decides whether to go on fighting at {space}.",
    ),
    "fortify": Prompt(
        "11.12",
        "Where do you try to build a fort?",
        "The {side} player may build forts.",
    ),
}

REASONS: Final[dict[str, Sentence]] = {
    # losses
    "not_in_battle": Sentence("11.10", "{0} is not of the force that loses steps.", ("piece",)),
    "leader_no_step": Sentence("11.10", "{0} is a leader and has no steps.", ("piece",)),
    "cannot_be_ambushed": Sentence("5.2", "{0} cannot be ambushed.", ("piece",)),
    "has_no_steps": Sentence("11.10", "{0} has no steps that count.", ("piece",)),
    "spared_till_last": Sentence(
        "11.10",
        "{0} comes last: rangers, American artillery and marines are picked when no other step "
        "is left.",
        ("piece",),
    ),
    # retreats
    "retreat_to_hex": Sentence(
        "11.9", "A retreat leads to an adjacent hex, not into {0}.", ("space",)
    ),
    "retreat_out_of_hex": Sentence("11.9", "They have to leave the hex."),
    "enemy_inside": Sentence("11.9", "An enemy is in {0}.", ("space",)),
    "attack_came_from": Sentence("11.9", "The attack came from {0}.", ("space",)),
    "enemy_in_hex": Sentence("11.9", "An enemy is somewhere in {0}.", ("space",)),
    "enemy_in_space": Sentence("11", "An enemy is in {0}.", ("space",)),
    "back_where_from": Sentence("11.9", "Attackers go back to where they came from."),
    "nearest_port": Sentence("14.4", "They go back to the nearest port of their side."),
    "no_own_fleet": Sentence("14.6", "{0} is not one of their fleets.", ("piece",)),
    "not_by_sea": Sentence("14.6", "They cannot be evacuated by sea."),
    "not_offshore": Sentence("14.6", "The {0} is not offshore.", ("piece",)),
    # another round
    "circled_only": Sentence("11", "The units that are left cannot attack."),
    # forts
    "fort_needs_place": Sentence(
        "5.1", "Forts are built in towns and outposts, and {0} is neither.", ("space",)
    ),
    "fort_stands": Sentence("11.12", "{0} is fortified already.", ("space",)),
    "fort_needs_units": Sentence("11.12", "No unit of yours is at {0}.", ("space",)),
    "fort_needs_leader": Sentence("11.12", "No leader is with the units at {0}.", ("space",)),
    "fort_tried": Sentence("11.12", "A fort has been tried at {0} in this phase.", ("space",)),
}

REFUSALS: Final[dict[str, str]] = {
    "shelter": "Only a unit of the stack that is attacked can go inside.",
    "exempt": "Only a unit inside the outpost can be named.",
    "ambush": "Answer yes or no.",
    "landing_party": "Only naval infantry of a fleet offshore can take part.",
    "at_risk": "Only a leader of the force that lost steps can be named.",
}
"""What is said against a pick that was not offered, by the key of the question."""

MODIFIERS: Final[Terms] = {
    "fort": Sentence("11.8", "the defenders have a Fort marker"),
    "attack_no_guns": Sentence("11.8", "the attackers have no artillery"),
    "defence_no_guns": Sentence("11.8", "the defenders have no artillery"),
    "boston": Sentence("11.8", "the Americans before Boston lack powder"),
    "steuben_attack": Sentence("11.8", "Continentals or state troops attack before von Steuben"),
    "steuben_defence": Sentence("11.8", "Continentals or state troops defend before von Steuben"),
    "leader_attack": Sentence("11.8", "combat rating of the attacking leader"),
    "leader_defence": Sentence("11.8", "combat rating of the defending leader"),
}
"""What modifies the die of a round (rules/linear.py)."""

OUTCOMES: Final[Terms] = {
    0: "the attackers hold it",
    1: "the attack is beaten off",
    2: "both sides stay",
    3: "nobody fought",
}
"""How a battle ended (rules/combat.py)."""

LOG: Final[dict[str, Sentence]] = {
    "battle": Sentence("11", "Battle at {1}: the {0} player attacks.", ("side", "space")),
    "battle_over": Sentence(
        "11", "The battle at {1} is over: {2}.", ("side", "space", "outcome")
    ),
    "indians_vanish": Sentence("11.4", "The Indians at {0} keep out of sight.", ("space",)),
    # outposts and ambush
    "sheltered": Sentence(
        "5.2", "{0} goes into {2}.", ("piece", "space", "space"), way=Way(1, 2, piece=0)
    ),
    "exempt": Sentence("5.2", "{0} cannot be ambushed.", ("piece",)),
    "ambush": Sentence(
        "11.2",
        "The {0} force ambushes at {1}: {2} against {3}, column {4}.",
        ("side", "space", "number", "number", "text"),
    ),
    "ambush_too_weak": Sentence(
        "11.7",
        "The {0} force ambushes at {1}: {2} against {3}, less than {4}, No Effect.",
        ("side", "space", "number", "number", "text"),
    ),
    "ambush_result": Sentence("11.3", "Ambush roll {0}: {1}.", ("d6", "text")),
    "ambush_leader": Sentence("11.3", "A {1} for {0}.", ("piece", "d6")),
    # linear combat
    "landing_party": Sentence("14.5", "{0} takes part at {1}.", ("piece", "space")),
    "landing_party_back": Sentence("14.5", "{0} goes back aboard.", ("piece",)),
    "linear": Sentence(
        "11.6",
        "Round {0} at {1}: {2} against {3}, {4}.",
        ("number", "space", "number", "number", "text"),
    ),
    "linear_worse": Sentence("11.7", "At these odds no die is rolled: {0}.", ("text",)),
    "modifier": Sentence("11.8", "{1}: {0}.", ("modifier", "text")),
    "leader_modifier": Sentence("11.8", "{1}: {0}, {2}.", ("modifier", "text", "piece")),
    "linear_result": Sentence(
        "11.5", "Roll {0} ({1}): {2}.", ("d6", "text", "text")
    ),
    "no_defence": Sentence(
        "11.7", "The {0} force at {1} has no CF: it is eliminated.", ("side", "space")
    ),
    "no_strength": Sentence("11.7", "Nobody at {0} has a CF to fight with.", ("space",)),
    "defenders_gone": Sentence("11.9", "The {0} force at {1} is destroyed.", ("side", "space")),
    "gives_up": Sentence("11", "The {0} player gives up the attack on {1}.", ("side", "space")),
    "fights_on": Sentence("7.1", "The {0} arrivals at {1} fight on.", ("side", "space")),
    # losses and leaders
    "losses_lapse": Sentence("11.10", "The {0} force has no steps left: {1} ignored.",
                             ("side", "steps")),
    "goes_home": Sentence("11.5", "{0} goes home.", ("piece",)),
    "leader_risk": Sentence("11.5", "{0} is at risk: {1}.", ("piece", "d6")),
    "leader_hit": Sentence("11.5", "{0} is hit: {1}.", ("piece", "d6")),
    "leader_out": Sentence("11.5", "How long {0} is away: {1}.", ("piece", "d6")),
    "leader_succeeds": Sentence("7.5", "{0} takes over from {1} at {2}.",
                                ("piece", "piece", "space")),
    # retreats
    "retreated": Sentence(
        "11.9", "The {0} force goes from {1} to {2}.", ("side", "space", "space"), way=Way(1, 2)
    ),
    "left_battle": Sentence(
        "11", "The {0} force leaves {1} for {2}.", ("side", "space", "space"), way=Way(1, 2)
    ),
    "evacuated": Sentence(
        "14.6", "The {0} force at {1} goes aboard the {2}.", ("side", "space", "piece")
    ),
    "back_to_havana": Sentence(
        "14.4", "The {0} force at {1} goes back to Havana.", ("side", "space")
    ),
    "no_retreat": Sentence(
        "11.9", "The {0} force at {1} has nowhere to go.", ("side", "space")
    ),
    "surrendered": Sentence(
        "14.8", "The {0} force at {1} is blockaded and surrenders.", ("side", "space")
    ),
    # forts
    "fort_failed": Sentence("11.12", "No fort is built at {0}.", ("space",)),
}  # fmt: skip
