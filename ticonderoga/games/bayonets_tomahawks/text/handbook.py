"""The handbook of Bayonets & Tomahawks: chapters, charts, player aids and glossary."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.handbook import Glossary, Handbook, aid, handbook, of_rules, part, sequence
from ticonderoga.engine.words import Sentence
from ticonderoga.games.bayonets_tomahawks.drawing.things import AP_WORDS, TYPE_WORDS
from ticonderoga.games.bayonets_tomahawks.rules.sequence import PHASES
from ticonderoga.games.bayonets_tomahawks.text.battle import PENALTIES
from ticonderoga.games.bayonets_tomahawks.text.names import FACES, TYPE_NAMES
from ticonderoga.games.bayonets_tomahawks.text.rulebook import RULES

CHAPTERS: Final = (
    ("1", "Introduction"), ("2", "The map"), ("3", "Units"), ("4", "Sequence of play"),
    ("5", "Set-up"), ("6", "Cards"), ("7", "Action Rounds"), ("8", "Indian Nations"),
    ("9", "Raids"), ("10", "Movement"), ("11", "Marshal Troops"), ("12", "Construction"),
    ("13", "Battles"), ("14", "Supply and Rally"), ("15", "Fleets Arrive"),
    ("16", "Colonials Enlist"), ("17", "Winter Quarters"), ("18", "Victory"),
    ("Card", "Events"),
)  # fmt: skip

GLOSSARY: Final[Glossary] = (
    ("AP", "7.3", "Action Point: activates one stack, or one unit for a Raid."),
    ("Action Round", "4.2", "AR: cards, Actions of both sides, Battles."),
    ("B&T", "13.3.3", "The Bayonets & Tomahawks face of the die."),
    ("Bastion", "3.4", "Defends a Fortress; only Artillery Hits it."),
    ("Brigade", "3.2", "A square unit: Metropolitan, Highland, Colonial or Canadien."),
    ("Colonials", "16.0", "Brigades of the Colonies, Disbanded each winter."),
    ("Commander", "3.7", "Grants rerolls in Battle and helps a stack to Rally."),
    ("Connection", "2.2", "Highway, Path or Road between two spaces."),
    ("Highway", "2.2", "A Connection that all units may use."),
    ("Home Space", "2.1", "A space of the side that controls it at the start."),
    ("Indian Nation", "8.0", "Iroquois or Cherokee: neutral until they join a side."),
    ("Initiative", "7.1", "Decides who names the First Player."),
    ("Light unit", "3.1", "A triangle: it alone Raids and uses Paths."),
    ("Losses box", "3.0.2", "Where eliminated units wait to return."),
    ("Marshal Troops", "11.0", "Units of adjacent spaces gather in one."),
    ("Militia", "13.2.1", "Fight for the owner of a Settled Home Space."),
    ("Open Seas", "10.6.2", "All Sea Zones are friendly to the British."),
    ("Outnumber", "10.3.1", "To have more than three units for each of the enemy."),
    ("Overwhelm", "10.3.2", "An Outnumbered stack retreats at once, without a Battle."),
    ("Path", "2.2", "A Connection for Light units."),
    ("Raid", "9.0", "A Light unit burns a Home Space for Raid Points."),
    ("Reaction", "7.3.6", "An AP the First Player holds until the other has acted."),
    ("Reduced", "3.0.2", "The weaker side of a unit."),
    ("Reserve", "7.1", "A card kept for a later Action Round."),
    ("Rout", "13.8", "A loser three or more behind is Routed."),
    ("Sail box", "10.6", "Where Fleets and troops are between Sail and Landing."),
    ("Spent", "7.2.1", "A unit that has acted in this Action Round."),
    ("VP", "18.1", "Victory Points, on one track for both sides."),
    ("War in Europe", "18.3", "WIE chits that count at Victory Checks."),
)


def _said(term: str | Sentence) -> str:
    return term if isinstance(term, str) else term.template


def make_handbook() -> Handbook:
    return handbook(
        CHAPTERS,
        (
            sequence(PHASES, RULES),
            aid(
                "battle", "Battle",
                of_rules("Course of a Battle", RULES, (
                    "13.0", "13.1", "13.2", "13.3", "13.4", "13.5", "13.6", "13.7", "13.8", "13.9",
                )),
                part("The die", ("Roll", "Face"),
                     [(str(roll), face) for roll, face in FACES.items()], rule="1.3"),
                part("Battle Penalties", ("Penalty",),
                     [[_said(each)] for each in PENALTIES.values()], rule="13.3.2"),
            ),
            aid("actions", "Actions", part(
                "Action Points", ("AP", "Allows"),
                [(ap.replace("_", " ").capitalize(), use) for ap, use in AP_WORDS.items()],
                rule="7.3.7",
            ), of_rules("Actions", RULES, ("9.0", "10.4", "10.5", "10.6", "11.0", "12.0"))),
            aid("raids", "Raids", of_rules("Raids", RULES, ("9.0", "9.1", "9.2", "9.3"))),
            aid("units", "Units", part(
                "Types", ("Unit", ""), list(zip(TYPE_NAMES, TYPE_WORDS, strict=True)), rule="3.0",
            )),
            aid("year", "The Year", of_rules("Logistics Rounds", RULES, (
                "14.0", "14.1", "14.2", "15.2", "15.3", "16.2", "16.3", "17.2", "17.3", "18.2",
            ))),
        ),
        GLOSSARY,
    )  # fmt: skip
