# SPDX-License-Identifier: MIT
"""The games, one folder each; `core.catalog` loads them by name."""
