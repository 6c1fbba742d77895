# SPDX-License-Identifier: MIT
"""The rules of Embers: the pieces on the table, the actions, and their effects."""
