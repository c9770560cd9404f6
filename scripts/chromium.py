"""The Chromium of this machine, for whatever looks at the page: tests, pictures, figures."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

FINDER = Path(__file__).parent / "find-chromium"


class NoChromiumError(RuntimeError):
    """There is none; the sentence says what to install."""


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser that asks nobody for anything; everybody in it has a context of their own."""
    found = subprocess.run([FINDER], capture_output=True, text=True, check=False)
    if found.returncode:
        raise NoChromiumError(found.stderr.strip())
    arguments = ["--disable-quic", "--disable-background-networking"]
    if os.geteuid() == 0:
        arguments.append("--no-sandbox")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found.stdout.strip(), args=arguments)
        yield browser
        browser.close()
