import { ACTIVITY_TICK_MS, INACTIVITY_LIMIT_MS, PING_INTERVAL_MS } from '@ncb/shared-kernel/domain/vocabulary';
import { ping } from '@ncb/shared-kernel/api/contract';
import type { SessionStore } from './session-store';

const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Keeps the session alive while somebody works and ends it when nobody does. The ping itself is no activity: it tells
 * the bank how long ago the person last did something, so that typing a long form counts.
 * Source: specification 1, section 4 (10 minutes, ping every 60 s, tick every 10 s)
 * @returns what stops it
 */
export function watchActivity(session: SessionStore): () => void {
  let lastActive = Date.now();
  const noticed = () => {
    lastActive = Date.now();
  };
  const tick = setInterval(() => {
    if (Date.now() - lastActive >= INACTIVITY_LIMIT_MS) void session.signOut('idle');
  }, ACTIVITY_TICK_MS);
  const alive = setInterval(() => {
    void session.api.call(ping, { idleSeconds: Math.round((Date.now() - lastActive) / 1000) });
  }, PING_INTERVAL_MS);
  SIGNS_OF_LIFE.forEach((sign) => addEventListener(sign, noticed, { passive: true, capture: true }));
  return () => {
    clearInterval(tick);
    clearInterval(alive);
    SIGNS_OF_LIFE.forEach((sign) => removeEventListener(sign, noticed, { capture: true }));
  };
}
