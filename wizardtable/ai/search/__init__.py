# SPDX-License-Identifier: MIT
"""The search for every game, and its uses: decisions, advice and analysis.

`ismcts` is the search and `tree` is its tree. Both use only the `Rules` and the `Brain` of a game.
`agents` makes an opponent from the id of a level. `vote_merge` adds the votes of several searches.
A decision needs an agent, the observation of its seat, the menu and a budget:

>>> from wizardtable.ai.search import agents
>>> from wizardtable.core import catalog
>>> from wizardtable.core.agent import Budget
>>> from wizardtable.core.game import Setup
>>> from wizardtable.core.match import Match, Player
>>> players = [Player("Ada", None), Player("Morwenna", "adept")]
>>> match = Match(catalog.get("anludim"), Setup(seats=2), 47, players)
>>> agent = agents.make(match.spec, "adept", seed=1)
>>> decision = agent.choose(match.observe(match.to_move), match.menu(), Budget(iterations=20))
>>> decision.action in match.menu(), sum(decision.stats.visits)
(True, 20)

`advice` compares moves in two searches. The first search looks at the whole menu and finds the few
moves that matter. The second search tries these moves equally often and gives their chances. The
preferred move is the best move by these searches. The player's own move is compared with it in the
same way. If the player's move turns out to be far better, it becomes the preferred move. `hints`
runs all of these searches in one call. `temperature` adjusts chances before people see them.

`analysis` judges a finished match only by what each seat could know. A place in a match is a number
of actions: the place before the first action is 0. `stretches` cuts the match where a seat learned
something new. `lines` compares the moves played with better moves in the same sampled worlds, so
that neither luck nor noise counts as a loss. A world is a state that looks to the seat like the
true state. Matches played to their end confirm the losses that matter. `turning_points` makes each
reported loss agree with the chart. `advised_losses` finds losses that the player could see in the
advice they got. `appraisal` defines the result.
"""
