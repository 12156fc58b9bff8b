"""What people read, in their language: Project Fluent bundles of the shell and of each game.

>>> texts = Texts("cs", "ironwood")
>>> texts.format("card-WW04")
'Přepadení'
>>> texts.format("count-crystal", "accusative", count=5)
'5 krystalů'

The same `.ftl` files serve the browser, so there is nothing here but Fluent and three functions, with which a
message names what its arguments stand for:

``NAME($card, "card")``                   the message ``card-IC07``: "Conscription"
``NAME($place, "place", form: "to")``     the attribute ``.to`` of ``place-f07``: "to forest 7"
``NAME($cards, "card")``                  several ids with commas between: each by its name
``TEXT($card, "card", form: "option1")``  the same for what is no name: the browser does not let it be pointed at
``COUNT($n, $what, form: "accusative")``  ``count-warrior`` for that many, in that case: "2 bojovníky"

`weald.text.render` makes sentences of what the engine says. A text of a game wins over the shell's. A form that a language does not have (English has no cases) is the plain name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax import ast

from weald.kernel.errors import WealdError
from weald.languages import FALLBACK as FALLBACK
from weald.languages import LANGUAGES as LANGUAGES


class UnknownLanguage(WealdError):
    code = "unknown-language"

    def __init__(self, lang: str) -> None:
        self.lang = lang
        super().__init__(f"unknown language {lang!r}; known: {', '.join(LANGUAGES)}")


class Texts:
    """The texts of the shell, and of a game if one is named, in one language.

    What a language lacks is taken from English and noted in `missing`; what English lacks too is shown as
    its id. `problems` collects what Fluent complained about (an argument not given, mostly).
    """

    def __init__(self, lang: str, game: str = "", replaced: Mapping[str, str] | None = None) -> None:
        """`replaced` are texts of the owner's, by id or id.attribute: they win over ours."""
        if lang not in LANGUAGES:
            raise UnknownLanguage(lang)
        self.lang = lang
        self.game = game
        self.missing: set[str] = set()
        self.problems: list[str] = []
        self._replaced = dict(replaced or {})
        self._bundle = self._build()
        self._english: Texts | None = None

    def has(self, id: str, attr: str | None = None) -> bool:
        """Whether this language itself has the text."""
        return _key(id, attr) in self._replaced or self._pattern(id, attr) is not None

    def first(self, *ids: str) -> str | None:
        """The first of these texts that this language has; failing all, the first that English has.

        The first id is noted in `missing` if there is none in either.
        """
        for id in ids:
            if self.has(id):
                return id
        found = None if self.lang == FALLBACK else self._in_english().first(*ids)
        if found is None:
            self.missing.add(ids[0])
        return found

    def format(self, id: str, attr: str | None = None, /, **args: Any) -> str:
        """The text `id`, or its attribute, with its arguments filled in."""
        key = _key(id, attr)
        if key in self._replaced:
            return self._replaced[key]
        pattern = self._pattern(id, attr)
        if pattern is None:
            self.missing.add(key)
            return key if self.lang == FALLBACK else self._in_english().format(id, attr, **args)
        text, errors = self._bundle.format_pattern(pattern, args)
        self.problems += [f"{key}: {error}" for error in errors]
        return str(text)

    def form(self, id: str, attr: str, /, **args: Any) -> str:
        """The attribute if this language has it, else the plain text: for cases and the like."""
        return self.format(id, attr if self.has(id, attr) else None, **args)

    def _pattern(self, id: str, attr: str | None) -> Pattern | None:
        if not self._bundle.has_message(id):
            return None
        message = self._bundle.get_message(id)
        return message.attributes.get(attr) if attr else message.value

    def _in_english(self) -> Texts:
        if self._english is None:
            self._english = Texts(FALLBACK, self.game)
        return self._english

    def _build(self) -> FluentBundle:
        functions: dict[str, Callable[..., Any]] = {"NAME": self._name, "TEXT": self._name, "COUNT": self._count}
        bundle = FluentBundle([self.lang], functions=functions, use_isolating=False)
        bundle.add_resource(resource(self.lang))
        if self.game:
            bundle.add_resource(resource(self.lang, self.game), allow_overrides=True)
        return bundle

    def _name(self, value: object, kind: object, form: object = "") -> str:
        ids = [f"{kind}-{one}" for one in str(value).split(", ")]
        return ", ".join(self.form(id, str(form)) if form else self.format(id) for id in ids)

    def _count(self, count: Any, what: object, form: object = "") -> str:
        id = "count-" + str(what).replace("_", "-")
        return self.form(id, str(form), count=count) if form else self.format(id, count=count)


@cache
def resource(lang: str, game: str = "") -> ast.Resource:
    """The parsed texts of the shell, or of a game: the common ones, then those of its parts (`text/<part>/`)."""
    folder = resources.files(f"weald.games.{game}" if game else "weald") / "text"
    parts = sorted(part.name for part in folder.iterdir() if part.is_dir() and not part.name.startswith("_"))
    files = [folder / f"{lang}.ftl", *(folder / part / f"{lang}.ftl" for part in parts)]
    return FluentResource("\n".join(file.read_text("utf-8") for file in files))


def _key(id: str, attr: str | None) -> str:
    return f"{id}.{attr}" if attr else id
