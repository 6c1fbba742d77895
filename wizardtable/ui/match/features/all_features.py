# SPDX-License-Identifier: MIT
"""Adds all features to the match page, in the order in which they begin with a match."""

from wizardtable.ui.match.feature import MatchFeature
from wizardtable.ui.match.features.advice_feature import AdviceFeature
from wizardtable.ui.match.features.autoplay_feature import AutoplayFeature
from wizardtable.ui.match.features.command_feature import CommandFeature
from wizardtable.ui.match.features.counted_feature import CountedFeature
from wizardtable.ui.match.features.curtain_feature import CurtainFeature
from wizardtable.ui.match.features.early_analysis_feature import EarlyAnalysisFeature
from wizardtable.ui.match.features.ghost_feature import GhostFeature
from wizardtable.ui.match.features.goals_feature import GoalsFeature
from wizardtable.ui.match.features.key_help import KeyHelp
from wizardtable.ui.match.features.lesson_feature import LessonFeature
from wizardtable.ui.match.features.occasion_feature import OccasionFeature
from wizardtable.ui.match.features.opening_feature import OpeningFeature
from wizardtable.ui.match.features.own_box_feature import OwnBoxFeature
from wizardtable.ui.match.features.refusal_feature import RefusalFeature
from wizardtable.ui.match.features.replay_feature import ReplayFeature
from wizardtable.ui.match.features.sidebar_feature import SidebarFeature
from wizardtable.ui.match.features.speech_feature import SpeechFeature
from wizardtable.ui.match.match_page import MatchPage
from wizardtable.ui.profile import Profile
from wizardtable.ui.services import Services


def add_all(page: MatchPage, profile: Profile, services: Services, *others: MatchFeature) -> None:
    """Adds every feature to a page. Add your own feature here.

    The opening comes last but one, because it starts the match. `CountedFeature` then notes a match
    that counts.

    Args:
        page: the match page.
        profile: the current player with settings and saves.
        services: sounds and background work.
        others: features made by packages that may import this one, but not the reverse.
    """
    lesson = LessonFeature(page)
    advice = AdviceFeature(page, profile)
    sidebar = SidebarFeature(page, profile)
    curtain, replay = CurtainFeature(page), ReplayFeature(page, profile)
    curtain.curtain.lifted.connect(replay.open_if_due)
    page.add_features(
        sidebar,
        curtain,
        RefusalFeature(page),
        OccasionFeature(page, profile),
        replay,
        advice,
        CommandFeature(page, profile, services),
        AutoplayFeature(page),
        lesson,
        *others,
        KeyHelp(page, lambda: sidebar.show_lists(True)),
        SpeechFeature(page, profile),
        GoalsFeature(page),
        GhostFeature(page, profile),
        EarlyAnalysisFeature(page, profile, services),
        OpeningFeature(page, profile),
        OwnBoxFeature(page),
        CountedFeature(page, profile),
    )
