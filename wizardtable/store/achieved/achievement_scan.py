# SPDX-License-Identifier: MIT
"""Scans the saves of finished matches for achievements, each save once.

The first scan also adds the matches with help that earlier versions did not count.
The book is the SQLite file with the player's results (`store.book`).
"""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from threading import Event, Thread
from typing import Final

from wizardtable.core import clock, files
from wizardtable.store import save, save_file
from wizardtable.store.achieved import contributions
from wizardtable.store.achieved.contributions import VERSION, Contribution
from wizardtable.store.book import book, helped_matches
from wizardtable.store.paths import DataDir
from wizardtable.store.save_format import End
from wizardtable.store.save_summary import save_files

BATCH_SIZE: Final = 10
"""The number of saves whose contributions are written into the book together."""

PAUSE_SECONDS: Final = 0.1
"""Seconds of pause between two saves, so that the scan does not slow down the program."""


class AchievementScan:
    """A thread that scans the saves of a player for matches with help and for achievements.

    Attributes:
        data: the player's folder.
        done: an event that is set when the scan has ended.
        failed: the error with which the scan ended, because the book could not be read or written;
            None if there was no error.
    """

    def __init__(self, data: DataDir) -> None:
        self.data = data
        self._stopped = Event()
        self.done = Event()
        self.failed: files.FileError | None = None
        self._thread = Thread(target=self._run, name="achievements", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Ends the scan after the current save."""
        self._stopped.set()

    def _run(self) -> None:
        try:
            if self.data.book.exists():  # opening it checks it once in a run, which takes a moment
                with book.writing(self.data):
                    pass
            helped_matches.add(self.data, self._stopped, PAUSE_SECONDS)
            scan(self.data, self._stopped, PAUSE_SECONDS)
        except files.FileError as error:
            self.failed = error
        finally:
            self.done.set()


def scan(data: DataDir, stopped: Event | None = None, pause: float = 0.0) -> None:
    """Adds the contributions of finished matches whose saves were not scanned yet, oldest first.

    Args:
        data: the player's folder.
        stopped: an event that ends the scan when it is set, or None. The contributions of the saves
            scanned until then are written.
        pause: seconds between two saves; no effect without `stopped`.

    Raises:
        files.FileError: the contributions cannot be written.
    """
    batch: list[Contribution] = []
    for path, ended in list(_new_saves(data)):
        if stopped is not None and stopped.wait(pause):
            break
        with suppress(save.SaveError):
            batch.append(contributions.contribution(save.load(path).match, ended))
        if len(batch) == BATCH_SIZE:
            contributions.record(data, batch)
            batch = []
    contributions.record(data, batch)


def _new_saves(data: DataDir) -> Iterator[tuple[Path, int]]:
    """Yields the saves of finished matches that were not scanned yet, oldest first.

    Each save comes with the end of its match, in seconds since 1970.
    """
    scanned = {
        contribution.match
        for contribution in contributions.read(data)[0]
        if contribution.version >= VERSION
    }
    for path, state in reversed(save_files(data.saves)):
        try:
            header, last = save_file.read_ends(path)
        except save_file.SaveError:
            continue
        name = contributions.name_of(header.game, header.setup, header.seed, header.purpose)
        if isinstance(last, End) and name not in scanned:
            yield path, max(0, int(min(state.st_mtime, clock.now())))
