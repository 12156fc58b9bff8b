"""Engine JSON as sentences: what is asked, what can be chosen, what happened, why not.

The ids are made from the engine's own keys, so a game brings nothing but its texts. `docs/texts.md` tells
the conventions; the browser follows the same ones.

>>> texts = Texts("en", "ironwood")
>>> decision = {"prompt": "move-warrior", "args": {"left": 3}}
>>> prompt(texts, decision)
'Which warrior moves? Moves left: 3.'
>>> option(texts, decision, {"id": "from f05", "verb": "from", "at": "f05"})
'From forest 5'
>>> event(texts, {"kind": "drew", "seat": 1, "args": {"count": 2, "cards": []}}, ["woodwalkers", "ironclad"])
'Ironclad drew 2 special cards.'
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from weald.kernel import errors
from weald.text import Texts

Json = Mapping[str, Any]

# Values that only some viewers get. With one of them an event has its "-known" text, if there is one.
HIDDEN: Final = ("card", "cards")
# What stands before a number below zero becomes a minus.
HYPHEN: Final = re.compile(r"(?<= )-(?=\d)")


def prompt(texts: Texts, decision: Json) -> str:
    """What the decision asks: ``prompt-<prompt>`` with the decision's values."""
    key = str(decision["prompt"])
    return _sentence(texts, (f"prompt-{key}",), decision.get("args", {}), key)


def option(texts: Texts, decision: Json, chosen: Json) -> str:
    """The label of an option, offered or blocked: the most particular of three texts.

    ``option-<word>-<prompt>``, ``option-<word>-<tail>`` (the notation after the word), ``option-<word>``; then
    the plain name of the place or card; then the notation itself.
    """
    id, word, at = str(chosen["id"]), str(chosen["verb"]), str(chosen.get("at", ""))
    tail = id[len(word) :].strip()
    args = dict(decision.get("args", {}))
    if at:
        args["at"] = at
    if tail.isdigit():
        args["n"] = int(tail)
    ids = [f"option-{word}-{decision['prompt']}", f"option-{word}-{tail}", f"option-{word}"]
    if at:
        ids += [f"place-{at}", f"card-{at}"]
    return _sentence(texts, ids, args, id)


def event(texts: Texts, entry: Json, sides: Sequence[str]) -> str:
    """What happened: ``event-<kind>``, or ``event-<kind>-known`` for those who may know the hidden cards.

    ``$seat`` is the side whose event it is. A seat that explains its moves adds why: ``because-<because>``,
    with ``$n`` if a number stands behind the key.
    """
    kind, seat = str(entry["kind"]), entry.get("seat")
    args = dict(entry.get("args", {}))
    if seat is not None:
        args["seat"] = sides[seat]
    ids = [f"event-{kind}-known"] if any(args.get(name) for name in HIDDEN) else []
    told = HYPHEN.sub("−", _sentence(texts, (*ids, f"event-{kind}"), args, kind))
    because, _, n = str(entry.get("because", "")).partition(" ")
    if not because:
        return told
    if n:
        args["n"] = int(n)
    words = _sentence(texts, (f"because-{because}",), args, because)
    return f"{told} {texts.format('because-quoted', words=words)}"


def why(texts: Texts, blocked: Json) -> str:
    """Why something cannot be chosen: ``why-<why>`` with its values."""
    key = str(blocked["why"])
    return _sentence(texts, (f"why-{key}",), blocked.get("args", {}), key)


def note(texts: Texts, chosen: Json) -> str:
    """What an option leads to, if the game says so: ``note-<key>`` with its values."""
    said = chosen.get("note")
    return "" if said is None else _sentence(texts, (f"note-{said['key']}",), said["args"], str(said["key"]))


def undo(texts: Texts, key: str) -> str:
    """Why a choice cannot simply be taken back: ``undo-<key>``."""
    return _sentence(texts, (f"undo-{key}",), {}, key)


def result(texts: Texts, ended: Json, sides: Sequence[str]) -> str:
    """How it ended: ``result-<how>``. ``$who`` are the winning sides."""
    who = [sides[seat] for seat in ended["winners"]]
    return _sentence(texts, (f"result-{ended['how']}",), {"who": who}, str(ended["how"]))


def error(texts: Texts, problem: errors.WealdError) -> str:
    """A refusal of the kernel: ``error-<code>``; for undo the reason too. A problem without a code of its own says its text."""
    if problem.code == errors.WealdError.code:
        return str(problem)
    if isinstance(problem, errors.CannotUndo):
        return f"{failure(texts, problem.code, {})} {undo(texts, problem.why)}"
    return failure(texts, problem.code, problem.details)


def failure(texts: Texts, code: str, args: Json, message: str = "") -> str:
    """A refusal of the table by its code; ``message`` is what the server said itself."""
    if args.get("line") and texts.has(f"error-{code}", "line"):
        return texts.format(f"error-{code}", "line", **_values(args))
    return _sentence(texts, (f"error-{code}",), args, message or code)


def _sentence(texts: Texts, ids: Sequence[str], args: Json, spare: str) -> str:
    """The first of these texts that there is, with a capital; without any, the words of the key."""
    id = texts.first(*ids)
    text = texts.format(id, **_values(args)) if id else spare.replace("-", " ")
    return text[:1].upper() + text[1:]


def _values(args: Json) -> dict[str, str | int]:
    """Fluent takes numbers and text. A list is its items with commas between; NAME names each of them."""
    out: dict[str, str | int] = {}
    for name, value in args.items():
        if isinstance(value, list | tuple):
            out[name] = ", ".join(str(item) for item in value)
        elif isinstance(value, int | str):
            out[name] = int(value) if isinstance(value, bool) else value
    return out
