"""Every game in OpenSpiel, registered from Python.

    import pyspiel
    import ticonderoga.learn.openspiel_game

    game = pyspiel.load_game("ticonderoga_skirmish_melee(rounds=6,seeds=64)")
    state = game.new_initial_state()

Chance moves first: the one chance node is the root, where one of `seeds` seeds of the dice is
drawn, which nobody sees. After it everything follows from the choices, so that a history of actions
is the whole game and can be serialised, and solvers find an ordinary game with explicit chance.
`resample_from_infostate` imagines a world with another future, which IS-MCTS needs.

Seats that are asked at once answer one after another, without seeing the others' answers.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import lru_cache
from typing import Any, ClassVar

from ticonderoga.engine.dice import Dice, derive_seed
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.game import Game, Rules, settle_options
from ticonderoga.engine.registry import all_games
from ticonderoga.engine.world import World
from ticonderoga.learn.arrays import Arrays, rewards
from ticonderoga.learn.extra import missing

try:
    import numpy as np
    import pyspiel
except ImportError:
    raise missing("open_spiel") from None

SEEDS = 1024
"""How many seeds chance draws from, if nothing else is said."""

LONGEST = 1_000_000
"""No game is as long as this."""

PREFIX = "ticonderoga_"


def short_name(game: Game, scenario: str) -> str:
    """What OpenSpiel calls a scenario: ticonderoga_liberty_or_death_1775."""
    return PREFIX + f"{game.name}_{scenario}".replace("-", "_")


def parameters(game: Game) -> dict[str, Any]:
    """The options of a game as OpenSpiel's parameters, with their defaults. OpenSpiel reads what
    looks like a number as one."""
    found: dict[str, Any] = {"seeds": SEEDS}
    for option in game.options:
        if option.values:
            count = all(value.isdecimal() for value in option.values)
            found[option.name.replace("-", "_")] = int(option.default) if count else option.default
    return found


def game_type(game: Game, scenario: str, seats: int) -> Any:
    """What OpenSpiel is told of a game before its options are chosen."""
    return pyspiel.GameType(
        short_name=short_name(game, scenario),
        long_name=f"{game.title}: {scenario}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats,
        min_num_players=seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # the package brings no types
    """A game under a scenario and options. `register` makes a class of its own for each scenario:
    OpenSpiel keeps it beyond the end of Python, which no function would survive."""

    game: ClassVar[Game]
    scenario: ClassVar[str]
    kind: ClassVar[Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game, scenario = self.game, self.scenario
        given = {**parameters(game), **(params or {})}
        self.seeds: int = int(given["seeds"])
        options = {
            option.name: str(given[option.name.replace("-", "_")])
            for option in game.options
            if option.values
        }
        self.rules: Rules = game.rules(scenario, settle_options(game, options))
        self.arrays: Arrays = Arrays(self.rules)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.arrays.size,
            max_chance_outcomes=self.seeds,
            num_players=len(self.rules.seats),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self, iig_obs_type is not None and iig_obs_type.perfect_recall)

    def start(self, seed: int) -> World:
        """The world at the first question of a game."""
        dice = Dice(derive_seed("openspiel", seed))
        world = World(self.rules, self.rules.start(dice))
        world.start()
        return world


class Table:
    """What a state stands for: a world, and the actions that led to it. A copy is a fork; written
    out, it is the game's name and the actions, from which it is played again."""

    __slots__ = ("actions", "game", "world")

    def __init__(self, game: SpielGame) -> None:
        self.game: SpielGame = game
        self.world: World | None = None
        self.actions: list[int] | None = []
        """The seed and then the choices; None in an imagined world, which nothing leads to."""

    def act(self, action: int) -> None:
        if self.actions is not None:
            self.actions.append(action)
        if self.world is None:
            self.world = self.game.start(action)
        else:
            self.world.choose(self.game.arrays.choice(action), self.world.awaited()[0])

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        twin = Table(self.game)
        twin.world = None if self.world is None else self.world.fork()
        twin.actions = None if self.actions is None else self.actions.copy()
        return twin

    def __reduce__(self) -> tuple[Callable[[str, list[int]], Table], tuple[str, list[int]]]:
        if self.actions is None:
            raise TiconderogaError("a state in an imagined world cannot be written out")
        return _played_again, (str(self.game), self.actions)


@lru_cache(maxsize=8)
def _loaded(name: str) -> SpielGame:
    game: SpielGame = pyspiel.load_game(name)
    return game


def _played_again(game: str, actions: list[int]) -> Table:
    table = Table(_loaded(game))
    for action in actions:
        table.act(action)
    return table


class SpielState(pyspiel.State):  # type: ignore[misc]
    """One game being played. Before chance has drawn a seed there is no world."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table: Table = Table(game)
        self._own: tuple[str, ...] = ("",) * len(game.rules.seats)
        """For each seat a digest of its own choices so far, since it does not forget them."""

    # ------------------------------------------------------------------ what OpenSpiel asks

    def current_player(self) -> int:
        world = self.table.world
        if world is None:
            return int(pyspiel.PlayerId.CHANCE)
        awaited = world.awaited()
        return awaited[0] if awaited else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        world = self.table.world
        return world is not None and world.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        seeds = self.table.game.seeds
        return [(seed, 1 / seeds) for seed in range(seeds)]

    def _legal_actions(self, player: int) -> list[int]:
        world = self.table.world
        if world is None or player not in world.awaited():
            return []
        return sorted(self.table.game.arrays.numbers(world.choices(player)))

    def _apply_action(self, action: int) -> None:
        world = self.table.world
        if world is not None:
            self._remember(world.awaited()[0], action)
        self.table.act(action)

    def _remember(self, seat: int, action: int) -> None:
        text = f"{self._own[seat]} {action}"
        digest = hashlib.blake2b(text.encode(), digest_size=8).hexdigest()
        self._own = (*self._own[:seat], digest, *self._own[seat + 1 :])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        return self.table.game.arrays.action_name(action)

    def returns(self) -> list[float]:
        world = self.table.world
        seats = len(self._own)
        return [0.0] * seats if world is None else rewards(world.result, seats)

    def __str__(self) -> str:
        world = self.table.world
        return "before the first seed" if world is None else world.hash()

    # ------------------------------------------------------------------ what a seat knows

    def seen(self, player: int) -> str:
        """What a seat sees, as text."""
        world = self.table.world
        return "" if world is None else world.information_state(player)[1]

    def own_choices(self, player: int) -> str:
        """A digest of what a seat has chosen."""
        return self._own[player]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Another state that this seat cannot tell from this one."""
        world = self.table.world
        assert world is not None, "nobody knows anything before chance has drawn"
        imagined = world.imagine(player, int(sampler() * 2**53))
        for ask in world.asks:
            if world.holds_answer(ask.seat) and not imagined.holds_answer(ask.seat):
                choices = imagined.choices(ask.seat)
                imagined.choose(choices[int(sampler() * len(choices))], ask.seat)
        twin: SpielState = self.clone()
        twin.table.world = imagined
        twin.table.actions = None
        return twin


class SpielObserver:
    """What OpenSpiel shows of a state: features as a tensor, and the view as text; with perfect
    recall also a digest of one's own choices."""

    def __init__(self, game: SpielGame, perfect_recall: bool) -> None:
        self._game: SpielGame = game
        self._perfect_recall: bool = perfect_recall
        self.tensor: Any = np.zeros(game.arrays.width, np.float32)
        self.dict: dict[str, Any] = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if state.table.world is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self._game.arrays.observation(state.table.world, player)

    def string_from(self, state: SpielState, player: int) -> str:
        if self._perfect_recall:
            return f"{state.own_choices(player)} {state.seen(player)}"
        return state.seen(player)


def register() -> list[str]:
    """Make every scenario of every game known to `pyspiel.load_game`; their names there."""
    known = set(pyspiel.registered_names())
    names = []
    for game in all_games():
        options = settle_options(game, {})
        for scenario in game.scenarios:
            seats = len(game.rules(scenario.name, options).seats)
            kind = game_type(game, scenario.name, seats)
            names.append(kind.short_name)
            if kind.short_name not in known:
                own = {"game": game, "scenario": scenario.name, "kind": kind}
                pyspiel.register_game(kind, type(kind.short_name, (SpielGame,), own))
    return names


register()
