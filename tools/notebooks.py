"""Run the notebooks in examples from top to bottom, in a kernel of this environment. Nothing is written back.

python tools/notebooks.py [FILE...]
"""

from __future__ import annotations

import sys
from pathlib import Path

import nbformat
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError

ROOT = Path(__file__).resolve().parents[1]
PATIENCE = 900  # seconds a cell may take on a busy machine


def main() -> None:
    files = [Path(name) for name in sys.argv[1:]] or sorted((ROOT / "examples").glob("*.ipynb"))
    for file in files:
        book = nbformat.read(file, as_version=4)  # type: ignore[no-untyped-call]
        nbformat.validate(book)
        client = NotebookClient(
            book, timeout=PATIENCE, kernel_name="python3", resources={"metadata": {"path": str(ROOT)}}
        )
        try:
            client.execute()
        except CellExecutionError as problem:
            sys.exit(f"{file.name}: {problem}")
        print(f"notebooks: {file.name} ran ({sum(cell.cell_type == 'code' for cell in book.cells)} cells)")


if __name__ == "__main__":
    main()
