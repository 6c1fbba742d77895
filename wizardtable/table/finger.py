# SPDX-License-Identifier: MIT
"""The measure of a finger that lists and the table share."""

from typing import Final

SLIP: Final = 12.0
"""Pixels that a finger may slip without meaning to move."""
