# SPDX-License-Identifier: MIT
"""How windows and dialogs look, and what they share."""
