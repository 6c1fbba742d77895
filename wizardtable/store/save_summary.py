# SPDX-License-Identifier: MIT
"""Saves as a list of saves shows them, read from their heads and tails, off the calling thread
where there may be many."""

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
from wizardtable.store.presence import Earlier
from wizardtable.store.save_file import SaveError
from wizardtable.store.save_format import End

SUFFIX = ".wizardtable"

PUBLIC_VIEW = ("view", "public")
"""What is written into the picture beside a save: the picture shows no hand."""

_MARKS = ("tEXt" + "\0".join(PUBLIC_VIEW), ": ".join(PUBLIC_VIEW))
"""The same as a PNG and a JPEG have it."""

FIRST = 12
"""Summaries that are worth a short wait: a list shows no more at once."""


@dataclass(frozen=True, slots=True)
class Summary:
    """A save as a list of saves shows it.

    Attributes:
        game_id, players, turn: "", () and 0 where `problem` says that it cannot be read.
        modified: seconds since 1970.
        preview: a small picture of the table, if there is one that shows nobody another's hand.
        data: that of the setup, "" where the match is played with what the game comes with.
        setup, seed: how it was dealt; None and 0 where `problem` says that it cannot be read.
        result: how it ended; None as long as it has not.
        given_up: the seat whose player gave it up, -1 for nobody.
        purpose: what the match is played for, see `core.match.Purpose`.
    """

    path: Path
    game_id: str
    players: tuple[Player, ...]
    modified: float
    turn: int
    finished: bool
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
        """The seat of the only person at the table; None where there are several or none."""
        people = [seat for seat, player in enumerate(self.players) if player.level is None]
        return people[0] if len(people) == 1 else None

    @property
    def won(self) -> bool | None:
        """Whether the only person at the table won; None while it is not over, or where nobody or
        several played."""
        if self.result is None or self.person is None or self.person >= len(self.result.ranks):
            return None
        return self.result.ranks[self.person] == 1 and self.given_up < 0

    def unchanged(self) -> bool:
        """Whether the file is there and was not written since."""
        try:
            return self.path.stat().st_mtime == self.modified
        except OSError:
            return False


def preview_path(path: Path) -> Path:
    """Where the picture of a saved match belongs."""
    return path.with_suffix(".jpg")


def old_preview_path(path: Path) -> Path:
    """Returns where earlier versions kept the picture of a saved match."""
    return path.with_suffix(".png")


def present_preview(path: Path) -> Path | None:
    """Returns the picture of a saved match, new or old; None if there is none."""
    places = preview_path(path), old_preview_path(path)
    return next((place for place in places if place.exists()), None)


def public_preview(path: Path) -> Path | None:
    """The picture of a saved match where it shows no hand; earlier versions wrote others."""
    preview = present_preview(path)
    return preview if preview is not None and is_public(preview) else None


def is_public(preview: Path) -> bool:
    """Returns whether a picture says that it shows no hand."""
    try:
        head = files.read(preview, 512)
    except OSError:
        return False
    return any(mark.encode() in head for mark in _MARKS)


def found(folder: Path) -> list[tuple[Path, os.stat_result]]:
    """The files of a folder that may be saves, last played first."""
    seen = []
    try:
        for path in folder.glob(f"*{SUFFIX}"):
            with suppress(OSError):  # it is gone meanwhile
                seen.append((path, _state(path)))
    except OSError:
        return []
    return sorted(seen, key=lambda one: (-one[1].st_mtime, one[0].name))


def _state(path: Path) -> os.stat_result:
    try:
        return path.stat()
    except OSError:  # a link to nothing
        return path.lstat()


def summary(path: Path, state: os.stat_result) -> Summary:
    """What there is to say of a save; of one that cannot be read, why."""
    modified = state.st_mtime
    try:
        header, last = save_file.ends(path)
    except SaveError as error:
        shown = _preview(path, "", ())
        return Summary(path, "", (), modified, 0, False, shown, error.reason)
    return Summary(
        path=path,
        game_id=header.game,
        players=header.players,
        modified=modified,
        turn=last.turn if last is not None else 0,
        finished=isinstance(last, End),
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
    """The picture beside a save, unless it might show one of its players what another hides."""
    try:
        secret = needs_curtain(catalog.get(game_id), players)
    except catalog.UnknownGame:
        secret = True
    if secret:
        return public_preview(path)
    return present_preview(path)


def interrupted_match(saves: Path, earlier: Earlier) -> Path | None:
    """Returns the save of the match that was last played in an earlier run; None if it was
    finished, or if that run played none."""
    for path, state in found(saves):
        if state.st_mtime < earlier.since:
            return None
        last = summary(path, state)
        if last.problem is None:
            return None if last.finished else path
    return None


Known: TypeAlias = dict[Path, tuple[tuple[int, int], Summary]]
"""Summaries with when their files were changed, in nanoseconds, and how large they were."""


class Reading:
    """Summaries of a folder's saves, read by a thread of its own, last played first."""

    def __init__(self, folder: Path, known: Known) -> None:
        """`known` is what was read before, and is added to: what has not changed since is not read
        again."""
        self._folder = folder
        self._known = known
        self._come: SimpleQueue[Summary] = SimpleQueue()
        self._some, self._all = Event(), Event()
        self._stopped = False
        Thread(target=self._run, name="saves", daemon=True).start()

    def take(self) -> tuple[list[Summary], bool]:
        """What has come since it was last asked for, and whether that was all."""
        last = self._all.is_set()  # asked first: nothing comes after it
        taken = []
        while True:
            try:
                taken.append(self._come.get_nowait())
            except Empty:
                return taken, last

    def wait(self, seconds: float) -> None:
        """Wait until the first summaries have come, or all where there are few, but no longer."""
        self._some.wait(seconds)

    def stop(self) -> None:
        """Read no further."""
        self._stopped = True

    def _run(self) -> None:
        try:
            for number, (path, state) in enumerate(found(self._folder), 1):
                if self._stopped:
                    return
                self._come.put(self._summary(path, state))
                if number == FIRST:
                    self._some.set()
        finally:
            self._all.set()
            self._some.set()

    def _summary(self, path: Path, state: os.stat_result) -> Summary:
        stamp = state.st_mtime_ns, state.st_size
        before, known = self._known.get(path, (None, None))
        if known is not None and before == stamp and known.problem is None:
            return replace(known, preview=_preview(path, known.game_id, known.players))
        known = summary(path, state)
        self._known[path] = stamp, known
        return known
