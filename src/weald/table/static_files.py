"""The built browser client. Hashed files may be kept for ever, the page itself never."""

from __future__ import annotations

import gzip
import mimetypes
import os
from pathlib import Path

from litestar.types import Receive, Scope, Send

# A build elsewhere (`npm run build -- --outDir ...`) can be served without touching the package.
STATIC = Path(os.environ.get("WEALD_STATIC") or Path(__file__).parent / "static")
TEXTS = (".css", ".html", ".js", ".json", ".map", ".svg", ".txt", ".webmanifest", ".ftl")
KEEP = b"public, max-age=31536000, immutable"
TYPES = {
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".webp": "image/webp",
}
NOT_BUILT = b"""<!doctype html>
<html lang="en">
<title>Weald</title>
<h1>Weald is running, but its browser client has not been built</h1>
<p>Run <code>make setup</code> in the project's folder and start the server again.
The programming interface works without it: <a href="/api/schema/openapi.json">its description</a>.</p>
</html>
"""


class Page:
    def __init__(self, path: Path, name: str) -> None:
        self.stamp = path.stat().st_mtime_ns
        self.body = path.read_bytes()
        self.packed = gzip.compress(self.body, 6, mtime=0) if path.suffix in TEXTS and len(self.body) > 500 else None
        kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        text = kind.startswith("text/") or path.suffix == ".svg"
        self.kind = (f"{kind}; charset=utf-8" if text else kind).encode()
        self.keep = KEEP if name.startswith("assets/") else b"no-store" if name == "index.html" else b"no-cache"


class StaticFiles:
    def __init__(self, folder: Path = STATIC) -> None:
        self.folder = folder.resolve()
        self.known: dict[Path, Page] = {}  # by the file itself: one file has endlessly many names

    def find(self, name: str) -> Page | None:
        try:
            path = (self.folder / name).resolve()
            if not path.is_relative_to(self.folder) or not path.is_file():
                return None
            page = self.known.get(path)
            if page is None or page.stamp != path.stat().st_mtime_ns:
                page = self.known[path] = Page(path, path.relative_to(self.folder).as_posix())
        except (OSError, ValueError):  # no name a file can have
            return None
        return page

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        method: str = scope["method"]  # type: ignore[typeddict-item]
        name = scope["path"].lstrip("/")
        if method not in {"GET", "HEAD"}:
            await answer(send, 405, b"text/plain", b"no-store", b"", True)
            return
        page = self.find(name) if name else None
        if page is None and "." in name.rpartition("/")[2]:
            await answer(send, 404, b"text/plain", b"no-store", b"not found\n", method == "GET")
            return
        page = page or self.find("index.html")  # every place in the client is the same page
        if page is None:
            await answer(send, 200, b"text/html; charset=utf-8", b"no-store", NOT_BUILT, method == "GET")
            return
        accepts = dict(scope["headers"]).get(b"accept-encoding", b"")
        packed = page.packed if b"gzip" in accepts else None
        await answer(send, 200, page.kind, page.keep, packed or page.body, method == "GET", packed is not None)


async def answer(
    send: Send, status: int, kind: bytes, keep: bytes, body: bytes, with_body: bool, packed: bool = False
) -> None:
    headers = [
        (b"content-type", kind), (b"cache-control", keep), (b"content-length", str(len(body)).encode()),
        (b"vary", b"accept-encoding"),
    ]  # fmt: skip
    if packed:
        headers.append((b"content-encoding", b"gzip"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body if with_body else b"", "more_body": False})
