# SPDX-License-Identifier: MIT
"""The players of this computer: who there is, what their matches say of them, and how they move."""
