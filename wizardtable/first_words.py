# SPDX-License-Identifier: MIT
"""Reads the few sentences that are needed before Qt can translate, such as errors at the start.

The sentences are in `resources/first_words/<language>.json`. This module uses only the standard
library, and only syntax of Python 3.7. The installer says its sentences too.
"""

from __future__ import annotations

import os
from functools import lru_cache

from wizardtable.core.languages import SOURCE, languages, nearest

_HERE = os.path.dirname(os.path.abspath(__file__))  # noqa: PTH100, PTH120 - quick


def system_language() -> str:
    """Returns the code of the user's language, or of English if the program lacks that language."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name)
        if value:
            return nearest(value.split(":") if name == "LANGUAGE" else [value])
    import locale  # slower than everything above

    return nearest([locale.getlocale()[0] or ""])


def say(key: str, language: str, what: str = "") -> str:
    """Returns a sentence of the program in a language; `{what}` is replaced by `what`."""
    text = sentences("program", language)[key]
    return text.replace("{languages}", ", ".join(languages())).replace("{what}", what)


@lru_cache(maxsize=None)  # noqa: UP033 - for Python 3.7
def sentences(part: str, language: str) -> dict[str, str]:
    """Returns the sentences of a part by key: "program", "system" (its gaps) or "installation".

    English fills the gaps of a language. Terminals get U+00A0 instead of the narrow no-break space,
    which few of their fonts and old encodings have.
    """
    texts = dict(_file(SOURCE)[part])
    texts.update(_file(language).get(part, {}))
    return {key: text.replace("\u202f", "\u00a0") for key, text in texts.items()}


def _file(language: str) -> dict[str, dict[str, str]]:
    import json  # here, because every worker imports this module and says nothing

    for root in (_HERE, os.path.dirname(_HERE)):  # noqa: PTH120
        path = os.path.join(root, "resources", "first_words", f"{language}.json")  # noqa: PTH118
        if os.path.exists(path):  # noqa: PTH110
            with open(path, encoding="utf-8") as file:  # noqa: PTH123
                parts: dict[str, dict[str, str]] = json.load(file)
            return parts
    return {}
