# SPDX-License-Identifier: MIT
"""The replay of a match at the table, and the comparison with better moves."""
