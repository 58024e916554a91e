"""How far a lead in evaluation goes: the scale of winning chances, fitted on self-play.

    python -m ticonderoga.lab.fit_chances washingtons-war --agent planner --games 70

Agents play against themselves; at every impulse the leads in evaluation are noted, and when the
game is over, who has won. The scale is the one under which that was most likely. It prints the
scale, and the log loss beside that of a guess.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Sequence

from ticonderoga.engine.agent import answer
from ticonderoga.engine.match import Match
from ticonderoga.engine.registry import find_game, make_agent
from ticonderoga.lab.chances import Chances, softened

Noted = tuple[list[float], int]
"""The leads of the seats at a moment, and who won in the end."""
LEAST, MOST = 0.5, 100_000.0
STEPS = 60


def self_play(game: str, agent: str, seed: int) -> list[Noted]:
    """One game of an agent against itself, noted at each impulse."""
    played = find_game(game)
    match = Match(played, seed=seed)
    chances = Chances(match.rules)
    seats = range(len(match.rules.seats))
    players = [make_agent(agent, seed * 100 + seat, played) for seat in seats]
    for seat in seats:
        match.set_controller(seat, agent)
    opens_turn = match.rules.guidance.opens_turn
    leads: list[list[float]] = []
    while not match.over:
        if opens_turn is None or opens_turn(match.asks[0]):
            leads.append(chances.leads(match))
        seat = match.awaited()[0]
        match.choose(answer(match, seat, players[seat]), seat)
    result = match.result
    if result is None or len(result.winners) != 1:
        return []
    return [(values, result.winners[0]) for values in leads]


def log_loss(noted: Sequence[Noted], scale: float) -> float:
    """How surprised the chances under a scale were by what came; less is better."""
    return -sum(math.log(softened(leads, scale)[won]) for leads, won in noted) / len(noted)


def fit(noted: Sequence[Noted]) -> float:
    """The scale with the least log loss, by golden section on its logarithm."""
    low, high = math.log(LEAST), math.log(MOST)
    golden = (math.sqrt(5) - 1) / 2
    for _ in range(STEPS):
        one, two = high - golden * (high - low), low + golden * (high - low)
        if log_loss(noted, math.exp(one)) < log_loss(noted, math.exp(two)):
            high = two
        else:
            low = one
    return math.exp((low + high) / 2)


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Fit the scale of winning chances.")
    parser.add_argument("game", help="a game, such as washingtons-war")
    parser.add_argument("--agent", default="planner", help="who plays against itself (planner)")
    parser.add_argument("--games", type=int, default=70, help="how many games (70)")
    args = parser.parse_args(argv)
    noted: list[Noted] = []
    for seed in range(args.games):
        noted += self_play(args.game, args.agent, seed)
        print(f"game {seed + 1} of {args.games}: {len(noted)} positions", flush=True)
    scale = fit(noted)
    seats = len(noted[0][0])
    loss, guess = log_loss(noted, scale), math.log(seats)
    print(f"scale {scale:.0f}: log loss {loss:.3f}, a guess {guess:.3f}")


if __name__ == "__main__":
    main()
