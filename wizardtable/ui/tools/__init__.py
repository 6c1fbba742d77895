# SPDX-License-Identifier: MIT
"""Commands without a player: screenshots, films, the self-test."""
