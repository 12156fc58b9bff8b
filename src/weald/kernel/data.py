"""Facts of a game, read from its TOML files: checked on load, replaceable by the owner of the box, and
able to say where each of them comes from.

A game describes its files with a few kinds of value::

    CARD = Record({"type": word("basic", "special"), "combat": Record({"damage": whole()})})
    data = load("weald.games.mini", {"cards": Entries(CARD)})
    data["cards"]["C01"]["combat"]["damage"]

An *entry* is what carries provenance (`confidence`, `reconstructed_parts`): a card, a mountain, a line of
the setup. An override file replaces fields of entries by id, under the same checks::

    [cards.C01]
    combat = {damage = 3}

    [texts.en]
    "card-C01.text" = "..."
"""

from __future__ import annotations

import hashlib
import json
import os
import tomllib
from collections.abc import Callable, Collection, Iterator, Mapping
from importlib import resources
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

from weald.kernel.errors import WealdError

OVERRIDE_VARIABLE: Final = "WEALD_DATA_OVERRIDE"
CONFIDENCE: Final = ("seed", "seed_partial", "public", "reconstructed")
PROVENANCE: Final = ("confidence", "reconstructed_parts", "overridden")


class DataError(WealdError):
    """A data file says something it may not say. Names the file, the entry and the field."""

    def __init__(self, file: str, entry: str, field: str, problem: str) -> None:
        self.file = file
        self.entry = entry
        self.field = field
        self.problem = problem
        super().__init__(": ".join(part for part in (file, entry, field, problem) if part))


class Where:
    """A spot in a data file, for error messages. List items are counted from 1."""

    def __init__(self, file: str, entry: str = "", field: str = "") -> None:
        self.file = file
        self.entry = entry
        self.field = field

    def down(self, name: str) -> Where:
        """The entry, or section of entries, of that name."""
        return Where(self.file, f"{self.entry}.{name}" if self.entry else name)

    def into(self, name: str) -> Where:
        return Where(self.file, self.entry, f"{self.field}.{name}" if self.field else name)

    def item(self, index: int) -> Where:
        return Where(self.file, self.entry, f"{self.field}[{index + 1}]")

    def error(self, problem: str) -> DataError:
        return DataError(self.file, self.entry, self.field, problem)

    def wrong(self, expected: str, got: object) -> DataError:
        names = {"dict": "a table", "list": "a list", "bool": "true" if got else "false"}
        return self.error(f"expected {expected}, got {names.get(type(got).__name__, repr(got))}")


# --- kinds of value ---------------------------------------------------------------------------------

Kind: TypeAlias = Callable[[Any, Where], Any]
"""Returns the value, defaults filled in, or raises the DataError of that spot."""


def whole(low: int = 0, high: int | None = None) -> Kind:
    expected = f"a whole number {low} or more" if high is None else f"a whole number from {low} to {high}"

    def read(value: Any, at: Where) -> Any:
        if type(value) is not int or value < low or (high is not None and value > high):
            raise at.wrong(expected, value)
        return value

    return read


def flag(value: Any, at: Where) -> Any:
    if not isinstance(value, bool):
        raise at.wrong("true or false", value)
    return value


def text(value: Any, at: Where) -> Any:
    if not isinstance(value, str) or not value.strip():
        raise at.wrong("a text", value)
    return value


def word(*words: str) -> Kind:
    def read(value: Any, at: Where) -> Any:
        if not isinstance(value, str) or value not in words:
            raise at.wrong(("one of " if len(words) > 1 else "") + ", ".join(words), value)
        return value

    return read


def list_of(kind: Kind, count: int | None = None) -> Kind:
    def read(value: Any, at: Where) -> Any:
        if not isinstance(value, list):
            raise at.wrong("a list", value)
        if count is not None and len(value) != count:
            raise at.error(f"expected a list of {count}, got {len(value)}")
        return [kind(item, at.item(i)) for i, item in enumerate(value)]

    return read


class Record:
    """A table with known fields. An optional one is a kind, or a kind and its default; without a default
    an absent field stays absent."""

    def __init__(
        self, required: Mapping[str, Kind], optional: Mapping[str, Kind | tuple[Kind, Any]] | None = None
    ) -> None:
        self.required = tuple(required)
        self.kinds: dict[str, Kind] = dict(required)
        self.defaults: dict[str, Any] = {}
        for name, kind in (optional or {}).items():
            if isinstance(kind, tuple):
                self.kinds[name], self.defaults[name] = kind
            else:
                self.kinds[name] = kind

    def __call__(self, value: Any, at: Where) -> Any:
        for name in self.required:
            if name not in _table(value, at):
                raise at.into(name).error("missing")
        return {
            **self.defaults,
            **{name: self.field(name, item, at) for name, item in _table(value, at).items()},
        }

    def field(self, name: str, value: Any, at: Where) -> Any:
        if name not in self.kinds:
            raise at.into(name).error(f"unknown field; known here: {', '.join(self.kinds) or 'none'}")
        return self.kinds[name](value, at.into(name))


class Entries:
    """Entries of one kind, by id; `ids` if they are known beforehand: then exactly those."""

    def __init__(self, record: Record, ids: Collection[str] = ()) -> None:
        self.record = record
        self.ids = tuple(ids)


Shape: TypeAlias = "Record | Entries | dict[str, Shape]"
"""How a file is built: a Record is one entry, a dict names its parts."""

ORIGIN: Final = Record({"confidence": word(*CONFIDENCE)}, {"reconstructed_parts": (list_of(text), [])})


# --- a game's data ----------------------------------------------------------------------------------


class Source(NamedTuple):
    """Where one entry comes from: a line of `weald data GAME --provenance`."""

    file: str
    entry: str
    confidence: str
    reconstructed_parts: tuple[str, ...]
    overridden: tuple[str, ...]


class Data:
    """The checked facts of one game: `data[file][entry]...`, as in the files, defaults filled in."""

    def __init__(self, game: str, tables: dict[str, dict[str, Any]], override: str, fingerprint: str) -> None:
        self.game = game
        self.tables = tables
        self.override = override
        self.fingerprint = fingerprint
        self.texts: dict[str, dict[str, str]] = {}  # of the owner, by language and id

    def __getitem__(self, file: str) -> dict[str, Any]:
        return self.tables[file]

    def plain(self) -> dict[str, Any]:
        return self.tables

    def provenance(self) -> list[Source]:
        return [source for name, table in self.tables.items() for source in _sources(f"{name}.toml", "", table)]


def load(
    package: str,
    files: Mapping[str, Shape],
    *,
    override: str | Path | None = None,
    check: Callable[[Data], None] | None = None,
    cosmetic: Collection[str] = (),
) -> Data:
    """Read `data/<name>.toml` of the package for every name of `files`.

    `override` is the owner's file; None takes the one WEALD_DATA_OVERRIDE names, "" takes none. `check` sees
    what no single field can. Fields in `cosmetic`, and provenance, do not count for the fingerprint.
    """
    game = package.rpartition(".")[2]
    tables: dict[str, dict[str, Any]] = {}
    texts: dict[str, dict[str, str]] = {}
    for name, shape in files.items():
        at = Where(f"{name}.toml")
        tables[name] = _read(shape, _parse(resources.files(package) / "data" / at.file, at), at)
    named = os.environ.get(OVERRIDE_VARIABLE, "") if override is None else str(override)
    if named:
        at = Where(Path(named).name)
        given = _parse(Path(named), at)
        meant = given.pop("game", game)
        if meant == game:
            for lang, table in _table(given.pop("texts", {}), at.down("texts")).items():
                here = at.down("texts").down(lang)
                texts[lang] = {name: text(item, here.into(name)) for name, item in _table(table, here).items()}
            _override(dict(files), tables, given, at)
        elif override is not None:
            raise at.into("game").error(f"this override is for {meant!r}, not for {game!r}")
        else:
            named = ""
    left_out = {*PROVENANCE, *cosmetic}
    canonical = json.dumps(_essence(tables, left_out), sort_keys=True, separators=(",", ":"))
    data = Data(game, tables, named, hashlib.sha256(canonical.encode()).hexdigest()[:12])
    data.texts = texts
    if check is not None:
        check(data)
    return data


def _parse(file: Any, at: Where) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except OSError as error:
        raise at.error(f"cannot be read: {error.strerror or error}") from None
    except ValueError as error:
        raise at.error(f"is not TOML: {error}") from None


def _table(value: Any, at: Where) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise at.wrong("a table", value)
    return value


def _part(shape: Entries | dict[str, Shape], name: str) -> Shape | None:
    if isinstance(shape, dict):
        return shape.get(name)
    return shape.record if not shape.ids or name in shape.ids else None


def _read(shape: Shape, value: Any, at: Where) -> dict[str, Any]:
    table = _table(value, at)
    if isinstance(shape, Record):
        entry: dict[str, Any] = shape({name: table[name] for name in table if name not in PROVENANCE}, at)
        entry.update(ORIGIN({name: table[name] for name in table if name in PROVENANCE}, at))
        if (entry["confidence"] == "seed_partial") > bool(entry["reconstructed_parts"]):
            raise at.into("reconstructed_parts").error("missing: seed_partial says which parts are ours")
        return entry
    names = tuple(shape) if isinstance(shape, dict) else shape.ids
    for name in names:
        if name not in table:
            raise at.down(name).error("missing")
    found: dict[str, Any] = {}
    for name, item in table.items():
        part = _part(shape, name)
        if part is None:
            raise at.down(name).error(f"unknown entry; known here: {', '.join(names)}")
        found[name] = _read(part, item, at.down(name))
    return found


def _override(shape: Shape, found: dict[str, Any], value: Any, at: Where) -> None:
    for name, item in _table(value, at).items():
        if isinstance(shape, Record):
            origin = name == "reconstructed_parts"
            found[name] = (ORIGIN if origin else shape).field(name, item, at)
            found["confidence"] = "override"
            found["overridden"] = [*found.get("overridden", []), *([] if origin else [name])]
        else:
            part = _part(shape, name)
            if part is None or name not in found:
                raise at.down(name).error(f"no such entry to override; there are {', '.join(found)}")
            _override(part, found[name], item, at.down(name))


def _essence(value: Any, left_out: Collection[str]) -> Any:
    if isinstance(value, dict):
        return {name: _essence(item, left_out) for name, item in value.items() if name not in left_out}
    return [_essence(item, left_out) for item in value] if isinstance(value, list) else value


def _sources(file: str, entry: str, table: dict[str, Any]) -> Iterator[Source]:
    if "confidence" in table:
        parts, changed = table["reconstructed_parts"], table.get("overridden", [])
        yield Source(file, entry, table["confidence"], tuple(parts), tuple(changed))
    else:
        for name, inner in table.items():
            yield from _sources(file, f"{entry}.{name}" if entry else name, inner)
