"""The factions, each in a folder of its own. A new one is named here, at the end: sides are numbered in this order."""

from __future__ import annotations

from importlib import import_module
from typing import Final, TypedDict

NAMES: Final[tuple[str, ...]] = (
    "marquise", "eyrie", "alliance", "vagabond", "cult", "duchy", "corvids", "hundreds", "riverfolk", "keepers",
)  # fmt: skip


def load(module: str) -> None:
    """Import one module of every faction (``rules``, ``lean``, ``notes``), which registers what it has."""
    for name in NAMES:
        import_module(f"{__name__}.{name}.{module}")


for _name in NAMES:
    import_module(f"{__name__}.{_name}")  # declares its sheet

from weald.games.root.factions.alliance import AllianceShare  # noqa: E402
from weald.games.root.factions.corvids import CorvidsShare  # noqa: E402
from weald.games.root.factions.cult import CultShare  # noqa: E402
from weald.games.root.factions.duchy import DuchyShare  # noqa: E402
from weald.games.root.factions.eyrie import EyrieShare  # noqa: E402
from weald.games.root.factions.hundreds import HundredsShare  # noqa: E402
from weald.games.root.factions.keepers import KeepersShare  # noqa: E402
from weald.games.root.factions.marquise import MarquiseShare  # noqa: E402
from weald.games.root.factions.riverfolk import RiverfolkShare  # noqa: E402
from weald.games.root.factions.vagabond import VagabondShare  # noqa: E402


class Shares(TypedDict, total=False):
    """What lies on the boards of the factions in play, by side."""

    marquise: MarquiseShare
    eyrie: EyrieShare
    alliance: AllianceShare
    vagabond: VagabondShare
    second_vagabond: VagabondShare
    cult: CultShare
    duchy: DuchyShare
    corvids: CorvidsShare
    hundreds: HundredsShare
    riverfolk: RiverfolkShare
    keepers: KeepersShare
