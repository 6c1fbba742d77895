# SPDX-License-Identifier: MIT
"""TODO"""
