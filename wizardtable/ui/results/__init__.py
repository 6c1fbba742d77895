# SPDX-License-Identifier: MIT
"""What a match and all matches came to: ranking, analysis, charts, statistics."""
