# SPDX-License-Identifier: MIT
"""Reads the summaries of saves for the list of saves, from the lines at both ends of each file.

`SummaryReader` reads many saves in a thread of its own. The preview of a save is a small picture of
its table, kept beside the save.
"""

import os
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Event, Thread
from typing import TypeAlias

from wizardtable.core import catalog, files
from wizardtable.core.game import Result, Setup
from wizardtable.core.match import Player, Purpose, needs_curtain
from wizardtable.core.text import Message
from wizardtable.store import save_file
from wizardtable.store.presence import EarlierRun
from wizardtable.store.save_file import SaveError
from wizardtable.store.save_format import End

SAVE_SUFFIX = ".wizardtable"

CHALLENGE_SUFFIX = ".wizardtable-challenge"
"""The ending of the file of a challenge, see `core.arranged.challenge_text`."""

"""The ending of a save's file name."""

PUBLIC_VIEW = ("view", "public")
"""The key and value written into the preview of a save if the preview shows no player's hand."""

_PUBLIC_MARKS = ("tEXt" + "\0".join(PUBLIC_VIEW), ": ".join(PUBLIC_VIEW))
"""The text of `PUBLIC_VIEW` as a PNG file and as a JPEG file contain it."""

FIRST_BATCH_SIZE = 12
"""`SummaryReader.wait` waits for this many summaries; a list shows no more at once."""


@dataclass(frozen=True, slots=True)
class Summary:
    """A save as the list of saves shows it.

    Attributes:
        path: the file of the save.
        game_id: the id of the game, or "" if the save cannot be read.
        players: the players by seat, or () if the save cannot be read.
        modified: when the file was written, in seconds since 1970.
        turn: the number of the last turn, or 0 if the save cannot be read.
        is_finished: whether the match is over.
        preview: the picture of the table that the list may show, or None if there is none. It
            reveals no secret to the people at this screen.
        problem: a sentence on why the save cannot be read, or None if it can be read.
        data: the text of the player's own cards in the setup, or "" if the match uses the game's
            cards.
        setup: the setup of the match, or None if the save cannot be read.
        seed: the seed of the match, or 0 if the save cannot be read.
        result: the result of the match, or None if it is not over.
        given_up: the seat that resigned, or -1 if nobody did.
        purpose: the competition that the match counts for, see `core.match.Purpose`.
    """

    path: Path
    game_id: str
    players: tuple[Player, ...]
    modified: float
    turn: int
    is_finished: bool
    preview: Path | None
    problem: Message | None
    data: str = ""
    setup: Setup | None = None
    seed: int = 0
    result: Result | None = None
    given_up: int = -1
    purpose: Purpose = ""

    @property
    def person(self) -> int | None:
        """The seat of the only person at the table, or None if there are several or none."""
        people = [seat for seat, player in enumerate(self.players) if player.level is None]
        return people[0] if len(people) == 1 else None

    @property
    def has_won(self) -> bool | None:
        """True if the only person at the table won, False if that person did not win.

        None if the match is not over, or if several people or no person played.
        """
        if self.result is None or self.person is None or self.person >= len(self.result.ranks):
            return None
        return self.result.ranks[self.person] == 1 and self.given_up < 0

    def is_unchanged(self) -> bool:
        """Returns whether the file still exists and has not been written since the summary."""
        try:
            return self.path.stat().st_mtime == self.modified
        except OSError:
            return False


def preview_path(path: Path) -> Path:
    """Returns the path of the preview of the save at `path`."""
    return path.with_suffix(".jpg")


def old_preview_path(path: Path) -> Path:
    """Returns the path at which earlier versions kept the preview of the save at `path`."""
    return path.with_suffix(".png")


def existing_preview(path: Path) -> Path | None:
    """Returns the preview of the save at `path`, at its new or old path; None if there is none."""
    places = preview_path(path), old_preview_path(path)
    return next((place for place in places if place.exists()), None)


def public_preview(path: Path) -> Path | None:
    """Returns the preview of the save at `path` if it shows no player's hand, otherwise None.

    Earlier versions wrote previews that show hands.
    """
    preview = existing_preview(path)
    return preview if preview is not None and is_public(preview) else None


def is_public(preview: Path) -> bool:
    """Returns whether a preview is marked as showing no player's hand."""
    try:
        head = files.read(preview, 512)
    except OSError:
        return False
    return any(mark.encode() in head for mark in _PUBLIC_MARKS)


def save_files(folder: Path) -> list[tuple[Path, os.stat_result]]:
    """Returns the files in a folder that may be saves, last played first.

    Each path comes with the status of its file. The list is empty if the folder cannot be read.
    """
    found_files = []
    try:
        for path in folder.glob(f"*{SAVE_SUFFIX}"):
            with suppress(OSError):  # the file may be deleted meanwhile
                found_files.append((path, _file_state(path)))
    except OSError:
        return []
    return sorted(found_files, key=lambda file: (-file[1].st_mtime, file[0].name))


def _file_state(path: Path) -> os.stat_result:
    try:
        return path.stat()
    except OSError:  # a link whose target is missing
        return path.lstat()


def read_summary(path: Path, state: os.stat_result) -> Summary:
    """Returns the summary of a save; its `problem` says why a save cannot be read.

    Args:
        path: the file of the save.
        state: the status of the file, as from `Path.stat`.
    """
    modified = state.st_mtime
    try:
        header, last = save_file.read_ends(path)
    except SaveError as error:
        shown = _preview(path, "", ())
        return Summary(path, "", (), modified, 0, False, shown, error.reason)
    return Summary(
        path=path,
        game_id=header.game,
        players=header.players,
        modified=modified,
        turn=last.turn if last is not None else 0,
        is_finished=isinstance(last, End),
        preview=_preview(path, header.game, header.players),
        problem=None,
        data=header.setup.data,
        setup=header.setup,
        seed=header.seed,
        result=last.result if isinstance(last, End) else None,
        given_up=last.given_up if isinstance(last, End) else -1,
        purpose=header.purpose,
    )


def _preview(path: Path, game_id: str, players: Sequence[Player]) -> Path | None:
    """Returns the preview of a save, or None if there is none to show.

    A preview that might show a player another player's hand is not returned.
    """
    try:
        secret = needs_curtain(catalog.get(game_id), players)
    except catalog.UnknownGame:
        secret = True
    if secret:
        return public_preview(path)
    return existing_preview(path)


def interrupted_match(saves: Path, earlier: EarlierRun) -> Path | None:
    """Returns the save of the match that was played last in an earlier run of the program.

    Returns None if that match is over, or if no match was played in that run.
    """
    for path, state in save_files(saves):
        if state.st_mtime < earlier.since:
            return None
        last = read_summary(path, state)
        if last.problem is None:
            return None if last.is_finished else path
    return None


SummaryCache: TypeAlias = dict[Path, tuple[tuple[int, int], Summary]]
"""The summaries that were read already, by file, each with the time and size of the file.

The time is in nanoseconds since 1970, the size in bytes.
"""


class SummaryReader:
    """A thread that reads the summaries of a folder's saves, last played first."""

    def __init__(self, folder: Path, cache: SummaryCache) -> None:
        """Starts reading.

        Args:
            folder: the folder of the saves.
            cache: the summaries that were read already. Unchanged files are not read again, and new
                summaries are added to the cache.
        """
        self._folder = folder
        self._cache = cache
        self._ready: SimpleQueue[Summary] = SimpleQueue()
        self._first_batch, self._finished = Event(), Event()
        self._stopped = False
        Thread(target=self._run, name="saves", daemon=True).start()

    def take(self) -> tuple[list[Summary], bool]:
        """Returns the summaries read since the last call, and whether no more will follow."""
        last = self._finished.is_set()  # ask first: once it is set, nothing is added
        taken = []
        while True:
            try:
                taken.append(self._ready.get_nowait())
            except Empty:
                return taken, last

    def wait(self, seconds: float) -> None:
        """Waits for the first `FIRST_BATCH_SIZE` summaries, or for all summaries if they are fewer.

        The call waits for at most `seconds`.
        """
        self._first_batch.wait(seconds)

    def stop(self) -> None:
        """Stops reading after the current save."""
        self._stopped = True

    def _run(self) -> None:
        try:
            for number, (path, state) in enumerate(save_files(self._folder), 1):
                if self._stopped:
                    return
                self._ready.put(self._summary(path, state))
                if number == FIRST_BATCH_SIZE:
                    self._first_batch.set()
        finally:
            self._finished.set()
            self._first_batch.set()

    def _summary(self, path: Path, state: os.stat_result) -> Summary:
        stamp = state.st_mtime_ns, state.st_size
        old_stamp, cached = self._cache.get(path, (None, None))
        if cached is not None and old_stamp == stamp and cached.problem is None:
            return replace(cached, preview=_preview(path, cached.game_id, cached.players))
        cached = read_summary(path, state)
        self._cache[path] = stamp, cached
        return cached
