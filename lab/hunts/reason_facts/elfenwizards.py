# SPDX-License-Identifier: MIT
"""Checks of the facts in the reasons of Elfenwizards, by playing the moves on."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from lab.hunts.hint_positions import Position
from wizardtable.games.elfenwizards.rules import components as box
from wizardtable.games.elfenwizards.rules import moves, state
from wizardtable.games.elfenwizards.rules.rules import RULES
from wizardtable.games.elfenwizards.rules.standings import contest_result

GIVING_UP: Final = (moves.Pass,)

Check = Callable[[Position], str]


def seat_of(position: Position) -> int:
    seat: int = position.observation.viewer
    return seat


def expected(name: str, value: object, truth: object) -> str:
    return "" if value == truth else f"says {name} {value}, but it is {truth}"


def events_of(position: Position) -> list[Any]:
    events: list[Any] = []
    RULES.apply(position.state.clone(), position.action, events)
    return events


def guild_of(wizard: int) -> int:
    return wizard // 8


# Spells in contests.


def decision(position: Position, *, is_after: bool) -> moves.ContestDecided:
    """Returns how the contest of the spell's wizard would end before or after the spell."""
    number = position.state.box.contest_of_place[position.state.place[position.action.wizard]]
    if not is_after:
        return contest_result(position.state, number)
    titles = position.state.box.contests[number][0]
    for event in events_of(position):  # the spell may have ended the contests
        if isinstance(event, moves.ContestDecided) and event.titles[0] in titles:
            return event
    return contest_result(position.after(), number)


def points_in(decided: moves.ContestDecided, wizard: int) -> int:
    return dict(zip(decided.candidates, decided.points, strict=True))[box.WizardId(wizard)]


def comes_to_rise(position: Position) -> str:
    before, after = decision(position, is_after=False), decision(position, is_after=True)
    wizard = position.action.wizard
    if wizard in before.winners:
        return "would rise without the spell"
    return "" if wizard in after.winners else "does not rise"


def overtakes(position: Position) -> str:
    after, wizard = decision(position, is_after=True), position.action.wizard
    others = [points_in(after, other) for other in after.candidates if other != wizard]
    numbers = (points_in(after, wizard), max(others))
    said = (position.values["own"], position.values["most"])
    return expected("points", said, numbers) or comes_to_rise(position)


def one_more_rises(position: Position) -> str:
    rising = [
        sum(winner >= 0 for winner in decision(position, is_after=is_after).winners)
        for is_after in (False, True)
    ]
    decided = decision(position, is_after=True)
    if {guild_of(wizard) for wizard in decided.candidates} != {seat_of(position)}:
        return "another guild competes"
    return "" if rising[1] > rising[0] else "no further wizard rises"


def leads(position: Position) -> str:
    before, wizard = decision(position, is_after=False), position.action.wizard
    if wizard not in before.winners:
        return "does not rise without the spell"
    points = sorted((points_in(before, o) for o in before.candidates if o != wizard), reverse=True)
    rank = len(before.titles) - 1
    rival_points = points[rank] if len(points) > rank else 0
    return expected("lead", position.values["n"], points_in(before, wizard) - rival_points)


def comes_closer(position: Position) -> str:
    after, wizard = decision(position, is_after=True), position.action.wizard
    points = sorted((points_in(after, o) for o in after.candidates if o != wizard), reverse=True)
    rival_points = points[len(after.titles) - 1]
    return expected("points", position.values["n"], rival_points + 1 - points_in(after, wizard))


def does_no_harm(position: Position) -> str:
    own = [
        sum(guild_of(winner) == seat_of(position) for winner in decided.winners if winner >= 0)
        for decided in (decision(position, is_after=False), decision(position, is_after=True))
    ]
    return "" if own[1] >= own[0] else "costs a title"


def die_returns(position: Position) -> str:
    return does_no_harm(position) if position.action.face else "is no die"


def can_wait(position: Position) -> str:
    passed = [p for seat, p in enumerate(position.state.passed) if seat != seat_of(position)]
    if all(passed):
        return "all rivals have passed"
    return does_no_harm(position)


def is_second(position: Position) -> str:
    is_free = any(isinstance(action, moves.Pass) for action in position.menu)
    return "may pass" if is_free else does_no_harm(position)


def makes_tie(position: Position) -> str:
    after = decision(position, is_after=True)
    if any(guild_of(wizard) == seat_of(position) for wizard in after.candidates):
        return "a wizard of the viewer competes"
    return "" if after.verdict == state.TIED else "makes no tie"


def stops_stronger(position: Position) -> str:
    before, after = decision(position, is_after=False), decision(position, is_after=True)
    scores = position.state.scores
    beaten = [w for w in before.winners if w >= 0 and w not in after.winners]
    score = scores[guild_of(position.action.wizard)]
    if not any(scores[guild_of(wizard)] > score for wizard in beaten):
        return "no guild with more points is beaten"
    return no_own(position)


def no_own(position: Position) -> str:
    candidates = decision(position, is_after=True).candidates
    has_own = any(guild_of(wizard) == seat_of(position) for wizard in candidates)
    return "a wizard of the viewer competes" if has_own else ""


def own_rises(position: Position) -> str:
    after = decision(position, is_after=True)
    own = [w for w in after.winners if w >= 0 and guild_of(w) == seat_of(position)]
    return does_no_harm(position) if own else "no wizard of the viewer rises"


def cannot_gain(position: Position) -> str:
    """Returns a complaint if all the viewer's spells together could make one wizard rise."""
    seat, board = seat_of(position), position.state
    for wizard, place in enumerate(board.place):
        contest = board.box.contest_of_place[place] if place >= 0 else -1
        if guild_of(wizard) != seat or contest < 0:
            continue
        trial = board.clone()
        dice = board.placed[seat][box.LEVEL_BY_PLACE[place]]
        spells = [box.spell_of(seat, face) for face in (*dice, *(0,) * board.minors[seat])]
        trial.spells[wizard] = (*trial.spells[wizard], *spells)
        was_rising = wizard in contest_result(board, contest).winners
        if wizard in contest_result(trial, contest).winners and not was_rising:
            return f"wizard {wizard} could rise"
    return ""


def keeps_minors(position: Position) -> str:
    return expected("spells", position.values["n"], position.state.minors[seat_of(position)])


# Dice.


def box_points(position: Position) -> tuple[int, int]:
    """Returns the points in the die's box of the viewer and of the strongest rival there."""
    board, seat, level = position.state, seat_of(position), position.action.box
    rivals = set()
    for titles, spaces in board.box.contests:
        if all(title in board.place and not board.box.winnable_titles[title] for title in titles):
            continue  # the titles are held for good
        there = [w for w, place in enumerate(board.place) if place in spaces]
        guilds = {guild_of(wizard) for wizard in there}
        is_level = bool(there) and box.LEVEL_BY_PLACE[board.place[there[0]]] == level
        if is_level and seat in guilds:
            rivals |= guilds - {seat}
    points = [sum(dice[level]) for dice in board.placed]
    return points[seat], max((points[rival] for rival in rivals), default=0)


def die_points(position: Position) -> str:
    own, rival_points = box_points(position)
    values = position.values
    if not rival_points:
        return "no rival has dice here"
    after = own + position.action.face
    said = (values.get("sum", values["own"]), values["most"])
    return expected("points", said, (after, rival_points))


def takes_lead(position: Position) -> str:
    own, rival_points = box_points(position)
    is_lead = own <= rival_points < own + position.action.face
    return die_points(position) or ("" if is_lead else "does not take the lead")


def stakes(position: Position) -> str:
    points = position.state.box.box.points[position.action.box]
    return expected("points", position.values["points"], points)


def first_dice(position: Position) -> str:
    _, rival_points = box_points(position)
    return "a rival has dice" if rival_points else stakes(position)


def recovers(position: Position) -> str:
    seat, board = seat_of(position), position.state
    dice, boxed = sum(board.placed[seat][4]), board.boxed[seat]
    more = min((dice + position.action.face) // 2, boxed) - min(dice // 2, boxed)
    return expected("spells", position.values["n"], more)


def removes(position: Position) -> str:
    seat, board = seat_of(position), position.state
    price = 3 if board.lighter_grey else 4
    dice, tokens = sum(board.placed[seat][5]), sum(board.tokens[8 * seat : 8 * seat + 8])
    more = min((dice + position.action.face) // price, tokens) - min(dice // price, tokens)
    return expected("tokens", position.values["n"], more)


def has_token(position: Position) -> str:
    seat = seat_of(position)
    tokens = position.state.tokens[8 * seat : 8 * seat + 8]
    return "" if sum(tokens) else "has no grey token"


def has_no_token(position: Position) -> str:
    return "has a grey token" if not has_token(position) else follows(position)


def follows(position: Position) -> str:
    """Returns a complaint if no round follows, in which dice could be rolled again."""
    board = position.state
    if board.round_number == 4 or max(board.grand) > 1 or board.vacancies > 1:
        return "no round follows"
    return ""


def is_last(position: Position) -> str:
    return "" if follows(position) else "a round follows"


def low_dice(position: Position) -> str:
    rolled = position.state.rolled
    said = (position.values["points"], position.values["mean"])
    return expected("points", said, (sum(rolled), int(3.5 * len(rolled))))


def chosen(position: Position) -> str:
    used = [e for e in events_of(position) if isinstance(e, moves.SpellsRecovered | moves.Cleansed)]
    return "" if used else "no die is used"


# Wizards that change their place.


def standing_on(position: Position) -> int:
    count: int = position.state.place.count(position.action.space)
    return count


def is_empty(position: Position) -> str:
    return "the space is not empty" if standing_on(position) else ""


def has_one(position: Position) -> str:
    return expected("wizards", 1, standing_on(position))


def least_crowded(position: Position) -> str:
    sizes = [position.state.place.count(space) for space in box.MAGICIANS]
    return "" if standing_on(position) == min(sizes) else "another space is less crowded"


def nobody_competes(position: Position) -> str:
    title = position.state.box.winnable_titles[position.action.space][0]
    beside = [
        wizard
        for wizard, place in enumerate(position.state.place)
        if place >= 0
        and title in position.state.box.winnable_titles[place]
        and wizard != position.action.wizard
    ]
    own = [wizard for wizard in beside if guild_of(wizard) == seat_of(position)]
    kind = (
        "no rival for next title"
        if not beside
        else "own rivals for next title"
        if own == beside
        else "rival for next title"
    )
    return expected("competitors", position.id, kind)


def has_no_ladder(position: Position) -> str:
    titles = position.state.box.winnable_titles[position.action.space]
    return "a ladder leads up" if titles else ""


FACTS: Final[Mapping[str, Check]] = {
    "one point is enough": one_more_rises,
    "rises unopposed": one_more_rises,
    "leads without rival": comes_to_rise,
    "overtakes": overtakes,
    "one of two to rise": comes_to_rise,
    "leads": leads,
    "comes closer": comes_closer,
    "die to wait with": can_wait,
    "free die": die_returns,
    "second spell": is_second,
    "spell to wait with": can_wait,
    "tie of rivals": makes_tie,
    "stronger guild stopped": stops_stronger,
    "preferred rival": no_own,
    "free die for rivals": no_own,
    "own wizard rises all the same": own_rises,
    "no further wizard can rise": cannot_gain,
    "minor spells kept": lambda position: keeps_minors(position) or follows(position),
    "minor spells kept to end": keeps_minors,
    "adds to lead in box": die_points,
    "takes lead in box": takes_lead,
    "catches up in box": die_points,
    "first dice in box": first_dice,
    "faces rivals": stakes,
    "recovers spells": recovers,
    "removes tokens": removes,
    "helps to remove token": has_token,
    "low dice to reroll": low_dice,
    "low dice kept": low_dice,
    "enough dice": chosen,
    "next round": follows,
    "nobody rolls": is_last,
    "no roll to come": is_last,
    "no token": has_no_token,
    "low die": follows,
    "free die for any box": follows,
    "token removed": has_token,
    "point at end": is_last,
    "same score": is_last,
    "same score of titles": is_last,
    "empty space": is_empty,
    "room for two": has_one,
    "least crowded": least_crowded,
    "space without ladder": has_no_ladder,
    "title kept": has_no_ladder,
    "no rival for next title": nobody_competes,
    "own rivals for next title": nobody_competes,
    "rival for next title": nobody_competes,
}
