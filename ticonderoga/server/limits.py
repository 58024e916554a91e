"""Limits: buckets of tokens, one a socket, an address or an account."""

from __future__ import annotations

from collections import OrderedDict

MOST_BUCKETS = 20_000


class Limits:
    """How much one address, one socket or one table may ask of the server."""

    __slots__ = (
        "accounts", "advice", "all_messages", "body", "body_seconds", "connections",
        "editions", "frame", "head", "head_seconds", "lookups", "messages", "names", "odds",
        "questions", "requests", "sockets", "spectators", "study", "tables", "talk", "voices",
    )  # fmt: skip

    def __init__(self) -> None:
        self.requests: tuple[float, float] = (30.0, 150.0)
        """Requests a second and at once, of one address."""
        self.tables: tuple[float, float] = (0.5, 20.0)
        """New tables and imports of one address."""
        self.editions: tuple[float, float] = (0.5, 12.0)
        """Boards and handbooks under options that nobody has asked for of late, of one address."""
        self.accounts: tuple[float, float] = (0.2, 10.0)
        """Attempts to sign up or in, of one address, and for one name from one address."""
        self.names: tuple[float, float] = (1.0, 60.0)
        """Attempts to sign in by one name, from all addresses where its owner never was."""
        self.advice: tuple[float, float] = (1.0, 6.0)
        """Hints of one socket, reviews of one address."""
        self.odds: tuple[float, float] = (5.0, 30.0)
        """Questions of one socket for odds, and for what cannot be taken back."""
        self.questions: tuple[float, float] = (8.0, 90.0)
        """Odds, hints and what cannot be taken back, of one address over all its sockets."""
        self.talk: tuple[float, float] = (1.0, 10.0)
        """Lines of talk of one socket."""
        self.voices: tuple[float, float] = (3.0, 30.0)
        """Lines of talk of one address over all its sockets."""
        self.study: tuple[float, float] = (8.0, 60.0)
        """Steps of a replay or a what-if, of one address."""
        self.messages: tuple[float, float] = (20.0, 40.0)
        """Frames of one socket; past that they wait."""
        self.all_messages: tuple[float, float] = (200.0, 800.0)
        """Frames of one address over all its sockets; past that they wait."""
        self.lookups: tuple[float, float] = (20.0, 120.0)
        """What the tables themselves look up for somebody (who may be taken up and drawn where, old
        lines of the log), of one address over all its sockets; past that it waits."""
        self.sockets: int = 300
        """Open sockets of one address."""
        self.spectators: int = 200
        """Sockets at one table that hold no seat."""
        self.body: int = 1_000_000
        """Bytes of a request's body."""
        self.body_seconds: float = 60.0
        """For all of a body to come in."""
        self.head: int = 32_768
        """Bytes of a request's address and headers."""
        self.head_seconds: float = 10.0
        """For all of a head to come in, from the moment the connection is there."""
        self.connections: int = 100
        """Open HTTP connections of one address; a WebSocket is counted with the sockets."""
        self.frame: int = 65_536
        """Bytes of a frame."""

    def relaxed(self) -> Limits:
        """For load tests, where one machine plays everybody."""
        free = (1e9, 1e9)
        self.requests = self.tables = self.accounts = self.names = self.messages = free
        self.advice = self.odds = self.questions = self.study = self.talk = free
        self.editions = self.voices = self.all_messages = self.lookups = free
        self.sockets = self.spectators = self.connections = 1_000_000
        return self


class Bucket:
    """So many a second, so many at once."""

    __slots__ = ("_at", "_level", "most", "rate")

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self._level = most
        self._at = 0.0

    def _fill(self, now: float) -> None:
        if self._at:
            self._level = min(self.most, self._level + (now - self._at) * self.rate)
        self._at = now

    def take(self, now: float) -> bool:
        """One more, if there is one left."""
        self._fill(now)
        if self._level < 1.0:
            return False
        self._level -= 1.0
        return True

    def wait(self, now: float) -> float:
        """One more in any case; how many seconds to wait before it is used."""
        self._fill(now)
        self._level -= 1.0
        return max(0.0, -self._level / self.rate)


class Buckets:
    """A bucket for each key; the longest unused ones are forgotten."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, now: float) -> bool:
        return self._of(key).take(now)

    def wait(self, key: str, now: float) -> float:
        return self._of(key).wait(now)

    def _of(self, key: str) -> Bucket:
        bucket = self._buckets.pop(key, None)
        if bucket is None:
            bucket = Bucket(self.rate, self.most)
            while len(self._buckets) >= MOST_BUCKETS:
                self._buckets.popitem(last=False)
        self._buckets[key] = bucket
        return bucket
