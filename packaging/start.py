# SPDX-License-Identifier: MIT
"""The start of the frozen program and of its workers; so it imports nothing else."""

import sys

from wizardtable.__main__ import main

sys.exit(main())
