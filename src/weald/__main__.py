"""``python -m weald``: the same as the ``weald`` command."""

from weald.cli import main

if __name__ == "__main__":
    main()
