# SPDX-License-Identifier: MIT
"""Films asked for in the window, and the process that makes them."""
