"""What lies on the map and beside it: stacks, fleets, markers, boxes."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.drawing import At, StackPart, Token
from ticonderoga.engine.kit import drawing as draw
from ticonderoga.games.end_of_empire.data.kinds import ALLIED, BRITISH, SEAS, SIDES
from ticonderoga.games.end_of_empire.data.pack import Pack
from ticonderoga.games.end_of_empire.data.scenarios import ScenarioData
from ticonderoga.games.end_of_empire.drawing.board import (
    AVAILABLE_BOX,
    CAPTURED_BOX,
    DEAD_BOX,
    HAVANA_BOX,
    TO_COME_BOX,
    when,
)
from ticonderoga.games.end_of_empire.drawing.things import figures, ratings
from ticonderoga.games.end_of_empire.position import AVAILABLE, CAPTURED, DEAD, TRACK
from ticonderoga.games.end_of_empire.text.names import SIDE_NAMES_BY_WAR
from ticonderoga.games.end_of_empire.view import View

BOX_OF: Final = {DEAD: DEAD_BOX, AVAILABLE: AVAILABLE_BOX, CAPTURED: CAPTURED_BOX}


def draw_tokens(pack: Pack, scenario: ScenarioData, view: View) -> list[Token]:
    drawer = Drawer(pack, scenario, view)
    return [*drawer.stacks(), *drawer.markers(), *drawer.boxes()]


def steps_of(pack: Pack, view: View, piece: int) -> int:
    """The steps of a piece; those who are still to come will have all of theirs."""
    coming = view["where"][piece] in (TRACK, AVAILABLE) and not view["steps"][piece]
    return pack.pieces.steps[piece] if coming else view["steps"][piece]


def strength_of(pack: Pack, view: View, pieces: list[int]) -> int:
    """What pieces defend with."""
    cf, units = pack.pieces.face_cf, pack.pieces.units
    return sum([cf[piece][steps_of(pack, view, piece)] for piece in pieces if piece < units])


class Drawer:
    """The tokens of one view."""

    __slots__ = ("chosen", "done", "fresh", "names", "pack", "scenario", "view")

    def __init__(self, pack: Pack, scenario: ScenarioData, view: View) -> None:
        self.pack: Pack = pack
        self.scenario: ScenarioData = scenario
        self.view: View = view
        self.names: tuple[str, str] = SIDE_NAMES_BY_WAR[scenario.war]
        self.done: frozenset[int] = frozenset(view["done"])
        self.fresh: frozenset[int] = frozenset(view["fresh"])
        fighting = [*view["attackers"], *view["defenders"]]
        self.chosen: frozenset[int] = frozenset([*view["force"], *fighting])

    # ------------------------------------------------------------------ stacks

    def stacks(self) -> list[Token]:
        """Who stands on the map and at sea."""
        found: list[Token] = []
        board = self.pack.board
        for side in SIDES:
            for place, pieces in self.view["stacks"][side]:
                if place < board.size:
                    found.append(self.stack(f"s{side}-{place}", ("space", place), side, pieces))
                elif place < board.size + SEAS:
                    found += self._fleets(side, place - board.size, pieces)
                else:
                    found += self._beyond(side, place, pieces)
        return found

    def stack(self, key: str, at: At, side: int, pieces: list[int]) -> Token:
        """Pieces of one side that stand together."""
        data = self.pack.pieces
        units = [piece for piece in pieces if data.is_unit(piece)]
        leaders = [piece for piece in pieces if data.is_leader(piece)]
        strength = strength_of(self.pack, self.view, pieces)
        left = sum([self._steps(piece) for piece in units])
        leader = min(leaders, key=lambda piece: data.rank[piece]) if leaders else -1
        brief = [f"{data.names[leader]}({ratings(data, leader)})"] if leaders else []
        if units:
            brief.append(f"{self.names[side][0]}{strength}/{left}")
        token = draw.token(
            key, at, "stack", side, self._title(side, pieces, strength, left), len(pieces),
            brief=" ".join(brief), piece=leader,
        )  # fmt: skip
        token["pieces"] = list(pieces)
        token["parts"] = [self._part(piece) for piece in pieces]
        if units:
            token["strength"] = str(strength) if strength else self._ambush(units)
            token["steps"] = left
        if units and all(piece in self.done for piece in units):
            token["done"] = True
        if any(piece in self.chosen for piece in pieces):
            token["chosen"] = True
        return token

    def _steps(self, piece: int) -> int:
        return steps_of(self.pack, self.view, piece)

    def _ambush(self, units: list[int]) -> str:
        """What units without combat factors ambush with: "+3"."""
        faces = self.pack.pieces.face_ambush
        factors = sum([faces[piece][self._steps(piece)] for piece in units])
        return f"+{factors}" if factors else "0"

    def _title(self, side: int, pieces: list[int], strength: int, left: int) -> str:
        said = ", ".join([self._called(piece) for piece in pieces])
        steps = "1 step" if left == 1 else f"{left} steps"
        return f"{self.names[side]}: {said}; {strength} factors, {steps}"

    def _called(self, piece: int) -> str:
        data = self.pack.pieces
        if data.is_leader(piece):
            return f"{data.names[piece]} {ratings(data, piece)}"
        full, left = data.steps[piece], self._steps(piece)
        return f"{data.names[piece]} ({left} of {full})" if left < full else data.names[piece]

    def _part(self, piece: int) -> StackPart:
        data, left = self.pack.pieces, self._steps(piece)
        if data.is_unit(piece):
            part: StackPart = {"piece": piece, "figures": figures(data, piece, left)}
        else:
            part = {
                "piece": piece,
                "figures": ratings(data, piece) if data.is_leader(piece) else "",
            }
        if data.steps[piece]:
            part["steps"] = (left, data.steps[piece])
        if piece in self.done:
            part["done"] = True
        if piece in self.chosen:
            part["chosen"] = True
        if piece in self.fresh:
            part["note"] = "has just arrived"
        return part

    # ------------------------------------------------------------------ at sea

    def _fleets(self, side: int, sea: int, fleets: list[int]) -> list[Token]:
        data = self.pack.pieces
        winter = frozenset(self.view["winter_fleets"])
        found: list[Token] = []
        for fleet in fleets:
            asleep = fleet in winter
            title = f"{data.names[fleet]}{' in winter quarters' if asleep else ''}"
            token = draw.token(
                f"f{fleet}", ("zone", sea), "ship", side, title, brief=data.names[fleet],
                piece=fleet,
            )  # fmt: skip
            if asleep:
                token["done"] = True
            found.append(token)
        return found

    def _beyond(self, side: int, place: int, pieces: list[int]) -> list[Token]:
        """Aboard a fleet, in the sea area where that is, or in the Havana box."""
        data, size = self.pack.pieces, self.pack.board.size
        fleet = place - size - SEAS + data.first_fleet
        if fleet >= data.count:
            return [self.stack("havana", ("box", HAVANA_BOX), side, pieces)]
        sea = self.view["where"][fleet] - size
        if not 0 <= sea < SEAS:
            return []
        token = self.stack(f"a{fleet}", ("zone", sea), side, pieces)
        token["title"] = f"Aboard the {data.names[fleet]}: {token['title']}"
        return [token]

    # ------------------------------------------------------------------ markers

    def markers(self) -> list[Token]:
        """Forts, raids, agents, and the battle."""
        view, board = self.view, self.pack.board
        found: list[Token] = []
        for place in view["forts"]:
            side = next((side for side in SIDES if self._is_at(side, place)), -1)
            fort = draw.token(f"fort{place}", ("space", place), "badge", side, "Fort", brief="fort")
            fort["sign"] = "fort"
            found.append(fort)
        for at, port in enumerate(board.american_ports):
            if view["raided"] >> at & 1:
                raid = draw.token(
                    f"raid{port}", ("space", port), "badge", BRITISH, "Raided", brief="raided"
                )
                raid["sign"] = "flame"
                found.append(raid)
        for agent, hex in enumerate(view["agents"]):
            if hex >= 0:
                found.append(self._agent(agent, hex))
        if view["combat_at"] >= 0:
            battle = draw.token(
                "battle", ("space", view["combat_at"]), "badge", -1, "Battle", brief="battle"
            )
            battle["sign"] = "swords"
            found.append(battle)
        return found

    def _is_at(self, side: int, space: int) -> bool:
        return any(place == space for place, _ in self.view["stacks"][side])

    def _agent(self, agent: int, hex: int) -> Token:
        tables = self.pack.tables
        name = tables.agent_ids[agent].replace("_", " ").title()
        token = draw.token(
            f"agent{agent}", ("space", hex), "badge", tables.agent_side[agent],
            f"Indian agent ({name})", brief="agent",
        )  # fmt: skip
        token["sign"] = "drum"
        return token

    # ------------------------------------------------------------------ boxes

    def boxes(self) -> list[Token]:
        """Units available, dead, captured; and who comes when."""
        kept: dict[tuple[str, int], list[int]] = {}
        due: dict[tuple[int, int], list[int]] = {}
        turns = dict(self.view["due"])
        where = self.view["where"]
        for piece in self.pack.pieces.of_war[self.scenario.war]:
            side = self.pack.pieces.side[piece]
            owner = side if side >= 0 else ALLIED
            if where[piece] == TRACK:
                due.setdefault((turns.get(piece, 0), owner), []).append(piece)
            elif where[piece] in BOX_OF:
                kept.setdefault((BOX_OF[where[piece]], owner), []).append(piece)
        found = []
        for (box, side), pieces in sorted(kept.items()):
            found.append(self._row(f"{box}{side}", f"{box}_{side}", side, "", pieces))
        for (turn, side), pieces in sorted(due.items()):
            said = f"Turn {turn}, {when(self.pack, self.scenario, turn)}"
            found.append(
                self._row(f"due{turn}-{side}", f"{TO_COME_BOX}_{side}", side, said, pieces)
            )
        return found

    def _row(self, key: str, box: str, side: int, said: str, pieces: list[int]) -> Token:
        """The pieces of a box that belong together."""
        token = self.stack(key, ("box", box), side, pieces)
        if len(pieces) == 1:
            name = self.pack.pieces.names[pieces[0]]
            token["title"] = f"{said}: {name}" if said else name
        else:
            token["title"] = said or f"{len(pieces)} pieces"
        token["done"] = False
        return token
