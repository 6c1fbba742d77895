# SPDX-License-Identifier: MIT
"""The main window after its first picture: its pages, and how the player moves between them."""
