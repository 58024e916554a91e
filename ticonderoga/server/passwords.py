"""Passwords that are among the first to be tried are refused, each with the reason.

It is no measure of strength, which only length and chance give; it keeps out what a guesser tries
in his first few thousand attempts: common ones with or without dressing, rows of keys, one's name.
"""

from __future__ import annotations

from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.server.names import skeleton

SHORTEST = 8
LONG_NUMBER = 12
FEWEST = 4
"""Different characters."""

WORDS = """
    password passwort passwords passw passphrase passcode motdepasse contrasena parola wachtwoord
    hello welcome letmein login admin administrator root user guest test tester testing default
    changeme secret mysecret master access computer internet server database service support
    iloveyou loveyou sunshine princess rainbow flower butterfly chocolate cookie cheese pepper
    football baseball basketball hockey soccer tennis golfer liverpool arsenal chelsea barcelona
    monkey dragon tiger panther eagle falcon shadow phoenix unicorn starwars pokemon superman
    batman spiderman ironman matrix ninja samurai warrior knight wizard merlin gandalf
    michael jennifer jessica michelle nicole daniel andrew joshua matthew charlie jordan thomas
    robert george william elizabeth samantha ashley summer winter spring autumn monday friday
    january february september october november december whatever trustno trustnoone nothing
    freedom america england france germany london newyork
    mustang corvette ferrari porsche mercedes harley yamaha
    qwerty qwertz azerty qwertyuiop asdfghjkl zxcvbnm qazwsx qazwsxedc
    ticonderoga wargame wargames boardgame boardgames
"""
COMMON = frozenset(WORDS.split())
ROWS = (
    "abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm", "qwertzuiop",
    "azertyuiop", "1qaz2wsx3edc4rfv5tgb6yhn7ujm", "!@#$%^&*()",
)  # fmt: skip
DRESSED = str.maketrans("0134578@$!", "oleastbasi")
"""Digits and signs that stand for letters."""
WEAK = "this password is one of the first that a guesser tries: {reason}; choose a longer one"


def weakness(password: str, name: str = "") -> str:
    """Why a password is easily guessed; empty if it is not so by anything looked at here."""
    plain = password.casefold().strip()
    if len(set(plain)) < FEWEST:
        return "it has too few different characters"
    if plain.isdigit() and len(plain) < LONG_NUMBER:
        return "it is all digits"
    if _is_row(plain):
        return "it follows the keys or the alphabet"
    bare = plain.strip("0123456789!@#$%^&*()-_=+.,;:?/ ")
    undressed = plain.translate(DRESSED)
    forms = {bare, bare.translate(DRESSED), undressed, undressed.rstrip("oleastbi!")}
    forms |= {"".join([c for c in form if c.isalpha()]) for form in set(forms)}
    halves = {form[: len(form) // 2] for form in forms if form == form[: len(form) // 2] * 2}
    if (forms | halves) & COMMON:
        return "it is a common word, however it is dressed up"
    own = skeleton(name)
    rest = skeleton(password).replace(own, "") if own else ""
    if own and len(own) > 2 and len(rest) < len(skeleton(password)) and len(rest) < FEWEST + 1:
        return "it is made of your name"
    return ""


def _is_row(text: str) -> bool:
    """Whether it is put together from pieces of rows of keys, forwards or backwards."""
    rows = [*ROWS, *[row[::-1] for row in ROWS]]
    at = 0
    while at < len(text):
        longest = max(
            (length for length in range(3, len(text) - at + 1)
             if any(text[at : at + length] in row for row in rows)),
            default=0,
        )  # fmt: skip
        if not longest:
            return False
        at += longest
    return True


def check_password(password: str, name: str = "") -> None:
    if len(password) < SHORTEST:
        raise TiconderogaError(f"a password has at least {SHORTEST} characters")
    reason = weakness(password, name)
    if reason:
        raise TiconderogaError(WEAK.format(reason=reason))
