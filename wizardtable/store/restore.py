# SPDX-License-Identifier: MIT
"""Makes a match from the lines of a save.

The match is replayed from its first state. If that fails, the match continues from the last stored
state that the rules still accept.
"""

from collections.abc import Sequence

from wizardtable.core import catalog, codec
from wizardtable.core.conduct import StandingOrder
from wizardtable.core.game import Seat, State
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.jsontext import CodecError
from wizardtable.core.match import Match
from wizardtable.core.text import N_, Message
from wizardtable.store.save_format import End, Header, Line, Orders, Step, Stored
from wizardtable.store.trial import Unsound, try_out

BASELINE_LEVELS = ("random", "greedy")
"""The ids of the simple levels that every game has in addition to its own levels."""

START_MISSING_SENTENCE = N_(
    "save",
    "The start of “{file}” is missing. The match opens, but its first moves are not available.",
)
"""The notice for a save whose first lines after the header are missing.

Earlier versions did not write where the history begins, so a save of theirs may show the notice
more than once.
"""


MAX_TRIED_STATES = 200
"""At most this many stored states are tried, from the last one backwards.

Damage by the disk shows in a line's checksum, so such states are not tried at all. Rules that
refuse this many states will refuse all of them.
"""

FAILED_TRIAL_COST = 40
"""A state that fails only in trial moves counts as this many tried states, as it takes longer."""


class Unusable(ValueError):  # noqa: N818 - says what the lines are
    """Raised for lines from which no match can be made.

    Attributes:
        reason: a sentence with a placeholder for the file.
    """

    def __init__(self, reason: Message) -> None:
        super().__init__(str(reason))
        self.reason = reason


class _Mismatch(ValueError):  # noqa: N818
    """Raised if the same actions lead to another state now than when the save was written."""


def restore(header: Header, lines: Sequence[Line | None]) -> tuple[Match, Message | None]:
    """Returns the match of a save, and a sentence if part of the match is lost, otherwise None.

    Args:
        header: the first line of the save.
        lines: the lines after the header, with None in the place of a damaged line.

    Raises:
        Unusable: no match can be made from the lines.
    """
    spec = _checked_spec(header)
    if header.rules != spec.rules_version:
        match = _resumed_from_state(spec, header, lines)
        return _match_or_error(match), N_(
            "save",
            "“{file}” was saved by a version of the program with different "
            "rules. The match opens at the last readable position, but its "
            "earlier moves are no longer available.",
        )
    whole, good = _replayed_from_start(spec, header, lines)
    if whole is not None and good:
        return whole, None if whole.earlier == header.earlier else START_MISSING_SENTENCE
    late = _resumed_from_state(spec, header, lines)
    if late is not None and (whole is None or _actions_reached(late) > _actions_reached(whole)):
        return late, N_(
            "save",
            "Part of “{file}” could not be read or replayed. The match opens "
            "at the last readable position, but its earlier moves are no "
            "longer available.",
        )
    return _match_or_error(whole), N_(
        "save",
        "The last moves in “{file}” could not be read. The match opens at the last readable "
        "position.",
    )


def orders_in_force(match: Match, last_orders: Orders) -> dict[Seat, StandingOrder]:
    """Returns the standing orders that still hold at the end of a match, by seat.

    A standing order is a decision that a player has made in advance. An order is left out if its
    seat is not a person's, or if it cannot be read.

    Args:
        match: the restored match.
        last_orders: the last line of the save.
    """
    kind, in_force = match.spec.conduct.order_kind, dict[Seat, StandingOrder]()
    if kind is None or match.to_move is None or last_orders.n != _actions_reached(match):
        return in_force
    for ordered in last_orders.orders:
        if (
            ordered.seat not in range(len(match.players))
            or match.players[ordered.seat].level is not None
        ):
            continue
        seat = Seat(ordered.seat)
        try:
            order: StandingOrder = codec.decode(kind, ordered.order)
        except CodecError:
            continue
        if match.spec.conduct.is_in_force(order, match.observe(seat)):
            in_force[seat] = order
    return in_force


def _checked_spec(header: Header) -> GameSpec:
    try:
        spec = catalog.get(header.game)
    except catalog.UnknownGame:
        raise Unusable(
            N_(
                "save",
                "“{file}” needs a game that this version of the program does not have.",
            )
        ) from None
    levels = {None, *BASELINE_LEVELS, *(level.id for level in spec.levels)}
    if (
        not spec.has_setup(header.setup)
        or len(header.players) != header.setup.seats
        or any(player.level not in levels for player in header.players)
    ):
        raise Unusable(
            N_(
                "save",
                "“{file}” needs opponents or options that this version of the "
                "program does not have.",
            )
        )
    if not spec.can_read_cards_of(header.setup):
        raise Unusable(
            N_(
                "save",
                "“{file}” uses a house deck, and the copy of the deck in the save is "
                "damaged or was made for a newer version of the program.",
            )
        )
    return spec


def _match_or_error(match: Match | None) -> Match:
    if match is None:
        raise Unusable(
            N_("save", "“{file}” cannot be opened: no position in the match can be read.")
        )
    return match


def _actions_reached(match: Match) -> int:
    return match.earlier + len(match.actions)


def _replayed_from_start(
    spec: GameSpec, header: Header, lines: Sequence[Line | None]
) -> tuple[Match | None, bool]:
    """Returns the match as far as the lines can be replayed, and whether all lines were replayed.

    The match is None if the first state is missing, or if the rules lead to other states than the
    save has.
    """
    first = lines[0] if lines else None
    if not isinstance(first, Stored):
        return None, False
    try:
        if first.n == 0:
            match = Match(spec, header.setup, header.seed, header.players)
            _differs_in_recounted(match, first)
        else:
            match = _resumed_from_line(spec, header, first)
        _apply_header(match, header)
        return match, _play_lines(match, lines[1:])
    except Exception:  # the rules may raise anything for a forged deal or state
        return None, False


def _resumed_from_state(
    spec: GameSpec, header: Header, lines: Sequence[Line | None]
) -> Match | None:
    """Returns the match from its last good stored state on, or None if no tried state is good."""
    tried = 0
    for position in range(len(lines) - 1, -1, -1):
        line = lines[position]
        if not isinstance(line, Stored):
            continue
        if tried >= MAX_TRIED_STATES:
            return None
        tried += 1
        try:
            match = _resumed_from_line(spec, header, line)
        except (CodecError, Unsound):
            continue
        except Exception:  # the rules may raise anything for a forged state; try the one before
            tried += FAILED_TRIAL_COST
            continue
        _apply_header(match, header)
        try:
            _play_lines(match, lines[position + 1 :])
        except _Mismatch:
            match = _resumed_from_line(spec, header, line)
            _apply_header(match, header)
        return match
    return None


def _apply_header(match: Match, header: Header) -> None:
    """Sets the attributes of a match that do not follow from its actions."""
    match.assisted, match.aids = header.assisted, header.aids
    match.origin, match.purpose = header.origin, header.purpose


def _resumed_from_line(spec: GameSpec, header: Header, line: Stored) -> Match:
    state: State = codec.decode(spec.rules.kinds.state, line.state)
    try_out(spec, header.setup, state)
    return Match.from_state(spec, header.setup, header.seed, header.players, state, line.n)


def _play_lines(match: Match, lines: Sequence[Line | None]) -> bool:
    """Plays the actions in the lines, and returns whether all of the lines could be followed.

    The function stops at the first line that is damaged or impossible. A hash may differ if the
    game has attributes that an earlier version computed differently (`GameSpec.recounted`). The
    next stored state then shows whether only these attributes differ.

    Raises:
        _Mismatch: the rules lead to another state than when the save was written.
    """
    doubt = recounted = False
    good = True
    for line in lines:
        if isinstance(line, Step):
            good = _play_step(match, line)
            if good and not _has_hash(match, line.hash):
                doubt = True
                if not match.spec.recounted:
                    raise _Mismatch
        elif isinstance(line, Stored):
            good = line.n == _actions_reached(match)
            if good:
                recounted = _differs_in_recounted(match, line)
                doubt = False
        else:
            good = isinstance(line, End) and _restore_end(match, line)
        if not good:
            break
    if doubt and not recounted:
        raise _Mismatch
    return good


def _play_step(match: Match, line: Step) -> bool:
    kinds = match.spec.rules.kinds
    if line.n != _actions_reached(match) + 1 or line.seat != match.to_move:
        return False
    try:
        match.play(codec.decode(kinds.action, line.action), line.author)
    except Exception:  # illegal, or forged so that the rules raise something else
        return False
    if line.advised is not None:
        match.advised[len(match.actions) - 1] = line.advised
    return True


def _restore_end(match: Match, line: End) -> bool:
    """Ends the match as resigned, if the line has a resignation.

    Returns whether the line is possible. A resignation is impossible unless its seat is a person's.
    """
    if line.given_up < 0:
        return True
    if match.to_move is None or line.n != _actions_reached(match):
        return False
    if line.given_up >= len(match.players) or match.players[line.given_up].level is not None:
        return False
    match.give_up(Seat(line.given_up))
    return True


def _has_hash(match: Match, noted: str | None) -> bool:
    """Returns whether the match's last state has the noted hash; True if no hash was noted."""
    if noted is None:
        return True
    return noted == codec.digest(match.spec.rules.kinds.state, match.state_at(len(match.actions)))


def _differs_in_recounted(match: Match, line: Stored) -> bool:
    """Compares the match's last state with the stored state.

    Returns True if they differ only in attributes of `GameSpec.recounted`, False if they are equal.

    Raises:
        _Mismatch: the two states differ in another attribute.
    """
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
