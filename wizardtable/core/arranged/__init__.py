# SPDX-License-Identifier: MIT
"""Tables that are arranged in advance: who sits there, and with which options."""
