# SPDX-License-Identifier: MIT
"""Whether this code is interpreted, or was compiled by `make compiled`."""

from importlib.machinery import EXTENSION_SUFFIXES
from typing import Final

COMPILED: Final = __file__.endswith(tuple(EXTENSION_SUFFIXES))
"""Whether it is compiled. Compiled code is quickest with machine integers (mypyc's `i64`) and plain
loops, interpreted code with tables in which answers are looked up."""
