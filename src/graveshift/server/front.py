"""The front: the files of the built page, as browsers get them.

They are read once, when the server starts, and handed out from memory: a path leads to one of them
or nowhere, whatever it says. What has its contents in its name never changes and is kept by
browsers for good; everything else is asked for again each time, and answered in a word where it is
the same. `places.json` lists the paths that the page itself understands; they all get its index.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from pathlib import Path

import msgspec
from starlette.requests import Request
from starlette.responses import Response

PAGE = Path(__file__).parent / "page"
"""Where `make` and the wheel put the page."""
INDEX = "index.html"
VERSION = "version"
PLACES = "places.json"
PACKED = {".br": "br", ".gz": "gzip"}
"""Files that hold another one packed, best first, and what HTTP calls it."""
NOT_FOR_BROWSERS = frozenset({VERSION, PLACES, "page.json"})
KINDS = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
NAMED_BY_CONTENT = "assets/"
ANY_NAME = "[A-Za-z0-9._-]{1,64}"
FOR_GOOD = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
NOT_BUILT = """\
Graveshift serves here, but its page is not built.

In a clone of the repository `make play` builds it, and so does installing it with pip; a wheel
always carries it. Programs can play all the same:

  graveshift bot --table {origin}/t/CODE --seat 1
"""


@dataclass(frozen=True)
class Item:
    """A file of the page."""

    body: bytes
    kind: str
    tag: str
    """What tells its contents from any other."""
    keep: str
    """What browsers are told about keeping it."""
    packed: Mapping[str, bytes] = field(default_factory=dict)
    """The same by its encoding, best first."""

    def answer(self, request: Request) -> Response:
        """The file, packed as the browser likes it, or word that it has it already."""
        taken = encodings_taken(request.headers.get("accept-encoding", ""))
        encoding = next((one for one in self.packed if one in taken), "")
        tag = f'"{self.tag}{encoding and "-"}{encoding}"'
        headers = {"cache-control": self.keep, "etag": tag, "vary": "accept-encoding"}
        if tag in tags_known(request.headers.get("if-none-match", "")):
            return Response(status_code=304, headers=headers)
        if encoding:
            headers["content-encoding"] = encoding
        body = self.packed.get(encoding, self.body)
        headers["content-type"] = self.kind
        return Response(body, headers=headers)


@dataclass(frozen=True)
class Front:
    """The page, or an empty front where it was not built."""

    items: Mapping[str, Item] = field(default_factory=dict)
    """Files by their path, without the slash before it."""
    version: str = ""
    places: tuple[str, ...] = ("/", "/t/:table")
    """Paths that the page understands; a part after a colon is any one name."""

    @classmethod
    def of(cls, folder: Path | None) -> Front:
        """The page in a folder; an empty front if there is none."""
        if folder is None or not (folder / INDEX).is_file():
            return cls()
        names = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*")}
        items = {
            name: item_of(name, path)
            for name, path in names.items()
            if path.is_file() and path.suffix not in PACKED and name not in NOT_FOR_BROWSERS
        }
        version = (folder / VERSION).read_text(encoding="utf-8").strip()
        places = msgspec.json.decode((folder / PLACES).read_bytes(), type=tuple[str, ...])
        return cls(items, version, places)

    def place(self, path: str) -> str | None:
        """The place that a path of a request is, if it is one."""
        return next((one for one in self.places if place_pattern(one).fullmatch(path)), None)

    def index(self, request: Request) -> Response:
        """The page itself; a sentence where there is none."""
        if INDEX in self.items:
            return self.items[INDEX].answer(request)
        origin = f"{request.url.scheme}://{request.headers['host'].lower()}"
        text = NOT_BUILT.format(origin=origin)
        return Response(text, 503, media_type="text/plain", headers={"cache-control": ASK_AGAIN})

    def find(self, path: str) -> Item | None:
        """The file at a path of a request, if there is one."""
        return self.items.get(path.removeprefix("/"))


def item_of(name: str, path: Path) -> Item:
    """A file, with whatever lies packed beside it."""
    body = path.read_bytes()
    packed = {
        encoding: beside.read_bytes()
        for suffix, encoding in PACKED.items()
        if (beside := path.with_name(path.name + suffix)).is_file()
    }
    return Item(
        body=body,
        kind=KINDS.get(path.suffix, "application/octet-stream"),
        tag=sha256(body).hexdigest()[:16],
        keep=FOR_GOOD if name.startswith(NAMED_BY_CONTENT) else ASK_AGAIN,
        packed={encoding: small for encoding, small in packed.items() if len(small) < len(body)},
    )


@cache
def place_pattern(place: str) -> re.Pattern[str]:
    """What the paths of a place look like."""
    parts = re.split(r":\w+", place)
    return re.compile(ANY_NAME.join(re.escape(part) for part in parts))


def encodings_taken(header: str) -> frozenset[str]:
    """The encodings that a browser takes, from its `Accept-Encoding`."""
    taken = set()
    for part in header.lower().split(","):
        name, _, quality = part.partition(";")
        if not re.fullmatch(r"\s*q\s*=\s*0(\.0*)?\s*", quality):
            taken.add(name.strip())
    return frozenset(taken)


def tags_known(header: str) -> frozenset[str]:
    """The tags in an `If-None-Match`; a proxy may have weakened them."""
    return frozenset(tag.strip().removeprefix("W/") for tag in header.split(","))
