# SPDX-License-Identifier: MIT
"""Whether the program runs as it was written, or compiled by `make compiled`."""

from importlib.machinery import EXTENSION_SUFFIXES
from typing import Final

COMPILED: Final = __file__.endswith(tuple(EXTENSION_SUFFIXES))
"""Where it is, numbers of the machine (mypyc's `i64`) and plain loops are the quick way; where it
is not, tables are in which an answer is looked up."""
