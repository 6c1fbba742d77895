# SPDX-License-Identifier: MIT
"""The look of windows and dialogs: style sheet, colours, icons, and the widgets that they share.

Sizes of writing are in pixels, because points have another size on some systems. The icons are the
program's own, in `resources/art/ui`. `garbage` keeps Python's collector from running while Qt goes
through all widgets, as it does for a new style or language.
"""
