"""A real server with the toy game, as a process of its own: ``python -m tests.table.serve_toy '{"db": ...}'``."""

from __future__ import annotations

import json
import random
import secrets
import sys
from pathlib import Path
from typing import Any

from weald.table.serve import run
from weald.table.settings import Limits, Mail, Settings


def serve(given: dict[str, Any], log: str = "") -> None:
    if log:
        sys.stdout = sys.stderr = Path(log).open("a", buffering=1)  # noqa: SIM115
    from tests.table import toy_known  # makes the toy game known: here, not in a test that imports this

    secrets.randbits = random.Random(1).getrandbits  # type: ignore[assignment]  # the same deals in every run
    port = given.pop("port", None)
    limits, mail = Limits(**given.pop("limits", {})), Mail(**given.pop("mail", {}))
    fields: dict[str, Any] = {key: tuple(v) if isinstance(v, list) else v for key, v in given.items()}
    settings = Settings(preload=(toy_known.__name__,), limits=limits, mail=mail, **fields)
    run(port=port, settings=settings)


if __name__ == "__main__":
    serve(json.loads(sys.argv[1]))
