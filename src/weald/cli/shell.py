"""What a shell and a manual want to know about the command itself: completion and the man page."""

from __future__ import annotations

import click

SHELLS = ("bash", "zsh", "fish")


def completion(cli: click.Command, shell: str) -> str:
    """The script that lets a shell complete what follows ``weald``."""
    from click.shell_completion import BashComplete, FishComplete, ZshComplete

    # Taken as it stands: Click's own `source` first asks the bash of this machine for its version.
    kind = {"bash": BashComplete, "zsh": ZshComplete, "fish": FishComplete}[shell]
    made = kind(cli, {}, "weald", "_WEALD_COMPLETE")
    return str(made.source_template % made.source_vars())


def manual(cli: click.Group, version: str) -> str:
    """The man page weald(1) in roff, written from the help of every command."""
    context = click.Context(cli, info_name="weald")
    lines = [
        f'.TH WEALD 1 "" "weald {version}" "User Commands"',
        ".SH NAME",
        r"weald \- asymmetric board games of the woods: play, host, simulate, research",
        ".SH SYNOPSIS",
        r"\fBweald\fR \fICOMMAND\fR [\fIOPTION\fR...]",
        ".SH DESCRIPTION",
        *_paragraphs(cli.help or ""),
        ".SH COMMANDS",
    ]
    for name, command in sorted(_commands(cli, context)):
        lines += [".SS " + _plain(_usage(name, command, context)), *_paragraphs(command.help or "")]
        for parameter in command.params:
            if isinstance(parameter, click.Option) and not parameter.hidden:
                flags, meaning = parameter.get_help_record(context) or ("", "")
                lines += [".TP", rf"\fB{_plain(flags)}\fR", _plain(meaning) or "."]
    lines += [
        ".SH FILES",
        ".TP",
        r"\fB$XDG_DATA_HOME/weald\fR, by default \fB~/.local/share/weald\fR",
        "Where the server keeps its games, and the terminal yours.",
        ".SH ENVIRONMENT",
        ".TP",
        r"\fBWEALD_DATA_OVERRIDE\fR",
        "A TOML file with which an owner of a game corrects its facts.",
        ".SH EXIT STATUS",
        "0 when all went well, 1 when something was found (weald fuzz), 2 for a request that cannot be met, 130 when stopped.",
    ]
    return "\n".join(lines) + "\n"


def _commands(group: click.Group, context: click.Context, above: str = "") -> list[tuple[str, click.Command]]:
    out: list[tuple[str, click.Command]] = []
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        assert command is not None
        if isinstance(command, click.Group):
            out += _commands(command, context, f"{above}{name} ")
        elif not command.hidden:
            out.append((above + name, command))
    return out


def _usage(name: str, command: click.Command, parent: click.Context) -> str:
    return " ".join([f"weald {name}", *command.collect_usage_pieces(click.Context(command, parent=parent))])


def _paragraphs(text: str) -> list[str]:
    out: list[str] = []
    for block in text.strip().split("\n\n"):
        lines = [_plain(line.strip()) for line in block.splitlines() if line.strip()]
        if lines and lines[0] == "\b":  # as it stands, line by line
            out += [".PP", ".nf", *lines[1:], ".fi"]
        else:
            out += [".PP", *lines]
    return out


def _plain(text: str) -> str:
    """No backslash, hyphen or leading dot of ours is an instruction to roff."""
    text = text.replace("\\", r"\e").replace("-", r"\-")
    return rf"\&{text}" if text.startswith((".", "'")) else text


@click.command("completion")
@click.argument("shell", type=click.Choice(SHELLS))
@click.pass_context
def completion_command(context: click.Context, shell: str) -> None:
    """Print the completion script for a shell.

    \b
    bash   weald completion bash > ~/.local/share/bash-completion/completions/weald
    zsh    weald completion zsh > "${fpath[1]}/_weald"
    fish   weald completion fish > ~/.config/fish/completions/weald.fish
    """
    click.echo(completion(context.find_root().command, shell))


@click.command("man")
@click.pass_context
def man_command(context: click.Context) -> None:
    """Print the man page: weald man | man -l -"""
    from weald import __version__

    root = context.find_root().command
    assert isinstance(root, click.Group)
    click.echo(manual(root, __version__), nl=False)
