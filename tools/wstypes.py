"""The browser's types, made from ``weald.table.wire``: ``web/src/api/messages.schema.json`` and ``messages.ts``.

.venv/bin/python tools/wstypes.py          write both
.venv/bin/python tools/wstypes.py --check  fail when they are not fresh (a test does this)
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from weald.rulebook import Rulebook
from weald.table import wire

FOLDER = Path(__file__).parent.parent / "web" / "src" / "api"
HEAD = "// Made by tools/wstypes.py from src/weald/table/wire.py. Do not edit.\n"

# What the server sends is always complete; what it receives may leave defaults out.
SENT: list[Any] = [
    wire.ServerMessage, wire.GameInfo, wire.Created, wire.TableInfo, wire.SeatKey, wire.Watch, wire.Replay, wire.Analysis,
    wire.WebhookTest, wire.Health, wire.Problem, wire.Facts, Rulebook,
]  # fmt: skip
RECEIVED: list[Any] = [wire.ClientMessage, wire.CreateTable, wire.JoinTable, wire.ReplayRequest, wire.AnalysisRequest]
NAMES = {"ServerMessage": SENT[0], "ClientMessage": RECEIVED[0]}


def components(kinds: list[Any]) -> tuple[list[dict[str, Any]], dict[str, dict[str, Any]]]:
    schemas, found = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    return list(schemas), found


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
        mark = "" if complete or key in required else "?"
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


def main() -> int:
    fresh = {"messages.schema.json": schema(), "messages.ts": typescript()}
    stale = []
    for name, text in fresh.items():
        path = FOLDER / name
        if "--check" in sys.argv:
            if not path.exists() or path.read_text() != text:
                stale.append(name)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
    if stale:
        print(f"not fresh: {', '.join(stale)}; run tools/wstypes.py", file=sys.stderr)
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
