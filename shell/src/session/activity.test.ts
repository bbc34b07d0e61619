import { ACTIVITY_TICK_MS, INACTIVITY_LIMIT_MS, PING_INTERVAL_MS } from '@ncb/shared-kernel/domain/vocabulary';
import { watchActivity } from './activity';
import type { SessionStore } from './session-store';

function watched() {
  const call = jest.fn((_declaration: object, _request: { idleSeconds: number }) => Promise.resolve({ ok: true }));
  const signOut = jest.fn(() => Promise.resolve());
  const stop = watchActivity({ api: { call }, signOut } as unknown as SessionStore);
  return { call, signOut, stop };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('watchActivity', () => {
  it('pings every 60 seconds and tells how long nobody did anything', () => {
    const { call, stop } = watched();
    jest.advanceTimersByTime(PING_INTERVAL_MS - 5_000);
    dispatchEvent(new Event('keydown'));
    jest.advanceTimersByTime(5_000 + PING_INTERVAL_MS);
    expect(call.mock.calls.map(([, request]) => request.idleSeconds)).toEqual([5, 65]);
    stop();
  });

  it('signs out after ten minutes without a sign of life, not before', () => {
    const { signOut, stop } = watched();
    jest.advanceTimersByTime(INACTIVITY_LIMIT_MS - ACTIVITY_TICK_MS);
    expect(signOut).not.toHaveBeenCalled();
    jest.advanceTimersByTime(ACTIVITY_TICK_MS);
    expect(signOut).toHaveBeenCalledWith('idle');
    stop();
  });

  it('begins anew with every sign of life; the ping is none', () => {
    const { signOut, stop } = watched();
    jest.advanceTimersByTime(INACTIVITY_LIMIT_MS - 1_000);
    dispatchEvent(new Event('pointerdown'));
    jest.advanceTimersByTime(INACTIVITY_LIMIT_MS - 1_000);
    expect(signOut).not.toHaveBeenCalled();
    stop();
  });

  it('does nothing more once it is stopped', () => {
    const { call, signOut, stop } = watched();
    stop();
    jest.advanceTimersByTime(2 * INACTIVITY_LIMIT_MS);
    expect([call.mock.calls.length, signOut.mock.calls.length]).toEqual([0, 0]);
  });
});
