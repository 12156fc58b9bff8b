"""Passwords that are guessed first.

Whoever guesses does not try all letters: first come the words that many people use, rows of the keyboard, the account's own name, each with a
number or a sign behind it. So what counts is not how long a password is but how many things in it must be guessed, and each of these
counts for one. The list is short on purpose: it holds what stands on top of every collection of stolen passwords, in the languages of our
players. How often somebody may try at all is limited elsewhere (``Limits.tries_per_account``).
"""

from __future__ import annotations

from itertools import pairwise

FEWEST = 5  # things that must be guessed
_LISTED = """
    password passwort passwd pass heslo haslo secret geheim tajne welcome vitej witaj hello ahoj hallo letmein login admin administrator
    root master user guest test default changeme access trustno iloveyou love loveyou miluji kocham princess dragon monkey football baseball
    soccer hockey superman batman pokemon starwars shadow sunshine summer winter spring autumn sommer leto zima lato flower michael jordan
    martin tomas lucie polska czech prague praha warszawa computer internet whatever freedom cheese banana killer hunter ginger
    pepper cookie chocolate samsung google apple facebook minecraft fortnite liverpool chelsea arsenal barcelona juventus
    weald ironwood wonderland defenders wild game games player board table
"""
WORDS = frozenset(_LISTED.split())
ROWS = (
    "abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertyuiop", "qwertzuiop", "azertyuiop", "asdfghjkl", "zxcvbnm", "yxcvbnm",
    "1q2w3e4r5t6y7u8i9o0p", "1q2w3e4r5t6z7u8i9o0p", "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p", "!@#$%^&*()",
)  # fmt: skip
LONGEST = max(map(len, WORDS))
_PLAIN = str.maketrans("013457@$!|", "oieastasil")  # p4ssw0rd, pa$$word
_PAIRS = frozenset(pair for row in ROWS for a, b in pairwise(row) for pair in (a + b, b + a))


def easy(password: str, name: str) -> bool:
    """Are there too few things in it that must be guessed?"""
    text = password.casefold()
    plain = text.translate(_PLAIN)
    own = {part for part in (name.casefold(), *name.casefold().split()) if len(part) > 2}
    things: set[str] = set()
    at = 0
    while at < len(text):
        word = _word(plain, at, own | {part.translate(_PLAIN) for part in own})
        if word:
            things.add(word)
            at += len(word)
            continue
        end = at + 1
        if text[at].isdigit():  # a year, a day of birth
            while end < len(text) and text[end].isdigit():
                end += 1
        while end < len(text) and (text[end] == text[end - 1] or text[end - 1 : end + 1] in _PAIRS):
            end += 1
        things.add(text[at:end])
        at = end
    return len(things) < FEWEST


def _word(plain: str, at: int, own: set[str]) -> str:
    """The longest known word that begins here."""
    for size in range(max(LONGEST, *map(len, own), 0), 2, -1):
        part = plain[at : at + size]
        if len(part) == size and (part in WORDS or part in own):
            return part
    return ""
