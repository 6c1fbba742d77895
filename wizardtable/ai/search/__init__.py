# SPDX-License-Identifier: MIT
"""The search for every game, and its uses: decisions, advice and analysis.

`ismcts` is the search and `tree` is its tree. They know a game only by its `Rules` and `Brain`.
`agents` makes an opponent from the id of a level. `vote_merge` adds the votes of several searches.

`advice` compares moves in two searches. The first one looks at the whole menu and finds the few
moves that matter. The second one tries these moves equally often and gives their chances. The
player's own move is compared with the best one in the same way. An idea that turns out to be far
better takes the place of the preferred move. `hints` runs all of this in one call. `temperature`
adjusts chances before a person reads them.

`analysis` judges a finished match only by what each seat could know. `stretches` cuts the match
where a seat learned something new. `lines` compares what was played with better moves in the same
sampled worlds, so neither luck nor noise counts as a loss. Losses that matter are checked by
playing matches to their end. `turnings` keeps a reported loss in agreement with the chart.
`told_falls` reports a chance that was shown and that only the player's own moves then lowered.
`appraisal` defines the result.
"""
