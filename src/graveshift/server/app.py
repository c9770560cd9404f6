"""The application: every route, the socket and the page's files, behind the gate."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from starlette.requests import Request
from starlette.routing import Router, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send

from graveshift.server.edge import STATUS, Edge, Gate, answer_early
from graveshift.server.messages import Refused
from graveshift.server.routes import Routes
from graveshift.server.socket import stream_endpoint


class Found(NamedTuple):
    """What a request for something of the page is counted under."""

    path: str


def application(edge: Edge) -> ASGIApp:
    """What a web server runs."""
    socket = WebSocketRoute("/api/tables/{table}/stream", partial(stream_endpoint, edge))
    otherwise = partial(page_or_nothing, edge)
    router = Router([*Routes(edge).all(), socket], redirect_slashes=False, default=otherwise)
    return Gate(router, edge)


async def page_or_nothing(edge: Edge, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer for every other path: with the page, a file of it, or that it leads nowhere."""
    if scope["type"] == "http" and scope["method"] in {"GET", "HEAD"}:
        request, path = Request(scope), scope["path"]
        if (place := edge.front.place(path)) is not None:
            scope["route"] = Found(place)
            await edge.front.index(request)(scope, receive, send)
            return
        if (item := edge.front.find(path)) is not None:
            scope["route"] = Found("a file")
            await item.answer(request)(scope, receive, send)
            return
    says = "There is nothing here."
    await answer_early(scope, send, STATUS["unknown"], Refused(cause="unknown", says=says))
