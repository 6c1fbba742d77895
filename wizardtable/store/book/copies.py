# SPDX-License-Identifier: MIT
"""Takes the book along when a player is exported, and makes a fresh one when one is imported.

An imported book is never used as it is: its rows are written into a fresh one. What was under way
counts where it was begun, so it is ordinary in the copy.
"""

from contextlib import suppress
from typing import Final

from wizardtable.core import files
from wizardtable.core.arranged import purposes
from wizardtable.store import save_file, save_summary
from wizardtable.store.book import begun, book, book_file, old_files, rows
from wizardtable.store.book.book_file import Value
from wizardtable.store.paths import DataDir
from wizardtable.store.save_format import End, Header

MOST_ROWS: Final = 200_000
"""Rows that are taken over of each table: ten times those of 10,000 matches."""


def content(data: DataDir) -> bytes:
    """Returns the book as a file for an export, whole. Raises files.FileError."""
    with book_file.told(data.book), book.reading(data) as connection:
        return book_file.copy_of(connection, data.root)


def make_fresh(data: DataDir) -> None:
    """Makes the book of a player who was just imported, of the imported book if there is one and of
    the files of earlier versions. Raises files.FileError for a book that is damaged or was written
    by a newer version."""
    imported = data.root / ".imported-book"
    try:
        for beside in data.root.glob(f"{data.book.name}-*"):
            beside.unlink()
        if data.book.exists():
            book_file.demand_whole(data.book)
            data.book.rename(imported)
        with book_file.writing(data.book) as connection:
            if imported.exists():
                book_file.copy_rows(imported, connection, MOST_ROWS)
            old_files.take_up(connection, data)
            begun.withdraw_all(connection)
            for header in _under_way(data):
                deal = rows.deal_of(header.game, header.setup, header.seed)
                if not book.holds(connection, begun.OF_MATCH, (deal, header.purpose)):
                    row: dict[str, Value] = {
                        "line": f"begun {deal}/{header.purpose}",
                        "game": header.game,
                        "purpose": header.purpose,
                        "deal": deal,
                        "counts": 0,
                    }
                    book.insert(connection, "begun", row)
    except OSError as error:
        raise files.problem(data.book, error) from error
    finally:
        imported.unlink(missing_ok=True)
        data.book.with_name(f".{data.book.name}.lock").unlink(missing_ok=True)


def _under_way(data: DataDir) -> list[Header]:
    """Returns the headers of the saves of matches that counted and are not over."""
    found = []
    for path, _ in save_summary.found(data.saves):
        with suppress(save_file.SaveError):
            header, last = save_file.ends(path)
            if purposes.is_counted(header.purpose) and not isinstance(last, End):
                found.append(header)
    return found
