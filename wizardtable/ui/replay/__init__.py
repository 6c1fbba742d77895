# SPDX-License-Identifier: MIT
"""The past of a match: gone through again, compared with what would have been better."""
