# SPDX-License-Identifier: MIT
"""Thinking in separate processes: messages, deadlines and spare processes.

`worker_main` runs in a thinking process. `messages` defines the messages between that process and
the program. Three classes stand between a match and a process. `play.minds.Minds` asks a
`Question`. `ThinkerGroup` asks several thinkers if the level has several trees, and adds their
votes. `Thinker` answers a question from one process and keeps a spare process ready. A thinker
numbers its questions with tickets, so that each answer from the pipe names its question. Elsewhere
in the program a question has no number: the object itself identifies it.

No match needs a process in order to continue:

- If a process dies, the spare process answers in the remaining time.
- If no answer has come 0.1 s after the deadline, the greedy agent (`ai.baseline`) answers in the
  program's own process.
- A late process stays alive. A process that crashed or hangs is replaced.
- At the deadline a group uses the answers that have come.
- Time during which the computer slept does not count.
- All processes end with the program, even if it crashes (`core.parent`).

`AnalysisJob` and `PlayOutJob` each use a process that ends with its job.
"""
