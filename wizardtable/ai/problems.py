# SPDX-License-Identifier: MIT
"""Makes and culls problems of a game: `python -m wizardtable.ai.problems GAME`."""

from wizardtable.ai.lab.problem_maker import main

if __name__ == "__main__":
    raise SystemExit(main())
