/** @jest-environment jsdom */
import { ACTIVITY_TICK_MS, INACTIVITY_LIMIT_MS, PING_INTERVAL_MS } from '@ncb/shared-kernel/domain/vocabulary';
import { createActivityWatch } from './create-activity-watch';
import type { SessionStore } from './create-session-store';
import { createBrowserTabs } from './testing';

interface Options {
  openTab?: ReturnType<typeof createBrowserTabs>;
  minutes?: number | null;
  beforeEnd?: () => Promise<void>;
}

function watched({ openTab = createBrowserTabs(), minutes = null, beforeEnd }: Options = {}) {
  const call = jest.fn((_declaration: object, _request: { idleSeconds: number }) => Promise.resolve({ ok: true }));
  const signOut = jest.fn(() => Promise.resolve());
  const tabs = openTab();
  const watch = createActivityWatch({ api: { call }, signOut, tabs } as unknown as SessionStore, minutes, beforeEnd);
  return { call, signOut, tabs, watch, stop: watch.start() };
}

/** Time for a tick to detect the time-out and ask the other tabs. */
const ENDS_WITHIN_MS = ACTIVITY_TICK_MS + 500;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('createActivityWatch', () => {
  it('pings every 60 seconds and tells how long nobody did anything', () => {
    const { call, stop } = watched();
    jest.advanceTimersByTime(PING_INTERVAL_MS - 5_000);
    dispatchEvent(new Event('keydown'));
    jest.advanceTimersByTime(5_000 + PING_INTERVAL_MS);
    expect(call.mock.calls.map(([, request]) => request.idleSeconds)).toEqual([5, 65]);
    stop();
  });

  it('signs out after ten minutes without a sign of life, not before', () => {
    const { signOut, watch, stop } = watched();
    jest.advanceTimersByTime(INACTIVITY_LIMIT_MS - 1);
    expect(watch.remainingMs()).toBe(1);
    expect(signOut).not.toHaveBeenCalled();
    jest.advanceTimersByTime(ENDS_WITHIN_MS);
    expect(signOut).toHaveBeenCalledWith('idle');
    stop();
  });

  it('does what is still to be done before it signs out, once', async () => {
    let finish: () => void = () => undefined;
    const beforeEnd = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const { signOut, stop } = watched({ beforeEnd });
    jest.advanceTimersByTime(INACTIVITY_LIMIT_MS + 3 * ENDS_WITHIN_MS);
    expect([beforeEnd.mock.calls.length, signOut.mock.calls.length]).toEqual([1, 0]);
    finish();
    await jest.advanceTimersByTimeAsync(0);
    expect(signOut).toHaveBeenCalledWith('idle');
    stop();
  });

  it('stays when it turns out at the last moment that somebody works in another tab', async () => {
    let finish: () => void = () => undefined;
    const openTab = createBrowserTabs();
    const beforeEnd = () => new Promise<void>((resolve) => (finish = resolve));
    const { signOut, stop } = watched({ openTab, beforeEnd });
    jest.advanceTimersByTime(INACTIVITY_LIMIT_MS + ENDS_WITHIN_MS);
    openTab().send({ kind: 'active', at: Date.now() - 1_000 });
    finish();
    await jest.advanceTimersByTimeAsync(0);
    expect(signOut).not.toHaveBeenCalled();
    stop();
  });

  it('is not brought back once the time is over: the bank has ended the session', () => {
    const { signOut, watch, call, stop } = watched();
    jest.setSystemTime(Date.now() + INACTIVITY_LIMIT_MS);
    dispatchEvent(new Event('pointerdown'));
    watch.stay();
    expect([watch.remainingMs(), call.mock.calls.length]).toEqual([0, 0]);
    jest.advanceTimersByTime(ENDS_WITHIN_MS);
    expect(signOut).toHaveBeenCalledWith('idle');
    stop();
  });

  it('ends at once in a tab that comes to the front again after a long sleep', () => {
    const { signOut, stop } = watched();
    jest.setSystemTime(Date.now() + 3 * INACTIVITY_LIMIT_MS);
    document.dispatchEvent(new Event('visibilitychange'));
    jest.advanceTimersByTime(500);
    expect(signOut).toHaveBeenCalledWith('idle');
    stop();
  });

  it('tells the bank at once that somebody is back: the next ping might come too late', () => {
    const { call, watch, stop } = watched();
    jest.advanceTimersByTime(INACTIVITY_LIMIT_MS - 10_000);
    const before = call.mock.calls.length;
    watch.stay();
    dispatchEvent(new Event('keydown'));
    expect(call.mock.calls.slice(before).map(([, request]) => request.idleSeconds)).toEqual([0]);
    stop();
  });

  it('lets one walk through the buttons of the warning by Tab before one chooses', () => {
    const { watch, stop } = watched();
    jest.advanceTimersByTime(INACTIVITY_LIMIT_MS - 30_000);
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
    expect([watch.isNearEnd(), watch.remainingMs()]).toEqual([true, 30_000]);
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
    expect([watch.isNearEnd(), watch.remainingMs()]).toEqual([false, INACTIVITY_LIMIT_MS]);
    stop();
  });

  it('warns half-way through a time-out of a minute, and tells the bank more often', () => {
    const { watch, call, stop } = watched({ minutes: 1 });
    expect(watch.isNearEnd()).toBe(false);
    jest.advanceTimersByTime(30_000);
    expect(watch.isNearEnd()).toBe(true);
    dispatchEvent(new Event('pointerdown'));
    expect(call.mock.calls.map(([, request]) => request.idleSeconds)).toEqual([15, 30, 0]);
    stop();
  });

  it('goes by the user’s own time-out', () => {
    const { signOut, stop } = watched({ minutes: 60 });
    jest.advanceTimersByTime(60 * 60_000 - 1);
    expect(signOut).not.toHaveBeenCalled();
    jest.advanceTimersByTime(ENDS_WITHIN_MS);
    expect(signOut).toHaveBeenCalledTimes(1);
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

  it('begins anew when somebody says that he stays', () => {
    const { watch, stop } = watched();
    jest.advanceTimersByTime(INACTIVITY_LIMIT_MS - 1_000);
    watch.stay();
    expect(watch.remainingMs()).toBe(INACTIVITY_LIMIT_MS);
    stop();
  });

  it('does not end while somebody works in another tab', () => {
    const openTab = createBrowserTabs();
    const here = watched({ openTab });
    const there = openTab();
    jest.advanceTimersByTime(INACTIVITY_LIMIT_MS - 1_000);
    there.send({ kind: 'active', at: Date.now() });
    expect(here.watch.remainingMs()).toBe(INACTIVITY_LIMIT_MS);
    here.stop();
  });

  it('asks the other tabs before it ends: a tab that slept has missed the news', () => {
    const openTab = createBrowserTabs();
    const here = watched({ openTab });
    const there = openTab();
    there.listen(({ kind }) => {
      if (kind === 'isAnybodyActive') there.send({ kind: 'active', at: Date.now() });
    });
    jest.advanceTimersByTime(INACTIVITY_LIMIT_MS + ENDS_WITHIN_MS);
    expect(here.signOut).not.toHaveBeenCalled();
    here.stop();
  });

  it('answers such a question with its own last sign of life', () => {
    const openTab = createBrowserTabs();
    const here = watched({ openTab });
    const started = Date.now();
    jest.advanceTimersByTime(5_000);
    openTab().send({ kind: 'isAnybodyActive' });
    expect(here.tabs.told.at(-1)).toEqual({ kind: 'active', at: started });
    here.stop();
  });

  it('tells the other tabs of signs of life, but not of every key', () => {
    const { tabs, stop } = watched();
    jest.advanceTimersByTime(1_000);
    for (let key = 0; key < 20; key += 1) dispatchEvent(new Event('keydown'));
    expect(tabs.told.filter(({ kind }) => kind === 'active')).toHaveLength(2);
    stop();
  });

  it('does nothing more once it is stopped', () => {
    const { call, signOut, stop } = watched();
    stop();
    jest.advanceTimersByTime(2 * INACTIVITY_LIMIT_MS);
    expect([call.mock.calls.length, signOut.mock.calls.length]).toEqual([0, 0]);
  });
});
