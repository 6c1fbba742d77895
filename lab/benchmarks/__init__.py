# SPDX-License-Identifier: MIT
"""Measures speed, and the effects of styles, ratings and cards: `python -m lab.benchmarks`."""
