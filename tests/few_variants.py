# SPDX-License-Identifier: MIT
"""The mark `few`: a few variants of a test stay in the default set, and the rest become `long`.

`@pytest.mark.few` keeps one variant. A hash of the test's name chooses it, so that the default
tests together cover every game, language and size. `@pytest.mark.few(3)` keeps three variants.
`@pytest.mark.few(only="fr")` keeps the variants whose id, the text in brackets, matches the regular
expression.
"""

import re
from collections import defaultdict
from collections.abc import Sequence
from zlib import crc32

import pytest


def mark_long(items: Sequence[pytest.Item]) -> None:
    """Marks as `long` every variant that a `few` leaves out of the default set."""
    variants = defaultdict[tuple[str, str], list[pytest.Item]](list)
    for item in items:
        if item.get_closest_marker("few") is not None:
            variants[item.path.as_posix(), item.nodeid.partition("[")[0]].append(item)
    for (_, name), tests in variants.items():
        mark = tests[0].get_closest_marker("few")
        assert mark is not None
        kept = chosen(name, [item.name.partition("[")[2][:-1] for item in tests], mark)
        for number, item in enumerate(tests):
            if number not in kept:
                item.add_marker("long")


def chosen(name: str, ids: Sequence[str], mark: pytest.Mark) -> set[int]:
    """Returns the indices of the variants that stay in the default set.

    Raises:
        pytest.UsageError: no id matches `only`, so that the test would never run by default.
    """
    only = mark.kwargs.get("only")
    if only is not None:
        kept = {number for number, variant in enumerate(ids) if re.search(only, variant)}
        if not kept and len(ids) > 1:  # a single variant may come from the command line
            raise pytest.UsageError(f"{name}: no variant matches {only!r}: {', '.join(ids)}")
        return kept
    count = min(len(ids), mark.args[0] if mark.args else 1)
    first = crc32(name.encode()) % len(ids)
    return {(first + step * len(ids) // count) % len(ids) for step in range(count)}
