"""The handbook of Washington's War: chapters, charts, player aids and glossary."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.handbook import Glossary, Handbook, aid, handbook, of_rules, part, sequence
from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH
from ticonderoga.games.washingtons_war.data.pack import Pack
from ticonderoga.games.washingtons_war.rules import battle
from ticonderoga.games.washingtons_war.rules.sequence import PHASES
from ticonderoga.games.washingtons_war.text.names import SIDE_NAMES
from ticonderoga.games.washingtons_war.text.rulebook import RULES

CHAPTERS: Final = (
    ("2", "The map and the counters"), ("3", "Terms"), ("4", "Set-up"),
    ("5", "Sequence of play"), ("6", "Strategy cards"), ("7", "Generals and movement"),
    ("8", "Reinforcements"), ("9", "Battle"), ("10", "Political control"),
    ("11", "Winter attrition"), ("12", "France"), ("13", "Victory"),
)  # fmt: skip

GLOSSARY: Final[Glossary] = (
    ("Agility", "7.8", "A general's rating for interceptions and retreats before battle."),
    ("Army", "3.0", "A general with at least one CU."),
    ("Battle card", "6.33", "An event played inside a battle for +2."),
    ("Campaign card", "7.2", "A card that activates two or three generals."),
    ("Committees of Correspondence", "4.0", "American PC markers of the set-up, one per colony."),
    ("Congress", "10.2.1", "The Continental Congress; dispersed, it bars American placement."),
    ("Control", "10.0", "A colony belongs to the side with more PC markers in it."),
    ("CU", "3.0", "Combat unit: the strength of an army is counted in CUs."),
    ("For the King", "4.0", "British PC markers of the set-up."),
    ("French Alliance", "12.1", "The track that brings France into the war at 9."),
    ("Isolation", "10.3", "PC markers without a line to support are removed each year."),
    ("Interception", "7.8", "An American army moves into the space a British army enters."),
    ("Landing party", "7.2.B", "A British campaign may flip the marker of an open port."),
    ("Militia", "9.43", "+1 in battle for the side with more PC markers in the colony."),
    ("OPS card", "6.2", "A card of 1 to 3 operations: activate, place PC markers, reinforce."),
    ("Overrun", "9.7", "A strong army removes a lone CU without battle."),
    ("PC marker", "10.0", "Political control marker, American or British."),
    ("Queue", "7.1.B", "Saved OPS cards that activate a general too costly for one card."),
    ("Regulars' Advantage", "9.41", "+1 for the British in battle until they lose it."),
    ("Retreat before battle", "7.9", "The defender may try to leave before the dice."),
    ("Strategy rating", "7.1.A", "The OPS a card needs to activate the general."),
    ("Winter quarters", "11.0", "Spaces where CUs are safe in winter."),
    ("War Ends card", "6.34.C.iii", "Decides the year in which the war ends."),
)


def make_handbook(pack: Pack) -> Handbook:
    generals = [
        [each.name, SIDE_NAMES[each.side], str(each.strategy), str(each.battle), str(each.agility)]
        for each in pack.pieces.generals
    ]
    fight = aid(
        "battle", "Battle",
        of_rules("Course of a battle", RULES, ("9.1", "9.2", "9.3")),
        part(
            "Added to the die", ("What", "Bonus"),
            (
                ("CUs in the battle", "+1 each"),
                ("General's battle rating (die 1-3: half, 4-6: whole; at most his CUs)", "+rating"),
                ("British: Regulars' Advantage", f"+{battle.REGULARS_BONUS}"),
                ("British: Royal Navy in a port", f"+{battle.NAVY_BONUS}"),
                ("Militia: more PC markers in the colony", f"+{battle.MILITIA_BONUS}"),
                ("Winter Offensive of Washington", f"+{battle.WINTER_OFFENSIVE_BONUS}"),
                ("American: interception led to the battle", f"+{battle.INTERCEPTION_BONUS}"),
                ("Battle card / discarded event", "+2 / +1"),
            ),
            rule="9.4",
        ),
        part(
            "Loser's losses", ("Die", "CUs lost"),
            [(str(die), str(battle.loser_loss(die))) for die in range(1, 7)], rule="9.5",
        ),
        of_rules("After the battle", RULES, ("9.5", "9.6", "9.61", "9.63", "9.7")),
    )  # fmt: skip
    return handbook(
        CHAPTERS,
        (
            sequence(PHASES, RULES),
            fight,
            aid("cards", "Uses of a card", of_rules("Cards", RULES, (
                "6.2", "6.3", "6.32.B", "6.33", "7.1", "7.1.B", "7.2", "8.0", "10.11",
            ))),
            aid("winter", "Winter and France", of_rules("Winter attrition", RULES, (
                "11.0", "11.1", "11.2",
            )), of_rules("France", RULES, ("12.1", "12.2", "12.3"))),
            aid("generals", "Generals", part(
                "Ratings", ("General", "Side", "Strategy", "Battle", "Agility"), generals,
            )),
            aid("american", "American aid", of_rules("The American may", RULES, (
                "8.2", "10.11.A.ii", "10.11.A.iii", "7.8", "7.9",
            )), of_rules("To win", RULES, ("13.1", "13.2")), side=AMERICAN),
            aid("british", "British aid", of_rules("The British may", RULES, (
                "8.1", "10.11.B.ii", "10.11.B.iii", "7.5", "7.2.B",
            )), of_rules("To win", RULES, ("13.1", "13.2")), side=BRITISH),
        ),
        GLOSSARY,
    )  # fmt: skip
