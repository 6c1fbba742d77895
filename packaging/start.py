# SPDX-License-Identifier: MIT
"""Where the frozen program begins; the workers begin here too, so it imports nothing else."""

import sys

from wizardtable.__main__ import main

sys.exit(main())
