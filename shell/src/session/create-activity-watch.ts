import { ACTIVITY_TICK_MS, INACTIVITY_LIMIT_MS, PING_INTERVAL_MS } from '@ncb/shared-kernel/domain/vocabulary';
import { ping } from '@ncb/shared-kernel/api/contract';
import type { SessionStore } from './create-session-store';

const ACTIVITY_EVENTS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Time of the warning before the end, ms; at most half of the user's time-out. */
const WARNS_BEFORE_MS = 60_000;

const TELLS_EVERY_MS = 1_000;
const ANSWER_MS = 500;

export interface ActivityWatch {
  /** Milliseconds until the idle session ends; 0 or less: it is ending. */
  remainingMs(): number;
  isNearEnd(): boolean;
  stay(): void;
  /**
   * Starts the watch.
   * @returns stops it
   */
  start(): () => void;
}

/**
 * Keeps the session alive during activity in any tab. The ping reports how long ago the user was active, so that
 * filling in a form counts. Times are compared, not counted: timers of hidden tabs run late. Limits: 10 minutes, ping
 * every 60 s, check every 10 s. Source: docs/requirements/shell-accounts-admin.md#end-of-a-session.
 * @param timeoutMinutes user's own time-out; null: the bank's limit
 * @param beforeEnd work to do while the session is still alive
 */
export function createActivityWatch(
  session: SessionStore,
  timeoutMinutes: number | null,
  beforeEnd?: () => Promise<void>,
): ActivityWatch {
  const { tabs } = session;
  const limit = timeoutMinutes === null ? INACTIVITY_LIMIT_MS : timeoutMinutes * 60_000;
  const pingEvery = Math.min(PING_INTERVAL_MS, limit / 4);
  const warnsBefore = Math.min(WARNS_BEFORE_MS, limit / 2);
  let lastActive = Date.now();
  let lastBroadcast = 0;
  let reportedActive = lastActive;

  const remainingMs = () => lastActive + limit - Date.now();
  const isNearEnd = () => remainingMs() <= warnsBefore;
  const reportActivity = () => {
    reportedActive = lastActive;
    void session.api.call(ping, { idleSeconds: Math.round((Date.now() - lastActive) / 1000) });
  };

  const noteActivity = () => {
    if (remainingMs() <= 0) return;
    lastActive = Date.now();
    // The server counts from the last reported activity.
    if (lastActive - reportedActive >= pingEvery) reportActivity();
    if (lastActive - lastBroadcast < TELLS_EVERY_MS) return;
    lastBroadcast = lastActive;
    tabs.send({ kind: 'active', at: lastActive });
  };
  const onActivityEvent = (event: Event) => {
    // Moving between the warning's buttons is no choice yet.
    if (isFocusKey(event) && isNearEnd()) return;
    noteActivity();
  };

  return {
    remainingMs,
    isNearEnd,
    stay: noteActivity,
    start() {
      let ending: ReturnType<typeof setTimeout> | undefined;
      let isStopped = false;
      const end = () => {
        ending = undefined;
        if (!isStopped && remainingMs() <= 0) void session.signOut('idle');
      };
      const check = () => {
        if (remainingMs() > 0 || ending !== undefined) return;
        tabs.send({ kind: 'isAnybodyActive' });
        ending = setTimeout(() => {
          if (beforeEnd && remainingMs() <= 0) void beforeEnd().then(end);
          else end();
        }, ANSWER_MS);
      };
      const tick = setInterval(check, ACTIVITY_TICK_MS);
      const alive = setInterval(reportActivity, pingEvery);
      const unlisten = tabs.listen((message) => {
        if (message.kind === 'active') lastActive = Math.max(lastActive, message.at);
        if (message.kind === 'isAnybodyActive') tabs.send({ kind: 'active', at: lastActive });
      });
      ACTIVITY_EVENTS.forEach((sign) => addEventListener(sign, onActivityEvent, { passive: true, capture: true }));
      // Otherwise a reopened tab would show data until the next tick.
      document.addEventListener('visibilitychange', check);
      // Signing in, or opening a page, counts as activity.
      noteActivity();
      return () => {
        isStopped = true;
        clearInterval(tick);
        clearInterval(alive);
        clearTimeout(ending);
        unlisten();
        ACTIVITY_EVENTS.forEach((sign) => removeEventListener(sign, onActivityEvent, { capture: true }));
        document.removeEventListener('visibilitychange', check);
      };
    },
  };
}

function isFocusKey(event: Event): boolean {
  return event instanceof KeyboardEvent && (event.key === 'Tab' || event.key === 'Shift');
}
