# SPDX-License-Identifier: MIT
"""A match in the window: table, bar, side panel, and sheets over the table."""
