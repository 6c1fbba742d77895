# SPDX-License-Identifier: MIT
"""What the player has chosen for the program, kept in `settings.json`."""

import json
from collections.abc import Callable
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from wizardtable.core import files
from wizardtable.core.jsontext import CodecError, parse
from wizardtable.core.languages import languages
from wizardtable.core.text import N_, Message

LARGEST = 1024 * 1024
"""Bytes; settings are far smaller."""


class SettingsError(files.FileError):
    """The settings cannot be written; `reason` names the file and says why."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The player's choices, each with its usual value.

    Attributes:
        language: its code, such as "fr", or "" for the system's.
        theme: "dark", "light" or "system".
        my_speed, their_speed: of the pieces when I, or the others, have moved: 0 slow, 1 normal,
            2 fast, 3 at once.
        font_scale: in percent, 100 to 175.
        player_name: as typed, "" where none was.
        portrait: the id of the player's own portrait (`core.wizards.PORTRAITS`), "" for none; one
            that this version does not have counts as none.
        last_setups: by game, how its last match was set up, as text of the new-game dialog.
        window: place and size of the window, as Qt writes it, in base64.
        show_panel: whether log and action list are unfolded beside the table.
        tutor: whether a careless move is asked about before it is played.
        sound: whether anything is to be heard; `volume` is that of the sounds, 0 to 100.
        ambience: whether the room is to be heard, too; `ambience_volume` is 0 to 100.
    """

    language: str = ""
    theme: str = "dark"
    my_speed: int = 1
    their_speed: int = 1
    reduced_motion: bool = False
    font_scale: int = 100
    player_name: str = ""
    portrait: str = ""
    last_setups: tuple[tuple[str, str], ...] = ()
    window: str = ""
    show_panel: bool = True
    tutor: bool = False
    sound: bool = True
    volume: int = 70
    ambience: bool = False
    ambience_volume: int = 50


def _whole(values: range) -> Callable[[object], bool]:
    return lambda value: type(value) is int and value in values


def _text(value: object) -> bool:
    return isinstance(value, str)


def _switch(value: object) -> bool:
    return isinstance(value, bool)


def _pairs(value: object) -> bool:
    return isinstance(value, list) and all(
        isinstance(pair, list) and len(pair) == 2 and all(map(_text, pair)) for pair in value
    )


_FITS: dict[str, Callable[[object], bool]] = {
    "language": lambda value: value in ("", *languages()),
    "theme": lambda value: value in ("dark", "light", "system"),
    "my_speed": _whole(range(4)),
    "their_speed": _whole(range(4)),
    "reduced_motion": _switch,
    "font_scale": _whole(range(100, 176)),
    "player_name": _text,
    "portrait": _text,
    "last_setups": _pairs,
    "window": lambda value: isinstance(value, str) and value.isascii(),
    "show_panel": _switch,
    "tutor": _switch,
    "sound": _switch,
    "volume": _whole(range(101)),
    "ambience": _switch,
    "ambience_volume": _whole(range(101)),
}
"""What each may be in the file. The codec would know their kinds, but takes milliseconds to load,
which are before the first paint."""


def load(path: Path) -> tuple[Settings, Message | None]:
    """The stored settings, and a sentence if some could not be read: those have their usual
    values. A missing file, or a missing field, is nothing to speak of."""
    try:
        data = parse(files.read(path, LARGEST).decode())
    except FileNotFoundError:
        return Settings(), None
    except OSError as error:
        return Settings(), files.problem(path, error).reason
    except (CodecError, UnicodeDecodeError):
        data = None
    notice = N_("settings", "Some preferences in “{file}” could not be read and were reset.").of(
        file=path.name
    )
    if not isinstance(data, dict):
        return Settings(), notice
    known = _FITS.keys() & data.keys()
    good: dict[str, Any] = {name: data[name] for name in known if _FITS[name](data[name])}
    if "last_setups" in good:
        good["last_setups"] = tuple(tuple(pair) for pair in good["last_setups"])
    return Settings(**good), None if len(good) == len(known) else notice


def save(path: Path, settings: Settings) -> None:
    """Store the settings; the former file is kept as `.bak`, and what a newer version has written
    beside them stays. Raises SettingsError."""
    data = _of_newer(path)
    data |= {field.name: getattr(settings, field.name) for field in fields(settings)}
    text = json.dumps(data, ensure_ascii=False, indent=2) + "\n"
    try:
        files.replace(path, text.encode("utf-8", "replace"), backup=True)
    except files.FileError as error:
        raise SettingsError(error.reason) from error


def _of_newer(path: Path) -> dict[str, object]:
    """The fields of the file that this version does not know."""
    try:
        data = parse(files.read(path, LARGEST).decode())
    except (OSError, CodecError, UnicodeDecodeError):
        return {}
    known = {field.name for field in fields(Settings)}
    return {k: v for k, v in data.items() if k not in known} if isinstance(data, dict) else {}
