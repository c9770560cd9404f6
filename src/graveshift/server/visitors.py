"""Visitors: who a browser is, by a cookie of 256 random bits that we never write down.

There are no accounts. The first time that a browser does something that has to be remembered it is
given a token; seats and tables belong to the token's hash, and only the hash is stored.

Over https the cookie's name begins with `__Host-`: no other site can set it and no plain connection
carries it. Browsers treat this machine itself like https, except for those that do not, so there
the same token is given under a plain name as well. On plain http in a home network there is only
the plain one, and anybody who can listen to the network can take it.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Mapping
from typing import NamedTuple

TOKEN_BYTES = 32
STRICT = "__Host-graveshift"
PLAIN = "graveshift"
LASTS = 400 * 24 * 3600
"""Seconds; browsers keep no cookie longer."""
TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")


class Visitor(NamedTuple):
    """A browser, or a program like one."""

    owner: bytes
    """The token's hash: what seats and tables belong to."""
    token: str
    is_new: bool


def new_token() -> str:
    """A token that nobody can guess."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def owner_of(token: str) -> bytes:
    """What is stored of a token."""
    return hashlib.sha256(token.encode("ascii")).digest()


def visitor_of(cookies: Mapping[str, str], *, is_https: bool) -> Visitor | None:
    """Whoever sent these cookies, or None where no token is among them.

    Over https the plain name counts for nothing: somebody on the way could have set it.
    """
    for name in (STRICT,) if is_https else (STRICT, PLAIN):
        token = cookies.get(name, "")
        if TOKEN.fullmatch(token):
            return Visitor(owner_of(token), token, is_new=False)
    return None


def newcomer() -> Visitor:
    """Somebody who was not here before."""
    token = new_token()
    return Visitor(owner_of(token), token, is_new=True)


def cookies_for(token: str, *, is_https: bool, is_here: bool) -> list[str]:
    """The `Set-Cookie` headers that give a browser its token."""
    common = f"Path=/; Max-Age={LASTS}; HttpOnly; SameSite=Lax"
    strict, plain = f"{STRICT}={token}; Secure; {common}", f"{PLAIN}={token}; {common}"
    if is_https:
        return [strict]
    return [strict, plain] if is_here else [plain]
