"""Records: written, read, replayed, refused. Played with the mini game and Ironwood."""

from __future__ import annotations

import random
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import weald
from tests.match.minigame import GAME, NAMES, bids, start, wells
from weald.kernel.errors import HashMismatch, MalformedRecord, UnknownGame, UnknownRevision, UnknownSetting, WealdError
from weald.match import Match
from weald.match.record import read, replay


def again(text: str, verify: bool = True) -> Match:
    return replay(read(text), GAME, verify)


def finished(seed: int = 1, count: int = 2) -> Match:
    match = start(seed, count)
    chance = random.Random(seed)
    while not match.over:
        decision = chance.choice(match.open)
        match.choose(chance.choice(decision.options), decision.seat)
    return match


def line_of(text: str, start_: str) -> int:
    """The number of the first line that starts like this."""
    return next(i for i, line in enumerate(text.splitlines(), 1) if line.startswith(start_))


# --- round trips -----------------------------------------------------------------------------------------


@settings(max_examples=40)
@given(st.integers(0, 2**64 - 1), st.integers(0, 60), st.integers(2, 3))
def test_a_record_played_again_is_the_match(seed: int, length: int, count: int) -> None:
    match = start(seed, count)
    chance = random.Random(seed)
    for _ in range(length):
        if not match.over:
            decision = chance.choice(match.open)
            match.choose(chance.choice(decision.options), decision.seat)
    text = match.record()
    twin = again(text)
    assert twin.record() == text
    assert (twin.hash(), twin.result, twin.choices) == (match.hash(), match.result, match.choices)


@pytest.mark.parametrize("seed", [0, -1, -(2**70), 2**64, 2**100])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    match = start(seed)
    bids(match)
    assert again(match.record()).hash() == match.hash()


def test_the_text_is_what_it_says() -> None:
    text = finished().record()
    lines = text.splitlines()
    assert lines[:8] == [
        "weald 1", "game wells", "rules 2", "seats red blue", "option goal 4", "option mood calm",
        "option open false", "seed 1",
    ]  # fmt: skip
    assert lines[8] == "--"
    assert re.fullmatch(r"= 1 [0-9a-f]{16}", lines[9])
    assert re.fullmatch(r"red bid c\d\d", lines[10])
    assert re.fullmatch(r"result (red|blue) buckets 7", lines[-1])


def test_comments_and_blank_lines_are_allowed() -> None:
    text = finished().record()
    assert again(text.replace("--\n", "# a comment\n\n--\n\n# another\n")).record() == text


def test_a_concession_is_recorded() -> None:
    match = start()
    bids(match)
    match.concede(0)
    twin = again(match.record())
    assert twin.result == match.result
    assert "red concede" in match.record()


def test_options_and_seats_are_kept() -> None:
    match = start(1, 3, None, True, goal=2, open=True, mood="wild")
    twin = again(match.record())
    assert (twin.options, twin.seats) == ({"goal": 2, "open": True, "mood": "wild"}, ["red", "blue", "green"])


def test_a_running_game_is_a_record_too() -> None:
    match = start()
    bids(match)
    assert "result" not in match.record()
    assert again(match.record()).hash() == match.hash()


# --- bad records -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ("", 1, "weald 1"),
        ("hello\n", 1, "weald 1"),
        ("weald 2\ngame wells\n--\n", 1, "weald 1"),
        ("weald 1\ngame wells\nrules 2\nseats red blue\n", 4, "no '--' line"),
        ("weald 1\ngame wells\nseats red blue\n--\n", 4, "rules"),
        ("weald 1\nrules 2\nseats red blue\n--\n", 4, "game"),
        ("weald 1\ngame wells\nrules two\n--\n", 3, "unknown header"),
        ("weald 1\ngame wells\nrules 2\ncolour red\n--\n", 4, "unknown header"),
        ("weald 1\ngame wells\nrules 2\nseats red blue\nseed x\n--\n", 5, "unknown header"),
        ("weald 1\ngame wells\nrules 2\nseats red blue\nseed ²\n--\n", 5, "unknown header"),
        ("weald 1\ngame wells\nrules 2\nseats red blue\nchance 1 b\n--\n", 5, "whole numbers"),
        ("weald 1\ngame wells\nrules 2\nseats red blue\n--\ngreen bid c01\n", 6, "red, blue"),
        ("weald 1\ngame wells\nrules 2\nseats red blue\n--\nred\n", 6, "red, blue"),
        ("weald 1\ngame wells\nrules 2\nseats red blue\n--\n= one abc\n", 6, "ROUND HASH"),
        ("weald 1\ngame wells\nrules 2\nseats red blue\n--\n= 1 abc\n", 6, "ROUND HASH"),
        ("weald 1\ngame wells\nrules 2\nseats red blue\n--\nresult red x\nred bid c01\n", 7, "follows the result"),
    ],
)
def test_malformed_text_names_its_line(text: str, line: int, says: str) -> None:
    with pytest.raises(MalformedRecord, match=re.escape(says)) as error:
        read(text)
    assert error.value.details["line"] == line


def test_an_edited_choice_that_is_not_legal_names_its_line() -> None:
    text = finished().record()
    number = line_of(text, "red bid")
    lines = text.splitlines()
    lines[number - 1] = "red keep"
    with pytest.raises(MalformedRecord, match="not offered") as error:
        again("\n".join(lines))
    assert error.value.details["line"] == number
    lines[number - 1] = "red sing"
    with pytest.raises(MalformedRecord, match="not an option") as error:
        again("\n".join(lines))
    assert error.value.details["line"] == number


def test_an_edited_choice_that_is_legal_is_found_in_the_next_round() -> None:
    match = finished()
    lines = match.record().splitlines()
    number = line_of(match.record(), "red bid")
    offered = [o.id for o in start(1).decision_of(0).options]
    lines[number - 1] = f"red {next(o for o in offered if o != lines[number - 1][4:])}"
    with pytest.raises((HashMismatch, MalformedRecord)) as error:
        again("\n".join(lines))
    if isinstance(error.value, HashMismatch):
        assert error.value.details["round"] == 2


def test_a_hash_mismatch_names_the_first_round_that_differs() -> None:
    lines = finished().record().splitlines()
    for round_ in (2, 3):
        at = next(i for i, line in enumerate(lines) if line.startswith(f"= {round_} "))
        lines[at] = f"= {round_} {'0' * 16}"
    with pytest.raises(HashMismatch) as error:
        again("\n".join(lines))
    assert error.value.details["round"] == 2
    assert again("\n".join(lines), verify=False).over


def test_another_seed_is_found_in_round_one() -> None:
    text = finished().record().replace("seed 1\n", "seed 2\n")
    with pytest.raises(HashMismatch) as error:
        again(text)
    assert error.value.details["round"] == 1


def test_a_record_cut_anywhere_is_either_a_running_game_or_refused() -> None:
    """A cut in the middle of a line is named; a cut between lines leaves a shorter game."""
    text = finished().record()
    for end in range(0, len(text), 7):
        try:
            match = again(text[:end])
        except WealdError:
            continue
        assert not match.over or text[:end].rstrip() == text.rstrip()


def test_a_result_without_its_game_is_refused() -> None:
    lines = finished().record().splitlines()
    cut = [*lines[:14], lines[-1]]
    with pytest.raises(MalformedRecord, match="not over") as error:
        again("\n".join(cut))
    assert error.value.details["line"] == len(cut)


def test_a_finished_game_without_its_result_is_refused() -> None:
    lines = finished().record().splitlines()[:-1]
    with pytest.raises(MalformedRecord, match="no result") as error:
        again("\n".join(lines))
    assert error.value.details["line"] == len(lines)


def test_an_edited_result_is_refused() -> None:
    text = finished().record()
    winner, loser = ("red", "blue") if "result red" in text else ("blue", "red")
    with pytest.raises(MalformedRecord, match="result") as error:
        again(text.replace(f"result {winner}", f"result {loser}"))
    assert error.value.details["line"] == len(text.splitlines())


def test_choices_after_the_end_are_refused() -> None:
    lines = finished().record().splitlines()
    lines.insert(len(lines) - 1, "red pass")
    with pytest.raises(MalformedRecord, match="over"):
        again("\n".join(lines))


def test_the_wrong_game_revision_option_or_seat() -> None:
    text = finished().record()
    with pytest.raises(UnknownRevision) as error:
        again(text.replace("rules 2", "rules 9"))
    assert (error.value.details["revision"], error.value.details["known"]) == (9, [1, 2])
    with pytest.raises(UnknownSetting, match="no option"):
        again(text.replace("option goal 4", "option gaol 4"))
    with pytest.raises(UnknownSetting, match="1 to 99"):
        again(text.replace("option goal 4", "option goal 400"))
    with pytest.raises(MalformedRecord, match="no seat"):
        again(text.replace("seats red blue", "seats red mauve").replace("\nblue ", "\nmauve "))
    with pytest.raises(UnknownGame, match="'wells'"):
        weald.replay(text)
    with pytest.raises(UnknownSetting, match="other data"):
        again(text.replace("seed 1", "data 0123\nseed 1"))


def test_impossible_chance_is_refused() -> None:
    match = start(1, 2, [*range(23, 0, -1), 5])
    bids(match)
    match.choose("pass")
    match.choose("pass")
    text = match.record()
    assert again(text).hash() == match.hash()
    with pytest.raises(MalformedRecord, match="0 to 23"):
        again(text.replace("chance 23", "chance 99"))
    with pytest.raises(MalformedRecord, match="0 to 5") as error:
        again(text.replace(" 1 5\n", " 1 6\n"), verify=False)
    assert error.value.details["line"] == len(text.splitlines())


def test_ironwood_records_are_refused_the_same_way() -> None:
    match = weald.start("ironwood", seed=3)
    for _ in range(30):
        match.choose(match.decision.options[0])
    text = match.record()
    assert weald.replay(text).hash() == match.hash()
    with pytest.raises(UnknownRevision):
        weald.replay(text.replace(f"rules {match.game.revision}", "rules 77"))
    with pytest.raises(HashMismatch) as error:
        weald.replay(text.replace("seed 3", "seed 4"))
    assert error.value.details["round"] == 1


# --- redacted --------------------------------------------------------------------------------------------


def with_a_secret() -> tuple[Match, int, str]:
    """A running game in which the loser has hidden a card."""
    match = start(1)
    bids(match)
    loser = match.decision.seat
    match.choose("pass")
    hidden = match.decision.options[0]
    match.choose(hidden)
    assert not match.over
    return match, loser, hidden.at


def test_a_running_game_is_exported_without_seed_and_others_secrets() -> None:
    match, loser, hidden = with_a_secret()
    text = match.record(1 - loser)
    assert "seed" not in text
    assert "chance" not in text
    assert "= " not in text  # hashes would betray the whole state to a guesser
    assert f"redacted {match.seats[1 - loser]}" in text
    assert f"{match.seats[loser]} ?" in text
    assert f"hide {hidden}" not in text
    assert f"hide {hidden}" in match.record(loser)
    for name in (NAMES[c] for c in wells(match).hand[loser]):
        assert name not in text


def test_a_spectator_gets_no_secret_at_all() -> None:
    match, _, hidden = with_a_secret()
    text = match.record(-1)
    assert "redacted spectator" in text
    assert hidden not in text
    assert "seed" not in text
    assert "bid" not in text  # answers given together stay sealed in the export


def test_scripted_chance_is_not_exported_either() -> None:
    match = start(1, 2, [*range(23, 0, -1), 5])
    bids(match)
    assert "chance" in match.record()
    assert "chance" not in match.record(0)


def test_a_redacted_record_cannot_be_replayed() -> None:
    match, loser, _ = with_a_secret()
    with pytest.raises(MalformedRecord, match=match.seats[loser]):
        again(match.record(loser))


def test_a_finished_game_has_no_secrets() -> None:
    match = finished()
    assert match.record(0) == match.record()
