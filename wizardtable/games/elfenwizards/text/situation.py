# SPDX-License-Identifier: MIT
"""Describes the viewer's situation in a match of Elfenwizards, apart from the points.

The order is that of all games: what threatens, what the viewer has, and what the others have.
"""

from collections.abc import Iterator, Sequence

from wizardtable.core.text import (
    N_,
    NN_,
    Message,
    joined_sentences,
    joined_with_and,
    joined_with_commas,
    joined_with_semicolons,
)
from wizardtable.games.elfenwizards.rules import components, defeats, standings, state, terms
from wizardtable.games.elfenwizards.rules.moves import ContestDecided


def situation(observation: state.Observation, names: Sequence[str]) -> Message:
    """Returns sentences about the round, the viewer's contests, defeated wizards and pieces, and
    the others' spells.

    In the public view the viewer's contests and pieces are left out.
    """
    sentences = [_round_sentence(observation, names)]
    if observation.viewer >= 0:
        if observation.phase in state.TITLES_OPEN:
            sentences += _contests(observation, names)
        sentences += _defeated(observation)
        sentences.append(_own_pieces(observation))
    sentences.append(_spells_of_others(observation, names))
    return joined_sentences(sentences)


def _round_sentence(observation: state.Observation, names: Sequence[str]) -> Message:
    """Returns a sentence about the round, the dragon and the Grand Druid."""
    text = N_(
        "elfenwizards situation",
        "Round {number} of at most {last}; {player} has the dragon, {title}.",
    )
    if observation.phase == state.OVER:
        text = N_(
            "elfenwizards situation",
            "The match ended in round {number}; {player} has the dragon, {title}.",
        )
    title = N_("elfenwizards situation", "and nobody is Grand Druid")
    if components.GRAND_DRUID in observation.place:
        seat = observation.place.index(components.GRAND_DRUID) // components.IDS_PER_GUILD
        title = N_("elfenwizards situation", "and {player}’s wizard is Grand Druid")
        title = title.of(player=names[seat])
    return text.of(
        number=observation.round_number,
        last=components.LAST_ROUND,
        player=names[observation.dragon],
        title=title,
    )


def _contests(observation: state.Observation, names: Sequence[str]) -> Iterator[Message]:
    """Yields sentences about the contests of the viewer's wizards: the strengths beside them, and
    the dice with which these can still change."""
    viewer = observation.viewer
    unopposed: list[Message] = []
    without_spells: list[Message] = []
    levels: set[int] = set()
    for result in standings.contest_results(observation):
        guilds = {components.guild_of(wizard) for wizard in result.candidates}
        if viewer not in guilds:
            continue
        titles = [terms.title(space) for space in result.titles]
        if len(guilds) > 1:
            levels.add(components.LEVEL_BY_PLACE[observation.place[result.candidates[0]]])
        if not any(result.points):
            (without_spells if len(guilds) > 1 else unopposed).extend(titles)
        elif len(guilds) > 1:
            text = N_("elfenwizards situation", "For {titles}: {strengths}.")
            if len(titles) > 1:
                text = N_(
                    "elfenwizards situation",
                    "For {titles}: {strengths}. As things stand: {winners}.",
                )
                text = text.of(winners=_winners(observation, result, names))
            strengths = _strengths(observation, result, names)
            yield text.of(titles=joined_with_and(titles), strengths=strengths)
    if without_spells:
        text = N_("elfenwizards situation", "Titles you contest, still without spells: {titles}.")
        yield text.of(titles=joined_with_and(without_spells))
    if unopposed:
        text = N_(
            "elfenwizards situation", "Titles that you can win with a single spell: {titles}."
        )
        yield text.of(titles=joined_with_and(unopposed))
    for level in sorted(levels):
        yield from _dice_in_box(observation, level, names)


def _strengths(
    observation: state.Observation, result: ContestDecided, names: Sequence[str]
) -> Message | str:
    """Returns the candidates' strengths by player, the strongest first: "Blaise 6, you 4"."""
    by_seat: dict[int, list[Message | str]] = {}
    for wizard, points in zip(result.candidates, result.points, strict=True):
        by_seat.setdefault(components.guild_of(wizard), []).append(str(points))
    return joined_with_commas(
        [
            _with_player(observation, seat, names, joined_with_and(points))
            for seat, points in by_seat.items()
        ]
    )


def _winners(
    observation: state.Observation, result: ContestDecided, names: Sequence[str]
) -> Message | str:
    """Returns who would win each title of a contest: "Blaise for Druid I, nobody for Druid II"."""
    items: list[Message | str] = []
    for space, wizard in zip(result.titles, result.winners, strict=True):
        seat = components.guild_of(wizard)
        if wizard == components.NOBODY:
            text = N_("elfenwizards situation", "nobody for {title}")
        elif seat == observation.viewer:
            text = N_("elfenwizards situation", "you for {title}")
        else:
            text = N_("elfenwizards situation", "{player} for {title}").of(player=names[seat])
        items.append(text.of(title=terms.title(space)))
    return joined_with_commas(items)


def _defeated(observation: state.Observation) -> Iterator[Message]:
    """Yields sentences with the viewer's defeated wizards, and with the titles that defeated
    wizards fill next."""
    wizards = defeats.defeated_wizards(observation, observation.viewer)
    if wizards:
        text = N_("elfenwizards situation", "Your defeated wizards: {wizards}.")
        ranks = [terms.rank_name(observation.place[wizard]) for wizard in wizards]
        named = [
            terms.wizard_with_tokens(rank, observation.tokens[wizard])
            for rank, wizard in zip(ranks, wizards, strict=True)
        ]
        yield text.of(wizards=joined_with_commas(named))
    if observation.phase == state.FILL:
        text = N_("elfenwizards situation", "Vacant titles to fill next: {titles}.")
        titles = [terms.title(space) for space in standings.vacant_titles(observation)]
        yield text.of(titles=joined_with_and(titles))


def _dice_in_box(
    observation: state.Observation, level: int, names: Sequence[str]
) -> Iterator[Message]:
    """Yields a sentence with the dice in the boxes of a level; none if nobody has any."""
    dice = [
        _with_player(observation, seat, names, terms.faces_list(placed[level]))
        for seat, placed in enumerate(observation.placed)
        if placed[level]
    ]
    if dice:
        text = N_("elfenwizards situation", "Dice in {box}: {dice}.")
        yield text.of(box=terms.the_box(level), dice=joined_with_semicolons(dice))


def _with_player(
    observation: state.Observation, seat: int, names: Sequence[str], number: Message | str
) -> Message:
    """Returns a player with a number: "Blaise 6", or "you 4" for the viewer."""
    if seat == observation.viewer:
        return N_("elfenwizards situation", "you {number}").of(number=number)
    text = N_("elfenwizards situation", "{player} {number}")
    return text.of(player=names[seat], number=number)


def _spells_of_others(observation: state.Observation, names: Sequence[str]) -> Message:
    """Returns a sentence with the number of minor spells in front of the other seats."""
    text = N_("elfenwizards situation", "{player} {number}")
    counts = [
        text.of(player=names[seat], number=minors)
        for seat, minors in enumerate(observation.minors)
        if seat != observation.viewer
    ]
    sentence = N_("elfenwizards situation", "The others’ minor spells: {counts}.")
    return sentence.of(counts=joined_with_commas(counts))


def _own_pieces(observation: state.Observation) -> Message:
    """Returns a sentence about the viewer's minor spells and the dice that matter in this phase."""
    rolled = 0
    if observation.phase <= state.CAST_REST:
        rolled = len(observation.rolled) if observation.to_move == observation.viewer else 0
        dice = rolled or observation.ready[observation.viewer]
        text = _pieces_before_contests(
            observation.minors[observation.viewer], rolled=bool(rolled), dice=dice
        )
    else:
        levels = observation.placed[observation.viewer][: len(components.LEVELS)]
        dice = sum(len(faces) for faces in levels) if observation.phase <= state.CONTEST else 0
        text = _pieces_in_contests(observation.minors[observation.viewer], dice=dice)
    if not dice:
        return text
    return text.of(dice=_rolled(observation) if rolled else terms.dice(dice))


def _rolled(observation: state.Observation) -> Message:
    """Returns the viewer's rolled dice with their numbers: "3 dice (5, 3 and 2)"."""
    faces = joined_with_and([str(face) for face in sorted(observation.rolled, reverse=True)])
    text = N_("elfenwizards situation", "{dice} ({faces})")
    return text.of(dice=terms.dice(len(observation.rolled)), faces=faces)


def _pieces_before_contests(minors: int, *, rolled: bool, dice: int) -> Message:
    if rolled and not minors:
        return N_("elfenwizards situation", "You have {dice} to place and no minor spells.")
    if rolled:
        return NN_(
            "elfenwizards situation",
            "You have {dice} to place and %n minor spell(s).",
            "",
            minors,
        )
    if dice and not minors:
        return N_("elfenwizards situation", "You have {dice} to roll and no minor spells.")
    if dice:
        return NN_(
            "elfenwizards situation",
            "You have {dice} to roll and %n minor spell(s).",
            "",
            minors,
        )
    if not minors:
        return N_(
            "elfenwizards situation",
            "All your dice are in boxes, and you have no minor spells.",
        )
    return NN_(
        "elfenwizards situation",
        "All your dice are in boxes, and you have %n minor spell(s).",
        "",
        minors,
    )


def _pieces_in_contests(minors: int, *, dice: int) -> Message:
    if dice and not minors:
        return N_(
            "elfenwizards situation",
            "You have {dice} in the level boxes and no minor spells.",
        )
    if dice:
        return NN_(
            "elfenwizards situation",
            "You have {dice} in the level boxes and %n minor spell(s).",
            "",
            minors,
        )
    if not minors:
        return N_("elfenwizards situation", "You have no minor spells.")
    return NN_("elfenwizards situation", "You have %n minor spell(s).", "", minors)
