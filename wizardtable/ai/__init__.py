# SPDX-License-Identifier: MIT
"""Opponents: baselines, the generic search, its worker process and the arena."""
