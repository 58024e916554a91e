"""The handbook of End of Empire: chapters, combat tables, player aids and glossary."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.handbook import (
    AidPart,
    Glossary,
    Handbook,
    aid,
    handbook,
    of_rules,
    part,
    sequence,
)
from ticonderoga.engine.words import Sentence
from ticonderoga.games.end_of_empire.data.combat import AmbushTable, LinearTable
from ticonderoga.games.end_of_empire.data.pack import Pack
from ticonderoga.games.end_of_empire.rules.sequence import PHASES
from ticonderoga.games.end_of_empire.text.combat import MODIFIERS
from ticonderoga.games.end_of_empire.text.rulebook import RULES

CHAPTERS: Final = (
    ("1", "Introduction"), ("2", "Components and terms"), ("3", "Set-up"),
    ("4", "Sequence of play"), ("5", "Spaces"), ("6", "Supply"),
    ("7", "Reinforcements and replacements"), ("8", "Command"), ("9", "Movement"),
    ("10", "Reaction"), ("11", "Combat"), ("12", "Militia"), ("13", "Indians"),
    ("14", "The sea"), ("15", "Politics"), ("O", "Optional rules"), ("S", "Scenarios"),
)  # fmt: skip

GLOSSARY: Final[Glossary] = (
    ("AF", "11.2", "Ambush factor: what a unit ambushes with in the wilderness."),
    ("Ambush", "11.2", "A first strike in a wilderness hex, before linear combat."),
    ("Amphibious operation", "14.4", "A force lands from a fleet; one each turn."),
    ("Boxed MF", "8.2", "A movement factor that needs a leader counter."),
    ("CF", "11", "Combat factor: what a unit fights with in linear combat."),
    ("Check", "8.3", "A die against a leader's initiative, before a force moves or fights on."),
    ("CRT", "11.5", "Combat Results Table."),
    ("Default leader", "8.2", "Leads units that have no leader counter."),
    ("Dead pile", "2.13", "Where eliminated units wait for replacements."),
    ("Fort marker", "11.12", "Makes a town or outpost a fort: -1 to the attacker's die."),
    ("Initiative", "8.3", "The number a leader must roll or less."),
    ("Iroquois loyalty", "13.2", "How many Iroquois tribes each side can call."),
    ("Linear combat", "11.5", "Combat in rounds on the Linear CRT."),
    ("MF", "9", "Movement factor: the movement points of a unit."),
    ("Militia", "12.2", "Units called out in their own area; they go home after a blow."),
    ("Momentum", "8.3", "+1 for a leader who goes on in the same phase."),
    ("Outpost", "5.2", "A place that holds one unit inside its hex."),
    ("Rank", "8.1", "The highest rank in a stack leads."),
    ("Reaction", "10", "A move of the other side next to an enemy who moves."),
    ("Step", "2.13", "A part of a unit's strength; losses are counted in steps."),
    ("Supply hex", "6.2", "Where lines of supply begin."),
    ("West Indies Withdrawal", "7.6", "Regiments that leave after France enters the war."),
)


def _linear(title: str, table: LinearTable) -> AidPart:
    columns = range(len(table.odds.names))
    rows = [
        [str(die), *[table.texts[table.cell(column, die)] for column in columns]]
        for die in range(table.first, table.last + 1)
    ]
    note = "Losses are attacker/defender in steps; AR: attacker retreats, DR: defender retreats."
    return part(title, ("Die", *table.odds.names), rows, note, "11.5")


def _ambush(table: AmbushTable) -> AidPart:
    columns = range(len(table.odds.names))
    rows = [
        [str(die), *[table.texts[table.cell(column, die)] for column in columns]]
        for die in range(1, table.last + 1)
    ]
    note = "Steps lost by the ambushed; R: they retreat; NE: no effect."
    return part("Ambush CRT", ("Die", *table.odds.names), rows, note, "11.3")


def make_handbook(pack: Pack) -> Handbook:
    tables = pack.tables
    return handbook(
        CHAPTERS,
        (
            sequence(PHASES, RULES),
            aid(
                "combat", "Combat tables",
                _linear("Linear CRT", tables.linear),
                _ambush(tables.ambush),
                part("What modifies the die", ("Modifier",), [
                    [each.template] for each in MODIFIERS.values() if isinstance(each, Sentence)
                ], rule="11.8"),
                of_rules("Course of a battle", RULES, (
                    "11", "11.2", "11.3", "11.5", "11.6", "11.7", "11.8", "11.9", "11.10",
                )),
            ),
            aid("wide", "Linear CRT with eight columns",
                _linear("Linear CRT, optional rule O9", tables.linear_wide)),
            aid("command", "Command and movement", of_rules("Command", RULES, ("8", "8.2", "8.3")),
                of_rules("Movement", RULES, ("9", "9.8", "9.9")),
                of_rules("Reaction", RULES, ("10", "10.1", "10.3"))),
            aid("levies", "Militia, Indians and the sea", of_rules("Militia", RULES, ("12.2",)),
                of_rules("Indians", RULES, ("13.1", "13.2")),
                of_rules("Fleets and landings", RULES, ("14", "14.4"))),
            aid("supply", "Supply and winter", of_rules("Supply", RULES, (
                "6", "6.1", "6.2", "6.3", "6.4",
            ))),
        ),
        GLOSSARY,
    )  # fmt: skip
