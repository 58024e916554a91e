"""The laws that every game on the engine keeps, each checked on a match at a decision.

A check raises `Broken`, with a sentence, if the game breaks its law. `battery.py` runs all of
them on a game within a budget; `make soak` runs large amounts with the same code.
"""

from __future__ import annotations

import itertools
import json
import math
import random
from array import array
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from ticonderoga.engine.actions import Actions
from ticonderoga.engine.ask import Choice
from ticonderoga.engine.drawing import Scene
from ticonderoga.engine.drawing_check import mismatches
from ticonderoga.engine.errors import Refused
from ticonderoga.engine.features import Features
from ticonderoga.engine.game import OBSERVER, Rules
from ticonderoga.engine.match import Match
from ticonderoga.engine.save import load, save
from ticonderoga.testing.cases import LONGEST_GAME, Broken, decisions, need, step

# ---------------------------------------------------------------------- what a seat perceives


def probes(match: Match) -> list[tuple[str, int]]:
    """Every thing of every kind that a choice of this game can speak of."""
    rules = match.rules
    kinds = {kind for verb in rules.words.verbs.values() for kind in verb.kinds} - {"number"}
    return [(kind, n) for kind in sorted(kinds) for n in range(len(rules.ids[kind]))]


def picture(match: Match, seat: int, rng: random.Random, most: int = 40) -> dict[str, Any]:
    """Everything that reaches a seat: view, log, own ask and choices, reasons, odds."""
    ask = match.ask_of(seat)
    key, known = match.information_state(seat)
    things = probes(match)
    if len(things) > most:
        things = rng.sample(things, most)
    choices = match.choices(seat) if ask is not None else []
    odds = []
    for choice in choices if len(choices) <= most else rng.sample(choices, most):
        chance = match.rules.odds(match.position, ask, choice) if ask is not None else None
        odds.append((choice, chance.plain() if chance is not None else None))
    return {
        "view": match.view(seat),
        "information": (key, known),
        "log": match.log(seat),
        "ask": repr(ask),
        "focus": None if ask is None else ask.focus,
        "choices": list(choices),
        "reasons": [(thing, match.why_not_item(seat, *thing)) for thing in things],
        "odds": odds,
        "ply": match.ply,
        "waits_for": [other.seat for other in match.asks],
        "features": _feature_row(match, seat),
    }


def features_of(match: Match, seat: int) -> dict[str, float]:
    """The features that a learner in this seat sees, by name; a game need not have any."""
    row = _feature_row(match, seat)
    if not row:
        return {}
    return {name: row[at] for at, name in enumerate(_features(match.rules).names) if row[at]}


def _feature_row(match: Match, seat: int) -> array[float]:
    if match.rules.features is None or seat == OBSERVER:
        return array("f")
    features = _features(match.rules)
    row = features.empty()
    features.write(match.position, match.asks, seat, row)
    return row


@lru_cache(maxsize=2)
def _features(rules: Rules) -> Features:
    """Made once for many matches: a large map has many names."""
    return Features(rules)


def same_picture(before: dict[str, Any], after: dict[str, Any], where: str) -> None:
    for name in before:
        if before[name] != after[name]:
            difference = _first_difference(before[name], after[name])
            raise Broken(f"{where}: the {name} differs: {difference}")


def _first_difference(one: Any, other: Any) -> str:
    if isinstance(one, dict) and isinstance(other, dict):
        for key in sorted({*one, *other}, key=str):
            if one.get(key) != other.get(key):
                return f"{key}: {one.get(key)!r} or {other.get(key)!r}"
    if isinstance(one, array) and isinstance(other, array):
        found = [at for at in range(min(len(one), len(other))) if one[at] != other[at]]
        return f"number {found[0]}: {one[found[0]]} or {other[found[0]]}" if found else "its length"
    if isinstance(one, list) and isinstance(other, list):
        for left, right in zip(one, other, strict=False):
            if left != right:
                return f"{left!r} or {right!r}"
        return f"{len(one)} or {len(other)} entries"
    return f"{one!r} or {other!r}"


def everybody(match: Match) -> tuple[int, ...]:
    """All seats, and one who only looks on."""
    return (*range(len(match.rules.seats)), OBSERVER)


# ---------------------------------------------------------------------- asks and words


def check_asks(match: Match) -> None:
    """Every open ask has choices, each well formed, sayable, writable and accepted."""
    words = match.rules.words
    notation = match.rules.notation
    actions = Actions(match.rules)
    seats = [ask.seat for ask in match.asks]
    need(len(seats) == len(set(seats)), "one seat is asked twice at once:", match.asks)
    for ask in match.asks:
        need(0 <= ask.seat < len(match.rules.seats), "there is no seat", ask.seat)
        need(bool(words.say_ask(ask)), "the ask has no words:", ask)
        need(bool(words.say_ask(ask, waiting=True)), "no words for those who wait:", ask)
        need(words.rule_of_ask(ask) in words.rules, "the ask rests on no known rule:", ask)
        choices = match.choices(ask.seat)
        need(bool(choices), "an ask without choices:", ask)
        need(len(choices) == len(set(choices)), "a choice is offered twice:", ask)
        for choice in choices:
            need(choice[0] in ask.question.verbs, choice, "is no verb of", ask)
            need(match.why_not(ask.seat, choice) is None, choice, "is offered and refused:", ask)
            need(bool(words.say_choice(choice)), choice, "cannot be said")
            need(notation.read(notation.write(choice)) == choice, choice, "is not read back")
            number = actions.number(choice)
            need(actions.choice(number) == choice, choice, "has the number of another choice")
            allows = ask.question.allows
            if allows is not None:
                need(allows(match.position, ask, choice), choice, "is offered, not allowed:", ask)


def check_views(match: Match) -> None:
    """Views are plain data; scenes, evaluation and the log find their words."""
    rules = match.rules
    wrong = mismatches(rules.scene(match.view(OBSERVER)), Scene)
    need(not wrong, "a scene is not as the engine describes scenes:", wrong[:3])
    for seat in everybody(match):
        view = match.view(seat)
        json.dumps(view)
        json.dumps(rules.scene(view))
        for entry in match.log(seat)[-10:]:
            need(bool(rules.words.say_log(entry)), entry, "cannot be said")
    for seat in range(len(rules.seats)):
        for term in rules.evaluate(match.position, seat):
            need(math.isfinite(term.value), "the term", term.key, "is no number")


# ---------------------------------------------------------------------- fork, position, save


def check_fork(match: Match, rng: random.Random) -> None:
    """A fork equals its original in all that anybody sees, and goes its own way."""
    before = match.hash()
    twin = match.fork()
    need(twin.hash() == before, "the fork stands elsewhere, at ply", match.ply)
    for seat in everybody(match):
        seed = rng.random()
        same_picture(
            picture(match, seat, random.Random(seed), 5),
            picture(twin, seat, random.Random(seed), 5),
            f"fork at ply {match.ply}, seat {seat}",
        )
    cousin = match.fork(listen=False)
    seed = rng.random()
    for other in (twin, cousin):
        own = random.Random(seed)
        for _ in range(4):
            if not other.over:
                step(other, own)
    need(match.hash() == before, "playing on a fork changed the original, at ply", match.ply)
    need(twin.hash() == cousin.hash(), "two forks of one match part, at ply", match.ply)


def check_position(match: Match, rng: random.Random) -> None:
    """The last checkpoint round-trips through its text, and a copy of it is deep."""
    rules = match.rules
    _, base = match.last_checkpoint()
    text = rules.write(base)
    need(rules.write(base.copy()) == text, "a copy of the position is written otherwise")
    need(rules.write(rules.read(text)) == text, "the position does not round-trip as text")
    copied, read = facts(base.copy()), facts(rules.read(text))
    for name, value in facts(base).items():
        need(copied[name] == value, "a copy of the position forgets", name)
        need(read[name] == value, "the position as text forgets", name)
    seed = rng.random()
    ends = []
    for position in (base.copy(), rules.read(text)):
        other = match.fork(listen=False)
        other.restart_from(position)
        own = random.Random(seed)
        for _ in range(6):
            if not other.over:
                step(other, own)
        ends.append(other.hash())
    need(ends[0] == ends[1], "the position as read plays otherwise than its copy")
    need(rules.write(base) == text, "playing on with a copy changed the original position")


def facts(position: Any) -> dict[str, Any]:
    """Every attribute of a position, compiled or not, but the log, which is no part of it."""
    found = {}
    for name in dir(position):
        if name.startswith("_") or name == "log":
            continue
        value = getattr(position, name)
        if name == "dice":
            value = value.write()
        if not callable(value):
            found[name] = value
    return found


def check_save(match: Match) -> None:
    """Saved, loaded and saved again it is the same text, and the match stands where it stood."""
    text = save(match)
    again = load(text, lambda name: match.setup.game)
    need(again.hash() == match.hash(), "the loaded match stands elsewhere, at ply", match.ply)
    need(save(again) == text, "saved, loaded and saved again it differs, at ply", match.ply)
    need(again.journal == match.journal, "the loaded journal differs")
    for seat in everybody(match):
        need(again.view(seat) == match.view(seat), "the loaded view of seat", seat, "differs")
        need(again.log(seat) == match.log(seat), "the loaded log of seat", seat, "differs")


# ---------------------------------------------------------------------- imagined worlds


def check_imagine(
    match: Match, seat: int, rng: random.Random, play_on: int = LONGEST_GAME, most: int = 20
) -> None:
    """A seat cannot tell an imagined world from the true one, and it plays on, for so many
    decisions or to its end."""
    where = f"imagined by seat {seat} at ply {match.ply}"
    before = match.hash()
    seed = rng.randrange(1 << 30)
    sample = rng.random()
    world = match.imagine_match(seat, seed)
    same_picture(
        picture(match, seat, random.Random(sample), most),
        picture(world, seat, random.Random(sample), most),
        where,
    )
    digest = world.hash()
    need(match.imagine(seat, seed).hash() == digest, where, "the same seed gives another world")
    need(
        world.imagine(seat, seed).hash() == digest,
        where,
        "what is imagined rests on more than the seat's own knowledge",
    )
    need(world.fork().hash() == digest, where, "a fork of the world stands elsewhere")
    need(_rolls(world) != _rolls(match), where, "the world has the true dice")
    if match.rules.write(match.last_checkpoint()[1]) == match.rules.write(match.position):
        need_no_problems(match.rules, world.position, where)
    if play_on:
        seen = world.kept_checkpoints()[-1]
        for number, here in enumerate(decisions(world, rng)):
            seen = check_invariants(here, seen)
            if number >= play_on:
                break
    need(match.hash() == before, where, "imagining changed the true match")


def _rolls(match: Match) -> list[int]:
    dice = match.position.dice.copy()
    return [dice.d6() for _ in range(24)]


def need_no_problems(rules: Rules, position: Any, where: str) -> None:
    """The game's own invariants hold in a position at a checkpoint; a game need not have any."""
    find = rules.invariants
    for problem in [] if find is None else find(position):
        raise Broken(f"{where}: {problem}")


def check_invariants(match: Match, seen: Any) -> Any:
    """Check every checkpoint passed since the one seen last, asked or not; which is the last."""
    kept = match.kept_checkpoints()
    for base in reversed(kept):
        if base is seen:
            break
        need_no_problems(match.rules, base, f"checkpoint before ply {match.ply}")
    return kept[-1]


# ---------------------------------------------------------------------- refusals


class _Text(str):
    """A string that is not quite a string."""


class _Row(tuple[Any, ...]):
    """A tuple that is not quite a tuple."""


def bad_choices(match: Match, seat: int, rng: random.Random) -> Iterator[tuple[Any, Any]]:
    """(choice, seat) without end: malformed, or well formed but not offered to that seat."""
    rules = match.rules
    verbs = list(rules.words.verbs.values())
    offered = match.choices(seat)
    strangers: tuple[Any, ...] = (
        None, True, 0, 1.5, "", "march", b"march", [], {}, (), ((),), ("",), (0,), (None,),
        float("nan"), ("no such verb",), ("no such verb", 1), object(), 10**40, frozenset(),
    )  # fmt: skip
    odd_arguments: tuple[Any, ...] = (
        None, True, False, 1.0, -1, -2, 10**30, -(10**30), "1", "", (1,), [1], {}, float("inf"), 3j,
    )  # fmt: skip
    while True:
        kind = rng.randrange(8)
        if kind == 0:
            yield rng.choice(strangers), seat
        elif kind == 1:
            verb = rng.choice(verbs)
            number = rng.choice((len(verb.kinds), len(verb.kinds), rng.randrange(4)))
            yield (verb.name, *(rng.choice(odd_arguments) for _ in range(number))), seat
        elif kind == 2:
            good = rng.choice(offered)
            yield rng.choice(
                (list(good), _Row(good), (good,), (*good, 0), (*good, good), good[1:], "".join(
                    str(part) for part in good
                ), (_Text(good[0]), *good[1:]))
            ), seat
        elif kind == 3:
            good = rng.choice(offered)
            disguise = rng.choice((float, bool, str, _Text, complex))
            yield (good[0], *(disguise(part) for part in good[1:])), seat
        elif kind == 4:
            good = rng.choice(offered)
            elsewhere = [s for s in range(len(rules.seats)) if s != seat]
            yield good, rng.choice((*elsewhere, OBSERVER, len(rules.seats), 99, "nobody"))
        else:
            verb = rng.choice(verbs)
            args = [
                rng.randrange(-1, 8) if k == "number" else rng.randrange(len(rules.ids[k]))
                for k in verb.kinds
            ]
            yield (verb.name, *args), seat


def is_offered(match: Match, choice: Any, seat: Any) -> bool:
    """Strictly: the very types, and for this seat."""
    if type(seat) is not int or match.ask_of(seat) is None or type(choice) is not tuple:
        return False
    if any(type(part) not in (int, str) for part in choice):
        return False
    return choice in match.choices(seat)


def check_refusals(match: Match, rng: random.Random, number: int) -> int:
    """What was not offered is refused and changes nothing; how many were tried."""
    before = (match.hash(), len(match.deliveries), len(match.journal), match.log_length())
    awaited = match.awaited()
    tried = 0
    for choice, seat in bad_choices(match, rng.choice(awaited), rng):
        if tried >= number:
            break
        if is_offered(match, choice, seat):
            continue
        try:
            match.choose(choice, seat)
        except Refused as refusal:
            need(bool(str(refusal)), choice, "is refused without a word")
        else:
            raise Broken(f"{choice!r} of seat {seat!r} was accepted at ply {match.ply}")
        if tried % 10 == 0:
            after = (match.hash(), len(match.deliveries), len(match.journal), match.log_length())
            need(after == before, choice, "was refused and yet changed the match")
        tried += 1
    after = (match.hash(), len(match.deliveries), len(match.journal), match.log_length())
    need(after == before, "a refused choice changed the match at ply", match.ply)
    need(match.awaited() == awaited, "a refused choice was held")
    return tried


# ---------------------------------------------------------------------- why not


def check_why_not(match: Match) -> int:
    """Everything that is not offered gets a reason with words and a rule; how many did."""
    words = match.rules.words
    explained = 0
    for seat in range(len(match.rules.seats)):
        ask = match.ask_of(seat)
        offered = match.choices(seat) if ask is not None else []
        used = {
            (kind, choice[1 + at])
            for choice in offered
            for at, kind in enumerate(words.verbs[choice[0]].kinds)
        }
        for thing in probes(match):
            reason = match.why_not_item(seat, *thing)
            if reason is None:
                need(thing in used, thing, "is not offered and nothing is said against it:", ask)
                continue
            need(thing not in used, thing, "is offered, yet refused:", reason)
            _check_reason(match, seat, thing, reason)
            explained += 1
        if ask is None:
            continue
        for choice in _of_the_verbs(match, ask.question.verbs):
            reason = match.why_not(seat, choice)
            if choice in offered:
                need(reason is None, choice, "is offered, yet refused:", reason)
                continue
            need(reason is not None, choice, "is not offered and nothing is said against it:", ask)
            allows = ask.question.allows
            if allows is not None:
                need(not allows(match.position, ask, choice), choice, "is allowed, not offered")
            _check_reason(match, seat, choice, reason)
            explained += 1
    return explained


def _check_reason(match: Match, seat: int, what: Any, reason: Any) -> None:
    words = match.rules.words
    where = f"seat {seat}, {what!r}, {[ask.question.key for ask in match.asks]}: {reason!r}"
    need(reason.key in words.reasons, where, "has no sentence")
    try:
        said = words.say_reason(reason)
    except (IndexError, KeyError, ValueError) as error:
        raise Broken(f"{where} cannot be said: {error!r}") from None
    rule = words.rule_of_reason(reason)
    need(rule in words.rules, where, f"rests on the rule '{rule}', which is not known")
    need(said.endswith(f"({rule})"), where, "does not close with its rule:", said)


def _of_the_verbs(match: Match, verbs: tuple[str, ...]) -> Iterator[Choice]:
    """Every choice that could be formed with these verbs (numbers from 0 to 6)."""
    rules = match.rules
    for name in verbs:
        ranges = [
            range(7) if kind == "number" else range(len(rules.ids[kind]))
            for kind in rules.words.verbs[name].kinds
        ]
        for args in itertools.product(*ranges):
            yield (name, *args)
