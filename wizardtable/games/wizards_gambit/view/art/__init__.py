# SPDX-License-Identifier: MIT
"""Paints the pieces of Wizard's Gambit."""
