# SPDX-License-Identifier: MIT
"""A file by a person is read as a whole, or an error names the line of its mistake."""

import errno
import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wizardtable.core import files
from wizardtable.core.toml_file import MAX_BYTES, TomlError, parse, read

TOML_TEXT = '''\
# [nothing] = "here"
title = "a # b = [c]"   # said of nothing

[components]
angel = 9
"flake" = 7

[[spell]]
name = """
over
three lines"""
needs = [ # "none"
  "A", 'B',
  "C" ]

[[spell]]
name = 'it\\'
points = 3

[spell.more]
deep = { x = "1", y = ["2", "3"] }
'''


@pytest.mark.parametrize(
    ("place", "line"),
    [
        (("title",), 2),
        (("components",), 4),
        (("components", "angel"), 5),
        (("components", "flake"), 6),
        (("spell", 0), 8),
        (("spell", 0, "name"), 9),
        (("spell", 0, "needs"), 12),
        (("spell", 0, "needs", 0), 13),
        (("spell", 0, "needs", 1), 13),
        (("spell", 0, "needs", 2), 14),
        (("spell", 1), 16),
        (("spell", 1, "points"), 18),
        (("spell", 1, "more"), 20),
        (("spell", 1, "more", "deep"), 21),
    ],
)
@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_every_value_knows_its_line(place: tuple[str | int, ...], line: int, end: str) -> None:
    assert parse(TOML_TEXT.replace("\n", end)).line(*place) == line


def test_a_missing_value_has_the_line_of_the_table_around_it() -> None:
    toml = parse(TOML_TEXT)
    assert toml.line("spell", 1, "ability") == 16
    assert toml.line("spell") == 8
    assert toml.line("wand", 3) == 0
    assert toml.line() == 0


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("a = 1\nb = dragon\n", "Line 2: This is not a value. Put text in straight quotes"),
        ("a = “x”\n", "Line 1: This is not a value."),
        ('a = 1\nb = "x\nc = 2\n', "Line 2: A quotation mark, a bracket or a value is missing"),
        ("a = [1,\n2,\n", "Line 2: A quotation mark, a bracket or a value is missing at the end."),
        ("a = [1 2]\n", "Line 1: A closing bracket or a comma is missing."),
        ("[[spell]\na = 1\n", "Line 1: A closing bracket is missing."),
        ("points: 3\n", "Line 1: Write an equals sign and a value after the key."),
        ("a = 1 b = 2\n", "Line 1: Nothing else may follow on this line. Start a new one."),
        ("a = 1\na = 2\nb = 3\n", "Line 2: This key appears twice."),
        ("[a]\n[b]\n[a]\nc = 1\n", "Line 3: This key appears twice."),
        ('a = "C:\\q"\n', "Line 1: Inside quotes, double every backslash."),
        ("\x00", "Line 1: Not valid TOML."),
        ("a = " + "1" * 5000, "Not valid TOML."),
        ("a = " + "[" * 50_000, "Brackets are nested too deeply."),
    ],
)
def test_a_mistake_is_reported_in_a_sentence_with_its_line(text: str, reason: str) -> None:
    with pytest.raises(TomlError) as caught:
        parse(text)
    assert str(caught.value).startswith(reason)


def test_a_file_in_another_encoding_is_reported_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "old.toml"
    path.write_bytes('a = 1\nname = "É"\n'.encode("latin-1"))
    with pytest.raises(TomlError, match=r"^Line 2: A character here is not UTF-8"):
        read(path)


def test_a_mark_at_the_beginning_of_the_file_does_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "marked.toml"
    path.write_bytes(b"\xef\xbb\xbfa = 1\r\n")
    assert read(path).data == {"a": 1}


def test_a_folder_a_missing_and_a_huge_file_are_reported_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "folder.toml").mkdir()
    (tmp_path / "huge.toml").write_bytes(b"#" * (MAX_BYTES + 1))
    for name, reason in (
        ("folder.toml", "“folder.toml” "),
        ("missing.toml", "“missing.toml” does not exist."),
        ("huge.toml", "The file is too large. Shorten it."),
    ):
        with pytest.raises(TomlError) as caught:
            read(tmp_path / name)
        assert str(caught.value).startswith(reason)


def test_a_file_that_may_not_be_read_is_reported_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def denied(*_: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(files, "open_regular", denied)
    with pytest.raises(TomlError, match=r"Cannot use “secret.toml”: access denied"):
        read(tmp_path / "secret.toml")


TOML_FRAGMENTS = st.lists(
    st.sampled_from(
        [*"[]{}=\"'#,.\n\\ 1a", '"""', "'''", "\r\n", "[[a]]\n", 'k = "v"\n', "x = [1, 2]\n"]
    ),
    max_size=40,
).map("".join)


@given(st.text(max_size=60) | TOML_FRAGMENTS)
def test_whatever_is_written_is_read_as_the_parser_reads_it_or_refused(text: str) -> None:
    try:
        toml = parse(text)
    except TomlError as unreadable:
        assert str(unreadable)
        return
    assert toml.data == tomllib.loads(text)
    lines = text.count("\n") + 1
    assert all(1 <= line <= lines for line in toml.lines.values())
    for key, value in toml.data.items():
        assert toml.line(key) > 0, (key, value)
