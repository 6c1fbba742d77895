# SPDX-License-Identifier: MIT
"""Strict JSON for states, actions, events and observations, driven by their type hints.

- Scalars must have exactly the type: "3" and 3.0 are not 3, and True is not 1.
- Tuples and lists are JSON lists.
- A class is a JSON object with its annotated attributes, whether it is a dataclass or a game's
  `State` with slots. Unknown fields are refused. A missing field is refused too, unless it has a
  default, because an earlier version may not have had the field.
- A field can have an *unwritten* value. The writer leaves the field out if it has this value, and
  the reader gives a missing field this value. So data of an earlier version are written again in
  the same way. A dataclass names the value in the field's metadata ("unwritten"). A `State` names
  the value as the default of its annotation.
- In a union of several classes, the field `kind` names the class in snake case.
- A generator (`Rng`) is written as its state, which is a number.

Numbers have bounds: `Annotated[int, range(5)]` is 0 to 4, and a plain int has at most 64 bits. On
a string, tuple or list, `Annotated[str, range(100)]` bounds the length. The reader refuses data
outside the bounds, so rules need not expect them.

The project uses no library for this. cattrs is lenient by default, so every hook would need a
strict replacement. The import of cattrs is slow, too. It takes a third of the time that the program
may need for its first picture, beyond the time for a bare Qt window.

>>> from wizardtable.core.game import Setup
>>> dumps(Setup, Setup(2, (("expert", True),)))
'{"data":"","edition":1,"options":[["expert",true]],"seats":2}'
>>> loads(Setup, '{"data":"","options":[],"seats":2.0}')
Traceback (most recent call last):
wizardtable.core.jsontext.CodecError: 2.0 is not allowed here.
"""

import hashlib
import re
import reprlib
from collections.abc import Callable
from dataclasses import MISSING, fields, is_dataclass
from functools import cache, partial
from math import isfinite
from types import NoneType, UnionType
from typing import Annotated, Any, ClassVar, TypeAlias, Union, get_args, get_origin, get_type_hints

from wizardtable.core.jsontext import CodecError, Data, Json, parse, text_of
from wizardtable.core.rng import Rng
from wizardtable.core.text import N_

__all__ = [
    "CodecError",
    "Json",
    "decode",
    "digest",
    "dumps",
    "encode",
    "field_types",
    "loads",
    "parse",
    "plain",
    "tag",
    "text_of",
]

Reader: TypeAlias = Callable[[Any], Any]
"""A function from JSON data to a value of one kind. The function raises CodecError for other
data."""

Writer: TypeAlias = Callable[[Any], Any]
"""A function from a value of one kind to JSON data."""

SCALARS = (bool, int, float, str, NoneType)

INT_BOUNDS = range(-(1 << 63), 1 << 64)
"""The bounds of a plain int: any number of 64 bits, signed or unsigned."""


def encode(kind: Any, value: object) -> Json:
    """Returns the value as JSON data. `kind` is a class or a union, such as `Kinds.action`."""
    data: Json = _writer(kind)(value)
    return data


def decode(kind: Any, data: object) -> Any:
    """Returns the value of this kind that the JSON data describe.

    Raises:
        CodecError: the data do not describe such a value.
    """
    read = _reader(kind)
    try:
        return read(data)
    except CodecError:
        raise
    except (ValueError, TypeError, RecursionError) as error:  # a class that refuses its values
        raise CodecError(N_("codec", "These values contradict each other.")) from error


def dumps(kind: Any, value: object) -> str:
    """Returns the value as canonical JSON: one line, sorted keys, no spaces. Equal values give
    equal text.

    `kind` is the type of the value.
    """
    return text_of(encode(kind, value))


def loads(kind: Any, text: str) -> Any:
    """Returns the value of this kind that the JSON text describes.

    Raises:
        CodecError: the text is not JSON, or does not describe such a value.
    """
    return decode(kind, parse(text))


def digest(kind: Any, value: object) -> str:
    """Returns 16 hexadecimal digits that are the same for equal values.

    `kind` is the type of the value.
    """
    return hashlib.sha256(dumps(kind, value).encode()).hexdigest()[:16]


def tag(member: type) -> str:
    """Returns the name of a class in a union: "take_back" for `TakeBack`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", member.__name__).lower()


def field_types(kind: type) -> dict[str, Any]:
    """Returns the types of the attributes that the codec writes for a class, by name.

    Raises:
        TypeError: the class has no annotations.
    """
    hints = get_type_hints(kind, include_extras=True) if isinstance(kind, type) else {}
    if not hints and not is_dataclass(kind):
        raise TypeError(f"the codec cannot read or write {kind}")
    return {name: hint for name, hint in hints.items() if get_origin(hint) is not ClassVar}


def plain(kind: Any) -> Any:
    """Returns the type behind a `NewType` or an `Annotated`; any other type is unchanged."""
    while True:
        if hasattr(kind, "__supertype__"):
            kind = kind.__supertype__
        elif get_origin(kind) is Annotated:
            kind = get_args(kind)[0]
        else:
            return kind


def _bounds(kind: Any) -> range | None:
    """Returns the outermost bounds of an annotated type; None for a type without bounds."""
    while True:
        if hasattr(kind, "__supertype__"):
            kind = kind.__supertype__
        elif get_origin(kind) is Annotated:
            kind, *notes = get_args(kind)
            for note in notes:
                if isinstance(note, range):
                    return note
        else:
            return None


def _error_for(data: object) -> CodecError:
    shown = reprlib.repr(data)
    shown = shown if len(shown) <= 40 else shown[:39] + "…"
    return CodecError(N_("codec", "{value} is not allowed here.").of(value=shown))


@cache
def _reader(kind: Any) -> Reader:
    if kind is Rng:
        return _read_rng
    if kind is Data:
        return lambda data: data
    plain_kind, bounds = plain(kind), _bounds(kind)
    if plain_kind in SCALARS:
        return _scalar_reader(plain_kind, bounds)
    if _is_sequence(kind):
        return _sequence_reader(plain_kind, bounds)
    if _is_union(plain_kind):
        return _union_reader(plain_kind)
    return _class_reader(plain_kind)


@cache
def _writer(kind: Any) -> Writer:
    if kind is Rng:
        return lambda rng: rng.state
    if kind is Data:
        return lambda data: data
    plain_kind = plain(kind)
    if plain_kind in SCALARS:
        return lambda value: value
    if _is_sequence(kind):
        return _sequence_writer(plain_kind)
    if _is_union(plain_kind):
        return _union_writer(plain_kind)
    return _class_writer(plain_kind)


# Scalars and generators.


def _scalar_reader(kind: type, bounds: range | None) -> Reader:
    allowed = bounds or INT_BOUNDS

    def read(data: Any) -> Any:
        if type(data) is not kind:
            raise _error_for(data)
        return data

    def read_whole(data: Any) -> Any:
        if type(data) is not int or data not in allowed:
            raise _error_for(data)
        return data

    def read_float(data: Any) -> Any:
        if type(data) is not float or not isfinite(data):
            raise _error_for(data)
        return data

    def read_text(data: Any) -> Any:
        if type(data) is not str or len(data) not in allowed:
            raise _error_for(data)
        return data

    bounded = {int: read_whole, float: read_float, str: read_text}
    return bounded.get(kind, read)


def _read_rng(data: Any) -> Rng:
    if type(data) is not int or not 0 <= data < 1 << 64:
        raise _error_for(data)
    return Rng(data)


# Tuples and lists.


def _is_sequence(kind: Any) -> bool:
    return get_origin(plain(kind)) in (tuple, list)


def _is_uniform(kind: Any) -> bool:
    return get_origin(kind) is list or get_args(kind)[1:] == (...,)


def _sequence_reader(kind: Any, bounds: range | None) -> Reader:
    make = get_origin(kind)
    readers = [_reader(item) for item in get_args(kind) if item is not ...]
    if _is_uniform(kind):
        read_item = readers[0]

        def read(data: Any) -> Any:
            if type(data) is not list or (bounds is not None and len(data) not in bounds):
                raise _error_for(data)
            return make([read_item(value) for value in data])

        return read

    def read_each(data: Any) -> Any:
        if type(data) is not list or len(data) != len(readers):
            raise _error_for(data)
        return tuple([readers[i](value) for i, value in enumerate(data)])

    return read_each


def _sequence_writer(kind: Any) -> Writer:
    items = [item for item in get_args(kind) if item is not ...]
    if all(plain(item) in SCALARS for item in items):
        return list
    writers = [_writer(item) for item in items]
    if _is_uniform(kind):
        write = writers[0]
        return lambda value: [write(item) for item in value]
    return lambda value: [writers[i](item) for i, item in enumerate(value)]


# Unions: scalars by their type, one tuple or list, classes by their tag. The readers and writers of
# classes are looked up late, so that a class may hold a union that holds the class.


def _is_union(kind: Any) -> bool:
    return get_origin(kind) in (Union, UnionType)


def _union_reader(kind: Any) -> Reader:
    scalars, sequence, classes = _union_members(kind)

    def read(data: Any) -> Any:
        if type(data) in scalars:
            return scalars[type(data)](data)
        if type(data) is list and sequence is not None:
            return _reader(sequence)(data)
        if type(data) is not dict or not classes:
            raise _error_for(data)
        if len(classes) == 1:
            return _reader(next(iter(classes.values())))(data)
        name = data.get("kind")
        if type(name) is not str or name not in classes:
            raise _error_for(name)
        return _reader(classes[name])({key: data[key] for key in data if key != "kind"})

    return read


def _union_writer(kind: Any) -> Writer:
    _, sequence, classes = _union_members(kind)
    tags = {member: name for name, member in classes.items()}

    def write(value: Any) -> Any:
        if type(value) in SCALARS:
            return value
        if type(value) in (tuple, list):
            return _writer(sequence)(value)
        member: Any = type(value)
        data = _writer(member)(value)
        return data if len(tags) == 1 else {"kind": tags[member], **data}

    return write


def _union_members(kind: Any) -> tuple[dict[type, Reader], Any, dict[str, Any]]:
    """Returns the members of a union, in three parts.

    The parts are the readers of its scalars, by type; its tuple or list type, None without one; and
    its classes, by tag.
    """
    members = get_args(kind)
    scalars = {plain(m): _reader(m) for m in members if plain(m) in SCALARS}
    sequences = [m for m in members if _is_sequence(m)]
    classes = [m for m in members if plain(m) not in SCALARS and not _is_sequence(m)]
    tags = {tag(member): member for member in classes}
    tagged = len(classes) > 1 and any("kind" in field_types(member) for member in classes)
    if len(sequences) > 1 or len(tags) < len(classes) or tagged:
        raise TypeError(f"the members of {kind} cannot be told apart")
    return scalars, sequences[0] if sequences else None, tags


# Classes: dataclasses, and states with slots and annotations.


def _class_reader(kind: type[Any]) -> Reader:
    types = field_types(kind)
    readers = [(name, _reader(hint)) for name, hint in types.items()]
    build: Callable[..., Any] = kind if is_dataclass(kind) else partial(_build_state, kind)
    unwritten = _unwritten_values(kind)
    required = _required_names(kind, types) - unwritten.keys()

    def read(data: Any) -> Any:
        if type(data) is not dict:
            raise _error_for(data)
        if data.keys() == types.keys():
            return build(**{name: read_field(data[name]) for name, read_field in readers})
        if not required <= data.keys() <= types.keys():
            raise _error_for_fields(data, types, required)
        present = ((name, read_field) for name, read_field in readers if name in data)
        return build(**unwritten | {name: read_field(data[name]) for name, read_field in present})

    return read


def _class_writer(kind: type) -> Writer:
    writers = [(name, _writer(hint)) for name, hint in field_types(kind).items()]
    unwritten = _unwritten_values(kind)
    if not unwritten:
        return lambda value: {name: write(getattr(value, name)) for name, write in writers}
    absent = object()

    def write_partly(value: Any) -> Any:
        fields = [(name, write, getattr(value, name)) for name, write in writers]
        return {
            name: write(item) for name, write, item in fields if item != unwritten.get(name, absent)
        }

    return write_partly


def _unwritten_values(kind: type[Any]) -> dict[str, Any]:
    """Returns the unwritten values of a class, by field."""
    if not is_dataclass(kind):
        values: dict[str, Any] = getattr(kind, "unwritten", {})
        return values
    metadata = [(field.name, field.metadata) for field in fields(kind)]
    return {name: notes["unwritten"] for name, notes in metadata if "unwritten" in notes}


def _build_state(kind: type, **fields: object) -> object:
    state: object = object.__new__(kind)
    for name, value in fields.items():
        setattr(state, name, value)
    return state


def _required_names(kind: type[Any], types: dict[str, Any]) -> set[str]:
    if not is_dataclass(kind):
        return set(types)
    by_name = {field.name: field for field in fields(kind)}
    return {
        name
        for name in types
        if by_name[name].default is MISSING and by_name[name].default_factory is MISSING
    }


def _error_for_fields(
    data: dict[str, Json], types: dict[str, Any], required: set[str]
) -> CodecError:
    for name in types:
        if name in required and name not in data:
            return CodecError(N_("codec", "The field “{field}” is missing.").of(field=name))
    unknown = next(name for name in data if name not in types)
    return CodecError(N_("codec", "The field “{field}” is unknown.").of(field=unknown[:40]))
