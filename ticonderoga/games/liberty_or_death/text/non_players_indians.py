"""The words of non-players: the Indian chart, and winter for the British and the Indians."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.words import Sentence

_TEXT: Final = ("text",)
_D6: Final = ("text", "d6")
_THEN_D6: Final = ("text", "number", "d6")
_SPACE: Final = ("text", "space")

LOG: Final[dict[str, Sentence]] = {
    # I3 to I5 Raid and Plunder
    "np_i_no_raid": Sentence(
        "8.7.1", "{0}: no Raid: Support {1} and a roll of {2} exceed Opposition {3}.", _THEN_D6
    ),
    "np_i_raid": Sentence(
        "8.7.1", "{0}: Raid: Support {1} and a roll of {2} do not exceed Opposition {3}.", _THEN_D6
    ),
    "np_i_raid_impossible": Sentence(
        "8.7.1", "{0}: no Colony at Opposition can be Raided by Underground War Parties.", _TEXT
    ),
    "np_i_raid_poor": Sentence("8.1", "{0}: there is no Resource to pay for a Raid.", _TEXT),
    "np_i_raider": Sentence(
        "8.7.1",
        "{0}: Raid {1}: an Underground War Party comes from {2}.",
        ("text", "space", "space"),
    ),
    "np_i_raid_there": Sentence(
        "8.7.1", "{0}: Raid {1} with the War Parties that are there.", _SPACE
    ),
    "np_i_spent": Sentence(
        "8.7.1", "{0}: the last Resource is spent, so Plunder or Trade comes now.", _TEXT
    ),
    "np_i_no_plunder": Sentence("8.7.1", "{0}: nothing can be Plundered.", _TEXT),
    "np_i_plunder": Sentence(
        "8.7.1", "{0}: Plunder {1}, the most populous Raided space that can be.", _SPACE
    ),
    # I6, I7 Gather
    "np_i_villages": Sentence("8.7.2", "{0}: Gather: it would place {1:Village}.", _TEXT),
    "np_i_gather": Sentence(
        "8.7.2", "{0}: Gather: a roll of {1} is below {2} Available War Parties.", _D6
    ),
    "np_i_no_gather": Sentence(
        "8.7.2", "{0}: no Gather: a roll of {1} is not below {2} Available War Parties.", _D6
    ),
    "np_i_gather_impossible": Sentence("8.7.2", "{0}: no Gather is possible.", _TEXT),
    "np_i_village": Sentence(
        "8.7.2", "{0}: a Village in {1}: there are War Parties enough, and room.", _SPACE
    ),
    "np_i_at_village": Sentence(
        "8.7.2", "{0}: War Parties at the Village in {1}: {2}.", ("text", "space", "why")
    ),
    "np_i_new_site": Sentence(
        "8.7.2",
        "{0}: War Parties in {1}, where there is room for a Village: {2}.",
        ("text", "space", "why"),
    ),
    "np_i_call": Sentence(
        "8.7.2", "{0}: no War Party is left: Active ones are called to the Village in {1}.", _SPACE
    ),
    # I8, I11 War Path and Trade
    "np_i_poor": Sentence("8.7.1", "{0}: without Resources Trade comes before War Path.", _TEXT),
    "np_i_no_war_path": Sentence("8.7.1", "{0}: no War Path is possible.", _TEXT),
    "np_i_war_path": Sentence("8.7.1", "{0}: War Path in {1}: {2}.", ("text", "space", "why")),
    "np_i_trade": Sentence(
        "8.7.1", "{0}: Trade in {1}, the Village with most Underground War Parties.", _SPACE
    ),
    "np_i_no_trade": Sentence("8.7.1", "{0}: no Trade either: no Special Activity.", _TEXT),
    # I9, I12 Scout
    "np_i_together": Sentence(
        "8.7.4", "{0}: Scout: War Parties and Regulars stand together in {1}.", _SPACE
    ),
    "np_i_apart": Sentence(
        "8.7.4", "{0}: no Scout: War Parties and Regulars stand nowhere together.", _TEXT
    ),
    "np_i_scout_impossible": Sentence(
        "8.7.4", "{0}: no Scout: nobody can be spared, or there is no goal in reach.", _TEXT
    ),
    "np_i_scout_poor": Sentence("8.1", "{0}: no Scout: the Indians cannot pay.", _TEXT),
    "np_i_scout_ally_poor": Sentence("8.1", "{0}: no Scout: the British cannot pay.", _TEXT),
    "np_i_scout": Sentence(
        "8.7.4",
        "{0}: Scout from {1} to {2} with {3:Regular} and {4:Tory/Tories}: {5}.",
        ("text", "space", "space", "number", "number", "why"),
    ),
    # I10 March
    "np_i_march_impossible": Sentence("8.7.3", "{0}: no March is possible.", _TEXT),
    "np_i_march_site": Sentence(
        "8.7.3", "{0}: March: three War Parties for a Village in {1}.", _SPACE
    ),
    "np_i_march_control": Sentence(
        "8.7.3", "{0}: March: Rebellion Control of {1} is removed.", _SPACE
    ),
    "np_i_anywhere": Sentence(
        "8.3.5", "{0}: the chart has no reason for the card's Command: {1} at random.", _SPACE
    ),
    # winter
    "np_w_not_needed": Sentence(
        "8.4.7", "{0}: the Support Phase does not need the cubes in {1}: they go.", _SPACE
    ),
    "np_w_needed": Sentence(
        "8.4.7", "{0}: the Support Phase needs the cubes in {1}: they are paid.", _SPACE
    ),
    "np_w_unpaid": Sentence(
        "8.4.7",
        "{0}: the cubes in {1} are needed and cannot be paid: a shift, if possible.",
        _SPACE,
    ),
    "np_w_control": Sentence(
        "8.7.5", "{0}: paid in {1}, which would come under Rebellion Control.", _SPACE
    ),
    "np_w_site": Sentence("8.7.5", "{0}: paid in {1}, where Gather could place a Village.", _SPACE),
    "np_w_falls_back": Sentence(
        "8.7.5", "{0}: nothing is paid in {1}: the War Parties go to a Village.", _SPACE
    ),
    "np_w_stays": Sentence("8.4.8", "{0}: the British Control the West Indies and stay.", _TEXT),
    "np_w_leaves": Sentence(
        "8.4.8", "{0}: the British do not Control the West Indies and leave.", _TEXT
    ),
    "np_w_reward": Sentence(
        "8.4.5",
        "{0}: loyalty is rewarded in {1}: fewest markers, then the largest change.",
        _SPACE,
    ),
    "np_w_no_reward": Sentence("8.4.5", "{0}: no reward would shift a level.", _TEXT),
    "np_w_redeploys": Sentence("6.5.2", "{0}: {1} goes to {2}.", ("text", "leader", "space")),
    "np_w_deserter": Sentence("6.6", "{0}: the deserter is from {1}.", _SPACE),
}
