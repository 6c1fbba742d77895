# SPDX-License-Identifier: MIT
"""Tells a package index what depends on the addresses in pyproject.toml."""

import sys
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

import addresses


class CustomMetadataHook(MetadataHookInterface):
    """Fills in the project's addresses, and README.md with pictures and links that lead there."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Set `urls` and `readme`."""
        known = addresses.addresses()
        text = Path(self.root, "README.md").read_text(encoding="utf-8")
        metadata["urls"] = addresses.urls(known)
        metadata["readme"] = {
            "content-type": "text/markdown",
            "text": addresses.readme(text, known),
        }
