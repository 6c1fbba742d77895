# SPDX-License-Identifier: MIT
"""Gives a package index the metadata that depend on the addresses in pyproject.toml."""

import sys
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

import addresses


class CustomMetadataHook(MetadataHookInterface):
    """Fills in the project's addresses, and README.md with working pictures and links."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Sets `urls` and `readme`."""
        filled = addresses.addresses()
        text = Path(self.root, "README.md").read_text(encoding="utf-8")
        metadata["urls"] = addresses.urls(filled)
        metadata["readme"] = {
            "content-type": "text/markdown",
            "text": addresses.readme(text, filled),
        }
