# SPDX-License-Identifier: MIT
"""The rules of Anludim: what is on the table, what may be done, and what follows."""
