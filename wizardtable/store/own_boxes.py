# SPDX-License-Identifier: MIT
"""The files of a player's own boxes: new ones, copies, and other titles."""

import itertools
import re
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from wizardtable.core import files
from wizardtable.core.boxes import box_file
from wizardtable.core.boxes.draft import BoxForm, Draft
from wizardtable.core.jsontext import parse, text_of
from wizardtable.core.own_files import SUFFIX
from wizardtable.core.toml_file import Mistake

MAX_NAME_LETTERS = 40


def free_path(folder: Path, title: str) -> Path:
    """Returns a path in the folder that no file has, with a name like the title."""
    name = re.sub(r"[^\w -]", "", title).strip(" -").replace(" ", "-").lower()[:MAX_NAME_LETTERS]
    if not name or not files.is_allowed_name(name):
        name = "box"
    for number in itertools.count(1):
        path = folder / (f"{name}{SUFFIX}" if number == 1 else f"{name}-{number}{SUFFIX}")
        if not path.exists():
            return path
    raise AssertionError("unreachable")


def free_title(title: str, taken: Iterable[str]) -> str:
    """Returns the title, with a number if another box has it."""
    used = {other.casefold() for other in taken}
    for number in itertools.count(1):
        numbered = title if number == 1 else f"{title} {number}"
        if numbered.casefold() not in used:
            return numbered
    raise AssertionError("unreachable")


def add(folder: Path, form: BoxForm, draft: Draft) -> Path:
    """Writes a new box into a folder, and returns its path.

    Raises:
        files.FileError: the box cannot be written.
    """
    path = free_path(folder, draft.title)
    write(path, form, draft)
    return path


def is_by_hand(path: Path) -> bool:
    """Returns whether somebody wrote a box's file by hand; False if it cannot be read."""
    try:
        return not box_file.is_written_by_program(path)
    except OSError:
        return False


def write(path: Path, form: BoxForm, draft: Draft) -> None:
    """Writes a changed box into its file.

    A file that somebody wrote by hand stays beside it, at `files.backup_path`.

    Raises:
        files.FileError: the box cannot be written.
    """
    text = box_file.text_of(form, draft).encode()
    files.replace(path, text, backup=not box_file.is_written_by_program(path))


def rename(path: Path, form: BoxForm, title: str) -> list[Mistake]:
    """Gives a box another title; its file keeps its name.

    Returns the mistakes of a file that cannot be read, which stays as it is; otherwise an empty
    list.

    Raises:
        files.FileError: the box cannot be written.
    """
    draft = form.read(path)
    if isinstance(draft, list):
        return draft
    write(path, form, replace(draft, title=title))
    return []


def content_of(data: str) -> str:
    """Returns a box as in `Setup.data`, but without its title: equal for boxes that play alike."""
    if not data:
        return ""
    content = parse(data)
    if isinstance(content, dict):
        content = {key: value for key, value in content.items() if key != "title"}
    return text_of(content)
