"""Chance: the dice live in the position, so that a copy rolls what the original would.

Three kinds, one class:

* seeded: a counter-based generator (splitmix64 over seed and counter);
* committed: a keyed BLAKE2b over the counter, for public tables. The digest of the key is
  shown before the first choice, the key at the end, and anybody can verify every roll;
* scripted: rolls laid down in advance, for tests; when they run out the seed goes on.

`barrier` counts what cannot be taken back: every roll, and every reveal of a hidden thing.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final

from ticonderoga.engine.errors import TiconderogaError

_MASK: Final = 0xFFFFFFFFFFFFFFFF
_GOLDEN: Final = 0x9E3779B97F4A7C15
_KEY_BYTES: Final = 64
"""The longest key that BLAKE2b takes."""
_MOST_DRAWS: Final = 0x7FFFFFFFFFFFFFFF
"""More than any game draws, and few enough that the counter never leaves its eight bytes."""


def mix(seed: int, counter: int) -> int:
    """64 well-mixed bits from a seed and a counter (the splitmix64 finaliser)."""
    x = (seed + counter * _GOLDEN) & _MASK
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & _MASK
    return x ^ (x >> 31)


def derive_seed(*parts: object) -> int:
    """One 64-bit seed from several things, the same on every machine and Python."""
    text = "\x1f".join(str(part) for part in parts)
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big")


class Dice:
    """The chance of one game. State: a seed (or key), a counter, a script, a barrier."""

    __slots__ = ("barrier", "counter", "key", "script", "seed")

    def __init__(
        self,
        seed: int = 0,
        key: bytes = b"",
        counter: int = 0,
        script: tuple[int, ...] = (),
        barrier: int = 0,
    ) -> None:
        self.seed: int = seed & _MASK
        self.key: bytes = key
        self.counter: int = counter
        self.script: tuple[int, ...] = script
        self.barrier: int = barrier

    def copy(self) -> Dice:
        return Dice(self.seed, self.key, self.counter, self.script, self.barrier)

    def _bits(self) -> int:
        self.counter += 1
        if self.key:
            block = hashlib.blake2b(self.counter.to_bytes(8, "big"), key=self.key, digest_size=8)
            return int.from_bytes(block.digest(), "big")
        return mix(self.seed, self.counter)

    def below(self, n: int) -> int:
        """A number from 0 to n-1, each as likely (exactly so: biased draws are thrown away)."""
        self.barrier += 1
        if n <= 1:
            return 0
        limit = (_MASK + 1) - (_MASK + 1) % n
        bits = self._bits()
        while bits >= limit:
            bits = self._bits()
        return bits % n

    def d6(self) -> int:
        """One six-sided die; the scripted roll if one is laid down."""
        if self.script:
            roll = self.script[0]
            self.script = self.script[1:]
            self.barrier += 1
            return roll
        return self.below(6) + 1

    def d3(self) -> int:
        """One three-sided die; the scripted roll if one is laid down."""
        if self.script:
            roll = self.script[0]
            if roll > 3:
                raise TiconderogaError(f"a three-sided die shows 1 to 3, not {roll}")
            self.script = self.script[1:]
            self.barrier += 1
            return roll
        return self.below(3) + 1

    def shuffle(self, items: list[int]) -> None:
        """Fisher and Yates, in place; the same draws as `below`, with the mixing written out."""
        if self.key:
            for i in range(len(items) - 1, 0, -1):
                j = self.below(i + 1)
                items[i], items[j] = items[j], items[i]
            return
        seed = self.seed
        counter = self.counter
        for i in range(len(items) - 1, 0, -1):
            n = i + 1
            limit = (_MASK + 1) - (_MASK + 1) % n
            while True:
                counter += 1
                x = (seed + counter * _GOLDEN) & _MASK
                x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
                x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & _MASK
                x ^= x >> 31
                if x < limit:
                    break
            j = x % n
            items[i], items[j] = items[j], items[i]
        self.counter = counter
        self.barrier += max(0, len(items) - 1)

    def reveal(self) -> None:
        """Something hidden has come to light: what was chosen before cannot be taken back."""
        self.barrier += 1

    def lay(self, rolls: Sequence[int]) -> None:
        """Lay down the next rolls, for tests."""
        for roll in rolls:
            if not 1 <= roll <= 6:
                raise TiconderogaError(f"a die shows 1 to 6, not {roll}")
        self.script = self.script + tuple(rolls)

    def reseed(self, seed: int) -> None:
        """Another future: used when a world is imagined."""
        self.seed = seed & _MASK
        self.key = b""
        self.script = ()
        self.counter = 0

    def write(self) -> str:
        """One readable word of state; the script is written too."""
        script = ",".join(str(roll) for roll in self.script) or "-"
        key = self.key.hex() or "-"
        return f"{self.seed} {key} {self.counter} {script} {self.barrier}"

    @staticmethod
    def read(text: str) -> Dice:
        """Dice as they were written; a ValueError for what no dice have written."""
        seed, key, counter, script, barrier = text.split()
        found = Dice(
            int(seed),
            b"" if key == "-" else bytes.fromhex(key),
            int(counter),
            () if script == "-" else tuple([int(roll) for roll in script.split(",")]),
            int(barrier),
        )
        if not 0 <= found.counter <= _MOST_DRAWS or found.barrier < 0:
            raise ValueError("dice count their draws from 0 on")
        if len(found.key) > _KEY_BYTES:
            raise ValueError(f"a key has at most {_KEY_BYTES} bytes")
        if not all(1 <= roll <= 6 for roll in found.script):
            raise ValueError("a die shows 1 to 6")
        return found


def committed_dice(secret: bytes, nonces: Sequence[str] = ()) -> Dice:
    """Dice for a public table: the server's secret and a nonce from each seat make the key."""
    if len(secret) != 32:
        raise TiconderogaError(f"a committed seed has 32 bytes, not {len(secret)}")
    message = "\x1f".join(nonces).encode()
    return Dice(key=hashlib.blake2b(message, key=secret, digest_size=32).digest())


def commitment(secret: bytes) -> str:
    """What is shown before the first choice: the digest of the secret seed."""
    return hashlib.blake2b(secret, digest_size=32).hexdigest()
