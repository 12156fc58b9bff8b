"""Tournaments that anybody can hold, and the deal of the day (docs/events.md)."""
