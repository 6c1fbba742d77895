# SPDX-License-Identifier: MIT
"""Reads the TOML files that come with the program, strictly.

Every value is checked, and a name that no caller reads is an error. Errors name the file and the
line, for the developer who changed the file; players never see them.
"""

from pathlib import Path
from typing import Any, Final, NoReturn

from wizardtable.core import toml_file
from wizardtable.core.toml_file import Place, Toml

INFINITY: Final = float("inf")


class DataError(ValueError):
    """Raised for a mistake in a data file. The text names the file, the line and the mistake."""


class Section:
    """A table of a data file, or the whole file.

    All methods that read a value raise DataError for a wrong or missing value. The error names the
    line of the value, or of the table that lacks the value. A method with a `default` other than
    None returns this default for a missing value.
    """

    def __init__(self, path: Path, toml: Toml, place: Place, values: dict[str, Any]) -> None:
        self._path = path
        self._toml = toml
        self._place = place
        self._values = values
        self._used_names: set[str] = set()

    def names(self) -> tuple[str, ...]:
        """Returns all names in this table, in the order of the file."""
        return tuple(self._values)

    def section(self, name: str) -> "Section":
        """Returns the table with this name within this one; an empty table if there is none."""
        value = self._value(name, {})
        if not isinstance(value, dict):
            self.fail("this is a table", name)
        return Section(self._path, self._toml, (*self._place, name), value)

    def whole(self, name: str, least: int, default: int | None = None) -> int:
        """Returns the whole number with this name, which must be at least `least`."""
        value = self._value(name, default)
        if type(value) is not int or value < least:
            self.fail(f"this is a whole number of at least {least}", name)
        return value

    def number(
        self,
        name: str,
        least: float = -INFINITY,
        largest: float = INFINITY,
        default: float | None = None,
    ) -> float:
        """Returns the number with this name, which must be from `least` to `largest`."""
        value = self._value(name, default)
        if not _is_number(value) or not least <= value <= largest:
            self.fail(_range_description(least, largest), name)
        return float(value)

    def numbers(self, name: str) -> tuple[float, ...]:
        """Returns the list of numbers with this name."""
        value = self._value(name, None)
        if not isinstance(value, list) or not all(map(_is_number, value)):
            self.fail("this is a list of numbers", name)
        return tuple(map(float, value))

    def text(self, name: str, default: str | None = None) -> str:
        """Returns the text with this name, which must not be empty."""
        if default is not None and name not in self._values:
            return default
        value = self._value(name, None)
        if not isinstance(value, str) or not value.strip():
            self.fail("this is a text in quotation marks", name)
        return value

    def texts(self, name: str, default: tuple[str, ...] | None = None) -> tuple[str, ...]:
        """Returns the list of texts with this name."""
        value = self._value(name, default)
        if not isinstance(value, list | tuple) or not all(isinstance(text, str) for text in value):
            self.fail("this is a list of texts in quotation marks", name)
        return tuple(value)

    def end(self) -> None:
        """Raises DataError if the table has a name that the caller has not read."""
        for name in self._values:
            if name not in self._used_names:
                self.fail("nothing has this name", name)

    def fail(self, reason: str, name: str | None = None) -> NoReturn:
        """Raises DataError for the value with this name, or for the whole table if `name` is None.

        `reason` is the mistake, in a sentence without a full stop.
        """
        place = self._place if name is None else (*self._place, name)
        key = ".".join(map(str, place))
        line = self._toml.line(*place)
        raise DataError(f"{self._path}, line {line}: {key + ': ' if key else ''}{reason}.")

    def _value(self, name: str, default: object) -> Any:
        self._used_names.add(name)
        if name in self._values:
            return self._values[name]
        if default is None:
            self.fail("this is missing", name)
        return default


def read(path: Path) -> Section:
    """Returns the whole file as a section.

    Raises:
        DataError: the file cannot be read as TOML.
    """
    try:
        toml = toml_file.read(path)
    except toml_file.TomlError as error:
        raise DataError(f"{path}, line {error.problem.line}: {error.problem.reason}") from error
    return Section(path, toml, (), toml.data)


def _is_number(value: object) -> bool:
    return type(value) in (int, float) and abs(value) < INFINITY  # type: ignore[arg-type]


def _range_description(least: float, largest: float) -> str:
    if largest < INFINITY:
        return f"this is a number from {least:g} to {largest:g}"
    return f"this is a number of at least {least:g}" if least > -INFINITY else "this is a number"
