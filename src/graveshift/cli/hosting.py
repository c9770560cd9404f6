"""`graveshift serve` and `graveshift backup`: a table server for a club or a family."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from graveshift.cli.exits import DONE
from graveshift.server.backup import backup
from graveshift.server.diary import close_diary, open_diary
from graveshift.server.guard import is_loopback
from graveshift.server.serving import HERE, Plan, Service, run


def serve(
    host: str,
    port: int,
    data: Path | None,
    database: str | None,
    origins: Sequence[str],
    proxies: Sequence[str],
    watchers: Sequence[str],
) -> int:
    """Serve until told to stop."""
    plan = Plan(
        folder=(data or usual_folder()).expanduser(),
        database=database,
        host=host,
        port=port,
        origins=tuple(origins),
        proxies=tuple(proxies),
        watchers=(*HERE, *watchers),
    )
    diary = open_diary(sys.stderr)
    try:
        run(plan, lambda service: greet(plan, service))
    finally:
        close_diary(diary)
    return DONE


def greet(plan: Plan, service: Service) -> None:
    """Say where the server is, where it keeps its tables, and what its host should know."""
    place = "the database" if plan.database else str(plan.folder)
    print(f"Graveshift serves at {service.address}")
    print(f"Tables are kept in {place}. Ctrl-C stops; every table goes on where it was.")
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
