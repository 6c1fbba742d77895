# SPDX-License-Identifier: MIT
"""Thinking in processes of their own: what is said to them, and how they are kept."""
