# SPDX-License-Identifier: MIT
"""When Python's cyclic garbage collector must not run."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def collector_off() -> Iterator[None]:
    """Keep the collector from running by itself; afterwards it is as it was before.

    While Qt tells all widgets of another style, font or language, it holds plain pointers to them,
    and our `changeEvent` handlers make objects. A collection that these set off could delete a
    widget whose pointer comes next.
    """
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()
