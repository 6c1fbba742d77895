# SPDX-License-Identifier: MIT
"""A match in the window: table, bar, side panel, sheets over the table, and its past."""
