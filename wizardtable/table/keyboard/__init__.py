# SPDX-License-Identifier: MIT
"""What the keyboard does at a table, and where its cursor stands."""
