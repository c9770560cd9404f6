"""What a browser is shown where there is no page yet: a few honest lines of text."""

from __future__ import annotations

from graveshift.games import GAMES


def front_page(origin: str) -> str:
    """What this server is, and how one plays on it."""
    games = "\n".join(f"  {game.public_name}" for game in GAMES.values())
    return f"""Graveshift: a table server for zombie-survival board games.

Games here:
{games}

There is no page to play on yet. Programs play by the protocol that the docs describe:

  graveshift bot --table {origin}/t/CODE --seat 1

  POST {origin}/api/play-now    a table against bots, at once
  GET  {origin}/api/tables      tables that wait for players
"""


def table_page(origin: str, table: str) -> str:
    """What a link to a table shows."""
    return f"""A table of Graveshift: {table}

There is no page to play on yet. A program takes a seat like this:

  graveshift bot --table {origin}/t/{table} --seat 1
"""
