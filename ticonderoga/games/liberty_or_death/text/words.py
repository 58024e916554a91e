"""Every word of Liberty or Death, joined from the files of its chapters; and its verbs."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.kit import questions
from ticonderoga.engine.words import Prompt, Sentence, Verb
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
    Verb("event", ("card_side",), "Execute the Event, {0}"),
    Verb("command", ("command",), "Command: {0}"),
    Verb("special", ("special",), "Special Activity: {0}"),
    Verb("finish", (), "Finish"),
    Verb("stroke", (), "Play the Brilliant Stroke"),
    Verb("treaty", (), "Sign the Treaty of Alliance"),
    Verb("hold", (), "Hold the card"),
    # 3 Commands
    Verb("destination", ("space",), "To {0}"),
    Verb("move", ("space", "kind", "number"), "From {0}: {2} × {1}", most=25),
    Verb("lead", ("leader",), "{0} goes along"),
    Verb("arrive", (), "This space is done"),
    Verb("done", (), "Done"),
    Verb("regulars", ("space",), "Regulars in {0}"),
    Verb("tories", ("space",), "Tories in {0}"),
    Verb("fort", ("space",), "A Fort in {0}"),
    Verb("reward", ("space",), "Reward Loyalty in {0}"),
    Verb("militia", ("space",), "Militia in {0}"),
    Verb("draw_in", ("space",), "Call irregulars to {0}"),
    Verb("continentals", ("space",), "Militia in {0} become Continentals"),
    Verb("rouse", ("space",), "Rouse {0}"),
    Verb("war_parties", ("space",), "War Parties in {0}"),
    Verb("village", ("space",), "A Village in {0}"),
    Verb("scout", ("space", "space"), "Scout from {0} to {1}"),
    Verb("raid", ("space",), "Raid {0}"),
    Verb("raider", ("space", "kind"), "{1} moves in from {0}"),
    Verb("stay", (), "Nobody moves in"),
    Verb("agents", ("space",), "Agents in {0}"),
    Verb("muster_at", ("space",), "Muster in {0}"),
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
MARKERS: Final = ("Propaganda", "Raid marker")
CARD_SIDES: Final = ("unshaded", "shaded")
MODIFIERS: Final = battle.MODIFIERS
ENDINGS: Final[dict[str, Sentence]] = winter.ENDINGS
