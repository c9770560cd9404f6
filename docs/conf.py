"""How Sphinx builds the docs: `make docs`.  Needs no network."""

import logging
import tomllib
from pathlib import Path

_project = tomllib.loads(
    (Path(__file__).parent.parent / "pyproject.toml").read_text(encoding="utf-8")
)["project"]

project = "Graveshift"
author = "The Graveshift contributors"
copyright = author  # noqa: A001  Sphinx names it so
version = release = _project["version"]

extensions = ["myst_parser"]
myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 4
nitpicky = True
exclude_patterns = ["_build"]

html_theme = "furo"
html_title = "Graveshift"
html_copy_source = False
html_show_sphinx = False


def _is_worth_a_warning(record: logging.LogRecord) -> bool:
    """Whether it is more than a part of the docs that waits for its first page."""
    return getattr(record, "subtype", None) != "empty_glob"


# Sphinx has a name for this warning but, as it gives it no type, no setting that silences it.
logging.getLogger("sphinx.sphinx.directives.other").addFilter(_is_worth_a_warning)
