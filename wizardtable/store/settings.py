# SPDX-License-Identifier: MIT
"""The player's settings, which the file `settings.json` keeps."""

import json
from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

from wizardtable.core import files
from wizardtable.core.jsontext import CodecError, parse
from wizardtable.core.languages import languages
from wizardtable.core.text import MAX_NAME_LETTERS, N_, Message

MAX_SETTINGS_BYTES = 1024 * 1024
"""The most bytes that are read from the file; settings are far smaller."""


class SettingsError(files.FileError):
    """Raised if the settings cannot be written.

    Its `reason` names the file and says what is wrong.
    """


@dataclass(frozen=True, slots=True)
class Settings:
    """The player's settings, each with its default.

    Attributes:
        language: the code of the language, such as "fr", or "" for the system's language.
        theme: "dark", "light", "contrast" or "system".
        my_speed: the speed of the pieces after the player's own moves: 0 slow, 1 normal, 2 fast,
            3 instant.
        their_speed: the speed of the pieces after the opponents' moves, 0 to 3 as in `my_speed`.
        reduced_motion: whether pieces appear in their places without moving.
        font_scale: the size of the writing in percent, 100 to 175.
        theme_chosen: whether the player has chosen the theme; if not, the desktop decides
            (`adapted_to`).
        motion_chosen: whether the player has chosen `reduced_motion`; if not, the desktop decides.
        scale_chosen: whether the player has chosen `font_scale`; if not, the desktop decides.
        player_name: the player's name as typed, or "" if there is none.
        portrait: the id of the player's portrait (`core.wizards.PORTRAITS`), or "" for none. An id
            that this version lacks counts as none.
        last_setups: pairs of the id of a game and the text of the last choices in the new-game
            dialog.
        lessons: pairs of the name of a lesson and the index of the step at which the player left
            it, at least 1. Lessons that are not under way are missing. The guided first game has
            the id of its game as name; any other lesson has a name such as "anludim/expert".
        lessons_done: the names of the finished lessons, in the order in which they were finished.
        window: the place and size of the window, as Qt writes them, in base64.
        shows: how long the shows of great moments are, such as contests: "full", "short" or "off".
        show_panel: whether the column with log and move list stands beside the table, in a window
            with room for it.
        tutor: whether the tutor asks before a careless move is played.
        tutor_met: whether the player has been told at a table that the tutor is watching.
        speech: what a screen reader is given to say about the table: "all", only the "results" of
            turns, or nothing that happens outside "my_turn".
        speech_rate: the speed of the screen reader's speech in percent of the usual one, 50 to 400.
        waits_for_speech: whether opponents wait until their last move has probably been said.
        speech_offered: whether `waits_for_speech` has been offered to the player at a table.
        forced_moves: the moves without a choice that play themselves: "all", only those outside the
            player's turn ("aside"), or "none".
        sound: whether the program makes any sound.
        volume: the volume of the sounds, 0 to 100.
        ambience: whether the background sound of the room is on.
        ambience_volume: the volume of this background sound, 0 to 100.
        early_analysis: whether a match is analysed in advance while the player thinks.
        ghosts: whether the points that friends had are shown in the match of a challenge.
        felt: the id of the look of the table's cloth (`core.arranged.looks`), or "" for the usual
            cloth. An unknown id counts as "".
        frame: the id of the look of the portrait's frame, as in `felt`.
        back: the id of the look of the cards' backs, as in `felt`.
        dice: the id of the look of the dice, as in `felt`.
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
    shows: str = "full"
    show_panel: bool = True
    tutor: bool = False
    tutor_met: bool = False
    speech: str = "all"
    speech_rate: int = 100
    waits_for_speech: bool = False
    speech_offered: bool = False
    forced_moves: str = "all"
    sound: bool = True
    volume: int = 70
    ambience: bool = False
    ambience_volume: int = 50
    early_analysis: bool = True
    ghosts: bool = True
    felt: str = ""
    frame: str = ""
    back: str = ""
    dice: str = ""


@dataclass(frozen=True, slots=True)
class DesktopPreferences:
    """The preferences that the user has set in the desktop, for all programs.

    Attributes:
        high_contrast: whether the user prefers high contrast.
        reduced_motion: whether the user prefers little motion.
        font_scale: the size of writing in percent of the desktop's usual size, 100 to 175.
    """

    high_contrast: bool = False
    reduced_motion: bool = False
    font_scale: int = 100


def adapted_to(desktop: DesktopPreferences, settings: Settings) -> Settings:
    """Returns the settings, with the desktop's values where the player has not chosen any."""
    usual = "contrast" if desktop.high_contrast else "dark"
    return replace(
        settings,
        theme=settings.theme if settings.theme_chosen else usual,
        reduced_motion=(
            settings.reduced_motion if settings.motion_chosen else desktop.reduced_motion
        ),
        font_scale=settings.font_scale if settings.scale_chosen else desktop.font_scale,
    )


def _whole_number_test(values: range) -> Callable[[object], bool]:
    return lambda value: type(value) is int and value in values


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def _is_name(value: object) -> bool:
    return isinstance(value, str) and len(value) <= MAX_NAME_LETTERS


def _is_switch(value: object) -> bool:
    return isinstance(value, bool)


def _are_pairs(value: object) -> bool:
    return isinstance(value, list) and all(
        isinstance(pair, list) and len(pair) == 2 and all(map(_is_text, pair)) for pair in value
    )


def _are_steps(value: object) -> bool:
    return isinstance(value, list) and all(
        isinstance(pair, list) and len(pair) == 2 and _is_text(pair[0]) and _IS_STEP(pair[1])
        for pair in value
    )


_IS_STEP = _whole_number_test(range(1, 1000))

_VALUE_TESTS: dict[str, Callable[[object], bool]] = {
    "language": lambda value: value in ("", *languages()),
    "theme": lambda value: value in ("dark", "light", "contrast", "system"),
    "my_speed": _whole_number_test(range(4)),
    "their_speed": _whole_number_test(range(4)),
    "reduced_motion": _is_switch,
    "font_scale": _whole_number_test(range(100, 176)),
    "theme_chosen": _is_switch,
    "motion_chosen": _is_switch,
    "scale_chosen": _is_switch,
    "player_name": _is_name,
    "portrait": _is_text,
    "last_setups": _are_pairs,
    "lessons": _are_steps,
    "lessons_done": lambda value: isinstance(value, list) and all(map(_is_text, value)),
    "window": lambda value: isinstance(value, str) and value.isascii(),
    "shows": lambda value: value in ("full", "short", "off"),
    "show_panel": _is_switch,
    "tutor": _is_switch,
    "tutor_met": _is_switch,
    "speech": lambda value: value in ("all", "results", "my_turn"),
    "speech_rate": _whole_number_test(range(50, 401)),
    "waits_for_speech": _is_switch,
    "speech_offered": _is_switch,
    "early_analysis": _is_switch,
    "ghosts": _is_switch,
    "forced_moves": lambda value: value in ("all", "aside", "none"),
    "sound": _is_switch,
    "volume": _whole_number_test(range(101)),
    "ambience": _is_switch,
    "ambience_volume": _whole_number_test(range(101)),
    "felt": _is_text,
    "frame": _is_text,
    "back": _is_text,
    "dice": _is_text,
}
"""The test of the value in the file, by name of the setting.

`core.codec` could do this as well, but its import would delay the first paint by some milliseconds.
"""

_DEFAULTS = Settings()
_CHOSEN_FIELDS = {
    "theme": "theme_chosen",
    "reduced_motion": "motion_chosen",
    "font_scale": "scale_chosen",
}
"""The fields that say whether the player chose a setting, by name of this setting.

Only settings that the desktop may decide are included.
"""


def load(path: Path) -> tuple[Settings, Message | None]:
    """Returns the stored settings, and a sentence if some could not be read, otherwise None.

    Settings that could not be read have their defaults. So do settings that the file lacks, or all
    settings if the file is missing, but this is no reason for the sentence.
    """
    try:
        data = parse(files.read(path, MAX_SETTINGS_BYTES).decode())
    except FileNotFoundError:
        return Settings(), None
    except OSError as error:
        return Settings(), files.file_error(path, error).reason
    except (CodecError, UnicodeDecodeError):
        data = None
    notice = N_("settings", "Some preferences in “{file}” could not be read and were reset.").of(
        file=path.name
    )
    if not isinstance(data, dict):
        return Settings(), notice
    names = _VALUE_TESTS.keys() & data.keys()
    good: dict[str, Any] = {name: data[name] for name in names if _VALUE_TESTS[name](data[name])}
    for name in good.keys() & {"last_setups", "lessons"}:
        good[name] = tuple(tuple(pair) for pair in good[name])
    if "lessons_done" in good:
        good["lessons_done"] = tuple(good["lessons_done"])
    # earlier versions accepted a name of invisible characters
    if not good.get("player_name", "").isascii():
        from wizardtable.store.player.typed_name import typed_name  # few names need it

        good["player_name"] = typed_name(good["player_name"])
    whole = len(good) == len(names)
    # earlier versions did not write whether the player had chosen
    for name, chosen in _CHOSEN_FIELDS.items():
        if name in good and good[name] != getattr(_DEFAULTS, name):
            good.setdefault(chosen, True)
    return Settings(**good), None if whole else notice


def save(path: Path, settings: Settings, since: Settings | None = None) -> None:
    """Writes the settings into the file; the former file is kept as `.bak`.

    Fields that a newer version has written stay in the file.

    Args:
        path: the file.
        settings: the settings to write.
        since: the settings at an earlier moment, or None to write all settings. A setting that has
            not changed since then is not written, unless the file lacks a valid value for it.

    Raises:
        SettingsError: the file cannot be written, or cannot be read now.
    """
    data = _stored_fields(path)
    for field in fields(settings):
        name, value = field.name, getattr(settings, field.name)
        same = since is not None and value == getattr(since, name)
        if not (same and name in data and _VALUE_TESTS[name](data[name])):
            data[name] = value
    text = json.dumps(data, ensure_ascii=False, indent=2) + "\n"
    try:
        files.replace(path, text.encode("utf-8", "replace"), backup=True)
    except files.FileError as error:
        raise SettingsError(error.reason) from error


def _stored_fields(path: Path) -> dict[str, Any]:
    """Returns the fields in the file; empty if the file is missing or damaged.

    Raises:
        SettingsError: the file exists but cannot be read now, for example because another program
            holds the file open.
    """
    try:
        data = parse(files.read(path, MAX_SETTINGS_BYTES).decode())
    except FileNotFoundError:
        return {}
    except OSError as error:
        raise SettingsError(files.file_error(path, error).reason) from error
    except (CodecError, UnicodeDecodeError):
        return {}
    return data if isinstance(data, dict) else {}
