# SPDX-License-Identifier: MIT
"""Where things are: the player's data, and the program's own pictures, pages and translations."""

import errno
import os
from dataclasses import dataclass
from pathlib import Path

from wizardtable.core.files import FileError, problem
from wizardtable.core.text import N_, Message

_PACKAGE = Path(__file__).resolve().parents[1]


class PathError(FileError):
    """A folder or file the program needs and cannot use; `reason` says which and why."""


@dataclass(frozen=True, slots=True)
class DataDir:
    """The player's folder: saves, settings, statistics and the log of a crash."""

    root: Path

    @property
    def saves(self) -> Path:
        """The folder of saved matches."""
        return self.root / "saves"

    @property
    def settings(self) -> Path:
        """Preferences, as JSON."""
        return self.root / "settings.json"

    @property
    def book(self) -> Path:
        """What is known of the player's matches: see `store.book`."""
        return self.root / "book.sqlite"

    def old(self, name: str) -> Path:
        """A file of JSON lines in which earlier versions kept what is in the book, such as
        "ratings"; it may be missing."""
        return self.root / f"{name}.jsonl"

    def own(self, folder: str) -> Path:
        """A folder of what the player writes for a game himself; it may be missing."""
        return self.root / folder

    @property
    def crash_log(self) -> Path:
        """Where an unexpected error is written down."""
        return self.root / "crash.log"

    @property
    def players_file(self) -> Path:
        """Who plays now of several players; in the first player's folder only."""
        return self.root / "players.json"

    @property
    def players(self) -> Path:
        """The folder of further players' folders; in the first player's folder only."""
        return self.root / "players"

    @property
    def removed(self) -> Path:
        """The folder of players who were removed; in the first player's folder only."""
        return self.root / "removed"


def _usual() -> Path:
    import platformdirs  # 3 ms that a start elsewhere does without

    return platformdirs.user_data_path("wizardtable", appauthor=False)


def data_dir(override: str | Path | None = None) -> DataDir:
    """The player's folder, made if it is missing: the one given, else the system's usual place.

    Raises PathError where it cannot be made or written to.
    """
    found = DataDir(Path(override).expanduser().absolute() if override else _usual())
    try:
        found.saves.mkdir(parents=True, exist_ok=True)
        _try_to_write(found.saves)
    except OSError as error:
        raise PathError(_other(found, error)) from error
    return found


def _other(data: DataDir, error: OSError) -> Message:
    """What is wrong with the player's folder, and how to take another one."""
    around = (data.saves, *data.saves.parents)
    path = next((path for path in around if os.path.lexists(path)), data.root)
    if not os.path.isdir(path):  # noqa: PTH112 - raises nothing, whatever there is
        error = FileExistsError(errno.EEXIST, "it is not a folder")
    return N_("files", "{problem} Choose another data folder with --data-dir.").of(
        problem=problem(path, error, str(path)).reason
    )


def _try_to_write(folder: Path) -> None:
    """Raise OSError unless files can be made here; the loader of `tempfile` takes too long."""
    trial = folder / f".trial-{os.getpid()}"
    trial.touch()
    trial.unlink(missing_ok=True)  # another start may have cleared up


def resource(*parts: str) -> Path:
    """A file or folder under `resources`, in a checkout as in an installed package.

    Raises PathError where the installation lacks it.
    """
    return _find("resources", *parts)


def translation(name: str) -> Path:
    """A compiled translation such as "wizardtable_fr.qm"; raises PathError where it is lacking."""
    return _find("translations", name)


def _find(*parts: str) -> Path:
    for root in (_PACKAGE, _PACKAGE.parent):
        path = root.joinpath(*parts)
        if path.exists():
            return path
    raise PathError(
        N_(
            "files",
            "The installation is incomplete: “{file}” is missing. Install the program again.",
        ).of(
            file=os.path.join(*parts)  # noqa: PTH118 - shown, not opened
        )
    )
