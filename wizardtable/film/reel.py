# SPDX-License-Identifier: MIT
"""Collects the pictures of a film in compressed form and makes an animated picture from them.

A WebP file has all colours and half the size of a GIF file. Every program can show a GIF file.
"""

import io
import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Final

from PIL import Image, ImageChops
from PySide6.QtGui import QImage

from wizardtable.core import override

PALETTE_PICTURE_COUNT: Final = 16
"""The number of pictures from which the colours of a GIF are chosen."""

GRAIN_STRENGTH: Final = 8
"""The range, out of 255, over which a GIF's colours are scattered, so that the cloth has no steps.

The change of a pixel is the same in every picture, so that resting pieces are stored only once.
"""


WEBP_QUALITY: Final = 75
"""The quality of WebP, 0–100. Text still looks clean, and files are a fifth smaller than at 80."""


class Format(Enum):
    """A format of animated pictures; its value is the ending of the file name."""

    WEBP = ".webp"
    GIF = ".gif"

    @property
    def tick(self) -> int:
        """The milliseconds between two pictures of moving pieces; more for the larger GIF files."""
        return 50 if self is Format.WEBP else 80


@dataclass(slots=True)
class _Picture:
    """A compressed picture, and the milliseconds for which it is shown."""

    packed: bytes
    milliseconds: int


class Reel:
    """Collects the pictures of a film, which all have the same size."""

    def __init__(self) -> None:
        self._pictures: list[_Picture] = []
        self._last_pixels = b""
        self._size = (0, 0)

    @property
    def milliseconds(self) -> int:
        """The length of the film in milliseconds."""
        return sum(picture.milliseconds for picture in self._pictures)

    def __len__(self) -> int:
        """Returns the number of stored pictures; two that follow each other always differ."""
        return len(self._pictures)

    def add(self, image: QImage, milliseconds: int) -> None:
        """Adds a picture that is shown for this time.

        If the picture equals the last one, the last picture is shown longer instead.
        """
        image = image.convertToFormat(QImage.Format.Format_RGB888)
        size = image.width(), image.height()
        raw = bytes(image.constBits())
        pixels = Image.frombytes("RGB", size, raw, "raw", "RGB", image.bytesPerLine()).tobytes()
        if pixels == self._last_pixels:
            self._pictures[-1].milliseconds += milliseconds
            return
        self._last_pixels, self._size = pixels, size
        self._pictures.append(_Picture(zlib.compress(pixels, 1), milliseconds))

    def picture(self, number: int) -> Image.Image:
        """Returns the stored picture with this number, counted from 0."""
        return Image.frombytes("RGB", self._size, zlib.decompress(self._pictures[number].packed))

    def develop(self, kind: Format, tell: Callable[[float], None]) -> bytes:
        """Returns the bytes of the animated picture, with all pictures of the film.

        `kind` is the format. `tell` is called now and then with the share (0–1) of the work done.
        """
        get_picture = self._get_toned_picture() if kind is Format.GIF else self.picture
        strip = _Strip(len(self), get_picture, tell)
        durations = [picture.milliseconds for picture in self._pictures]
        file = io.BytesIO()
        if kind is Format.GIF:
            strip.save(file, "GIF", save_all=True, duration=durations, loop=0, optimize=True)
        else:  # key frames in between would only make it larger: nobody seeks in a film
            beyond_end = len(self) + 2
            strip.save(
                file,
                "WEBP",
                save_all=True,
                duration=durations,
                loop=0,
                quality=WEBP_QUALITY,
                method=4,
                kmin=beyond_end,
                kmax=beyond_end + 1,
            )
        return file.getvalue()

    def _get_toned_picture(self) -> Callable[[int], Image.Image]:
        """Returns a function that takes a picture's number and returns the picture in 255 colours.

        These are the colours that suit the film best. The 256th colour of a GIF is for pixels that
        do not change.
        """
        palette = self._palette_sheet().quantize(255, Image.Quantize.MEDIANCUT)
        grain = _grain(self._size)

        def toned(number: int) -> Image.Image:
            scattered = ImageChops.add(self.picture(number), grain, 1, -128)
            return scattered.quantize(palette=palette, dither=Image.Dither.NONE)

        return toned

    def _palette_sheet(self) -> Image.Image:
        """Returns an image with up to `PALETTE_PICTURE_COUNT` pictures of the film at half size."""
        width, height = (max(1, side // 2) for side in self._size)
        count = min(PALETTE_PICTURE_COUNT, len(self))
        sheet = Image.new("RGB", (width, height * count))
        for row in range(count):
            number = row * (len(self) - 1) // max(1, count - 1)
            small = self.picture(number).resize((width, height), Image.Resampling.NEAREST)
            sheet.paste(small, (0, row * height))
        return sheet


class _Strip(Image.Image):
    """All pictures of a film as one animated image for Pillow.

    Each picture is unpacked only when Pillow asks for it. Three hundred unpacked pictures would
    take a gigabyte.
    """

    def __init__(
        self, count: int, picture: Callable[[int], Image.Image], tell: Callable[[float], None]
    ) -> None:
        super().__init__()
        self._picture, self._tell = picture, tell
        self.n_frames = count
        self.is_animated = count > 1
        self._position = self._furthest = -1
        self.seek(0)

    @override
    def seek(self, frame: int) -> None:
        if not 0 <= frame < self.n_frames:
            raise EOFError
        if frame == self._position:
            return
        shown = self._picture(frame)
        self._position, self.im, self.palette = frame, shown.im, shown.palette
        self._mode, self._size = shown.mode, shown.size
        if frame > self._furthest:  # in the end Pillow goes back to the first picture
            self._furthest = frame
            self._tell(frame / self.n_frames)

    @override
    def tell(self) -> int:
        return self._position


def _grain(size: tuple[int, int]) -> Image.Image:
    """Returns a grey image around 128, lighter and darker in a pattern of four by four pixels."""
    tile = Image.new("L", (4, 4))
    tile.putdata(
        [round(128 + ((step + 0.5) / 16 - 0.5) * GRAIN_STRENGTH) for step in _bayer_steps(4)]
    )
    grain = Image.new("L", size)
    for x in range(0, size[0], 4):
        grain.paste(tile, (x, 0))
    row = grain.crop((0, 0, size[0], 4))
    for y in range(0, size[1], 4):
        grain.paste(row, (0, y))
    return Image.merge("RGB", (grain, grain, grain))


def _bayer_steps(side: int) -> Iterator[int]:
    """Yields the numbers of Bayer's matrix, row by row; neighbours differ as much as possible."""
    for y in range(side):
        for x in range(side):
            step, bit = 0, 1
            while bit < side:
                across, down = bool(x & bit), bool(y & bit)
                step = 4 * step + 2 * (across != down) + down
                bit *= 2
            yield step
