# SPDX-License-Identifier: MIT
"""The dialog *Share replay*, and the process that makes its films: animated pictures of a match."""
