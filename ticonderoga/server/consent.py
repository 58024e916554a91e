"""Who agrees by himself when somebody asks to take back: nobody whose person could be asked.

An agent that nobody's secret stands behind agrees, and so do an empty chair and one's own other
hand. But neither an agent nor an empty chair agrees to take back what a person played there before:
the dice would fall again as they fell, and who asks has seen them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ticonderoga.engine.errors import Refused
from ticonderoga.engine.journal import CONTROLLER, FORCED
from ticonderoga.engine.registry import agent_names
from ticonderoga.server.names import GUEST_MARK
from ticonderoga.server.rows import AGENT, LEFT

if TYPE_CHECKING:
    from ticonderoga.server.table import Table


def is_unattended(table: Table, seat: int) -> bool:
    """Whether no person can answer for a seat: it was left, or an agent of nobody plays it. Who
    lets an agent play for him keeps his secret, and can come back to answer."""
    who = table.seats[seat]
    return who.kind == LEFT or (who.kind == AGENT and not who.token)


def unattended_since(table: Table, seat: int) -> int:
    """How many deliveries there were when the last person got up from a seat that nobody answers
    for now; 0 if an agent has sat there from the beginning."""
    found = table.decisions.unattended.get(seat)
    if found is None:
        found = _counted_since(table, seat)
        table.decisions.unattended[seat] = found
    return found


def _counted_since(table: Table, seat: int) -> int:
    known = agent_names(table.game)
    since = 0
    before = ""
    for at, (kind, who, name, _) in enumerate(table.match.deliveries):
        if kind != CONTROLLER or who != seat:
            continue
        nobody = before.startswith("nobody (") and not before.endswith(GUEST_MARK)
        was_agent = before.partition(":")[0] in known or nobody
        played = any(delivery[0] != CONTROLLER for delivery in table.match.deliveries[:at])
        if played and not was_agent:
            since = at + 1
        before = str(name)
    return since


def _goes_back_to(table: Table, ply: int) -> int:
    """Where going back to `ply` really ends: the rules' own answers go with what led to them."""
    at = ply
    while at > 0 and table.match.deliveries[at][0] == FORCED:
        at -= 1
    return at


def consents_by_itself(table: Table, seat: int, by: int, ply: int) -> bool:
    """Whether a seat need not be asked if `by` wants to go back to before the choice at `ply`."""
    one_person = table.settings.get("one_person", [])
    if seat in one_person and by in one_person:
        return True
    if not is_unattended(table, seat):
        return False
    since = unattended_since(table, seat)
    if _goes_back_to(table, ply) < since:
        name = table.match.rules.words.name("seat", seat)
        raise Refused(
            f"{name} changed hands after choice {since - 1}: what was played before that cannot "
            "be taken back, because nobody is left who could agree"
        )
    return True
