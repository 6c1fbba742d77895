# SPDX-License-Identifier: MIT
"""Thinking in processes of their own: messages, deadlines and spare processes.

`worker_main` runs in such a process, and `messages` defines what the two sides say to each other.
Three classes stand between a match and a process. `play.minds.Minds` asks a `Question`.
`ThinkerGroup` asks several thinkers if the level has several `trees`, and adds their votes.
`Thinker` answers from one process and keeps a spare one ready. It alone counts tickets, which tell
apart the answers that come through one pipe. Elsewhere a question is known by itself.

No match needs a process in order to go on:

- If a process dies, the spare answers in the time that is left.
- If no answer has come 0.1 s after the deadline, the greedy agent answers in this process.
- A process that is late stays alive. One that crashed or hangs is replaced.
- At the deadline a group uses the answers that have come.
- Time during which the computer slept does not count.
- All processes end with the program, however it ends (`core.parent`).

`AnalysisJob` and `PlayOutJob` each use a process that ends with its job.
"""
