# SPDX-License-Identifier: MIT
"""The distance that a finger may slip without moving anything, for the table and for lists."""

from typing import Final

SLIP: Final = 12.0
"""A finger that moves at most this many pixels counts as still."""
