# SPDX-License-Identifier: MIT
"""Soft sounds and quiet ambiences: made by arithmetic, heard from a process of their own."""
