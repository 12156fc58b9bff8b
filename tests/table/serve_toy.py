"""A real server with the toy game, as a process of its own: ``python -m tests.table.serve_toy '{"db": ...}'``."""

from __future__ import annotations

import json
import sys

from weald.table.serve import run
from weald.table.settings import Limits, Settings


def main() -> None:
    given = json.loads(sys.argv[1])
    port = given.pop("port", None)
    limits = Limits(**given.pop("limits", {}))
    settings = Settings(
        preload=("tests.table.toygame",),
        limits=limits,
        **{key: tuple(value) if isinstance(value, list) else value for key, value in given.items()},
    )
    run(port=port, settings=settings)


if __name__ == "__main__":
    main()
