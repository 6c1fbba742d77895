# SPDX-License-Identifier: MIT
"""Plays whole matches in the real program through its accessibility tree alone (`make
accessible`)."""
