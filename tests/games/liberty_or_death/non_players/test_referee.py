"""8.5, 8.6 Whole games under the eyes of a referee who reads the Patriot and French sheets."""

from __future__ import annotations

import pytest

from tests.games.liberty_or_death.non_players.referee import (
    RallyReferee,
    Said,
    battlefields,
    french_command,
    french_special,
    may_persuade,
    muster_places,
    patriot_command,
    patriot_special,
    rousable,
)
from tests.games.liberty_or_death.non_players.test_whole_games import insiders, table
from ticonderoga.engine.ask import Choice
from ticonderoga.games.liberty_or_death.data.pieces import FRENCH, PATRIOTS
from ticonderoga.games.liberty_or_death.order import BATTLE, HORTALEZ, MARCH, MUSTER, RALLY, Order
from ticonderoga.games.liberty_or_death.position import Position


class Referee:
    """Looks at every choice of the Patriots and the French."""

    def __init__(self) -> None:
        self.rally: tuple[Order | None, RallyReferee] = (None, RallyReferee())
        self.looked: dict[str, int] = {}

    def look(self, g: Position, seat: int, key: str, choice: Choice, said: Said) -> None:
        """Compare a choice with the sheet."""
        order = g.order
        if key == "turn" and choice[0] != "event":
            if not g.resources[seat]:
                assert choice == ("pass",)
            elif seat == PATRIOTS:
                self.patriot_turn(g, choice, said)
            else:
                self.french_turn(g, choice, said)
        elif order is None:
            return
        elif key == "rally":
            self.rally_step(g, order, choice, said)
        elif key == "rabble_rousing" and choice[0] == "rouse":
            assert choice[1] in rousable(g, order)
        elif key == "rabble_rousing" and choice[0] == "done":
            assert not rousable(g, order)
        elif key == "french_muster" and choice[0] == "muster_at" and not order.free:
            assert choice[1] in muster_places(g)
        elif key == "finish_turn" and seat == PATRIOTS:
            wanted = patriot_special(g, order)
            assert choice == (("special", wanted) if wanted >= 0 else ("finish",))
        elif key == "finish_turn" and order.command != BATTLE:
            wanted = french_special(g, order, said)
            assert choice == (("special", wanted) if wanted >= 0 else ("finish",))
        else:
            return
        self.looked[key] = self.looked.get(key, 0) + 1

    def patriot_turn(self, g: Position, choice: Choice, said: Said) -> None:
        wanted = patriot_command(g, said)
        if wanted == -1:
            assert choice in (("command", MARCH), ("command", RALLY), ("pass",))
        else:
            assert choice == (("pass",) if wanted is None else ("command", wanted))

    def french_turn(self, g: Position, choice: Choice, said: Said) -> None:
        wanted = french_command(g, said)
        if wanted == BATTLE:
            assert choice[0] == "special" or choice == ("command", BATTLE)
            assert battlefields(g, FRENCH)
        elif wanted == -1:
            assert choice[1] in (MARCH, MUSTER, HORTALEZ)
        else:
            assert choice == ("command", wanted)

    def rally_step(self, g: Position, order: Order, choice: Choice, said: Said) -> None:
        """P7 Persuasion at an empty purse, else the next bullet."""
        if self.rally[0] is not order:
            self.rally = (order, RallyReferee())
        number, verb, spaces = self.rally[1].next_step(g, order)
        broke = not order.free and not g.resources[PATRIOTS]
        if choice[0] == "special":
            assert broke
        elif "np_must_rally" not in said:
            assert not (broke and order.specials_left and may_persuade(g))
            assert choice[0] == verb
            assert verb == "done" or choice[1] in spaces
            self.rally[1].taken(number)


@pytest.mark.rule("R-8.5.1a", "R-8.5.2a", "R-8.5.3a", "R-8.6.3b", "R-8.6.4a", "R-8.6.6a")
@pytest.mark.parametrize("scenario", ["1775", "1776", "1778"])
def test_the_referee_agrees_with_every_turn_of_the_rebellion(scenario: str) -> None:
    looked: set[str] = set()
    for seed in range(3, 11):
        match = table(scenario, seed, listen=True)
        agents = insiders(seed)
        referee = Referee()
        while not match.over:
            seat = match.awaited()[0]
            key = match.asks[0].question.key
            choice = agents[seat].answer(match, seat)
            said = {str(entry[0]): entry[1:] for entry in agents[seat].reasons()}
            if seat in (PATRIOTS, FRENCH):
                referee.look(match.position, seat, key, choice, said)
            match.choose(choice, seat)
        looked |= set(referee.looked)
    assert looked >= {"turn", "rally", "rabble_rousing", "finish_turn", "french_muster"}
