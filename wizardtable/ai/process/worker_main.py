# SPDX-License-Identifier: MIT
"""The main function of a thinking process: it answers questions and ends with its parent."""

import contextlib
import gc
import os
import signal
from collections import OrderedDict, deque
from collections.abc import Callable, Sequence
from functools import partial
from multiprocessing.connection import Connection
from time import perf_counter
from typing import Any

from wizardtable.ai.process import messages
from wizardtable.ai.process.match_record import MatchRecord
from wizardtable.ai.search import agents, fixed_play, hints, moves_check
from wizardtable.ai.search.analysis import Effort, GrowingAnalysis, Stopped
from wizardtable.ai.search.ismcts import Ismcts
from wizardtable.core import catalog, codec
from wizardtable.core.agent import AnyAgent, Stats
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.parent import end_with_parent

MAX_KEPT_AGENTS = 8
"""At most this many agents are kept between questions: some for the seats of a match, and one for
hints."""

LISTEN_SECONDS = 0.005
"""Seconds between two looks into the pipe during a search. A look takes about 20 microseconds."""

FIRST_WORD_SECONDS = 0.35
"""A search reports the action that it prefers so far after this many seconds, if it is asked to. So
a hint says its first word within half a second."""

HEARTBEAT_SECONDS = 1.0
"""Seconds between two reports that an awaited analysis is still being made."""

IDLE_SECONDS = 0.25
"""After this many seconds without an order, the process runs Python's garbage collection."""


def main(pipe: "Connection[bytes, bytes]") -> None:
    """Carries out the orders from the pipe until a `Quit` comes or the pipe's other end is
    closed."""
    with contextlib.suppress(ValueError):
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is the parent's to handle
    if hasattr(os, "nice"):
        os.nice(5)  # the table's animation has priority
    end_with_parent()
    for spec in catalog.all():  # so that the first question does not wait for imports
        _ = spec.rules, spec.brain, spec.wording
    with contextlib.suppress(EOFError, OSError):
        _Worker(pipe).serve()


class _Worker:
    """Takes orders from the pipe, also during a search, and sends reports."""

    def __init__(self, pipe: "Connection[bytes, bytes]") -> None:
        self._pipe = pipe
        self._orders: deque[messages.Order] = deque()
        self._agents: OrderedDict[tuple[str, str, int, int], AnyAgent] = OrderedDict()
        self._ticket = 0
        self._last_listened = 0.0
        self._is_stopped = False
        self._first_word: Callable[[], messages.FirstWord | None] | None = None
        self._first_word_at = 0.0  # time of `perf_counter`
        self._study: GrowingAnalysis | None = None
        self._studied_record: MatchRecord | None = None
        self._studied_effort: Effort | None = None
        self._awaited_ticket = 0
        self._last_reported = 0.0

    def serve(self) -> None:
        gc.disable()  # collecting the kept trees would make an answer late
        self._send(messages.Ready())
        while True:
            order = self._orders.popleft() if self._orders else self._next_order()
            if isinstance(order, messages.Quit):
                return
            if isinstance(order, messages.Ask):
                self._send(self._answer(order))
            elif isinstance(order, messages.Study):
                self._send(self._analyse(order))
            elif isinstance(order, messages.Follow):
                self._send(self._study_in_advance(order))
            elif isinstance(order, messages.PlayOut | messages.CheckMoves):
                self._send(self._play_again(order))

    def _answer(self, order: messages.Ask) -> messages.Report:
        self._ticket, self._is_stopped, self._last_listened = order.ticket, False, perf_counter()
        try:
            spec = catalog.get(order.game_id)
            observation, actions = order.read(spec)
            if order.foresees:
                return self._foreseen(order, observation, actions)
            agent = self._agent(order)
            if order.wants_first_word and isinstance(agent, Ismcts):
                self._first_word_at = self._last_listened + FIRST_WORD_SECONDS
                self._first_word = partial(
                    _first_word, order.ticket, spec, agent, observation, actions
                )
            decision = agent.choose(observation, actions, order.budget)
            action = codec.dumps(spec.rules.kinds.action, decision.action)
            return messages.Answer(order.ticket, action, decision.reason, decision.stats)
        except Exception as error:  # a faulty brain must not end the process
            return messages.NoAnswer(order.ticket, f"{type(error).__name__}: {error}")
        finally:
            self._first_word = None

    def _foreseen(
        self, order: messages.Ask, observation: Any, actions: Sequence[Any]
    ) -> messages.Report:
        """Returns the answer to an order that asks for a look ahead after two moves."""
        spec = catalog.get(order.game_id)
        foresight = hints.foresight_after(spec, observation, actions, order.seed, self._must_stop)
        stats, kind = Stats(), spec.rules.kinds.action
        return messages.Answer(
            order.ticket,
            codec.dumps(kind, actions[0]),
            spec.brain.reason(observation, actions[0], stats),
            stats,
            None if foresight is None else messages.Foreseen.of(spec, foresight),
        )

    def _analyse(self, order: messages.Study) -> messages.Report:
        self._begin_study(order.ticket)
        self._awaited_ticket = order.ticket

        def report_progress(share: float) -> None:
            self._send(messages.ProgressReport(order.ticket, share, study.known_course()))

        try:
            study = self._study_of(order.record, order.effort)
            return messages.Studied(order.ticket, study.analysis(report_progress))
        except Exception as error:
            return self._without_study(order.ticket, error)

    def _study_in_advance(self, order: messages.Follow) -> messages.Report:
        self._begin_study(order.ticket)
        if self._study is None and hasattr(os, "nice"):
            os.nice(5)  # nobody waits for it, and the table moves
        try:
            study = self._study_of(order.record, order.effort)
            while not self._must_stop_study() and not self._orders and study.go_on():
                pass
            return messages.Followed(order.ticket)
        except Exception as error:
            return self._without_study(order.ticket, error)

    def _begin_study(self, ticket: int) -> None:
        self._ticket, self._is_stopped, self._last_listened = ticket, False, perf_counter()
        self._last_reported, self._awaited_ticket = self._last_listened, 0

    def _study_of(self, record: MatchRecord, effort: Effort) -> GrowingAnalysis:
        """Returns the study of a match. What it found in the same match before is kept."""
        match, before = record.match(), self._studied_record
        is_known = before is not None and before.is_of_same_deal(record)
        if self._study is None or not is_known or effort != self._studied_effort:
            self._study = GrowingAnalysis(match, effort, self._must_stop_study)
        else:
            self._study.follow(match)
        self._studied_record, self._studied_effort = record, effort
        return self._study

    def _without_study(self, ticket: int, error: Exception) -> messages.NoAnswer:
        """Forgets the study, which was stopped or has failed, and returns the report of it."""
        self._study = None
        if isinstance(error, Stopped):
            return messages.NoAnswer(ticket, "stopped")
        return messages.NoAnswer(ticket, f"{type(error).__name__}: {error}")

    def _must_stop_study(self) -> bool:
        """Returns whether the study must be given up. Waits here while it is paused.

        A new moment of the match, or its end, waits until the present task is done. If somebody
        waits for the analysis, they hear every `HEARTBEAT_SECONDS` that the process is at work.
        """
        now = perf_counter()
        if now - self._last_listened < LISTEN_SECONDS:
            return self._is_stopped
        self._last_listened = now
        is_paused = False
        while is_paused or self._pipe.poll():
            order = self._receive()
            is_paused = isinstance(order, messages.Interrupt)
            if isinstance(order, messages.Stop):
                self._is_stopped |= order.ticket == self._ticket
            elif isinstance(order, messages.Study):
                self._orders.append(order)
                self._awaited_ticket, self._last_reported = order.ticket, 0.0
            elif not is_paused:
                self._orders.append(order)
                self._is_stopped |= not isinstance(order, messages.Follow)
        if self._awaited_ticket and now - self._last_reported > HEARTBEAT_SECONDS:
            is_first = not self._last_reported
            self._last_reported = now
            course = self._study.known_course() if is_first and self._study is not None else ()
            self._send(messages.ProgressReport(self._awaited_ticket, 0.0, course))
        return self._is_stopped

    def _play_again(self, order: messages.PlayOut | messages.CheckMoves) -> messages.Report:
        """Returns the report of an order for which opponents play a whole match."""
        self._ticket, self._is_stopped, self._last_listened = order.ticket, False, perf_counter()
        if hasattr(os, "nice"):
            os.nice(10)  # nobody waits for the result, and opponents may be thinking

        def must_continue() -> bool:
            self._send(messages.ProgressReport(order.ticket, 0.0))
            return not self._must_stop()

        try:
            if isinstance(order, messages.CheckMoves):
                spec = catalog.get(order.table.game)
                proof = moves_check.proof_of(spec, order.table, order.result, must_continue)
                return messages.MovesChecked(order.ticket, proof)
            spec = catalog.get(order.game_id)
            result = fixed_play.played_out_result(spec, order.day, order.level_id, must_continue)
            return messages.PlayedOut(order.ticket, result)
        except Stopped:
            return messages.NoAnswer(order.ticket, "stopped")
        except Exception as error:  # as for an answer
            return messages.NoAnswer(order.ticket, f"{type(error).__name__}: {error}")

    def _agent(self, order: messages.Ask) -> AnyAgent:
        key = (order.game_id, order.level_id, order.seat, order.seed)
        agent = None if order.fresh else self._agents.pop(key, None)
        if agent is None:
            spec = catalog.get(order.game_id)
            listen = self._must_stop
            agent = agents.make(
                spec, order.level_id, order.seed, listen, alone=order.alone, even=order.even
            )
        if order.fresh:
            return agent
        self._agents[key] = agent
        if len(self._agents) > MAX_KEPT_AGENTS:
            self._agents.popitem(last=False)
        return agent

    def _must_stop(self) -> bool:
        now = perf_counter()
        if now - self._last_listened < LISTEN_SECONDS:
            return self._is_stopped
        self._last_listened = now
        if self._first_word is not None and now >= self._first_word_at:
            word = self._first_word()
            if word is not None:
                self._first_word = None
                self._send(word)
        while self._pipe.poll():
            order = self._receive()
            if isinstance(order, messages.Stop):
                self._is_stopped |= order.ticket == self._ticket
            else:
                self._orders.append(order)
                self._is_stopped = True
        return self._is_stopped

    def _next_order(self) -> messages.Order:
        """Returns the next order. Collects garbage first if no order comes for `IDLE_SECONDS`."""
        if not self._pipe.poll(IDLE_SECONDS):
            gc.collect()
        return self._receive()

    def _receive(self) -> messages.Order:
        order: messages.Order = codec.loads(messages.Order, self._pipe.recv_bytes().decode())
        return order

    def _send(self, report: messages.Report) -> None:
        self._pipe.send_bytes(codec.dumps(messages.Report, report).encode())


def _first_word(
    ticket: int, spec: GameSpec, agent: Ismcts, observation: Any, actions: Sequence[Any]
) -> messages.FirstWord | None:
    """Returns the report about what a running search prefers, or None before its first result."""
    decision = agent.decision_so_far(observation, actions)
    if decision is None:
        return None
    text = codec.dumps(spec.rules.kinds.action, decision.action)
    return messages.FirstWord(ticket, text, decision.reason)
