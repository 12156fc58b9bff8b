"""Interrupted and resumed, on one process or several: the same games."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.test_cli import as_json, refused, run
from weald.arena.schedule import Schedule, schedule
from weald.arena.tally import Result
from weald.arena.tournament import CannotResume, play

SOLO = ("arena", "ironwood", "--option", "solo=ironbot", "--players", "random")


def duels(games: int = 6, **more: Any) -> Schedule:
    return schedule("ironwood", ["left", "right"], games, **{"seed": 5, **more})


def test_the_same_schedule_gives_the_same_digest() -> None:
    one, two, other = play(duels()), play(duels()), play(duels(seed=6))
    assert one.digest == two.digest != other.digest
    assert one.ratings == two.ratings
    assert one.curves == two.curves


def test_resuming_gives_what_an_uninterrupted_run_gives(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    whole = play(duels(), file=file)
    lines = file.read_bytes().splitlines(keepends=True)
    assert len(lines) == 7
    file.write_bytes(b"".join(lines[:4]) + lines[4][:50])  # three games, and one cut off while it was written
    again = play(duels(), file=file)
    assert again.digest == whole.digest
    assert again.pairings == whole.pairings
    assert again.made_by.resumed == 3
    assert len(file.read_bytes().splitlines()) == 7
    assert play(duels(), file=file).made_by.resumed == 6


def test_more_games_and_more_players_play_only_what_is_new(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    play(duels(4), file=file)
    assert play(duels(6), file=file).made_by.resumed == 4
    three = schedule("ironwood", ["left", "right", "third"], 2, seed=5)
    assert play(three, file=file).made_by.resumed == 2


def test_stopped_in_the_middle_nothing_is_lost(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    made = 0

    def stop(number: int) -> None:
        nonlocal made
        made += number
        if made == 4:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play(duels(), file=file, progress=stop)
    again = play(duels(), file=file)
    assert again.made_by.resumed == 4
    assert again.digest == play(duels()).digest


def test_games_of_another_kind_are_not_mixed_in(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    play(duels(2), file=file)
    with pytest.raises(CannotResume, match="seed 5, now 6"):
        play(duels(2, seed=6), file=file)
    with pytest.raises(CannotResume, match="handicap_ironclad"):
        play(duels(2, options={"handicap_ironclad": 2}), file=file)
    file.write_text(file.read_text("utf-8").replace('"source":"', '"source":"old'), "utf-8")
    with pytest.raises(CannotResume, match="source"):
        play(duels(2), file=file)
    file.write_text("a shopping list\n", "utf-8")
    with pytest.raises(CannotResume, match="line 1"):
        play(duels(2), file=file)
    with pytest.raises(CannotResume):
        play(duels(2), file=tmp_path / "no" / "such" / "folder.jsonl")


def test_json_says_everything_needed_to_repeat_it(tmp_path: Path) -> None:
    page = tmp_path / "solo.html"
    found = as_json(*SOLO, "--games", "4", "--seed", "9", "--jobs", "2", "--report", str(page))
    result = msgspec.convert(found, Result, strict=False)
    assert result.seed == 9
    assert result.made_by.command.startswith("weald arena ironwood --option solo=ironbot")
    assert result.made_by.jobs == 2
    assert result.made_by.source
    assert result.options["solo"] == "ironbot"
    assert msgspec.json.decode((tmp_path / "solo.json").read_bytes(), type=Result) == result
    assert len((tmp_path / "solo.jsonl").read_text("utf-8").splitlines()) == 5
    alone = as_json(*SOLO, "--games", "4", "--seed", "9")
    assert alone["digest"] == result.digest
    text = run(*SOLO, "--games", "4", "--seed", "9", "--resume", str(tmp_path / "solo.jsonl"))
    assert text.returncode == 0, text.stderr
    assert result.digest in text.stdout
    assert "random won" in text.stdout


def test_ctrl_c_leaves_a_file_that_can_be_resumed(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    args = [*SOLO, "--games", "2000", "--resume", str(file)]
    arena = subprocess.Popen(
        [sys.executable, "-m", "weald.cli", *args, "--jobs", "2"], stderr=subprocess.PIPE, text=True,
        stdout=subprocess.DEVNULL, start_new_session=True,
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),  # a background job would ignore it
    )  # fmt: skip
    end = time.monotonic() + 300
    while time.monotonic() < end and (not file.exists() or file.read_bytes().count(b"\n") < 3):
        time.sleep(0.1)
    os.killpg(arena.pid, signal.SIGINT)
    _, said = arena.communicate(timeout=300)
    assert arena.returncode == 130, said
    assert "repeat the command" in said
    assert "Traceback" not in said
    assert as_json(*SOLO, "--games", "3", "--resume", str(file))["made_by"]["resumed"] >= 1


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("arena", "nosuchgame", "--players", "random"), "nosuchgame"),
        (("arena", "ironwood"), "--players"),
        (("arena", "ironwood", "--players", "genius,random"), "genius"),
        (("arena", "ironwood", "--players", "random"), "somebody to meet"),
        (("arena", "ironwood", "--players", "random,greedy", "--games", "3"), "try 2 or 4"),
        (("arena", "ironwood", "--players", "random,greedy", "--seats", "3"), "2 players"),
        (("arena", "ironwood", "--players", "random,greedy", "--games", "0"), "--games"),
        (("arena", "ironwood", "--players", "random,greedy", "--backend", "moon"), "moon"),
        (("arena", "ironwood", "--players", "random,greedy", "--option", "colour=red"), "colour"),
        (("arena", "ironwood", "--players", "random,greedy", "--report", "page.pdf"), "file.html"),
        (("arena", "ironwood", "--players", "random,greedy", "--report", "no/such/page.html"), "folder"),
    ],
)  # fmt: skip
def test_bad_input_is_one_clear_sentence(args: tuple[str, ...], says: str) -> None:
    assert says in refused(*args)


def test_help_teaches() -> None:
    said = run("arena", "--help").stdout
    for word in ("--field", "--mix", "--resume", "--report", "Ctrl-C", "search:400"):
        assert word in said
