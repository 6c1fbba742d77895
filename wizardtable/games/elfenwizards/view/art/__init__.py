# SPDX-License-Identifier: MIT
"""Paints the pieces of Elfenwizards."""
