"""What both modes show: the title, the board, the hand, the log, the question and its choices, cards, rules, reasons."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from weald import rulebook
from weald.terminal.scene import PLAIN, Scene, name
from weald.terminal.session import Session, board_of
from weald.text import Texts
from weald.text import render as render

Json = dict[str, Any]
RECENT = 9  # lines of the log that are always shown
MANY = 60  # and the most, when much happened since the last choice

_book = cache(rulebook.for_players)  # whoever looks up one rule looks up more


def title(session: Session, view: Json) -> str:
    phase = str(view["position"].get("phase") or "")
    name = f"game-{session.game}"
    parts = [session.texts.format(name) if session.texts.has(name) else session.game.capitalize()]
    if view["round"]:
        parts.append(session.texts.format("shell-round", round=view["round"]))
    if phase and session.texts.has(f"phase-{phase}"):
        parts.append(session.texts.format(f"phase-{phase}"))
    return "  ·  ".join(parts)


def board(session: Session, view: Json, wide: int = 98) -> list[RenderableType]:
    return whole(session.game, view, session.texts, wide)


def whole(game: str, view: Json, texts: Texts, wide: int = 98) -> list[RenderableType]:
    """The whole table as lines: the map, its legend, what each side has."""
    drawn = board_of(game)
    if drawn is None:
        return [Text(f"{name}: {value}") for name, value in view["position"].items()]
    scene = Scene(view, texts, PLAIN, "", *room(drawn, wide - 1, 34))
    return [drawn.draw(scene), drawn.legend(scene), *drawn.panels(scene)]


def room(drawn: Any, wide: int, high: int) -> tuple[int, int]:
    """How large a map is drawn where there is so much room."""
    (least_wide, least_high), (most_wide, most_high) = drawn.LEAST, drawn.MOST
    return max(least_wide, min(wide, most_wide)), max(least_high, min(high, most_high))


def hand(session: Session, view: Json) -> list[str]:
    """The cards in this person's hand, by id."""
    return [
        card
        for name, zone in view["zones"].items()
        if zone["owner"] == session.seat and re.split(r"[.-]", name)[-1 if "." in name else 0] in HANDS
        for card in zone["cards"]
        if card
    ]


HANDS = {"hand", "quests", "bets"}  # how games call what one holds


def card(session: Session, id: str) -> Text:
    """A card's name, numbers and text."""
    texts = session.texts
    numbers = getattr(board_of(session.game), "values", None)  # not every game prints numbers on its cards
    out = Text(texts.format(f"card-{id}"), "bold")
    if numbers is not None and numbers(id, texts):
        out.append(f"  {numbers(id, texts)}", "cyan")
    out.append(f"  ({id})", "dim")
    if texts.has(f"card-{id}", "text"):
        out.append(f"\n{texts.format(f'card-{id}', 'text')}", "not bold")
    if texts.has(f"card-{id}", "burn"):  # a second text: what it does when it is burned
        out.append(f"\n{texts.format('keyword-when-burned')}: {texts.format(f'card-{id}', 'burn')}", "not bold")
    return out


def find_card(session: Session, wanted: str) -> str | None:
    """A card by its id, in capitals or not, or by its name."""
    wanted = wanted.strip()
    for id in (wanted, wanted.upper(), wanted.lower(), wanted.lower().replace(" ", "_")):
        if id and session.texts.has(f"card-{id}"):
            return id
    return next((id for id in hand(session, session.view()) if called(session, id) == wanted.casefold()), None)


def called(session: Session, id: str) -> str:
    return session.texts.format(f"card-{id}").casefold()


def sentences(session: Session) -> list[str]:
    """The whole log."""
    sides = session.view()["seats"]
    return [render.event(session.texts, entry, sides) for entry in session.log()]


def latest(session: Session, view: Json, made: int, few: int = RECENT) -> list[str]:
    """The last lines of the log: all that happened since choice ``made``, and at least a few."""
    old, fresh = since(session, view, made)
    return (old[-(few - len(fresh)) :] if len(fresh) < few else []) + fresh


def since(session: Session, view: Json, made: int) -> tuple[list[str], list[str]]:
    """The last lines of the log, up to choice ``made`` and after it."""
    old: list[str] = []
    fresh: list[str] = []
    for entry in session.log(MANY):
        (fresh if entry["number"] > made else old).append(render.event(session.texts, entry, view["seats"]))
    return old, fresh


class Memory:
    """Up to where each seat at this keyboard knows the log: all that happened since its last turn is news."""

    def __init__(self) -> None:
        self.last: dict[int, int] = {}  # choices made when it last chose
        self.before: dict[int, int] = {}  # and when it last chose before others did

    def chose(self, seat: int, made: int) -> None:
        last = self.last.get(seat, -1)
        if made > last + 1:  # others have chosen meanwhile
            self.before[seat] = last
        self.last[seat] = made

    def known(self, seat: int, made: int) -> int:
        """News are events after this many choices; ``made`` are made now."""
        last = self.last.get(seat, -1)
        return last if made > last + 1 else self.before.get(seat, -1)


def digest(session: Session, view: Json, made: int) -> Text:
    """What happened since choice ``made``, by who did it."""
    out, who = Text(), -1
    for entry in session.log(MANY):
        if entry["number"] <= made:
            continue
        if entry["seat"] is not None and entry["seat"] != who:
            who = entry["seat"]
            out.append(f"{side(session, view, who)}\n", "bold")
        out.append(f"  {render.event(session.texts, entry, view['seats'])}\n")
    return out or Text(session.texts.format("cli-digest-none"))


def side(session: Session, view: Json, seat: int) -> str:
    called = view["seats"][seat]
    return session.texts.format(f"side-{called}") if session.texts.has(f"side-{called}") else str(called)


def options_at(decision: Json | None, at: str) -> list[int]:
    """Which options of a question are about this place, card or side."""
    return [] if decision is None else [i for i, option in enumerate(decision["options"]) if option["at"] == at]


def blocked_at(session: Session, decision: Json | None, at: str) -> str:
    """Why nothing can be done there now, or only what it is."""
    if decision is not None:
        for entry in session.why_not():
            if entry["at"] == at:
                return f"{render.why(session.texts, entry)}  [{entry['rule']}]"
    return session.texts.format("cli-not-asked", what=name(session.texts, at, "place", "card", "side"))


def question(session: Session, decision: Json) -> str:
    return render.prompt(session.texts, decision)


def choices(session: Session, decision: Json) -> list[str]:
    """The labels, each with what its option leads to."""
    labels = []
    for option in decision["options"]:
        label, note = render.option(session.texts, decision, option), render.note(session.texts, option)
        labels.append(f"{label} ({note})" if note else label)
    return labels


def picked(decision: Json, text: str) -> str:
    """The option meant by a number of the list, by notation, or by what it is about: "f11" for "to f11"."""
    options = decision["options"]
    if text.isdecimal() and 1 <= int(text) <= len(options):
        return str(options[int(text) - 1]["id"])
    wanted = text.lower()
    found = [o["id"] for o in options if o["id"].lower() == wanted or o["at"].lower() == wanted]
    return str(found[0]) if len(found) == 1 else text


def reasons(session: Session, decision: Json) -> list[str]:
    """What cannot be chosen now, and why."""
    lines = []
    for entry in session.why_not():
        label = render.option(session.texts, decision, entry)
        lines.append(f"{label}: {render.why(session.texts, entry)}  [{entry['rule']}]")
    return lines or [session.texts.format("cli-nothing-blocked")]


def rule(session: Session, wanted: str) -> list[str]:
    book = _book(session.game, session.texts.lang)
    try:
        return [f"{statement.id}  {statement.text}" for statement in book.lookup(wanted)]
    except rulebook.UnknownRule:
        return [session.texts.format("cli-no-such-rule", rule=wanted)]


def result(session: Session, view: Json) -> str:
    return render.result(session.texts, view["result"], view["seats"])
