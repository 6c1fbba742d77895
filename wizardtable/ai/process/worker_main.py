# SPDX-License-Identifier: MIT
"""The main function of a thinking process: it answers questions and ends with its parent."""

import contextlib
import gc
import os
import signal
from collections import OrderedDict, deque
from multiprocessing.connection import Connection
from time import perf_counter

from wizardtable.ai.process import messages
from wizardtable.ai.search import agents, fixed_play
from wizardtable.ai.search.analysis import Stopped, analyse
from wizardtable.core import catalog, codec
from wizardtable.core.agent import AnyAgent
from wizardtable.core.parent import end_with_parent

MAX_KEPT_AGENTS = 8
"""At most this many agents are kept between questions: some for the seats of a match, and one for
hints."""

LISTEN_SECONDS = 0.005
"""Seconds between two looks into the pipe during a search. A look takes about 20 microseconds."""

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
                self._send(self._study(order))
            elif isinstance(order, messages.PlayOut):
                self._send(self._play_out(order))

    def _answer(self, order: messages.Ask) -> messages.Report:
        self._ticket, self._is_stopped, self._last_listened = order.ticket, False, perf_counter()
        try:
            spec = catalog.get(order.game_id)
            observation, actions = order.read(spec)
            decision = self._agent(order).choose(observation, actions, order.budget)
            action = codec.dumps(spec.rules.kinds.action, decision.action)
            return messages.Answer(order.ticket, action, decision.reason, decision.stats)
        except Exception as error:  # a faulty brain must not end the process
            return messages.NoAnswer(order.ticket, f"{type(error).__name__}: {error}")

    def _study(self, order: messages.Study) -> messages.Report:
        self._ticket, self._is_stopped, self._last_listened = order.ticket, False, perf_counter()

        def report_progress(share: float) -> None:
            self._send(messages.ProgressReport(order.ticket, share))

        try:
            match = order.record.match()
            return messages.Studied(
                order.ticket, analyse(match, order.effort, self._must_stop, report_progress)
            )
        except Stopped:
            return messages.NoAnswer(order.ticket, "stopped")
        except Exception as error:  # as for an answer
            return messages.NoAnswer(order.ticket, f"{type(error).__name__}: {error}")

    def _play_out(self, order: messages.PlayOut) -> messages.Report:
        self._ticket, self._is_stopped, self._last_listened = order.ticket, False, perf_counter()
        if hasattr(os, "nice"):
            os.nice(10)  # nobody waits for the result, and opponents may be thinking

        def must_continue() -> bool:
            self._send(messages.ProgressReport(order.ticket, 0.0))
            return not self._must_stop()

        try:
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
