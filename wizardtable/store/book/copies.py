# SPDX-License-Identifier: MIT
"""Exports the book with its player, and makes a fresh book for an imported player.

The program never uses an imported book itself, but writes the rows of this book into a fresh one.
An unfinished match counts only in the book in which it began, so it is an ordinary match in the
copy.
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

MAX_ROWS_PER_TABLE: Final = 200_000
"""The most rows that are imported from each table: ten times the rows of 10,000 matches."""


def book_bytes(data: DataDir) -> bytes:
    """Returns the bytes of a copy of the whole book, for an export.

    Raises:
        files.FileError: the book cannot be read.
    """
    with book_file.raising_file_errors(data.book), book.reading(data) as connection:
        return book_file.copy_of(connection, data.root)


def make_fresh(data: DataDir) -> None:
    """Makes the book of an imported player.

    The fresh book has the rows of the imported book and of the files of earlier versions. Either
    may be missing. `data` is the imported player's folder. The fresh book replaces the imported
    book in this folder.

    Raises:
        files.FileError: the imported book is damaged or was written by a newer version, or the
            fresh one cannot be written.
    """
    imported = data.root / ".imported-book"
    try:
        for beside in data.root.glob(f"{data.book.name}-*"):
            beside.unlink()
        if data.book.exists():
            book_file.demand_whole(data.book)
            data.book.rename(imported)
        with book_file.writing(data.book) as connection:
            if imported.exists():
                book_file.copy_rows(imported, connection, MAX_ROWS_PER_TABLE)
            old_files.take_up(connection, data)
            begun.withdraw_all(connection)
            for header in _headers_under_way(data):
                deal = rows.deal_of(header.game, header.setup, header.seed)
                if not book.holds(connection, begun.ROWS_OF_MATCH, (deal, header.purpose)):
                    row: dict[str, Value] = {
                        "line": f"begun {deal}/{header.purpose}",
                        "game": header.game,
                        "purpose": header.purpose,
                        "deal": deal,
                        "counts": 0,
                    }
                    book.insert(connection, "begun", row)
    except OSError as error:
        raise files.file_error(data.book, error) from error
    finally:
        imported.unlink(missing_ok=True)
        data.book.with_name(f".{data.book.name}.lock").unlink(missing_ok=True)


def _headers_under_way(data: DataDir) -> list[Header]:
    """Returns the headers of saves with an unfinished match that counts for a competition."""
    headers = []
    for path, _ in save_summary.save_files(data.saves):
        with suppress(save_file.SaveError):
            header, last = save_file.read_ends(path)
            if purposes.is_counted(header.purpose) and not isinstance(last, End):
                headers.append(header)
    return headers
