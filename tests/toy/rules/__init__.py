# SPDX-License-Identifier: MIT
"""The rules of Sparks: what is on the table, what may be done, and what follows."""
