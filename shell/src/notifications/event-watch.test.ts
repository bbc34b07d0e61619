/** @jest-environment jsdom */
import type { Outcome } from '@ncb/shared-kernel/api/client';
import type { AnswerOf, DocumentEvent, getEvents } from '@ncb/shared-kernel/api/contract';
import { createBrowserTabs } from '../session/testing';
import { createEventWatch, EVENTS_INTERVAL_MS, EVENTS_KEPT, EVENTS_SLOWEST_MS } from './event-watch';
import { buildEvent, createBrowserLocks } from './testing';

type Answer = Outcome<AnswerOf<typeof getEvents>>;

let visibility: DocumentVisibilityState = 'visible';
Object.defineProperty(document, 'visibilityState', { get: () => visibility, configurable: true });
const turnTo = (to: DocumentVisibilityState) => {
  visibility = to;
  document.dispatchEvent(new Event('visibilitychange'));
};
const passes = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  visibility = 'visible';
});
afterEach(() => jest.useRealTimers());

function bankWith(...events: DocumentEvent[]) {
  const bank = {
    events,
    failure: null as Answer | null,
    lastIds: [] as (string | null)[],
    accountsMark: 'a',
    ask: (lastId: string | null): Promise<Answer> => {
      bank.lastIds.push(lastId);
      const behind = bank.events.filter(({ id }) => Number(id) > Number(lastId ?? 0));
      const newest = bank.events.at(-1)?.id ?? '0';
      return Promise.resolve(
        bank.failure ?? { ok: true, value: { events: behind, lastId: newest, accountsMark: bank.accountsMark } },
      );
    },
  };
  return bank;
}

interface TabOptions {
  bank: ReturnType<typeof bankWith>;
  browser?: ReturnType<typeof browserOf>;
  isAttended?: () => boolean;
  scope?: string;
}

const browserOf = () => ({ openTabs: createBrowserTabs(), holdLock: createBrowserLocks() });

function tab({ bank, browser = browserOf(), isAttended = () => true, scope = '501 1001' }: TabOptions) {
  const { openTabs, holdLock } = browser;
  const watch = createEventWatch({ ask: bank.ask, tabs: openTabs(), scope, holdLock });
  const shownIds: string[] = [];
  const knownIds: string[] = [];
  let notified = 0;
  watch.onNewEvents((fresh, isToBeShown) => {
    notified += 1;
    knownIds.push(...fresh.map(({ id }) => id));
    if (isToBeShown) shownIds.push(...fresh.map(({ id }) => id));
  });
  return { watch, shownIds, knownIds, countNotified: () => notified, stop: watch.start(isAttended) };
}

describe('the watch for news of documents', () => {
  it('lists what was decided before, and announces only what comes', async () => {
    const bank = bankWith(buildEvent('1'), buildEvent('2'));
    const { watch, shownIds, stop } = tab({ bank });
    await passes(0);
    expect(watch.news().events.map(({ id }) => id)).toEqual(['2', '1']);
    expect([watch.news().unread, shownIds]).toEqual([0, []]);
    bank.events = [...bank.events, buildEvent('3')];
    await passes(EVENTS_INTERVAL_MS);
    expect(watch.news()).toMatchObject({ events: [{ id: '3' }, { id: '2' }, { id: '1' }], unread: 1 });
    expect(shownIds).toEqual(['3']);
    expect(bank.lastIds).toEqual([null, '2']);
    watch.markRead();
    expect(watch.news().unread).toBe(0);
    stop();
  });

  it('says in every tab that money moved, also without a document of the user, and only then', async () => {
    const bank = bankWith(buildEvent('1'));
    const browser = browserOf();
    const [one, other] = [tab({ bank, browser }), tab({ bank, browser })];
    await passes(2 * EVENTS_INTERVAL_MS);
    expect([one.countNotified(), other.countNotified()]).toEqual([0, 0]);
    bank.accountsMark = 'b';
    await passes(EVENTS_INTERVAL_MS);
    expect([one.countNotified(), other.countNotified()]).toEqual([1, 1]);
    await passes(2 * EVENTS_INTERVAL_MS);
    expect([one.countNotified(), other.countNotified()]).toEqual([1, 1]);
    expect([one.shownIds, one.watch.news().unread]).toEqual([[], 0]);
    one.stop();
    other.stop();
  });

  it('asks nothing in a hidden window, and at once when it is looked at again', async () => {
    const bank = bankWith();
    const { shownIds, stop } = tab({ bank });
    await passes(0);
    turnTo('hidden');
    bank.events = [buildEvent('7')];
    await passes(10 * EVENTS_INTERVAL_MS);
    expect(bank.lastIds).toHaveLength(1);
    turnTo('visible');
    await passes(0);
    expect(shownIds).toEqual(['7']);
    stop();
  });

  it('takes nothing from an answer that comes when the window is hidden: the next question brings it', async () => {
    const bank = bankWith(buildEvent('1'));
    const { watch, stop } = tab({ bank });
    turnTo('hidden');
    await passes(0);
    expect(watch.news().events).toEqual([]);
    turnTo('visible');
    await passes(0);
    expect(watch.news().events).toHaveLength(1);
    stop();
  });

  it('rests when nobody is there: a question would find the session at its end', async () => {
    const bank = bankWith();
    let isThere = true;
    const { stop } = tab({ bank, isAttended: () => isThere });
    await passes(0);
    isThere = false;
    await passes(5 * EVENTS_INTERVAL_MS);
    expect(bank.lastIds).toHaveLength(1);
    isThere = true;
    await passes(EVENTS_INTERVAL_MS);
    expect(bank.lastIds).toHaveLength(2);
    stop();
  });

  it.each<[string, Answer]>([
    ['404', { ok: false, failure: { kind: 'http', status: 404 } }],
    [
      'as an unknown object',
      { ok: false, failure: { kind: 'refused', code: 'notFound', text: null, params: {}, problems: [] } },
    ],
  ])('asks a bank no more that answers %s', async (_, failure) => {
    const bank = bankWith();
    bank.failure = failure;
    const { stop } = tab({ bank });
    await passes(10 * EVENTS_SLOWEST_MS);
    turnTo('hidden');
    turnTo('visible');
    await passes(10 * EVENTS_SLOWEST_MS);
    expect(bank.lastIds).toHaveLength(1);
    stop();
  });

  it('asks a bank that is out of order more and more seldom, and as before when it is back', async () => {
    const bank = bankWith();
    bank.failure = { ok: false, failure: { kind: 'http', status: 500 } };
    const { stop } = tab({ bank });
    await passes(10 * 60_000);
    expect(bank.lastIds.length).toBeLessThan(16);
    bank.failure = null;
    await passes(EVENTS_SLOWEST_MS);
    bank.lastIds.length = 0;
    await passes(4 * EVENTS_INTERVAL_MS);
    expect(bank.lastIds).toHaveLength(4);
    stop();
  });

  it('keeps no more than the list shows', async () => {
    const bank = bankWith(...Array.from({ length: EVENTS_KEPT + 5 }, (_, index) => buildEvent(String(index + 1))));
    const { watch, stop } = tab({ bank });
    await passes(0);
    expect(watch.news().events).toHaveLength(EVENTS_KEPT);
    stop();
  });

  it('stops for good', async () => {
    const bank = bankWith();
    const { stop } = tab({ bank });
    stop();
    turnTo('visible');
    await passes(10 * EVENTS_INTERVAL_MS);
    expect(bank.lastIds).toHaveLength(1);
  });
});

describe('two windows side by side', () => {
  async function sideBySide() {
    const bank = bankWith(buildEvent('1'));
    const browser = browserOf();
    const one = tab({ bank, browser });
    await passes(0);
    const two = tab({ bank, browser });
    return { bank, browser, one, two };
  }

  it('announce a document once: one asks, the other hears of it and lists it too', async () => {
    const { bank, one, two } = await sideBySide();
    await passes(0);
    bank.lastIds.length = 0;
    bank.events = [...bank.events, buildEvent('2')];
    await passes(3 * EVENTS_INTERVAL_MS);
    expect(bank.lastIds).toEqual(['1', '2', '2']);
    expect([one.shownIds, two.shownIds]).toEqual([['2'], []]);
    expect([one.knownIds, two.knownIds]).toEqual([['2'], ['2']]);
    expect(two.watch.news()).toMatchObject({ events: [{ id: '2' }, { id: '1' }], unread: 1 });
    one.watch.markRead();
    expect(two.watch.news().unread).toBe(0);
    one.stop();
    two.stop();
  });

  it('of which one hears news before its own first answer announce them once', async () => {
    const { bank, browser, one, two } = await sideBySide();
    two.stop();
    let answer: (value: Answer) => void = () => undefined;
    const slow = { ...bank, ask: () => new Promise<Answer>((resolve) => (answer = resolve)) };
    const late = tab({ bank: slow, browser });
    bank.events = [...bank.events, buildEvent('2')];
    await passes(EVENTS_INTERVAL_MS);
    answer({ ok: true, value: { events: [buildEvent('1')], lastId: '1', accountsMark: 'a' } });
    await passes(0);
    expect(late.watch.news()).toMatchObject({ events: [{ id: '2' }, { id: '1' }], unread: 1 });
    one.stop();
    await passes(0);
    answer({ ok: true, value: { events: [buildEvent('2')], lastId: '2', accountsMark: 'a' } });
    await passes(0);
    expect([one.shownIds, late.shownIds]).toEqual([['2'], []]);
    late.stop();
  });

  it('do not meet when they work for two companies', async () => {
    const { bank, browser, one, two } = await sideBySide();
    const other = tab({ bank: bankWith(), browser, scope: '501 1002' });
    await passes(0);
    bank.events = [...bank.events, buildEvent('2')];
    await passes(EVENTS_INTERVAL_MS);
    expect(other.watch.news()).toEqual({ events: [], unread: 0 });
    for (const { stop } of [one, two, other]) stop();
  });

  it('change roles when the one that asks is closed, and nothing is told twice or lost', async () => {
    const { bank, one, two } = await sideBySide();
    one.stop();
    await passes(0);
    bank.events = [...bank.events, buildEvent('2')];
    await passes(EVENTS_INTERVAL_MS);
    expect([one.shownIds, two.shownIds]).toEqual([[], ['2']]);
    two.stop();
  });
});
