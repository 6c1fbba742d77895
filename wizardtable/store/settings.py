# SPDX-License-Identifier: MIT
"""What the player has chosen for the program, kept in `settings.json`."""

import json
from collections.abc import Callable
from dataclasses import dataclass, fields, replace
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
        theme: "dark", "light", "contrast" or "system".
        my_speed, their_speed: of the pieces when I, or the others, have moved: 0 slow, 1 normal,
            2 fast, 3 at once.
        reduced_motion: whether everything is where it belongs at once.
        font_scale: in percent, 100 to 175.
        theme_chosen, motion_chosen, scale_chosen: whether the player has chosen theme, motion and
            font scale; what they have not is as the desktop says (`as_on`).
        player_name: as typed, "" where none was.
        portrait: the id of the player's own portrait (`core.wizards.PORTRAITS`), "" for none; one
            that this version does not have counts as none.
        last_setups: by game, how its last match was set up, as text of the new-game dialog.
        lessons: by lesson, the number of the step at which it was left, from 1; lessons that are
            not under way are missing. A lesson is named by its game alone if it is the guided
            first game, else as in "anludim/expert".
        lessons_done: the lessons that were taken to their end, in the order of that.
        window: place and size of the window, as Qt writes it, in base64.
        show_panel: whether log and action list are unfolded beside the table; where the player
            has not chosen it (`panel_chosen`), only if the window is wide enough.
        tutor: whether a careless move is asked about before it is played.
        forced_moves: which moves without a choice play themselves: "all", those out of one's own
            turn ("aside"), or "none".
        sound: whether anything is to be heard; `volume` is that of the sounds, 0 to 100.
        ambience: whether the room is to be heard, too; `ambience_volume` is 0 to 100.
        felt, frame, back, dice: the cloth of the table, the frame of the player's own portrait,
            the backs of cards and the dice (`core.arranged.looks`), "" for the usual ones; those
            that this version lacks count as these.
    """

    language: str = ""
    theme: str = "dark"
    my_speed: int = 1
    their_speed: int = 1
    reduced_motion: bool = False
    font_scale: int = 100
    theme_chosen: bool = False
    motion_chosen: bool = False
    scale_chosen: bool = False
    player_name: str = ""
    portrait: str = ""
    last_setups: tuple[tuple[str, str], ...] = ()
    lessons: tuple[tuple[str, int], ...] = ()
    lessons_done: tuple[str, ...] = ()
    window: str = ""
    show_panel: bool = True
    panel_chosen: bool = False
    tutor: bool = False
    forced_moves: str = "all"
    sound: bool = True
    volume: int = 70
    ambience: bool = False
    ambience_volume: int = 50
    felt: str = ""
    frame: str = ""
    back: str = ""
    dice: str = ""


@dataclass(frozen=True, slots=True)
class DesktopPreferences:
    """What the desktop says of how its user sees.

    Attributes:
        high_contrast: whether they prefer it; `reduced_motion`: whether little is to move.
        font_scale: how much larger their writing is than usual, in percent, 100 to 175.
    """

    high_contrast: bool = False
    reduced_motion: bool = False
    font_scale: int = 100


def as_on(desktop: DesktopPreferences, settings: Settings) -> Settings:
    """The settings where those that the player has not chosen are the desktop's."""
    usual = "contrast" if desktop.high_contrast else "dark"
    return replace(
        settings,
        theme=settings.theme if settings.theme_chosen else usual,
        reduced_motion=(
            settings.reduced_motion if settings.motion_chosen else desktop.reduced_motion
        ),
        font_scale=settings.font_scale if settings.scale_chosen else desktop.font_scale,
    )


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


def _steps(value: object) -> bool:
    return isinstance(value, list) and all(
        isinstance(pair, list) and len(pair) == 2 and _text(pair[0]) and _STEP(pair[1])
        for pair in value
    )


_STEP = _whole(range(1, 1000))

_FITS: dict[str, Callable[[object], bool]] = {
    "language": lambda value: value in ("", *languages()),
    "theme": lambda value: value in ("dark", "light", "contrast", "system"),
    "my_speed": _whole(range(4)),
    "their_speed": _whole(range(4)),
    "reduced_motion": _switch,
    "font_scale": _whole(range(100, 176)),
    "theme_chosen": _switch,
    "motion_chosen": _switch,
    "scale_chosen": _switch,
    "player_name": _text,
    "portrait": _text,
    "last_setups": _pairs,
    "lessons": _steps,
    "lessons_done": lambda value: isinstance(value, list) and all(map(_text, value)),
    "window": lambda value: isinstance(value, str) and value.isascii(),
    "show_panel": _switch,
    "panel_chosen": _switch,
    "tutor": _switch,
    "forced_moves": lambda value: value in ("all", "aside", "none"),
    "sound": _switch,
    "volume": _whole(range(101)),
    "ambience": _switch,
    "ambience_volume": _whole(range(101)),
    "felt": _text,
    "frame": _text,
    "back": _text,
    "dice": _text,
}
"""What each may be in the file. The codec would know their kinds, but takes milliseconds to load,
which are before the first paint."""

_USUAL = Settings()
_CHOSEN = {
    "theme": "theme_chosen",
    "reduced_motion": "motion_chosen",
    "font_scale": "scale_chosen",
}
"""What the desktop may decide, and the field that says whether the player has."""


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
    for name in good.keys() & {"last_setups", "lessons"}:
        good[name] = tuple(tuple(pair) for pair in good[name])
    if "lessons_done" in good:
        good["lessons_done"] = tuple(good["lessons_done"])
    if not good.get("player_name", "").isascii():  # earlier versions took one that cannot be seen
        from wizardtable.store.player.typed_name import typed_name  # rarely needed

        good["player_name"] = typed_name(good["player_name"])
    whole = len(good) == len(known)
    for name, chosen in _CHOSEN.items():  # older versions did not say who had chosen
        if name in good and good[name] != getattr(_USUAL, name):
            good.setdefault(chosen, True)
    return Settings(**good), None if whole else notice


def save(path: Path, settings: Settings, since: Settings | None = None) -> None:
    """Stores the settings; the former file is kept as `.bak`.

    With `since`, only what has changed from it is written, so that nothing is lost that could not
    be read when the program began. What a newer version has written stays. Raises SettingsError.
    """
    data = _stored(path)
    for field in fields(settings):
        name, value = field.name, getattr(settings, field.name)
        same = since is not None and value == getattr(since, name)
        if not (same and name in data and _FITS[name](data[name])):
            data[name] = value
    text = json.dumps(data, ensure_ascii=False, indent=2) + "\n"
    try:
        files.replace(path, text.encode("utf-8", "replace"), backup=True)
    except files.FileError as error:
        raise SettingsError(error.reason) from error


def _stored(path: Path) -> dict[str, Any]:
    """Returns the fields of the file; none if it is damaged or not there.

    Raises SettingsError if it cannot be read now, as one that another program holds open.
    """
    try:
        data = parse(files.read(path, LARGEST).decode())
    except FileNotFoundError:
        return {}
    except OSError as error:
        raise SettingsError(files.problem(path, error).reason) from error
    except (CodecError, UnicodeDecodeError):
        return {}
    return data if isinstance(data, dict) else {}
