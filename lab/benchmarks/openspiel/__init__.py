# SPDX-License-Identifier: MIT
"""Our search beside OpenSpiel's information-set search, both over the same rules."""
