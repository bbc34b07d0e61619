import { ACTIVITY_TICK_MS, INACTIVITY_LIMIT_MS, PING_INTERVAL_MS } from '@ncb/shared-kernel/domain/vocabulary';
import { ping } from '@ncb/shared-kernel/api/contract';
import type { SessionStore } from './session-store';

const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** How long before the end the user is warned, unless his own time-out is so short that he would always be. */
const WARNS_BEFORE_MS = 60_000;

/** Other tabs hear of a sign of life at most this often. */
const TELLS_EVERY_MS = 1_000;
/** How long other tabs may take to say that somebody is active there. */
const ANSWER_MS = 500;

export interface ActivityWatch {
  /** Milliseconds until nobody's work ends the session; 0 and less: it is ending. */
  remainingMs(): number;
  /** The end is near: the user is to be warned. */
  isNearEnd(): boolean;
  /** Somebody says that he is still here. */
  stay(): void;
  /** Begins to watch. @returns what stops it */
  start(): () => void;
}

/**
 * Keeps the session alive while somebody works in any tab and ends it when nobody does. The ping itself is no activity:
 * it tells the bank how long ago the person last did something, so that typing a long form counts. Times are compared,
 * never counted: the timers of a hidden tab run late. Once the time is over no sign of life in this tab brings it back:
 * the bank has ended the session by then.
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
  const pingEvery = Math.min(PING_INTERVAL_MS, limit / 4);
  const warnsBefore = Math.min(WARNS_BEFORE_MS, limit / 2);
  let lastActive = Date.now();
  let lastTold = 0;
  /** The last sign of life that the bank knows of. */
  let known = lastActive;

  const remainingMs = () => lastActive + limit - Date.now();
  const isNearEnd = () => remainingMs() <= warnsBefore;
  const tellBank = () => {
    known = lastActive;
    void session.api.call(ping, { idleSeconds: Math.round((Date.now() - lastActive) / 1000) });
  };

  const noticed = () => {
    if (remainingMs() <= 0) return;
    lastActive = Date.now();
    // The next ping might come too late: the bank counts from the sign of life that it knows of.
    if (lastActive - known >= pingEvery) tellBank();
    if (lastActive - lastTold < TELLS_EVERY_MS) return;
    lastTold = lastActive;
    tabs.tell({ kind: 'active', at: lastActive });
  };
  const noticedEvent = (event: Event) => {
    // Who walks from button to button of the warning has not yet said which one he wants.
    if (isWalking(event) && isNearEnd()) return;
    noticed();
  };

  return {
    remainingMs,
    isNearEnd,
    stay: noticed,
    start() {
      let ending: ReturnType<typeof setTimeout> | undefined;
      let isStopped = false;
      const end = () => {
        ending = undefined;
        if (!isStopped && remainingMs() <= 0) void session.signOut('idle');
      };
      const check = () => {
        if (remainingMs() > 0 || ending !== undefined) return;
        tabs.tell({ kind: 'isAnybodyActive' });
        ending = setTimeout(() => {
          if (beforeEnd && remainingMs() <= 0) void beforeEnd().then(end);
          else end();
        }, ANSWER_MS);
      };
      const tick = setInterval(check, ACTIVITY_TICK_MS);
      const alive = setInterval(tellBank, pingEvery);
      const deaf = tabs.listen((message) => {
        if (message.kind === 'active') lastActive = Math.max(lastActive, message.at);
        if (message.kind === 'isAnybodyActive') tabs.tell({ kind: 'active', at: lastActive });
      });
      SIGNS_OF_LIFE.forEach((sign) => addEventListener(sign, noticedEvent, { passive: true, capture: true }));
      // A tab that comes to the front again shows nobody's data for the rest of a tick.
      document.addEventListener('visibilitychange', check);
      // Signing in, or opening a page, is a sign of life too.
      noticed();
      return () => {
        isStopped = true;
        clearInterval(tick);
        clearInterval(alive);
        clearTimeout(ending);
        deaf();
        SIGNS_OF_LIFE.forEach((sign) => removeEventListener(sign, noticedEvent, { capture: true }));
        document.removeEventListener('visibilitychange', check);
      };
    },
  };
}

function isWalking(event: Event): boolean {
  return event instanceof KeyboardEvent && (event.key === 'Tab' || event.key === 'Shift');
}
