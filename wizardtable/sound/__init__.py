# SPDX-License-Identifier: MIT
"""Sounds and ambiences, computed without sound files and played by a process of their own.

`names` lists all sounds and ambiences; other packages need nothing else to ask for one. `tones` and
`ambiences` have the recipes. An ambience is a bed, which repeats without a seam (`beds`), with
calls at random times. The process makes an ambience when it is first needed.

`SoundPlayer` (`player`) drops sounds that follow too fast (`limits`) and sends the rest to the
process (`speaker`). Only that process opens the loudspeaker (`device`, with miniaudio). A driver
that hangs or crashes therefore cannot stop the window.

`python -m wizardtable.sound DIR` writes every sound to a file. `python -m lab.benchmarks.ambience`
measures the cost of an ambience.
"""
