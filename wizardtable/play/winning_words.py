# SPDX-License-Identifier: MIT
"""The words of the wizards at the end of a match, and at a triumph during the match.

What a wizard says depends on how the match ended. The seed of the match chooses among several
lines, so a replay shows the same words.
"""

from collections.abc import Mapping, Sequence
from enum import Enum, auto
from typing import Final

from wizardtable.core.match import Match
from wizardtable.core.text import N_, Message

CLEAR_LEAD_SHARE: Final = 0.15
"""A victory is clear if the second has less than the winner's points by at least this share."""

CAME_FROM_BEHIND_SHARE: Final = 0.5
"""The winner came from behind if somebody else led in this last share of the match's turns.

Somebody else must have led after each of these turns except the last one.
"""


class Ending(Enum):
    """The end of a match for the wizard who speaks; `TRIUMPH` is a success during the match."""

    WON_CLEARLY = auto()
    WON_NARROWLY = auto()
    CAME_FROM_BEHIND = auto()
    LOST_CLEARLY = auto()
    LOST_NARROWLY = auto()
    TIED = auto()
    TRIUMPH = auto()


WORDS: Final[Mapping[str, Mapping[Ending, tuple[Message, ...]]]] = {
    "isaure": {
        Ending.WON_CLEARLY: (
            N_("remark", "A good evening’s work. Thank you all."),
            N_("remark", "A bit of everything, and it was enough."),
        ),
        Ending.WON_NARROWLY: (N_("remark", "That was close. I’ll sleep badly, and gladly."),),
        Ending.CAME_FROM_BEHIND: (N_("remark", "I had nearly given up. Never do that."),),
        Ending.LOST_CLEARLY: (N_("remark", "Nothing to say: you played better than I did."),),
        Ending.LOST_NARROWLY: (N_("remark", "So close! Another one, when you like."),),
        Ending.TIED: (N_("remark", "Two winners? I like the sound of that."),),
        Ending.TRIUMPH: (N_("remark", "That went rather well."),),
    },
    "thaddeus": {
        Ending.WON_CLEARLY: (
            N_("remark", "I saved up, then I struck. As I said."),
            N_("remark", "Patience pays. It even pays interest."),
        ),
        Ending.WON_NARROWLY: (N_("remark", "By a coin’s breadth. I counted twice."),),
        Ending.CAME_FROM_BEHIND: (N_("remark", "You thought I was asleep. I was saving."),),
        Ending.LOST_CLEARLY: (N_("remark", "You spent wisely. I only saved."),),
        Ending.LOST_NARROWLY: (N_("remark", "One more round, and I’d have had you."),),
        Ending.TIED: (N_("remark", "Shared? Very well. I’ll keep my half."),),
        Ending.TRIUMPH: (N_("remark", "Well worth the wait."),),
    },
    "morwenna": {
        Ending.WON_CLEARLY: (
            N_("remark", "I did warn you to keep an eye on your things."),
            N_("remark", "Taken, fair and square."),
        ),
        Ending.WON_NARROWLY: (N_("remark", "Right from under your nose. I’m almost sorry."),),
        Ending.CAME_FROM_BEHIND: (N_("remark", "From the back, you see every pocket."),),
        Ending.LOST_CLEARLY: (N_("remark", "You left me nothing to steal. Well played."),),
        Ending.LOST_NARROWLY: (N_("remark", "I nearly had my hand on it."),),
        Ending.TIED: (N_("remark", "We share the loot, then."),),
        Ending.TRIUMPH: (N_("remark", "Mine now."),),
    },
    "balthazar": {
        Ending.WON_CLEARLY: (
            N_("remark", "Aim high, I said. And here I am."),
            N_("remark", "Well played, everybody. Me above all."),
        ),
        Ending.WON_NARROWLY: (N_("remark", "A close thing! My heart’s still racing."),),
        Ending.CAME_FROM_BEHIND: (N_("remark", "The bolder the leap, the better the landing."),),
        Ending.LOST_CLEARLY: (N_("remark", "You outdid me. Hats off!"),),
        Ending.LOST_NARROWLY: (N_("remark", "I should have raised once more. Splendid match!"),),
        Ending.TIED: (N_("remark", "A tie! Who’d have bet on that?"),),
        Ending.TRIUMPH: (N_("remark", "Higher! And higher still!"),),
    },
    "ombeline": {
        Ending.WON_CLEARLY: (
            N_("remark", "Stone by stone, I told you."),
            N_("remark", "It was a long plan. It held."),
        ),
        Ending.WON_NARROWLY: (N_("remark", "The last stone only just fitted."),),
        Ending.CAME_FROM_BEHIND: (N_("remark", "My walls grow slowly. They do grow."),),
        Ending.LOST_CLEARLY: (N_("remark", "A fine piece of work. Yours, I mean."),),
        Ending.LOST_NARROWLY: (N_("remark", "One stone short. I know which one."),),
        Ending.TIED: (N_("remark", "Two towers of the same height. How pretty."),),
        Ending.TRIUMPH: (N_("remark", "Another floor finished."),),
    },
    "corvin": {
        Ending.WON_CLEARLY: (
            N_("remark", "Nothing personal. This time it’s true."),
            N_("remark", "You led so well that I only had to follow."),
        ),
        Ending.WON_NARROWLY: (N_("remark", "One step behind you, until the last one."),),
        Ending.CAME_FROM_BEHIND: (N_("remark", "Nobody looks back. You should."),),
        Ending.LOST_CLEARLY: (N_("remark", "I couldn’t even see your back. Well done."),),
        Ending.LOST_NARROWLY: (N_("remark", "I was right behind you. Did you hear me?"),),
        Ending.TIED: (N_("remark", "Side by side. That’s new for me."),),
        Ending.TRIUMPH: (N_("remark", "You’d left it lying around."),),
    },
    "griselda": {
        Ending.WON_CLEARLY: (
            N_("remark", "The jar is full. Thank you, my dears."),
            N_("remark", "I knew all of it would come in handy."),
        ),
        Ending.WON_NARROWLY: (N_("remark", "It was at the very bottom of the jar."),),
        Ending.CAME_FROM_BEHIND: (N_("remark", "See? Never throw anything away."),),
        Ending.LOST_CLEARLY: (N_("remark", "You’ve emptied my shelves. Good for you."),),
        Ending.LOST_NARROWLY: (N_("remark", "One more jar would have done it."),),
        Ending.TIED: (N_("remark", "There’s enough in the jar for two."),),
        Ending.TRIUMPH: (N_("remark", "That goes on the top shelf."),),
    },
    "aldric": {
        Ending.WON_CLEARLY: (
            N_("remark", "Good foundations. I keep saying so."),
            N_("remark", "You let me build in peace. Much obliged."),
        ),
        Ending.WON_NARROWLY: (N_("remark", "It creaks a little, but it stands."),),
        Ending.CAME_FROM_BEHIND: (N_("remark", "It looked like a ruin. It was a building site."),),
        Ending.LOST_CLEARLY: (N_("remark", "Solid work. I’d have signed it myself."),),
        Ending.LOST_NARROWLY: (N_("remark", "The roof was missing. Only the roof."),),
        Ending.TIED: (N_("remark", "Same height, to the inch. I measured."),),
        Ending.TRIUMPH: (N_("remark", "That’s one beam that will hold."),),
    },
    "ysolde": {
        Ending.WON_CLEARLY: (
            N_("remark", "I watched first. Then I decided."),
            N_("remark", "You surprised me twice. You needed three."),
        ),
        Ending.WON_NARROWLY: (N_("remark", "It could have gone to any of us."),),
        Ending.CAME_FROM_BEHIND: (N_("remark", "I waited for my moment. It came late."),),
        Ending.LOST_CLEARLY: (N_("remark", "I didn’t see that coming. I’ll look closer."),),
        Ending.LOST_NARROWLY: (N_("remark", "I saw it a moment too late."),),
        Ending.TIED: (N_("remark", "A tie. Even I didn’t foresee that."),),
        Ending.TRIUMPH: (N_("remark", "Just as I foresaw."),),
    },
    "celestine": {
        Ending.WON_CLEARLY: (
            N_("remark", "It glittered. Now it’s mine."),
            N_("remark", "What an evening! Everything sparkles."),
        ),
        Ending.WON_NARROWLY: (N_("remark", "By a hair! I love it when it’s by a hair."),),
        Ending.CAME_FROM_BEHIND: (N_("remark", "I saved the sparkle for the end."),),
        Ending.LOST_CLEARLY: (N_("remark", "You shone tonight. I’m hardly jealous."),),
        Ending.LOST_NARROWLY: (
            N_("remark", "A little more glitter, and it would have been mine."),
        ),
        Ending.TIED: (N_("remark", "A crown for two? A big one, then."),),
        Ending.TRIUMPH: (N_("remark", "Oh, how it shines!"),),
    },
}
"""The lines that each wizard may say, by id of the wizard and by the ending.

A wizard who lost speaks to the person who won.
"""


def words(wizard: str, ending: Ending, seed: int) -> Message | None:
    """Returns what a wizard says at an ending; None for an unknown wizard and for a person.

    `wizard` is the id of the wizard. `seed` is the seed of the match and chooses the line.
    """
    lines = WORDS.get(wizard)
    if lines is None:
        return None
    return lines[ending][seed % len(lines[ending])]


def words_of_triumph(wizard: str, number: int) -> Message | None:
    """Returns what a wizard says at a triumph during the match; None for a person.

    `number` chooses the line, such as the number of the round.
    """
    return words(wizard, Ending.TRIUMPH, number)


def ending_of(
    scores: Sequence[int], winners: Sequence[int], seat: int, course: Sequence[Sequence[int]]
) -> Ending:
    """Returns how a match ended for the player of a seat.

    Args:
        scores: the points at the end, by seat.
        winners: the seats that have won.
        seat: the seat of the player.
        course: the points of all seats after each turn (`Match.turn_points`).
    """
    if seat in winners and len(winners) > 1:
        return Ending.TIED
    best = max(scores)
    others = [score for other, score in enumerate(scores) if other not in winners]
    lead = scores[winners[0]] - max(others, default=0)
    is_clear = lead >= CLEAR_LEAD_SHARE * max(1, best)
    if seat not in winners:
        return Ending.LOST_CLEARLY if is_clear else Ending.LOST_NARROWLY
    late = course[round(len(course) * (1 - CAME_FROM_BEHIND_SHARE)) : -1]
    behind = sum(points[seat] < max(points) for points in late)
    if late and behind == len(late):
        return Ending.CAME_FROM_BEHIND
    return Ending.WON_CLEARLY if is_clear else Ending.WON_NARROWLY


def closing_words(match: Match) -> tuple[int, Message] | None:
    """Returns the seat that speaks at the end of a match, and its words; None for no words.

    A wizard who has won speaks. If only persons have won, the best of the wizards speaks to them.
    Nobody speaks after somebody has given up.
    """
    result = match.result
    if result is None or match.given_up is not None:
        return None
    winners = [seat for seat, rank in enumerate(result.ranks) if rank == 1]
    speakers = [
        seat
        for seat, player in enumerate(match.players)
        if player.level is not None and player.wizard in WORDS
    ]
    speaker = min(speakers, key=lambda seat: (result.ranks[seat], seat), default=None)
    if speaker is None:
        return None
    ending = ending_of(result.scores, winners, speaker, match.turn_points())
    said = words(match.players[speaker].wizard, ending, match.seed)
    return None if said is None else (speaker, said)
