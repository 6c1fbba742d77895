# SPDX-License-Identifier: MIT
"""Pages that are made of tables: the glossary, and the lists of a player's own box."""
