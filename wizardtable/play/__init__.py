# SPDX-License-Identifier: MIT
"""Runs a match without pictures: whose turn it is, opponents, advice, saving and replays.

`Controller` asks the match which seat decides. The action comes from the table, from an opponent or
from a `StandIn`. The controller plays it in the match and hands the match to the save. Then it
emits a `Frame` (`frames`) for the table: the observation, menu and events of one viewer. Undo,
loading and a change of viewer end with the same call.

A person's action passes a list of gates before it is played: standing orders, a lesson or problem,
the game's safety question, waste, and the tutor. Each gate may ask a question (`gates`). The signal
`questioned` carries the question to the window.

`Minds` has one question at a time answered, by processes or at once by a baseline. `Opponent` and
`Advisor` make the questions. `Advisor` asks the hardest level for hints, verdicts and the tutor's
warnings. A match and its save keep the win chances that a person was told (`Match.advised`).

`StandIn` is the autoplay. It moves for a person if only one move is possible or if a standing order
decides. It also makes the moves that a person leaves to the hardest level. A match knows the author
of each action. Undo does not stop at an action that nobody was asked for (`core.match.UNASKED`).

If people at one screen have secrets (`core.match.needs_curtain`), a seat's view is shown only while
that seat decides.

`Replay` shows any point of a match from past observations and redacted events, on a table of its
own. The controller holds the match meanwhile, so an unfinished move stays as it is. `Variation`
shows a better line as far as its seat could foresee it. `branch` copies a match up to a place.
`Analyst` and `DailyLevels` watch jobs of `ai.process`. `helps` says in which matches people get no
help.

A *place* in a match is a number of actions: those played before it.
"""
