"""The words of non-players: the Patriot and the French chart."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.words import Sentence

_TEXT: Final = ("text",)
_SPACE: Final = ("text", "space")
_ODDS: Final = ("text", "space", "number", "number")
_D6: Final = ("text", "d6")
_D3: Final = ("text", "d3")
_THEN_D3: Final = ("text", "number", "d3")

LOG: Final[dict[str, Sentence]] = {
    # both
    "np_no_command": Sentence("8.1", "{0}: the {1} can execute no Command.", ("text", "faction")),
    "np_command": Sentence("8.1", "{0}: the chart selects {1}.", ("text", "command")),
    "np_impossible": Sentence("8.1", "{0}: {1} would do nothing.", ("text", "command")),
    "np_special": Sentence("8.1", "{0}: {1} goes with it.", ("text", "special")),
    "np_no_special": Sentence("8.1", "{0}: no Special Activity is possible.", _TEXT),
    "np_special_at": Sentence("8.1.3", "{0}: {1} in {2}.", ("text", "special", "space")),
    "np_no_battle": Sentence("8.1", "{0}: the Rebellion has the greater Force nowhere.", _TEXT),
    "np_fights": Sentence(
        "8.1.3", "{0}: {1} is selected: Force and modifiers {2} against {3}.", _ODDS
    ),
    "np_resources": Sentence("8.1", "{0}: there are Resources to spend, {1}.", ("text", "number")),
    "np_must_fight": Sentence("8.3.5", "{0}: a Battle has to be fought, in {1}.", _SPACE),
    "np_must_rally": Sentence("8.3.5", "{0}: a Rally has to be held, in {1}.", _SPACE),
    "np_must_march": Sentence("8.3.5", "{0}: somebody has to march, to {1}.", _SPACE),
    "np_group": Sentence(
        "8.1.3", "{0}: a group of {1:piece} from {2}.", ("text", "number", "space")
    ),
    "np_leader_follows": Sentence(
        "8.1", "{0}: {1} follows the larger group to {2}.", ("text", "leader", "space")
    ),
    # the Patriots
    "np_p_outnumbers": Sentence(
        "8.5.1", "{0}: in {1} cubes and Leaders, {2}, exceed the Royalists in the open, {3}.",
        _ODDS,
    ),
    "np_p_no_odds": Sentence(
        "8.5.1", "{0}: nowhere do cubes and Leaders exceed the Royalists in the open.", _TEXT
    ),
    "np_p_rally_fort": Sentence("8.5.2", "{0}: a Rally places a Fort.", _TEXT),
    "np_p_rally_roll": Sentence(
        "8.5.2", "{0}: {1} rolled, more than the {2} Underground Militia.", _D6
    ),
    "np_p_no_rally_roll": Sentence(
        "8.5.2", "{0}: {1} rolled, not more than the {2} Underground Militia.", _D6
    ),
    "np_p_can_rouse": Sentence("8.5.3", "{0}: Rabble-Rousing can shift a space.", _TEXT),
    "np_p_cannot_rouse": Sentence("8.5.3", "{0}: Rabble-Rousing can shift no space.", _TEXT),
    "np_p_persuades": Sentence("8.5.1", "{0}: no Resources left, so Persuasion at once.", _TEXT),
    "np_p_fort": Sentence("8.5.2", "{0}: {1} has units and room for a Fort.", _SPACE),
    "np_p_bare_fort": Sentence("8.5.2", "{0}: the Fort in {1} stands alone.", _SPACE),
    "np_p_great_fort": Sentence("8.5.2", "{0}: {1} is the Fort with most Militia.", _SPACE),
    "np_p_enlists": Sentence("8.5.2", "{0}: the Militia at {1} become Continentals.", _SPACE),
    "np_p_gathers": Sentence("8.5.2", "{0}: {1} has most units and no Fort yet.", _SPACE),
    "np_p_militia_control": Sentence("8.5.2", "{0}: Militia change Control of {1}.", _SPACE),
    "np_p_militia": Sentence("8.5.2", "{0}: Militia in {1}, not at Active Opposition.", _SPACE),
    "np_p_calls": Sentence("8.5.2", "{0}: Active Militia are called to {1} and hide.", _SPACE),
    "np_p_rouses": Sentence("8.5.3", "{0}: {1} can be shifted.", _SPACE),
    "np_p_gains": Sentence("8.5.4", "{0}: {1} can be brought under Rebellion Control.", _SPACE),
    "np_p_sends": Sentence(
        "8.5.4", "{0}: a Militia goes from {1} to {2}, where none is.", ("text", "space", "space")
    ),
    "np_p_partisans_village": Sentence(
        "8.5.1", "{0}: Partisans remove a Village in {1}.", _SPACE
    ),
    "np_p_partisans_parties": Sentence(
        "8.5.1", "{0}: Partisans in {1}: most War Parties, then Control.", _SPACE
    ),
    "np_p_partisans_british": Sentence(
        "8.5.1", "{0}: Partisans in {1}: most British units, then Control.", _SPACE
    ),
    "np_p_skirmish_fort": Sentence(
        "8.5.1", "{0}: a Skirmish removes the Fort in {1}.", _SPACE
    ),
    "np_p_skirmish": Sentence("8.5.1", "{0}: a Skirmish in {1}, for Control.", _SPACE),
    "np_p_no_money": Sentence("8.5.1", "{0}: no Resources left, so Persuasion instead.", _TEXT),
    "np_p_free_rally": Sentence("8.5.1", "{0}: the victory is followed by a Rally.", _TEXT),
    "np_p_no_free_rally": Sentence("8.5.1", "{0}: a Rally after it would do nothing.", _TEXT),
    # the French
    "np_f_patriots_poor": Sentence(
        "8.6.1", "{0}: the Patriots have {1:Resource}, fewer than the {2} rolled.", _THEN_D3
    ),
    "np_f_patriots_rich": Sentence(
        "8.6.1", "{0}: the Patriots have {1:Resource}, not fewer than the {2} rolled.",
        _THEN_D3,
    ),
    "np_f_hortalez": Sentence("8.6", "{0}: {1} rolled for Hortalez.", _D3),
    "np_f_too_poor": Sentence(
        "8.6.1", "{0}: {1} rolled for Hortalez, more than the French have.", _D3
    ),
    "np_f_treaty": Sentence("8.6", "{0}: the Treaty of Alliance has been played.", _TEXT),
    "np_f_no_treaty": Sentence("8.6", "{0}: the Treaty of Alliance is yet to come.", _TEXT),
    "np_f_agents": Sentence(
        "8.6.2", "{0}: agents go to {1}: Rebellion Control, then most Patriot units.", _SPACE
    ),
    "np_f_muster_roll": Sentence(
        "8.6.4", "{0}: {1} rolled, fewer than the {2} Available Regulars.", _D6
    ),
    "np_f_no_muster_roll": Sentence(
        "8.6.4", "{0}: {1} rolled, not fewer than the {2} Available Regulars.", _D6
    ),
    "np_f_musters": Sentence("8.6.4", "{0}: Regulars land in {1}.", _SPACE),
    "np_f_musters_joined": Sentence(
        "8.6.4", "{0}: Regulars land in {1}, where Continentals are.", _SPACE
    ),
    "np_f_musters_far": Sentence(
        "8.6.4", "{0}: fewer than four Regulars go to the {1}.", _SPACE
    ),
    "np_f_skirmish_far": Sentence("8.6.3", "{0}: a Skirmish in the {1} comes first.", _SPACE),
    "np_f_skirmish_fort": Sentence(
        "8.6.3", "{0}: a Skirmish removes the Fort in {1}.", _SPACE
    ),
    "np_f_skirmish": Sentence("8.6.3", "{0}: a Skirmish in {1}, for most cubes.", _SPACE),
    "np_f_outnumbers": Sentence(
        "8.6.6", "{0}: in {1} cubes and Leaders, {2}, exceed the British pieces, {3}.", _ODDS
    ),
    "np_f_no_odds": Sentence(
        "8.6.6", "{0}: nowhere do cubes and Leaders exceed the British pieces.", _TEXT
    ),
    "np_f_gains": Sentence("8.6.5", "{0}: {1} can be brought under Rebellion Control.", _SPACE),
    "np_f_approaches": Sentence(
        "8.6.5", "{0}: the idle French in {1} go nearer to the British, to {2}.",
        ("text", "space", "space"),
    ),
    "np_f_joins": Sentence(
        "8.6.5", "{0}: a Regular goes from {1} to the front in {2}.", ("text", "space", "space")
    ),
    "np_f_prepares_roll": Sentence(
        "8.6.3", "{0}: {1} rolled, not more than the {2} Unavailable.", _D6
    ),
    "np_f_no_prepares_roll": Sentence(
        "8.6.3", "{0}: {1} rolled, more than the {2} Unavailable.", _D6
    ),
    "np_f_blockade_battle": Sentence("8.6.3", "{0}: {1} is to be a battlefield.", _SPACE),
    "np_f_blockade": Sentence("8.6.3", "{0}: {1} is the City with most Support.", _SPACE),
    "np_f_blockades_leave": Sentence(
        "8.6.6", "{0}: the Blockades of {1} go to {2}, which has more Support.",
        ("text", "space", "space"),
    ),
    # winter
    "np_supply_paid": Sentence("8.1", "{0}: Control of {1} depends on the units there.", _SPACE),
    "np_supply_not_paid": Sentence("8.1", "{0}: nothing is paid for the units in {1}.", _SPACE),
    "np_west_indies": Sentence(
        "8.6.8", "{0}: {1:Resource} paid for the Regulars in the West Indies.",
        ("text", "number"),
    ),
    "np_redeploys": Sentence("8.1", "{0}: {1} goes to {2}.", ("text", "leader", "space")),
    "np_deserts": Sentence("8.1", "{0}: the deserter is taken from {1}.", _SPACE),
    "np_loses_fort": Sentence("8.3.8", "{0}: a random Fort is given up, in {1}.", _SPACE),
    "np_committee": Sentence("8.5.9", "{0}: Committees work best in {1}.", _SPACE),
}  # fmt: skip
