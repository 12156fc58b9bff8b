"""Facts of a game, read from its TOML files: typed, checked on load, replaceable by the owner of the box, and able to
say where each of them comes from.

A game describes its files as structs (`shapes.py`). An *entry* is what carries provenance: a card, a mountain, a line
of the setup::

    class Card(Entry):
        type: Literal["basic", "special"]
        damage: Count = 0                                # Annotated[int, Meta(ge=0)]

    class Files(Parts):                                  # one field per file of data/
        cards: dict[str, Card]                           # or Annotated[dict[str, Card], Ids("C01", "C02")]

    FACTS = load("weald.games.mini", Files)
    FACTS.files.cards["C01"].damage                      # mypy knows that it is a number

An override file replaces fields of entries by id, under the same checks::

    [cards.C01]
    damage = 3

    [texts.en]
    "card-C01.text" = "..."
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import tomllib
from collections.abc import Callable, Collection, Iterator
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Annotated, Any, Final, Generic, Literal, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct, inspect

from weald.kernel.errors import WealdError

OVERRIDE_VARIABLE: Final = "WEALD_DATA_OVERRIDE"
CONFIDENCE: Final = ("seed", "seed_partial", "public", "reconstructed")
PROVENANCE: Final = ("confidence", "reconstructed_parts", "overridden")
_CHANGED: Final = "*"  # where raw entries note what the owner's file replaced: no field has this name

Count = Annotated[int, Meta(ge=0)]
Text = Annotated[str, Meta(pattern=r"\S")]


class Entry(Struct, kw_only=True, forbid_unknown_fields=True):
    """A fact with its provenance: how sure we are, and which parts of it are ours."""

    confidence: Literal["seed", "seed_partial", "public", "reconstructed"]
    reconstructed_parts: tuple[Text, ...] = ()
    overridden: tuple[str, ...] = ()  # fields replaced by the owner's file

    def check(self, at: Where) -> None:
        """What no single field of the entry can see; raises the error of the spot."""


class Part(Struct, kw_only=True, forbid_unknown_fields=True):
    """A table inside an entry."""


class Parts(Struct, kw_only=True):
    """A file, or a section of one, whose parts have names; all files of a game together."""


class Ids:
    """Marks a table of entries whose ids are known beforehand: exactly those."""

    def __init__(self, *ids: str) -> None:
        self.ids = ids


F = TypeVar("F", bound=Parts)
P = TypeVar("P", bound=Parts)


class DataError(WealdError):
    """A data file says something it may not say. Names the file, the entry and the field."""

    code = "bad-data"

    def __init__(self, file: str, entry: str, field: str, problem: str) -> None:
        self.file = file
        self.entry = entry
        self.field = field
        self.problem = problem
        message = ": ".join(part for part in (file, entry, field, problem) if part)
        super().__init__(message, file=file, entry=entry, field=field)


class Source(NamedTuple):
    """Where one entry comes from: a line of `weald data GAME --provenance`."""

    file: str
    entry: str
    confidence: str
    reconstructed_parts: tuple[str, ...]
    overridden: tuple[str, ...]


class Facts(Generic[F]):
    """The checked facts of one game."""

    def __init__(self, package: str, files: F, owner: Owner, left_out: set[str]) -> None:
        self.package = package
        self.game = package.rpartition(".")[2]
        self.files: F = files
        self.override = owner.path  # the owner's file, if one is in force
        self.texts = owner.texts  # of the owner, by language and id
        self._owner = owner
        self._left_out = left_out
        self._more: dict[str, Parts] = {}

    def add(self, name: str, kind: type[P]) -> P:
        """One more file of the game, whose shape is described beside what it is for (a faction's in its folder)."""
        found: P = _file(self.package, name, kind, self._owner)
        self._more[name] = found
        return found

    @property
    def fingerprint(self) -> str:
        canonical = json.dumps(_essence(self.plain(), self._left_out), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(canonical.encode()).hexdigest()[:12]

    def plain(self) -> dict[str, Any]:
        """As in the files, defaults filled in: what a screen draws from."""
        plain: dict[str, Any] = msgspec.to_builtins(self.files)
        return plain | {name: msgspec.to_builtins(file) for name, file in self._more.items()}

    def all_known(self) -> None:
        """Every file is there: what else the owner's file replaces is a mistake."""
        for name in self._owner.replaced:
            if name not in self._owner.used:
                at = Where(Path(self.override).name).down(name)
                raise at.error(f"no such entry to override; there are {', '.join(self.plain())}")

    def provenance(self) -> list[Source]:
        return [source for name, table in self.plain().items() for source in _sources(f"{name}.toml", "", table)]


def load(
    package: str,
    files: type[F],
    *,
    override: str | Path | None = None,
    check: Callable[[F, Callable[..., DataError]], None] | None = None,
    cosmetic: Collection[str] = (),
    more: bool = False,
) -> Facts[F]:
    """Read `data/<name>.toml` of the package for every field of `files`.

    `override` is the owner's file; None takes the one WEALD_DATA_OVERRIDE names, "" takes none. `check` sees what no
    single field can and raises what its second argument makes of (file, entry, field, problem). Fields in `cosmetic`,
    and provenance, do not count for the fingerprint. With `more` the game adds files of its own accord (`Facts.add`) and says
    when it has them all (`all_known`).
    """
    owner = _owner_of(package.rpartition(".")[2], override)
    kinds = get_type_hints(files, include_extras=True)
    found = files(**{name: _file(package, name, kind, owner) for name, kind in kinds.items()})
    if check is not None:
        check(found, DataError)
    facts = Facts(package, found, owner, {*PROVENANCE, *cosmetic})
    if not more:
        facts.all_known()
    return facts


class Owner(NamedTuple):
    """The owner's file: where it is, what it replaces by file, its texts, and which of its parts have been used."""

    path: str
    replaced: dict[str, Any]
    texts: dict[str, dict[str, str]]
    used: set[str]


def _file(package: str, name: str, kind: Any, owner: Owner) -> Any:
    at = Where(f"{name}.toml")
    raw = _parse(resources.files(package) / "data" / at.file, at)
    found = _read(kind, raw, at)  # before the owner's file, so that each is told its own mistakes
    if name not in owner.replaced:
        return found
    owner.used.add(name)
    _override(kind, raw, owner.replaced[name], Where(Path(owner.path).name).down(name))
    return _read(kind, raw, at)


def _owner_of(game: str, override: str | Path | None) -> Owner:
    named = os.environ.get(OVERRIDE_VARIABLE, "") if override is None else str(override)
    nothing = Owner("", {}, {}, set())
    if not named:
        return nothing
    at = Where(Path(named).name)
    given = _parse(Path(named), at)
    meant = given.pop("game", game)
    if meant != game:
        if override is not None:
            raise at.into("game").error(f"this override is for {meant!r}, not for {game!r}")
        return nothing
    texts: dict[str, dict[str, str]] = {}
    for lang, table in _table(given.pop("texts", {}), at.down("texts")).items():
        here = at.down("texts").down(lang)
        texts[lang] = {name: _text(item, here.into(name)) for name, item in _table(table, here).items()}
    return Owner(named, given, texts, set())


# --- reading ----------------------------------------------------------------------------------------


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


def _text(value: Any, at: Where) -> str:
    if not isinstance(value, str) or not value.strip():
        raise at.wrong("a text", value)
    return value


@cache
def _hints(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind, include_extras=True)


def _known(kind: Any) -> tuple[str, ...] | None:
    """The names a section must have; None if any."""
    if get_origin(kind) is Annotated:
        return next((mark.ids for mark in get_args(kind)[1:] if isinstance(mark, Ids)), None)
    return tuple(_hints(kind)) if isinstance(kind, type) and issubclass(kind, Parts) else None


def _inner(kind: Any, name: str) -> Any:
    """The kind of the part of that name; None if there is none."""
    if isinstance(kind, type) and issubclass(kind, Parts):
        return _hints(kind).get(name)
    known = _known(kind)
    bare = get_args(kind)[0] if get_origin(kind) is Annotated else kind
    return get_args(bare)[1] if known is None or name in known else None


def _is_entry(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Entry)


def _read(kind: Any, value: Any, at: Where) -> Any:
    """A file or section of this kind."""
    table = _table(value, at)
    if _is_entry(kind):
        return read_entry(kind, table, at)
    known = _known(kind)
    for name in known or ():
        if name not in table:
            raise at.down(name).error("missing")
    found = {}
    for name, item in table.items():
        inner = _inner(kind, name)
        if inner is None:
            raise at.down(name).error(f"unknown entry; known here: {', '.join(known or ())}")
        found[name] = _read(inner, item, at.down(name))
    return kind(**found) if isinstance(kind, type) and issubclass(kind, Parts) else found


def read_entry(kind: Any, table: dict[str, Any], at: Where) -> Any:
    """One entry of this kind."""
    if "overridden" in table:
        raise _unknown(inspect.type_info(kind), "overridden", at)
    changed = [name for name in table.get(_CHANGED, ()) if name != "reconstructed_parts"]
    try:
        entry = msgspec.convert({**{n: v for n, v in table.items() if n != _CHANGED}, "overridden": changed}, kind)
    except msgspec.ValidationError as error:
        raise _explained(str(error), kind, table, at) from None
    if entry.confidence == "seed_partial" and not entry.reconstructed_parts and _CHANGED not in table:
        raise at.into("reconstructed_parts").error("missing: seed_partial says which parts are ours")
    entry.check(at)
    return entry


def _override(kind: Any, found: dict[str, Any], value: Any, at: Where) -> None:
    for name, item in _table(value, at).items():
        if _is_entry(kind):
            if name == "confidence":
                raise _unknown(inspect.type_info(kind), name, at)
            # Under the same checks; mistakes are told with the owner's file.
            read_entry(kind, {**found, name: item, _CHANGED: [name]}, at)
            found[name] = item
            found.setdefault(_CHANGED, []).append(name)
        else:
            inner = _inner(kind, name)
            if inner is None or name not in found:
                raise at.down(name).error(f"no such entry to override; there are {', '.join(found)}")
            _override(inner, found[name], item, at.down(name))


# --- what is wrong, in plain words ------------------------------------------------------------------


def _expected(info: Any) -> str:
    """A kind of value in words."""
    match info:
        case inspect.IntType():
            low, high = info.ge, info.le
            if low is not None and high is not None:
                return f"a whole number from {low} to {high}"
            return "a whole number" + (
                f" {low} or more" if low is not None else f" {high} or less" if high is not None else ""
            )
        case inspect.LiteralType():
            return ("one of " if len(info.values) > 1 else "") + ", ".join(map(str, info.values))
        case inspect.BoolType():
            return "true or false"
        case inspect.StrType():
            return "a text"
        case inspect.ListType() | inspect.VarTupleType():
            exactly = info.min_length if info.min_length == info.max_length else None
            return "a list" + (f" of {exactly}" if exactly is not None else "")
        case inspect.TupleType():
            return f"a list of {len(info.item_types)}"
        case inspect.UnionType():
            return " or ".join(_expected(kind) for kind in info.types)
    return "a table"


def _unknown(info: Any, name: str, at: Where) -> DataError:
    known = [f.encode_name for f in getattr(info, "fields", ()) if f.encode_name not in PROVENANCE]
    return at.into(name).error(f"unknown field; known here: {', '.join(known) or 'none'}")


def _explained(message: str, kind: Any, table: dict[str, Any], at: Where) -> DataError:
    """msgspec's message as ours: which field, what was expected, what is there."""
    problem, _, path = message.partition(" - at `$")
    value: Any = table
    info: Any = inspect.type_info(kind)
    for part in re.findall(r"\.(\w+)|\[(\d+|\.\.\.)\]", path.rstrip("`")):
        name, index = part
        if name:
            value, at = (value or {}).get(name), at.into(name)
            if isinstance(info, inspect.UnionType):  # a number or a table: here it is the table
                info = next((one for one in info.types if isinstance(one, inspect.StructType)), None)
            info = next((f.type for f in getattr(info, "fields", ()) if f.encode_name == name), None)
        elif index.isdigit():
            value, at = value[int(index)], at.item(int(index))
            kinds = getattr(info, "item_types", None)
            info = kinds[int(index)] if kinds else getattr(info, "item_type", None)
        else:
            value, info = None, getattr(info, "value_type", None)
    if found := re.match(r"Object missing required field `(\w+)`", problem):
        return at.into(found[1]).error("missing")
    if found := re.match(r"Object contains unknown field `(\w+)`", problem):
        return _unknown(info, found[1], at)
    if problem.startswith(("Expected", "Invalid enum value")) and info is not None:
        expected = _expected(info)
        if isinstance(value, list) and expected.startswith("a list of "):
            return at.error(f"expected {expected}, got {len(value)}")
        return at.wrong(expected, value)
    return at.error(problem)


def _essence(value: Any, left_out: Collection[str]) -> Any:
    if isinstance(value, dict):
        return {name: _essence(item, left_out) for name, item in value.items() if name not in left_out}
    return [_essence(item, left_out) for item in value] if isinstance(value, list | tuple) else value


def _sources(file: str, entry: str, table: dict[str, Any]) -> Iterator[Source]:
    if "confidence" in table:
        parts, changed = table["reconstructed_parts"], table["overridden"]
        yield Source(file, entry, "override" if changed else table["confidence"], tuple(parts), tuple(changed))
    else:
        for name, inner in table.items():
            yield from _sources(file, f"{entry}.{name}" if entry else name, inner)
