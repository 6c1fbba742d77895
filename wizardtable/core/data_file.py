# SPDX-License-Identifier: MIT
"""Reads the TOML files that come with the program, strictly.

Every value is checked, and a name that nothing asks for is an error. Errors name file and line, for
the developer who changed the file; players never see them.
"""

from pathlib import Path
from typing import Any, Final, NoReturn

from wizardtable.core import toml_file
from wizardtable.core.toml_file import Place, Toml

INFINITE: Final = float("inf")


class DataError(ValueError):
    """Raised for a mistake in a data file. The text names the file, the line and the mistake."""


class Section:
    """A table of a data file, or the whole file.

    All methods raise DataError. Its line is that of the wrong value, or of the table in which a
    value is missing.
    """

    def __init__(self, path: Path, toml: Toml, place: Place, values: dict[str, Any]) -> None:
        self._path = path
        self._toml = toml
        self._place = place
        self._values = values
        self._asked: set[str] = set()

    def names(self) -> tuple[str, ...]:
        """Returns all names in this table, in the order of the file."""
        return tuple(self._values)

    def section(self, name: str) -> "Section":
        """Returns the table with this name; an empty one if it is missing."""
        value = self._ask(name, {})
        if not isinstance(value, dict):
            self.fail("this is a table", name)
        return Section(self._path, self._toml, (*self._place, name), value)

    def whole(self, name: str, least: int, default: int | None = None) -> int:
        """Returns a whole number of at least `least`."""
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
        """Returns a number from `least` to `most`, both included."""
        value = self._ask(name, default)
        if not _is_number(value) or not least <= value <= most:
            self.fail(_wanted(least, most), name)
        return float(value)

    def numbers(self, name: str) -> tuple[float, ...]:
        """Returns a list of numbers."""
        value = self._ask(name, None)
        if not isinstance(value, list) or not all(map(_is_number, value)):
            self.fail("this is a list of numbers", name)
        return tuple(map(float, value))

    def text(self, name: str) -> str:
        """Returns a text that is not empty."""
        value = self._ask(name, None)
        if not isinstance(value, str) or not value.strip():
            self.fail("this is a text in quotation marks", name)
        return value

    def texts(self, name: str, default: tuple[str, ...] | None = None) -> tuple[str, ...]:
        """Returns a list of texts."""
        value = self._ask(name, default)
        if not isinstance(value, list | tuple) or not all(isinstance(text, str) for text in value):
            self.fail("this is a list of texts in quotation marks", name)
        return tuple(value)

    def end(self) -> None:
        """Raises DataError if the table has a name that was not asked for."""
        for name in self._values:
            if name not in self._asked:
                self.fail("nothing has this name", name)

    def fail(self, reason: str, name: str | None = None) -> NoReturn:
        """Raises DataError for a value, or for the table as a whole if `name` is None."""
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
    """Returns the whole file as a section. Raises DataError if it is not TOML."""
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
