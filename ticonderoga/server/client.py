"""The browser client's files: read once, served from memory, the page for every other path."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from importlib.resources import files
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

FOLDER = "client"
PAGE = "index.html"
WORTH_PACKING = 1024
NO_CLIENT = (
    "<!doctype html><html lang='en'><meta charset='utf-8'><title>Ticonderoga</title>"
    "<h1>The server runs, but its browser client is not built</h1>"
    "<p>The server answers at <a href='/api/docs'>/api/docs</a>. Build the client, or name its "
    "folder with <code>--client</code>.</p></html>"
)


class ClientFile:
    """One file, plain and packed."""

    __slots__ = ("body", "kind", "packed", "tag")

    def __init__(self, name: str, body: bytes) -> None:
        self.body = body
        self.kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        if name.endswith(".js"):
            self.kind = "text/javascript"
        if self.kind.startswith("text/"):
            self.kind += "; charset=utf-8"
        packed = gzip.compress(body, 9, mtime=0) if len(body) > WORTH_PACKING else b""
        self.packed = packed if packed and len(packed) < len(body) * 0.95 else b""
        self.tag = '"' + hashlib.blake2b(body, digest_size=12).hexdigest() + '"'


def built_client() -> Path | None:
    """The client that came with the package, if one did."""
    folder = Path(str(files("ticonderoga.server"))) / FOLDER
    return folder if (folder / PAGE).is_file() else None


class Client:
    """All files of a folder, by their paths."""

    def __init__(self, folder: Path | None) -> None:
        self.files: dict[str, ClientFile] = {}
        if folder is not None:
            for path in sorted(folder.rglob("*")):
                if path.is_file():
                    name = path.relative_to(folder).as_posix()
                    self.files[name] = ClientFile(name, path.read_bytes())
        if PAGE not in self.files:
            self.files[PAGE] = ClientFile(PAGE, NO_CLIENT.encode())

    async def serve(self, request: Request) -> Response:
        """A file, or the page for a path of the client's own such as /table/…"""
        name = request.path_params["path"]
        found = self.files.get(name)
        if found is None:
            if "." in name.rpartition("/")[2] or name.startswith("api/"):
                return Response("there is no such file\n", 404, media_type="text/plain")
            name, found = PAGE, self.files[PAGE]
        headers = {
            "etag": found.tag,
            "vary": "accept-encoding",
            "cache-control": "public, max-age=31536000, immutable"
            if name.startswith("assets/")
            else "no-cache",
        }
        if request.headers.get("if-none-match") == found.tag:
            return Response(status_code=304, headers=headers)
        if found.packed and "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            return Response(found.packed, headers=headers, media_type=found.kind)
        return Response(found.body, headers=headers, media_type=found.kind)
