"""`graveshift serve` and `graveshift backup`: a table server for a club or a family."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from graveshift.cli.exits import DONE
from graveshift.server.backup import backup
from graveshift.server.diary import close_diary, open_diary
from graveshift.server.guard import is_loopback
from graveshift.server.serving import HERE, AddressInUseError, Plan, Service, run

USUAL_PORT = 8000


def serve(
    host: str,
    port: int | None,
    data: Path | None,
    database: str | None,
    origins: Sequence[str],
    proxies: Sequence[str],
    watchers: Sequence[str],
    browser: bool,
) -> int:
    """Serve until told to stop.

    Who asks for a browser plays: a free port will do, and only what is wrong is of interest.
    """
    plan = Plan(
        folder=(data or usual_folder()).expanduser(),
        database=database,
        host=host,
        port=USUAL_PORT if port is None else port,
        origins=tuple(origins),
        proxies=tuple(proxies),
        watchers=(*HERE, *watchers),
    )
    diary = open_diary(sys.stderr, quiet=browser)
    try:
        serve_somewhere(plan, browser=browser, may_move=browser and port is None)
    finally:
        close_diary(diary)
    return DONE


def serve_somewhere(plan: Plan, *, browser: bool, may_move: bool) -> None:
    """Serve at the port of the plan, or if that is taken and may be another, at a free one."""

    def ready(service: Service) -> None:
        greet(plan, service)
        if browser:
            open_page(service.address)

    try:
        run(plan, ready)
    except AddressInUseError:
        if not may_move:
            raise
        run(replace(plan, port=0), ready)


def open_page(address: str) -> None:
    """Open the page in a browser, without waiting for it."""
    if not has_browser():
        print("There is no browser to open here; follow the address above with one.", flush=True)
        return
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def has_browser() -> bool:
    """Whether a page can be opened here beside the terminal, not in it."""
    if sys.platform not in {"win32", "darwin"} and not (
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    ):
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True


def greet(plan: Plan, service: Service) -> None:
    """Say where the server is, where it keeps its tables, and what its host should know."""
    place = "the database" if plan.database else str(plan.folder)
    print(f"Graveshift serves at {service.address}")
    print(f"Tables are kept in {place}. Ctrl-C stops; every table goes on where it was.")
    if not service.edge.front.version:
        print("The page is not built; `make play` builds it in a clone of the repository.")
    for origin in plan.origins:
        print(f"People reach it at {origin}")
    if not is_loopback(plan.host) and not plan.proxies:
        print(
            "Plain http: whoever shares this network can read along and take over seats. "
            "For more than a trusted home network put a proxy with TLS before it (--trust-proxy)."
        )
    sys.stdout.flush()


def copy(target: Path, data: Path | None) -> int:
    """Copy all tables while the server runs."""
    made = backup((data or usual_folder()).expanduser(), target.expanduser())
    print(f"All tables are in {made}, secrets too: keep it as you keep keys.")
    return DONE


def usual_folder() -> Path:
    """Where tables are kept when no folder is named."""
    home = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    if sys.platform == "win32":
        home = os.environ.get("LOCALAPPDATA") or "~/AppData/Local"
    return Path(home).expanduser() / "graveshift"
