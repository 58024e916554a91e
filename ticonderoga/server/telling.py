"""What a table tells those who listen: whole snapshots, and steps from one moment to the next.

A step is put together from JSON objects: what all are told alike, what the seat is told alone, and
what has changed of the scene, again what all see and what the seat sees. What is the same for all
who look on is drawn, put into words and encoded once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from ticonderoga.engine.drawing import Scene
from ticonderoga.engine.game import OBSERVER
from ticonderoga.server.changes import TokenSteps, changed_parts
from ticonderoga.server.messages import encode, frame
from ticonderoga.server.rendering import Moment
from ticonderoga.server.scenery import Scenery
from ticonderoga.server.sent import Snapshot
from ticonderoga.server.sockets import Listener
from ticonderoga.server.undoing import undo_how

if TYPE_CHECKING:
    from ticonderoga.server.table import Table

EMPTY = 2
"""Bytes of an object with nothing in it."""


def joined(*objects: bytes) -> bytes:
    """JSON objects as a single one."""
    return b"{" + b",".join([one[1:-1] for one in objects if len(one) > EMPTY]) + b"}"


class Drawn:
    """Parts of a scene as they were drawn last, and what differs from those before, encoded."""

    __slots__ = ("_changes", "_parts", "before", "version")

    def __init__(
        self, version: int, parts: dict[str, Any], last: Drawn | None, steps: TokenSteps
    ) -> None:
        self.version = version
        self.before: int = -1 if last is None else last.version
        self._parts = parts
        self._changes = b""
        if last is not None:
            self._changes = encode(changed_parts(last._parts, parts, steps))

    def since(self, seen: int) -> bytes:
        """The parts that a client which saw an earlier version must replace."""
        return self._changes if self._changes and self.before == seen else encode(self._parts)


class Telling:
    """What is sent of one table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        rules = table.renderer.rules
        self._parts = rules.scene_parts
        self._private = rules.private_scene
        """How the rules draw what differs between seats; None if they do not tell."""
        self._moment: Moment | None = None
        self._public: Scene | None = None
        """What an observer sees, as it lies now; None until it is drawn."""
        self._alike: bytes = b""
        """What all are told alike, encoded; empty until it is."""
        self._frames: dict[tuple[int, int, int], str] = {}
        self._sceneries: dict[int, Scenery] = {}
        """By seat: its scene, of a game that draws scenes in parts."""
        self._drawn: dict[tuple[int, tuple[str, ...]], Drawn] = {}
        """By seat and names of parts; an observer's are for everybody."""
        self._steps = TokenSteps()

    def moved(self) -> None:
        """The match is not as it was."""
        self._moment = self._public = None
        self._alike = b""
        if self._frames:
            self._frames = {}

    def rest(self) -> None:
        """Let go of what was drawn and encoded: it can be made again."""
        self.moved()
        self._drawn.clear()
        self._sceneries.clear()
        self._steps = TokenSteps()

    # ------------------------------------------------------------------ scenes

    def scene(self, seat: int) -> Scene:
        """The scene through a seat's eyes."""
        if self._private is None:
            return self._draw(seat)
        return {**self._seen_by_all(), **self._private(self._table.match.position, seat)}

    def _seen_by_all(self) -> Scene:
        if self._public is None:
            self._public = self._draw(OBSERVER)
        return self._public

    def _draw(self, seat: int) -> Scene:
        match = self._table.match
        if self._parts is None:
            return match.rules.scene(match.view(seat))
        scenery = self._sceneries.get(seat)
        if scenery is None:
            scenery = self._sceneries[seat] = Scenery(self._parts)
        return scenery.draw(match.view(seat))

    def _changes(self, seat: int, seen: int) -> bytes:
        """The parts of the scene that a client which saw an earlier one must replace."""
        if self._private is None:
            whole: Any = self._draw(seat)
            return self._drawn_parts(seat, whole).since(seen)
        own: Any = self._private(self._table.match.position, seat)
        names = tuple(own)
        public = self._drawn.get((OBSERVER, names))
        if public is None or public.version != self._table.version:
            shared = {name: part for name, part in self._seen_by_all().items() if name not in own}
            public = self._drawn_parts(OBSERVER, shared, names)
        if not own:
            return public.since(seen)
        return joined(public.since(seen), self._drawn_parts(seat, own).since(seen))

    def _drawn_parts(self, seat: int, parts: dict[str, Any], names: tuple[str, ...] = ()) -> Drawn:
        """Parts as they lie now, beside those of the version before."""
        drawn = self._drawn.get((seat, names))
        if drawn is None or drawn.version != self._table.version:
            drawn = Drawn(self._table.version, parts, drawn, self._steps)
            self._drawn[seat, names] = drawn
        return drawn

    # ------------------------------------------------------------------ messages

    def frame_for(self, listener: Listener) -> str:
        """A snapshot at first and after a gap, a step afterwards, encoded once for each seat."""
        table = self._table
        seat, fresh = listener.seat, listener.n_seen < 0
        since = 0 if fresh else listener.log_seen
        seen, listener.version = listener.version, table.version
        listener.n_seen = table.n
        listener.log_seen = table.match.log_length()
        if fresh:
            return frame(self.snapshot(seat))
        key = (seat, since, seen if listener.partial else -2)
        found = self._frames.get(key)
        if found is None:
            eyes = seat if table.started() else OBSERVER
            scene = self._changes(eyes, seen) if listener.partial else encode(self.scene(eyes))
            if not self._alike:
                self._alike = encode(self._told_to_all())
            own = encode({"type": "step", **self._told_to(seat, since, packed=True)})
            found = (joined(own, self._alike)[:-1] + b',"scene":' + scene + b"}").decode()
            self._frames[key] = found
        return found

    def snapshot(self, seat: int) -> Snapshot:
        """Everything, through a seat's eyes."""
        table = self._table
        mine = seat >= 0
        told = {
            "type": "snapshot",
            **self._told_to_all(),
            **self._told_to(seat, 0),
            "scene": self.scene(seat if table.started() else OBSERVER),
            "table": table.about(),
            "standing": table.seats[seat].standing if mine else [],
            "chat": list(table.chat),
            "note": table.notes.get(seat, "") if mine else "",
        }
        return cast(Snapshot, told)

    def _now(self) -> Moment:
        if self._moment is None:
            self._moment = Moment(self._table.renderer, self._table.match)
        return self._moment

    def _told_to_all(self) -> dict[str, Any]:
        """What a snapshot and a step tell everybody."""
        table = self._table
        told: dict[str, Any] = {
            **self._now().told_to_all(),
            "n": table.n,
            "started": table.started(),
            "clock": table.clock.plain(table.awaited()),
        }
        if table.match.over:
            told["table"] = table.about()
        return told

    def _told_to(self, seat: int, log_since: int, packed: bool = False) -> dict[str, Any]:
        """What a snapshot and a step tell a seat alone. Before all sit down the cards are not
        dealt for good, so that nobody's hand is shown and nobody is asked."""
        table = self._table
        eyes = seat if table.started() else OBSERVER
        told: dict[str, Any] = {**self._now().told_to(eyes, log_since, packed=packed)}
        told["seat"] = seat
        told["caught_up"] = table.decisions.caught_up(seat)
        told["undo"]["how"] = undo_how(table, seat, told["undo"]["free"])
        if not table.started():
            told["asks"] = []
        return told
