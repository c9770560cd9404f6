"""Draws the page's icons as pictures, for those who take no SVG.

    python -m scripts.icons

They are made from `web/public/icon.svg` in Chromium and kept in the repository; run it when the
drawing changes. A maskable icon has no corners, and its drawing keeps to the middle.
"""

import re
from pathlib import Path

from playwright.sync_api import Page

from scripts.chromium import chromium

ROOT = Path(__file__).resolve().parent.parent
PUBLIC = ROOT / "web" / "public"
DRAWN = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
ROUND = re.compile(r' rx="\d+"')
WIDE = (
    ROUND.sub("", DRAWN)
    .replace('viewBox="0 0 64 64"', 'viewBox="-8 -8 80 80"')
    .replace('<rect width="64" height="64"', '<rect x="-8" y="-8" width="80" height="80"')
)
"""With room around it."""
SIZES = {
    "icon-192.png": (192, DRAWN),
    "icon-512.png": (512, DRAWN),
    "icon-maskable.png": (512, WIDE),
    "apple-touch-icon.png": (180, ROUND.sub("", DRAWN)),
    "badge-96.png": (96, (PUBLIC / "badge.svg").read_text(encoding="utf-8")),
}
"""Each picture, its size, and what is drawn."""


def draw(page: Page, name: str, size: int, drawn: str) -> None:
    """Draw one of them."""
    page.set_viewport_size({"width": size, "height": size})
    sized = drawn.replace("<svg ", f'<svg width="{size}" height="{size}" ', 1)
    page.set_content(f'<body style="margin:0">{sized}</body>')
    page.screenshot(path=PUBLIC / name, omit_background=True)


def main() -> None:
    """Draw all of them."""
    with chromium() as browser:
        page = browser.new_page()
        for name, (size, drawn) in SIZES.items():
            draw(page, name, size, drawn)
            print(f"wrote web/public/{name}")


if __name__ == "__main__":
    main()
