# SPDX-License-Identifier: MIT
"""The lobby: the games as tiles, and what is going on."""
