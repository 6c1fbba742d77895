# SPDX-License-Identifier: MIT
"""The few sentences said before Qt can translate any, from `resources/first_words/<language>.json`.

Only the standard library, and only what Python 3.7 can parse: installing says its sentences, too.
"""

from __future__ import annotations

import os
from functools import lru_cache

from wizardtable.core.languages import SOURCE, languages, nearest

_HERE = os.path.dirname(os.path.abspath(__file__))  # noqa: PTH100, PTH120 - quick


def system_language() -> str:
    """The user's language as far as the program has it, else English."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name)
        if value:
            return nearest(value.split(":") if name == "LANGUAGE" else [value])
    import locale  # takes longer than all the rest

    return nearest([locale.getlocale()[0] or ""])


def say(key: str, language: str, what: str = "") -> str:
    """A sentence of the program in a language; `{what}` is shown as it was given."""
    text = sentences("program", language)[key]
    return text.replace("{languages}", ", ".join(languages())).replace("{what}", what)


@lru_cache(maxsize=None)  # noqa: UP033 - for Python 3.7
def sentences(part: str, language: str) -> dict[str, str]:
    """The sentences by key: those of "program", of "system" (what it lacks) or of "installation".
    What a language lacks is English. Terminals get U+00A0 for the narrow no-break space, which few
    of their fonts and old encodings have."""
    found = dict(_file(SOURCE)[part])
    found.update(_file(language).get(part, {}))
    return {key: text.replace("\u202f", "\u00a0") for key, text in found.items()}


def _file(language: str) -> dict[str, dict[str, str]]:
    import json  # every worker comes by, and says nothing

    for root in (_HERE, os.path.dirname(_HERE)):  # noqa: PTH120
        path = os.path.join(root, "resources", "first_words", f"{language}.json")  # noqa: PTH118
        if os.path.exists(path):  # noqa: PTH110
            with open(path, encoding="utf-8") as file:  # noqa: PTH123
                found: dict[str, dict[str, str]] = json.load(file)
            return found
    return {}
