import type { TurnoverRow } from '@ncb/shared-kernel/api/contract';
import { createTrendLoader } from './create-trend-loader';

const row = (accountId: string) => ({ accountId }) as TurnoverRow;
const openSignal = new AbortController().signal;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function loader() {
  const ask = jest.fn((ids: readonly string[]) => Promise.resolve({ ok: true, value: ids.map(row) } as const));
  return { ask, load: createTrendLoader(ask) };
}

describe('createTrendLoader', () => {
  it('asks once for the accounts that come into sight together, and gives each its own rows', async () => {
    const { ask, load } = loader();
    const answers = Promise.all([load('1', openSignal), load('2', openSignal)]);
    jest.runAllTimers();
    expect(await answers).toEqual([
      { ok: true, value: [row('1')] },
      { ok: true, value: [row('2')] },
    ]);
    expect(ask.mock.calls).toEqual([[['1', '2']]]);
  });

  it('does not ask for an account that went out of sight before', async () => {
    const { ask, load } = loader();
    const aborter = new AbortController();
    const answers = Promise.all([load('1', aborter.signal), load('2', openSignal)]);
    aborter.abort();
    jest.runAllTimers();
    expect((await answers).map(({ ok }) => ok)).toEqual([false, true]);
    expect(ask.mock.calls).toEqual([[['2']]]);
  });

  it('asks for fifty at a time', async () => {
    const { ask, load } = loader();
    const answers = Promise.all(Array.from({ length: 120 }, (_, index) => load(String(index), openSignal)));
    jest.runAllTimers();
    await answers;
    expect(ask.mock.calls.map(([ids]) => ids.length)).toEqual([50, 50, 20]);
  });

  it('tells a failure to all who waited, and asks anew next time', async () => {
    const failure = { ok: false, failure: { kind: 'network' } } as const;
    const ask = jest.fn(() => Promise.resolve(failure));
    const load = createTrendLoader(ask);
    for (let time = 0; time < 2; time += 1) {
      const answers = Promise.all([load('1', openSignal), load('2', openSignal)]);
      jest.runAllTimers();
      expect(await answers).toEqual([failure, failure]);
    }
    expect(ask).toHaveBeenCalledTimes(2);
  });
});
