"""Looking around: games, rules, data."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from weald.cli.common import GAME, JSON, LANG, a_console, complete_games, emit

if TYPE_CHECKING:
    from weald.rulebook import Rulebook


@click.command("games")
@click.argument("game", required=False, shell_complete=complete_games)
@JSON
def games_command(game: str | None, as_json: bool) -> None:
    """List the games, or one of them, with their seats and settings."""
    import json

    # Written by tools/listing.py and kept fresh by a test: loading four games takes ten times as long as reading this.
    rows: list[dict[str, Any]] = json.loads((Path(__file__).parents[1] / "games" / "listing.json").read_text("utf-8"))
    if game is not None:
        known = [row["game"] for row in rows]
        if game not in known:
            from weald.kernel.errors import UnknownGame

            raise UnknownGame(game, known)
        rows = [row for row in rows if row["game"] == game]
    if as_json:
        emit({"games": rows})
        return
    for row in rows:
        name = click.style(row["game"], bold=True)
        click.echo(f"{name}  seats: {', '.join(row['seats'])}  (rules revision {row['revision']})")
        for seating in row["seatings"]:
            fewest, most = seating["fewest"], seating["most"]
            count = fewest if fewest == most else f"{fewest}..{most}"
            click.echo(f"  --seats {count}  {click.style('or which:', dim=True)} {', '.join(seating['sides'])}")
        for s in row["settings"]:
            values = "true, false" if s["kind"] == "switch" else ", ".join(s["words"]) or f"{s['low']}..{s['high']}"
            default = click.style(f"(default {_told(s['default'])})", dim=True)
            click.echo(f"  --option {s['key']}=...  {values}  {default}")


def _told(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


@click.command("rules")
@GAME
@click.argument("rule", metavar="[ID]", required=False)
@LANG
@click.option("--search", metavar="WORDS", help="Only the statements that have all these words.")
@click.option("--annex", is_flag=True, help="The referee's annex instead: scenarios, rulings (in English).")
@click.option("--coverage", is_flag=True, help="Which statements have a passing test, and which have none.")
@click.option("--chapters", metavar="LIST", help='With --coverage: only these, like "1-16,19".')
@JSON
def rules_command(
    game: str,
    rule: str | None,
    lang: str,
    search: str | None,
    annex: bool,
    coverage: bool,
    chapters: str | None,
    as_json: bool,
) -> None:
    """Print a game's rules in our own words: one statement, a section, a chapter or all.

    \b
    weald rules ironwood 10.6.5
    weald rules ironwood 10.6 --lang cs
    weald rules root --search "forest move"
    weald rules ironwood --coverage --chapters 1-16
    """
    from weald import rulebook
    from weald.games import find

    find(game)
    if coverage:
        from weald.rule_coverage import coverage as measure

        _coverage(measure(game, chapters), as_json)
        return
    book = rulebook.annex(game) if annex else rulebook.for_players(game, lang)
    if rule:
        try:
            book = book.only(book.lookup(rule))
        except rulebook.UnknownRule:  # what players are not shown: the annex, what cannot be played yet
            book = rulebook.load(game, lang)
            book = book.only(book.lookup(rule))
    if search:
        book = book.only(book.search(search))
    if as_json:
        emit({"game": game, "lang": book.lang, "rules": [{"id": s.id, "text": s.text} for s in book]})
        return
    _print_rules(book)


def _print_rules(book: Rulebook) -> None:
    from rich.markup import escape

    from weald.text import Texts

    texts = Texts(book.lang, book.game)
    console = a_console()
    if not book.chapters:
        console.print(texts.format("ui-rules-none"))
    for chapter in book.chapters:
        console.print(f"\n[bold underline]{escape(f'{chapter.id} {chapter.title}'.strip())}[/]")
        for section in chapter.sections:
            if section.title:
                console.print(f"\n[bold]{escape(f'{section.id} {section.title}'.strip())}[/]")
            for one in section.statements:
                name = texts.format("ui-rules-example") if one.example else one.id
                console.print(f"[bold]{name}[/]  {escape(one.text)}", soft_wrap=True)


def _coverage(found: Any, as_json: bool) -> None:
    if as_json:
        emit(found)
        return
    covered = len(found.covered) if isinstance(found.covered, list | tuple) else found.covered
    click.echo(f"{found.game}: {covered} of {found.total} rules have a passing test")
    for rule in found.missing:
        click.echo(f"  missing {rule}")


@click.command("data")
@GAME
@click.option("--provenance", is_flag=True, help="Where every fact comes from: seed, public or reconstructed.")
@click.option("--override", type=click.Path(exists=True, dir_okay=False), help="Check an override file.")
@JSON
def data_command(game: str, provenance: bool, override: str | None, as_json: bool) -> None:
    """Show a game's data files, where their facts come from, and whether an override file is right.

    An owner of the box can correct facts with a TOML file: pass it here to check it, and set
    WEALD_DATA_OVERRIDE to play with it (docs/provenance.md).
    """
    from weald.games import facts

    data = facts(game, override)
    sources = data.provenance()
    counts: dict[str, int] = {}
    for source in sources:
        counts[source.confidence] = counts.get(source.confidence, 0) + 1
    if as_json:
        entries = [source._asdict() for source in sources] if provenance else []
        emit({"game": game, "fingerprint": data.fingerprint, "counts": counts, "entries": entries})
        return
    click.echo(f"{game}: {len(sources)} entries, fingerprint {data.fingerprint}")
    for confidence in sorted(counts):
        click.echo(f"  {confidence:14} {counts[confidence]}")
    if provenance:
        for source in sources:
            parts = f"  ({'; '.join(source.reconstructed_parts)})" if source.reconstructed_parts else ""
            click.echo(f"{source.confidence:14} {source.file}: {source.entry}{parts}")
