"""Adds up what pytest counted in several runs: python -m scripts.tally REPORT.xml..."""

import sys
from pathlib import Path
from xml.etree import ElementTree as ET


def tally(reports: list[Path]) -> str:
    """How many tests passed, failed and were skipped, in one line."""
    tests = failed = skipped = 0
    for report in reports:
        for suite in ET.parse(report).getroot().iter("testsuite"):  # noqa: S314  our own files
            tests += int(suite.attrib["tests"])
            failed += int(suite.attrib["failures"]) + int(suite.attrib["errors"])
            skipped += int(suite.attrib["skipped"])
    return f"{tests - failed - skipped} passed, {failed} failed, {skipped} skipped"


if __name__ == "__main__":
    print("altogether:", tally([Path(name) for name in sys.argv[1:]]))
