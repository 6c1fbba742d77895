# SPDX-License-Identifier: MIT
"""Sounds and ambiences, computed without sound files and played by a process of their own.

`names` lists all sounds and ambiences; other packages need only this module and `SoundPlayer`. A
sound is short, such as that of a card. An ambience is the background sound of a room: a *bed*, a
long sound that repeats without a seam (`beds`), and *calls*, short sounds at random times. `tones`
and `ambiences` have the recipes. Each ambience is made when it is first needed.

`SoundPlayer` (`player`) drops sounds that follow too fast (`limits`) and sends the other ones to
the sound process (`speaker`). Only this process opens the loudspeaker (`device`, with miniaudio). A
driver that hangs or crashes therefore cannot stop the window.

`python -m wizardtable.sound DIR` writes every sound to a file. `python -m lab.benchmarks.ambience`
measures the cost of an ambience.
"""
