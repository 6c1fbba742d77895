# SPDX-License-Identifier: MIT
"""Films of a match: what is filmed, and how it is written."""
