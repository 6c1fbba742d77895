# SPDX-License-Identifier: MIT
"""Fixtures that the tests of the table share."""

from tests.plain_spaces import plain_spaces
from tests.table.tables import quick_hands

__all__ = ["plain_spaces", "quick_hands"]
