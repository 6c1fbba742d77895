# SPDX-License-Identifier: MIT
"""What may be asked for on the command line.

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

PICTURES: Final = (".webp", ".gif")
"""How the name of a file that is filmed into may end."""

SIGHTS: Final = ("protanopia", "deuteranopia", "tritanopia", "grey")
"""Ways of seeing with fewer colours that screenshots can imitate."""


@dataclass(frozen=True, slots=True, repr=False)
class Options:
    """The command line, read.

    Attributes:
        language: its code, such as "fr", where asked for, else "".
        size: of the screenshots or of what is filmed, in logical pixels, None for what suits each;
            `scale` is their pixel ratio, `game` the only game they show, "" for all.
        as_seen: whose sight the screenshots imitate, one of `SIGHTS`, "" for nobody's.
        day: the day that the screenshots show, None for today.
        record: the file that a match is filmed into: `save`, or one played for it, which `seed`
            deals; `turns` are the first and the last that are filmed, None for all, and `seconds`
            is about how long the film may be.
        save: the save to open first.
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
        """Whether the program does something without a window, and leaves."""
        return self.screenshots is not None or self.record is not None or self.self_test


class OptionError(ValueError):
    """The command line cannot be followed; the text is a sentence in the user's language."""


def parse(arguments: Sequence[str]) -> Options:
    """Read the command line; raises OptionError with one sentence at the first thing wrong."""
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
        name = SHORT.get(name, name)
        if name in FLAGS:
            if equals:
                raise OptionError(say("no_value", language, name))
            options = _with_flag(options, name)
        elif name in VALUES:
            if not equals:
                if not rest or rest[0].startswith("--"):
                    raise OptionError(say("needs_value", language, name))
                value = rest.pop(0)
            if not value:  # a folder without a name would be the one we are in
                raise OptionError(say("needs_value", language, name))
            options = _with_value(options, name, value, language)
        else:
            raise OptionError(say("unknown_option", language, name))
    return options


def usage(language: str) -> str:
    """The help text."""
    width = max(len(f"{name} {value}") for name, value in (*VALUES.items(), *FLAGS.items()))
    lines = [say("usage", language), "", say("about", language), ""]
    for name, value in {**VALUES, **FLAGS}.items():
        topic = "help." + name.removeprefix("--").replace("-", "_")
        lines.append(f"  {f'{name} {value}'.strip():<{width}}  {say(topic, language)}")
    return "\n".join(lines)


VALUES: Final = {
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
FLAGS: Final = {"--self-test": "", "--version": "", "--help": ""}
SHORT: Final = {"-h": "--help"}


def _language_of(arguments: Sequence[str]) -> str:
    """The language to complain in: the one asked for, wherever it stands, else the system's."""
    text = " ".join(arguments)
    asked = re.search(r"--language[= ](\w+)(?: |$)", text)
    return asked[1] if asked and asked[1] in languages() else system_language()


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
            if value not in SIGHTS:
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
        known = ", ".join(GAMES)
        raise OptionError(say("bad_game", language, value).replace("{games}", known))
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
    if path.suffix.lower() not in PICTURES:
        raise OptionError(say("bad_picture", language, value))
    return path


def _turns(value: str, language: str) -> tuple[int, int]:
    match = re.fullmatch(r"(\d{1,4})(?:-(\d{1,4}))?", value)
    if match:
        first, last = int(match[1]), int(match[2] or match[1])
        if first <= last:
            return first, last
    raise OptionError(say("bad_turns", language, value))


def _number(value: str, least: int, most: int, complaint: str, language: str) -> int:
    if re.fullmatch(r"\d{1,19}", value) and least <= int(value) <= most:
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
