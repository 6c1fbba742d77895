# SPDX-License-Identifier: MIT
"""The players who share this computer.

The first player's data are in the data folder itself. Each further player has a folder below that
one, and the name of this folder is the player's id. Only the folders say which players exist, so
that a damaged file loses no player. The file `players.json` says which player plays now. The start
of the program needs this module, so the module imports nothing slow.

In this module, `home` is the first player's folder and `player` is the id of a player.
"""

import errno
import json
import os
import re
import shutil
from collections.abc import Iterator, Sequence
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

FIRST_PLAYER_ID: Final = ""
"""The id of the first player."""

MAX_PLAYERS_FILE_BYTES: Final = 64 * 1024
"""The most bytes of `players.json`, which is usually a hundredth of this size."""

GONE_SENTENCE: Final = N_("players", "This player is no longer on this computer.")

PLAYING_ELSEWHERE_SENTENCE: Final = N_(
    "players", "This player is playing in another window. Close that window first."
)

UNNAMED_PLAYER_NAME: Final = N_("players", "Player {number}")

LOCK_NAME: Final = ".playing"
"""The name of the file in a further player's folder that is locked while this player plays."""

_ID_PATTERN: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")
_STAGING_PATTERN: Final = re.compile(r"\.new-[0-9a-f]{8}")
_EXPORT_NOTE_PATTERN: Final = re.compile(r"\.exporting-[0-9a-f]{8}")

MAX_PATH_BYTES: Final = 64 * 1024
"""The most bytes of a note that `exporting` writes; its content is a path."""


@dataclass(frozen=True, slots=True)
class PlayerEntry:
    """A player on this computer.

    Attributes:
        id: `FIRST_PLAYER_ID`, or the name of the player's folder.
        data: the player's folder.
        name: the player's name as typed, or "" if there is none.
        portrait: the id of the portrait, or "" for none.
    """

    id: str
    data: DataDir
    name: str
    portrait: str


def current_player(home: DataDir) -> tuple[DataDir, Message | None]:
    """Returns the folder of the player who plays now, and a sentence or None.

    If `players.json` cannot be read, or the player's folder is missing or not writable, the first
    player plays. The sentence then says so.
    """
    content = _file_fields(home)
    if content is None:
        return home, N_(
            "players",
            "“{file}” could not be read. You are now playing as the first player on this computer.",
        ).of(file=home.players_file.name)
    player = content.get("now", FIRST_PLAYER_ID)
    if player == FIRST_PLAYER_ID:
        return home, None
    if isinstance(player, str) and is_here(home, player):
        data = data_of(home, player)
        with suppress(OSError):
            data.saves.mkdir(exist_ok=True)
            return data, None
    return home, N_(
        "players",
        "The most recent player’s data cannot be found. You are now playing as "
        "the first player on this computer.",
    )


def data_of(home: DataDir, player: str) -> DataDir:
    """Returns the folder of the player with this id."""
    return home if player == FIRST_PLAYER_ID else DataDir(home.players / player)


def holds(home: DataDir, path: Path) -> bool:
    """Returns whether the file at `path` is in the folder of saves of any player."""
    folder = path.resolve().parent
    return folder.name == home.saves.name and home.root.resolve() in folder.parents


def id_of(home: DataDir, data: DataDir) -> str:
    """Returns the id of the player whose folder this is."""
    return FIRST_PLAYER_ID if data == home else data.root.name


def is_here(home: DataDir, player: str) -> bool:
    """Returns whether there is a player with this id."""
    if player == FIRST_PLAYER_ID:
        return True
    if not _ID_PATTERN.fullmatch(player):
        return False
    folder = home.players / player  # `os.path` raises nothing if access is denied
    return os.path.isdir(folder) and not os.path.islink(folder)  # noqa: PTH112, PTH114


def ids(home: DataDir) -> list[str]:
    """Returns the ids of all players: the first player, then the others as they were added."""
    try:
        names = [name for name in os.listdir(home.players) if is_here(home, name)]  # noqa: PTH208
    except OSError:
        names = []
    return [FIRST_PLAYER_ID, *sorted(names, key=lambda name: (len(name), name))]


def all_players(home: DataDir) -> list[PlayerEntry]:
    """Returns all players, the first player first."""
    return [entry(home, player) for player in ids(home)]


def entry(home: DataDir, player: str) -> PlayerEntry:
    """Returns the player with this id."""
    data = data_of(home, player)
    settings, _ = stored.load(data.settings)
    return PlayerEntry(player, data, settings.player_name, settings.portrait)


def names_in_list(entries: Sequence[PlayerEntry]) -> dict[str, str | Message]:
    """Returns by id the name with which each player stands in a list.

    Of several players of one name, all but the first have a number behind it. A player of an
    earlier version may have no name, and is called by a number alone.
    """
    own = {entry.name.casefold() for entry in entries}
    shown: set[str] = set()
    names: dict[str, str | Message] = {}
    for place, entry in enumerate(entries, start=1):
        if not entry.name:
            names[entry.id] = UNNAMED_PLAYER_NAME.of(number=place)
            continue
        name, number = entry.name, 1
        while name.casefold() in shown or (number > 1 and name.casefold() in own):
            number += 1
            name = f"{entry.name} ({number})"
        shown.add(name.casefold())
        names[entry.id] = name
    return names


def choose(home: DataDir, player: str) -> None:
    """Notes in `players.json` that this player plays now and at the next start.

    Fields that a newer version has written stay in the file.

    Raises:
        files.FileError: the file cannot be written.
    """
    with files.exclusive_lock(home.players_file):
        content = (_file_fields(home) or {}) | {"now": player}
        text = json.dumps(content, ensure_ascii=False, indent=2) + "\n"
        files.replace(home.players_file, text.encode("utf-8", "replace"), backup=True)


def add(home: DataDir, settings: Settings) -> str:
    """Adds a player with these settings and returns the new player's id.

    Raises:
        files.FileError: the folder cannot be made. No player is added then.
    """
    folder = DataDir(staging_folder(home))
    try:
        folder.saves.mkdir(parents=True)
        stored.save(folder.settings, settings)
        return admit(home, folder.root)
    except OSError as error:
        shutil.rmtree(folder.root, ignore_errors=True)
        raise files.file_error(home.players, error) from error


def admit(home: DataDir, folder: Path) -> str:
    """Makes a new player from a complete folder (see `staging_folder`) and returns the player's id.

    Raises:
        OSError: the folder cannot be moved. No player is added then.
    """
    while True:
        player = new_id(home)
        try:
            files.move_folder(folder, home.players / player)
        except OSError as error:
            if error.errno not in (errno.EEXIST, errno.ENOTEMPTY):
                raise
        else:
            return player


def staging_folder(home: DataDir) -> Path:
    """Returns the path of a new hidden folder in which a player can be put together."""
    return home.players / f".new-{os.urandom(4).hex()}"


@contextmanager
def exporting(data: DataDir, path: Path) -> Iterator[None]:
    """Keeps a note in the player's folder while the block exports the player to `path`.

    If the program is killed meanwhile, the note tells `clear_up` where the incomplete file is.
    """
    note = data.root / f".exporting-{os.urandom(4).hex()}"
    with suppress(files.FileError):  # try the export all the same: its disk may have room
        files.replace(note, os.fsencode(path.absolute()))
    try:
        yield
    finally:
        with suppress(OSError):
            note.unlink(missing_ok=True)


def clear_up(home: DataDir) -> None:
    """Deletes incomplete players and incomplete exports that a killed program has left.

    No program may add a player during this call.
    """
    for player in ids(home):
        _clear_exports(data_of(home, player).root)
    with suppress(OSError):
        for name in os.listdir(home.players):  # noqa: PTH208
            if _STAGING_PATTERN.fullmatch(name):
                shutil.rmtree(home.players / name, ignore_errors=True)


def _clear_exports(root: Path) -> None:
    """Deletes the incomplete exports of the player with the folder `root`, and their notes."""
    with suppress(OSError):
        for name in os.listdir(root):  # noqa: PTH208
            if _EXPORT_NOTE_PATTERN.fullmatch(name):
                with suppress(OSError, ValueError):
                    written = Path(os.fsdecode(files.read(root / name, MAX_PATH_BYTES)))
                    if files.remove_abandoned(written.parent, written.name):
                        (root / name).unlink()


def new_id(home: DataDir) -> str:
    """Returns an id that neither a player nor a removed player has."""
    used = {int(name) for name in (*ids(home), *_removed_ids(home)) if name.isdecimal()}
    return str(max(used, default=1) + 1)


def remove(home: DataDir, player: str) -> Path:
    """Removes a player and returns the folder to which the player's data are moved.

    Raises:
        files.FileError: the player is the first player, no longer exists, or plays in another
            window, or the folder cannot be moved. The player is not removed then.
    """
    if player == FIRST_PLAYER_ID:
        raise files.FileError(N_("players", "The first player cannot be removed."))
    if not is_here(home, player):  # another program may have removed them
        raise files.FileError(GONE_SENTENCE)
    if _is_held(home, player):
        raise files.FileError(PLAYING_ELSEWHERE_SENTENCE)
    origin, to = home.players / player, home.removed / player
    try:
        home.removed.mkdir(exist_ok=True)
        number = 1
        while to.exists():
            number += 1
            to = home.removed / f"{player}-{number}"
        files.move_folder(origin, to)
    except OSError as error:
        raise files.file_error(origin, error) from error
    return to


def hold(home: DataDir, player: str) -> int | None:
    """Keeps other programs from removing a player until the returned descriptor is closed.

    Returns None for the first player, who is never removed. Also returns None if there is no such
    player, or if the lock file cannot be opened.
    """
    if not is_here(home, player) or player == FIRST_PLAYER_ID:
        return None
    path = data_of(home, player).root / LOCK_NAME
    try:
        descriptor = files.open_regular(path, os.O_RDWR | os.O_CREAT)
    except OSError:
        return None
    files.lock(descriptor)
    return descriptor


def _is_held(home: DataDir, player: str) -> bool:
    """Returns whether a program holds the player's lock."""
    try:
        descriptor = files.open_regular(data_of(home, player).root / LOCK_NAME, os.O_RDWR)
    except OSError:
        return False
    try:
        return files.lock(descriptor) is False
    finally:
        os.close(descriptor)


def change(home: DataDir, player: str, name: str, portrait: str) -> None:
    """Changes the name and portrait of a player who does not play now.

    Raises:
        files.FileError: the player no longer exists, or the settings cannot be written.
    """
    if not is_here(home, player):
        raise files.FileError(GONE_SENTENCE)
    path = data_of(home, player).settings
    before, _ = stored.load(path)
    stored.save(path, replace(before, player_name=name, portrait=portrait), before)


def new_settings(of: Settings, name: str, portrait: str) -> Settings:
    """Returns the settings of a new player.

    All settings are copied from `of`, except name, portrait, progress in lessons, the last choices
    in the new-game dialog, and whether the player has met the tutor.

    Args:
        of: the settings of the player who plays now.
        name: the new player's name.
        portrait: the id of the new player's portrait, or "" for none.
    """
    return replace(
        of,
        player_name=name,
        portrait=portrait,
        last_setups=(),
        lessons=(),
        lessons_done=(),
        tutor_met=False,
    )


def _removed_ids(home: DataDir) -> list[str]:
    try:
        return [name.split("-")[0] for name in os.listdir(home.removed)]  # noqa: PTH208
    except OSError:
        return []


def _file_fields(home: DataDir) -> dict[str, object] | None:
    """Returns the fields of `players.json`; empty if it is missing, None if it cannot be read."""
    try:
        data = parse(files.read(home.players_file, MAX_PLAYERS_FILE_BYTES).decode())
    except FileNotFoundError:
        return {}
    except (OSError, CodecError, UnicodeDecodeError):
        return None
    return dict(data) if isinstance(data, dict) else None
