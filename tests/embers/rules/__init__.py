# SPDX-License-Identifier: MIT
"""The rules of Embers: what is on the table, what may be done, and what follows."""
