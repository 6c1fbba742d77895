# SPDX-License-Identifier: MIT
"""The options of the command line.

A film is an animated picture of a match (`wizardtable.film`).

>>> parse(["--language", "fr", "--size", "1600x1000"]).size
(1600, 1000)
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path
from typing import Final

from wizardtable.core.languages import languages
from wizardtable.first_words import say, system_language

FILM_SUFFIXES: Final = (".webp", ".gif")
"""The file name endings that a film may have."""

COLOUR_VISIONS: Final = ("protanopia", "deuteranopia", "tritanopia", "grey")
"""The kinds of impaired colour vision that screenshots can imitate."""

_VALUE_OPTIONS: Final = {
    "--language": "CODE",
    "--data-dir": "DIR",
    "--screenshots": "DIR",
    "--size": "WxH",
    "--scale": "N",
    "--game": "ID",
    "--as-seen": "KIND",
    "--date": "YYYY-MM-DD",
    "--record": "FILE",
    "--turns": "N[-M]",
    "--seconds": "N",
    "--seed": "SEED",
}
"""The options with a value, and the name of the value in the help text."""

_FLAG_OPTIONS: Final = {"--self-test": "", "--version": "", "--help": ""}
_SHORT_OPTIONS: Final = {"-h": "--help"}


@dataclass(frozen=True, slots=True, repr=False)
class Options:
    """The options of one run of the program.

    Attributes:
        show_help: True to print the help text only.
        show_version: True to print the version only.
        language: The code of the language to use, such as "fr"; "" for the user's.
        data_dir: The folder of the player's data; None for the usual one.
        screenshots: The folder into which screenshots are written, or None.
        size: Width and height of the screenshots or the film in logical pixels; None for a suitable
            size.
        scale: The pixel ratio of the screenshots or the film.
        game: The id of the only game in the screenshots; "" for all games.
        as_seen: The colour vision that the screenshots imitate, one of `COLOUR_VISIONS`; "" for
            none.
        day: The day that the screenshots show; None for today.
        record: The file into which a match is filmed, or None.
        turns: The first and last turn of the film; None for the whole match.
        seconds: The approximate length of the film.
        seed: The seed of the filmed match if `save` is None.
        self_test: True to test the installation only.
        save: The save to open first, or to film; None for none.
    """

    show_help: bool = False
    show_version: bool = False
    language: str = ""
    data_dir: Path | None = None
    screenshots: Path | None = None
    size: tuple[int, int] | None = None
    scale: float = 1.0
    game: str = ""
    as_seen: str = ""
    day: date | None = None
    record: Path | None = None
    turns: tuple[int, int] | None = None
    seconds: float = 20.0
    seed: int = 11
    self_test: bool = False
    save: Path | None = None

    @property
    def unseen(self) -> bool:
        """True if the program works without a window and then ends."""
        return self.screenshots is not None or self.record is not None or self.self_test

    @property
    def speaks(self) -> bool:
        """True if the program writes a text or a report and then ends."""
        return self.show_help or self.show_version or self.unseen


class OptionError(ValueError):
    """The command line is wrong; the text is a sentence in the user's language."""


def parse(arguments: Sequence[str]) -> Options:
    """Returns the options of a command line.

    Raises:
        OptionError: The first mistake, in one sentence.
    """
    options = Options()
    language = _language_of(arguments)
    rest = list(arguments)
    while rest:
        argument = rest.pop(0)
        if not argument.startswith("-"):
            if options.save is not None:
                raise OptionError(say("too_many", language))
            options = replace(options, save=_existing(argument, language))
            continue
        name, equals, value = argument.partition("=")
        name = _SHORT_OPTIONS.get(name, name)
        if name in _FLAG_OPTIONS:
            if equals:
                raise OptionError(say("no_value", language, name))
            options = _with_flag(options, name)
        elif name in _VALUE_OPTIONS:
            if not equals:
                if not rest or rest[0].startswith("--"):
                    raise OptionError(say("needs_value", language, name))
                value = rest.pop(0)
            if not value:  # an empty folder name would mean the current folder
                raise OptionError(say("needs_value", language, name))
            options = _with_value(options, name, value, language)
        else:
            raise OptionError(say("unknown_option", language, name))
    return options


def usage(language: str) -> str:
    """Returns the help text in a language."""
    width = max(
        len(f"{name} {value}") for name, value in (*_VALUE_OPTIONS.items(), *_FLAG_OPTIONS.items())
    )
    lines = [say("usage", language), "", say("about", language), ""]
    for name, value in {**_VALUE_OPTIONS, **_FLAG_OPTIONS}.items():
        topic = "help." + name.removeprefix("--").replace("-", "_")
        lines.append(f"  {f'{name} {value}'.strip():<{width}}  {say(topic, language)}")
    return "\n".join(lines)


def _language_of(arguments: Sequence[str]) -> str:
    """Returns the language for error messages: the one asked for, otherwise the system's."""
    text = " ".join(arguments)
    match = re.search(r"--language[= ](\w+)(?: |$)", text)
    return match[1] if match and match[1] in languages() else system_language()


def _with_flag(options: Options, name: str) -> Options:
    if name == "--self-test":
        return replace(options, self_test=True)
    if name == "--version":
        return replace(options, show_version=True)
    return replace(options, show_help=True)


def _with_value(options: Options, name: str, value: str, language: str) -> Options:
    match name:
        case "--language":
            if value not in languages():
                raise OptionError(say("bad_language", language, value))
            changed = replace(options, language=value)
        case "--data-dir":
            changed = replace(options, data_dir=Path(value))
        case "--screenshots":
            changed = replace(options, screenshots=Path(value))
        case "--size":
            changed = replace(options, size=_size(value, language))
        case "--scale":
            changed = replace(options, scale=_scale(value, language))
        case "--game":
            changed = replace(options, game=_game(value, language))
        case "--as-seen":
            if value not in COLOUR_VISIONS:
                raise OptionError(say("bad_sight", language, value))
            changed = replace(options, as_seen=value)
        case "--date":
            changed = replace(options, day=_date(value, language))
        case _:
            changed = _with_film(options, name, value, language)
    return changed


def _with_film(options: Options, name: str, value: str, language: str) -> Options:
    match name:
        case "--record":
            return replace(options, record=_picture(value, language))
        case "--turns":
            return replace(options, turns=_turns(value, language))
        case "--seconds":
            seconds = _number(value, 2, 120, "bad_seconds", language)
            return replace(options, seconds=float(seconds))
    return replace(options, seed=_seed(value, language))


def _game(value: str, language: str) -> str:
    from wizardtable.core.catalog import GAMES  # not before the first paint

    if value not in GAMES:
        games = ", ".join(GAMES)
        raise OptionError(say("bad_game", language, value).replace("{games}", games))
    return value


def _date(value: str, language: str) -> date:
    try:
        return date.fromisoformat(value)
    except ValueError:
        raise OptionError(say("bad_date", language, value)) from None


def _size(value: str, language: str) -> tuple[int, int]:
    match = re.fullmatch(r"(\d{3,4})x(\d{3,4})", value)
    if match:
        width, height = int(match.group(1)), int(match.group(2))
        if 800 <= width <= 7680 and 500 <= height <= 4320:
            return width, height
    raise OptionError(say("bad_size", language, value))


def _picture(value: str, language: str) -> Path:
    path = Path(value)
    if path.suffix.lower() not in FILM_SUFFIXES:
        raise OptionError(say("bad_picture", language, value))
    return path


def _turns(value: str, language: str) -> tuple[int, int]:
    match = re.fullmatch(r"(\d{1,4})(?:-(\d{1,4}))?", value)
    if match:
        first, last = int(match[1]), int(match[2] or match[1])
        if first <= last:
            return first, last
    raise OptionError(say("bad_turns", language, value))


def _number(value: str, minimum: int, maximum: int, complaint: str, language: str) -> int:
    if re.fullmatch(r"\d{1,19}", value) and minimum <= int(value) <= maximum:
        return int(value)
    raise OptionError(say(complaint, language, value))


def _seed(value: str, language: str) -> int:
    from wizardtable.core import seeds  # not before the first paint

    try:
        return seeds.read(value)
    except seeds.SeedError as problem:
        raise OptionError(say(f"bad_seed_{problem.kind}", language, value)) from problem


def _scale(value: str, language: str) -> float:
    if re.fullmatch(r"\d(\.\d+)?", value) and 1 <= float(value) <= 4:
        return float(value)
    raise OptionError(say("bad_scale", language, value))


def _existing(name: str, language: str) -> Path:
    path = Path(name)
    if path.is_dir():
        raise OptionError(say("folder", language, name))
    if not path.is_file():
        raise OptionError(say("no_file", language, name))
    return path
