"""A second opinion on Root: a checker written from the Law that shares no rule code with the engine.

It reads what leaves the engine (position, zones, questions, log) and computes for itself who rules where, which slots
are open, which moves, battles, crafts and recruits must be offered, and what every scoring is worth.
"""
