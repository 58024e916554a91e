"""Cards of a pack: reading those of a deck by number, and finding one by what a person types."""

from __future__ import annotations

from collections.abc import Sequence

from ticonderoga.engine.kit.fields import Fields, PackError, did_you_mean, plain, shortened


def card_rows(top: Fields, size: int) -> list[tuple[int, Fields]]:
    """The rows of `cards` with their numbers: every card from 1 to `size` stands there once."""
    found: dict[int, Fields] = {}
    for row in top.rows("cards", "card"):
        number = row.integer("number", 1, size)
        row.where = f"card {row.fields.get('number', '?')}"
        if number in found:
            row.complain("the number stands twice.", "Every card needs a number of its own.")
        else:
            found[number] = row
    missing = [str(number) for number in range(1, size + 1) if number not in found]
    if missing and top.has("cards"):
        some = shortened(missing)
        said = f"card {some} is missing." if len(missing) == 1 else f"cards {some} are missing."
        top.complain(said, f"The deck has {size} cards, numbered from 1.", "cards")
    return list(found.items())


def find_card(text: str, titles: Sequence[str]) -> int:
    """The number of a card, from its number or from words of its title. `titles` stand in the
    order of their numbers; that of number 0 is no card's."""
    wanted = text.strip().lstrip("#")
    if wanted.isdecimal():
        if 0 < int(wanted) < len(titles):
            return int(wanted)
        raise PackError(f"There is no card {wanted}: the deck runs from 1 to {len(titles) - 1}.")
    words = [plain(word) for word in wanted.split() if plain(word)]
    found: list[int] = []
    for number in range(1, len(titles)):
        if words and plain(titles[number]) == "".join(words):
            return number
        if words and _fits(words, titles[number]):
            found.append(number)
    if not found:
        raise PackError(f'No card is called "{text}". {did_you_mean(wanted, list(titles[1:]))}')
    if all(titles[number] == titles[found[0]] for number in found):
        return found[0]
    shown = ", ".join([f"{titles[number]} ({number})" for number in found[:6]])
    raise PackError(f'{len(found)} cards fit "{text}": {shown}. Say which, best by its number.')


def _fits(words: list[str], title: str) -> bool:
    """Every word begins a word of the title."""
    parts = [plain(part) for part in title.split()]
    return all(any(part.startswith(word) for part in parts) for word in words)
