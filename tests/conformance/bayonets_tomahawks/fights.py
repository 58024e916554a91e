"""Battles in one line: who meets whom where, with laid dice, and what the log tells of it.

    bt = meet("Wills Creek", "Washington", "Lignery, Villiers", attacker="french")
    bt.dice("TC F  F").begin()
    assert won(bt) == "French 2:1"

The dice of a Battle come in this order: the attacker's units by type (Light, Indian, Highland,
Metropolitan, other Brigades, Fleets, Bastions and Fort, Artillery), each type with its rerolls;
the defender's units likewise; the Militia. Within a type they roll in the order of the pieces.
"""

from __future__ import annotations

from tests.conformance.bayonets_tomahawks.situation import Situation
from ticonderoga.games.bayonets_tomahawks.data.kinds import FACTION_IDS

SIDES = ("British", "French")


def meet(
    where: str,
    british: str = "",
    french: str = "",
    attacker: str = "british",
    came: str = "",
    **options: str,
) -> Situation:
    """A Battle to come: the attacker came in this Action Round, along a connection if `came` says
    from where; the defender was there. The play ends when all Battles are fought."""
    bt = Situation(**options).phase("battles").until("end-round")
    for stack in (british, french):
        if stack:
            bt.put(f"{stack} @ {where}")
    bt.put(f"battle @ {where}").newcomers(attacker, where)
    if came:
        bt.came(attacker, came, where)
    return bt


def besiege(british: str, french: str = "", where: str = "Québec", bastions: int = 2) -> Situation:
    """A siege that began in an earlier Action Round."""
    bt = Situation().phase("battles").until("end-round")
    bt.put(f"{british} @ {where}", f"battle @ {where}")
    if bastions:
        bt.put(f"{bastions} bastion @ {where}")
    if french:
        bt.put(f"{french} @ {where}")
    return bt


def track(bt: Situation) -> list[int]:
    """The Battle Victory markers of the Battle under way: British, French."""
    assert bt.g.battle is not None
    return bt.g.battle.track


def won(bt: Situation) -> str:
    """The last Battle: who won it, with the markers of winner and loser."""
    side, _, own, other = bt.logged("battle_won")[-1]
    return f"{SIDES[side]} {own}:{other}"


def attackers(bt: Situation) -> str:
    """Who attacked in the last Battle."""
    side: str = SIDES[bt.logged("battle")[-1][1]]
    return side


def penalties(bt: Situation, faction: str) -> dict[str, int]:
    """The Battle Penalties of a side, in all Battles so far."""
    who = FACTION_IDS.index(faction)
    return {key: positions for side, key, positions in bt.logged("penalty") if side == who}


def rollers(bt: Situation) -> list[str]:
    """Whose dice fell, in order; Militia by their side."""
    found = []
    for entry in bt.match.log():
        if entry[0] == "rolled":
            found.append(bt.pieces.names[entry[1]])
        elif entry[0] == "militia_rolled":
            found.append(f"Militia of the {SIDES[entry[1]]}")
    return found


def lost(bt: Situation) -> list[str]:
    """Who was eliminated, in order."""
    return [bt.pieces.names[piece] for piece, _ in bt.logged("eliminated")]


def reduced(bt: Situation) -> list[str]:
    """Who was flipped to the Reduced face by a Hit, in order."""
    return [bt.pieces.names[piece] for (piece,) in bt.logged("reduced")]


def retreats(bt: Situation) -> list[str]:
    """All retreats: "French from Ticonderoga to Isle aux Noix"."""
    names = bt.board.names
    said = []
    for entry in bt.match.log():
        if entry[0] in ("retreated", "retreated_by_sea"):
            said.append(f"{SIDES[entry[1]]} from {names[entry[2]]} to {names[entry[3]]}")
        elif entry[0] == "retreated_to_sea":
            said.append(f"{SIDES[entry[1]]} from {names[entry[2]]} to the Sail box")
    return said


def told(bt: Situation, *kinds: str) -> list[str]:
    """The kinds of log entries, of those asked for, in their order."""
    return [entry[0] for entry in bt.match.log() if entry[0] in kinds]
