"""The command line as a stranger meets it: what works, and what is refused with one sentence and exit code 2."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import click
import pytest

import weald
from tools.listing import LISTING, listing
from weald.cli import COMMANDS, help_text
from weald.cli.group import cli
from weald.kernel import Dice


def run(*args: str, env: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "weald.cli", *args],
        capture_output=True, text=True, stdin=subprocess.DEVNULL, timeout=600, env={**os.environ, **(env or {})},
    )  # fmt: skip


def as_json(*args: str) -> dict[str, Any]:
    """--json prints one JSON object on stdout and nothing else."""
    done = run(*args, "--json")
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def refused(*args: str, env: dict[str, str] | None = None) -> str:
    done = run(*args, env=env)
    assert done.returncode == 2, (done.returncode, done.stdout, done.stderr)
    assert "Traceback" not in done.stderr
    assert done.stderr.strip()
    return done.stderr


def a_record(choices: int = 10_000) -> str:
    match, dice = weald.start("ironwood", seed=5), Dice(5)
    while not match.over and len(match.choices) < choices:
        options = match.decision.options
        match.choose(options[dice.below(len(options))])
    return match.record()


# --- what works --------------------------------------------------------------------------------------------


def test_games_lists_what_can_be_played() -> None:
    assert "ironwood" in [row["game"] for row in as_json("games")["games"]]
    assert "handicap_ironclad" in run("games").stdout
    assert [row["game"] for row in as_json("games", "root")["games"]] == ["root"]
    assert "handicap_ironclad" not in run("games", "root").stdout


def test_the_listing_is_fresh() -> None:
    assert LISTING.read_text("utf-8") == listing(), "python tools/listing.py writes it anew"


def loaded_by(*args: str) -> set[str]:
    """The modules a command has loaded when it ends."""
    code = "import sys; from weald.cli.group import cli; cli.main(sys.argv[1:], standalone_mode=False); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code, *args], capture_output=True, text=True, check=True)
    return set(done.stdout.splitlines()[-1].split())


def test_looking_around_loads_little() -> None:
    for args in (("--help",), ("games",), ("games", "--json"), ("sim", "--help"), ("serve", "--help")):
        heavy = {"asyncio", "concurrent.futures", "importlib.resources", "litestar", "numpy", "rich", "textual", "tomllib",
                 "weald.arena", "weald.facts", "weald.games", "weald.kernel", "weald.match", "weald.table"}  # fmt: skip
        assert not heavy & loaded_by(*args), args
    assert {name for name in loaded_by("--help") if name.startswith("weald.")} == {"weald.cli", "weald.cli.group"}


def test_help_is_what_click_would_print_without_loading_it() -> None:
    for columns in ("80", "81", "100", "300"):  # where it is narrower, click is asked
        context = click.Context(cli, info_name="weald", terminal_width=int(columns), **cli.context_settings)
        assert help_text() == cli.get_help(context) + "\n"
        assert run("--help", env={"COLUMNS": columns}).stdout == help_text()
    assert run("--help", env={"COLUMNS": "60"}).stdout != help_text()
    code = "import sys; from weald.cli import main; main(); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code, "--help"], capture_output=True, text=True, check=True)
    assert not {"click", "weald.collector"} & set(done.stdout.splitlines()[-1].split())


def test_every_command_is_found_by_its_name() -> None:
    context = click.Context(cli)
    for name in COMMANDS:
        command = cli.get_command(context, name)
        assert command is not None
        assert command.name == name
    assert cli.get_command(context, "nothing") is None


def test_help_teaches() -> None:
    for command in ("", "play", "sim", "fuzz", "replay", "rules", "data", "bench", "serve"):
        done = run(*filter(None, [command, "--help"]))
        assert done.returncode == 0
        assert len(done.stdout) > 200


def test_simulation_gives_the_same_digest_whatever_the_jobs() -> None:
    one = as_json("sim", "ironwood", "--games", "12", "--seed", "1", "--players", "random")
    two = as_json("sim", "ironwood", "--games", "12", "--seed", "1", "--players", "random", "--jobs", "2")
    assert one["finished"] == one["games"] == 12
    assert one["digest"] == two["digest"]
    assert sum(one["wins"].values()) == 12
    for key in ("games", "finished", "decisions", "seconds", "games_per_s", "decisions_per_s", "wins", "digest"):
        assert key in one


def test_another_seed_gives_other_games() -> None:
    digests = [as_json("sim", "ironwood", "--games", "2", "--seed", seed)["digest"] for seed in ("1", "2")]
    assert digests[0] != digests[1]


def test_fuzz_finds_nothing() -> None:
    found = as_json("fuzz", "ironwood", "--decisions", "4000", "--seed", "3")
    assert found["findings"] == []
    assert found["decisions"] >= 4000


def test_replay_verifies_and_tells_the_story(tmp_path: Path) -> None:
    file = tmp_path / "game.weald"
    file.write_text(a_record(), "utf-8")
    assert as_json("replay", str(file))["over"] is True
    for lang, word in (("en", "Round 1"), ("cs", "kolo"), ("pl", "Runda")):
        done = run("replay", str(file), "--log", "--lang", lang)
        assert done.returncode == 0, done.stderr
        assert word.lower() in done.stdout.lower()
    assert run("replay", str(file), "--verify").returncode == 0


def test_rules_prints_a_statement_a_section_and_json() -> None:
    assert "attacker wins" in run("rules", "ironwood", "10.6.5").stdout
    assert len(as_json("rules", "ironwood", "10.6")["rules"]) > 3


@pytest.mark.parametrize(("lang", "words"), [("cs", "vítězí útočník"), ("pl", "wygrywa atakujący")])
def test_rules_are_printed_in_the_players_language(lang: str, words: str) -> None:
    assert words in run("rules", "ironwood", "10.6.5", "--lang", lang).stdout
    book = as_json("rules", "ironwood", "--lang", lang)
    assert book["lang"] == lang
    assert len(book["rules"]) > 500
    assert "A-01" not in {one["id"] for one in book["rules"]}


def test_rules_can_be_searched_and_the_annex_is_for_referees() -> None:
    assert "10.6.5" in run("rules", "ironwood", "--lang", "cs", "--search", "utocnik prevaha").stdout
    assert run("rules", "ironwood", "--lang", "pl", "--search", "xyzzy").stdout.strip() == "Nic nie znaleziono."
    assert "Ruling" in run("rules", "ironwood", "A-01").stdout
    assert "INT-05" in run("rules", "ironwood", "--annex").stdout


def test_data_tells_its_provenance(tmp_path: Path) -> None:
    found = as_json("data", "ironwood", "--provenance")
    assert {"seed", "public", "reconstructed"} <= set(found["counts"])
    assert {"file", "entry", "confidence"} <= set(found["entries"][0])


# --- what is refused ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("sim", "nosuchgame"), "nosuchgame"),
        (("play", "nosuchgame"), "nosuchgame"),
        (("rules", "nosuchgame"), "nosuchgame"),
        (("rules", "ironwood", "99.9.9"), "99.9.9"),
        (("data", "nosuchgame"), "nosuchgame"),
        (("fuzz", "nosuchgame"), "nosuchgame"),
        (("bench", "--game", "nosuchgame"), "nosuchgame"),
        (("sim", "ironwood", "--games", "0"), "--games"),
        (("sim", "ironwood", "--games", "x"), "--games"),
        (("sim", "ironwood", "--seats", "3"), "2 players"),
        (("sim", "ironwood", "--seats", "ironclad,elves"), "elves"),
        (("sim", "ironwood", "--option", "colour=red"), "colour"),
        (("sim", "ironwood", "--option", "ordered=maybe"), "true or false"),
        (("sim", "ironwood", "--option", "handicap_ironclad=9"), "0 to 4"),
        (("sim", "ironwood", "--option", "ordered"), "KEY=VALUE"),
        (("sim", "ironwood", "--players", "genius"), "genius"),
        (("sim", "ironwood", "--players", "random,random,random"), "players"),
        (("play",), "which game?"),
        (("play", "ironwood", "--side", "nobody"), "no seat"),
        (("play", "--join", "nonsense"), "is no link to a table"),
        (("replay", "nosuchfile.weald"), "nosuchfile"),
        (("nosuchcommand",), "nosuchcommand"),
    ],
)  # fmt: skip
def test_bad_input_is_one_clear_sentence(args: tuple[str, ...], says: str) -> None:
    assert says in refused(*args)


def test_a_truncated_record(tmp_path: Path) -> None:
    text = a_record()
    file = tmp_path / "cut.weald"
    file.write_text("\n".join(text.splitlines()[:4]), "utf-8")
    assert "line" in refused("replay", str(file))
    file.write_text("\n".join(text.splitlines()[:-3]) + "\nresult ironclad forges 14.3.1\n", "utf-8")
    refused("replay", str(file))


def test_an_edited_record_names_its_line(tmp_path: Path) -> None:
    lines = a_record().splitlines()
    spot = next(i for i, line in enumerate(lines) if line.startswith("woodwalkers draw"))
    file = tmp_path / "edited.weald"
    file.write_text("\n".join([*lines[:spot], "woodwalkers castle", *lines[spot + 1 :]]), "utf-8")
    assert f"line {spot + 1}" in refused("replay", str(file))
    spot = next(i for i, line in enumerate(lines) if line.startswith("= 2 "))
    file.write_text("\n".join([*lines[:spot], "= 2 0123456789abcdef", *lines[spot + 1 :]]), "utf-8")
    assert "round 2" in refused("replay", str(file))


def test_a_record_of_rules_we_do_not_know(tmp_path: Path) -> None:
    file = tmp_path / "future.weald"
    file.write_text(re.sub(r"^rules \d+$", "rules 999", a_record(), flags=re.MULTILINE), "utf-8")
    assert "revision 999" in refused("replay", str(file))


def test_a_wrong_data_override(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('[cards_ironclad.IC07]\ncombat = {damage = "lots", defense = 1, dominance = 4}\n', "utf-8")
    said = refused("data", "ironwood", "--override", str(file))
    assert "IC07" in said
    assert "damage" in said
    assert "mine.toml" in said
    assert "IC07" in refused("sim", "ironwood", "--games", "1", env={"WEALD_DATA_OVERRIDE": str(file)})


def test_a_right_data_override_changes_the_game_and_marks_its_records(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[cards_ironclad.IC07]\ncombat = {damage = 3, defense = 1, dominance = 4}\n", "utf-8")
    assert run("data", "ironwood", "--override", str(file)).returncode == 0
    env = {"WEALD_DATA_OVERRIDE": str(file)}
    assert run("sim", "ironwood", "--games", "1", env=env).returncode == 0
    code = "import weald; print(weald.start('ironwood').record())"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env={**os.environ, **env}, check=True
    )  # fmt: skip
    assert "\ndata " in done.stdout
    assert "\ndata " not in weald.start("ironwood").record()


def test_analyse() -> None:
    record = str(Path(__file__).parent / "corpus" / "ironwood" / "game-01-totems.weald")
    few = ("--points", "4", "--iterations", "10")
    found = as_json("analyse", record, *few)
    assert found["game"] == "ironwood"
    numbers = [point["number"] for point in found["points"]]
    assert numbers == sorted(numbers)
    assert all(len(point["chances"]) == 2 for point in found["points"])
    assert "Šance na výhru" in run("analyse", record, *few, "--lang", "cs").stdout
    assert "no-such-file" in refused("analyse", "no-such-file.weald")


# --- the command itself ------------------------------------------------------------------------------------


def test_a_shell_completes_commands_and_games() -> None:
    for shell in ("bash", "zsh", "fish"):
        assert "_WEALD_COMPLETE" in run("completion", shell).stdout
    done = run(env={"_WEALD_COMPLETE": "bash_complete", "COMP_WORDS": "weald sim w", "COMP_CWORD": "2"})
    assert done.stdout.split() == ["plain,wonderland"]


def test_the_man_page_names_every_command() -> None:
    page = run("man").stdout
    for command in ("play", "serve", "replay", "analyse", "sim", "arena", "fuzz", "bench", "rules", "data", "games"):
        assert f".SS weald {command}" in page


# --- the speed gate ----------------------------------------------------------------------------------------


def test_two_commits_are_measured_turn_about() -> None:
    """The last commit against what lies here, as sources: a row per game and kind, and whether the games are the same."""
    if not Path(".git").exists():
        pytest.skip("not a checkout")
    report = as_json(
        "bench",
        "--against",
        "HEAD",
        "--interpreted",
        "--quick",
        "--game",
        "defenders",
        "--kind",
        "clone",
        "--kind",
        "random",
    )
    assert [row["kind"] for row in report["rows"]] == ["random", "clone"]
    for row in report["rows"]:
        assert row["game"] == "defenders"
        assert row["low"] <= row["ratio"] <= row["high"]
    assert report["turns"] == 3


def test_a_slower_game_is_named_only_when_it_was_slower_in_every_turn() -> None:
    from weald.cli.against import Against, Compared

    rows = [
        Compared("root", "random", 9, 100, 90, 0.90, 0.88, 0.93, True),
        Compared("ironwood", "clone", 9, 10, 11.1, 0.90, 0.8, 1.1, False),
    ]
    report = Against("main", "0123456789abcdef", True, 5, rows)
    assert report.slower(5) == ["root (random)"]
    assert "| root | random, decisions/s | 100 | 90 | **0.90** | 0.88 to 0.93 | yes |" in report.table()
    assert "| ironwood | clone, µs | 10.0 | 11.1 | **0.90** | 0.80 to 1.10 | **no** |" in report.table()


def test_no_commit_no_comparison() -> None:
    assert "is no commit here" in refused("bench", "--against", "no-such-ref")
    assert "unknown kind 'games'" in refused("bench", "--against", "HEAD", "--kind", "games")


def test_batches_are_measured_beside_the_single_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WEALD_FAST", "no such build")
    monkeypatch.setenv("WEALD_PEERS", "no such environment")
    found = as_json("research", "bench", "--quick", "--game", "defenders", "--count", "4")
    (row,) = found["rows"]
    assert row["game"] == "defenders"
    assert min(row["single"], row["batch"], row["ratio"]) > 0
    assert found["peers"] == {}
    assert "nosuchgame" in refused("research", "bench", "--game", "nosuchgame")


def test_the_layout_of_an_observation_is_told() -> None:
    found = as_json("research", "layout", "wonderland", "--seats", "5")
    assert len(found["seats"]) == 5
    assert sum(part["size"] for part in found["parts"]) == found["size"]
    assert all(part["text"] for part in found["parts"])
    assert "victory points" in run("research", "layout", "root").stdout
