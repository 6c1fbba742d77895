# SPDX-License-Identifier: MIT
"""The window: its first picture, its pages, and the ways between them."""
