"""The handbook of Liberty or Death: chapters, charts, faction aids and glossary."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.handbook import (
    Aid,
    Glossary,
    Handbook,
    aid,
    chapter_of,
    handbook,
    of_rules,
    part,
    sequence,
)
from ticonderoga.games.liberty_or_death.rules.sequence import PHASES
from ticonderoga.games.liberty_or_death.text.rulebook import RULES
from ticonderoga.games.liberty_or_death.text.words import FACTION_NAMES, MODIFIERS

CHAPTERS: Final = (
    ("1", "Components and terms"), ("2", "Sequence of play"), ("3", "Commands"),
    ("4", "Special Activities"), ("5", "Events"), ("6", "Winter Quarters rounds"),
    ("7", "Victory"), ("8", "Non-player factions"),
)  # fmt: skip

GLOSSARY: Final[Glossary] = (
    ("Active", "1.4.3", "Irregulars face up: they can be struck. The opposite is Underground."),
    ("Available", "1.4.1", "Pieces that can be placed; those not yet in the war are Unavailable."),
    ("Blockade", "1.9", "A Squadron at a City: the British do not muster or supply there."),
    ("Brilliant Stroke", "2.3.8", "A Leader's card: two Limited Commands and a Special Activity."),
    ("CBC and CRC", "1.6.4", "Cumulative British and Rebellion Casualties."),
    ("City", "1.3.2", "A space that Indians never enter."),
    ("Command", "3.1", "What a Faction does with its turn instead of the Event."),
    ("Control", "1.7", "The side with more pieces in a space."),
    ("Cube", "1.4", "Regulars, Tories and Continentals."),
    ("Current card", "2.2", "The card being played; the next one is On deck."),
    ("Eligible", "2.3.6", "May act on the card; who acted is Ineligible for the next."),
    ("FNI", "1.9", "French Naval Intervention, 0 to 3."),
    ("Irregulars", "1.4.3", "Militia and War Parties."),
    ("Leader", "1.10", "Moves with units and gives them an ability."),
    ("Limited Command", "2.3.5", "A Command in one space, without Special Activity."),
    ("Opposition", "1.6", "The people against the Crown: Passive counts once, Active twice."),
    ("Propaganda", "1.6", "Patriot markers that keep Support from rising."),
    ("Province", "1.3.1", "Colony or Indian Reserve."),
    ("Raid marker", "1.6", "Indian markers that keep Opposition from rising."),
    ("Rebellion", "1.5", "Patriots and French."),
    ("Resources", "1.8", "What Commands are paid with."),
    ("Royalists", "1.5", "British and Indians."),
    ("Special Activity", "4.1", "Accompanies a Command that is not limited."),
    ("Support", "1.6", "The people for the Crown: Passive counts once, Active twice."),
    ("Treaty of Alliance", "2.3.9", "Brings French troops and ships to America."),
    ("Underground", "1.4.3", "Irregulars face down. The opposite is Active."),
    ("Win the Day", "3.6.8", "A victory that shifts Support or Opposition."),
    ("Winter Quarters", "6.0", "The card that ends a campaign: victory, supply, resources."),
)


def _faction(faction: int) -> Aid:
    commands, specials = f"3.{faction + 2}", f"4.{faction + 2}"
    return aid(
        FACTION_NAMES[faction].lower(), f"{FACTION_NAMES[faction]} aid",
        of_rules("Commands", RULES, chapter_of(RULES, commands)),
        of_rules("Special Activities", RULES, chapter_of(RULES, specials)),
        of_rules("Victory", RULES, ("7.2", "7.3")),
        side=faction,
    )  # fmt: skip


def make_handbook() -> Handbook:
    fight = aid(
        "battle", "Battle",
        of_rules("Course of a Battle", RULES, chapter_of(RULES, "3.6")),
        part("Loss Level modifiers", ("What changes the Loss Level",),
             [[each.template] for each in MODIFIERS], rule="3.6.5"),
    )  # fmt: skip
    winter = aid("winter", "Winter Quarters", of_rules(
        "Phases", RULES, ("6.1", "6.2.1", "6.2.2", "6.3", "6.4", "6.5", "6.6", "6.7")
    ))  # fmt: skip
    factions = [_faction(faction) for faction in range(len(FACTION_NAMES))]
    return handbook(CHAPTERS, (sequence(PHASES, RULES), fight, winter, *factions), GLOSSARY)
