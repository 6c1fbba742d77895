# SPDX-License-Identifier: MIT
"""Thinking in separate processes: messages, deadlines and spare processes.

`worker_main` runs in a thinking process. `messages` defines the messages between it and the
program. Three classes stand between a match and a process. `play.minds.Minds` asks a `Question`.
`ThinkerGroup` asks several thinkers if the level has several `trees`, and adds their votes.
`Thinker` answers from one process and keeps a spare one ready. It numbers its questions with
tickets, to match the answers from the pipe with them. Elsewhere a question is identified by its
object.

No match needs a process in order to continue:

- If a process dies, the spare answers in the remaining time.
- If no answer has come 0.1 s after the deadline, the greedy agent answers in this process.
- A late process stays alive. One that crashed or hangs is replaced.
- At the deadline a group uses the answers that have come.
- Time during which the computer slept does not count.
- All processes end with the program, however it ends (`core.parent`).

`AnalysisJob` and `PlayOutJob` each use a process that ends with its job.
"""
