/** @jest-environment jsdom */
import { createRegistry, type RegistryEntry } from '../registry';
import { createUpdateWatch, UPDATE_INTERVAL_MS } from './create-update-watch';

const entry = (change: Partial<RegistryEntry>): RegistryEntry => ({
  name: 'accounts',
  version: '1',
  manifest: '/m.json',
  integrity: 'sha384-A',
  contract: '^1.0.0',
  pages: [],
  enabled: true,
  rollout: { percent: 100, previous: null },
  ...change,
});

let visibility: DocumentVisibilityState = 'visible';
Object.defineProperty(document, 'visibilityState', { get: () => visibility, configurable: true });
const turn = (to: DocumentVisibilityState) => {
  visibility = to;
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  jest.useFakeTimers();
  visibility = 'visible';
});
afterEach(() => jest.useRealTimers());

function watching(deployed = createRegistry([entry({})], 's1'), shell: string | null = 's1') {
  const ask = jest.fn(() => Promise.resolve(deployed));
  const watch = createUpdateWatch({ ask, running: () => ({ shell, remotes: new Map([['accounts', '1']]) }) });
  const listener = jest.fn();
  watch.subscribe(listener);
  return { ask, watch, listener, stop: watch.start() };
}

describe('the update watch', () => {
  it('asks every five minutes what is deployed', async () => {
    const { ask, watch, stop } = watching();
    await jest.advanceTimersByTimeAsync(2 * UPDATE_INTERVAL_MS);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(watch.isNewer()).toBe(false);
    stop();
    await jest.advanceTimersByTimeAsync(UPDATE_INTERVAL_MS);
    turn('visible');
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('asks when the tab is looked at again, but not each time somebody switches to and fro', async () => {
    const { ask, stop } = watching();
    await jest.advanceTimersByTimeAsync(60_000);
    turn('hidden');
    expect(ask).not.toHaveBeenCalled();
    turn('visible');
    turn('hidden');
    turn('visible');
    expect(ask).toHaveBeenCalledTimes(1);
    stop();
  });

  it.each([
    ['another shell', createRegistry([entry({})], 's2'), true],
    ['another version of a remote that this tab has loaded', createRegistry([entry({ version: '2' })], 's1'), true],
    ['a remote that this tab has not loaded', createRegistry([entry({ name: 'payroll', version: '9' })], 's1'), false],
    ['a loaded remote switched off', createRegistry([entry({ version: '2', enabled: false })], 's1'), false],
    ['a loaded remote gone', createRegistry([], 's1'), false],
    ['a registry that tells of no shell', createRegistry([entry({})], null), false],
  ])('sees %s', async (_, deployed, isNewer) => {
    const { watch, listener, stop } = watching(deployed);
    await jest.advanceTimersByTimeAsync(2 * UPDATE_INTERVAL_MS);
    expect([watch.isNewer(), listener.mock.calls.length]).toEqual([isNewer, isNewer ? 1 : 0]);
    stop();
  });

  it('takes no shell for newer before it knows its own', async () => {
    const { watch, stop } = watching(createRegistry([entry({})], 's2'), null);
    await jest.advanceTimersByTimeAsync(UPDATE_INTERVAL_MS);
    expect(watch.isNewer()).toBe(false);
    stop();
  });

  it('asks again after a failure, in silence', async () => {
    const { ask, watch, stop } = watching(createRegistry([], 's2'));
    ask.mockRejectedValueOnce(new TypeError('down'));
    await jest.advanceTimersByTimeAsync(UPDATE_INTERVAL_MS);
    expect(watch.isNewer()).toBe(false);
    await jest.advanceTimersByTimeAsync(UPDATE_INTERVAL_MS);
    expect(watch.isNewer()).toBe(true);
    stop();
  });
});
