# SPDX-License-Identifier: MIT
"""What the table tells screen readers and other assistive technology."""
