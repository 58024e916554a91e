"""Words of movement: steps, ferries, attacks, dropping, splitting and picking up."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.words import Prompt, Sentence, Verb, Way

VERBS: Final[tuple[Verb, ...]] = (
    Verb("go", ("space",), "Move to {0}"),
    Verb("ferry", ("space",), "Ferry to {0}"),
    Verb("attack", ("space",), "Attack {0}"),
    Verb("drop", ("piece",), "Leave {0} here", within="Leave {0} in {space}"),
    Verb("split", ("piece",), "Detach {0}"),
    Verb("send", (), "Move the detachment"),
    Verb("pick_up", ("piece",), "Stop to pick up {0}"),
    Verb("resume", (), "Check initiative to continue"),
    Verb("stop", (), "End the move", within="End the move in {space}"),
)

PROMPTS: Final[dict[str, Prompt]] = {
    "move": Prompt(
        "9",
        "At {space}, with {points} left: what next?",
        "The {side} player moves a force; it is at {space} with {points} left.",
    ),
    "split": Prompt(
        "9.5",
        "At {space}: detach which other units?",
        "The {side} player splits a force at {space}.",
    ),
    "joining": Prompt(
        "8.9",
        "At {space}: who else is picked up?",
        "The {side} player picks up units at {space}.",
    ),
}

REASONS: Final[dict[str, Sentence]] = {
    # steps
    "already_there": Sentence("9", "They are already at {0}.", ("space",)),
    "not_adjacent": Sentence("5", "{0} is not adjacent.", ("space",)),
    "all_sea": Sentence("9.8", "{0} is all sea.", ("space",)),
    "mountain": Sentence("9.8", "{0} is a mountain hex, and nobody enters it.", ("space",)),
    "sea_side": Sentence("9.8", "An all-sea hexside lies before {0}: only a ferry crosses it.",
                         ("space",)),
    "lake_by_water": Sentence("9.9", "{0} is all lake and entered along the water only.",
                              ("space",)),
    "cannot_cross": Sentence("10.1", "They could not cross the hexside between."),
    "one_space": Sentence("O1", "Hexes are one space each: nobody goes inside.", ()),
    "in_and_out": Sentence("9.8", "They have gone in and out at no cost already."),
    "attack_instead": Sentence("9.3", "Enemies are in {0}: attack it.", ("space",)),
    "no_points": Sentence("9", "They have too few movement points for {0}.", ("space",)),
    "needs_reserve": Sentence(
        "9.3", "A combat may come up at {0}, and they would not have the 5 points for it.",
        ("space",),
    ),
    "no_way_ashore": Sentence("9.9", "From {0} they could not reach land any more.", ("space",)),
    "check_first": Sentence("8.3", "They need a check to go on."),
    "must_attack": Sentence("7.1", "They entered among enemies and must attack them first."),
    # closed hexes
    "off_the_map": Sentence("3", "The scenario is not played there."),
    "spain_at_peace": Sentence("15.5", "Before Spanish entry the Spanish stay in Louisiana."),
    "louisiana_closed": Sentence(
        "15.5", "Before Spain enters the war only Spanish units are in Louisiana."
    ),
    "french_keep_out": Sentence("15.3", "French units do not enter Canada or Nova Scotia."),
    "spanish_keep_out": Sentence("15.1", "Spanish units do not enter American civilized hexes."),
    "spanish_apart": Sentence("15.6", "Spanish and American units do not share a hex."),
    # ferries
    "no_ferry": Sentence("9.11", "There is no all-sea hexside to ferry across to {0}.",
                         ("space",)),
    "ferried_already": Sentence("9.11", "Some of them have used a ferry in this phase."),
    "no_boats": Sentence(
        "9.11", "Only British or French infantry or American marines bring boats."
    ),
    "ferry_watched": Sentence("9.11", "The ferry does not run: an enemy is at one of its ends."),
    # attacks
    "not_in_hex": Sentence("9.3", "{0} is not in their hex: go there.", ("space",)),
    "no_enemy_there": Sentence("9.3", "There is no enemy unit in {0}.", ("space",)),
    "needs_five": Sentence("11", "A combat takes 5 movement points."),
    "indians_vanish": Sentence("11.4", "Without an AF they cannot get at the Indians."),
    "let_them_be": Sentence("11.4", "The two have met there, and nothing was fought."),
    # halts
    "no_check_needed": Sentence("8.3", "They need no check to go on."),
    "not_on_lake": Sentence("9.9", "Nobody ends a move on an all-lake hex."),
    # dropping, splitting, picking up
    "not_along": Sentence("9.5", "{0} is not in the moving force.", ("piece",)),
    "last_of_force": Sentence("9.5", "Without {0} no unit would be left.", ("piece",)),
    "not_moved": Sentence("8.9", "Only a force on its way picks others up."),
    "checked_already": Sentence("8.9", "{0} has been checked in this phase.", ("piece",)),
    "plus_only": Sentence("8.9", "Units with a + pick up none but their like."),
}  # fmt: skip

REFUSALS: Final[dict[str, str]] = {}
"""What is said against a pick that was not offered, by the key of the question."""

LOG: Final[dict[str, Sentence]] = {
    "piece_moved": Sentence(
        "9", "{0} goes from {1} to {2}.", ("piece", "space", "space"), way=Way(1, 2, piece=0)
    ),
    "units_moved": Sentence(
        "9",
        "The {0} player moves {1} from {2} to {3}.",
        ("side", "units", "space", "space"),
        way=Way(2, 3),
    ),
    "ferried": Sentence("9.11", "The {0} force ferries from {1} to {2}.",
                        ("side", "space", "space")),
    "sent_back": Sentence(
        "9.3",
        "The {0} force at {1} has no points for a combat and goes back to {2}.",
        ("side", "space", "space"),
        way=Way(1, 2),
    ),
    "dropped_off": Sentence("9.5", "{0} stays at {1}.", ("piece", "space")),
    "split_off": Sentence(
        "9.5", "A part of the {0} force, {1}, splits off at {2}.", ("side", "pieces", "space")
    ),
    "picked_up": Sentence("8.9", "{0} is picked up at {1}.", ("piece", "space")),
    "raid_marker": Sentence("5.1", "The last British unit leaves {0}: Raid marker.", ("space",)),
}  # fmt: skip
