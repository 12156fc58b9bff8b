"""``weald serve --settings``: one file for everything a host can set, every line of it documented."""

from __future__ import annotations

import tomllib
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from weald.cli.group import cli
from weald.table import serve
from weald.table.settings import BadSettings, Limits, Mail, Settings, read

ROOT = Path(__file__).parent.parent.parent
SAMPLE = ROOT / "deploy" / "weald.toml"
# What a start decides by itself where nothing is said.
BY_ITSELF = {"port", "db", "jobs"}


def documented() -> list[dict[str, str]]:
    """The tables of docs/host.md: what a setting, a limit and a line about mail are without a line in the file."""
    text = (ROOT / "docs" / "host.md").read_text()
    section = text[text.index("## The settings file") : text.index("## Metrics")]
    out = []
    for part in section.split("\nAnd in `["):
        rows = [line.split("|") for line in part.splitlines() if line.startswith("| `")]
        out.append({row[1].strip().strip("`"): row[2].strip().strip("`") for row in rows})
    return out


def switched_on() -> str:
    """The sample with its examples as lines: "# name = value"."""
    lines = SAMPLE.read_text().splitlines()
    return "\n".join(line.removeprefix("# ") if " = " in line and line.startswith("# ") else line for line in lines)


def test_every_setting_and_limit_is_documented_with_its_value() -> None:
    shown, table = documented(), tomllib.loads(switched_on())
    parts = {"limits": Limits(), "mail": Mail()}
    names = [one.name for one in fields(Settings) if one.name not in parts]
    assert set(shown[0]) == {*names, "processes"}
    assert set(table) == {*names, "processes", *parts}
    wheres: list[tuple[Any, dict[str, Any]]] = [
        (Settings(), table),
        *((part, table[name]) for name, part in parts.items()),
    ]
    for (where, values), said in zip(wheres, shown, strict=True):
        known = [one.name for one in fields(where) if one.name not in parts]
        assert {*values} - {"processes", *parts} == {*known} == {*said} - {"processes"}
        for name in known:
            if where == Settings() and name in BY_ITSELF:
                continue
            value = getattr(where, name)
            plain = list(value) if isinstance(value, tuple) else value
            assert values[name] == plain, name
            assert tomllib.loads(f"x = {said[name]}")["x"] == plain, name


def test_a_file_says_it_and_the_command_line_wins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "weald.toml"
    file.write_text('host = "0.0.0.0"\njobs = 3\norigins = ["https://a.example"]\n[limits]\nsockets = 7\n')
    given: list[dict[str, object]] = []
    monkeypatch.setattr(serve, "run", lambda **settings: given.append(settings))
    asked = ["serve", "--settings", str(file), "--jobs", "0", "--port", "0", "--metrics"]
    result = CliRunner().invoke(cli, asked)
    assert result.exit_code == 0, result.output
    assert given == [
        {
            "host": "0.0.0.0", "jobs": 0, "port": 0, "origins": ("https://a.example",), "metrics": True, "processes": 1,
            "limits": Limits(sockets=7),
        }
    ]  # fmt: skip


def test_the_sample_is_accepted_as_it_is_and_switched_on(tmp_path: Path) -> None:
    assert read(SAMPLE) == {"processes": 1, "limits": Limits(), "mail": Mail()}
    on = tmp_path / "on.toml"
    on.write_text(switched_on())
    assert read(on)["limits"] == Limits()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("hots = 1", "there is no setting hots"),
        ("[limits]\nsocket = 1", "there is no setting limits.socket"),
        ("[limits]\nsockets = 0", "limits.sockets must be more than 0"),
        ("[limits]\nrate = nan", "limits.rate must be more than 0"),
        ('[limits]\nsockets = "many"', "Expected `int`, got `str` - at `limits.sockets`"),
        ("jobs = -1", "jobs must be at least 0"),
        ("limits = 3", "limits is a table"),
        ('processes = "2"', "processes: expected a whole number"),
        ('[mail]\nhost = "mail.example"', "mail.sender"),
        ('[mail]\nsecurity = "none"', "mail.security"),
        ("[mail]\nsmtp = 1", "there is no setting mail.smtp"),
        ("host = ", "Invalid value"),
        ('pause = [1.0]', "pause"),
    ],
)  # fmt: skip
def test_what_makes_no_sense_is_named(tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "weald.toml"
    file.write_text(text)
    with pytest.raises(BadSettings) as problem:
        read(file)
    assert said in str(problem.value)
    result = CliRunner().invoke(cli, ["serve", "--settings", str(file)])
    assert result.exit_code == 1
    assert said in result.output


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadSettings, match="No such file"):
        read(tmp_path / "none.toml")
