# SPDX-License-Identifier: MIT
"""Opens the file of the book for reading or for one transaction of writing.

While the book is open, no other program uses it. The program holds its own lock
(`files.exclusive_lock`) in addition to SQLite's, because on some file systems SQLite's lock has no
effect. The journal is deleted after each transaction. So, unless the program is writing, a copy of
the one file is the whole book.
"""

import errno
import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import Final, TypeAlias

from wizardtable.core import files
from wizardtable.core.text import N_, Message

SCHEMA: Final = Path(__file__).with_name("schema.sql")
"""The file `schema.sql`, which defines the tables and columns of a book."""

BUSY_SECONDS: Final = 2.0
"""Seconds to wait for a program that has the book open without `files.exclusive_lock`."""

MAX_BOOK_BYTES: Final = 256 * 1024 * 1024
"""A larger book is not opened. A book with 10,000 matches has a twentieth of these bytes."""

MAX_ROW_ID: Final = 1 << 40
"""A row with a larger id is forged and gets a new id."""

MAX_VALUE_BYTES: Final = 1024 * 1024
"""The most bytes of a value in a row."""

STEPS_PER_CHECK: Final = 10_000
"""Steps of SQLite's virtual machine between two checks of `MAX_QUERY_STEPS`."""

MAX_QUERY_STEPS: Final = 50_000_000
"""The most steps of SQLite for reading an imported or damaged book: some seconds of work."""

Value: TypeAlias = str | int | None
Row: TypeAlias = Mapping[str, Value]
"""The values of a row, by name of the column."""

NEWER_SENTENCE: Final = N_(
    "book",
    "Your results file (“{file}”) comes from a newer version of the program. "
    "Update the program; until then, new results will not be kept.",
)
DAMAGED_SENTENCE: Final = N_("book", "Your results file (“{file}”) is damaged and cannot be read.")
MENDED_SENTENCE: Final = N_(
    "book",
    "Your results file (“{file}”) was damaged. Everything that could be read "
    "was recovered. The damaged file is kept as “{other}”.",
)

_recovery_notices: dict[Path, Message] = {}
_checked: set[Path] = set()

_DECODE: Final = partial(str, encoding="utf-8", errors="replace")
"""The function that reads texts, so that a damaged letter does no harm; SQLite calls it quickly."""

_ERRNO_BY_CODE: Final = {
    sqlite3.SQLITE_FULL: errno.ENOSPC,
    sqlite3.SQLITE_READONLY: errno.EACCES,
    sqlite3.SQLITE_CANTOPEN: errno.EACCES,
    sqlite3.SQLITE_PERM: errno.EACCES,
    sqlite3.SQLITE_AUTH: errno.EACCES,
}
_NO_LOCK_ERRORS: Final = (
    sqlite3.SQLITE_IOERR_LOCK,
    sqlite3.SQLITE_IOERR_RDLOCK,
    sqlite3.SQLITE_IOERR_CHECKRESERVEDLOCK,
    sqlite3.SQLITE_PROTOCOL,
)
"""The errors that SQLite reports on a file system without locks."""


class UnusableBook(files.FileError):
    """Raised for a book that is damaged or was written by a newer version."""


class DamagedBook(UnusableBook):
    """Raised for a book that is damaged."""


@contextmanager
def reading(path: Path) -> Iterator[sqlite3.Connection]:
    """Opens a book for reading. If the file is missing, the block gets an empty book.

    Raises:
        files.FileError: the book cannot be read.
    """
    with raising_file_errors(path):
        if not _has_content(path):
            with closing(empty_book()) as connection:
                yield connection
            return
        with (
            _holding_lock(path, writing=False),
            closing(_connect(path, read_only=True)) as connection,
        ):
            _require_our_book(connection, path)
            yield connection


@contextmanager
def writing(path: Path) -> Iterator[sqlite3.Connection]:
    """Opens a book for one transaction, which is undone if the block raises anything.

    A damaged book is recovered first, see `take_recovery_notice`.

    Raises:
        files.FileError: the book cannot be opened or written, and has not changed.
    """
    with raising_file_errors(path), _holding_lock(path, writing=True):
        try:
            connection = _opened_to_write(path)
        except (OSError, sqlite3.Error, UnicodeDecodeError) as error:
            if not _is_damage(error):
                raise
            _recover(path)
            connection = _opened_to_write(path)
        with closing(connection):
            connection.execute("BEGIN IMMEDIATE")
            try:
                bring_up_to_date(connection)
                yield connection
                connection.execute("COMMIT")
            except BaseException:
                with suppress(sqlite3.Error):
                    connection.execute("ROLLBACK")
                raise


def take_recovery_notice(path: Path) -> Message | None:
    """Returns the notice that a damaged book was recovered, or None if there is none to give.

    Each recovery gives its notice only once.
    """
    return _recovery_notices.pop(path, None)


def insert(connection: sqlite3.Connection, table: str, row: Row) -> bool:
    """Adds a row, unless the table has a row with the same value in the column `line`.

    Returns whether the row was added.
    """
    columns = ", ".join(row)
    marks = ", ".join("?" * len(row))
    values = [_encodable(value) for value in row.values()]
    sql = f"INSERT INTO {table} ({columns}) VALUES ({marks}) ON CONFLICT DO NOTHING"
    return connection.execute(sql, values).rowcount > 0


def empty_book() -> sqlite3.Connection:
    """Returns a new, empty book in memory."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    connection.executescript(SCHEMA.read_text(encoding="utf-8"))
    connection.row_factory = sqlite3.Row
    return connection


def _is_damage(error: Exception) -> bool:
    """Returns whether an error means that the file is no intact book.

    A UnicodeDecodeError means that the text of the schema is damaged. If the format number is
    damaged, SQLite's error has no code of its own, only a message.
    """
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    damage_codes = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
    if isinstance(error, DamagedBook | UnicodeDecodeError) or code in damage_codes:
        return True
    return code == sqlite3.SQLITE_ERROR and "unsupported file format" in str(error)


def _recover(path: Path) -> None:
    """Keeps a damaged book under another name, and writes a new book from all readable rows.

    The rows come from the damaged book and from its backup. The caller must hold the lock.

    Raises:
        OSError, sqlite3.Error: the new book cannot be written.
    """
    aside = next(
        other
        for number in range(1, 1000)
        if not (other := path.with_name(f"book-damaged-{number}.sqlite")).exists()
    )
    fresh = path.with_name(f".{path.name}.{os.urandom(4).hex()}.tmp")
    os.close(files.open_regular(fresh, os.O_RDWR | os.O_CREAT | os.O_EXCL))
    with closing(_connect(fresh)) as connection:
        connection.execute("PRAGMA journal_mode = MEMORY")
        connection.execute("BEGIN")
        bring_up_to_date(connection)
        for source in (path, files.backup_path(path)):
            with suppress(sqlite3.Error, OSError, UnicodeDecodeError):
                copy_rows(source, connection)
        connection.execute("COMMIT")
    shutil.copyfile(path, aside)
    with suppress(FileNotFoundError):  # SQLite must not take it for the new book's journal
        _journal(path).replace(_journal(aside))
    fresh.replace(path)
    _recovery_notices[path] = MENDED_SENTENCE.of(file=path.name, other=aside.name)


def copy_rows(source: Path, to: sqlite3.Connection, max_rows: int = 1_000_000) -> None:
    """Copies all readable rows of another book into an open book.

    The other book is not trusted. It is opened for reading only, and of its schema only the names
    of tables and columns are used.

    Args:
        source: the file of the other book.
        to: the open book.
        max_rows: the most rows that are copied from each table.

    Raises:
        sqlite3.Error: the other book cannot be opened.
        OSError: the other book's file cannot be opened.
    """
    with closing(_connect(source, strange=True)) as connection:
        for table, columns in _schema_plan().tables.items():
            if table != "old_file":  # so that the files of earlier versions are imported again
                with suppress(sqlite3.DatabaseError):
                    _copy_table(connection, to, table, columns, max_rows)


def _copy_table(
    source: sqlite3.Connection,
    to: sqlite3.Connection,
    table: str,
    columns: Mapping[str, "_Column"],
    max_rows: int,
) -> None:
    """Copies the rows of one table up to the first row that cannot be read.

    Rows whose values do not fit the columns are left out.
    """
    ordinary = source.execute(
        "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ? AND rootpage > 0", (table,)
    ).fetchone()
    source_columns = {
        str(column["name"]) for column in source.execute(f"PRAGMA table_info({table})")
    }
    shared = [name for name in columns if name in source_columns]
    if ordinary is None or not shared:
        return
    cursor = source.execute(f"SELECT {', '.join(shared)} FROM {table} LIMIT {max_rows}")
    while (row := cursor.fetchone()) is not None:
        values = {name: row[name] for name in shared}
        if all(columns[name].fits(value) for name, value in values.items()):
            _insert_foreign_row(to, table, values)


def _insert_foreign_row(to: sqlite3.Connection, table: str, values: dict[str, Value]) -> None:
    """Adds a row of another book; the row keeps its id unless the id is in use or forged."""
    number = values.get("id")
    if isinstance(number, int) and abs(number) > MAX_ROW_ID:
        del values["id"]
    with suppress(sqlite3.IntegrityError):
        if not insert(to, table, values) and values.pop("id", None) is not None:
            insert(to, table, values)


def _opened_to_write(path: Path) -> sqlite3.Connection:
    """Opens the book for writing and returns the connection; makes the file if it is missing.

    The first time in a run of the program, the book is checked and a backup is made.

    Raises:
        OSError, sqlite3.Error: the book cannot be opened, or is damaged.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    _require_regular_files(path)
    if path.exists() and not _has_content(path) and _has_content(files.backup_path(path)):
        raise DamagedBook(DAMAGED_SENTENCE.of(file=path.name))
    # made here and not by SQLite, so that only the player may read it
    os.close(files.open_regular(path, os.O_RDWR | os.O_CREAT))
    connection = _connect(path)
    try:
        _require_our_book(connection, path)
        if path not in _checked:
            if connection.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
                raise DamagedBook(DAMAGED_SENTENCE.of(file=path.name))
            if _version_of(connection):
                with suppress(OSError, sqlite3.OperationalError):  # such as a full disk
                    files.replace(files.backup_path(path), copy_of(connection, path.parent))
            _checked.add(path)
    except BaseException:
        connection.close()
        raise
    return connection


def copy_of(connection: sqlite3.Connection, folder: Path) -> bytes:
    """Returns the bytes of a copy of an open book, made by way of a temporary file in `folder`.

    Raises:
        sqlite3.Error: the book cannot be read or copied.
        OSError: the temporary file cannot be used.
    """
    trial = folder / f".book.{os.urandom(4).hex()}.tmp"
    try:
        with closing(sqlite3.connect(trial)) as copy:
            copy.execute("PRAGMA journal_mode = OFF")
            connection.backup(copy)
        return files.read_whole(trial, MAX_BOOK_BYTES)
    finally:
        with suppress(OSError):
            files.remove(trial)


def demand_whole(path: Path) -> None:
    """Raises an error unless the file is an intact book that this version can read.

    The file is not trusted.

    Raises:
        files.FileError: the file is no book, is damaged, or was written by a newer version.
    """
    with raising_file_errors(path), closing(_connect(path, strange=True)) as connection:
        _require_our_book(connection, path)
        if connection.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
            raise DamagedBook(DAMAGED_SENTENCE.of(file=path.name))


def _connect(path: Path, *, read_only: bool = False, strange: bool = False) -> sqlite3.Connection:
    """Opens a book and returns the connection; the content of the book is not checked yet.

    Args:
        path: the file of the book.
        read_only: whether queries cannot change the book. SQLite may still write to finish the
            transaction of a killed program.
        strange: whether the file is not trusted. SQLite then never writes to the file.
    """
    _require_regular_files(path)
    uri = f"{path.absolute().as_uri()}?mode={'ro&immutable=1' if strange else 'rw'}"
    try:
        return _prepared(uri, read_only, strange)
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode not in _NO_LOCK_ERRORS:
            raise
    return _prepared(f"{uri}&nolock=1", read_only, strange)


def _prepared(uri: str, read_only: bool, strange: bool) -> sqlite3.Connection:
    """Returns a connection to the book at `uri`, with all limits set.

    Raises:
        sqlite3.Error: the header of the file cannot be read.
    """
    connection = sqlite3.connect(uri, timeout=BUSY_SECONDS, isolation_level=None, uri=True)
    try:
        connection.row_factory = sqlite3.Row
        connection.text_factory = _DECODE
        connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, MAX_VALUE_BYTES)
        connection.execute("PRAGMA trusted_schema = OFF")
        if strange:
            connection.set_progress_handler(_step_limiter(), STEPS_PER_CHECK)
        if strange or read_only:
            connection.execute("PRAGMA query_only = ON")
        else:
            connection.execute("PRAGMA synchronous = EXTRA")
        connection.execute("SELECT count(*) FROM sqlite_master")
    except BaseException:
        connection.close()
        raise
    return connection


def _step_limiter() -> Callable[[], int]:
    """Returns a progress handler for SQLite, which ends a query after `MAX_QUERY_STEPS`."""
    checks_left = [MAX_QUERY_STEPS // STEPS_PER_CHECK]

    def count() -> int:
        checks_left[0] -= 1
        return int(checks_left[0] < 0)

    return count


def _require_regular_files(path: Path) -> None:
    """Raises OSError if the book or its journal is a link, a folder or a device, or is too large.

    SQLite would follow a link.
    """
    for file in (path, _journal(path)):
        with suppress(FileNotFoundError):
            files.check_regular(file.lstat())
    with suppress(FileNotFoundError):
        if path.stat().st_size > MAX_BOOK_BYTES:
            raise files.FileError(files.TOO_LARGE_SENTENCE.of(file=path.name))


def _journal(path: Path) -> Path:
    return path.with_name(path.name + "-journal")


def _has_content(path: Path) -> bool:
    """Returns whether the file exists and is not empty. Raises OSError if it is no regular file."""
    try:
        state = path.lstat()
    except FileNotFoundError:
        return False
    files.check_regular(state)
    return state.st_size > 0


def _version_of(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def _require_our_book(connection: sqlite3.Connection, path: Path) -> None:
    """Raises UnusableBook for a book of a newer version.

    Raises DamagedBook for a book without the table `ended`.
    """
    version = _version_of(connection)
    if version > _schema_plan().version:
        raise UnusableBook(NEWER_SENTENCE.of(file=path.name))
    count_of_table = connection.execute("SELECT count(*) FROM sqlite_master WHERE name = 'ended'")
    if version and not count_of_table.fetchone()[0]:
        raise DamagedBook(DAMAGED_SENTENCE.of(file=path.name))


def is_up_to_date(connection: sqlite3.Connection) -> bool:
    """Returns whether a book has all tables and columns of this version."""
    return _version_of(connection) == _schema_plan().version


def bring_up_to_date(connection: sqlite3.Connection) -> None:
    """Adds the tables and columns of this version that a book lacks."""
    if is_up_to_date(connection):
        return
    plan = _schema_plan()
    present = {str(row[0]) for row in connection.execute("SELECT name FROM sqlite_master")}
    for name, sql in plan.sql.items():
        if name not in present:
            connection.execute(sql)
    for table, columns in plan.tables.items():
        present_columns = {
            str(row["name"]) for row in connection.execute(f"PRAGMA table_info({table})")
        }
        for name, column in columns.items():
            if name not in present_columns:
                connection.execute(f"ALTER TABLE {table} ADD COLUMN {column.sql}")
    connection.execute(f"PRAGMA application_id = {plan.application}")
    connection.execute(f"PRAGMA user_version = {plan.version}")


@dataclass(frozen=True, slots=True)
class _Column:
    """A column of a table in the schema."""

    name: str
    kind: str
    required: bool
    default: str | None

    @property
    def sql(self) -> str:
        """The SQL that adds the column to a table."""
        given = "" if self.default is None else f" DEFAULT {self.default}"
        return f"{self.name} {self.kind}{' NOT NULL' if self.required else ''}{given}"

    def fits(self, value: object) -> bool:
        """Returns whether a value has the column's type; None fits a column that may be empty."""
        if value is None:
            return not self.required
        return isinstance(value, int if self.kind == "INTEGER" else str)


@dataclass(frozen=True, slots=True)
class _SchemaPlan:
    """The content of `schema.sql`.

    Attributes:
        version: the number `user_version` of the schema.
        application: the number `application_id` of the schema.
        sql: the SQL that makes each table and index, by name.
        tables: the columns by name of the table, then by name of the column.
    """

    version: int
    application: int
    sql: dict[str, str]
    tables: dict[str, dict[str, _Column]]


@cache
def _schema_plan() -> _SchemaPlan:
    with closing(empty_book()) as blank:
        statements = blank.execute(
            "SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY rowid"
        )
        sql = {str(row["name"]): str(row["sql"]) for row in statements}
        tables = {}
        for name, text in sql.items():
            if text.startswith("CREATE TABLE"):
                tables[name] = {
                    str(row["name"]): _Column(
                        row["name"], row["type"], bool(row["notnull"]), row["dflt_value"]
                    )
                    for row in blank.execute(f"PRAGMA table_info({name})")
                }
        application = int(blank.execute("PRAGMA application_id").fetchone()[0])
        return _SchemaPlan(_version_of(blank), application, sql, tables)


def _encodable(value: Value) -> Value:
    """Returns the value in a form that UTF-8 can encode.

    A name may hold half of a surrogate pair, which becomes a question mark.
    """
    return value.encode("utf-8", "replace").decode() if isinstance(value, str) else value


@contextmanager
def _holding_lock(path: Path, *, writing: bool) -> Iterator[None]:
    """Holds `files.exclusive_lock` during the block.

    In a folder without the right to write, reading continues without the lock.
    """
    try:
        lock = files.exclusive_lock(path)
        lock.__enter__()
    except files.FileError:
        if writing or os.access(path.parent, os.W_OK):
            raise
        yield
        return
    try:
        yield
    finally:
        lock.__exit__(None, None, None)


@contextmanager
def raising_file_errors(path: Path) -> Iterator[None]:
    """Raises errors of SQLite and of the system in the block as files.FileError.

    `path` is the file that the error's sentence names.
    """
    try:
        yield
    except (sqlite3.Error, UnicodeDecodeError) as error:
        raise as_file_error(path, error) from error
    except OSError as error:
        raise files.file_error(path, error) from error


def as_file_error(path: Path, error: sqlite3.Error | UnicodeDecodeError) -> files.FileError:
    """Returns an error of SQLite as a FileError, whose sentence names the file."""
    if _is_damage(error):
        return DamagedBook(DAMAGED_SENTENCE.of(file=path.name))
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return files.FileError(files.IN_USE_SENTENCE.of(file=path.name))
    if code in _ERRNO_BY_CODE:
        return files.file_error(
            path, OSError(_ERRNO_BY_CODE[code], os.strerror(_ERRNO_BY_CODE[code]))
        )
    return files.file_error(path, OSError(0, str(error)))
