"""What a person can ask for at the table, besides choosing: undo, why, rule, odds and the rest."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ticonderoga.cli.answers import (
    Item,
    fitting_choices,
    fitting_items,
    kinds_of_things,
    like_items,
    plain,
    spelled_choice,
)
from ticonderoga.cli.arguments import agent_named
from ticonderoga.cli.saving import fresh_place, own_place, save_to
from ticonderoga.cli.screen import Panel
from ticonderoga.cli.things import describe
from ticonderoga.engine.agent import OwnPlayerAgent
from ticonderoga.engine.ask import Choice
from ticonderoga.engine.errors import Refused, TiconderogaError
from ticonderoga.engine.odds import Odds

if TYPE_CHECKING:
    from ticonderoga.cli.table import Table

ADVISER: Final = "strategist"
LOG_LINES: Final = 20
ITEMISED: Final = 2
"""So many choices are itemised without being asked for one by one."""


class Command:
    """A command of the table: how it is written, what it does, and its function."""

    def __init__(self, use: str, help: str, run: Callable[[Table, int, str], None]) -> None:
        self.use = use
        self.help = help
        self.run = run


# ---------------------------------------------------------------------- taking back


def undo(table: Table, seat: int, rest: str) -> None:
    """Back to the last question that had something to decide, as far as it is fair."""
    match = table.match
    before = match.ply
    try:
        match.undo(seat)
        while len(match.choices(seat)) == 1:
            match.undo(seat)
    except Refused as error:
        if match.ply == before:
            raise TiconderogaError(f"Not possible: {error}.") from None
    if table.save_file is not None:
        save_to(match, table.save_file)
    table.news_after_undo(seat)


# ---------------------------------------------------------------------- why, card


def why(table: Table, seat: int, rest: str) -> None:
    """Why a space, card or general may be chosen now, or why not; and what it is."""
    if not rest:
        raise TiconderogaError("Why what? Name a space, a card or a general: 'why boston'.")
    rules = table.match.rules
    unoffered = _spelled_choice(table, rest)
    if unoffered is not None:
        _why_choice(table, seat, unoffered)
        return
    for kind, index in _one_or_two(rest, fitting_items(rest, rules, kinds_of_things(rules)), table):
        _describe(table, kind, index)
        reason = table.match.why_not_item(seat, kind, index)
        if reason is not None:
            table.screen.say(f"It cannot be chosen now: {rules.words.say_reason(reason)}")
            continue
        takes = [choice for choice in table.offered if _takes(table, choice, kind, index)]
        said = ", ".join(
            f"{table.number_of(choice)}) {rules.words.say_choice(choice)}" for choice in takes
        )
        table.screen.say(f"It can be chosen now: {said}.")


def _spelled_choice(table: Table, text: str) -> Choice | None:
    """`why march boston`: a whole choice, offered or not."""
    try:
        return table.match.rules.notation.read(text)
    except TiconderogaError:
        return spelled_choice(text, table.match.rules)


def _why_choice(table: Table, seat: int, choice: Choice) -> None:
    words = table.match.rules.words
    reason = table.match.why_not(seat, choice)
    if reason is None:
        table.screen.say(f"{words.say_choice(choice)}: offered as {table.number_of(choice)}.")
    else:
        table.screen.say(f"{words.say_choice(choice)}: not now. {words.say_reason(reason)}")


def _takes(table: Table, choice: Choice, kind: str, index: int) -> bool:
    kinds = table.match.rules.words.verbs[choice[0]].kinds
    return any(k == kind and arg == index for k, arg in zip(kinds, choice[1:]))


def _one_or_two(text: str, found: list[Item], table: Table) -> list[Item]:
    """What was meant; a sentence when it is nothing or too many things."""
    rules = table.match.rules
    if not found:
        close = like_items(text, rules, kinds_of_things(rules))
        hint = f" Did you mean {' or '.join(close)}?" if close else ""
        raise TiconderogaError(f"Nothing here is called '{text}'.{hint}")
    if len(found) > 4:
        names = ", ".join(rules.words.name(kind, index) for kind, index in found[:6])
        raise TiconderogaError(f"'{text}' could be {len(found)} things: {names} … Say more of it.")
    return found


def _describe(table: Table, kind: str, index: int) -> None:
    table.screen.panel(describe(table.sheet(), kind, index))


def card(table: Table, seat: int, rest: str) -> None:
    """The text of a card, by its number or by words of its title."""
    rules = table.match.rules
    named = [kind for sentence in rules.words.log.values() for kind in sentence.kinds]
    if "card" not in kinds_of_things(rules) and "card" not in named:
        raise TiconderogaError("This game has no cards.")
    if not rest:
        raise TiconderogaError("Which card? By number or title: 'card 71' or 'card paine'.")
    found = fitting_items(rest, table.match.rules, ["card"])
    titles = {table.match.rules.words.name(*item).partition(" (#")[0] for item in found}
    if len(titles) == 1:
        found = found[:1]
    for kind, index in _one_or_two(rest, found, table):
        _describe(table, kind, index)


# ---------------------------------------------------------------------- rule, odds, hint


def rule(table: Table, seat: int, rest: str) -> None:
    """Our summary of a section of the rules and of its subsections."""
    known = table.match.rules.words.rules
    wanted = rest.strip().strip("().").upper()
    if not wanted:
        ask = table.match.ask_of(seat)
        wanted = table.match.rules.words.rule_of_ask(ask).upper() if ask is not None else ""
    found = [number for number in known if _within(number, wanted)]
    if not found:
        raise TiconderogaError(f"There is no rule {rest or wanted}.{_rules_near(known, wanted)}")
    for number in found:
        table.screen.say(f"{number}  {known[number]}", indent=" " * (len(number) + 2))


def _within(number: str, wanted: str) -> bool:
    """A section with its subsections: 7.8 and 7.8.A; 9.4 and 9.41; all of chapter 12 for 12."""
    number = number.upper()
    whole = wanted.removesuffix(".0")
    below = whole if "." in whole else f"{whole}."
    return number in (wanted, whole) or number.startswith(below)


def _rules_near(known: dict[str, str], wanted: str) -> str:
    if not known:
        return " This game brings no summary of its rules."
    chapters = sorted({int(n.partition(".")[0]) for n in known if n.partition(".")[0].isdigit()})
    same = [number for number in known if number.split(".")[0] == wanted.split(".")[0]]
    if same:
        return f" There are {', '.join(same[:12])}{' …' if len(same) > 12 else ''}"
    if not chapters:
        return f" There are {', '.join(list(known)[:12])}."
    return f" The chapters go from {chapters[0]} to {chapters[-1]}: try 'rule {chapters[0]}'."


def odds(table: Table, seat: int, rest: str) -> None:
    """Exact odds of the choice that is named, or of every offered one that has any. Many are
    told in a line each; `odds all` itemises them all."""
    seen = table.seen(seat)
    named = table.offered if rest in ("", "all") else _named_choices(table, rest)
    found = [(choice, known) for choice in named if (known := seen.odds(choice)) is not None]
    if not found:
        table.screen.say("No offered choice rolls dice at once, so there are no odds to show.")
    elif len(found) <= ITEMISED or rest:
        for choice, known in found:
            table.screen.panel(_odds_panel(table, choice, known))
    else:
        for choice, known in found:
            table.screen.say(_odds_in_short(table, choice, known), indent="      ")
        number = table.number_of(found[0][0])
        table.screen.say(f"'odds {number}' itemises one of them, 'odds all' every one.", "remark")


def _odds_in_short(table: Table, choice: Choice, known: Odds) -> str:
    likely = ", ".join(f"{each.chance:.1%} {each.said()}" for each in known.outcomes[:2])
    return f"  {table.number_of(choice):>2}) {table.match.rules.words.say_choice(choice)}: {likely}"


def _named_choices(table: Table, rest: str) -> list[Choice]:
    if rest.isdecimal() and 1 <= int(rest) <= len(table.offered):
        return [table.offered[int(rest) - 1]]
    found = fitting_choices(rest, table.offered, table.match.rules)
    if not found:
        raise TiconderogaError(f"Nothing offered is called '{rest}'.")
    return found


def _odds_panel(table: Table, choice: Choice, found: Odds) -> Panel:
    said = table.match.rules.words.say_choice(choice)
    lines = []
    if found.title and plain(found.title) != plain(said):
        lines.append(found.title)
    lines += [f"{outcome.chance:>6.1%}  {outcome.said()}" for outcome in found.outcomes]
    lines += [f"{modifier.value:>+6d}  {modifier.said()}" for modifier in found.modifiers]
    lines += [note.said() for note in found.notes]
    return Panel(f"{table.number_of(choice)}) {said}", lines, "about")


def hint(table: Table, seat: int, rest: str) -> None:
    """What the strategist, or an agent that you name, would do here, and why; it sees no more
    than you do."""
    game = table.match.setup.game
    adviser = agent_named(rest or ADVISER, table.match.ply, table.think, game)
    with table.screen.thinking("The adviser"):
        choice = adviser.choose(table.seen(seat))
    said = table.match.rules.words.say_choice(choice)
    table.screen.say(f"{adviser.name} would choose {table.number_of(choice)}) {said}.")
    because = adviser.why()
    if because:
        table.screen.say(f"  {because}", "remark", "    ")
    if isinstance(adviser, OwnPlayerAgent):
        for entry in adviser.reasons():
            table.screen.say(f"  {table.match.rules.words.say_log(entry)}", "remark", "    ")


def reasons(table: Table, seat: int, rest: str) -> None:
    """Whether the agents say why after each of their choices."""
    if rest not in ("on", "off"):
        raise TiconderogaError("Type 'reasons on' or 'reasons off'.")
    table.reasons = rest == "on"
    table.screen.say(f"Bots {'say' if table.reasons else 'do not say'} why from now on.")


# ---------------------------------------------------------------------- looking


def board(table: Table, seat: int, rest: str) -> None:
    table.show(("tracks", "contest", "ways", "board", "legend", "pieces"))


def hand(table: Table, seat: int, rest: str) -> None:
    table.show(("hand", "held"))


def discards(table: Table, seat: int, rest: str) -> None:
    table.show(("discards",))


def confidence(table: Table, seat: int, rest: str) -> None:
    if "data" in table.board:
        table.show(("confidence",))
    else:
        for line in table.match.setup.game.confidence():
            table.screen.say(line)


def log(table: Table, seat: int, rest: str) -> None:
    if rest and not rest.isdecimal():
        raise TiconderogaError(f"'{rest}' is not a number of lines; say for example 'log 40'.")
    number = int(rest) if rest else LOG_LINES
    entries = table.match.log(seat)
    table.tell(entries[max(len(entries) - number, 0) :])


def choices(table: Table, seat: int, rest: str) -> None:
    table.question(seat)


# ---------------------------------------------------------------------- keeping, leaving, help


def save(table: Table, seat: int, rest: str) -> None:
    """Save now; a file named here is kept up to date from now on."""
    if rest:
        table.save_file = fresh_place(rest)
    path = table.save_file or own_place(table.match.setup.game.name)
    save_to(table.match, path)
    table.save_file = path
    table.screen.say(f"Saved in {path}, and after every choice from now on.", indent="")


def resign(table: Table, seat: int, rest: str) -> None:
    if rest != "yes":
        raise TiconderogaError("Type 'resign yes' to resign.")
    table.match.resign(seat)
    if table.save_file is not None:
        save_to(table.match, table.save_file)


def quit_table(table: Table, seat: int, rest: str) -> None:
    from ticonderoga.cli.table import Leave

    raise Leave


def help_me(table: Table, seat: int, rest: str) -> None:
    screen = table.screen
    screen.say("Answer by the number of a choice, or by words that fit one: 'march boston'.")
    screen.say("Several answers can go on one line: 'march albany; stop'. Enter repeats.")
    widest = max(len(command.use) for command in COMMANDS.values())
    for command in COMMANDS.values():
        screen.say(f"  {command.use:<{widest}}  {command.help}", indent=" " * (widest + 4))


COMMANDS: Final[dict[str, Command]] = {
    "undo": Command("undo", "undo your last choice, if nothing was revealed since", undo),
    "why": Command("why THING", "may a space, card or general be chosen, and if not why", why),
    "rule": Command("rule [7.8]", "a section of the rules, summarised", rule),
    "odds": Command("odds [CHOICE]", "exact odds of the offered choices, itemised", odds),
    "hint": Command("hint", "what a bot would choose, and why", hint),
    "board": Command("board", "the tracks, the map by region, the pieces", board),
    "hand": Command("hand", "your hand with the texts of the cards", hand),
    "card": Command("card NAME", "a card by number or words of its title", card),
    "discards": Command("discards", "the discard pile and removed cards", discards),
    "log": Command("log [N]", f"the last {LOG_LINES} (or N) lines of the log", log),
    "choices": Command("choices", "the question and its choices again (or just Enter)", choices),
    "confidence": Command("confidence", "how sure the data of this game is", confidence),
    "reasons": Command("reasons on|off", "let the bots say why they choose", reasons),
    "save": Command("save [FILE]", "save now and after every choice", save),
    "resign": Command("resign yes", "resign the game", resign),
    "help": Command("help", "this list", help_me),
    "quit": Command("quit", "save the game and leave", quit_table),
}

ALIASES: Final = {"?": "help", "exit": "quit", "q": "quit", "rules": "rule", "pile": "discards"}


def command_named(word: str) -> str:
    """A command from its beginning, if only one begins so; empty otherwise."""
    word = word.lower()
    if word in ALIASES:
        return ALIASES[word]
    found = [name for name in COMMANDS if name.startswith(word)]
    return found[0] if len(found) == 1 else ""
