# SPDX-License-Identifier: MIT
"""The paths of the player's data, and of the program's pictures, pages and translations."""

import errno
import os
from dataclasses import dataclass
from pathlib import Path

from wizardtable.core.files import FileError, file_error
from wizardtable.core.text import N_, Message

_PACKAGE = Path(__file__).resolve().parents[1]


class PathError(FileError):
    """Raised for a folder or file that the program needs but cannot use.

    Its `reason` names the folder or file and says what is wrong.
    """


@dataclass(frozen=True, slots=True)
class DataDir:
    """The folder of a player's data, with the paths of the files in it.

    The data folder itself belongs to the first player of this computer. Each further player has a
    folder below it.

    Attributes:
        root: the player's folder.
    """

    root: Path

    @property
    def saves(self) -> Path:
        """The folder of saved matches."""
        return self.root / "saves"

    @property
    def settings(self) -> Path:
        """The file of the player's preferences, as JSON."""
        return self.root / "settings.json"

    @property
    def book(self) -> Path:
        """The file of the player's results, see `store.book`."""
        return self.root / "book.sqlite"

    def old_file(self, name: str) -> Path:
        """Returns the path of a file of JSON lines that earlier versions wrote instead of the book.

        The file may be missing. `name` is its name without ".jsonl", such as "ratings".
        """
        return self.root / f"{name}.jsonl"

    def own(self, folder: str) -> Path:
        """Returns the path of the folder with this name; the folder may be missing.

        Games keep the player's own files in such folders.
        """
        return self.root / folder

    @property
    def crash_log(self) -> Path:
        """The file that describes the last unexpected error."""
        return self.root / "crash.log"

    @property
    def players_file(self) -> Path:
        """The file that says which player plays now. Only the first player's folder has it."""
        return self.root / "players.json"

    @property
    def players(self) -> Path:
        """The folder with the folders of the further players, in the first player's folder only."""
        return self.root / "players"

    @property
    def removed(self) -> Path:
        """The folder with the folders of removed players, in the first player's folder only."""
        return self.root / "removed"


def _default_folder() -> Path:
    import platformdirs  # takes 3 ms, which a start with a given folder saves

    return platformdirs.user_data_path("wizardtable", appauthor=False)


def data_dir(override: str | Path | None = None) -> DataDir:
    """Returns the player's data folder. If the folder is missing, makes it.

    Args:
        override: the folder, or None for the system's usual place.

    Raises:
        PathError: the folder cannot be made, or no file can be written into it.
    """
    data = DataDir(Path(override).expanduser().absolute() if override else _default_folder())
    try:
        data.saves.mkdir(parents=True, exist_ok=True)
        _try_to_write(data.saves)
    except OSError as error:
        raise PathError(_unusable_reason(data, error)) from error
    return data


def _unusable_reason(data: DataDir, error: OSError) -> Message:
    """Returns a sentence on what is wrong with the data folder and how to choose another one."""
    around = (data.saves, *data.saves.parents)
    path = next((path for path in around if os.path.lexists(path)), data.root)
    if not os.path.isdir(path):  # noqa: PTH112 - unlike Path.is_dir, it never raises
        error = FileExistsError(errno.EEXIST, "it is not a folder")
    return N_("files", "{problem} Choose another data folder with --data-dir.").of(
        problem=file_error(path, error, str(path)).reason
    )


def _try_to_write(folder: Path) -> None:
    """Raises OSError unless a file can be made in the folder.

    Importing `tempfile` would take too long.
    """
    trial = folder / f".trial-{os.getpid()}"
    trial.touch()
    trial.unlink(missing_ok=True)  # another program that starts now may have deleted it


def resource(*parts: str) -> Path:
    """Returns the path of a file or folder of the program's folder `resources`.

    Args:
        parts: the parts of the path below `resources`.

    Raises:
        PathError: the installation lacks the file or folder.
    """
    return _installed_path("resources", *parts)


def translation(name: str) -> Path:
    """Returns the path of a compiled translation with a name such as "wizardtable_fr.qm".

    Raises:
        PathError: the installation lacks the translation.
    """
    return _installed_path("translations", name)


def _installed_path(*parts: str) -> Path:
    for root in (_PACKAGE, _PACKAGE.parent):
        path = root.joinpath(*parts)
        if path.exists():
            return path
    raise PathError(
        N_(
            "files",
            "The installation is incomplete: “{file}” is missing. Reinstall the program.",
        ).of(
            file=os.path.join(*parts)  # noqa: PTH118 - shown, not opened
        )
    )
