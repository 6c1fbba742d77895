# SPDX-License-Identifier: MIT
"""The features of the match page, each a `MatchFeature`; `all_features.py` makes them."""
