# SPDX-License-Identifier: MIT
"""Checks the moves of friends in the background, and stores what the checks have shown."""

from collections.abc import Callable
from contextlib import suppress

from PySide6.QtCore import QObject, Signal

from wizardtable.ai.process.messages import CheckMoves, MovesChecked
from wizardtable.ai.process.play_out_job import PlayOutJob
from wizardtable.core import files
from wizardtable.core.arranged.challenge import CONFIRMED, LEGAL, TOLD, ChallengeTable
from wizardtable.play import timers
from wizardtable.store import challenges
from wizardtable.store.challenges import KeptResult
from wizardtable.store.paths import DataDir

POLL_MS = 200
"""Milliseconds between two checks of the job's progress."""


class MovesChecks(QObject):
    """Checks one result after another in a process that gives way to everything else.

    A check may take minutes, because the opponents think again. A check that the end of the program
    interrupts begins anew when it is requested again.

    Signals:
        checked(): A check has ended, and its proof is stored.
    """

    checked = Signal()

    def __init__(
        self, make: Callable[[], PlayOutJob] = PlayOutJob, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._job = make()
        self._requested: dict[tuple[DataDir, int], int] = {}  # the ticket by folder and row
        self._by_ticket: dict[int, tuple[DataDir, KeptResult]] = {}
        self._timer = timers.repeating(self, POLL_MS)
        self._timer.timeout.connect(self.store_proofs)

    def request(self, data: DataDir, table: ChallengeTable, kept: KeptResult) -> None:
        """Checks a result, unless it is being checked already or its check has failed.

        Args:
            data: the player's folder, which has the result's moves.
            table: the table.
            kept: the result.
        """
        if (data, kept.id) in self._requested:
            return
        ticket = self._job.add_check(table, challenges.with_moves(data, kept))
        self._requested[data, kept.id] = ticket
        self._by_ticket[ticket] = data, kept
        self._timer.start()

    def close(self) -> None:
        """Stops the checks; no further proof is stored."""
        self._timer.stop()
        self._job.cancel()

    def store_proofs(self) -> None:
        """Stores the proofs that have arrived since the last call."""
        self._job.poll(take_check=self._store)
        if not self._job.is_busy:
            self._timer.stop()

    def _store(self, order: CheckMoves, report: MovesChecked) -> None:
        data, kept = self._by_ticket.pop(order.ticket)
        proof = report.proof if report.proof in (TOLD, LEGAL, CONFIRMED) else TOLD
        with suppress(files.FileError):  # not stored: a later start checks it again
            challenges.note_proof(data, kept, proof)
        self.checked.emit()
