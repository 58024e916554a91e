"""Log lines for programs: one JSON object a line, without secrets."""

from __future__ import annotations

import json
import logging
import re
import sys
import time
from typing import IO

SECRET = re.compile(
    r"(?=[\w-]*\d)(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{22,}|\b[0-9a-f]{32,}\b|(?<=://)[^\s/@]+(?=@)"
)
"""The secret of a seat or of a session, a key, the name and password in a database's address."""


def without_secrets(text: str) -> str:
    return SECRET.sub("[hidden]", text)


class JsonLines(logging.Formatter):
    """{"time": "2026-01-31T12:00:00Z", "level": "warning", "logger": …, "message": …}"""

    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": without_secrets(record.getMessage()),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            said["error"] = without_secrets(self.formatException(record.exc_info))
        return json.dumps(said, ensure_ascii=False)


def log_as_json(stream: IO[str] | None = None) -> None:
    """From now on everything that is logged goes to the error stream as JSON; requests too."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("ticonderoga.requests").setLevel(logging.INFO)
