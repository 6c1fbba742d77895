# SPDX-License-Identifier: MIT
"""Whole matches in the real program, played by what its accessible tree says (make accessible)."""
