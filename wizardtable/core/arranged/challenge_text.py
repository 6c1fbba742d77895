# SPDX-License-Identifier: MIT
"""Writes challenges as text that survives a mail, and reads them again.

The text is in square brackets: the word "wizardtable", the number of the format, the packed
challenge, and a checksum against typing errors. The challenge is packed so that nobody reads it by
accident; it is no secret. What is read may come from anybody: it is bounded and checked.

The reader accepts anything around the brackets. Within them it ignores line ends, spaces, and the
marks that mail programs set before quoted lines.
"""

import base64
import binascii
import re
import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any, Final

from wizardtable import __version__
from wizardtable.core import codec
from wizardtable.core.arranged.challenge import Challenge, ChallengeTable, FriendResult, plain_name
from wizardtable.core.game import EDITION
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.jsontext import CodecError, parse
from wizardtable.core.text import N_, Message

FORMAT: Final = 1
"""The number of the current format. When the packed form changes, raise it."""

MAX_SENT_CHARACTERS: Final = 700
"""The most characters of a text without moves and without cards of one's own. With the words around
it, it has fewer than a thousand characters and fits into any mail."""

MAX_READ_CHARACTERS: Final = 2 * 1024 * 1024
"""The most characters that are read. A challenge with moves and a whole house deck has a tenth."""

MAX_UNPACKED_BYTES: Final = 4 * 1024 * 1024
"""The most bytes of a challenge before it is packed."""

MAX_BRACKETS: Final = 100_000
"""The most lists and objects in a challenge; a long match has a tenth of them."""

MAX_TEXTS: Final = 20
"""The most challenges that are read from one text, such as a mail with earlier mails in it."""

LINE_LENGTH: Final = 64
"""The most characters of a line; mail programs break longer lines."""

START: Final = "[wizardtable:"
"""The first characters of a challenge in a text."""

_TEXT: Final = re.compile(r"\[wizardtable:(\d{1,6}):([^\[\]]*)\]")
_CUT_TEXT: Final = re.compile(r"\[wizardtable:[^\]]*(\[|$)")
_FILLERS: Final = str.maketrans("", "", " \t\r\n>|=\xa0\xad\u200b")

NO_TEXT: Final = N_(
    "challenge",
    "There is no challenge in this text. A challenge begins with “[wizardtable:” and ends with "
    "“]”.",
)
CUT_TEXT: Final = N_(
    "challenge", "This challenge is cut off. Copy the whole text, from “[wizardtable:” to “]”."
)
CHANGED_TEXT: Final = N_(
    "challenge",
    "This challenge was damaged on the way: a character is missing or wrong. Ask for the text "
    "again.",
)
LONG_TEXT: Final = N_("challenge", "This text is far too long to be a challenge.")
NEWER_TEXT: Final = N_(
    "challenge",
    "This challenge comes from a newer version of the program ({version}). Update the program to "
    "play it.",
)
UNNAMED_NEWER_TEXT: Final = N_(
    "challenge",
    "This challenge comes from a newer version of the program. Update the program to play it.",
)
OLDER_TEXT: Final = N_(
    "challenge",
    "This challenge comes from an older version of the program ({version}), "
    "in which {game} had different rules. Only that version can play it.",
)
UNKNOWN_GAME: Final = N_(
    "challenge",
    "This challenge (from version {version}) needs a game that this version of the program does "
    "not have.",
)
IMPOSSIBLE: Final = N_(
    "challenge",
    "This challenge (from version {version}) cannot be played here: its table or its results are "
    "not possible in this version of the program.",
)


class ChallengeError(ValueError):
    """Raised for a text from which no challenge can be read.

    Attributes:
        reason: the problem, in a sentence.
    """

    def __init__(self, reason: Message) -> None:
        super().__init__(str(reason))
        self.reason = reason


@dataclass(frozen=True, slots=True)
class _Packed:
    """The packed form of a challenge.

    Later formats keep `app`, so that older programs can name the version that they need.

    Attributes:
        app: the version of the program that wrote the challenge.
        challenge: the challenge.
    """

    app: Annotated[str, range(40)]
    challenge: Challenge


def write(challenge: Challenge) -> str:
    """Returns a challenge as text in brackets, of any length."""
    packed = zlib.compress(codec.dumps(_Packed, _Packed(__version__, challenge)).encode(), 9)
    code = base64.urlsafe_b64encode(packed).decode().rstrip("=")
    text = f"{START}{FORMAT}:{code}:{zlib.crc32(code.encode()):08x}]"
    return "\n".join(text[at : at + LINE_LENGTH] for at in range(0, len(text), LINE_LENGTH))


def write_short(challenge: Challenge) -> str | None:
    """Returns a challenge as a text of less than `MAX_SENT_CHARACTERS` characters.

    The text leaves out moves, and the last results if there is no room for them. Returns None for
    a table with a box of the player's own, which goes into a file, and if the table alone is too
    long.
    """
    if challenge.table.setup.data:
        return None
    results = tuple(replace(result, moves=()) for result in challenge.results)
    for count in range(len(results), -1, -1):
        text = write(Challenge(challenge.table, results[:count]))
        if len(text) < MAX_SENT_CHARACTERS and (count or not results):
            return text
    return None


def read(text: str, game: Callable[[str], GameSpec | None]) -> tuple[Challenge, ...]:
    """Returns the challenges in a text, at least one and at most `MAX_TEXTS`.

    If some challenges can be read and others cannot, those that can are returned.

    Args:
        text: the text, such as a whole mail.
        game: returns the game with an id, or None if there is none.

    Raises:
        ChallengeError: no challenge can be read; the reason is that of the first one.
    """
    if len(text) > MAX_READ_CHARACTERS:
        raise ChallengeError(LONG_TEXT)
    challenges: list[Challenge] = []
    problem: ChallengeError | None = None
    for framed in _TEXT.finditer(text):
        try:
            challenges.append(_read_one(int(framed[1]), framed[2], game))
        except ChallengeError as error:
            problem = problem or error
        if len(challenges) == MAX_TEXTS:
            break
    if not challenges:
        is_cut = START in text and _CUT_TEXT.search(text) is not None
        raise problem or ChallengeError(CUT_TEXT if is_cut else _missing(text))
    return tuple(challenges)


def _missing(text: str) -> Message:
    return CHANGED_TEXT if START in text else NO_TEXT


def _read_one(version: int, content: str, game: Callable[[str], GameSpec | None]) -> Challenge:
    if version > FORMAT:
        raise ChallengeError(UNNAMED_NEWER_TEXT)
    code, _, checksum = content.translate(_FILLERS).partition(":")
    if version != FORMAT or checksum != f"{zlib.crc32(code.encode('utf-8', 'replace')):08x}":
        raise ChallengeError(CHANGED_TEXT)
    data = _unpacked(code)
    app = data.get("app") if isinstance(data, dict) else None
    if not isinstance(app, str):
        raise ChallengeError(CHANGED_TEXT)
    app = plain_name(app)
    challenge = data.get("challenge")
    table = challenge.get("table") if isinstance(challenge, dict) else None
    if not isinstance(table, dict):
        raise ChallengeError(CHANGED_TEXT)
    spec = game(table["game"]) if isinstance(table.get("game"), str) else None
    if spec is None:
        raise ChallengeError(UNKNOWN_GAME.of(version=app))
    _check_rules(table, spec, app)
    try:
        read_challenge: Challenge = codec.decode(_Packed, data).challenge
        is_playable = read_challenge.fits(spec)
    except (CodecError, ValueError) as error:
        raise ChallengeError(IMPOSSIBLE.of(version=app)) from error
    if not is_playable:
        raise ChallengeError(IMPOSSIBLE.of(version=app))
    return _with_plain_names(read_challenge)


def _check_rules(table: dict[str, Any], spec: GameSpec, app: str) -> None:
    """Raises ChallengeError if a table needs other rules of its game than this program has."""
    setup = table.get("setup")
    edition = setup.get("edition", 0) if isinstance(setup, dict) else None
    rules = table.get("rules")
    if type(rules) is not int or type(edition) is not int:
        raise ChallengeError(CHANGED_TEXT)
    if rules > spec.rules_version or edition > EDITION:
        raise ChallengeError(NEWER_TEXT.of(version=app))
    if rules < spec.rules_version or edition < EDITION:
        raise ChallengeError(OLDER_TEXT.of(version=app, game=spec.title))


def _unpacked(code: str) -> Any:
    """Returns the JSON data of a packed challenge. Raises ChallengeError if they cannot be read."""
    try:
        packed = base64.urlsafe_b64decode(code + "=" * (-len(code) % 4))
        unpacker = zlib.decompressobj()
        content = unpacker.decompress(packed, MAX_UNPACKED_BYTES)
        if unpacker.unconsumed_tail or not unpacker.eof:
            raise ChallengeError(LONG_TEXT if unpacker.unconsumed_tail else CHANGED_TEXT)
        if content.count(b"[") + content.count(b"{") > MAX_BRACKETS:
            raise ChallengeError(LONG_TEXT)
        return parse(content.decode())
    except (binascii.Error, zlib.error, UnicodeDecodeError, CodecError) as error:
        raise ChallengeError(CHANGED_TEXT) from error


def _with_plain_names(challenge: Challenge) -> Challenge:
    results = [replace(result, name=plain_name(result.name)) for result in challenge.results]
    return replace(challenge, results=tuple(results))


def table_text(table: ChallengeTable) -> str:
    """Returns a table as canonical JSON, for the book."""
    return codec.dumps(ChallengeTable, table)


def table_from(text: str) -> ChallengeTable:
    """Returns the table from a text of the book. Raises CodecError for an unreadable text."""
    table: ChallengeTable = codec.loads(ChallengeTable, text)
    return table


def result_text(result: FriendResult) -> str:
    """Returns a result as canonical JSON, for the book."""
    return codec.dumps(FriendResult, result)


def result_from(text: str) -> FriendResult:
    """Returns the result from a text of the book. Raises CodecError for an unreadable text."""
    result: FriendResult = codec.loads(FriendResult, text)
    return result


def moves_of(result: FriendResult, spec: GameSpec) -> Sequence[object]:
    """Returns the actions of a result's moves. `spec` is the game.

    Raises:
        CodecError: a move is no action of the game.
    """
    return [codec.decode(spec.rules.kinds.action, move) for move in result.moves]
