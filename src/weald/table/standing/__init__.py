"""Who stands where: ratings by game and season, and what the games of this server tell about the games (docs/standing.md)."""
