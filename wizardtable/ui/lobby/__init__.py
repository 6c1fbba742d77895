# SPDX-License-Identifier: MIT
"""The lobby: the games as tiles, the match in progress, and the ways to all other pages."""
