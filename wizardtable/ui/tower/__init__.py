# SPDX-License-Identifier: MIT
"""The page of the tower: its picture, its floors, and the looks that stars unlock."""
