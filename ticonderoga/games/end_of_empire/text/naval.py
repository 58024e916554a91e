"""Words of the sea: fleets, troops put ashore, landings, American boats and raids."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.words import SEA, Prompt, Sentence, Verb, Way

VERBS: Final[tuple[Verb, ...]] = (
    Verb("check_fleet", ("piece",), "{0} checks next"),
    Verb("sail_to", ("sea",), "To the {0}"),
    Verb("leave_off", (), "Leave it off the map"),
    Verb("havana", (), "Havana"),
    Verb("amphibious", ("piece",), "Amphibious operation with the {0}"),
    Verb("land", ("space",), "Land at {0}"),
    Verb("sail_from", ("space",), "Sail from {0}"),
    Verb("sail_from_havana", (), "Sail from Havana"),
    Verb("sail_aboard", (), "Land those aboard only"),
    Verb("give_up_landing", (), "Cancel the landing"),
    Verb("join_by_land", ("space",), "A force at {0} attacks by land as well"),
    Verb("by_sea_alone", (), "No force by land"),
    Verb("ship", ("space",), "Ship a unit from {0}"),
    Verb("raid", ("piece",), "Raid with {0}"),
)

PROMPTS: Final[dict[str, Prompt]] = {
    "next_fleet": Prompt(
        "14.1",
        "Which of your fleets checks its availability next?",
        "The {side} player chooses the next fleet to check.",
    ),
    "sea_area": Prompt(
        "14.1",
        "The {piece} is available: which sea area?",
        "The {side} player places the {piece}.",
    ),
    "refuge": Prompt(
        "14.6",
        "The troops leave the {piece}: which port takes them in?",
        "The {side} player puts the troops of the {piece} ashore.",
    ),
    "landing_goal": Prompt(
        "14.4",
        "Where is the landing to be?",
        "The {side} player declares a landing.",
    ),
    "landing_source": Prompt(
        "14.4",
        "Landing at {space}: where does the force sail from?",
        "The {side} player chooses a force for the landing at {space}.",
    ),
    "landing_force": Prompt(
        "14.4",
        "Landing at {space}: which units and leaders sail?",
        "The {side} player chooses who lands at {space}.",
    ),
    "joint_attack": Prompt(
        "14.4",
        "Landing at {space}: does a force by land attack with it?",
        "The {side} player may join a force by land to the landing at {space}.",
    ),
    "ship_unit": Prompt(
        "14.9",
        "At {space}: which unit goes by boat?",
        "The {side} player ships a unit from {space}.",
    ),
}

REASONS: Final[dict[str, Sentence]] = {
    # sea areas
    "sea_not_played": Sentence("3", "The scenario is not played on the {0}.", ("sea",)),
    "sea_in_winter": Sentence("14.3", "No fleet sails in the north in winter."),
    "louisbourg_enemy": Sentence(
        "14.7", "An enemy unit holds Louisbourg and shuts the {0}.", ("sea",)
    ),
    "spanish_fleet_never": Sentence("15.6", "The Spanish fleet does not go to the {0}.", ("sea",)),
    "british_on_gulf": Sentence("15.6", "The British hold a port on the Gulf of Mexico."),
    "british_st_augustine": Sentence("15.6", "The British hold St. Augustine."),
    "fleet_stays_at_sea": Sentence("14.1", "An available fleet on the map stays on it."),
    # troops put ashore
    "refuge_no_port": Sentence("14.6", "{0} is not a port.", ("space",)),
    "refuge_not_yours": Sentence("14.6", "Your side does not control {0}.", ("space",)),
    "refuge_enemy": Sentence("14.6", "Enemies are at {0}.", ("space",)),
    "no_havana": Sentence("15.6", "The scenario has no Havana box."),
    "havana_closed": Sentence(
        "15.6", "Only Spanish units are at Havana; French ones after Spain has entered the war."
    ),
    # amphibious operations
    "not_your_fleet": Sentence("14.4", "{0} is not one of your fleets.", ("piece",)),
    "not_at_sea": Sentence("14.4", "The {0} is in no sea area.", ("piece",)),
    "fleet_in_winter": Sentence("14.3", "The {0} is withdrawn for the winter.", ("piece",)),
    "landing_used": Sentence("14.4", "You have made your amphibious operation of the turn."),
    "others_must_land": Sentence("7.2", "The arrivals aboard another fleet have to land first."),
    "nobody_sails": Sentence("14.4", "Nobody in a port or aboard could sail."),
    "nowhere_to_land": Sentence("14.4", "Those who could sail can land nowhere."),
    "not_on_its_coast": Sentence("14.4", "{0} is not on the coast of that sea area.", ("space",)),
    "inland_port": Sentence("14.4", "{0} is not a coastal hex.", ("space",)),
    "enemy_around": Sentence("14.4", "Enemies are in the hex around {0}: land there.", ("space",)),
    "sails_from_there": Sentence("14.4", "They would sail from {0} itself.", ("space",)),
    "fleet_keeps_out": Sentence(
        "15.3", "The French fleet takes no Americans to Canada or Nova Scotia."
    ),
    "not_a_port": Sentence("14.4", "{0} is not a port.", ("space",)),
    "nobody_in_port": Sentence("14.4", "You have nobody at {0}.", ("space",)),
    "port_not_held": Sentence("14.4", "Your side does not control the port at {0}.", ("space",)),
    "fleet_offshore": Sentence("14.4", "An enemy fleet is offshore of {0}.", ("space",)),
    "winter_port": Sentence("14.3", "Nobody sails from northern ports in winter."),
    "same_sea_only": Sentence(
        "14.4", "After a failed check others sail only from ports of the same sea area."
    ),
    "nobody_aboard": Sentence("14.4", "Nobody is aboard the fleet."),
    "nobody_at_havana": Sentence("14.4", "Nobody is at Havana."),
    "no_check_failed": Sentence("14.4", "No check has failed yet."),
    "not_embarked": Sentence(
        "14.4", "{0} is neither where the force sails from nor aboard.", ("piece",)
    ),
    "sailed_before": Sentence("9.1", "They have gone by sea this turn."),
    "came_to_port": Sentence("14.4", "They have not been in the port since the turn began."),
    "activated_before": Sentence("14.4", "They have been activated in this phase."),
    "no_units_sail": Sentence("14.4", "Leaders sail with units only."),
    "nobody_from_port": Sentence("14.4", "Nobody sails from the port yet."),
    "must_go_along": Sentence("7.2", "The arrivals aboard have to land with them."),
    "sails_from_here": Sentence("14.4", "The landing force sails from {0}.", ("space",)),
    "too_far_to_join": Sentence("14.4", "From {0} nobody could march so far.", ("space",)),
    "must_land": Sentence("7.2", "The arrivals aboard have to be used in a landing."),
    # American boats and raids
    "american_only": Sentence("14.9", "Only the American player has such boats."),
    "shipment_used": Sentence("14.9", "You have shipped a unit this turn."),
    "british_offshore": Sentence("14.9", "A British fleet is offshore of {0}.", ("space",)),
    "boats_in_winter": Sentence("14.9", "In winter the boats do not sail in the north."),
    "units_only": Sentence("14.9", "A unit goes, and no leader."),
    "american_units_only": Sentence("14.9", "Only American units go by boat."),
    "not_a_raider": Sentence("14.10", "{0} is none of the three marine units.", ("piece",)),
    "raider_not_in_port": Sentence("14.10", "{0} is in no port of yours.", ("piece",)),
    "raider_blockaded": Sentence("14.10", "A British fleet is offshore of its port."),
}

REFUSALS: Final[dict[str, str]] = {
    "next_fleet": "That is no fleet of yours that has still to check.",
}
"""What is said against a pick that was not offered, by the key of the question."""

LOG: Final[dict[str, Sentence]] = {
    # fleets
    "fleet_taken_up": Sentence("14.3", "Spring: the {0} is taken off the map.", ("piece",)),
    "fleet_winters": Sentence(
        "14.3", "The {0} is withdrawn; its counter stays in the {1} over the winter.",
        ("piece", "sea"),
    ),
    "fleet_to_spring": Sentence("14.3", "The {0} goes to the box of spring.", ("piece",)),
    "fleet_nowhere": Sentence("14.3", "There is no sea area for the {0} now.", ("piece",)),
    "fleet_never": Sentence("14.1", "The {0} is not available this turn.", ("piece",)),
    "fleet_sure": Sentence("14.1", "The {0} is available without a roll.", ("piece",)),
    "fleet_passes": Sentence(
        "14.1", "The {0} needs {1} or less and rolls {2}: available.", ("piece", "number", "d6")
    ),
    "fleet_fails": Sentence(
        "14.1", "The {0} needs {1} or less and rolls {2}: not available.",
        ("piece", "number", "d6"),
    ),
    "fleet_left_off": Sentence("14.1", "The {0} is left off the map.", ("piece",)),
    "fleet_stays": Sentence("14.1", "The {0} stays in the {1}.", ("piece", "sea")),
    "fleet_placed": Sentence("14.1", "The {0} goes to the {1}.", ("piece", "sea")),
    "fleet_combat": Sentence(
        "14.2", "Fleet combat in the {2}: the {0} comes and rolls {3}, the {1} rolls {4}.",
        ("piece", "piece", "sea", "d6", "d6"),
    ),
    "fleet_beaten": Sentence(
        "14.2", "The {0} has lost and goes to the box of the next turn.", ("piece",)
    ),
    # troops put ashore
    "put_ashore": Sentence(
        "14.6", "The {0} troops aboard the {2}, {1}, go ashore at {3}.",
        ("side", "units", "piece", "space"),
    ),
    "put_ashore_havana": Sentence(
        "14.6", "The {0} troops aboard the {2}, {1}, go ashore at Havana.",
        ("side", "units", "piece"),
    ),
    "lost_at_sea": Sentence(
        "14.6", "No port is left to the {0} troops aboard the {1}.", ("side", "piece")
    ),
    # landings
    "landing_declared": Sentence("14.4", "The {0} player declares a landing at {1}.",
                                 ("side", "space")),
    "joint_declared": Sentence("14.4", "The {0} force at {1} is to attack with it by land.",
                               ("side", "space")),
    "sea_leads": Sentence("14.4", "{0} leads the landing force with initiative {1}.",
                          ("piece", "number")),
    "sea_default": Sentence("14.4", "A default leader has initiative {0} for the landing.",
                            ("number",)),
    "sea_passed": Sentence("14.4", "The roll is {0}: success.", ("d6",)),
    "sea_failed": Sentence("14.4", "The roll is {0}: failure.", ("d6",)),
    "sails_freely": Sentence("8.2", "The {0} force has the initiative without a roll.", ("side",)),
    "sails": Sentence(
        "14.4", "The {0} force, {1}, sails from {2} for {3}.",
        ("side", "units", "space", "space"), way=Way(2, 3, SEA),
    ),
    "sails_at_sea": Sentence(
        "14.4", "The {0} force, {1}, comes from the sea for {2}.", ("side", "units", "space")
    ),
    "landed": Sentence("14.4", "The {0} force lands at {1}.", ("side", "space")),
    "landing_given_up": Sentence("14.4", "The {0} player cancels the landing.", ("side",)),
    "raided_at_sea": Sentence(
        "14.10", "{0} goes raiding in the Bahamas or Nova Scotia, and is back in spring.",
        ("piece",),
    ),
}  # fmt: skip
