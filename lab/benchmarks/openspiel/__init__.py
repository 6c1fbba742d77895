# SPDX-License-Identifier: MIT
"""Compares our search with OpenSpiel's information-set search over the same rules."""
