# SPDX-License-Identifier: MIT
"""Opens the file of the book: to read it, or to write to it in one transaction, and closes it.

Nobody else reads or writes the book meanwhile: our own lock (`files.alone`) is held besides that of
SQLite, since file systems do not tell where SQLite's fails. The journal is deleted after each
transaction, so that a copy of the one file is the whole book whenever the program does not write.
"""

import errno
import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, TypeAlias

from wizardtable.core import files
from wizardtable.core.text import N_, Message

SCHEMA: Final = Path(__file__).with_name("schema.sql")

BUSY_SECONDS: Final = 2.0
"""Seconds to wait for a program that has the book open without our lock."""

LARGEST: Final = 256 * 1024 * 1024
"""Bytes of a book; one of 10,000 matches has a twentieth. A larger one is not opened."""

LARGEST_ID: Final = 1 << 40
"""From which the number of a row is forged."""

LONGEST_VALUE: Final = 1024 * 1024
"""Bytes of one value."""

STEPS_BETWEEN: Final = 10_000
"""Steps of SQLite's machine between two looks at how many there were."""

MOST_STEPS: Final = 50_000_000
"""Steps in all for what is read of a book that is not ours: some seconds."""

Value: TypeAlias = str | int | None
Row: TypeAlias = Mapping[str, Value]

NEWER: Final = N_(
    "book",
    "The file of your results (“{file}”) comes from a newer version of the program. Update the "
    "program; until then, new results are not kept.",
)
DAMAGED: Final = N_("book", "The file of your results (“{file}”) is damaged and cannot be read.")
MENDED: Final = N_(
    "book",
    "The file of your results (“{file}”) was damaged. Everything that could be read was recovered. "
    "The damaged file is kept as “{other}”.",
)

_notices: dict[Path, Message] = {}
_checked: set[Path] = set()

_ERRNO: Final = {
    sqlite3.SQLITE_FULL: errno.ENOSPC,
    sqlite3.SQLITE_READONLY: errno.EACCES,
    sqlite3.SQLITE_CANTOPEN: errno.EACCES,
    sqlite3.SQLITE_PERM: errno.EACCES,
    sqlite3.SQLITE_AUTH: errno.EACCES,
}
_NO_LOCKS: Final = (
    sqlite3.SQLITE_IOERR_LOCK,
    sqlite3.SQLITE_IOERR_RDLOCK,
    sqlite3.SQLITE_IOERR_CHECKRESERVEDLOCK,
    sqlite3.SQLITE_PROTOCOL,
)
"""What SQLite reports on a file system without locks."""


class UnusableBook(files.FileError):
    """Raised for a book that is damaged or of a newer version, though its file can be read."""


class DamagedBook(UnusableBook):
    """Raised for a book that is damaged."""


@contextmanager
def reading(path: Path) -> Iterator[sqlite3.Connection]:
    """Opens a book to read it; an empty one where there is none yet. Raises files.FileError."""
    with told(path):
        if not _has_content(path):
            with closing(empty()) as connection:
                yield connection
            return
        with _alone(path, writing=False), closing(_connected(path, read_only=True)) as connection:
            _demand_ours(connection, path)
            yield connection


@contextmanager
def writing(path: Path) -> Iterator[sqlite3.Connection]:
    """Opens a book for one transaction, which happens whole or, after an error, not at all. A
    damaged book is mended first, see `notice`. Raises files.FileError; the book is then as it
    was."""
    with told(path), _alone(path, writing=True):
        try:
            connection = _opened_to_write(path)
        except (OSError, sqlite3.Error, UnicodeDecodeError) as error:
            if not _is_damage(error):
                raise
            _mend(path)
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


def notice(path: Path) -> Message | None:
    """Returns once that the book was damaged and has been mended; None while it is well."""
    return _notices.pop(path, None)


def insert(connection: sqlite3.Connection, table: str, row: Row) -> bool:
    """Adds a row, unless there is one with the same `line`. Returns whether it was added."""
    columns = ", ".join(row)
    marks = ", ".join("?" * len(row))
    values = [_storable(value) for value in row.values()]
    sql = f"INSERT INTO {table} ({columns}) VALUES ({marks}) ON CONFLICT DO NOTHING"
    return connection.execute(sql, values).rowcount > 0


def empty() -> sqlite3.Connection:
    """Returns a new, empty book in memory."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    connection.executescript(SCHEMA.read_text(encoding="utf-8"))
    connection.row_factory = sqlite3.Row
    return connection


def _is_damage(error: Exception) -> bool:
    """Returns whether an error says that the file is no whole book.

    If the text of its schema is damaged, it cannot be decoded. For a damaged number of the format
    SQLite has no code, only a sentence.
    """
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    known = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
    if isinstance(error, DamagedBook | UnicodeDecodeError) or code in known:
        return True
    return code == sqlite3.SQLITE_ERROR and "unsupported file format" in str(error)


def _mend(path: Path) -> None:
    """Puts a damaged book aside, and makes a new one of the rows that can be read of it and of its
    backup. Whoever calls this holds the lock. Raises OSError and sqlite3.Error."""
    aside = next(
        other
        for number in range(1, 1000)
        if not (other := path.with_name(f"book-damaged-{number}.sqlite")).exists()
    )
    fresh = path.with_name(f".{path.name}.{os.urandom(4).hex()}.tmp")
    os.close(files.open_regular(fresh, os.O_RDWR | os.O_CREAT | os.O_EXCL))
    with closing(_connected(fresh)) as connection:
        connection.execute("PRAGMA journal_mode = MEMORY")
        connection.execute("BEGIN")
        bring_up_to_date(connection)
        for source in (path, files.backup_path(path)):
            with suppress(sqlite3.Error, OSError, UnicodeDecodeError):
                copy_rows(source, connection)
        connection.execute("COMMIT")
    shutil.copyfile(path, aside)
    with suppress(FileNotFoundError):  # it must never meet the new book
        _journal(path).replace(_journal(aside))
    fresh.replace(path)
    _notices[path] = MENDED.of(file=path.name, other=aside.name)


def copy_rows(source: Path, to: sqlite3.Connection, most: int = 1_000_000) -> None:
    """Copies the rows of another book into an open one, as far as they can be read: at most so many
    of each table. Nothing of the other book is trusted: it is read only, and of its schema nothing
    but names of tables and columns is used. Raises sqlite3.Error and OSError."""
    with closing(_connected(source, strange=True)) as connection:
        for table, columns in _plan().tables.items():
            if table != "old_file":  # files whose rows are lost are read again
                with suppress(sqlite3.DatabaseError):
                    _copy_table(connection, to, table, columns, most)


def _copy_table(
    source: sqlite3.Connection,
    to: sqlite3.Connection,
    table: str,
    columns: Mapping[str, "_Column"],
    most: int,
) -> None:
    """Copies the rows of one table, until one cannot be read."""
    ordinary = source.execute(
        "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ? AND rootpage > 0", (table,)
    ).fetchone()
    known = {str(one["name"]) for one in source.execute(f"PRAGMA table_info({table})")}
    shared = [name for name in columns if name in known]
    if ordinary is None or not shared:
        return
    found = source.execute(f"SELECT {', '.join(shared)} FROM {table} LIMIT {most}")
    while (row := found.fetchone()) is not None:
        values = {name: row[name] for name in shared}
        if all(columns[name].fits(value) for name, value in values.items()):
            _put(to, table, values)


def _put(to: sqlite3.Connection, table: str, values: dict[str, Value]) -> None:
    """Adds a row of another book, under its own number if that is free."""
    number = values.get("id")
    if isinstance(number, int) and abs(number) > LARGEST_ID:
        del values["id"]
    with suppress(sqlite3.IntegrityError):
        if not insert(to, table, values) and values.pop("id", None) is not None:
            insert(to, table, values)


def _opened_to_write(path: Path) -> sqlite3.Connection:
    """Returns the open book, a new one if there is none. The first time in a run it is checked, and
    copied as its backup. Raises OSError and sqlite3.Error."""
    path.parent.mkdir(parents=True, exist_ok=True)
    _demand_own_file(path)
    if path.exists() and not _has_content(path) and _has_content(files.backup_path(path)):
        raise DamagedBook(DAMAGED.of(file=path.name))
    os.close(files.open_regular(path, os.O_RDWR | os.O_CREAT))  # only the player may read it
    connection = _connected(path)
    try:
        _demand_ours(connection, path)
        if path not in _checked:
            if connection.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
                raise DamagedBook(DAMAGED.of(file=path.name))
            if _version_of(connection):
                with suppress(OSError, sqlite3.OperationalError):  # such as a full disk
                    files.replace(files.backup_path(path), copy_of(connection, path.parent))
            _checked.add(path)
    except BaseException:
        connection.close()
        raise
    return connection


def copy_of(connection: sqlite3.Connection, folder: Path) -> bytes:
    """Returns the bytes of a whole copy of an open book, made in this folder. Raises sqlite3.Error
    and OSError."""
    trial = folder / f".book.{os.urandom(4).hex()}.tmp"
    try:
        with closing(sqlite3.connect(trial)) as copy:
            copy.execute("PRAGMA journal_mode = OFF")
            connection.backup(copy)
        return files.read_whole(trial, LARGEST)
    finally:
        with suppress(OSError):
            files.remove(trial)


def demand_whole(path: Path) -> None:
    """Raises files.FileError for a file that is no book, is damaged, or is of a newer version.
    Nothing in it is trusted."""
    with told(path), closing(_connected(path, strange=True)) as connection:
        _demand_ours(connection, path)
        if connection.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
            raise DamagedBook(DAMAGED.of(file=path.name))


def _connected(path: Path, *, read_only: bool = False, strange: bool = False) -> sqlite3.Connection:
    """Returns an open book, without looking into it yet. One to be read only may be written to all
    the same, by SQLite, where a killed program has left a transaction half done; a `strange` one
    is not."""
    _demand_own_file(path)
    uri = f"{path.absolute().as_uri()}?mode={'ro&immutable=1' if strange else 'rw'}"
    try:
        return _prepared(uri, read_only, strange)
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode not in _NO_LOCKS:
            raise
    return _prepared(f"{uri}&nolock=1", read_only, strange)


def _prepared(uri: str, read_only: bool, strange: bool) -> sqlite3.Connection:
    """Returns an open book of which the header was read."""
    connection = sqlite3.connect(uri, timeout=BUSY_SECONDS, isolation_level=None, uri=True)
    try:
        connection.row_factory = sqlite3.Row
        connection.text_factory = _decoded  # a letter may be damaged
        connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LONGEST_VALUE)
        connection.execute("PRAGMA trusted_schema = OFF")
        if strange:
            connection.set_progress_handler(_counted_out(), STEPS_BETWEEN)
        if strange or read_only:
            connection.execute("PRAGMA query_only = ON")
        else:
            connection.execute("PRAGMA synchronous = EXTRA")
        connection.execute("SELECT count(*) FROM sqlite_master")
    except BaseException:
        connection.close()
        raise
    return connection


def _decoded(text: bytes) -> str:
    return text.decode("utf-8", "replace")


def _counted_out() -> Callable[[], int]:
    """Returns what ends a query that takes too many steps."""
    left = [MOST_STEPS // STEPS_BETWEEN]

    def count() -> int:
        left[0] -= 1
        return int(left[0] < 0)

    return count


def _demand_own_file(path: Path) -> None:
    """Raises OSError if the book or its journal is a link, a folder or a device: SQLite would
    follow it."""
    for one in (path, _journal(path)):
        with suppress(FileNotFoundError):
            files.demand_regular(one.lstat())
    with suppress(FileNotFoundError):
        if path.stat().st_size > LARGEST:
            raise files.FileError(files.TOO_LARGE.of(file=path.name))


def _journal(path: Path) -> Path:
    return path.with_name(path.name + "-journal")


def _has_content(path: Path) -> bool:
    """Returns whether there is anything in the file. Raises OSError for what is no file."""
    try:
        found = path.lstat()
    except FileNotFoundError:
        return False
    files.demand_regular(found)
    return found.st_size > 0


def _version_of(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def _demand_ours(connection: sqlite3.Connection, path: Path) -> None:
    """Raises FileError for the book of a newer version, DamagedBook for what is no book."""
    version = _version_of(connection)
    if version > _plan().version:
        raise UnusableBook(NEWER.of(file=path.name))
    known = connection.execute("SELECT count(*) FROM sqlite_master WHERE name = 'ended'")
    if version and not known.fetchone()[0]:
        raise DamagedBook(DAMAGED.of(file=path.name))


def is_up_to_date(connection: sqlite3.Connection) -> bool:
    """Returns whether a book has all tables and columns of this version."""
    return _version_of(connection) == _plan().version


def bring_up_to_date(connection: sqlite3.Connection) -> None:
    """Gives a new book its tables, and an older one those and the columns that it lacks."""
    if is_up_to_date(connection):
        return
    plan = _plan()
    present = {str(one[0]) for one in connection.execute("SELECT name FROM sqlite_master")}
    for name, sql in plan.sql.items():
        if name not in present:
            connection.execute(sql)
    for table, columns in plan.tables.items():
        known = {str(one["name"]) for one in connection.execute(f"PRAGMA table_info({table})")}
        for name, column in columns.items():
            if name not in known:
                connection.execute(f"ALTER TABLE {table} ADD COLUMN {column.sql}")
    connection.execute(f"PRAGMA application_id = {plan.application}")
    connection.execute(f"PRAGMA user_version = {plan.version}")


@dataclass(frozen=True, slots=True)
class _Column:
    """A column of a table, as the schema has it."""

    name: str
    kind: str
    required: bool
    default: str | None

    @property
    def sql(self) -> str:
        """The column as it is added to a table."""
        given = "" if self.default is None else f" DEFAULT {self.default}"
        return f"{self.name} {self.kind}{' NOT NULL' if self.required else ''}{given}"

    def fits(self, value: object) -> bool:
        """Returns whether a value is of the column's kind."""
        if value is None:
            return not self.required
        return isinstance(value, int if self.kind == "INTEGER" else str)


@dataclass(frozen=True, slots=True)
class _Plan:
    """What `schema.sql` says: the SQL of each table and index, and the columns of the tables."""

    version: int
    application: int
    sql: dict[str, str]
    tables: dict[str, dict[str, _Column]]


@cache
def _plan() -> _Plan:
    with closing(empty()) as blank:
        made = blank.execute(
            "SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY rowid"
        )
        sql = {str(one["name"]): str(one["sql"]) for one in made}
        tables = {}
        for name, text in sql.items():
            if text.startswith("CREATE TABLE"):
                tables[name] = {
                    str(one["name"]): _Column(
                        one["name"], one["type"], bool(one["notnull"]), one["dflt_value"]
                    )
                    for one in blank.execute(f"PRAGMA table_info({name})")
                }
        application = int(blank.execute("PRAGMA application_id").fetchone()[0])
        return _Plan(_version_of(blank), application, sql, tables)


def _storable(value: Value) -> Value:
    """Returns a value as it can be stored: a name may hold half of a surrogate pair."""
    return value.encode("utf-8", "replace").decode() if isinstance(value, str) else value


@contextmanager
def _alone(path: Path, *, writing: bool) -> Iterator[None]:
    """Holds our lock; to read in a folder that cannot be written to, there is none."""
    try:
        lock = files.alone(path)
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
def told(path: Path) -> Iterator[None]:
    """Raises what goes wrong with a book as files.FileError."""
    try:
        yield
    except (sqlite3.Error, UnicodeDecodeError) as error:
        raise problem(path, error) from error
    except OSError as error:
        raise files.problem(path, error) from error


def problem(path: Path, error: sqlite3.Error | UnicodeDecodeError) -> files.FileError:
    """Returns an error of SQLite as a sentence that names the file."""
    if _is_damage(error):
        return DamagedBook(DAMAGED.of(file=path.name))
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return files.FileError(files.IN_USE.of(file=path.name))
    if code in _ERRNO:
        return files.problem(path, OSError(_ERRNO[code], os.strerror(_ERRNO[code])))
    return files.problem(path, OSError(0, str(error)))
