# SPDX-License-Identifier: MIT
"""The rules of Wizard's Gambit: what is on the table, what may be done, and what follows."""
