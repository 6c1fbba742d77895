# SPDX-License-Identifier: MIT
"""The page of the daily tables, with the calendar and the text to share."""
