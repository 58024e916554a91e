"""What a game brings to the engine, declared in one place.

A game is a value: a `Game` names itself and makes `Rules` for a scenario and options. Both hold
the game's functions; what a game may leave out has a default here, so nobody has to probe for
it. A plug-in game needs no base class.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final, Protocol

from ticonderoga.engine.ask import Ask, Choice, Procedure
from ticonderoga.engine.dice import Dice
from ticonderoga.engine.drawing import Board, Gauge, PrivateScene, Scene
from ticonderoga.engine.drawing_told import Trace
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.hand import Grasp, Muster, Stroke
from ticonderoga.engine.handbook import Handbook
from ticonderoga.engine.kit.features import Feature
from ticonderoga.engine.kit.fields import Problem
from ticonderoga.engine.odds import Odds
from ticonderoga.engine.scene_parts import SceneParts, draw_parts
from ticonderoga.engine.words import LogEntry, Notation, Words

OBSERVER = -1
"""The seat of one who only looks on."""


class Position(Protocol):
    """The whole state of a game as a value. Everything that outlives a checkpoint is in it."""

    dice: Dice
    log: list[LogEntry] | None
    """Where log entries go; None when nobody listens. Never copied, never part of the state."""

    def copy(self) -> Any: ...


def record(g: Position, *entry: Any) -> None:
    """Put an entry into the log, if anybody listens."""
    if g.log is not None:
        g.log.append(entry)


class Result:
    """How a game ended: who won, by which rule, and the final scores."""

    __slots__ = ("args", "reason", "scores", "winners", "year")

    def __init__(
        self,
        winners: tuple[int, ...],
        reason: str,
        args: tuple[Any, ...] = (),
        scores: tuple[int, ...] = (),
        year: int = 0,
    ) -> None:
        self.winners: tuple[int, ...] = winners
        self.reason: str = reason
        self.args: tuple[Any, ...] = args
        self.scores: tuple[int, ...] = scores
        self.year: int = year

    def __repr__(self) -> str:
        return f"Result(winners={self.winners}, reason={self.reason!r}, year={self.year})"


class Term:
    """One readable term of an evaluation: what it is about and what it is worth to the seat."""

    __slots__ = ("key", "text", "value")

    def __init__(self, key: str, value: float, text: str) -> None:
        self.key: str = key
        self.value: float = value
        self.text: str = text


class Option:
    """A named switch of a game. `values` is empty for free text such as a path; `group` is the
    heading under which a table folds away what few will want to change, empty for the rest."""

    __slots__ = ("default", "group", "help", "name", "values")

    def __init__(
        self, name: str, default: str, values: tuple[str, ...], help: str, group: str = ""
    ) -> None:
        self.name: str = name
        self.default: str = default
        self.values: tuple[str, ...] = values
        self.help: str = help
        self.group: str = group

    def plain(self) -> dict[str, Any]:
        """As plain data, for lists of games."""
        return {
            "name": self.name,
            "default": self.default,
            "values": list(self.values),
            "help": self.help,
            "group": self.group,
        }


class Scenario:
    __slots__ = ("help", "name", "title")

    def __init__(self, name: str, title: str, help: str) -> None:
        self.name: str = name
        self.title: str = title
        self.help: str = help


View = Any
"""What a seat may see. Each game has a typed view of its own; only the game looks into it."""

CERTAIN: Final = 10_000.0
"""What a won game is worth to a searcher if the game does not say; a lost one as much below 0."""

TO_THE_END: Final = 1_000
"""A horizon beyond the end of any game."""


class Proposal:
    """A whole line of play that a game finds worth a look: the choices of one seat, from the open
    question on. Between them others answer, and dice fall; a choice that is not offered when its
    turn comes is left out."""

    __slots__ = ("chance", "effort", "path", "pivot", "promise")

    def __init__(
        self,
        path: tuple[Choice, ...],
        promise: float,
        chance: float = 1.0,
        pivot: int = 0,
        effort: float = 0.0,
    ) -> None:
        self.path: tuple[Choice, ...] = path
        self.promise: float = promise
        """What the game expects of it, in the units of the terms."""
        self.chance: float = chance
        """The chance that it comes off at all, if that is known beforehand: that any of the
        choices from number `pivot` on is made. If it does not, nothing has changed."""
        self.pivot: int = pivot
        self.effort: float = effort
        """What is used up by it and could be of use elsewhere; the terms do not tell."""


class Guidance:
    """What helps those who search a game. Every part may be left out."""

    __slots__ = (
        "chances",
        "clear_lead",
        "decisive_lead",
        "equivalents",
        "horizon",
        "misjudgement",
        "opens_turn",
        "progress",
        "promising",
        "proposals",
        "quick_choice",
        "score",
        "terms",
        "values",
        "win_value",
    )

    def __init__(
        self,
        score: Callable[[Any, int], float] | None = None,
        opens_turn: Callable[[Ask], bool] | None = None,
        equivalents: Callable[[Any, Ask, list[Choice]], list[Any]] | None = None,
        quick_choice: Callable[[Any, Ask, list[Choice]], Choice | None] | None = None,
        promising: Callable[[Any, Ask, list[Choice]], list[Choice]] | None = None,
        win_value: float = CERTAIN,
        clear_lead: float = 0.0,
        proposals: Callable[[Any, Ask, list[Choice], int], list[Proposal]] | None = None,
        misjudgement: float = 1.0,
        terms: tuple[tuple[str, str], ...] = (),
        values: Callable[[Any, int], list[float]] | None = None,
        progress: Callable[[Any], float] | None = None,
        chances: Callable[[Any], list[float]] | None = None,
        horizon: int = 4,
        decisive_lead: float = 0.0,
    ) -> None:
        self.score: Callable[[Any, int], float] | None = score
        """The sum of the terms of `evaluate`, taken fast."""
        self.opens_turn: Callable[[Ask], bool] | None = opens_turn
        """Whether this ask opens a turn or another unit of play, so that the position can be
        judged here."""
        self.equivalents: Callable[[Any, Ask, list[Choice]], list[Any]] | None = equivalents
        """A key for each choice: choices with the same key are equivalent."""
        self.quick_choice: Callable[[Any, Ask, list[Choice]], Choice | None] | None = quick_choice
        """What a sensible player would answer without thinking; None if that takes thought."""
        self.promising: Callable[[Any, Ask, list[Choice]], list[Choice]] | None = promising
        """Of many choices those that are worth a look, at least one; for questions with more
        choices than anybody would think through."""
        self.win_value: float = win_value
        """What a won game is worth in the units of the terms, so that a chance of it can be
        weighed against them; a lost one is worth as much below nothing."""
        self.clear_lead: float = clear_lead
        """The lead in final scores that makes a win a clear one, and a loss likewise; 0 if
        only winning counts. A searcher then prefers a clear win to a narrow one."""
        self.terms: tuple[tuple[str, str], ...] = terms
        """Key and text of all terms of `evaluate`."""
        self.values: Callable[[Any, int], list[float]] | None = values
        """What each of `terms` is worth to the seat, in their order: for fitting."""
        self.progress: Callable[[Any], float] | None = progress
        """How far the game has come, from 0 to 1."""
        self.chances: Callable[[Any], list[float]] | None = chances
        """The chances of all seats to win, fitted on games; None if nobody has fitted them."""
        self.misjudgement: float = misjudgement
        """How much larger than usual the terms of this game are: a beginner who misjudges is off
        by so much more."""
        self.horizon: int = horizon
        """How often the turn passes from one seat to another until the evaluation shows what a
        line of play was good for; `TO_THE_END` if nothing but the end of the game does."""
        self.decisive_lead: float = decisive_lead
        """The lead in evaluation of one seat over another that makes the odds of winning e
        squared to 1; 0 if the game does not say."""
        self.proposals: Callable[[Any, Ask, list[Choice], int], list[Proposal]] | None = proposals
        """Whole lines of play that are worth a look, so many at the most, the most promising
        first; for questions that begin something too long to be searched step by step. None for
        other questions: these are searched."""


class OwnPlayer(Protocol):
    """A player that a game brings along: it decides from the open position.

    The position it receives is sealed: the table as everybody sees it, without what is hidden,
    with dice of its own. It may look and must not touch. Reasons for those who listen are log
    entries, put into `g.log` unless that is None.

    It may keep a plan from one decision to the next, as far as the next checkpoint. It is told
    to `forget` when a checkpoint has passed; and also when it has been elsewhere (another
    process, a take-over, a fork, an undo): then what its seat was asked since the checkpoint is
    put to it once more, with the same rolls, so that it comes to the same plan. Where its
    answers are not those that were given, somebody else has given them: it is told to forget
    again, and has to finish what was begun.
    """

    def decide(self, g: Any, ask: Ask) -> Choice: ...

    def forget(self) -> None: ...


class OwnPlayers:
    """The players that a game brings along. Its rules then have `sealed`."""

    __slots__ = ("make", "names", "usual")

    def __init__(
        self, names: tuple[str, ...], make: Callable[[str, str], OwnPlayer], usual: str = ""
    ) -> None:
        self.names: tuple[str, ...] = names
        self.make: Callable[[str, str], OwnPlayer] = make
        """A player by name and level (empty for the usual one)."""
        self.usual: str = usual or names[0]
        """Who plays the seats that nobody was named for."""


class Setting:
    """How a position is built in words: from an empty board, one phrase after another."""

    __slots__ = ("empty", "put")

    def __init__(self, empty: Callable[[], Any], put: Callable[[Any, str], None]) -> None:
        self.empty: Callable[[], Any] = empty
        """A position with nothing on the board, at the beginning of somebody's turn."""
        self.put: Callable[[Any, str], None] = put
        """Put on the board what a phrase says: "Howe 3 @ New York". A phrase that says nothing
        of the game is refused with a sentence (TiconderogaError)."""


class Rules:
    """A game under a chosen scenario, options and data pack: the functions of its rules.

    `data` is the game's own (its pack and edition); nobody else looks into it.
    """

    __slots__ = (
        "board",
        "card_uses",
        "data",
        "evaluate",
        "features",
        "gauges",
        "gesture",
        "guidance",
        "handbook",
        "ids",
        "invariants",
        "muster",
        "notation",
        "odds",
        "pack_digest",
        "pack_name",
        "private_scene",
        "read",
        "redeal",
        "result",
        "run",
        "scene",
        "scene_parts",
        "sealed",
        "seats",
        "setting",
        "spellings",
        "start",
        "tell_controller",
        "trace",
        "view",
        "words",
        "write",
    )

    def __init__(
        self,
        *,
        seats: tuple[str, ...],
        words: Words,
        ids: dict[str, list[str]],
        start: Callable[[Dice], Any],
        run: Callable[[Any], Procedure[None]],
        result: Callable[[Any], Result | None],
        view: Callable[[Any, int], View],
        redeal: Callable[[Any, int, Dice], None],
        write: Callable[[Any], str],
        read: Callable[[str], Any],
        evaluate: Callable[[Any, int], list[Term]],
        board: Callable[[], Board],
        scene: Callable[[View], Scene] | SceneParts,
        private_scene: Callable[[Any, int], PrivateScene] | None = None,
        gauges: Callable[[View], list[Gauge]] | None = None,
        odds: Callable[[Any, Ask, Choice], Odds | None] | None = None,
        pack_name: str = "none",
        pack_digest: str = "none",
        data: Any = None,
        guidance: Guidance | None = None,
        sealed: Callable[[Any, Dice], Any] | None = None,
        tell_controller: Callable[[Any, int, str], None] | None = None,
        invariants: Callable[[Any], list[str]] | None = None,
        card_uses: Callable[[], list[Choice]] | None = None,
        old_names: dict[str, dict[str, str]] | None = None,
        spellings: dict[str, dict[str, int]] | None = None,
        setting: Setting | None = None,
        gesture: Callable[[Any, Ask, int, int, Grasp], Stroke] | None = None,
        muster: Callable[[Any, Ask, int], Muster] | None = None,
        trace: Callable[[Any, int], Trace | None] | None = None,
        handbook: Callable[[], Handbook] | None = None,
        features: Callable[[], list[Feature]] | None = None,
    ) -> None:
        self.seats: tuple[str, ...] = seats
        self.words: Words = words
        self.ids: dict[str, list[str]] = ids
        """The ids of all things of a kind, in the order of their numbers."""
        self.notation: Notation = Notation(words.verbs, ids, old_names)
        self.start: Callable[[Dice], Any] = start
        self.run: Callable[[Any], Procedure[None]] = run
        self.result: Callable[[Any], Result | None] = result
        self.view: Callable[[Any, int], View] = view
        self.redeal: Callable[[Any, int, Dice], None] = redeal
        self.write: Callable[[Any], str] = write
        self.read: Callable[[str], Any] = read
        self.evaluate: Callable[[Any, int], list[Term]] = evaluate
        self.board: Callable[[], Board] = board
        """The board for drawing: spaces, lines, regions, tracks, cards, pieces."""
        self.scene_parts: SceneParts | None = scene if isinstance(scene, dict) else None
        """How each part of a scene is drawn; None for a game that draws it all at once."""
        self.scene: Callable[[View], Scene] = (
            partial(draw_parts, scene) if isinstance(scene, dict) else scene
        )
        """What lies on the board, from what a seat may see."""
        self.handbook: Callable[[], Handbook] | None = handbook
        """Chapters of the rules, charts, player aids and glossary."""
        self.private_scene: Callable[[Any, int], PrivateScene] | None = private_scene
        """The parts of the scene that differ between seats, of a position and through a seat's
        eyes, so that a table need draw the others once for all who look; None if a scene has to
        be drawn whole for each."""
        self.gauges: Callable[[View], list[Gauge]] | None = gauges
        """What a review draws as curves."""
        self.odds: Callable[[Any, Ask, Choice], Odds | None] = odds or _no_odds
        self.pack_name: str = pack_name
        self.pack_digest: str = pack_digest
        self.data: Any = data
        self.guidance: Guidance = guidance or Guidance()
        self.sealed: Callable[[Any, Dice], Any] | None = sealed
        """The position as everybody sees it, without what is hidden and with these dice: for
        the game's own players."""
        self.tell_controller: Callable[[Any, int, str], None] | None = tell_controller
        """For rules that depend on who plays a seat: who it is from now on."""
        self.invariants: Callable[[Any], list[str]] | None = invariants
        """Sentences on what is wrong with a position at a checkpoint, for tests."""
        self.spellings: dict[str, dict[str, int]] = spellings or {}
        """What things may be called besides their ids and names, by kind, in small letters."""
        self.setting: Setting | None = setting
        """How positions are built in words."""
        self.gesture: Callable[[Any, Ask, int, int, Grasp], Stroke] | None = gesture
        """What a hand means that draws a stack, or these pieces of it, from a space to another."""
        self.trace: Callable[[Any, int], Trace | None] | None = trace
        """What is drawn of a piece when somebody asks for it, such as its line of supply: known to
        all who look. The board says what it is called (`traces`)."""
        self.muster: Callable[[Any, Ask, int], Muster] | None = muster
        """Whom a hand may take up at a space, and why not the others."""
        self.features: Callable[[], list[Feature]] | None = features
        """What a seat may see as numbers, for learners (engine/features.py)."""
        self.card_uses: Callable[[], list[Choice]] | None = card_uses
        """Every way to use a card, so that `make soak` can tell which one never came up."""


def _no_odds(g: Any, ask: Ask, choice: Choice) -> Odds | None:
    return None


class Game:
    """What the registry holds: a game before its options are chosen."""

    __slots__ = (
        "check_pack",
        "confidence",
        "name",
        "nature",
        "options",
        "own_players",
        "rules",
        "scenarios",
        "seats",
        "title",
        "version",
    )

    def __init__(
        self,
        *,
        name: str,
        title: str,
        version: int,
        seats: tuple[str, ...],
        nature: dict[str, str],
        scenarios: tuple[Scenario, ...],
        options: tuple[Option, ...],
        rules: Callable[[str, dict[str, str]], Rules],
        confidence: Callable[[], list[str]],
        own_players: OwnPlayers | None = None,
        check_pack: Callable[[str], tuple[list[Problem], list[Problem]]] | None = None,
    ) -> None:
        self.name: str = name
        self.title: str = title
        self.version: int = version
        self.seats: tuple[str, ...] = seats
        self.nature: dict[str, str] = nature
        self.scenarios: tuple[Scenario, ...] = scenarios
        self.options: tuple[Option, ...] = options
        self.rules: Callable[[str, dict[str, str]], Rules] = rules
        """The rules for a scenario, with every option settled."""
        self.confidence: Callable[[], list[str]] = confidence
        """Sentences on what is certain and what is reconstructed in the built-in data."""
        self.own_players: OwnPlayers | None = own_players
        self.check_pack: Callable[[str], tuple[list[Problem], list[Problem]]] | None = check_pack
        """What makes the pack of a folder unusable, and what is only worth a look."""

    @property
    def own_player_names(self) -> tuple[str, ...]:
        return self.own_players.names if self.own_players is not None else ()

    def usual_agent(self, otherwise: str) -> str:
        """Who plays a seat nobody was named for: the game's own player, if it has one."""
        return self.own_players.usual if self.own_players is not None else otherwise


def settle_options(game: Game, given: dict[str, str]) -> dict[str, str]:
    """All options of a game with their defaults, or a sentence on what is wrong."""
    known = {option.name: option for option in game.options}
    for name, value in given.items():
        option = known.get(name)
        if option is None:
            raise TiconderogaError(
                f"{game.name} has no option '{name}'; it has: {', '.join(known) or 'none'}"
            )
        if option.values and value not in option.values:
            raise TiconderogaError(
                f"option '{name}' of {game.name} cannot be '{value}'; "
                f"it can be: {', '.join(option.values)}"
            )
    return {name: given.get(name, option.default) for name, option in known.items()}


def settle_scenario(game: Game, name: str) -> str:
    """The scenario's name, the first one when none is given, or a sentence."""
    names = [scenario.name for scenario in game.scenarios]
    if not name:
        return names[0]
    if name not in names:
        raise TiconderogaError(f"{game.name} has no scenario '{name}'; it has: {', '.join(names)}")
    return name
