"""The factions: each module is a chapter of the Law and plugs into the common procedures."""
