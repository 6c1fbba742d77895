# SPDX-License-Identifier: MIT
"""Four wizard board games at one table, against opponents who cannot cheat."""

__version__ = "0.1.0"
