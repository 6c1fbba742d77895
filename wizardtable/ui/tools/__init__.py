# SPDX-License-Identifier: MIT
"""What the command line asks of the windows: screenshots, films, the test of itself."""
