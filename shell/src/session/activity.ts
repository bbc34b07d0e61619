import { ACTIVITY_TICK_MS, INACTIVITY_LIMIT_MS, PING_INTERVAL_MS } from '@ncb/shared-kernel/domain/vocabulary';
import { ping } from '@ncb/shared-kernel/api/contract';
import type { SessionStore } from './session-store';

const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Other tabs hear of a sign of life at most this often. */
const TELLS_EVERY_MS = 1_000;
/** How long other tabs may take to say that somebody is active there. */
const ANSWER_MS = 500;

export interface ActivityWatch {
  /** Milliseconds until nobody's work ends the session; 0 and less: it is ending. */
  remainingMs(): number;
  /** Somebody says that he is still here. */
  stay(): void;
  /** Begins to watch. @returns what stops it */
  start(): () => void;
}

/**
 * Keeps the session alive while somebody works in any tab and ends it when nobody does. The ping itself is no activity:
 * it tells the bank how long ago the person last did something, so that typing a long form counts. Times are compared,
 * never counted: the timers of a hidden tab run late.
 * Source: specification 1, section 4 (10 minutes, ping every 60 s, tick every 10 s)
 * @param timeoutMinutes the user's own time-out; null: the bank's limit
 * @param beforeEnd what is still to be done while the session lives
 */
export function createActivityWatch(
  session: SessionStore,
  timeoutMinutes: number | null,
  beforeEnd?: () => Promise<void>,
): ActivityWatch {
  const { tabs } = session;
  const limit = timeoutMinutes === null ? INACTIVITY_LIMIT_MS : timeoutMinutes * 60_000;
  let lastActive = Date.now();
  let lastTold = 0;

  const noticed = () => {
    lastActive = Date.now();
    if (lastActive - lastTold < TELLS_EVERY_MS) return;
    lastTold = lastActive;
    tabs.tell({ kind: 'active', at: lastActive });
  };
  const remainingMs = () => lastActive + limit - Date.now();

  return {
    remainingMs,
    stay: noticed,
    start() {
      let ending: ReturnType<typeof setTimeout> | undefined;
      let isStopped = false;
      const end = () => {
        ending = undefined;
        if (!isStopped && remainingMs() <= 0) void session.signOut('idle');
      };
      const tick = setInterval(() => {
        if (remainingMs() > 0 || ending !== undefined) return;
        tabs.tell({ kind: 'isAnybodyActive' });
        ending = setTimeout(() => {
          if (beforeEnd && remainingMs() <= 0) void beforeEnd().then(end);
          else end();
        }, ANSWER_MS);
      }, ACTIVITY_TICK_MS);
      const alive = setInterval(() => {
        void session.api.call(ping, { idleSeconds: Math.round((Date.now() - lastActive) / 1000) });
      }, PING_INTERVAL_MS);
      const deaf = tabs.listen((message) => {
        if (message.kind === 'active') lastActive = Math.max(lastActive, message.at);
        if (message.kind === 'isAnybodyActive') tabs.tell({ kind: 'active', at: lastActive });
      });
      SIGNS_OF_LIFE.forEach((sign) => addEventListener(sign, noticed, { passive: true, capture: true }));
      // Signing in, or opening a page, is a sign of life too.
      noticed();
      return () => {
        isStopped = true;
        clearInterval(tick);
        clearInterval(alive);
        clearTimeout(ending);
        deaf();
        SIGNS_OF_LIFE.forEach((sign) => removeEventListener(sign, noticed, { capture: true }));
      };
    },
  };
}
