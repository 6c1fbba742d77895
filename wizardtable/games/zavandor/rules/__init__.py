# SPDX-License-Identifier: MIT
"""The rules of The Scepter of Zavandor: what is on the table, what may be done, what follows."""
