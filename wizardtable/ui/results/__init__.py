# SPDX-License-Identifier: MIT
"""The end of a match and the pages of results: ranking, analysis, findings, statistics.

`EndFeature` shows how a match ended. `FinishedMatches` counts it and keeps its results.
"""
