import type { ApiFailure, Outcome } from '@ncb/shared-kernel/api/client';
import type { AnswerOf, DocumentEvent, getEvents } from '@ncb/shared-kernel/api/contract';
import type { TabMessage, Tabs } from '../session/tabs';
import { holdTabLock, type HoldTabLock } from './tab-lock';

/** How often the bank is asked for news while somebody looks at the window. */
export const EVENTS_INTERVAL_MS = 5_000;
/** A bank that does not answer is asked half as often each time, down to this. */
export const EVENTS_SLOWEST_MS = 60_000;
/** What the list keeps; older news are in the journal. */
export const EVENTS_KEPT = 50;

export interface News {
  /** Newest first. */
  readonly events: readonly DocumentEvent[];
  /** How many of them came while the user worked and were not looked at. */
  readonly unread: number;
}

/** News that just came; `isToBeShown` in one tab only. */
export type NewEventsListener = (fresh: readonly DocumentEvent[], isToBeShown: boolean) => void;

/** What the bank decides about the user's documents while he works for a company. */
export interface EventWatch {
  news(): News;
  subscribe(listener: () => void): () => void;
  /** The user has looked at the list. */
  markRead(): void;
  onNewEvents(listener: NewEventsListener): () => void;
  /**
   * Begins to ask, in a window that is looked at.
   * @param isAttended false when nobody has been there for so long that the session is about to end
   * @returns what stops it
   */
  start(isAttended: () => boolean): () => void;
}

type Answer = AnswerOf<typeof getEvents>;

export interface EventWatchOptions {
  readonly ask: (lastId: string | null) => Promise<Outcome<Answer>>;
  readonly tabs: Tabs;
  /** Whose news: tabs of another user or company have others. */
  readonly scope: string;
  readonly holdLock?: HoldTabLock;
}

/**
 * Of all tabs one asks: the one that is looked at, and of several windows side by side the first. It tells the others,
 * so that a document is announced once and every tab knows of it. Source: docs/adr/0037
 */
export function createEventWatch({ ask, tabs, scope, holdLock = holdTabLock }: EventWatchOptions): EventWatch {
  const listeners = new Set<() => void>();
  const newEventsListeners = new Set<NewEventsListener>();
  let news: News = { events: [], unread: 0 };
  let lastId: string | null = null;
  let isOff = false;
  let isLooking = false;
  let pause = EVENTS_INTERVAL_MS;
  let underWay: Promise<void> | null = null;
  /** What other tabs told before this one had an answer of its own. */
  const early: Answer[] = [];

  const become = (next: News) => {
    news = next;
    listeners.forEach((listener) => listener());
  };

  const take = (answer: Answer, isToBeShown: boolean) => {
    const isFirst = lastId === null;
    lastId = answer.lastId;
    const known = new Set(news.events.map(({ id }) => id));
    const fresh = answer.events.filter(({ id }) => !known.has(id));
    if (fresh.length === 0) return;
    const events = [...fresh.toReversed(), ...news.events].slice(0, EVENTS_KEPT);
    // What was decided before this tab began is in the list and no news.
    become({ events, unread: isFirst ? news.unread : news.unread + fresh.length });
    if (!isFirst) newEventsListeners.forEach((listener) => listener(fresh, isToBeShown));
  };

  /** One question; whoever wants one while it is under way waits for the same answer. */
  const question = () => {
    underWay ??= askOnce().finally(() => (underWay = null));
    return underWay;
  };

  const askOnce = async () => {
    const isFirst = lastId === null;
    const outcome = await ask(lastId);
    if (!outcome.ok) {
      isOff = isUnknownCall(outcome.failure);
      pause = Math.min(2 * pause, EVENTS_SLOWEST_MS);
      return;
    }
    pause = EVENTS_INTERVAL_MS;
    // A window that was hidden meanwhile has given up its lock: another one may have been told the same.
    if (!isLooking) return;
    take(outcome.value, true);
    if (isFirst) early.splice(0).forEach((answer) => take(answer, false));
    else if (outcome.value.events.length > 0) tabs.tell({ kind: 'events', scope, answer: outcome.value });
  };

  /** Asks again and again while this tab has the lock. @returns what stops it */
  const askOnAndOn = (isAttended: () => boolean): (() => void) => {
    let isStopped = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      if (!isOff && isAttended()) await question();
      if (!isStopped && !isOff) timer = setTimeout(() => void look(), pause);
    };
    void look();
    return () => {
      isStopped = true;
      clearTimeout(timer);
    };
  };

  const hear = (message: TabMessage) => {
    if (message.kind === 'eventsRead' && message.scope === scope) become({ ...news, unread: 0 });
    if (message.kind !== 'events' || message.scope !== scope) return;
    if (lastId !== null) return take(message.answer, false);
    // The list of this tab is still on its way: without this it would announce the same again when it has the lock.
    early.push(message.answer);
    if (isLooking) void question();
  };

  return {
    news: () => news,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    markRead() {
      if (news.unread === 0) return;
      become({ ...news, unread: 0 });
      tabs.tell({ kind: 'eventsRead', scope });
    },
    onNewEvents(listener) {
      newEventsListeners.add(listener);
      return () => newEventsListeners.delete(listener);
    },
    start(isAttended) {
      let stopAsking: () => void = () => undefined;
      let giveUpLock: (() => void) | null = null;
      const rest = () => {
        isLooking = false;
        stopAsking();
        giveUpLock?.();
        giveUpLock = null;
      };
      const begin = () => {
        isLooking = true;
        // What the list begins with each tab asks for itself; for what comes then one of them does.
        if (lastId === null && !isOff) void question();
        giveUpLock ??= holdLock(`ncb-events ${scope}`, () => (stopAsking = askOnAndOn(isAttended)));
      };
      const onVisibility = () => (document.visibilityState === 'hidden' ? rest() : begin());
      const deaf = tabs.listen(hear);
      onVisibility();
      document.addEventListener('visibilitychange', onVisibility);
      return () => {
        document.removeEventListener('visibilitychange', onVisibility);
        deaf();
        rest();
      };
    },
  };
}

/** A bank that does not have this call of ours: an address that nobody answers. */
function isUnknownCall(failure: ApiFailure): boolean {
  if (failure.kind === 'http') return failure.status === 404;
  return failure.kind === 'refused' && failure.code === 'notFound';
}
