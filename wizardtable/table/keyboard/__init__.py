# SPDX-License-Identifier: MIT
"""The keyboard at the table: keys, the cursor, and the places that the cursor can reach."""
