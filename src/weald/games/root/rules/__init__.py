"""The Law, one module per chapter or faction, functions in rulebook order."""
