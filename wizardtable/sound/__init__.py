# SPDX-License-Identifier: MIT
"""Short, soft sounds: made by arithmetic, heard from a process of their own."""
