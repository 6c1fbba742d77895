# SPDX-License-Identifier: MIT
"""Files that players write for a game themselves, such as a deck of cards.

The new-game dialog offers these files (`GameSpec.own_file_reader`), and `Setup.data` holds the
content of the chosen one.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from wizardtable.core.boxes.draft import BoxForm
from wizardtable.core.text import Message
from wizardtable.core.toml_file import Mistake

SUFFIX = ".toml"


@dataclass(frozen=True, slots=True)
class OwnFile:
    """The result of reading a file that a player wrote for a game.

    Attributes:
        path: the path of the file.
        title: the title in the file; without a title, the name of the file.
        data: the value for `Setup.data`; "" if the file cannot be used.
        problems: the mistakes in the file, in the order of the lines; empty for a usable file.
    """

    path: Path
    title: str
    data: str
    problems: tuple[Mistake, ...] = ()


class OwnFileReader(Protocol):
    """A game's reader of files that players wrote. Such a file replaces a part of the game.

    Attributes:
        folder_name: the name of the files' folder, in the player's data directory.
        title: the label for the player's choice between the usual part and the files, in the
            new-game dialog.
        usual: the name of the part that comes with the game, such as the usual deck.
        help: a sentence about the usual part and the player's own files.
        form: what such a file consists of, for the editor.
    """

    folder_name: str
    title: Message
    usual: Message
    help: Message
    form: BoxForm

    def read(self, path: Path) -> OwnFile:
        """Reads and checks a file. Never raises an exception: `OwnFile.problems` has the
        mistakes."""

    def title_of(self, data: str) -> str:
        """Returns the title in a value of `Setup.data`, or "" for the usual part.

        Raises:
            CodecError: this version cannot use the value.
        """


def own_files_in(reader: OwnFileReader, folder: Path) -> list[OwnFile]:
    """Returns the player's files in a folder, sorted by title; empty if there is no folder."""
    try:
        paths = [path for path in folder.iterdir() if path.suffix.lower() == SUFFIX]
    except OSError:
        return []
    own_files = [reader.read(path) for path in paths if not path.name.startswith(".")]
    return sorted(own_files, key=lambda own_file: (own_file.title.casefold(), own_file.path.name))
