# SPDX-License-Identifier: MIT
"""Tests that the book (the player's database) stays whole, and that each fault of its file is
reported in one sentence."""

import os
import re
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tests.helpers import begun, full_disk
from wizardtable.core import files
from wizardtable.core.catalog import get
from wizardtable.store import problem_results, statistics
from wizardtable.store.book import activities, book, book_file
from wizardtable.store.paths import DataDir, data_dir
from wizardtable.store.problem_results import ProblemResult

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def data(tmp_path: Path) -> DataDir:
    book_file._checked.clear()
    return data_dir(tmp_path)


def solved(number: int = 1) -> ProblemResult:
    return ProblemResult("zavandor", f"problem-{number}", True, 740_000)


def kept_problems(data: DataDir) -> list[str]:
    return [result.problem for result in problem_results.read(data)[0]]


def refusal(data: DataDir) -> str:
    """Returns the sentence with which the program refuses to write the book."""
    with pytest.raises(files.FileError) as caught:
        problem_results.record(data, solved(9))
    return str(caught.value.reason)


def is_whole(data: DataDir) -> bool:
    with closing(sqlite3.connect(data.book)) as connection:
        return bool(connection.execute("PRAGMA integrity_check").fetchone()[0] == "ok")


def test_what_is_written_is_there_and_nothing_lies_beside_the_book(data: DataDir) -> None:
    assert kept_problems(data) == []
    assert not data.book.exists(), "reading makes no file"
    problem_results.record(data, solved())
    assert kept_problems(data) == ["problem-1"]
    names = {path.name for path in data.root.iterdir()}
    assert names == {"saves", "book.sqlite", ".book.sqlite.lock"}
    assert os.name != "posix" or data.book.stat().st_mode & 0o077 == 0


def test_every_column_of_the_schema_says_what_it_means() -> None:
    inside = False
    for line in book_file.SCHEMA.read_text(encoding="utf-8").splitlines():
        inside = line.startswith("CREATE TABLE") or (inside and not line.startswith(");"))
        obvious = line.split()[:1] in (["id"], ["line"], ["game"], ["setup"], ["seed"], ["players"])
        check = line.startswith(("  CHECK", "    AND"))
        if inside and line.startswith("  ") and not obvious and not check:
            column = line.split()[0]
            assert "--" in line or column in ("seats", "level", "rank", "score"), line


def test_a_transaction_that_fails_changes_nothing(data: DataDir) -> None:
    problem_results.record(data, solved(1))
    with pytest.raises(ZeroDivisionError), book.writing(data) as connection:
        connection.execute("DELETE FROM problem")
        raise ZeroDivisionError
    assert kept_problems(data) == ["problem-1"]


def test_a_newer_book_is_told_and_left_alone(data: DataDir) -> None:
    problem_results.record(data, solved())
    with closing(sqlite3.connect(data.book)) as connection:
        connection.execute("PRAGMA user_version = 99")
    content = data.book.read_bytes()
    assert "newer version" in refusal(data)
    _, problem = problem_results.read(data)
    assert problem is not None and "newer version" in str(problem)
    assert data.book.read_bytes() == content


def test_an_older_book_gets_the_columns_and_tables_that_it_lacks(data: DataDir) -> None:
    problem_results.record(data, solved(1))
    with closing(sqlite3.connect(data.book)) as connection:
        connection.executescript(
            "ALTER TABLE ended RENAME COLUMN more TO lost; DROP TABLE film;PRAGMA user_version = 0;"
        )
    assert statistics.read(data) == ([], None)
    with book.reading(data) as connection:
        columns = [row["name"] for row in connection.execute("PRAGMA table_info(ended)")]
        assert "more" in columns
        assert connection.execute("SELECT count(*) FROM film").fetchone()[0] == 0


@pytest.mark.parametrize("damage", ["zeros", "cut", "emptied", "text", "format"])
def test_a_damaged_book_is_put_aside_and_its_rows_come_back(data: DataDir, damage: str) -> None:
    for number in range(3):
        problem_results.record(data, solved(number))
    book_file._checked.clear()  # the next run makes a backup first
    problem_results.record(data, solved(3))
    content = data.book.read_bytes()
    data.book.write_bytes(
        {
            "zeros": bytes(len(content)),
            "cut": content[: len(content) // 3],
            "emptied": b"",
            "text": b"something else",
            "format": content[:44] + b"\0\0\0\7" + content[48:],
        }[damage]
    )
    book_file._checked.clear()
    problem_results.record(data, solved(4))
    problems = kept_problems(data)
    assert problems[:3] == ["problem-0", "problem-1", "problem-2"]
    assert problems[-1] == "problem-4"
    sentence = book.take_recovery_notice(data.book)
    assert sentence is not None and "book-damaged-1.sqlite" in str(sentence)
    assert (data.root / "book-damaged-1.sqlite").exists()
    assert is_whole(data)


def test_a_damaged_book_is_mended_as_soon_as_it_is_read(data: DataDir) -> None:
    data.book.write_bytes(bytes(5_000))
    assert problem_results.read(data) == ([], None)
    assert "was damaged" in str(book.take_recovery_notice(data.book))
    assert (data.root / "book-damaged-1.sqlite").read_bytes() == bytes(5_000)


def test_a_damaged_book_that_cannot_be_mended_is_one_sentence(
    data: DataDir, monkeypatch: pytest.MonkeyPatch
) -> None:
    data.book.write_bytes(bytes(5_000))
    full_disk(monkeypatch)
    results, problem = problem_results.read(data)
    assert results == []
    assert "is damaged and cannot be read" in str(problem)
    assert data.book.read_bytes() == bytes(5_000)


def test_a_second_program_that_writes_is_waited_for_and_then_told(
    data: DataDir, monkeypatch: pytest.MonkeyPatch
) -> None:
    problem_results.record(data, solved())
    monkeypatch.setattr(files, "LOCK_WAIT_SECONDS", 0.05)
    with files.exclusive_lock(data.book):
        assert "Another program is using" in refusal(data)
    monkeypatch.setattr(book_file, "BUSY_SECONDS", 0.05)
    with closing(sqlite3.connect(data.book, isolation_level=None)) as connection:
        connection.execute("BEGIN EXCLUSIVE")  # a program without the lock of `files.alone`
        assert "Another program is using" in refusal(data)
    problem_results.record(data, solved(2))
    assert kept_problems(data) == ["problem-1", "problem-2"]


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="needs rights to be denied")
def test_a_read_only_folder_can_be_read(data: DataDir) -> None:
    problem_results.record(data, solved())
    data.root.chmod(0o500)
    data.book.chmod(0o400)
    try:
        assert kept_problems(data) == ["problem-1"]
        assert "access denied" in refusal(data)
    finally:
        data.root.chmod(0o700)


def test_a_file_system_without_locks_is_written_to_all_the_same(
    data: DataDir, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "lock", lambda _: None)
    prepared = book_file._prepared

    def without_locks(uri: str, read_only: bool, strange: bool) -> sqlite3.Connection:
        if "nolock" not in uri:
            error = sqlite3.OperationalError("disk I/O error")
            error.sqlite_errorcode = sqlite3.SQLITE_IOERR_LOCK
            raise error
        return prepared(uri, read_only, strange)

    monkeypatch.setattr(book_file, "_prepared", without_locks)
    problem_results.record(data, solved())
    assert kept_problems(data) == ["problem-1"]


@pytest.mark.skipif(os.name != "posix", reason="needs links and pipes")
@pytest.mark.parametrize("name", ["book.sqlite", "book.sqlite-journal"])
def test_nothing_is_written_through_a_link_and_no_pipe_is_waited_for(
    data: DataDir, tmp_path: Path, name: str
) -> None:
    problem_results.record(data, solved())
    other = tmp_path / "somebody-elses"
    other.write_bytes(b"theirs")
    path = data.root / name
    path.unlink(missing_ok=True)
    path.symlink_to(other)
    assert "is a folder or a link, not a file" in refusal(data)
    assert other.read_bytes() == b"theirs"
    path.unlink()
    os.mkfifo(path)
    assert "is a folder or a link, not a file" in refusal(data)


def test_a_full_disk_leaves_the_book_as_it_was(data: DataDir) -> None:
    problem_results.record(data, solved())
    content = data.book.read_bytes()
    writes_much = (
        "import sys, resource; from pathlib import Path;"
        "from wizardtable.store.paths import DataDir;"
        "from wizardtable.store import problem_results as p;"
        "from wizardtable.core import files;"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, 200_000));"
        "import signal; signal.signal(signal.SIGXFSZ, signal.SIG_IGN);"
        "d = DataDir(Path(sys.argv[1]))\n"
        "try:\n"
        "    for n in range(5): p.record(d, p.ProblemResult('g', 'x' * 90_000, True, 1))\n"
        "except files.FileError as error: print(error.reason)"
    )
    if os.name != "posix":
        pytest.skip("needs a limit on files")
    output = subprocess.run(
        [sys.executable, "-c", writes_much, str(data.root)],
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
    ).stdout
    assert "book.sqlite" in output
    assert is_whole(data)
    assert data.book.read_bytes()[:16] == content[:16]
    assert kept_problems(data)[0] == "problem-1"


def test_a_copy_of_the_one_file_is_the_whole_book(data: DataDir, tmp_path: Path) -> None:
    problem_results.record(data, solved())
    other = data_dir(tmp_path / "other")
    shutil.copyfile(data.book, other.book)
    assert kept_problems(other) == ["problem-1"]


def test_the_questions_of_the_page_about_the_book_can_be_asked(data: DataDir) -> None:
    problem_results.record(data, solved())
    page = (ROOT / "docs" / "book.md").read_text(encoding="utf-8")
    questions = re.findall(r"^    (SELECT .*?;)$", page, re.MULTILINE | re.DOTALL)
    assert len(questions) == 7
    with book.reading(data) as connection:
        for question in questions:
            connection.execute(question).fetchall()


def test_lessons_and_films_leave_a_row(data: DataDir) -> None:
    activities.note_lesson(data, "anludim", "first", 3, done=False)
    activities.note_lesson(data, "anludim", "first", 9, done=True)
    activities.film_made(data, begun(get("anludim"), seats=2))
    with book.reading(data) as connection:
        lessons = connection.execute("SELECT lesson, step, done FROM lesson").fetchall()
        assert [tuple(row) for row in lessons] == [("first", 3, 0), ("first", 9, 1)]
        assert book.holds(connection, "film WHERE game = 'anludim'")
