# SPDX-License-Identifier: MIT
"""A constant that tells compiled code (by `make compiled`) from interpreted code."""

from importlib.machinery import EXTENSION_SUFFIXES
from typing import Final

COMPILED: Final = __file__.endswith(tuple(EXTENSION_SUFFIXES))
"""True in compiled code. Compiled code is fastest with machine integers (mypyc's `i64`) and plain
loops, interpreted code with precomputed tables."""
