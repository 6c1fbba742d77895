# SPDX-License-Identifier: MIT
"""Measuring and tuning opponents: tournaments, strength, calibration."""
