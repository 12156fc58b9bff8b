"""A game being played: choices, copies, taking back, other worlds, views, and the match on paper. Start in ``match.py``."""

from __future__ import annotations

from weald.match.match import Match, begin, default_of

__all__ = ["Match", "begin", "default_of"]
