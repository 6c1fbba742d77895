# SPDX-License-Identifier: MIT
"""The kit: what the views of games are made of. It knows no window and no scene."""
