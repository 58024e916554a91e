"""Situations of End of Empire in a line or two: put pieces, script dice, choose by name, look.

    s = Situation().put("Braddock, fiw-rogers, 1 PA Regiment @ 1112", "Bearn @ 1111-outpost")
    s.roll(2).british("activate 1112", "take_all", "roll", "go 1111").allied("no_reaction")
    assert s.at("1111") == "British: Rogers' Rangers 1/1, 1 PA Regiment 2/2, Braddock"
    assert s.dice() == [2] and s.checks() == ["Braddock 3: 2"]

The map of a situation is empty but for what is put on it (see setting.py for the phrases), and it
is the British Operations Phase of a summer turn. Spaces are named by their printed number with
-town, -outpost or -fortress behind it for the inside ("3120-town"), or by name.

    Situation("arw-campaign-1775")           # a scenario; the standard one is fiw-1755
    Situation.at_war("arw")                  # the campaign of a war
    Situation(near_misses="yes")             # an option of the game
    s.turn(5).season("winter").active("allied").phase("redeployment")
    s.until("fortifying")                    # the play ends where that step would begin

After every choice every piece must be in exactly one place (invariants.py).
"""

from __future__ import annotations

from typing import Self

from ticonderoga.engine.ask import CHECKPOINT, Choice, Procedure
from ticonderoga.games.end_of_empire.data.board import Board
from ticonderoga.games.end_of_empire.data.kinds import (
    ALLIED,
    BRITISH,
    FALL,
    SIDE_IDS,
    SPRING,
    SUMMER_1,
    WINTER_1,
    WINTER_2,
)
from ticonderoga.games.end_of_empire.data.units import Pieces
from ticonderoga.games.end_of_empire.game import GAME
from ticonderoga.games.end_of_empire.invariants import pieces_add_up
from ticonderoga.games.end_of_empire.position import AWAY_IDS, OVER, Position
from ticonderoga.games.end_of_empire.rules.at_once import settled
from ticonderoga.games.end_of_empire.rules.sequence import PHASES, STEP_NAMES
from ticonderoga.testing import situation as testing

_WARS = {
    "jenkins": "jenkins-ear",
    "kgw": "kgw-campaign",
    "fiw": "fiw-campaign",
    "arw": "arw-campaign-1775",
}
_SEASONS = {
    "spring": SPRING, "summer": SUMMER_1, "fall": FALL, "winter": WINTER_1, "december": WINTER_1,
    "february": WINTER_2,
}  # fmt: skip
_SIDES = ("British", "Allied")


class Situation(testing.Situation):
    """A position under construction, and the match played from it."""

    start: Position

    def __init__(self, scenario: str = "fiw-1755", pack: str = "", **options: str) -> None:
        super().__init__(GAME, scenario, pack=pack, **options)
        self.board: Board = self.rules.data.pack.board
        self.pieces: Pieces = self.rules.data.pack.pieces

    @classmethod
    def at_war(cls, war: str, **options: str) -> Self:
        """A situation of the campaign of a war: "jenkins", "kgw", "fiw", "arw"."""
        return cls(_WARS[war], **options)

    # ------------------------------------------------------------------ names

    def space(self, name: str) -> int:
        """A space by its number or name: "1111", "1111-outpost", "Boston town"."""
        found = self.spoken.names("space").get(name.lower())
        return self.board.index(name) if found is None else found

    def piece(self, name: str) -> int:
        return self.pieces.index(name, self.g.war)

    def read(self, text: str) -> Choice:
        """A choice in words; a piece is that of the war that is played."""
        verb, _, rest = text.strip().partition(" ")
        known = self.rules.words.verbs.get(verb)
        if known is not None and known.kinds == ("piece",):
            return verb, self.piece(rest)
        return super().read(text)

    # ------------------------------------------------------------------ building

    def turn(self, number: int) -> Self:
        self.start.turn = number
        return self

    def season(self, name: str) -> Self:
        """The first turn of the war, from the first of the scenario on, in a season: "spring",
        "summer", "fall", "winter" (or "december"), "february". It may lie beyond the last."""
        g = self.start
        calendar = g.pack.tables.calendar[g.war].season
        g.turn = calendar.index(_SEASONS[name], g.scenario.first_turn)
        return self

    def active(self, side: str) -> Self:
        """Whose Operations Phase it is: "british" or "allied"."""
        self.start.active = SIDE_IDS.index(side)
        return self

    def phase(self, name: str) -> Self:
        """Begin at a step of the sequence: "fleets", "operations", "redeployment" …"""
        self.start.step = STEP_NAMES.index(name)
        return self

    def until(self, name: str) -> Self:
        """The play ends when this step would begin, or when the game is over."""
        last = STEP_NAMES.index(name)

        def run(g: Position) -> Procedure[None]:
            yield CHECKPOINT
            while g.step not in (last, OVER):
                yield from PHASES[g.step].procedure(g)
                assert not g.under_way
                yield from settled(g)
                yield CHECKPOINT

        self.rules.run = run
        return self

    def marked(self, mark: str, *names: str) -> Self:
        """Set a mark of the position on pieces: marked("done", "44th Foot")."""
        bits: int = getattr(self.start, mark)
        for name in names:
            bits |= 1 << self.piece(name)
        setattr(self.start, mark, bits)
        return self

    # ------------------------------------------------------------------ playing

    @property
    def g(self) -> Position:
        """The position as it is now."""
        position: Position = super().g
        return position

    def british(self, *choices: str) -> Self:
        return self.choose(BRITISH, *choices)

    def allied(self, *choices: str) -> Self:
        return self.choose(ALLIED, *choices)

    def check(self) -> None:
        wrong = pieces_add_up(self.g)
        assert not wrong, wrong

    # ------------------------------------------------------------------ looking

    def at(self, place: str) -> str:
        """Who is in a space, or in a box ("dead", "available"), with steps left of steps at full
        strength: "British: 44th Foot 2/2, Braddock; Allied: Bearn 1/2"."""
        boxes = {name: box for box, name in AWAY_IDS.items()}
        if place in boxes:
            return ", ".join([self.called(piece) for piece in self.g.in_box(boxes[place])])
        said: list[str] = []
        for side, name in enumerate(_SIDES):
            found = self.g.at(side, self.space(place))
            if found:
                said.append(f"{name}: {', '.join([self.called(piece) for piece in found])}")
        return "; ".join(said)

    def called(self, piece: int) -> str:
        """A piece with its steps, if it has any."""
        full = self.pieces.steps[piece]
        name = self.pieces.names[piece]
        return f"{name} {self.g.steps[piece]}/{full}" if full else name

    def where(self, name: str) -> str:
        """The id of the space of a piece, or its box."""
        place = self.g.where[self.piece(name)]
        if place < 0:
            return AWAY_IDS[place]
        return self.board.ids[place] if place < self.board.size else "at sea"

    def has_mark(self, mark: str) -> list[str]:
        """The names of the pieces that have a mark of the position: has_mark("done")."""
        bits: int = getattr(self.g, mark)
        return [self.pieces.names[p] for p in range(self.pieces.count) if bits >> p & 1]

    def answered(self) -> list[str]:
        """The verbs of all choices so far, with those that gave themselves."""
        return [str(what[0]) for _, _, what, _ in self.match.deliveries]

    def dice(self) -> list[int]:
        """All dice that the log tells of, in their order."""
        words = self.rules.words
        return [die for entry in self.match.log() for die, _ in words.dice_of_log(entry)]

    def checks(self) -> list[str]:
        """All checks of initiative: "Braddock 3: 2", "default 2: 5", "Montgomery 6: sure"."""
        found = []
        for entry in self.match.log():
            led, _, result = entry[0].partition("_")
            if led not in ("check", "default") or result == "nobody":
                continue
            who = "default" if led == "default" else self.pieces.names[entry[1]]
            rolled = result in ("passed", "failed")
            found.append(f"{who} {entry[-2 if rolled else -1]}: {entry[-1] if rolled else result}")
        return found

    def step(self) -> str:
        """The step of the sequence that is being played."""
        return STEP_NAMES[self.g.step]
