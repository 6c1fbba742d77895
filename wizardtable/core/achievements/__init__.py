# SPDX-License-Identifier: MIT
"""Achievements: what can be reached at a game in one match or over many."""
