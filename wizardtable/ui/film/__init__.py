# SPDX-License-Identifier: MIT
"""*Share replay*: the dialog that asks for a film, and the process that makes it."""
