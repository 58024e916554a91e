"""Words: prompts, reasons, log lines and verbs as tables, apart from the rules (law 5).

The rules speak in keys and small tuples; here a key becomes a sentence with its rule
number. Every argument has a kind (space, card, general, seat, number …) and a game names
the things of each kind, so that highlighting, notation and speech come from one table.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from ticonderoga.engine.ask import Ask, Choice, Reason
from ticonderoga.engine.drawing_told import By
from ticonderoga.engine.errors import TiconderogaError

LogEntry = tuple[Any, ...]
"""A log kind and its arguments: ("battle_won", 1, 17)."""

HIDDEN = -1
"""Stands in a log entry for what a seat may not know."""

DICE: Final[dict[str, int]] = {f"d{sides}": sides for sides in (2, 3, 4, 6, 8, 10, 12, 20)}
"""The kinds of arguments that are the face a die shows, with the number of its sides."""
PLAIN: Final = frozenset(("number", "text", *DICE))
"""The kinds of arguments that are said as they stand."""

FIGURES: Final = re.compile(r"[-+ 0-9<>^,.]*[dn]?")
"""The ways to write a number by itself."""

MINUS: Final = re.compile(r"(?<![\w)–-])-(?=\d)")
"""A hyphen that stands for the minus of a number, not between two of them."""

NAMED_FIELD: Final = re.compile(r"\{[a-z_]+\}")
"""What an ask would have to name: {space}."""

MARKS: Final = 0xE000
"""Letters that no name has, from here on: they mark where each name begins."""
END_MARK: Final = "\ue0ff"

LAND: Final = "land"
SEA: Final = "sea"


class Amount:
    """A number in a template, with its noun: `{0:CU}` is "1 CU" or "5 CUs".

    `{0:Colony/Colonies}` gives both forms, and `{1:/ and # French/ and # French}` all that is said
    of none, one and several, with # for the number. `{1:{0}}` counts what another argument names;
    the game says in `Words.plurals` what is not formed with an s.
    """

    __slots__ = ("plurals", "value")

    def __init__(self, value: int, plurals: Mapping[str, str]) -> None:
        self.value: int = value
        self.plurals: Mapping[str, str] = plurals

    def __str__(self) -> str:
        return str(self.value)

    def __format__(self, spec: str) -> str:
        if FIGURES.fullmatch(spec):
            return format(self.value, spec)
        forms = spec.split("/")
        if len(forms) == 3:
            return forms[min(max(self.value, 0), 2)].replace("#", str(self.value))
        if self.value == 1:
            return f"1 {forms[0]}"
        several = forms[1] if len(forms) == 2 else self.plurals.get(spec, f"{spec}s")
        return f"{self.value} {several}"


ANY_LOT: Final = (-1,)
"""A verb brings whatever the question is about."""


class Verb:
    """A verb of choices, the kinds of its arguments, and how it is said.

    An argument of the kind "number" is 0 to `most`, so that every choice of a game can be
    numbered (engine/actions.py). `within` says the same where the question names what it is about:
    "End the march in {space}" instead of "End the march". `brings` are the lots of which it brings
    some to its space from beside the map (`ANY_LOT` if it depends); a hand can draw them there.
    """

    __slots__ = ("brings", "kinds", "label", "most", "name", "within")

    def __init__(
        self,
        name: str,
        kinds: tuple[str, ...],
        label: str,
        most: int = 0,
        within: str = "",
        brings: tuple[int, ...] = (),
    ) -> None:
        if ("number" in kinds) != (most > 0):
            raise TiconderogaError(f"the verb '{name}' needs a largest number if it takes one")
        self.name: str = name
        self.kinds: tuple[str, ...] = kinds
        self.label: str = label
        self.most: int = most
        self.within: str = within
        self.brings: tuple[int, ...] = brings


class Way:
    """Where somebody went: from, to, by land or by sea, and the piece if it has a name, else -1.

    In a sentence the numbers say which arguments tell it; of a log entry they are the spaces
    and the piece themselves.
    """

    __slots__ = ("by", "goal", "piece", "start")

    def __init__(self, start: int, goal: int, by: By = LAND, piece: int = -1) -> None:
        self.start: int = start
        self.goal: int = goal
        self.by: By = by
        self.piece: int = piece


class Sentence:
    """A template with the rule number it rests on and the kinds of its arguments.

    What a table shows of a log entry besides its words is declared here: an argument of kind
    `d6` is the face of a die, and `way` names the arguments that tell of a move. An argument
    that no sentence says may stand behind the others for that purpose.
    """

    __slots__ = ("kinds", "owner", "private", "rule", "template", "way")

    def __init__(
        self,
        rule: str,
        template: str,
        kinds: tuple[str, ...] = (),
        private: int = -1,
        owner: int = -1,
        way: Way | None = None,
    ) -> None:
        self.rule: str = rule
        self.template: str = template
        self.kinds: tuple[str, ...] = kinds
        self.private: int = private
        """Which argument only the owner may know (log entries only)."""
        self.owner: int = owner
        """Which argument names the seat that may know it."""
        self.way: Way | None = way
        """Which arguments tell where somebody went (log entries only)."""


class Prompt:
    """What the asked seat reads, and what the waiting ones read.

    The templates name what the ask is about: "Does {general} intercept at {space}?". A name
    is its own kind (space, general, number, text) unless `kinds` says another: {"by": "seat"}.
    """

    __slots__ = ("kinds", "rule", "template", "waiting")

    def __init__(
        self,
        rule: str,
        template: str,
        waiting: str,
        kinds: dict[str, str] | None = None,
    ) -> None:
        self.rule: str = rule
        self.template: str = template
        self.waiting: str = waiting
        self.kinds: dict[str, str] = kinds or {}


Terms = Mapping[Any, str | Sentence]
"""How the keys or numbers of one kind are said."""


def naming(
    names: Mapping[str, Sequence[str]], counted: Mapping[str, tuple[str, str]] | None = None
) -> Callable[[str, int], str]:
    """What things are called, from a list of names for each kind of them. A kind of `counted` is
    a number of something, said with its singular or plural; any other kind a mere number."""
    units = counted or {}

    def name(kind: str, index: int) -> str:
        if kind in names:
            return names[kind][index]
        if kind in units:
            return f"{index} {units[kind][index != 1]}"
        return str(index)

    return name


class Words:
    """All the words of one game. `name(kind, index)` says what a thing is called."""

    def __init__(
        self,
        verbs: Sequence[Verb],
        prompts: dict[str, Prompt],
        reasons: dict[str, Sentence],
        log: dict[str, Sentence],
        rules: dict[str, str],
        name: Callable[[str, int], str],
        terms: dict[str, Terms] | None = None,
        plurals: Mapping[str, str] | None = None,
    ) -> None:
        self.verbs: dict[str, Verb] = {verb.name: verb for verb in verbs}
        self.prompts = prompts
        self.reasons = dict(ENGINE_REASONS)
        self.reasons.update(reasons)
        self.log = dict(ENGINE_LOG)
        self.log.update(log)
        self.rules = rules
        """Our own summary of each numbered section, for the `rule` command."""
        self.name = name
        self.plurals: Mapping[str, str] = plurals or {}
        """Of names that templates count (`Amount`), those that take no s."""
        self.terms: dict[str, Terms] = terms or {}
        """How keys that stand in log entries are said, by kind: {"ending": {"colonies": …}}. A
        term that is a Sentence brings its own rule number to the entry it stands in."""

    def fill(self, template: str, kinds: tuple[str, ...], args: tuple[Any, ...]) -> str:
        """Put the names of the arguments into a template."""
        named = [
            self._filled(kinds[position] if position < len(kinds) else "number", arg)
            for position, arg in enumerate(args)
        ]
        return template.format(*named)

    def _filled(self, kind: str, arg: Any) -> Any:
        """What stands in a template for an argument."""
        said = self.named(kind, arg)
        return Amount(said, self.plurals) if isinstance(said, int) else said

    def named(self, kind: str, arg: Any) -> Any:
        """What one argument is called: the name of a thing, or the number itself."""
        term = self.term(kind, arg)
        if term is not None:
            return term.template if isinstance(term, Sentence) else term
        if isinstance(arg, str) or kind in PLAIN or not isinstance(arg, int):
            return arg
        if arg == HIDDEN:
            return "a hidden " + kind
        return self.name(kind, arg)

    def term(self, kind: str, arg: Any) -> str | Sentence | None:
        """How the game says an argument of a kind that has terms of its own."""
        terms = self.terms.get(kind)
        return None if terms is None else terms.get(arg)

    def say_choice(self, choice: Choice, ask: Ask | None = None) -> str:
        """A choice in words: ("march", 17) → "March to Boston". Where it answers an ask that names
        a space or a piece, it may name them too."""
        verb = self.verbs[choice[0]]
        return self.fill(self._label(verb, ask), verb.kinds, choice[1:])

    def _label(self, verb: Verb, ask: Ask | None) -> str:
        """The template of a verb, with what the ask is about put into it."""
        if ask is None or not verb.within:
            return verb.label
        kinds = self.prompts[ask.question.key].kinds
        label = verb.within
        for name, arg in ask.about.items():
            said = str(self.named(kinds.get(name, name), arg))
            label = label.replace("{" + name + "}", said.replace("{", "{{").replace("}", "}}"))
        return verb.label if NAMED_FIELD.search(label) else label

    def spans_in(
        self, choice: Choice, kinds: tuple[str, ...], ask: Ask | None = None
    ) -> list[tuple[int, int]]:
        """Where the name of each argument of these kinds stands in a choice in words, from letter
        to letter; (0, 0) if it is not said."""
        verb = self.verbs[choice[0]]
        marked: list[Any] = []
        for kind, arg in zip(verb.kinds, choice[1:], strict=True):
            said = self._filled(kind, arg)
            if kind in kinds and isinstance(said, str):
                said = f"{chr(MARKS + len(marked))}{said}{END_MARK}"
            marked.append(said)
        spans = [(0, 0)] * len(marked)
        at, begun = 0, (0, 0)
        for letter in self._label(verb, ask).format(*marked):
            if letter == END_MARK:
                spans[begun[0]] = (begun[1], at)
            elif MARKS <= ord(letter) < ord(END_MARK):
                begun = (ord(letter) - MARKS, at)
            else:
                at += 1
        return [span for span, kind in zip(spans, verb.kinds) if kind in kinds]

    def say_ask(self, ask: Ask, waiting: bool = False) -> str:
        """The prompt of an ask, for the asked seat or for those who wait."""
        prompt = self.prompts[ask.question.key]
        template = prompt.waiting if waiting else prompt.template
        kinds = prompt.kinds
        return template.format(
            **{name: self._filled(kinds.get(name, name), arg) for name, arg in ask.about.items()}
        )

    def rule_of_ask(self, ask: Ask) -> str:
        return self.prompts[ask.question.key].rule

    def say_reason(self, reason: Reason) -> str:
        """A refusal in words, closing with its rule number."""
        said = self.tell_reason(reason)
        rule = self.rule_of_reason(reason)
        return f"{said} ({rule})" if rule else said

    def tell_reason(self, reason: Reason) -> str:
        """A refusal in words, without its rule number."""
        sentence = self.reasons[reason.key]
        return self.fill(sentence.template, sentence.kinds, reason.args)

    def rule_of_reason(self, reason: Reason) -> str:
        """The rule a refusal rests on; of the engine's own reasons, that of the open ask."""
        return reason.rule or self.reasons[reason.key].rule

    def say_log(self, entry: LogEntry) -> str:
        """A log entry in words, closing with its rule number."""
        said = self.tell_log(entry)
        rule = self.rule_of_log(entry)
        return f"{said} ({rule})" if rule else said

    def tell_log(self, entry: LogEntry) -> str:
        """A log entry in words, without its rule number."""
        sentence = self.log[entry[0]]
        return MINUS.sub("−", self.fill(sentence.template, sentence.kinds, entry[1:]))

    def rule_of_log(self, entry: LogEntry) -> str:
        """The rule a log entry rests on: that of a term in it, or that of its sentence."""
        sentence = self.log[entry[0]]
        for kind, arg in zip(sentence.kinds, entry[1:], strict=False):
            term = self.term(kind, arg)
            if isinstance(term, Sentence):
                return term.rule
        return sentence.rule

    def dice_of_log(self, entry: LogEntry) -> list[tuple[int, int]]:
        """The dice a log entry tells of: the face that fell, and how many sides the die has."""
        return [
            (arg, DICE[kind])
            for kind, arg in zip(self.log[entry[0]].kinds, entry[1:], strict=False)
            if kind in DICE and arg > 0
        ]

    def way_of_log(self, entry: LogEntry) -> Way | None:
        """Where somebody went, if a log entry tells of it and the one who reads may know it."""
        way = self.log[entry[0]].way
        if way is None:
            return None
        start, goal = _argument(entry, way.start), _argument(entry, way.goal)
        if min(start, goal) < 0 or start == goal:
            return None
        return Way(start, goal, way.by, _argument(entry, way.piece))

    def masked(self, entry: LogEntry, seat: int) -> LogEntry:
        """The entry as a seat may know it: a private argument is hidden from the others."""
        sentence = self.log[entry[0]]
        if sentence.private < 0 or entry[1 + sentence.owner] == seat:
            return entry
        at = 1 + sentence.private
        return (*entry[:at], HIDDEN, *entry[at + 1 :])


def _argument(entry: LogEntry, at: int) -> int:
    """An argument of a log entry; -1 for what is hidden or not there."""
    return entry[1 + at] if 0 <= at < len(entry) - 1 else HIDDEN


ENGINE_REASONS: dict[str, Sentence] = {
    "not_asked": Sentence("", "This seat is not asked anything now; {0} is. {1}", ("text", "text")),
    "not_a_choice": Sentence(
        "", "That is no choice of this game; a choice is a verb with its arguments."
    ),
    "another_matter": Sentence("", "That is not what is being decided: {0}", ("text",)),
    "game_over": Sentence("", "The game is over."),
    "outside": Sentence("", "{0}", ("refusal",)),
}
"""Those without a rule of their own are given the rule of the open ask. `outside` is said by the
questions of kit/questions.py: the game has a term of the kind "refusal" for each of them."""

ENGINE_LOG: dict[str, Sentence] = {
    "controller": Sentence("", "{0}: now played by {1}.", ("seat", "text")),
    "resigned": Sentence("", "{0}: resigned.", ("seat",)),
    "undone": Sentence("", "{0}: undo of {1}.", ("seat", "text")),
}


class Notation:
    """Choices as text that a person can read, diff and type: `march boston`.

    `old_names` are those of older saved games, by kind ("verb" for verbs): {"verb": {"throw":
    "discard"}}. They are read and never written; a name of today always comes first.
    """

    def __init__(
        self,
        verbs: dict[str, Verb],
        ids: dict[str, list[str]],
        old_names: dict[str, dict[str, str]] | None = None,
    ) -> None:
        self._verbs = verbs
        self._ids = ids
        self._old_names: dict[str, dict[str, str]] = old_names or {}
        self._tables: dict[str, dict[str, int]] = {}

    def _table(self, kind: str) -> dict[str, int]:
        table = self._tables.get(kind)
        if table is None:
            table = {name: index for index, name in enumerate(self._ids[kind])}
            for old, new in self._old_names.get(kind, {}).items():
                if new in table:
                    table.setdefault(old, table[new])
            self._tables[kind] = table
        return table

    def _verb(self, name: str) -> Verb | None:
        known = self._verbs.get(name)
        if known is None:
            known = self._verbs.get(self._old_names.get("verb", {}).get(name, ""))
        return known

    def write(self, choice: Choice) -> str:
        verb = self._verbs[choice[0]]
        parts = [verb.name]
        for kind, arg in zip(verb.kinds, choice[1:], strict=True):
            parts.append(str(arg) if kind == "number" else self._ids[kind][arg])
        return " ".join(parts)

    def read(self, text: str) -> Choice:
        parts = text.split()
        verb = self._verb(parts[0]) if parts else None
        if verb is None:
            known = ", ".join(sorted(self._verbs))
            raise TiconderogaError(f"'{text}' begins with no verb of this game ({known})")
        if len(parts) - 1 != len(verb.kinds):
            wanted = " ".join((verb.name, *verb.kinds))
            raise TiconderogaError(f"'{text}' should read: {wanted}")
        args: list[Any] = [verb.name]
        for kind, part in zip(verb.kinds, parts[1:], strict=True):
            if kind == "number":
                if not (part.isascii() and part.removeprefix("-").isdecimal()):
                    raise TiconderogaError(f"'{part}' in '{text}' is not a number")
                args.append(int(part))
            else:
                index = self._table(kind).get(part)
                if index is None:
                    raise TiconderogaError(f"'{part}' in '{text}' is no {kind} of this game")
                args.append(index)
        return tuple(args)
