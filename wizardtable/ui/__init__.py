# SPDX-License-Identifier: MIT
"""The window: the lobby, the page with the table, and all dialogs and pages around them.

`FirstWindow` paints the empty room (`style.placeholder`) and imports next to nothing. Then
`window.running_window` fills it: the modules come in steps, so that the window never stands still
(`app.FIRST_MODULES`, `window.preloading`). `lab/benchmarks/startup.py` measures the start.

`MainWindow` (`window.main_window`) has two rooms, the `Lobby` and the match page. Pages and dialogs
know it as a `Navigator`. `routes` names each page that is imported only when somebody goes there.

`Profile` is the player: data folder and settings. If another player takes over (`Profile.switch`),
everything follows its signals `switched` and `changed`. `Services` are the helpers of a run: the
thinking processes, the analyst, the sounds.

`window.startup` sees to what an earlier run left, and offers to continue after a crash.
`RoomAmbience` chooses the ambience of the room that is seen. It is silent while the window is
hidden or minimised, or the match is paused.
"""
