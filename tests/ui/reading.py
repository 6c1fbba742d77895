# SPDX-License-Identifier: MIT
"""Fixtures with which lists of saves wait for all saves, or saves are held back until a test
releases them."""

from collections.abc import Iterator
from pathlib import Path
from threading import Semaphore

import pytest

from wizardtable.store import save_file
from wizardtable.ui.dialogs import save_reader


class Held:
    """Prevents saves from being read until a test releases them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._free = Semaphore(0)
        self._really = save_file.read_ends
        monkeypatch.setattr(save_file, "read_ends", self._ends)
        monkeypatch.setattr(save_reader, "FIRST_WAIT_SECONDS", 0.0)

    def let(self, number: int) -> None:
        """Lets a number of further saves be read."""
        self._free.release(number)

    def _ends(self, path: Path) -> object:
        self._free.acquire()
        return self._really(path)


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes lists wait for their first saves, even on a busy machine."""
    monkeypatch.setattr(save_reader, "FIRST_WAIT_SECONDS", 60.0)


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch, patient: None) -> Iterator[Held]:
    """Prevents saves from being read until the test calls `Held.let`."""
    made = Held(monkeypatch)
    yield made
    made.let(1000)
