# SPDX-License-Identifier: MIT
"""The look of windows and dialogs: style sheet, colours, icons and the widgets they share.

Text sizes are in pixels, because a point has different sizes on different systems. The icons are
the program's own, in `resources/art/ui`. Qt visits all widgets when the style or the language
changes. Meanwhile `ui.garbage` keeps Python's garbage collector from running.
"""
