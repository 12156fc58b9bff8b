"""What people at a table say in their own words, where the game and the table allow it (docs/club.md)."""
