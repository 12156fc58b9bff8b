"""Passwords that somebody who guesses would try first are no passwords, however long they are."""

from __future__ import annotations

import pytest

from weald.table.people.passwords import check
from weald.table.viewer import Refused

NAME = "Ada Lovelace"


@pytest.mark.parametrize(
    "password",
    [
        "password12", "Password2024!", "P@ssw0rd123", "passwordpassword", "letmein1234", "Ironwood2026", "heslo12345!",
        "1234567890", "qwertyuiop", "1q2w3e4r5t", "zaq12wsxcde3", "abcdefghij", "aaaaaaaaaaab", "12.12.1984!!",
        "Ada Lovelace", "lovelace1815", "AdaLovelace!", "adaadaada123",
    ],
)  # fmt: skip
def test_guessed_at_once(password: str) -> None:
    with pytest.raises(Refused, match="too easy"):
        check(password, NAME)


@pytest.mark.parametrize(
    "password",
    [
        "correct horse battery",
        "the password of the thief",
        "k7#pQ9zL2m",
        "my dog has fleas",
        "Kralik44pole",
        "žluťoučký kůň",
        "ничего себе",
    ],
)
def test_not_so_easy(password: str) -> None:
    check(password, NAME)
    check(password, "")
