# SPDX-License-Identifier: MIT
"""What tests of the window share."""

from tests.ui.windows import hands, speak

__all__ = ["hands", "speak"]
