"""What tests of a game use."""
