"""The browser's types. From ``weald.table.wire`` and ``bodies``: ``web/src/api/messages.schema.json`` and ``messages.ts``. From each game:
``web/src/games/GAME/engine.ts`` with its position, the values of its prompts, events and reasons, and its zones.

.venv/bin/python tools/wstypes.py          write them all
.venv/bin/python tools/wstypes.py --check  fail when they are not fresh (a test does this)
"""

from __future__ import annotations

import importlib
import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from weald import games
from weald.kernel import Game
from weald.rulebook import Rulebook
from weald.table import bodies, wire
from weald.table.events import bodies as events
from weald.table.letters import bodies as letters
from weald.table.people import bodies as people
from weald.table.standing import bodies as standing

WEB = Path(__file__).parent.parent / "web" / "src"
HEAD = "// Made by tools/wstypes.py from src/weald/table/{wire,bodies}.py. Do not edit.\n"

# What the server sends is always complete; what it receives may leave defaults out.
SENT: list[Any] = [
    wire.ServerMessage, bodies.GameInfo, bodies.Created, wire.TableInfo, bodies.SeatKey, bodies.Watch, bodies.Replay, bodies.Analysis,
    bodies.WebhookTest, bodies.Health, bodies.Problem, bodies.Facts, bodies.OwnFacts, Rulebook,
    people.Me, people.Security, people.Codes, people.PasskeyQuestion, people.Claimed, people.MyGame,
    standing.Standing, standing.Statistics, standing.Rated, standing.Moved, letters.NoticeSettings, letters.SeatNotices,
    events.EventBrief, events.EventInfo, events.EventMade, events.Entered, events.DailyInfo,
]  # fmt: skip
RECEIVED: list[Any] = [
    wire.ClientMessage,
    bodies.CreateTable,
    bodies.JoinTable,
    bodies.BranchTable,
    bodies.ReplayRequest,
    bodies.AnalysisRequest,
    people.SignUp, people.SignIn, people.Recover, people.NewPasskey, people.Profile, people.Report, letters.NewTarget,
    events.NewEvent,
]  # fmt: skip
NAMES = {"ServerMessage": SENT[0], "ClientMessage": RECEIVED[0]}


def components(kinds: list[Any]) -> tuple[list[dict[str, Any]], dict[str, dict[str, Any]]]:
    schemas, found = msgspec.json.schema_components(kinds, schema_hook=_unknown, ref_template="#/$defs/{name}")
    return list(schemas), found


def _unknown(kind: Any) -> dict[str, Any]:
    """``object``: anything."""
    if kind is object:
        return {"description": "anything"}
    raise NotImplementedError(kind)


def schema() -> str:
    """The messages of the WebSocket as JSON schema."""
    (server, client), found = components([wire.ServerMessage, wire.ClientMessage])
    document = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Weald table messages, protocol {wire.PROTOCOL}",
        "$defs": {"ServerMessage": _local(server), "ClientMessage": _local(client), **found},
    }
    return json.dumps(document, indent=1, sort_keys=True) + "\n"


def _local(union: dict[str, Any]) -> dict[str, Any]:
    return {"anyOf": union["anyOf"]}


def typescript() -> str:
    out = [HEAD]
    done: set[str] = set()
    for kinds, complete in ((SENT, True), (RECEIVED, False)):
        _, found = components(kinds)
        for name in sorted(found.keys() - done):
            out.append(declaration(name, found[name], complete))
        done |= found.keys()
    for name, union in NAMES.items():
        parts = [part["$ref"].rpartition("/")[2] for part in components([union])[0][0]["anyOf"]]
        out.append(f"export type {name} = {' | '.join(parts)};\n")
    return "\n".join(out)


def declaration(name: str, schema: dict[str, Any], complete: bool) -> str:
    lines = []
    if schema.get("description"):
        lines.append("/** " + " ".join(schema["description"].split()) + " */")
    lines.append(f"export interface {name} {{")
    required = set(schema.get("required", ()))
    for key, kind in schema.get("properties", {}).items():
        # A field without a default that may be missing is left out where there is nothing to say.
        mark = "" if key in required or (complete and "default" in kind) else "?"
        lines.append(f"  {key}{mark}: {spell(kind)};")
    return "\n".join([*lines, "}\n"])


def spell(kind: dict[str, Any]) -> str:
    """A JSON schema as a TypeScript type."""
    if "$ref" in kind:
        return str(kind["$ref"]).rpartition("/")[2]
    if "anyOf" in kind:
        return " | ".join(dict.fromkeys(spell(part) for part in kind["anyOf"]))
    if "enum" in kind:
        return " | ".join(json.dumps(value) for value in kind["enum"])
    match kind.get("type"):
        case "array":
            return f"Array<{spell(kind.get('items') or {})}>"
        case "object":
            return f"Record<string, {spell(kind.get('additionalProperties') or {})}>"
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null":
            return str(kind["type"])
    return "unknown"


# --- one game -------------------------------------------------------------------------------------------

MANY = 120


def engine(name: str) -> str:
    """The types of a game's screen."""
    game = games.find(name)
    module = importlib.import_module(f"weald.games.{name}.position")
    out = [f"// Made by tools/wstypes.py from src/weald/games/{name}/{{position,names,state}}.py. Do not edit.\n"]
    (top,), found = components([module.Position])
    for kind in sorted(found):
        out.append(declaration(kind, found[kind], complete=False))
    assert top["$ref"].endswith("/Position")
    out.append(
        "/** What this viewer sees of the table, by the names of its things. */\n"
        "export const positionOf = (view: { position: object }): Position => view.position as Position;\n"
    )
    for codec in sorted(game.codecs):
        out.append(f"export type {_id(codec)} = {_names(game, codec)};\n")
    out.append("/** What prompts, events and reasons carry; a value that a viewer may not know is left out. */")
    out.append("export interface Values {")
    for kind in sorted(game.fields):
        values = "; ".join(_value(field) for field in game.fields[kind])
        out.append(
            f"  {json.dumps(kind)}: {{ {values} }};" if values else f"  {json.dumps(kind)}: Record<string, never>;"
        )
    out.append("}\n")
    out.append(f"export type ZoneName = {_union(_zones(game))};\n")
    return "\n".join(out)


def _id(codec: str) -> str:
    return "".join(part.title() for part in codec.replace("_", "-").split("-")) + "Id"


def _names(game: Game, codec: str) -> str:
    table = game.codecs[codec]
    names: list[Any] = [
        name for name in dict.fromkeys(table.values() if isinstance(table, dict) else table) if name != ""
    ]
    if all(isinstance(name, int) for name in names):
        return "number"
    return _union(names) if len(names) <= MANY else "string"


def _union(names: list[Any]) -> str:
    return " | ".join(json.dumps(name) for name in names)


def _value(field: str) -> str:
    name, _, codec = field.partition(":")
    kind = _id(codec) if codec else "number"
    if name.endswith("*"):
        return f"{name[:-1]}: Array<{kind}>"
    return f"{name}?: {kind} | null" if codec else f"{name}?: {kind}"


def _zones(game: Game) -> list[str]:
    options = game.read_options(None)
    found = [zone.name for seats in game.samples(options) for zone in game.empty(seats, options).zones()]
    return list(dict.fromkeys(found))


def fresh() -> dict[Path, str]:
    """Every generated file."""
    out = {WEB / "api" / "messages.schema.json": schema(), WEB / "api" / "messages.ts": typescript()}
    for name in games.NAMES:
        if hasattr(importlib.import_module(f"weald.games.{name}.position"), "Position"):
            out[WEB / "games" / name / "engine.ts"] = engine(name)
    return out


def main() -> int:
    stale = []
    for path, text in fresh().items():
        if "--check" in sys.argv:
            if not path.exists() or path.read_text() != text:
                stale.append(str(path.relative_to(WEB)))
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
    if stale:
        print(f"not fresh: {', '.join(stale)}; run tools/wstypes.py", file=sys.stderr)
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
