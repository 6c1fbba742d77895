# SPDX-License-Identifier: MIT
"""Files that players write for a game themselves, such as a deck of cards; see `Setup.data`."""

import itertools
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from wizardtable.core import files
from wizardtable.core.text import N_, Message
from wizardtable.core.toml_file import Mistake

SUFFIX = ".toml"


@dataclass(frozen=True, slots=True)
class OwnFile:
    """A file that a player wrote for a game, after reading it.

    Attributes:
        path: where the file is.
        title: the title in the file; without one, the name of the file.
        data: the value for `Setup.data`; "" if the file cannot be used.
        problems: why it cannot be used, in the order of the lines; empty if it can.
    """

    path: Path
    title: str
    data: str
    problems: tuple[Mistake, ...] = ()


class House(Protocol):
    """What players can write for a game, to use it instead of what comes with the game.

    Attributes:
        folder: the name of the folder of these files, in the player's data directory.
        title: the label of the choice.
        usual: the name of what comes with the game.
        help: a sentence on both.
    """

    folder: str
    title: Message
    usual: Message
    help: Message

    def read(self, path: Path) -> OwnFile:
        """Reads and checks a file. Never raises: mistakes are in `OwnFile.problems`."""

    def example(self, say: Callable[[Message], str]) -> str:
        """Returns the text of a file that plays like the game itself, with comments for those who
        want to change it. `say` translates."""

    def title_of(self, data: str) -> str:
        """Returns the title in a value of `Setup.data`, or "" for what comes with the game.

        Raises CodecError if this version cannot use the value.
        """


def found(house: House, folder: Path) -> list[OwnFile]:
    """Returns the files of a folder, sorted by title; nothing if there is no folder."""
    try:
        paths = [path for path in folder.iterdir() if path.suffix.lower() == SUFFIX]
    except OSError:
        return []
    read = [house.read(path) for path in paths if not path.name.startswith(".")]
    return sorted(read, key=lambda one: (one.title.casefold(), one.path.name))


def add_example(house: House, folder: Path, say: Callable[[Message], str]) -> Path:
    """Writes the example into the folder and returns its path.

    A missing folder is made. The name is "example.toml" (translated), with a number if that is
    taken. Raises files.FileError.
    """
    text = house.example(say)
    name = say(N_("own files", "example"))
    path = folder / f"{name}{SUFFIX}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for number in itertools.count(2):
            try:
                with path.open("x", encoding="utf-8", newline="\n") as file:
                    file.write(text)
            except FileExistsError:
                path = folder / f"{name}-{number}{SUFFIX}"
            else:
                break
    except OSError as error:
        raise files.problem(path, error) from error
    return path
