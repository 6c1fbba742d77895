# SPDX-License-Identifier: MIT
"""The covers of the games as widgets: a picture, a button, and a choice on an empty page.

The cover of a game is the picture in its file `tile.svg`.
"""
