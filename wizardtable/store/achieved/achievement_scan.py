# SPDX-License-Identifier: MIT
"""Looks through the saves of finished matches for what they brought of achievements, each once."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from threading import Event, Thread
from typing import Final

from wizardtable.core import clock, files
from wizardtable.store import save, save_file
from wizardtable.store.achieved import contributions
from wizardtable.store.achieved.contributions import VERSION, Contribution
from wizardtable.store.book import book
from wizardtable.store.paths import DataDir
from wizardtable.store.save_format import End
from wizardtable.store.save_summary import found

BATCH: Final = 10
"""Saves that are looked through before what they brought is written."""

PAUSE: Final = 0.1
"""Seconds between two saves: what the player does meanwhile comes first."""


class AchievementScan:
    """Goes through the saves of a player in a thread of its own.

    Attributes:
        data: the folder of the player.
        done: set when all have been looked through.
        failed: why what they brought could not be kept, None while nothing is wrong.
    """

    def __init__(self, data: DataDir) -> None:
        self.data = data
        self._stopped = Event()
        self.done = Event()
        self.failed: files.FileError | None = None
        self._thread = Thread(target=self._run, name="achievements", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Look through no further save."""
        self._stopped.set()

    def _run(self) -> None:
        try:
            if self.data.book.exists():  # its first check in a run takes a moment
                with book.writing(self.data):
                    pass
            scan(self.data, self._stopped, PAUSE)
        except files.FileError as error:
            self.failed = error
        finally:
            self.done.set()


def scan(data: DataDir, stopped: Event | None = None, pause: float = 0.0) -> None:
    """Keeps what the finished matches brought that are saved and were not looked at yet, oldest
    first. What has been looked at until it is stopped is kept.

    Raises files.FileError if it cannot be kept.
    """
    batch: list[Contribution] = []
    for path, ended in list(_new_ones(data)):
        if stopped is not None and stopped.wait(pause):
            break
        with suppress(save.SaveError):
            batch.append(contributions.contribution(save.load(path).match, ended))
        if len(batch) == BATCH:
            contributions.record(data, batch)
            batch = []
    contributions.record(data, batch)


def _new_ones(data: DataDir) -> Iterator[tuple[Path, int]]:
    """The saves of finished matches that were not looked at, and when they ended."""
    known = {one.match for one in contributions.read(data)[0] if one.version >= VERSION}
    for path, state in reversed(found(data.saves)):
        try:
            header, last = save_file.ends(path)
        except save_file.SaveError:
            continue
        name = contributions.name_of(header.game, header.setup, header.seed, header.purpose)
        if isinstance(last, End) and name not in known:
            yield path, max(0, int(min(state.st_mtime, clock.now())))
