# SPDX-License-Identifier: MIT
"""The windows, pages and dialogs around the table."""
