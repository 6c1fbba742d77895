# SPDX-License-Identifier: MIT
"""Pictures only: what all games paint with, from metal and cloth to writing."""
