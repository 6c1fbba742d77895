# SPDX-License-Identifier: MIT
"""Paints the pieces of The Scepter of Zavandor."""
