# SPDX-License-Identifier: MIT
"""Problems: the page that offers them, and how they are solved at the table."""
