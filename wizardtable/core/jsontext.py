# SPDX-License-Identifier: MIT
"""JSON text: written in one canonical form, and read strictly."""

import json
from itertools import chain
from typing import Any, NewType, TypeAlias

from wizardtable.core.text import N_, Message

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"

Data = NewType("Data", object)
"""JSON data that the codec passes on unread, because only the caller knows their form."""

MAX_DEPTH = 100
"""The most nested lists and objects. Code that walks through data calls itself a few times for each
level, and Python limits the depth of calls."""


class CodecError(ValueError):
    """Raised for data of a wrong form.

    Attributes:
        reason: the problem, in a sentence.
    """

    def __init__(self, reason: Message) -> None:
        super().__init__(str(reason))
        self.reason = reason


def text_of(data: Json) -> str:
    """Returns the data on one line, with sorted keys and no spaces. Equal data give equal text."""
    return json.dumps(
        data, ensure_ascii=False, allow_nan=False, sort_keys=True, separators=(",", ":")
    )


def parse(text: str) -> Json:
    """Returns the data of a JSON text. A byte order mark at its beginning is ignored.

    Raises:
        CodecError: the text is not JSON, has a key twice, NaN or infinity, or has more than
            `MAX_DEPTH` nested levels.
    """
    try:
        bare = text.removeprefix("\ufeff")
        data: Json = json.loads(
            bare, object_pairs_hook=_dict_of_pairs, parse_constant=_refuse_constant
        )
    except (ValueError, RecursionError) as error:
        raise CodecError(N_("codec", "Not valid JSON.")) from error
    if text.count("[") + text.count("{") > MAX_DEPTH and _is_too_deep(data):
        raise CodecError(N_("codec", "Not valid JSON."))
    return data


def _is_too_deep(data: Json) -> bool:
    level: list[Any] = [data]
    for _ in range(MAX_DEPTH):
        parts = chain.from_iterable([x.values() if type(x) is dict else x for x in level])
        level = [part for part in parts if type(part) is list or type(part) is dict]
        if not level:
            return False
    return True


def _dict_of_pairs(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    data = dict(pairs)
    if len(data) < len(pairs):
        raise ValueError("repeated key")
    return data


def _refuse_constant(constant: str) -> None:
    raise ValueError(constant)
