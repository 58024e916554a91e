"""The terminal table: puts the questions of a match to the people and agents around it."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter
from pathlib import Path

from ticonderoga.cli.answers import (
    fitting_choices,
    fitting_items,
    grouped,
    kinds_of_things,
    like_choices,
    like_items,
    numbered,
    spelled_choice,
)
from ticonderoga.cli.commands import COMMANDS, command_named
from ticonderoga.cli.panels import panels
from ticonderoga.cli.saving import own_place, save_to
from ticonderoga.cli.screen import Screen
from ticonderoga.cli.sheet import Sheet
from ticonderoga.engine.agent import Agent, Seen, answer
from ticonderoga.engine.ask import Ask, Choice
from ticonderoga.engine.drawing import Board
from ticonderoga.engine.drawing_play import Contest
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.game import OBSERVER
from ticonderoga.engine.match import CHOSE, FORCED, TOGETHER, Match
from ticonderoga.engine.words import HIDDEN, LogEntry, Verb

SHOWN_FIRST = ("tracks", "contest", "ways", "board", "legend", "hand")
SHOWN_AT_TURN = ("tracks", "contest", "ways", "board", "hand")


class Leave(Exception):
    """A person leaves the table; the game is kept."""


class Table:
    """A match, its players, and the screen between them."""

    def __init__(
        self,
        match: Match,
        agents: dict[int, Agent],
        screen: Screen,
        save_file: Path | None,
        think: float,
    ) -> None:
        self.match: Match = match
        self.board: Board = match.rules.board()
        self.agents: dict[int, Agent] = agents
        self.screen: Screen = screen
        self.save_file: Path | None = save_file
        self.think: float = think
        """How many seconds an agent, or the adviser, may think about a choice."""
        self.humans: list[int] = [
            seat for seat in range(len(match.rules.seats)) if seat not in agents
        ]
        self.reasons: bool = False
        """Whether agents say why after each choice."""
        self.looking: int = self.humans[0] if self.humans else OBSERVER
        """Whose eyes are on the screen."""
        self.offered: list[Choice] = []
        self.keyboard: bool = sys.stdin.isatty()
        self._waiting: list[str] = []
        self._news_from: dict[int, int] = dict.fromkeys(
            (*range(len(match.rules.seats)), OBSERVER), match.log_length()
        )
        self._shown: bool = False
        self._hand_shown: int = 0
        self._contest_shown: Contest | None = None
        """The battle as the screen has it."""
        self._stirred: bool = True
        """Whether another seat has chosen anything since the board was last shown."""

    # ------------------------------------------------------------------ the loop

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        while not self.match.over:
            seat = self.match.awaited()[0]
            if seat in self.agents:
                self._agent_turn(seat)
            else:
                self._human_turn(seat)
        self.news(self.looking)
        self._say_result()

    def _agent_turn(self, seat: int) -> None:
        agent = self.agents[seat]
        with self.screen.thinking(f"{self.seat_name(seat)} ({agent.name})"):
            choice = answer(self.match, seat, agent)
        because = agent.why()
        if because:
            self.match.note(seat, because)
        self.choose(choice, seat)
        if len(self.humans) < 2:
            self.news(self.looking)
            if self.reasons and because:
                self.screen.say(f"    {agent.name}: {because}", "remark", "      ")

    def _human_turn(self, seat: int) -> None:
        ask = self.match.ask_of(seat)
        assert ask is not None
        if len(self.match.choices(seat)) == 1:
            self._answer_by_itself(seat, ask)
            return
        if seat != self.looking:
            self._curtain(seat)
        self.news(seat)
        if self._stirred and self._turn_begins():
            self.show(SHOWN_AT_TURN if self._shown else SHOWN_FIRST)
            self._shown = True
            self._stirred = False
        else:
            self._show_what_changed()
        self._hand_shown = self._hand_size()
        self.question(seat)
        while seat in self.match.awaited() and self.match.ask_of(seat) is ask:
            self._heed(seat, self.read(f"{self.seat_name(seat)}> "))

    def _show_what_changed(self) -> None:
        """In the midst of a turn: a hand that has grown, and a battle that is not as it was."""
        if self._hand_size() > self._hand_shown:
            self.show(("hand",))
        contest = self.sheet().scene.get("contest")
        if contest is not None and contest != self._contest_shown:
            self.show(("contest",))

    def _answer_by_itself(self, seat: int, ask: Ask) -> None:
        """A secret question with one answer is put, but there is nothing to decide."""
        choice = self.match.choices(seat)[0]
        if seat == self.looking:
            words = self.match.rules.words
            self.news(seat)
            self.screen.say(
                f"{words.say_ask(ask)} ({words.rule_of_ask(ask)}) Nothing to decide: "
                f"{words.say_choice(choice)}.",
                "remark",
            )
        self.choose(choice, seat)

    def _turn_begins(self) -> bool:
        """The question opens a step of the game: nothing was chosen since the checkpoint."""
        base_at, _ = self.match.last_checkpoint()
        opening = all(delivery[0] == FORCED for delivery in self.match.deliveries[base_at:])
        return opening or not self._shown

    def _hand_size(self) -> int:
        """How much text the hand is: when it has grown since it was shown, show it again."""
        shown = panels(self.sheet(), self.looking)
        return sum(len(line) for panel in shown if panel.kind == "hand" for line in panel.lines)

    def _curtain(self, seat: int) -> None:
        """Between two people at one keyboard: hide one hand before showing the other."""
        if self.keyboard:
            self.screen.clear()
            self.read(f"Pass the keyboard to the {self.seat_name(seat)} player, then Enter: ")
            self.screen.clear()
        else:
            self.screen.line()
            self.screen.line(f"===== {self.seat_name(seat)} =====", "title")
        self.looking = seat
        self._stirred = True
        self._waiting = []

    # ------------------------------------------------------------------ choosing

    def choose(self, choice: Choice, seat: int) -> None:
        """Make a choice, and keep the game if it has a file. What else was typed ahead is
        forgotten when something was revealed or another seat has chosen."""
        barrier = self.match.position.dice.barrier
        self.match.choose(choice, seat)
        if seat != self.looking:
            self._stirred = True
        if seat != self.looking or self.match.position.dice.barrier != barrier:
            self._waiting = []
        if self.save_file is not None:
            self._saved(self.save_file)

    def _heed(self, seat: int, text: str) -> None:
        """A line from a person: empty, a command, the number of a choice, or words."""
        words = text.split()
        if not words:
            self.question(seat)
            return
        rest = " ".join(words[1:])
        if words[0].lower() in COMMANDS:
            self._command(words[0].lower(), seat, rest)
            return
        choice = self._choice_meant(seat, text)
        if choice is not None:
            self.choose(choice, seat)

    def _command(self, name: str, seat: int, rest: str) -> None:
        try:
            COMMANDS[name].run(self, seat, rest)
        except TiconderogaError as error:
            self.screen.say(f"{error}", "error")

    def _choice_meant(self, seat: int, text: str) -> Choice | None:
        """The choice a person means; otherwise a sentence, and None."""
        if text.strip().rstrip(").").isdecimal():
            number = int(text.strip().rstrip(")."))
            if 1 <= number <= len(self.offered):
                return self.offered[number - 1]
            last = len(self.offered)
            self.error(f"There is no choice {number}: the numbers go from 1 to {last}.")
            return None
        rules = self.match.rules
        found = fitting_choices(text, self.offered, rules)
        if len(found) == 1:
            return found[0]
        if found:
            self.error(f"'{text}' fits {len(found)} choices: {self._listed(found)}. Say which.")
            return None
        command = command_named(text.split()[0])
        if command:
            self._command(command, seat, " ".join(text.split()[1:]))
            return None
        self.error(
            self._reason_against(seat, text)
            or self._suggestion(text)
            or f"'{text}' fits no choice and no command; 'help' lists the commands."
        )
        return None

    def _reason_against(self, seat: int, text: str) -> str:
        """When the words spell a choice or a thing of the game that is not offered: why not."""
        rules = self.match.rules
        choice = spelled_choice(text, rules)
        if choice is not None:
            reason = self.match.why_not(seat, choice)
            return "" if reason is None else f"No: {rules.words.say_reason(reason)}"
        found = fitting_items(text, rules, kinds_of_things(rules))
        if len(found) == 1:
            reason = self.match.why_not_item(seat, *found[0])
            said = rules.words.name(*found[0])
            return "" if reason is None else f"Not {said}: {rules.words.say_reason(reason)}"
        return ""

    def _suggestion(self, text: str) -> str:
        """What a slip of the finger may have meant: something offered, or anything at all."""
        rules = self.match.rules
        close = like_choices(text, self.offered, rules)
        if close:
            return f"Nothing offered is called '{text}'. Did you mean {self._listed(close)}?"
        things = like_items(text, rules, kinds_of_things(rules))
        return f"'{text}' is unknown. Did you mean {' or '.join(things)}?" if things else ""

    def _listed(self, choices: Sequence[Choice]) -> str:
        say = self.match.rules.words.say_choice
        shown = [f"{self.number_of(choice)}) {say(choice)}" for choice in choices[:6]]
        more = f" and {len(choices) - 6} more" if len(choices) > 6 else ""
        return ", ".join(shown) + more

    def number_of(self, choice: Choice) -> int:
        return self.offered.index(choice) + 1

    def sheet(self) -> Sheet:
        """The board with what the one who looks sees on it."""
        rules = self.match.rules
        return Sheet(rules, self.board, rules.scene(self.match.view(self.looking)))

    def seen(self, seat: int) -> Seen:
        """What the seat knows, for odds and advice: never the true match."""
        return Seen(self.match, seat)

    # ------------------------------------------------------------------ reading

    def read(self, prompt: str) -> str:
        """A line from the keyboard or a pipe; several answers may stand on one line with `;`."""
        if not self._waiting:
            self._waiting = [part.strip() for part in self._read_line(prompt).split(";")]
        else:
            self.screen.line(f"{prompt}{self._waiting[0]}")
        return self._waiting.pop(0)

    def _read_line(self, prompt: str) -> str:
        if self.keyboard:
            try:
                return input(prompt)
            except EOFError:
                self.screen.line()
                raise Leave from None
        line = sys.stdin.readline()
        if not line:
            raise Leave
        self.screen.line(f"{prompt}{line.strip()}")
        return line

    # ------------------------------------------------------------------ showing

    def seat_name(self, seat: int) -> str:
        return self.match.rules.words.name("seat", seat)

    def error(self, text: str) -> None:
        self._waiting = []
        self.screen.say(text, "error")

    def show(self, kinds: Sequence[str]) -> None:
        """Panels of the table as the one who looks may see them."""
        sheet = self.sheet()
        if "contest" in kinds:
            self._contest_shown = sheet.scene.get("contest")
        shown = panels(sheet, self.looking)
        if not any(panel.kind in kinds for panel in shown):
            self.screen.line("There is nothing of that kind on the table.")
            return
        self.screen.paint(sheet.tones())
        self.screen.line()
        self.screen.panels(shown, kinds)

    def news(self, seat: int) -> None:
        """What the log has said since this seat last looked."""
        log = self.match.log(seat)
        start = min(self._news_from[seat], len(log))
        self._news_from[seat] = len(log)
        self.tell(log[start:])

    def tell(self, entries: Sequence[LogEntry]) -> None:
        """Log entries in words, each run of one kind as briefly as it can be told."""
        for _, run in groupby(entries, key=itemgetter(0)):
            for said, times in self._told(list(run)).items():
                self.screen.say(f"  · {said}{f' ×{times}' if times > 1 else ''}", "log", "    ")

    def _told(self, run: list[LogEntry]) -> dict[str, int]:
        """Sentences for entries of one kind, and how often each is said. What only one seat
        may know (the cards it drew) is told in one sentence."""
        words = self.match.rules.words
        sentence = words.log[run[0][0]]
        if sentence.private >= 0:
            at = 1 + sentence.private
            kind = sentence.kinds[sentence.private]
            known: dict[int, list[LogEntry]] = {}
            for entry in run:
                if entry[at] != HIDDEN:
                    known.setdefault(entry[1 + sentence.owner], []).append(entry)
            run = [entry for entry in run if entry[at] == HIDDEN]
            for own in known.values():
                names = ", ".join(words.name(kind, entry[at]) for entry in own)
                run.insert(0, (*own[0][:at], names, *own[0][at + 1 :]))
        counts: dict[str, int] = {}
        for entry in run:
            said = words.say_log(entry)
            counts[said] = counts.get(said, 0) + 1
        return counts

    def news_after_undo(self, seat: int) -> None:
        """After something was taken back, only the taking back is news."""
        for other in self._news_from:
            self._news_from[other] = min(self._news_from[other], self.match.log_length() - 1)
        self.news(seat)

    def question(self, seat: int) -> None:
        """The question with its rule number, and the choices, numbered and by verb."""
        ask = self.match.ask_of(seat)
        if ask is None:
            return
        words = self.match.rules.words
        self.offered = numbered(self.match.choices(seat))
        if self._waiting:
            return
        self.screen.line()
        self.screen.say(f"{words.say_ask(ask)} ({words.rule_of_ask(ask)})", "prompt")
        number = 1
        for group in grouped(self.match.choices(seat)):
            self._show_group(ask, words.verbs[group[0][0]], group, number)
            number += len(group)

    def _show_group(self, ask: Ask, verb: Verb, group: list[Choice], number: int) -> None:
        words = self.match.rules.words
        if len(verb.kinds) == 1 and len(group) > 1 and not verb.label.startswith("{0} "):
            self.screen.line(f"  {heading(verb.label)}", "head")
            names = [words.fill("{0}", verb.kinds, choice[1:]) for choice in group]
            self.screen.columns(_numbers(names, number), "    ")
        elif len(group) == 1:
            self.screen.say(f"  {number:>2}) {words.say_choice(group[0], ask)}", "", "      ")
        else:
            self.screen.columns(_numbers([words.say_choice(c, ask) for c in group], number))

    def _say_result(self) -> None:
        result = self.match.result
        if result is None:
            return
        winners = " and ".join(self.seat_name(seat) for seat in result.winners) or "nobody"
        when = f" in {result.year}" if result.year else ""
        why = result.reason
        if result.args and isinstance(result.args[0], str):
            why = f"{result.args[0]} ({result.args[1]})" if len(result.args) > 1 else result.args[0]
        self.show(("tracks", "board"))
        self.screen.line()
        self.screen.say(f"The game is over{when}. Winner: {winners}; {why}.", "prompt")

    # ------------------------------------------------------------------ leaving

    def _saved(self, path: Path) -> bool:
        """Save; when that fails (a full disk) say so and let the game go on."""
        try:
            save_to(self.match, path)
        except TiconderogaError as error:
            self.screen.say(f"Not saved: {error}", "error")
            return False
        return True

    def keep(self) -> None:
        """Save before leaving, so that nothing is lost, and say how to go on."""
        if self.match.over:
            return
        held = any(self.match.holds_answer(seat) for seat in self.humans)
        made = any(delivery[0] in (CHOSE, TOGETHER) for delivery in self.match.deliveries)
        if not held and not made:
            self.screen.line("Nothing was played yet, so there is nothing to save.")
            return
        path = self.save_file
        if path is None or not self._saved(path):
            path = own_place(self.match.setup.game.name)
            save_to(self.match, path)
        said = shlex.quote(str(path))
        self.screen.line(f"Game saved in {path}")
        self.screen.line("To resume:")
        self.screen.line(f"  ticonderoga play --load {said} --save {said}")


def heading(label: str) -> str:
    """What a group of choices is headed by: its label without the object."""
    if label.startswith("{0}: "):
        said = label.removeprefix("{0}: ")
    else:
        said = label.removesuffix("{0}").strip().replace("{0}", "…")
    said = said.rstrip(":,").strip()
    return f"{said[:1].upper()}{said[1:]}:" if said else "Choose:"


def _numbers(names: Sequence[str], first: int) -> list[str]:
    return [f"{number:>2}) {name}" for number, name in enumerate(names, first)]
