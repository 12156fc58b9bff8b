"""Importing this makes the toy game known for good: for servers and their workers, which are processes of their own."""

from __future__ import annotations

from tests.table import toygame

toygame.register()
