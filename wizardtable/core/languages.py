# SPDX-License-Identifier: MIT
"""The languages of the program: English, and each language with a file in `translations`.

The program uses this module before anything is installed, and before the window opens. So it needs
only the standard library, and only syntax that Python 3.7 can parse.

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

_TRANSLATION_FILE_NAME = re.compile(r"wizardtable_(\w+)\.(?:ts|qm)")
_PACKAGE_FOLDER = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))  # noqa: PTH100, PTH120 - quick


@lru_cache(maxsize=None)  # noqa: UP033 - for Python 3.7
def languages() -> tuple[str, ...]:
    """Returns the codes of all languages, such as "fr" or "pt_BR": English first, then sorted."""
    codes = set()
    for root in (_PACKAGE_FOLDER, os.path.dirname(_PACKAGE_FOLDER)):  # noqa: PTH120
        try:
            names = os.listdir(os.path.join(root, "translations"))  # noqa: PTH118, PTH208
        except OSError:
            continue
        codes |= {match.group(1) for match in map(_TRANSLATION_FILE_NAME.fullmatch, names) if match}
    return (SOURCE, *sorted(codes - {SOURCE}))


def language_code(name: str) -> str:
    """Returns the code of the language that a system calls `name`; "" if the program lacks it.

    Examples of such names are "fr-CA", "fr_FR.UTF-8" and, on Windows, "French_France".
    """
    whole = re.split(r"[.@]", name.replace("-", "_"))[0]
    head = whole.partition("_")[0].lower()
    if len(head) > 3:
        import locale  # slow to import, and only needed on Windows

        head = locale.locale_alias.get(head, head).partition("_")[0]
    codes = {code.lower(): code for code in languages()}
    return codes.get(whole.lower(), codes.get(head, ""))


def nearest(names: list[str]) -> str:
    """Returns the code of the first language in `names` that the program has.

    `names` are a system's names of languages. Returns "en" if the program has none of them.
    """
    return next(filter(None, map(language_code, names)), SOURCE)
