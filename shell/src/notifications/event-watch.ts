import type { ApiFailure, Outcome } from '@ncb/shared-kernel/api/client';
import type { AnswerOf, DocumentEvent, getEvents } from '@ncb/shared-kernel/api/contract';
import type { TabMessage, Tabs } from '../session/tabs';
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

/** Listener of new events; `isToBeShown` is true in one tab only. */
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

export interface EventWatchOptions {
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
  const listeners = new Set<() => void>();
  const newEventsListeners = new Set<NewEventsListener>();
  let news: News = { events: [], unread: 0 };
  let lastId: string | null = null;
  let isUnsupported = false;
  let isVisible = false;
  let pause = EVENTS_INTERVAL_MS;
  let pending: Promise<void> | null = null;
  /** Events from other tabs before this tab's first answer. */
  const early: Answer[] = [];

  const setNews = (next: News) => {
    news = next;
    listeners.forEach((listener) => listener());
  };

  const take = (answer: Answer, isToBeShown: boolean) => {
    const isFirst = lastId === null;
    lastId = answer.lastId;
    const existingIds = new Set(news.events.map(({ id }) => id));
    const fresh = answer.events.filter(({ id }) => !existingIds.has(id));
    if (fresh.length === 0) return;
    const events = [...fresh.toReversed(), ...news.events].slice(0, EVENTS_KEPT);
    // Earlier decisions are listed but not announced.
    setNews({ events, unread: isFirst ? news.unread : news.unread + fresh.length });
    if (!isFirst) newEventsListeners.forEach((listener) => listener(fresh, isToBeShown));
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
    take(outcome.value, true);
    if (isFirst) early.splice(0).forEach((answer) => take(answer, false));
    else if (outcome.value.events.length > 0) tabs.send({ kind: 'events', scope, answer: outcome.value });
  };

  /**
   * Polls while this tab has the lock.
   * @returns stops polling
   */
  const poll = (isAttended: () => boolean): (() => void) => {
    let isStopped = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      if (!isUnsupported && isAttended()) await fetchShared();
      if (!isStopped && !isUnsupported) timer = setTimeout(() => void look(), pause);
    };
    void look();
    return () => {
      isStopped = true;
      clearTimeout(timer);
    };
  };

  const onMessage = (message: TabMessage) => {
    if (message.kind === 'eventsRead' && message.scope === scope) setNews({ ...news, unread: 0 });
    if (message.kind !== 'events' || message.scope !== scope) return;
    if (lastId !== null) return take(message.answer, false);
    // This tab would announce the same events again once it has the lock.
    early.push(message.answer);
    if (isVisible) void fetchShared();
  };

  return {
    news: () => news,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    markRead() {
      if (news.unread === 0) return;
      setNews({ ...news, unread: 0 });
      tabs.send({ kind: 'eventsRead', scope });
    },
    onNewEvents(listener) {
      newEventsListeners.add(listener);
      return () => newEventsListeners.delete(listener);
    },
    start(isAttended) {
      let stopPolling: () => void = () => undefined;
      let releaseLock: (() => void) | null = null;
      const pausePolling = () => {
        isVisible = false;
        stopPolling();
        releaseLock?.();
        releaseLock = null;
      };
      const begin = () => {
        isVisible = true;
        // Each tab requests the initial list; later events are requested by one.
        if (lastId === null && !isUnsupported) void fetchShared();
        releaseLock ??= holdLock(`ncb-events ${scope}`, () => (stopPolling = poll(isAttended)));
      };
      const onVisibility = () => (document.visibilityState === 'hidden' ? pausePolling() : begin());
      const unlisten = tabs.listen(onMessage);
      onVisibility();
      document.addEventListener('visibilitychange', onVisibility);
      return () => {
        document.removeEventListener('visibilitychange', onVisibility);
        unlisten();
        pausePolling();
      };
    },
  };
}

/** True if the server lacks this call, an extension of NCB. */
function isUnknownCall(failure: ApiFailure): boolean {
  if (failure.kind === 'http') return failure.status === 404;
  return failure.kind === 'refused' && failure.code === 'notFound';
}
