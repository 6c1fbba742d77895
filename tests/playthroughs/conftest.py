# SPDX-License-Identifier: MIT
"""Fixtures of the window for the playthroughs."""

from tests.ui.reading import held, patient
from tests.ui.windows import hands, speak

__all__ = ["hands", "held", "patient", "speak"]
