# SPDX-License-Identifier: MIT
"""Measures speed, and what styles, ratings and cards bring: `python -m lab.benchmarks`."""
