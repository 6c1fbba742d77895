# SPDX-License-Identifier: MIT
"""Problems: the page that offers them, and the sheet beside the table on which they are solved."""
