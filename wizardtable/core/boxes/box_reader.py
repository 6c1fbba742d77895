# SPDX-License-Identifier: MIT
"""Reads the files of boxes for the new-game dialog, see `core.own_files`."""

from pathlib import Path

from wizardtable.core import toml_file
from wizardtable.core.boxes import box_file
from wizardtable.core.boxes.draft import BoxForm, Remark
from wizardtable.core.own_files import OwnFile
from wizardtable.core.text import Message
from wizardtable.core.toml_file import Mistake


class BoxReader:
    """Implements `core.own_files.OwnFileReader` for a game with a `BoxForm`; see there.

    Attributes:
        form: the description of the game's box.
    """

    def __init__(
        self, form: BoxForm, folder_name: str, title: Message, usual: Message, help_: Message
    ) -> None:
        self.form = form
        self.folder_name = folder_name
        self.title = title
        self.usual = usual
        self.help = help_

    def read(self, path: Path) -> OwnFile:
        """Returns the box in a file, or what is wrong with it."""
        try:
            toml = toml_file.read(path)
        except toml_file.TomlError as error:
            return OwnFile(path, box_file.usable_title(path.stem), "", (error.problem,))
        draft = box_file.parsed(toml, self.form, path.stem)
        if isinstance(draft, list):
            return OwnFile(path, box_file.title_in(toml, path.stem), "", tuple(draft))
        errors = [remark for remark in self.form.remarks(draft) if remark.is_error]
        if errors:
            mistakes = sorted(self._mistake(remark, toml) for remark in errors)
            return OwnFile(path, draft.title, "", tuple(mistakes))
        return OwnFile(path, draft.title, self.form.data(draft))

    def _mistake(self, remark: Remark, toml: toml_file.Toml) -> Mistake:
        """Returns an error of a draft as a mistake in its file."""
        if remark.place < 0:
            return Mistake(0, remark.sentence)
        line = toml.line(self.form.sections[remark.section].id, remark.place)
        return Mistake(line, remark.sentence)

    def title_of(self, data: str) -> str:
        """Returns the title in a value of `Setup.data`, or "" for the printed box."""
        return self.form.title_of(data)
