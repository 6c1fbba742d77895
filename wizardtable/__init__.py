# SPDX-License-Identifier: MIT
"""Four wizard board games against opponents who cannot cheat."""

__version__ = "0.1.0"
