# SPDX-License-Identifier: MIT
"""What tests of every area share."""

import pytest

from wizardtable.core import catalog
from wizardtable.core.catalog import GameSpec


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> GameSpec:
    """The toy game, known to the catalog while the test runs."""
    monkeypatch.setitem(catalog.GAMES, "toy", "tests.toy")
    return catalog.get("toy")
