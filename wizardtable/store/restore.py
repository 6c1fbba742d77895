# SPDX-License-Identifier: MIT
"""Makes a match of the lines of a save: replays it, or goes on from a state that is still good."""

from collections.abc import Sequence

from wizardtable.core import catalog, codec
from wizardtable.core.conduct import StandingOrder
from wizardtable.core.game import GameOption, OptionValue, Seat, State
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.jsontext import CodecError
from wizardtable.core.match import Match
from wizardtable.core.text import N_, Message
from wizardtable.store.save_format import End, Header, Line, Orders, Step, Stored
from wizardtable.store.trial import Unsound, try_out

BASELINES = ("random", "greedy")
"""Opponents every game has besides the levels it offers."""

CUT = N_(
    "save",
    "The start of “{file}” is missing. The match opens, but its first moves are not available.",
)
"""Lines after the header were cut out; in saves of versions that did not say where the history
begins, this may also have been told before."""


TRIED = 200
"""Stored states at most that are looked at, the last ones. A disk does not spoil a state and leave
its checksum good, and other rules that cannot read so many will read none."""

PLAYED = 40
"""For so many of them counts one that was found out only by playing, which takes longer."""


class Unusable(ValueError):  # noqa: N818 - says what the lines are
    """Lines no match can be made of; `reason` has a place for the file."""

    def __init__(self, reason: Message) -> None:
        super().__init__(str(reason))
        self.reason = reason


class _Mismatch(ValueError):  # noqa: N818
    """The rules lead elsewhere than they did when the line was written."""


def restore(header: Header, lines: Sequence[Line | None]) -> tuple[Match, Message | None]:
    """The match, and what of it is lost, if anything. `lines` follow the header, None where one
    is damaged. Raises Unusable."""
    spec = _spec(header)
    if header.rules != spec.rules_version:
        match = _from_stored(spec, header, lines)
        return _or_damaged(match), N_(
            "save",
            "“{file}” was saved by a version of the program with different "
            "rules. The match opens at the last readable position, but its "
            "earlier moves are no longer available.",
        )
    whole, good = _from_start(spec, header, lines)
    if whole is not None and good:
        return whole, None if whole.earlier == header.earlier else CUT
    late = _from_stored(spec, header, lines)
    if late is not None and (whole is None or _reached(late) > _reached(whole)):
        return late, N_(
            "save",
            "Part of “{file}” could not be read or replayed. The match opens "
            "at the last readable position, but its earlier moves are no "
            "longer available.",
        )
    return _or_damaged(whole), N_(
        "save",
        "The last moves in “{file}” could not be read. The match opens at the last readable "
        "position.",
    )


def in_force(match: Match, given: Orders) -> dict[Seat, StandingOrder]:
    """The standing orders of these that people at the table can have given where it stands."""
    kind, found = match.spec.conduct.order_kind, dict[Seat, StandingOrder]()
    if kind is None or match.to_move is None or given.n != _reached(match):
        return found
    for one in given.orders:
        if one.seat not in range(len(match.players)) or match.players[one.seat].level is not None:
            continue
        seat = Seat(one.seat)
        try:
            order: StandingOrder = codec.decode(kind, one.order)
        except CodecError:
            continue
        if match.spec.conduct.is_in_force(order, match.observe(seat)):
            found[seat] = order
    return found


def _spec(header: Header) -> GameSpec:
    try:
        spec = catalog.get(header.game)
    except catalog.UnknownGame:
        raise Unusable(
            N_(
                "save",
                "“{file}” needs a game that this version of the program does not have.",
            )
        ) from None
    levels = {None, *BASELINES, *(level.id for level in spec.levels)}
    options = {option.id: option for option in spec.options}
    if (
        header.setup.seats not in spec.seats
        or len(header.players) != header.setup.seats
        or any(player.level not in levels for player in header.players)
        or not all(
            name in options and _allows(options[name], value)
            for name, value in header.setup.options
        )
    ):
        raise Unusable(
            N_(
                "save",
                "“{file}” needs opponents or options that this version of the "
                "program does not have.",
            )
        )
    if header.setup.data and not _readable(spec, header.setup.data):
        raise Unusable(
            N_(
                "save",
                "“{file}” uses a house deck, and the copy of the deck in the save is "
                "damaged or was made for a newer version of the program.",
            )
        )
    return spec


def _readable(spec: GameSpec, data: str) -> bool:
    if spec.house is None:
        return False
    try:
        spec.house.title_of(data)
    except CodecError:
        return False
    return True


def _allows(option: GameOption, value: OptionValue) -> bool:
    values: Sequence[OptionValue] = [choice for choice, _ in option.choices] or (False, True)
    return any(type(value) is type(one) and value == one for one in values)


def _or_damaged(match: Match | None) -> Match:
    if match is None:
        raise Unusable(
            N_("save", "“{file}” cannot be opened: no position of the match can be read.")
        )
    return match


def _reached(match: Match) -> int:
    return match.earlier + len(match.actions)


def _from_start(
    spec: GameSpec, header: Header, lines: Sequence[Line | None]
) -> tuple[Match | None, bool]:
    """The match as far as the lines can be followed from the first, and whether that is to the
    end; None where it cannot be trusted."""
    first = lines[0] if lines else None
    if not isinstance(first, Stored):
        return None, False
    try:
        if first.n == 0:
            match = Match(spec, header.setup, header.seed, header.players)
            _compare(match, first)
        else:
            match = _resume(spec, header, first)
        _mark(match, header)
        return match, _follow(match, lines[1:])
    except Exception:  # whatever rules say to a deal or state that somebody has tampered with
        return None, False


def _from_stored(spec: GameSpec, header: Header, lines: Sequence[Line | None]) -> Match | None:
    """The match from the last good stored state on; None where there is none among the last."""
    tried = 0
    for position in range(len(lines) - 1, -1, -1):
        line = lines[position]
        if not isinstance(line, Stored):
            continue
        if tried >= TRIED:
            return None
        tried += 1
        try:
            match = _resume(spec, header, line)
        except (CodecError, Unsound):
            continue
        except Exception:  # any tampered state: whatever it makes the rules do, try the one before
            tried += PLAYED
            continue
        _mark(match, header)
        try:
            _follow(match, lines[position + 1 :])
        except _Mismatch:
            match = _resume(spec, header, line)
            _mark(match, header)
        return match
    return None


def _mark(match: Match, header: Header) -> None:
    """Give a match what is known of it besides its course."""
    match.assisted, match.aids = header.assisted, header.aids
    match.origin, match.purpose = header.origin, header.purpose


def _resume(spec: GameSpec, header: Header, line: Stored) -> Match:
    state: State = codec.decode(spec.rules.kinds.state, line.state)
    try_out(spec, header.setup, state)
    return Match.from_state(spec, header.setup, header.seed, header.players, state, line.n)


def _follow(match: Match, lines: Sequence[Line | None]) -> bool:
    """Play what the lines say, up to the first that is damaged or cannot be; whether that was
    the end. Raises _Mismatch where the rules lead elsewhere than they did. Where an earlier
    version kept the state otherwise, a hash that differs is judged by the next stored state."""
    doubt = recounted = False
    good = True
    for line in lines:
        if isinstance(line, Step):
            good = _step(match, line)
            if good and not _is_hash(match, line.hash):
                doubt = True
                if not match.spec.recounted:
                    raise _Mismatch
        elif isinstance(line, Stored):
            good = line.n == _reached(match)
            if good:
                recounted = _compare(match, line)
                doubt = False
        else:
            good = isinstance(line, End) and _end(match, line)
        if not good:
            break
    if doubt and not recounted:
        raise _Mismatch
    return good


def _step(match: Match, line: Step) -> bool:
    kinds = match.spec.rules.kinds
    if line.n != _reached(match) + 1 or line.seat != match.to_move:
        return False
    try:
        match.play(codec.decode(kinds.action, line.action), line.author)
    except Exception:  # illegal, or so odd that even the law has no answer
        return False
    if line.advised is not None:
        match.advised[len(match.actions) - 1] = line.advised
    return True


def _end(match: Match, line: End) -> bool:
    """End a match that was given up, if a person at its table can have done so."""
    if line.given_up < 0:
        return True
    if match.to_move is None or line.n != _reached(match):
        return False
    if line.given_up >= len(match.players) or match.players[line.given_up].level is not None:
        return False
    match.give_up(Seat(line.given_up))
    return True


def _is_hash(match: Match, noted: str | None) -> bool:
    """Whether this is the hash of the state reached; where none was noted it may be."""
    if noted is None:
        return True
    return noted == codec.digest(match.spec.rules.kinds.state, match.state_at(len(match.actions)))


def _compare(match: Match, line: Stored) -> bool:
    """Whether the state reached differs from the stored one by what an earlier version kept
    otherwise. Raises _Mismatch where it differs by anything else."""
    state = match.state_at(len(match.actions))
    reached: object = codec.encode(match.spec.rules.kinds.state, state)
    stored: object = line.state
    if reached == stored:
        return False
    if not (isinstance(reached, dict) and isinstance(stored, dict) and [*reached] == [*stored]):
        raise _Mismatch
    if any(reached[key] != stored[key] for key in reached if key not in match.spec.recounted):
        raise _Mismatch
    return True
