"""The application: every route and the socket, behind the gate."""

from __future__ import annotations

from functools import partial

from starlette.routing import Router, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send

from graveshift.server.edge import STATUS, Edge, Gate, answer_early
from graveshift.server.messages import Refused
from graveshift.server.routes import Routes
from graveshift.server.socket import stream_endpoint


def application(edge: Edge) -> ASGIApp:
    """What a web server runs."""
    socket = WebSocketRoute("/api/tables/{table}/stream", partial(stream_endpoint, edge))
    routes = [*Routes(edge).all(), socket]
    return Gate(Router(routes, redirect_slashes=False, default=nothing_there), edge)


async def nothing_there(scope: Scope, receive: Receive, send: Send) -> None:  # noqa: ARG001 - ASGI
    """Answer for a path that leads nowhere."""
    says = "There is nothing here."
    await answer_early(scope, send, STATUS["unknown"], Refused(cause="unknown", says=says))
