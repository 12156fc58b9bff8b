"""What a position is worth."""

from __future__ import annotations

from weald.games.root.about import about as about
