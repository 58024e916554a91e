"""The terms of a table: its pace, whether it is rated, and what a rated game forbids.

`settings["rated"]` says that a game counts. Then everybody who sits there has an account and one
seat only, the game has a clock, and nobody is helped: no odds, hints and what-if unless the terms
allow them, no agent in a person's seat, no file of the running game, and nothing is undone past
dice without the consent of people.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ticonderoga.engine.errors import Refused, TiconderogaError
from ticonderoga.server.accounts import NotSignedIn
from ticonderoga.server.rows import AGENT, OPEN, Seat

if TYPE_CHECKING:
    from ticonderoga.server.table import Table

RATED = "rated"
NO_ADVICE = "this table forbids odds, hints and what-if"
NO_ADVICE_RATED = "odds, hints and what-if are not allowed in this rated game"
RATED_THINK_SECONDS = 3.0
"""How long a bot thinks in a rated game: the same for everybody, as its rating is."""


def is_rated(table: Table) -> bool:
    return bool(table.settings.get(RATED))


def settle_terms(
    settings: dict[str, Any], *, days: int, minutes: int, rated: bool, advice: bool | None,
    think: float,
) -> None:  # fmt: skip
    """Write the terms into a new table's settings. Unless they say otherwise, advice is for
    games that are not rated."""
    if days and minutes:
        raise TiconderogaError("a table has days for each move or minutes for the game, not both")
    if rated and not days and not minutes:
        raise TiconderogaError("a rated game needs a clock: days for each move, or minutes")
    settings["advice"] = not rated if advice is None else advice
    settings["days"] = days
    settings["minutes"] = minutes
    settings["think"] = RATED_THINK_SECONDS if rated else think
    settings[RATED] = rated


def require_one_seat_each(seats: list[Seat]) -> None:
    """Who lays a rated table sits at it once, under his account."""
    mine = [seat for seat in seats if seat.kind not in (AGENT, OPEN)]
    if any(not seat.account for seat in mine):
        raise NotSignedIn("rated games are for players with an account: sign in first")
    if len(mine) != 1:
        raise TiconderogaError("in a rated game you sit in one seat, and in one only")


def require_account(table: Table, account: str) -> None:
    if is_rated(table) and not account:
        raise NotSignedIn("this game is rated: sign in to play it")


def require_advice(table: Table) -> None:
    if not table.settings.get("advice", True):
        raise Refused(NO_ADVICE_RATED if is_rated(table) else NO_ADVICE)


def require_may_leave(table: Table) -> None:
    if is_rated(table) and table.started():
        raise Refused("a rated game that has begun cannot be left: resign instead")


def require_may_replace(table: Table, seat: int) -> None:
    """A bot takes an empty chair before a rated game begins, and nobody's chair later."""
    if is_rated(table) and table.seats[seat].kind != OPEN:
        raise Refused("in a rated game no bot plays for a person")


def require_undo_by_people(table: Table, seat: int) -> None:
    """Bots agree to everything, so that in a rated game with them nothing is undone past dice."""
    others = [who for index, who in enumerate(table.seats) if index != seat]
    if is_rated(table) and any(who.kind == AGENT for who in others):
        raise Refused("in a rated game against bots nothing is undone past a roll or their moves")
