# SPDX-License-Identifier: MIT
"""Reads TOML files that people write, and remembers the line of every value.

Lines count from 1. A value that the text does not have gets the line of the table around it.

>>> toml = parse('title = "Mine"\\n\\n[[spell]]\\nneeds = ["A",\\n  "X"]\\n')
>>> toml.data["spell"]
[{'needs': ['A', 'X']}]
>>> toml.line("spell", 0), toml.line("spell", 0, "needs", 1), toml.line("spell", 0, "points")
(3, 5, 3)
"""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, TypeAlias

from wizardtable.core import files
from wizardtable.core.text import N_, Message

MAX_BYTES: Final = 256 * 1024
"""The largest size of a file, in bytes: far more than people write by hand."""

Place: TypeAlias = tuple[str | int, ...]
"""The place of a value: its keys, and positions in lists from 0."""


@dataclass(frozen=True, slots=True, order=True)
class Mistake:
    """A mistake in a file.

    Attributes:
        line: the line of the mistake, from 1; 0 for a mistake of the whole file.
        reason: the mistake, in one or two sentences.
    """

    line: int
    reason: Message = field(compare=False)

    def sentence(self) -> Message:
        """Returns the mistake as a sentence: the number of the line, unless it is 0, and the
        reason."""
        if not self.line:
            return self.reason
        text = N_("own files", "Line {line}: {problem}")
        return text.of(line=self.line, problem=self.reason)


class TomlError(ValueError):
    """Raised for a file that cannot be read as TOML.

    Attributes:
        problem: the first mistake in the file.
    """

    def __init__(self, problem: Mistake) -> None:
        super().__init__(str(problem.sentence()))
        self.problem = problem


@dataclass(frozen=True, slots=True)
class Toml:
    """The values of a TOML text, with their lines.

    Attributes:
        data: the values by key, as dictionaries, lists, texts, numbers and booleans.
        lines: the line of each place, from 1.
    """

    data: dict[str, Any]
    lines: dict[Place, int]

    def line(self, *place: str | int) -> int:
        """Returns the line of the value at this place, from 1.

        If no line is known for the place, returns the line of the nearest table or key around it,
        or else 0 for the whole file.
        """
        while place:
            for candidate in (place, (*place, 0)):
                if candidate in self.lines:
                    return self.lines[candidate]
            place = place[:-1]
        return 0


def read(path: Path) -> Toml:
    """Returns the values of a TOML file, with their lines.

    Raises:
        TomlError: the file cannot be opened, is too large, or is not TOML in UTF-8.
    """
    return parse(text_in(path))


def text_in(path: Path) -> str:
    """Returns the text of a file that a player wrote.

    Raises:
        TomlError: the file cannot be opened, is too large, or is not text in UTF-8.
    """
    try:
        content = files.read(path, MAX_BYTES + 1)
    except OSError as error:
        raise TomlError(Mistake(0, files.file_error(path, error).reason)) from error
    if len(content) > MAX_BYTES:
        raise TomlError(Mistake(0, N_("own files", "The file is too large. Shorten it.")))
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        reason = N_(
            "own files",
            "A character here is not UTF-8. Save the file as UTF-8 text.",
        )
        raise TomlError(Mistake(content.count(b"\n", 0, error.start) + 1, reason)) from error


def parse(text: str) -> Toml:
    """Returns the values of a TOML text, with their lines.

    Raises:
        TomlError: the text is not TOML.
    """
    text = text.replace("\r\n", "\n")
    try:
        data = tomllib.loads(text)
    except RecursionError as error:
        reason = N_("own files", "Brackets are nested too deeply.")
        raise TomlError(Mistake(0, reason)) from error
    except ValueError as error:  # not only TOMLDecodeError: a number may have too many digits
        raise TomlError(_syntax_mistake(text, str(error))) from error
    return Toml(data, dict(_places_with_lines(text)))


# The parser's error messages, as sentences for players.

_SYNTAX_REASONS: Final = (
    (r"overwrite|mutate|twice", N_("own files", "This key appears twice.")),
    (
        r"Illegal character '\\n'|Unterminated string|\(at end of document\)",
        N_("own files", "A quotation mark, a bracket or a value is missing at the end."),
    ),
    (r"Expected '='", N_("own files", "Write an equals sign and a value after the key.")),
    (r"Unclosed (array|inline)", N_("own files", "A closing bracket or a comma is missing.")),
    (r"Expected '\]", N_("own files", "A closing bracket is missing.")),
    (
        r"Expected newline",
        N_("own files", "Nothing else may follow on this line. Start a new one."),
    ),
    (
        r"Invalid value",
        N_(
            "own files",
            "This is not a value. Put text in straight quotes; write whole numbers without quotes.",
        ),
    ),
    (
        r"Unescaped|escape",
        N_("own files", "Inside quotes, double every backslash."),
    ),
)
"""Pairs of a pattern for the parser's message and a sentence. The first pattern that fits wins."""

_UNKNOWN_MISTAKE_REASON: Final = N_("own files", "Not valid TOML.")


def _syntax_mistake(text: str, parser_message: str) -> Mistake:
    position = re.search(r"at line (\d+), column \d+", parser_message)
    line = int(position[1]) if position else 0
    if "end of document" in parser_message:
        line = text.rstrip().count("\n") + 1
    reasons = (reason for pattern, reason in _SYNTAX_REASONS if re.search(pattern, parser_message))
    return Mistake(line, next(reasons, _UNKNOWN_MISTAKE_REASON))


# Lines of values. The parser has accepted the text, so it is enough to split it into statements.

_TOKEN: Final = re.compile(
    r"""
      "{3}(?:[^\\]|\\.)*?"{3,5} | '{3}.*?'{3,5}   # strings over several lines
    | "(?:[^"\\\n]|\\.)*" | '[^'\n]*'
    | \#[^\n]*
    | [\n\[\]{}=]
    | [^\s\[\]{}="'#]+
    """,
    re.VERBOSE | re.DOTALL,
)

_Token: TypeAlias = tuple[str, int]
"""A token of the text, and its line from 1."""


def _places_with_lines(text: str) -> Iterator[tuple[Place, int]]:
    """Yields the place and the line of every table, every key and every string in a list.

    A place can be yielded twice; its last line is the right one.
    """
    table: Place = ()
    counts: dict[Place, int] = {}
    for statement in _statements(text):
        (first, line), *rest = statement
        if first == "[":
            is_in_list = rest[0][0] == "["
            table = _table_place(_key_parts(rest), counts, is_in_list=is_in_list)
            yield table, line
            continue
        equals = [word for word, _ in statement].index("=")
        names = _key_parts(statement[:equals])
        for count in range(1, len(names)):  # the tables that a dotted key makes
            yield (*table, *names[:count]), line
        place = (*table, *names)
        yield place, line
        value = statement[equals + 1 :]
        if all(word != "{" for word, _ in value):
            string_lines = [number for word, number in value if word[0] in "\"'"]
            for position, number in enumerate(string_lines):
                yield (*place, position), number


def _statements(text: str) -> Iterator[list[_Token]]:
    """Yields the statements, without comments and line ends."""
    statement: list[_Token] = []
    depth, line, end = 0, 1, 0
    for token in _TOKEN.finditer(text):
        line += text.count("\n", end, token.start())
        end = token.start()
        word = token[0]
        if word == "\n" and not depth:
            if statement:
                yield statement
            statement = []
        elif word != "\n" and word[0] != "#":
            depth += (word in "[{") - (word in "]}")
            statement.append((word, line))
    if statement:
        yield statement


def _key_parts(tokens: list[_Token]) -> list[str]:
    """Returns the parts of a key, or of a table's name."""
    names: list[str] = []
    for word, _ in tokens:
        if word[0] in "\"'":
            names.append(word[1:-1])
        elif word not in ("[", "]"):
            names += [part for part in word.split(".") if part]
    return names


def _table_place(names: list[str], counts: dict[Place, int], *, is_in_list: bool) -> Place:
    """Returns the place of a table, with positions for tables in lists.

    `counts` has the number of tables in each list so far; a new table in a list raises it.
    """
    place: Place = ()
    for name in names[:-1]:
        place = (*place, name)
        if place in counts:
            place = (*place, counts[place] - 1)
    place = (*place, names[-1])
    if is_in_list:
        counts[place] = counts.get(place, 0) + 1
        return (*place, counts[place] - 1)
    return place
