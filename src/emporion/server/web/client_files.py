"""The built browser client: served from memory, compressed once, with headers that make the second visit instant."""

from __future__ import annotations

import gzip
import mimetypes
import re
from base64 import b64encode
from hashlib import sha256
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from emporion.server.service import Service
from emporion.server.web.previews import head_of, language_of, preview_of

COMPRESSED = "compressed"  # marks handlers whose answers are compressed already, if that helps
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
HEAD = b"</head>"
COMPRESSIBLE = {".html", ".js", ".css", ".svg", ".json", ".txt", ".ftl", ".md", ".map", ".webmanifest", ".ico"}
NOT_BUILT = b"""<!doctype html><meta charset="utf-8"><title>Emporion</title>
<h1>Emporion</h1><p>The browser client is not built. Run <code>make install</code> (it needs Node.js 20 or newer)."""


def policy(page: bytes) -> str:
    """What the page may load and run: our own files and the scripts written in it. No other page may frame it."""
    inline = [
        f"'sha256-{b64encode(sha256(it).digest()).decode()}'"
        for it in re.findall(rb"<script>(.*?)</script>", page, re.S)
    ]
    return "; ".join(
        [
            "default-src 'self'",
            " ".join(["script-src 'self'", *inline]),
            "style-src 'self' 'unsafe-inline'",
            "img-src 'self' data:",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        ]
    )


class File:
    def __init__(self, name: str, content: bytes, packed: bytes | None, forever: bool) -> None:
        suffix = Path(name).suffix
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        if suffix in (".js", ".mjs"):
            kind = "text/javascript"
        self.kind = kind
        self.content = content
        self.packed = packed
        if packed is None and suffix in COMPRESSIBLE and len(content) > 500:
            self.packed = gzip.compress(content, 9, mtime=0)
        self.tag = f'"{sha256(content).hexdigest()[:24]}"'
        self.cache = FOREVER if forever else ASK_AGAIN


class ClientFiles:
    """Every file of the client by its path; names in `assets/` carry a hash of what is inside, so they never change."""

    def __init__(self, folder: Path) -> None:
        self.files: dict[str, File] = {}
        if folder.is_dir():
            for file in sorted(folder.rglob("*")):
                if file.is_file() and file.suffix not in (".gz", ".br"):
                    name = file.relative_to(folder).as_posix()
                    beside = file.with_name(file.name + ".gz")
                    packed = beside.read_bytes() if beside.is_file() else None
                    self.files[name] = File(name, file.read_bytes(), packed, name.startswith("assets/"))
        self.page = self.files.get("index.html") or File("index.html", NOT_BUILT, None, False)
        self.policy = policy(self.page.content)

    async def respond(self, request: Request[Any, Any, Any], path: str) -> Response[bytes]:
        name = path.strip("/")
        file = self.files.get(name)
        if file is None:
            if (
                name.startswith("api/")
                or name == "api"
                or name.startswith("assets/")
                or Path(name).suffix[1:].isalpha()
            ):
                raise NotFoundException(f"there is no /{name[:100]}")
            file = self.page  # an address inside the client, such as /table/ID or /rules/TITLE/OST-4.1.7
        if file is self.page:
            file = await self._page_at(request, name)
        headers = {"cache-control": file.cache, "etag": file.tag, "vary": "accept-encoding"}
        if file.kind == "text/html":
            headers["content-security-policy"] = self.policy
            headers["vary"] = "accept-encoding, accept-language"
        if request.headers.get("if-none-match") == file.tag:
            return Response(b"", status_code=304, headers=headers)
        content = file.content
        if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            content = file.packed
            headers["content-encoding"] = "gzip"
        return Response(content, media_type=file.kind, headers=headers)

    async def _page_at(self, request: Request[Any, Any, Any], path: str) -> File:
        """The page, with what a link to this address shows elsewhere."""
        service: Service = request.app.state.service
        language = language_of(request.headers.get("accept-language", ""))
        site = service.site() or f"{request.url.scheme}://{request.url.netloc}"
        head = head_of(await preview_of(service, path, language), site, path)
        return File("index.html", self.page.content.replace(HEAD, head + HEAD, 1), None, False)


@get("/", include_in_schema=False, opt={COMPRESSED: True})
async def client_page(request: Request[Any, Any, Any]) -> Response[bytes]:
    files: ClientFiles = request.app.state.client
    return await files.respond(request, "")


@get("/unsubscribe/{token:str}", include_in_schema=False, opt={COMPRESSED: True})
async def unsubscribe_page(request: Request[Any, Any, Any], token: FromPath[str]) -> Response[bytes]:
    """Looked at, such a link stops nothing: its page asks."""
    files: ClientFiles = request.app.state.client
    return await files.respond(request, "")


@get("/{path:path}", include_in_schema=False, opt={COMPRESSED: True})
async def client_file(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
    files: ClientFiles = request.app.state.client
    return await files.respond(request, path)
