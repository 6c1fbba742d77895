# SPDX-License-Identifier: MIT
"""The languages of the program: those that `translations` has a file for, English first.

Only the standard library, and only what Python 3.7 can parse: it is asked before anything is
installed, and before the window is there.

>>> languages()[0]
'en'
>>> nearest(["xx", "en_GB.UTF-8"])
'en'
"""

from __future__ import annotations

import os
import re
from functools import lru_cache

SOURCE = "en"
"""The language in which the sentences of the sources are written."""

_FILE = re.compile(r"wizardtable_(\w+)\.(?:ts|qm)")
_HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))  # noqa: PTH100, PTH120 - quick


@lru_cache(maxsize=None)  # noqa: UP033 - for Python 3.7
def languages() -> tuple[str, ...]:
    """Returns the codes of all languages, such as "fr" or "pt_BR": English, then by their codes."""
    found = set()
    for root in (_HERE, os.path.dirname(_HERE)):  # noqa: PTH120
        try:
            names = os.listdir(os.path.join(root, "translations"))  # noqa: PTH118, PTH208
        except OSError:
            continue
        found |= {match.group(1) for match in map(_FILE.fullmatch, names) if match}
    return (SOURCE, *sorted(found - {SOURCE}))


def spoken(name: str) -> str:
    """Returns the code of the language that a system calls `name`, such as "fr-CA",
    "fr_FR.UTF-8" or, on Windows, "French_France"; "" for one that the program lacks."""
    whole = re.split(r"[.@]", name.replace("-", "_"))[0]
    head = whole.partition("_")[0].lower()
    if len(head) > 3:
        import locale  # takes longer than all the rest, and only Windows needs it

        head = locale.locale_alias.get(head, head).partition("_")[0]
    known = {code.lower(): code for code in languages()}
    return known.get(whole.lower(), known.get(head, ""))


def nearest(names: list[str]) -> str:
    """Returns the first language of a system's list that the program has, else English."""
    return next(filter(None, map(spoken, names)), SOURCE)
