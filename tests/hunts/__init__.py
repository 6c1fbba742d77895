# SPDX-License-Identifier: MIT
"""Searches for mistakes that go on for as long as one likes; docs/hunts.md tells about each."""
