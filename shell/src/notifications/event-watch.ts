import type { ApiFailure, Outcome } from '@ncb/shared-kernel/api/client';
import type { AnswerOf, DocumentEvent, getEvents } from '@ncb/shared-kernel/api/contract';
import { createListeners } from '../browser';
import type { TabMessage, Tabs } from '../session';
import { holdTabLock, type HoldTabLock } from './hold-tab-lock';

export const EVENTS_INTERVAL_MS = 5_000;
/** Longest interval; each failure doubles it up to this. */
export const EVENTS_SLOWEST_MS = 60_000;
/** Number of events listed; older ones are in the journal. */
export const EVENTS_KEPT = 50;

interface News {
  readonly events: readonly DocumentEvent[];
  /** Events that arrived during work and are unread. */
  readonly unread: number;
}

/** Listener of new events, none if only money moved; `isToBeShown` is true in one tab only. */
type NewEventsListener = (fresh: readonly DocumentEvent[], isToBeShown: boolean) => void;

export interface EventWatch {
  news(): News;
  subscribe(listener: () => void): () => void;
  markRead(): void;
  onNewEvents(listener: NewEventsListener): () => void;
  /**
   * Starts requests while the window is visible.
   * @param isAttended false if the session is about to end for lack of activity
   * @returns stops the watch
   */
  start(isAttended: () => boolean): () => void;
}

type Answer = AnswerOf<typeof getEvents>;

interface EventWatchOptions {
  readonly ask: (lastId: string | null) => Promise<Outcome<Answer>>;
  readonly tabs: Tabs;
  readonly scope: string;
  readonly holdLock?: HoldTabLock;
}

/**
 * Creates a watch. One visible tab asks the server and passes events to the others, so that each document is announced
 * once. docs/adr/0037.
 */
export function createEventWatch({ ask, tabs, scope, holdLock = holdTabLock }: EventWatchOptions): EventWatch {
  const list = createNewsList();
  const newEvents = createListeners<Parameters<NewEventsListener>>();
  let lastId: string | null = null;
  let accountsMark = '';
  let isUnsupported = false;
  let isVisible = false;
  let pause = EVENTS_INTERVAL_MS;
  let pending: Promise<void> | null = null;
  /** Events from other tabs before this tab's first answer. */
  const early: Answer[] = [];

  /** True if money moved on the company's accounts since the last answer. */
  const isMoved = (answer: Answer) =>
    accountsMark !== '' && answer.accountsMark !== '' && answer.accountsMark !== accountsMark;

  const addEvents = (answer: Answer, isToBeShown: boolean) => {
    const isFirst = lastId === null;
    lastId = answer.lastId;
    const hasMoneyMoved = isMoved(answer);
    // An older process of the bank names none.
    accountsMark = answer.accountsMark || accountsMark;
    // Earlier decisions are listed but not announced.
    const fresh = list.add(answer.events, !isFirst);
    if (fresh.length === 0 ? hasMoneyMoved : !isFirst) newEvents.notify(fresh, isToBeShown);
  };

  /** Sends one request; concurrent callers share it. */
  const fetchShared = () => {
    pending ??= fetchEvents().finally(() => (pending = null));
    return pending;
  };

  const fetchEvents = async () => {
    const isFirst = lastId === null;
    const outcome = await ask(lastId);
    if (!outcome.ok) {
      isUnsupported = isUnknownCall(outcome.failure);
      pause = Math.min(2 * pause, EVENTS_SLOWEST_MS);
      return;
    }
    pause = EVENTS_INTERVAL_MS;
    // A hidden window has released its lock: another tab may have the same events.
    if (!isVisible) return;
    const isNews = outcome.value.events.length > 0 || isMoved(outcome.value);
    addEvents(outcome.value, true);
    if (isFirst) early.splice(0).forEach((answer) => addEvents(answer, false));
    else if (isNews) tabs.send({ kind: 'events', scope, answer: outcome.value });
  };

  const onMessage = (message: TabMessage) => {
    if (message.kind === 'eventsRead' && message.scope === scope) list.markRead();
    if (message.kind !== 'events' || message.scope !== scope) return;
    if (lastId !== null) return addEvents(message.answer, false);
    // This tab would announce the same events again once it has the lock.
    early.push(message.answer);
    if (isVisible) void fetchShared();
  };

  return {
    news: list.news,
    subscribe: list.subscribe,
    markRead() {
      if (list.markRead()) tabs.send({ kind: 'eventsRead', scope });
    },
    onNewEvents: newEvents.subscribe,
    start(isAttended) {
      const poll = async () => {
        if (!isUnsupported && isAttended()) await fetchShared();
        return isUnsupported ? null : pause;
      };
      let stopPolling: () => void = () => undefined;
      const unlisten = tabs.listen(onMessage);
      const stop = runWhileVisible(() => {
        isVisible = true;
        // Each tab requests the initial list; later events are requested by one.
        if (lastId === null && !isUnsupported) void fetchShared();
        const releaseLock = holdLock(`ncb-events ${scope}`, () => (stopPolling = repeat(poll)));
        return () => {
          isVisible = false;
          stopPolling();
          releaseLock();
        };
      });
      return () => {
        unlisten();
        stop();
      };
    },
  };
}

/** Creates the list of events that the bell shows, newest first. */
function createNewsList() {
  const changes = createListeners();
  let news: News = { events: [], unread: 0 };
  const setNews = (next: News) => {
    news = next;
    changes.notify();
  };
  return {
    news: () => news,
    subscribe: changes.subscribe,
    /** Adds events and returns those that were not listed. */
    add(events: readonly DocumentEvent[], areUnread: boolean): readonly DocumentEvent[] {
      const existingIds = new Set(news.events.map(({ id }) => id));
      const fresh = events.filter(({ id }) => !existingIds.has(id));
      if (fresh.length > 0)
        setNews({
          events: [...fresh.toReversed(), ...news.events].slice(0, EVENTS_KEPT),
          unread: areUnread ? news.unread + fresh.length : news.unread,
        });
      return fresh;
    },
    /** @returns false if there was nothing unread */
    markRead(): boolean {
      if (news.unread === 0) return false;
      setNews({ ...news, unread: 0 });
      return true;
    },
  };
}

/**
 * Repeats `poll` after the pause that it resolves with, until that is null.
 * @returns stops
 */
function repeat(poll: () => Promise<number | null>): () => void {
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = async () => {
    const pause = await poll();
    if (!isStopped && pause !== null) timer = setTimeout(() => void run(), pause);
  };
  void run();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/**
 * Calls `start` when the window is shown, and what it returned when it is hidden.
 * @returns ends both
 */
function runWhileVisible(start: () => () => void): () => void {
  let stop: (() => void) | null = null;
  const update = () => {
    if (document.visibilityState === 'hidden') {
      stop?.();
      stop = null;
    } else stop ??= start();
  };
  update();
  document.addEventListener('visibilitychange', update);
  return () => {
    document.removeEventListener('visibilitychange', update);
    stop?.();
  };
}

/** True if the server lacks this call, an extension of NCB. */
function isUnknownCall(failure: ApiFailure): boolean {
  if (failure.kind === 'http') return failure.status === 404;
  return failure.kind === 'refused' && failure.code === 'notFound';
}
