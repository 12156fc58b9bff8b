"""The rules, a module per chapter. ``ground`` holds what several chapters ask of the board."""
