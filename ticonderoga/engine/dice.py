"""Chance: the dice live in the position, so that a copy rolls what the original would.

Three kinds, one class:

* seeded: a counter-based generator (splitmix64 over seed and counter);
* committed: a keyed BLAKE2b over the counter, for public tables. The digest of the key is
  shown before the first choice, the key at the end, and anybody can verify every roll;
* scripted: rolls and draws given in advance, for tests; when they run out the seed goes on.

`barrier` counts what cannot be taken back: every roll, and every reveal of a hidden thing.

In an imagined world the order of a deck is chance that has not happened yet: the decks marked in
`loose` are shuffled when somebody draws from them (`in_order`), and not before.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final

from ticonderoga.engine.errors import TiconderogaError

_MASK: Final = 0xFFFFFFFFFFFFFFFF
_GOLDEN: Final = 0x9E3779B97F4A7C15
MOST_SIDES: Final = 20
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

    __slots__ = ("barrier", "counter", "draws", "key", "loose", "loose_seed", "script", "seed")

    def __init__(
        self,
        seed: int = 0,
        key: bytes = b"",
        counter: int = 0,
        script: tuple[int, ...] = (),
        barrier: int = 0,
        loose: int = 0,
        loose_seed: int = 0,
        draws: tuple[int, ...] = (),
    ) -> None:
        self.seed: int = seed & _MASK
        self.key: bytes = key
        self.counter: int = counter
        self.script: tuple[int, ...] = script
        self.barrier: int = barrier
        self.loose: int = loose
        """The decks whose order is still open, as bits."""
        self.loose_seed: int = loose_seed
        self.draws: tuple[int, ...] = draws

    def copy(self) -> Dice:
        return Dice(
            self.seed, self.key, self.counter, self.script, self.barrier,
            self.loose, self.loose_seed, self.draws,
        )  # fmt: skip

    def _bits(self) -> int:
        self.counter += 1
        if self.key:
            block = hashlib.blake2b(self.counter.to_bytes(8, "big"), key=self.key, digest_size=8)
            return int.from_bytes(block.digest(), "big")
        return mix(self.seed, self.counter)

    def below(self, n: int) -> int:
        """A number from 0 to n-1, each as likely (exactly so: biased draws are discarded); the
        scripted draw if there is one."""
        self.barrier += 1
        if self.draws:
            return self._scripted_draw(n)
        if n <= 1:
            return 0
        limit = (_MASK + 1) - (_MASK + 1) % n
        bits = self._bits()
        while bits >= limit:
            bits = self._bits()
        return bits % n

    def _scripted_draw(self, n: int) -> int:
        draw = self.draws[0]
        if draw >= max(n, 1):
            raise TiconderogaError(f"a draw among {n} is 0 to {n - 1}, not {draw} as scripted")
        self.draws = self.draws[1:]
        return draw

    def die(self, sides: int) -> int:
        """One die with so many sides; the scripted roll if there is one."""
        if not self.script:
            return self.below(sides) + 1
        roll = self.script[0]
        if roll > sides:
            raise TiconderogaError(f"a die of {sides} sides shows 1 to {sides}, not {roll}")
        self.script = self.script[1:]
        self.barrier += 1
        return roll

    def d6(self) -> int:
        """One six-sided die."""
        return self.die(6)

    def d3(self) -> int:
        """One three-sided die."""
        return self.die(3)

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

    def bits(self) -> int:
        """64 bits, for another seed."""
        self.barrier += 1
        return self._bits()

    def loosen(self, seed: int, decks: int = 1) -> None:
        """The order of the first so many decks of the game is open from now on."""
        self.loose = (1 << decks) - 1
        self.loose_seed = seed & _MASK

    def in_order(self, deck: tuple[int, ...], which: int = 0) -> tuple[int, ...]:
        """A deck about to be drawn from: shuffled now, if its order is still open."""
        if not self.loose >> which & 1:
            return deck
        self.loose &= ~(1 << which)
        cards = list(deck)
        Dice(mix(self.loose_seed, which)).shuffle(cards)
        return tuple(cards)

    def reveal(self) -> None:
        """Something hidden has come to light: what was chosen before cannot be taken back."""
        self.barrier += 1

    def script_rolls(self, rolls: Sequence[int]) -> None:
        """Script the next rolls of dice, for tests."""
        for roll in rolls:
            if not 1 <= roll <= MOST_SIDES:
                raise TiconderogaError(f"a die shows 1 to {MOST_SIDES} at the most, not {roll}")
        self.script = self.script + tuple(rolls)

    def script_draws(self, draws: Sequence[int]) -> None:
        """Script the next draws among equals (`below`), counted from 0, for tests."""
        for draw in draws:
            if draw < 0:
                raise TiconderogaError(f"a draw is counted from 0, so it is not {draw}")
        self.draws = self.draws + tuple(draws)

    def reseed(self, seed: int) -> None:
        """Another future: used when a world is imagined."""
        self.seed = seed & _MASK
        self.key = b""
        self.script = ()
        self.draws = ()
        self.counter = 0

    def write(self) -> str:
        """One readable word of state; the script is written too."""
        script = _listed(self.script)
        if self.draws:
            script += "/" + _listed(self.draws)
        key = self.key.hex() or "-"
        loose = f" {self.loose} {self.loose_seed}" if self.loose else ""
        return f"{self.seed} {key} {self.counter} {script} {self.barrier}{loose}"

    @staticmethod
    def read(text: str) -> Dice:
        """Dice as they were written; a ValueError for what no dice have written."""
        seed, key, counter, script, barrier, *loose = text.split()
        rolls, _, draws = script.partition("/")
        found = Dice(
            int(seed),
            b"" if key == "-" else bytes.fromhex(key),
            int(counter),
            _numbers(rolls),
            int(barrier),
            draws=_numbers(draws),
        )
        if loose:
            found.loose, found.loose_seed = [int(word) for word in loose]
        if not 0 <= found.counter <= _MOST_DRAWS or found.barrier < 0:
            raise ValueError("dice count their draws from 0 on")
        if len(found.key) > _KEY_BYTES:
            raise ValueError(f"a key has at most {_KEY_BYTES} bytes")
        if not all(1 <= roll <= MOST_SIDES for roll in found.script):
            raise ValueError(f"a die shows 1 to {MOST_SIDES} at the most")
        if any(draw < 0 for draw in found.draws):
            raise ValueError("draws are counted from 0 on")
        return found


def _listed(numbers: tuple[int, ...]) -> str:
    return ",".join([str(number) for number in numbers]) or "-"


def _numbers(text: str) -> tuple[int, ...]:
    return () if text in ("", "-") else tuple([int(word) for word in text.split(",")])


def committed_dice(secret: bytes, nonces: Sequence[str] = ()) -> Dice:
    """Dice for a public table: the server's secret and a nonce from each seat make the key."""
    if len(secret) != 32:
        raise TiconderogaError(f"a committed seed has 32 bytes, not {len(secret)}")
    message = "\x1f".join(nonces).encode()
    return Dice(key=hashlib.blake2b(message, key=secret, digest_size=32).digest())


def commitment(secret: bytes) -> str:
    """What is shown before the first choice: the digest of the secret seed."""
    return hashlib.blake2b(secret, digest_size=32).hexdigest()
