# SPDX-License-Identifier: MIT
"""The rules of Elfenwizards: what is on the table, what may be done, and what follows."""
