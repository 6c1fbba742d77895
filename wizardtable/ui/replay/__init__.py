# SPDX-License-Identifier: MIT
"""The replay of a match on a table of its own, and the comparison with better moves."""
