# SPDX-License-Identifier: MIT
"""The players who share this computer. The first one's data are in the data folder itself, each
further player's in a folder below it.

The folders say who there is, so that no broken file loses anybody; a small file says who plays now.
The start reads it, so nothing here is slow to load.
"""

import errno
import json
import os
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from wizardtable.core import files
from wizardtable.core.jsontext import CodecError, parse
from wizardtable.core.text import N_, Message
from wizardtable.store import settings as stored
from wizardtable.store.paths import DataDir
from wizardtable.store.settings import Settings

FIRST: Final = ""
"""The id of the first player."""

LARGEST: Final = 64 * 1024
"""Bytes of the file that says who plays; it has a hundredth of it."""

GONE: Final = N_("players", "This player is no longer on this computer.")

HELD: Final = N_("players", "This player is playing in another window. Close that window first.")

PLAYING: Final = ".playing"
"""The file in the folder of a further player that is locked while they play."""

_ID: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")
_STAGING: Final = re.compile(r"\.new-[0-9a-f]{8}")
_EXPORTING: Final = re.compile(r"\.exporting-[0-9a-f]{8}")

LONGEST_PATH: Final = 64 * 1024
"""Bytes of a path in a note of `exporting`."""


@dataclass(frozen=True, slots=True)
class PlayerEntry:
    """A player of this computer.

    Attributes:
        id: `FIRST`, or the name of the folder.
        data: where everything of theirs is.
        name: as typed, "" where none was.
        portrait: the id of their portrait, "" for none.
    """

    id: str
    data: DataDir
    name: str
    portrait: str


def present(home: DataDir) -> tuple[DataDir, Message | None]:
    """Returns the data of who plays now, and a sentence if the first player does because the file
    could not be read or the player's folder is gone or cannot be written to."""
    content = _content(home)
    if content is None:
        return home, N_(
            "players",
            "“{file}” could not be read. You are now playing as the first player on this computer.",
        ).of(file=home.players_file.name)
    who = content.get("now", FIRST)
    if who == FIRST:
        return home, None
    if isinstance(who, str) and is_here(home, who):
        data = data_of(home, who)
        with suppress(OSError):
            data.saves.mkdir(exist_ok=True)
            return data, None
    return home, N_(
        "players",
        "The data of the player who played last cannot be found. You are now playing as the first "
        "player on this computer.",
    )


def data_of(home: DataDir, player: str) -> DataDir:
    """Returns the data of the player with this id."""
    return home if player == FIRST else DataDir(home.players / player)


def holds(home: DataDir, path: Path) -> bool:
    """Returns whether a save lies among those of a player of this computer."""
    folder = path.resolve().parent
    return folder.name == home.saves.name and home.root.resolve() in folder.parents


def id_of(home: DataDir, data: DataDir) -> str:
    """Returns the id of the player whose data these are."""
    return FIRST if data == home else data.root.name


def is_here(home: DataDir, player: str) -> bool:
    """Returns whether there is a player with this id."""
    if player == FIRST:
        return True
    if not _ID.fullmatch(player):
        return False
    folder = home.players / player  # of what may not be looked at, only `os.path` raises nothing
    return os.path.isdir(folder) and not os.path.islink(folder)  # noqa: PTH112, PTH114


def ids(home: DataDir) -> list[str]:
    """Returns the ids of all players, in the order in which they came."""
    try:
        names = [name for name in os.listdir(home.players) if is_here(home, name)]  # noqa: PTH208
    except OSError:
        names = []
    return [FIRST, *sorted(names, key=lambda name: (len(name), name))]


def all_players(home: DataDir) -> list[PlayerEntry]:
    """Returns all players, the first one first."""
    return [entry(home, player) for player in ids(home)]


def entry(home: DataDir, player: str) -> PlayerEntry:
    """Returns the player with this id."""
    data = data_of(home, player)
    settings, _ = stored.load(data.settings)
    return PlayerEntry(player, data, settings.player_name, settings.portrait)


def choose(home: DataDir, player: str) -> None:
    """Has this player play, from the next start on as well. What a newer version has written into
    the file stays. Raises files.FileError."""
    with files.alone(home.players_file):
        content = (_content(home) or {}) | {"now": player}
        text = json.dumps(content, ensure_ascii=False, indent=2) + "\n"
        files.replace(home.players_file, text.encode("utf-8", "replace"), backup=True)


def add(home: DataDir, settings: Settings) -> str:
    """Makes a new player with these settings and returns the id. Raises files.FileError; there is
    then nobody new."""
    folder = DataDir(staging(home))
    try:
        folder.saves.mkdir(parents=True)
        stored.save(folder.settings, settings)
        return admit(home, folder.root)
    except OSError as error:
        shutil.rmtree(folder.root, ignore_errors=True)
        raise files.problem(home.players, error) from error


def admit(home: DataDir, folder: Path) -> str:
    """Makes a player of what was put together in a folder (`staging`) and returns the id. Raises
    OSError; there is then nobody new."""
    while True:
        player = new_id(home)
        try:
            files.move_folder(folder, home.players / player)
        except OSError as error:
            if error.errno not in (errno.EEXIST, errno.ENOTEMPTY):
                raise
        else:
            return player


def staging(home: DataDir) -> Path:
    """Returns where a player can be put together who is not to be seen yet."""
    return home.players / f".new-{os.urandom(4).hex()}"


@contextmanager
def exporting(data: DataDir, path: Path) -> Iterator[None]:
    """Keeps a note in the player's folder while a file outside it is written. If the program is
    killed meanwhile, `clear_up` then knows where its temporary file is."""
    note = data.root / f".exporting-{os.urandom(4).hex()}"
    with suppress(files.FileError):  # the file itself may lie where there is room
        files.replace(note, os.fsencode(path.absolute()))
    try:
        yield
    finally:
        with suppress(OSError):
            note.unlink(missing_ok=True)


def clear_up(home: DataDir) -> None:
    """Removes what a killed program has left: players that were being put together, and unfinished
    exports wherever they are. Nobody may put a player together meanwhile."""
    for player in ids(home):
        _clear_exports(data_of(home, player).root)
    with suppress(OSError):
        for name in os.listdir(home.players):  # noqa: PTH208
            if _STAGING.fullmatch(name):
                shutil.rmtree(home.players / name, ignore_errors=True)


def _clear_exports(root: Path) -> None:
    """Removes the unfinished exports of a player, and the notes of those that are gone."""
    with suppress(OSError):
        for name in os.listdir(root):  # noqa: PTH208
            if _EXPORTING.fullmatch(name):
                with suppress(OSError, ValueError):
                    written = Path(os.fsdecode(files.read(root / name, LONGEST_PATH)))
                    if files.clear_up(written.parent, written.name):
                        (root / name).unlink()


def new_id(home: DataDir) -> str:
    """Returns an id that no player has, nor had before being removed."""
    taken = {int(name) for name in (*ids(home), *_removed(home)) if name.isdecimal()}
    return str(max(taken, default=1) + 1)


def remove(home: DataDir, player: str) -> Path:
    """Takes a player off the list and returns the folder in which all of their data are kept.
    Nothing else is moved. Raises files.FileError; the player is then still there."""
    if player == FIRST:
        raise files.FileError(N_("players", "The first player cannot be removed."))
    if not is_here(home, player):  # another program has removed them
        raise files.FileError(GONE)
    if _is_held(home, player):
        raise files.FileError(HELD)
    origin, to = home.players / player, home.removed / player
    try:
        home.removed.mkdir(exist_ok=True)
        number = 1
        while to.exists():
            number += 1
            to = home.removed / f"{player}-{number}"
        files.move_folder(origin, to)
    except OSError as error:
        raise files.problem(origin, error) from error
    return to


def hold(home: DataDir, player: str) -> int | None:
    """Keeps other programs from removing a player, as long as the descriptor that is returned is
    open. Returns None for the first player, who is never removed, or if nothing can be locked."""
    if not is_here(home, player) or player == FIRST:
        return None
    path = data_of(home, player).root / PLAYING
    try:
        descriptor = files.open_regular(path, os.O_RDWR | os.O_CREAT)
    except OSError:
        return None
    files.lock(descriptor)
    return descriptor


def _is_held(home: DataDir, player: str) -> bool:
    """Whether a program has this player play."""
    try:
        descriptor = files.open_regular(data_of(home, player).root / PLAYING, os.O_RDWR)
    except OSError:
        return False
    try:
        return files.lock(descriptor) is False
    finally:
        os.close(descriptor)


def change(home: DataDir, player: str, name: str, portrait: str) -> None:
    """Gives a player who does not play now another name and portrait. Raises files.FileError."""
    if not is_here(home, player):
        raise files.FileError(GONE)
    path = data_of(home, player).settings
    before, _ = stored.load(path)
    stored.save(path, replace(before, player_name=name, portrait=portrait), before)


def new_settings(of: Settings, name: str, portrait: str) -> Settings:
    """Returns what a new player's settings are: what suits the screen and the ears as it is now,
    nothing that was learned or chosen for matches."""
    return replace(
        of,
        player_name=name,
        portrait=portrait,
        last_setups=(),
        lessons=(),
        lessons_done=(),
    )


def _removed(home: DataDir) -> list[str]:
    try:
        return [name.split("-")[0] for name in os.listdir(home.removed)]  # noqa: PTH208
    except OSError:
        return []


def _content(home: DataDir) -> dict[str, object] | None:
    """What the file says: nothing where there is none, None where it cannot be read."""
    try:
        data = parse(files.read(home.players_file, LARGEST).decode())
    except FileNotFoundError:
        return {}
    except (OSError, CodecError, UnicodeDecodeError):
        return None
    return dict(data) if isinstance(data, dict) else None
