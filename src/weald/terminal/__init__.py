"""Play in a terminal: the map, the hand, a numbered list of choices."""
