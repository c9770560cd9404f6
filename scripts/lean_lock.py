"""Strips from an npm lock file what no installation needs: who asks for funds, and where."""

import json
import sys
from pathlib import Path

for name in sys.argv[1:]:
    path = Path(name)
    lock = json.loads(path.read_text(encoding="utf-8"))
    for package in lock["packages"].values():
        package.pop("funding", None)
    path.write_text(json.dumps(lock, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
