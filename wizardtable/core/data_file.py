# SPDX-License-Identifier: MIT
"""TOML files that come with the program: every value is asked for, checked, and nothing is left.

Who changes such a file is told what is wrong in it by file and line; a player never sees that.
"""

from pathlib import Path
from typing import Any, Final, NoReturn

from wizardtable.core import toml_file
from wizardtable.core.toml_file import Place, Toml

INFINITE: Final = float("inf")


class DataError(ValueError):
    """A data file is not as it has to be; the text names the file, the line and what is wrong."""


class Section:
    """A table of a data file; the file itself is one, too.

    All methods raise DataError, whose line is that of the value, or of what it is missing in.
    """

    def __init__(self, path: Path, toml: Toml, place: Place, values: dict[str, Any]) -> None:
        self._path = path
        self._toml = toml
        self._place = place
        self._values = values
        self._asked: set[str] = set()

    def names(self) -> tuple[str, ...]:
        """What is in it, in the order of the file."""
        return tuple(self._values)

    def section(self, name: str) -> "Section":
        """A table in it; an empty one where it is left out."""
        value = self._ask(name, {})
        if not isinstance(value, dict):
            self.fail("this is a table", name)
        return Section(self._path, self._toml, (*self._place, name), value)

    def whole(self, name: str, least: int, default: int | None = None) -> int:
        """A whole number of at least this."""
        value = self._ask(name, default)
        if type(value) is not int or value < least:
            self.fail(f"this is a whole number of at least {least}", name)
        return value

    def number(
        self,
        name: str,
        least: float = -INFINITE,
        most: float = INFINITE,
        default: float | None = None,
    ) -> float:
        """A number, both ends included."""
        value = self._ask(name, default)
        if not _is_number(value) or not least <= value <= most:
            self.fail(_wanted(least, most), name)
        return float(value)

    def numbers(self, name: str) -> tuple[float, ...]:
        """A list of numbers."""
        value = self._ask(name, None)
        if not isinstance(value, list) or not all(map(_is_number, value)):
            self.fail("this is a list of numbers", name)
        return tuple(map(float, value))

    def end(self) -> None:
        """Everything was asked for: what is left has a wrong name."""
        for name in self._values:
            if name not in self._asked:
                self.fail("nothing has this name", name)

    def fail(self, reason: str, name: str | None = None) -> NoReturn:
        """Say what is wrong with a value, or with the table as a whole."""
        place = self._place if name is None else (*self._place, name)
        where = ".".join(map(str, place))
        line = self._toml.line(*place)
        raise DataError(f"{self._path}, line {line}: {where + ': ' if where else ''}{reason}.")

    def _ask(self, name: str, default: object) -> Any:
        self._asked.add(name)
        if name in self._values:
            return self._values[name]
        if default is None:
            self.fail("this is missing", name)
        return default


def read(path: Path) -> Section:
    """The whole of a file; raises DataError."""
    try:
        toml = toml_file.read(path)
    except toml_file.Unreadable as error:
        raise DataError(f"{path}, line {error.problem.line}: {error.problem.reason}") from error
    return Section(path, toml, (), toml.data)


def _is_number(value: object) -> bool:
    return type(value) in (int, float) and abs(value) < INFINITE  # type: ignore[arg-type]


def _wanted(least: float, most: float) -> str:
    if most < INFINITE:
        return f"this is a number from {least:g} to {most:g}"
    return f"this is a number of at least {least:g}" if least > -INFINITE else "this is a number"
