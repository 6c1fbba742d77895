# SPDX-License-Identifier: MIT
"""How long lists wait for saves: until they are there, or until a test lets them through."""

from collections.abc import Iterator
from pathlib import Path
from threading import Semaphore

import pytest

from wizardtable.store import save_file
from wizardtable.ui.dialogs import save_reader


class Held:
    """Saves whose reading waits until they are let through."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._free = Semaphore(0)
        self._really = save_file.read_ends
        monkeypatch.setattr(save_file, "read_ends", self._ends)
        monkeypatch.setattr(save_reader, "WAIT", 0.0)

    def let(self, number: int) -> None:
        """Let so many saves through, each once."""
        self._free.release(number)

    def _ends(self, path: Path) -> object:
        self._free.acquire()
        return self._really(path)


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy the machine is, the first saves are there when a list is."""
    monkeypatch.setattr(save_reader, "WAIT", 60.0)


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch, patient: None) -> Iterator[Held]:
    """Keeps saves from being read until they are let through."""
    made = Held(monkeypatch)
    yield made
    made.let(1000)
