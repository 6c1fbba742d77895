# SPDX-License-Identifier: MIT
"""What players can write for a game themselves: files of a folder that become `Setup.data`."""

import itertools
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from wizardtable.core import files
from wizardtable.core.text import N_, Message
from wizardtable.core.toml_file import Problem

SUFFIX = ".toml"


@dataclass(frozen=True, slots=True)
class OwnFile:
    """A file that somebody wrote for a game, read.

    Attributes:
        title: as it says itself, else its name.
        data: for `Setup.data`; "" where it cannot be played with.
        problems: then why, in the order of its lines.
    """

    path: Path
    title: str
    data: str
    problems: tuple[Problem, ...] = ()


class House(Protocol):
    """What a game lets its players write: the other choice beside what it comes with.

    Attributes:
        folder: of the files, in the player's data directory.
        title: what is chosen; `usual`: what the game comes with; `help`: a sentence on both.
    """

    folder: str
    title: Message
    usual: Message
    help: Message

    def read(self, path: Path) -> OwnFile:
        """Read and check a file, whatever it is."""

    def example(self, say: Callable[[Message], str]) -> str:
        """A file that plays as the game comes, explained for whoever wants to change it; `say`
        gives the language."""

    def title_of(self, data: str) -> str:
        """The title in `Setup.data`, "" for the usual; raises CodecError for what this version
        cannot play with."""


def found(house: House, folder: Path) -> list[OwnFile]:
    """The files of a folder, by their titles; none where there is no folder."""
    try:
        paths = [path for path in folder.iterdir() if path.suffix.lower() == SUFFIX]
    except OSError:
        return []
    read = [house.read(path) for path in paths if not path.name.startswith(".")]
    return sorted(read, key=lambda one: (one.title.casefold(), one.path.name))


def add_example(house: House, folder: Path, say: Callable[[Message], str]) -> Path:
    """Write the example into the folder, which is made where it is missing, under a name that is
    not taken: "example.toml". Raises files.FileError."""
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
