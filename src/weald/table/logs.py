"""One JSON object a line on stderr. Never a token, a seed or a card: tables appear by the start of their id."""

from __future__ import annotations

import logging
import sys
import time

import msgspec

LOG = logging.getLogger("weald.table")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line.update(getattr(record, "facts", {}))
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def set_up(level: int = logging.INFO) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("weald.table", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level if name == "weald.table" else logging.WARNING)


def short(table: str) -> str:
    """Enough of a table's id to find it, not enough to enter it."""
    return table[:6]


def log(event: str, **facts: object) -> None:
    LOG.info(event, extra={"facts": facts})


def warn(event: str, **facts: object) -> None:
    LOG.warning(event, extra={"facts": facts})


def fault(event: str, error: BaseException, **facts: object) -> None:
    """Our own mistakes, with where they happened. The error's text is left out: it may quote a hand."""
    trace: list[str] = []
    frame = error.__traceback__
    while frame is not None:
        trace.append(f"{frame.tb_frame.f_code.co_filename}:{frame.tb_lineno}")
        frame = frame.tb_next
    LOG.error(event, extra={"facts": {**facts, "error": type(error).__name__, "where": trace[-8:]}})
