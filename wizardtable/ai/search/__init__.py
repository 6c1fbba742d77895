# SPDX-License-Identifier: MIT
"""The generic search, its tree, and what it says: moves weighed, chances, analysis."""
