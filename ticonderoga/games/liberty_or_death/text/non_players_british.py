"""The words of non-players: the British chart, and what all charts share."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.words import Sentence

_SPACE: Final = ("text", "space")
_D6: Final = ("text", "d6")
_LAST_D3: Final = ("text", "number", "number", "d3")

LOG: Final[dict[str, Sentence]] = {
    # all charts
    "np_event_closed": Sentence("2.3.4", "{0}: the Event is not open to this slot.", ("text",)),
    "np_no_resources": Sentence("2.3.3", "{0}: no Resources, so a Pass.", ("text",)),
    "np_pass": Sentence("2.3.3", "{0}: nothing can be executed, so a Pass.", ("text",)),
    # Brilliant Strokes and the Treaty
    "np_stroke": Sentence(
        "8.3.7",
        "{0}: the Brilliant Stroke is played: {1} has {2:unit} with him.",
        ("text", "leader"),
    ),
    "np_stroke_no_escort": Sentence(
        "8.3.7",
        "{0}: no Brilliant Stroke: {1} has {2:unit} with him, not {3}.",
        ("text", "leader"),
    ),
    "np_stroke_not_provoked": Sentence(
        "8.3.7",
        "{0}: no Brilliant Stroke: neither the 1st Eligible nor another Stroke calls for it.",
        ("text",),
    ),
    "np_stroke_no_command": Sentence(
        "8.3.7",
        "{0}: no Brilliant Stroke: the chart has no Limited Command that involves {1}.",
        ("text", "leader"),
    ),
    "np_treaty": Sentence(
        "8.1",
        "{0}: the Treaty is signed: {1} Squadrons in the West Indies, {2} Regulars Available and "
        "half of CBC {3} exceed 15.",
        ("text",),
    ),
    "np_no_treaty": Sentence(
        "8.1",
        "{0}: not yet the Treaty: {1} Squadrons in the West Indies, {2} Regulars Available and "
        "half of CBC {3} do not exceed 15.",
        ("text",),
    ),
    # B4, B5 Garrison
    "np_b_few_regulars": Sentence(
        "8.4.1", "{0}: Garrison not chosen: {1} Regulars on the map are fewer than ten.", ("text",)
    ),
    "np_b_no_city": Sentence(
        "8.4.1",
        "{0}: Garrison not chosen: no City without a Patriot Fort is under Rebellion Control.",
        ("text",),
    ),
    "np_b_garrison": Sentence(
        "8.4.1",
        "{0}: Garrison: {1} Regulars on the map, and {2} is under Rebellion Control without a "
        "Patriot Fort.",
        ("text", "number", "space"),
    ),
    "np_b_garrison_price": Sentence(
        "8.1", "{0}: Garrison impossible: it costs 2, and there is {1}. Muster instead.", ("text",)
    ),
    "np_b_garrison_none": Sentence(
        "8.4.1", "{0}: no Regulars can move in a Garrison. Muster instead.", ("text",)
    ),
    "np_b_garrison_control": Sentence(
        "8.4.1", "{0}: just enough Regulars to gain Control of {1}.", _SPACE
    ),
    "np_b_garrison_regular": Sentence(
        "8.4.1", "{0}: a Regular for {1}, controlled without Active Support.", _SPACE
    ),
    "np_b_garrison_cubes": Sentence("8.4.1", "{0}: Regulars to make three cubes in {1}.", _SPACE),
    "np_b_displace": Sentence(
        "8.4.1",
        "{0}: the Rebellion is driven from {1} to {2}: most Opposition, then least Support, then "
        "lowest Population.",
        ("text", "space", "space"),
    ),
    # B6, B8 Muster
    "np_b_muster": Sentence(
        "8.4.2", "{0}: Muster: D6 {1} is below the {2} Available Regulars.", _D6
    ),
    "np_b_no_muster": Sentence(
        "8.4.2", "{0}: Muster not chosen: D6 {1} is not below {2} Available Regulars.", _D6
    ),
    "np_b_muster_none": Sentence("8.4.2", "{0}: no Muster is possible.", ("text",)),
    "np_b_regulars": Sentence("8.4.2", "{0}: Regulars for {1}: {2}.", ("text", "space", "why")),
    "np_b_no_regulars": Sentence("8.4.2", "{0}: no Regulars can be placed.", ("text",)),
    "np_b_tories": Sentence("8.4.2", "{0}: Tories for {1}: {2}.", ("text", "space", "why")),
    "np_b_no_fort_left": Sentence(
        "8.4.2", "{0}: no Fort is Available, so loyalty is rewarded.", ("text",)
    ),
    "np_b_reward": Sentence(
        "8.4.2",
        "{0}: Opposition {1} exceeds Support {2} and D3 {3}: loyalty is rewarded.",
        _LAST_D3,
    ),
    "np_b_no_reward": Sentence(
        "8.4.2", "{0}: Opposition {1} does not exceed Support {2} and D3 {3}: no reward.", _LAST_D3
    ),
    "np_b_no_fort": Sentence(
        "8.4.2", "{0}: no Fort: no Colony for one, with five cubes, room and none yet.", ("text",)
    ),
    "np_b_fort": Sentence("8.4.2", "{0}: a Fort for {1}, where five cubes are.", _SPACE),
    # B9, B12 Battle
    "np_b_battle": Sentence(
        "8.4.4",
        "{0}: Battle: in {1} Regulars and Leader ({2}) outnumber the Rebellion ({3}).",
        ("text", "space"),
    ),
    "np_b_no_battle": Sentence(
        "8.4.3",
        "{0}: Battle not chosen: no space with two Active Rebellion pieces where Regulars and "
        "Leader outnumber the Rebellion.",
        ("text",),
    ),
    "np_b_battle_none": Sentence(
        "8.4.4", "{0}: nowhere is the Royalist Force superior. March instead.", ("text",)
    ),
    "np_b_battle_at": Sentence(
        "8.4.4",
        "{0}: Battle in {1}: Royalist Force with modifiers {2}, of the Rebellion {3}.",
        ("text", "space"),
    ),
    "np_b_battle_not": Sentence(
        "8.4.4",
        "{0}: no Battle in {1}: Royalist Force with modifiers {2}, of the Rebellion {3}.",
        ("text", "space"),
    ),
    # B10 March
    "np_b_march_none": Sentence("8.4.3", "{0}: no March is possible.", ("text",)),
    "np_b_march_control": Sentence("8.4.3", "{0}: March to gain Control of {1}.", _SPACE),
    "np_b_march_mix": Sentence(
        "8.4.3", "{0}: March so that Regulars and Tories stand together in {1}.", _SPACE
    ),
    "np_b_march_in_place": Sentence("8.4.3", "{0}: March in place in {1} to find Militia.", _SPACE),
    # B7, B11, B13 Special Activities
    "np_b_naval": Sentence("8.4.1", "{0}: Naval Pressure, with FNI at {1}.", ("text",)),
    "np_b_no_naval": Sentence(
        "8.4.1",
        "{0}: no Naval Pressure: FNI is at {1}, and neither Gage nor Clinton leads.",
        ("text", "number"),
    ),
    "np_b_skirmish": Sentence("8.4.1", "{0}: Skirmish.", ("text",)),
    "np_b_skirmish_at": Sentence(
        "8.4.1", "{0}: the Skirmish is in {1}: {2}.", ("text", "space", "why")
    ),
    "np_b_no_skirmish": Sentence("8.4.1", "{0}: no Skirmish is possible.", ("text",)),
    "np_b_no_special": Sentence(
        "8.4.1", "{0}: neither Skirmish nor Naval Pressure is possible.", ("text",)
    ),
    "np_b_no_common_cause": Sentence(
        "8.4.3", "{0}: no Common Cause: War Parties add nothing.", ("text",)
    ),
    "np_b_common_cause": Sentence(
        "8.4.3", "{0}: Common Cause: War Parties act as Tories.", ("text",)
    ),
    # 8.4.6 Trade
    "np_b_no_trade": Sentence(
        "8.4.6", "{0}: nothing for the Trade: the Indians have {1}, the British {2}.", ("text",)
    ),
    "np_b_trade": Sentence(
        "8.4.6", "{0}: D6 {1} against {2} Resources: {3} offered in Trade.", _D6
    ),
}
