"""What a seat is sent: the scene, the questions, the log, all in words and plain values.

A choice and a log line look the same to everybody who may see them, so each is put into words
once. Nothing that comes out of here may be changed by who receives it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypedDict

import msgspec

from ticonderoga.engine.ask import Ask, Choice
from ticonderoga.engine.drawing import Board, Scene
from ticonderoga.engine.drawing_told import LogLine, Thing, WayShown
from ticonderoga.engine.game import OBSERVER, Rules
from ticonderoga.engine.journal import NOBODY_TOLD, Told
from ticonderoga.engine.match import Match
from ticonderoga.engine.words import HIDDEN, LogEntry, Verb, Words
from ticonderoga.server import sent
from ticonderoga.server.messages import encode
from ticonderoga.server.sent import Offer, Outcome, State
from ticonderoga.server.sheets import ShownBoard

MOST_LOG = 120
"""How many log lines a fresh snapshot carries; older ones are asked for."""
MOST_KEPT = 4096
POINTED_AT = ("space", "card", "piece", "zone")
"""The kinds of things that every table can show; a game adds its own (`Board.kinds`)."""


class ToldToAll(TypedDict):
    """What changes from choice to choice and is the same for everybody."""

    ply: int
    log_length: int
    over: bool
    result: Outcome | None


class ToldTo(TypedDict):
    """What changes from choice to choice and is a seat's own."""

    seat: int
    asks: list[sent.Ask]
    log: list[LogLine]
    undo: sent.Undo


class Renderer:
    """Puts the matches of one set of rules into plain values."""

    def __init__(self, rules: Rules, share: Callable[[Board], ShownBoard] = ShownBoard) -> None:
        self.rules = rules
        self._share = share
        """Finds an equal board that was drawn before."""
        self._shown: ShownBoard | None = None
        self._pointed_at: tuple[str, ...] | None = None
        self._choices: dict[Choice, Offer] = {}
        self._packed: dict[Choice, bytes] = {}
        self._entries: dict[LogEntry, LogLine] = {}

    @property
    def shown(self) -> ShownBoard:
        """The board; it never changes."""
        if self._shown is None:
            self._shown = self._share(self.rules.board())
        return self._shown

    @property
    def board(self) -> Board:
        """The board's description."""
        return self.shown.board

    @property
    def pointed_at(self) -> tuple[str, ...]:
        """The kinds of things that can be shown: those of every table, and the game's own."""
        if self._pointed_at is None:
            own = self.board["kinds"]
            self._pointed_at = (*POINTED_AT, *[kind for kind in own if kind not in POINTED_AT])
        return self._pointed_at

    # ------------------------------------------------------------------ choices and asks

    def choice(self, choice: Choice, ask: Ask | None = None) -> Offer:
        """A choice in words; of an open question, naming what the question names."""
        words = self.rules.words
        verb = words.verbs[choice[0]]
        if ask is not None and verb.within:
            return self._offer(choice, verb, ask)
        found = self._choices.get(choice)
        if found is None:
            found = self._offer(choice, verb, None)
            if len(self._choices) >= MOST_KEPT:
                self._choices.clear()
            self._choices[choice] = found
        return found

    def _offer(self, choice: Choice, verb: Verb, ask: Ask | None) -> Offer:
        words = self.rules.words
        targets = things_in(verb.kinds, choice[1:], self.pointed_at)
        found: Offer = {
            "choice": list(choice),
            "label": words.say_choice(choice, ask),
            "verb": verb.name,
            "targets": targets,
        }
        if targets:
            found["spans"] = words.spans_in(choice, self.pointed_at, ask)
        return found

    def packed(self, choices: list[Choice], ask: Ask) -> msgspec.Raw:
        """The offers of an open question as they are sent."""
        known = self._packed
        return msgspec.Raw(
            b"[" + b",".join([known.get(one) or self._pack(one, ask) for one in choices]) + b"]"
        )

    def _pack(self, choice: Choice, ask: Ask) -> bytes:
        if self.rules.words.verbs[choice[0]].within:
            return encode(self.choice(choice, ask))
        if len(self._packed) >= MOST_KEPT:
            self._packed.clear()
        found = self._packed[choice] = encode(self.choice(choice))
        return found

    def ask(self, match: Match, ask: Ask) -> sent.Ask:
        """A question as all see it to whom it is not put: without its choices."""
        words = self.rules.words
        shown: sent.Ask = {
            "seat": ask.seat,
            "key": ask.question.key,
            "prompt": words.say_ask(ask),
            "waiting": words.say_ask(ask, waiting=True),
            "rule": words.rule_of_ask(ask),
            "focus": focus_of(words, ask),
            "answered": match.holds_answer(ask.seat),
            "choices": None,
        }
        if ask.question.secret:
            shown["secret"] = True
        return shown

    # ------------------------------------------------------------------ the log

    def entry(self, index: int, entry: LogEntry, told: Told = NOBODY_TOLD) -> LogLine:
        """A line of the log, and whose doing it tells."""
        ply, seat, _ = told
        found = self._entries.get(entry)
        if found is None:
            words = self.rules.words
            found = {
                "i": index,
                "ply": ply,
                "seat": seat,
                "kind": entry[0],
                "text": words.tell_log(entry),
                "rule": words.rule_of_log(entry),
                "dice": [{"face": face, "sides": of} for face, of in words.dice_of_log(entry)],
                "way": way_in(words, entry),
                "touches": things_in(words.log[entry[0]].kinds, entry[1:], self.pointed_at),
                "args": list(entry[1:]),
            }
            if len(self._entries) >= MOST_KEPT:
                self._entries.clear()
            self._entries[entry] = found
        if found["i"] == index and found["ply"] == ply and found["seat"] == seat:
            return found
        return {**found, "i": index, "ply": ply, "seat": seat}

    def log(self, match: Match, seat: int, since: int, until: int | None = None) -> list[LogLine]:
        """Log lines from an index on, or up to another, as the seat may know them."""
        return self.lines(match, match.log_since(since, seat, until), since)

    def lines(self, match: Match, entries: list[LogEntry], since: int) -> list[LogLine]:
        """Entries of a match's log that begin at an index, in words."""
        known = self.rules.words.log
        return [
            self.entry(index, entry, match.told(index))
            for index, entry in enumerate(entries, since)
            if entry[0] in known
        ]

    # ------------------------------------------------------------------ the whole

    def state(self, match: Match, seat: int, log_since: int, all_choices: bool = False) -> State:
        """Everything that changes from choice to choice, for one seat (or an observer, -1).

        `all_choices` shows what every seat may choose: for imagined worlds and finished games.
        """
        moment = Moment(self, match)
        return {
            **moment.told_to_all(),
            **moment.told_to(seat, log_since, all_choices),
            "scene": self.rules.scene(match.view(seat)),
        }

    def result(self, match: Match) -> Outcome | None:
        result = match.result
        if result is None:
            return None
        text, rule = result.reason, ""
        if result.reason == "resigned":
            text = f"{self.rules.words.name('seat', result.args[0])} resigned."
        elif result.args:
            text, rule = str(result.args[0]), str(result.args[1]) if len(result.args) > 1 else ""
        return {
            "winners": list(result.winners),
            "reason": result.reason,
            "text": text,
            "rule": rule,
            "year": result.year,
        }

    def open_scene(self, match: Match, seat: int) -> Scene:
        """The scene of a finished game: each hand as its own seat saw it."""
        scene = self.rules.scene(match.view(seat))
        if seat == OBSERVER:
            hands = list(scene["hands"])
            for other in range(len(self.rules.seats)):
                for at, hand in enumerate(self.rules.scene(match.view(other))["hands"]):
                    if hand["seat"] == other:
                        hands[at] = hand
            scene["hands"] = hands
        return scene


class Moment:
    """A match between two changes: what everybody is told alike is put into words once."""

    __slots__ = ("_asks", "_logs", "match", "renderer")

    def __init__(self, renderer: Renderer, match: Match) -> None:
        self.renderer = renderer
        self.match = match
        self._asks: list[sent.Ask] | None = None
        self._logs: dict[int, tuple[list[LogEntry], list[LogLine]]] = {}
        """By the index they begin at: lines of the log, of entries that most may know alike."""

    def asks(self, seat: int, all_choices: bool = False, packed: bool = False) -> list[sent.Ask]:
        """The open questions: with its choices for whom one is put to; `packed` as sent."""
        if self.match.over:
            return []
        if self._asks is None:
            self._asks = [self.renderer.ask(self.match, ask) for ask in self.match.asks]
        match = self.match
        return [
            {**shown, "choices": self._offers(ask, packed)}
            if all_choices or ask.seat == seat
            else shown
            for ask, shown in zip(match.asks, self._asks, strict=True)
        ]

    def _offers(self, ask: Ask, packed: bool) -> Any:
        """What a question offers, in words."""
        choices = self.match.choices(ask.seat)
        if packed:
            return self.renderer.packed(choices, ask)
        return [self.renderer.choice(choice, ask) for choice in choices]

    def log(self, seat: int, since: int) -> list[LogLine]:
        """Log lines from an index on, as the seat may know them."""
        entries = self.match.log_since(since, seat)
        known = self._logs.get(since)
        if known is None or known[0] != entries:
            known = entries, self.renderer.lines(self.match, entries, since)
            self._logs[since] = known
        return known[1]

    def told_to_all(self) -> ToldToAll:
        """What everybody is told alike."""
        match = self.match
        over = match.over
        return {
            "ply": match.ply,
            "log_length": match.log_length(),
            "over": over,
            "result": self.renderer.result(match) if over else None,
        }

    def told_to(
        self, seat: int, log_since: int, all_choices: bool = False, packed: bool = False
    ) -> ToldTo:
        """What a seat is told alone."""
        match = self.match
        request = match.undo_request
        free = seat >= 0 and match.undoable_by(seat) >= 0
        return {
            "seat": seat,
            "asks": self.asks(seat, all_choices, packed),
            "log": self.log(seat, max(log_since, match.log_length() - MOST_LOG)),
            "undo": {
                "free": free,
                "how": "free" if free else "none",
                "request": None
                if request is None
                else {"by": request[0], "ply": request[1], "agreed": sorted(request[2])},
            },
        }


def focus_of(words: Words, ask: Ask) -> Thing | None:
    """Where to look: what the question points at, or the space that its words are about."""
    if ask.focus:
        return str(ask.focus[0]), int(ask.focus[1])
    space = ask.about.get("space")
    named = words.prompts[ask.question.key].kinds.get("space", "space") == "space"
    return ("space", space) if named and isinstance(space, int) and space >= 0 else None


def way_in(words: Words, entry: LogEntry) -> WayShown | None:
    """Where a log entry says that somebody went."""
    way = words.way_of_log(entry)
    if way is None:
        return None
    return {"start": way.start, "goal": way.goal, "by": way.by, "piece": way.piece}


def things_in(
    kinds: tuple[str, ...], args: tuple[Any, ...], pointed_at: tuple[str, ...] = POINTED_AT
) -> list[Thing]:
    """The things that a choice or a log entry is about: [("space", 13), …]."""
    return [
        (kind, arg)
        for kind, arg in zip(kinds, args, strict=False)
        if kind in pointed_at and isinstance(arg, int) and arg != HIDDEN
    ]
