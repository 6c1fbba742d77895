# SPDX-License-Identifier: MIT
"""What tests of the table share."""

from tests.plain_spaces import plain_spaces

__all__ = ["plain_spaces"]
