"""What a report wants to know of a game besides its outcome, noted while it is played.

Of every seat: which kinds of choices it made, which cards it was seen to play, and its first
choices; and how the chances stood whenever the game's clock (the first line of its status, such
as the year) moved on. Everything is plain data in the words of the game.
"""

from __future__ import annotations

import re
from typing import Any

from ticonderoga.engine.ask import Choice
from ticonderoga.engine.game import OBSERVER, Rules
from ticonderoga.engine.match import Match
from ticonderoga.engine.words import Verb
from ticonderoga.lab.chances import Chances

OPENING = 3
"""So many first choices of a seat are kept."""
FEW = 24
"""A kind with so many things at most is told by name: 'command march' instead of 'command'."""
CARD = "card"
WHO = ("seat", "side")
"""The kinds that tell in a line of the log whose doing it was."""
UNNAMED = ("number", CARD, *WHO)
BLANK = re.compile(r"\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}")
"""A place in the words of a verb where a name or a number goes."""


class Notes:
    """The notes of one game."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.chances = Chances(rules)
        self.acts: list[dict[str, int]] = [{} for _ in rules.seats]
        self.openings: list[list[str]] = [[] for _ in rules.seats]
        self.course: list[list[Any]] = []
        """The game's clock, and the chances of the seats when it came to stand so."""
        self._named: dict[Choice, str] = {}

    def watch(self, match: Match, seat: int, choice: Choice) -> None:
        """Before a choice is made."""
        opens_turn = self.rules.guidance.opens_turn
        if not self.course or opens_turn is None or opens_turn(match.asks[0]):
            self._look_at_the_clock(match)
        act = self._act(choice)
        acts = self.acts[seat]
        acts[act] = acts.get(act, 0) + 1
        opening = self.openings[seat]
        if len(opening) < OPENING and len(match.choices(seat)) > 1:
            opening.append(self.rules.words.say_choice(choice))

    def _look_at_the_clock(self, match: Match) -> None:
        status = self.rules.scene(match.view(OBSERVER))["status"]
        now = str(status[0][1]) if status else ""
        if not self.course or self.course[-1][0] != now:
            self.course.append([now, [round(chance, 4) for chance in self.chances.of(match)]])

    def _act(self, choice: Choice) -> str:
        """What kind of choice it is."""
        verb = self.rules.words.verbs[choice[0]]
        key = choice if self._is_told_by_name(verb) else choice[:1]
        said = self._named.get(key)
        if said is None:
            words = self.rules.words
            whole = len(key) == len(choice)
            said = words.say_choice(choice) if whole else BLANK.sub("…", verb.label)
            self._named[key] = said
        return said

    def _is_told_by_name(self, verb: Verb) -> bool:
        kinds = verb.kinds
        return len(kinds) == 1 and kinds[0] not in UNNAMED and len(self.rules.ids[kinds[0]]) <= FEW

    def _cards(self, match: Match) -> list[dict[str, int]]:
        """The cards that each seat was seen to play, and how: lines of the log that tell openly
        of a seat and a card."""
        words = self.rules.words
        found: list[dict[str, int]] = [{} for _ in self.rules.seats]
        for entry in match.open_log():
            line = words.log.get(entry[0])
            if line is None or line.private >= 0 or len(line.kinds) < 2:
                continue
            if line.kinds[0] in WHO and line.kinds[1] == CARD and 0 <= entry[1] < len(found):
                told = f"{words.named(CARD, entry[2])}: {entry[0].replace('_', ' ')}"
                found[entry[1]][told] = found[entry[1]].get(told, 0) + 1
        return found

    def plain(self, match: Match) -> dict[str, Any]:
        return {
            "acts": self.acts,
            "cards": self._cards(match),
            "openings": self.openings,
            "course": self.course,
        }
