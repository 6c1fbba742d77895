# SPDX-License-Identifier: MIT
"""The window: the lobby, the page with the table, and all dialogs and pages around them.

`MainWindow` has two rooms, `lobby` and `match`. It opens dialogs without stopping the program.
`Profile` is what everything shares: the player's data, the settings, the thinking processes, the
sounds. If another player takes over (`Profile.switch`), everything follows its signals `switched`
and `changed`.

The window first paints the empty room (`lobby.placeholder`) and only then loads the lobby.
Modules that the first picture does not need are therefore imported inside functions.
`benchmarks/startup.py` measures the start. `preloading` loads what a match needs while the lobby is
shown.

`startup` sees to what an earlier run left: it offers to continue after a crash. `RoomAmbience`
chooses the ambience of the room that is seen. It is silent while the window is hidden or minimised,
or the match is paused.
"""
