# SPDX-License-Identifier: MIT
"""The page of who plays, in tabs, and the players of this computer."""
