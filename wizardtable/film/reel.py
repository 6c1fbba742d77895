# SPDX-License-Identifier: MIT
"""The pictures of a film, kept small until they are all there, and written as one that moves.

WebP keeps every colour in half the room; GIF is shown by every program there is.
"""

import io
import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Final

from PIL import Image, ImageChops
from PySide6.QtGui import QImage

SAMPLES: Final = 16
"""Pictures that the colours of a GIF are chosen from."""

GRAIN: Final = 8
"""By how much of 255 a GIF's colours are scattered, so that the cloth shows no steps: always the
same pixel by the same amount, so that what lies still is stored once."""


QUALITY: Final = 75
"""Of WebP, 0 to 100: writing is still clean, and the file a fifth smaller than at 80."""


class Format(Enum):
    """How the picture is written; the value is the end of the file's name.

    Attributes:
        tick: milliseconds between two pictures of what moves: a GIF would be large otherwise.
    """

    WEBP = ".webp"
    GIF = ".gif"

    @property
    def tick(self) -> int:  # noqa: D102 - told above
        return 50 if self is Format.WEBP else 80


@dataclass(slots=True)
class _Kept:
    """A picture packed, and how many milliseconds it stands."""

    packed: bytes
    milliseconds: int


class Reel:
    """Takes a film's pictures, all of one size."""

    def __init__(self) -> None:
        self._kept: list[_Kept] = []
        self._last = b""
        self._size = (0, 0)

    @property
    def milliseconds(self) -> int:
        """How long the film is."""
        return sum(one.milliseconds for one in self._kept)

    def __len__(self) -> int:
        """How many pictures differ from the one before."""
        return len(self._kept)

    def add(self, image: QImage, milliseconds: int) -> None:
        """One more picture; one that is as the last prolongs that."""
        image = image.convertToFormat(QImage.Format.Format_RGB888)
        size = image.width(), image.height()
        raw = bytes(image.constBits())
        pixels = Image.frombytes("RGB", size, raw, "raw", "RGB", image.bytesPerLine()).tobytes()
        if pixels == self._last:
            self._kept[-1].milliseconds += milliseconds
            return
        self._last, self._size = pixels, size
        self._kept.append(_Kept(zlib.compress(pixels, 1), milliseconds))

    def picture(self, number: int) -> Image.Image:
        """One of the pictures, from 0."""
        return Image.frombytes("RGB", self._size, zlib.decompress(self._kept[number].packed))

    def develop(self, kind: Format, tell: Callable[[float], None]) -> bytes:
        """The whole film as a file; `tell` hears how much (0 to 1) is done."""
        toned = self._toned() if kind is Format.GIF else self.picture
        strip = _Strip(len(self), toned, tell)
        durations = [one.milliseconds for one in self._kept]
        file = io.BytesIO()
        if kind is Format.GIF:
            strip.save(file, "GIF", save_all=True, duration=durations, loop=0, optimize=True)
        else:  # whole pictures in between would only make it larger: nobody seeks in it
            far = len(self) + 2
            strip.save(
                file,
                "WEBP",
                save_all=True,
                duration=durations,
                loop=0,
                quality=QUALITY,
                method=4,
                kmin=far,
                kmax=far + 1,
            )
        return file.getvalue()

    def _toned(self) -> Callable[[int], Image.Image]:
        """Gives each picture in the 255 colours that suit the film, one being left for what stays
        as it was."""
        palette = self._sampled().quantize(255, Image.Quantize.MEDIANCUT)
        grain = _grain(self._size)

        def toned(number: int) -> Image.Image:
            scattered = ImageChops.add(self.picture(number), grain, 1, -128)
            return scattered.quantize(palette=palette, dither=Image.Dither.NONE)

        return toned

    def _sampled(self) -> Image.Image:
        """Pictures from all over the film, one below the other at half their size."""
        width, height = (max(1, side // 2) for side in self._size)
        count = min(SAMPLES, len(self))
        sheet = Image.new("RGB", (width, height * count))
        for row in range(count):
            number = row * (len(self) - 1) // max(1, count - 1)
            small = self.picture(number).resize((width, height), Image.Resampling.NEAREST)
            sheet.paste(small, (0, row * height))
        return sheet


class _Strip(Image.Image):
    """All pictures as one image of many, each unpacked when Pillow turns to it: three hundred of
    them at once would take a gigabyte."""

    def __init__(
        self, count: int, picture: Callable[[int], Image.Image], tell: Callable[[float], None]
    ) -> None:
        super().__init__()
        self._picture, self._tell = picture, tell
        self.n_frames = count
        self.is_animated = count > 1
        self._at = self._furthest = -1
        self.seek(0)

    def seek(self, frame: int) -> None:
        """Pillow: turn to a picture; EOFError says that there is none."""
        if not 0 <= frame < self.n_frames:
            raise EOFError
        if frame == self._at:
            return
        shown = self._picture(frame)
        self._at, self.im, self.palette = frame, shown.im, shown.palette
        self._mode, self._size = shown.mode, shown.size
        if frame > self._furthest:  # at last Pillow goes back to the first
            self._furthest = frame
            self._tell(frame / self.n_frames)

    def tell(self) -> int:
        """Pillow: which picture that is."""
        return self._at


def _grain(size: tuple[int, int]) -> Image.Image:
    """Grey around 128, by turns lighter and darker in a pattern of four by four pixels."""
    tile = Image.new("L", (4, 4))
    tile.putdata([round(128 + ((step + 0.5) / 16 - 0.5) * GRAIN) for step in _ordered(4)])
    whole = Image.new("L", size)
    for x in range(0, size[0], 4):
        whole.paste(tile, (x, 0))
    row = whole.crop((0, 0, size[0], 4))
    for y in range(0, size[1], 4):
        whole.paste(row, (0, y))
    return Image.merge("RGB", (whole, whole, whole))


def _ordered(side: int) -> Iterator[int]:
    """The steps of Bayer's square, row by row: neighbours are as unlike as can be."""
    for y in range(side):
        for x in range(side):
            step, bit = 0, 1
            while bit < side:
                across, down = bool(x & bit), bool(y & bit)
                step = 4 * step + 2 * (across != down) + down
                bit *= 2
            yield step
