"""Alone against a bot: Ironbot plays the Ironclad (chapter 17), Woodbot the Woodwalkers (chapter 18)."""
