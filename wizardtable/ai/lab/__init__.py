# SPDX-License-Identifier: MIT
"""Measuring and tuning opponents: tournaments, strength, how true chances are, self-play."""
