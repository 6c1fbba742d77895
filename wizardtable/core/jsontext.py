# SPDX-License-Identifier: MIT
"""JSON as text: written in one canonical way, read without leniency."""

import json
from itertools import chain
from typing import Any, NewType, TypeAlias

from wizardtable.core.text import N_, Message

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"

Data = NewType("Data", object)
"""JSON data of a form that only the reader of the whole knows; the codec lets them pass."""

DEEPEST = 100
"""Lists and objects within each other; whoever walks through data needs a few calls for each."""


class CodecError(ValueError):
    """Data that do not have the form they should have; `reason` says what is wrong."""

    def __init__(self, reason: Message) -> None:
        super().__init__(str(reason))
        self.reason = reason


def text_of(data: Json) -> str:
    """The data on one line, with sorted keys and no spaces: equal data, equal text."""
    return json.dumps(
        data, ensure_ascii=False, allow_nan=False, sort_keys=True, separators=(",", ":")
    )


def parse(text: str) -> Json:
    """The data of a text, without repeated keys, NaN or infinity, and at most `DEEPEST` levels
    deep; raises CodecError."""
    try:
        data: Json = json.loads(text, object_pairs_hook=_object, parse_constant=_refuse)
    except (ValueError, RecursionError) as error:
        raise CodecError(N_("codec", "This is not valid JSON.")) from error
    if text.count("[") + text.count("{") > DEEPEST and _is_deep(data):
        raise CodecError(N_("codec", "This is not valid JSON."))
    return data


def _is_deep(data: Json) -> bool:
    """Whether there are more than `DEEPEST` lists and objects within each other."""
    level: list[Any] = [data]
    for _ in range(DEEPEST):
        parts = chain.from_iterable([x.values() if type(x) is dict else x for x in level])
        level = [part for part in parts if type(part) is list or type(part) is dict]
        if not level:
            return False
    return True


def _object(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    data = dict(pairs)
    if len(data) < len(pairs):
        raise ValueError("repeated key")
    return data


def _refuse(constant: str) -> None:
    raise ValueError(constant)
