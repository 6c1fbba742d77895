# SPDX-License-Identifier: MIT
"""The fixtures that tests of the window share."""

from tests.plain_spaces import plain_spaces
from tests.table.tables import quick_hands
from tests.ui.reading import held, patient
from tests.ui.windows import hands, screen_reader, speak

__all__ = ["hands", "held", "patient", "plain_spaces", "quick_hands", "screen_reader", "speak"]
