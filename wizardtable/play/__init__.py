# SPDX-License-Identifier: MIT
"""Runs a match without pictures: whose turn it is, opponents, advice, saving and replays.

The words of this package:
- A *place* in a match is the number of actions played before it.
- The *viewer* is the seat from which the table is shown, or None for the public view.
- The *menu* has the legal actions that the seat to move is offered.
- A *level* is an opponent of a certain strength; the hardest level is the Grand Magus.
- A *standing order* is a decision that a person makes in advance.
- The *curtain* hides the table until the next person has come to the screen.

`Controller` asks the match which seat decides. The action comes from the table, from an opponent or
from `Autoplay` (`autoplay`). The controller plays the action in the match and hands the match to
the save. Then it emits a `Frame` (`frames`) for the table: the observation, menu and events of one
viewer. After undo, loading and a change of viewer, it emits a frame in the same way.

A person's action passes a list of gates before it is played. They look for a standing order, an
objection of a lesson or problem, the game's safety question, waste (something thrown away for
nothing), and a warning of the tutor. Each gate may ask a question (`gates`). The signal
`questioned` carries the question to the window.

`Opponent` and `Advisor` make questions about moves. `Minds` sends one question at a time to another
process, or to a simple agent that answers at once. `Advisor` asks the hardest level for hints,
verdicts and the tutor's warnings. A match and its save keep the win chances that a person was shown
(`Match.advised`).

`Autoplay` moves for a person if only one move is possible or if a standing order decides. It also
makes the moves that a person leaves to the hardest level. A match stores the author of each action.
Undo does not stop at an action that no person was asked for (`core.match.UNASKED_AUTHORS`).

If several people share a screen in a game with secrets (`core.match.needs_curtain`), a seat's view
is shown only while that seat decides.

`Replay` shows any place of a match from past observations and redacted events, on a table of its
own. The controller holds the match meanwhile, so the player's unfinished move stays as it is.
`Variation` is a better line of moves. It is shown as far as the seat that moves could foresee it.
`branch` copies a match up to a place. `Analyst` and `DailyLevels` run jobs of `ai.process` and
store the results. `helps` says in which matches people get no help.
"""
