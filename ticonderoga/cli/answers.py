"""What a person typed: the number of a choice, or words that fit one."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import Final

from ticonderoga.engine.ask import Choice
from ticonderoga.engine.game import Rules

ALIKE: Final = 0.72
NO_THINGS: Final = ("number", "text", "yes")
"""Kinds of arguments that are no things on the table."""

Item = tuple[str, int]
"""A thing of the game: its kind and its number."""


def tokens(text: str) -> list[str]:
    """The words of a text, small, without accents and signs: "St. Mary's" is ["st", "marys"]."""
    spelled = unicodedata.normalize("NFKD", text).casefold().replace("'", "").replace("’", "")
    return re.findall(r"[a-z0-9]+", spelled)


def plain(text: str) -> str:
    return "".join(tokens(text))


def grouped(choices: Sequence[Choice]) -> list[list[Choice]]:
    """Choices by verb, in the order in which the verbs first come; what has no object last."""
    groups: dict[str, list[Choice]] = {}
    for choice in choices:
        groups.setdefault(choice[0], []).append(choice)
    return sorted(groups.values(), key=lambda group: len(group[0]) == 1)


def numbered(choices: Sequence[Choice]) -> list[Choice]:
    """Choices in the order of their numbers on the screen."""
    return [choice for group in grouped(choices) for choice in group]


def _fitting(wanted: list[str], spellings: Iterable[str]) -> int:
    """How well words fit a thing: 3 its whole name, 2 all its words, 1 beginnings, 0 not."""
    joined = "".join(wanted)
    listed = list(spellings)
    if any(plain(spelling) == joined for spelling in listed):
        return 3
    have = {token for spelling in listed for token in tokens(spelling)}
    if all(word in have for word in wanted):
        return 2
    if all(any(token.startswith(word) for token in have) for word in wanted):
        return 1
    return 0


def _spellings(choice: Choice, rules: Rules) -> list[str]:
    """All the ways to write a choice: its notation, its sentence, its object alone."""
    words = rules.words
    verb = words.verbs[choice[0]]
    notation = rules.notation.write(choice)
    found = [notation, words.say_choice(choice)]
    if len(choice) > 1:
        objects = [
            str(arg) if kind in NO_THINGS else words.name(kind, arg)
            for kind, arg in zip(verb.kinds, choice[1:])
        ]
        found += [" ".join(objects), f"{verb.name} {' '.join(objects)}"]
        found.append(notation.partition(" ")[2])
    return found


def _best(scores: list[tuple[int, int]]) -> list[int]:
    """The places with the highest score above none."""
    highest = max((score for score, _ in scores), default=0)
    return [at for score, at in scores if score == highest and score > 0]


def fitting_choices(text: str, offered: Sequence[Choice], rules: Rules) -> list[Choice]:
    """The offered choices that typed words fit best: one if they are clear."""
    wanted = tokens(text)
    if not wanted:
        return []
    scores = [
        (_fitting(wanted, _spellings(choice, rules)), at) for at, choice in enumerate(offered)
    ]
    return [offered[at] for at in _best(scores)]


def like_choices(text: str, offered: Sequence[Choice], rules: Rules) -> list[Choice]:
    """Choices that a slip of the finger may have meant; at most three."""
    wanted = plain(text)
    spelled: dict[str, Choice] = {}
    for choice in offered:
        for spelling in _spellings(choice, rules):
            spelled.setdefault(plain(spelling), choice)
    found: list[Choice] = []
    for key in get_close_matches(wanted, list(spelled), 6, ALIKE):
        if spelled[key] not in found:
            found.append(spelled[key])
    return found[:3]


def kinds_of_things(rules: Rules) -> list[str]:
    """The kinds of things that choices of this game can be about."""
    found: list[str] = []
    for verb in rules.words.verbs.values():
        found += [kind for kind in verb.kinds if kind not in NO_THINGS and kind not in found]
    return found


def spelled_choice(text: str, rules: Rules) -> Choice | None:
    """A choice of this game, offered or not, from a verb and the name of its one object."""
    verb = rules.words.verbs.get(text.split()[0].lower())
    if verb is None or len(verb.kinds) != 1 or verb.kinds[0] in NO_THINGS:
        return None
    found = fitting_items(" ".join(text.split()[1:]), rules, verb.kinds)
    return (verb.name, found[0][1]) if len(found) == 1 else None


def _things(rules: Rules, kinds: Sequence[str]) -> list[tuple[Item, list[str]]]:
    """All things of these kinds with their spellings; a thing without a real name is a blank."""
    found = []
    for kind in kinds:
        for index, name_id in enumerate(rules.ids[kind]):
            name = rules.words.name(kind, index)
            if re.search(r"[A-Za-z]", name):
                found.append(((kind, index), [name, name_id, re.sub(r" \(#.*\)$", "", name)]))
    return found


def fitting_items(text: str, rules: Rules, kinds: Sequence[str]) -> list[Item]:
    """The things that typed words fit best."""
    wanted = tokens(text)
    if not wanted:
        return []
    things = _things(rules, kinds)
    scores = [(_fitting(wanted, spellings), at) for at, (_, spellings) in enumerate(things)]
    return [things[at][0] for at in _best(scores)]


def like_items(text: str, rules: Rules, kinds: Sequence[str]) -> list[str]:
    """Names that a slip of the finger may have meant."""
    spelled = {
        plain(spelling): spellings[0]
        for _, spellings in _things(rules, kinds)
        for spelling in spellings
    }
    close = get_close_matches(plain(text), list(spelled), 3, ALIKE)
    return list(dict.fromkeys(spelled[key] for key in close))
