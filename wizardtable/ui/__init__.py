# SPDX-License-Identifier: MIT
"""The window: the lobby, the match page with the table, and all dialogs and pages around them.

`FirstWindow` paints the empty room (`style.placeholder`) and imports next to nothing. Then
`window.running_window` fills the window. Its modules are imported in steps, so that the window
always reacts (`app.FIRST_MODULES`, `window.preloading`). `lab/benchmarks/startup.py` measures the
start.

`MainWindow` (`window.main_window`) has two rooms, the `Lobby` and the match page. Pages and dialogs
know it as a `Navigator`. `routes` names each page that is imported only when somebody opens it.

`Profile` is the player: data folder and settings. Pages follow its signals `switched` (another
player has taken over) and `changed`. `Services` are the helpers of a run: the processes in which
opponents think, the analyst, the sounds.

`window.startup` clears up after an earlier run, and offers to continue after a crash.
`RoomAmbience` chooses the background sounds of the visible room. It is silent while the window is
hidden or minimised, or the match is paused.
"""
