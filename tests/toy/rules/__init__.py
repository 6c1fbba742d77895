# SPDX-License-Identifier: MIT
"""The rules of Sparks: the pieces on the table, the actions, and their effects."""
