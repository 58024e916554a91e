"""Every word of Liberty or Death, joined from the files of its chapters; and its verbs."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.kit import questions
from ticonderoga.engine.words import Prompt, Sentence, Verb
from ticonderoga.games.liberty_or_death.data.pieces import (
    BRITISH_FORT,
    BRITISH_REGULAR,
    CONTINENTAL,
    FRENCH_REGULAR,
    MILITIA,
    PATRIOT_FORT,
    TORY,
    VILLAGE,
    WAR_PARTY,
)
from ticonderoga.games.liberty_or_death.text import (
    battle,
    commands,
    events,
    non_players,
    winter,
)

VERBS: Final = (
    # 2 the turn
    Verb("pass", (), "Pass"),
    Verb("event", ("card_side",), "Execute Event: {0}"),
    Verb("command", ("command",), "Command: {0}"),
    Verb("special", ("special",), "Special Activity: {0}"),
    Verb("finish", (), "End turn"),
    Verb("stroke", (), "Play the Brilliant Stroke"),
    Verb("treaty", (), "Sign the Treaty of Alliance"),
    Verb("hold", (), "Hold the card"),
    # 3 Commands
    Verb("destination", ("space",), "To {0}"),
    Verb("move", ("space", "kind", "number"), "From {0}: {2:{1}}", most=25),
    Verb("lead", ("leader",), "Bring {0}"),
    Verb("arrive", (), "Done with this space", within="Done with {space}"),
    Verb("done", (), "Done"),
    Verb("regulars", ("space",), "Muster Regulars in {0}", brings=(BRITISH_REGULAR,)),
    Verb("tories", ("space",), "Muster Tories in {0}", brings=(TORY,)),
    Verb("fort", ("space",), "Build a Fort in {0}", brings=(BRITISH_FORT, PATRIOT_FORT)),
    Verb("reward", ("space",), "Reward Loyalty in {0}"),
    Verb("militia", ("space",), "Place Militia in {0}", brings=(MILITIA,)),
    Verb("draw_in", ("space",), "Move irregulars to {0}"),
    Verb(
        "continentals",
        ("space",),
        "Replace Militia in {0} with Continentals",
        brings=(CONTINENTAL,),
    ),
    Verb("rouse", ("space",), "Rabble-Rousing in {0}"),
    Verb("war_parties", ("space",), "Place War Parties in {0}", brings=(WAR_PARTY,)),
    Verb("village", ("space",), "Place a Village in {0}", brings=(VILLAGE,)),
    Verb("scout", ("space", "space"), "Scout from {0} to {1}"),
    Verb("raid", ("space",), "Raid {0}"),
    Verb("raider", ("space", "kind"), "{1} moves in from {0}"),
    Verb("stay", (), "Nobody moves in", within="Nobody moves into {space}"),
    Verb("agents", ("space",), "Mobilize agents in {0}"),
    Verb("muster_at", ("space",), "Muster in {0}", brings=(FRENCH_REGULAR,)),
    Verb("fight", ("space",), "Battle in {0}"),
    # picking
    *questions.VERBS,
    Verb("faction", ("seat",), "{0}"),
    Verb("option", ("option",), "{0}"),
)

PROMPTS: Final[dict[str, Prompt]] = {
    **commands.PROMPTS,
    **battle.PROMPTS,
    **events.PROMPTS,
    **winter.PROMPTS,
}

REASONS: Final[dict[str, Sentence]] = {
    **commands.REASONS,
    **battle.REASONS,
}

REFUSALS: Final[dict[str, str]] = {
    **commands.REFUSALS,
    **battle.REFUSALS,
    **events.REFUSALS,
    **winter.REFUSALS,
}

LOG: Final[dict[str, Sentence]] = {
    **commands.LOG,
    **battle.LOG,
    **events.LOG,
    **winter.LOG,
    **non_players.LOG,
}

OPTIONS: Final[dict[str, str]] = {
    **commands.OPTIONS,
    **battle.OPTIONS,
    **events.OPTIONS,
    **winter.OPTIONS,
}

COMMANDS: Final = (
    "Muster", "Garrison", "March", "Battle", "Rally", "Rabble-Rousing", "Gather", "Scout", "Raid",
    "Agent Mobilization", "Hortalez",
)  # fmt: skip
SPECIALS: Final = (
    "Common Cause", "Skirmish", "Naval Pressure", "Persuasion", "Partisans", "Trade", "War Path",
    "Plunder", "Préparer la Guerre",
)  # fmt: skip
FACTION_NAMES: Final = ("British", "Patriots", "Indians", "French")
LEVELS: Final = (
    "Active Opposition", "Passive Opposition", "Neutral", "Passive Support", "Active Support",
)  # fmt: skip
MARKERS: Final = ("Propaganda marker", "Raid marker")
CARD_SIDES: Final = ("unshaded", "shaded")
MODIFIERS: Final = battle.MODIFIERS
ENDINGS: Final[dict[str, Sentence]] = winter.ENDINGS
