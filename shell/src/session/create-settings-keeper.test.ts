import type { Outcome } from '@ncb/shared-kernel/api/client';
import type { UserSettings } from '@ncb/shared-kernel/api/contract';
import { createSettingsKeeper } from './create-settings-keeper';

const SETTINGS: UserSettings = { timeoutInterval: 30, showClosed: false, language: null };
const OK: Outcome<object> = { ok: true, value: {} };
const FAILED: Outcome<object> = { ok: false, failure: { kind: 'network' } };

function keeperWith(...outcomes: Outcome<object>[]) {
  const sent: UserSettings[] = [];
  const shown: UserSettings[] = [];
  const stored: UserSettings[] = [];
  const keeper = createSettingsKeeper(SETTINGS, {
    send: (settings) => {
      sent.push(settings);
      return Promise.resolve(outcomes.shift() ?? OK);
    },
    onShown: (settings) => shown.push(settings),
    onStored: (settings) => stored.push(settings),
  });
  return { keeper, sent, shown, stored };
}

describe('the keeper of settings', () => {
  it('shows a change before the bank has it, and sends it with everything else', async () => {
    const { keeper, sent, shown, stored } = keeperWith();
    const kept = keeper.change({ showClosed: true });
    expect([shown.at(-1)?.showClosed, sent.length]).toEqual([true, 0]);
    expect(await kept).toEqual(OK);
    expect(sent).toEqual([{ ...SETTINGS, showClosed: true }]);
    expect(stored).toEqual(sent);
  });

  it('shows what was before when the bank does not take a change, and only that one goes back', async () => {
    const { keeper, sent, shown } = keeperWith(FAILED, OK);
    const refused = keeper.change({ showClosed: true });
    const taken = keeper.change({ pageSizes: { accounts: 20 } });
    expect(shown.at(-1)).toMatchObject({ showClosed: true, pageSizes: { accounts: 20 } });
    expect([(await refused).ok, (await taken).ok]).toEqual([false, true]);
    expect(shown.at(-1)).toEqual({ ...SETTINGS, pageSizes: { accounts: 20 } });
    expect(sent.at(-1)).toEqual(shown.at(-1));
  });

  it('sends one change after the other, the second with the first in it', async () => {
    const { keeper, sent } = keeperWith();
    await Promise.all([
      keeper.change({ pageSizes: { accounts: 20 } }),
      keeper.change({ pageSizes: { journal: 50 } }),
      keeper.change({ timeoutInterval: null }),
    ]);
    expect(sent.at(-1)).toEqual({ ...SETTINGS, timeoutInterval: null, pageSizes: { accounts: 20, journal: 50 } });
    expect(sent).toHaveLength(3);
  });

  it('shows what is on its way over what the bank answered meanwhile', async () => {
    const { keeper } = keeperWith();
    const kept = keeper.change({ showClosed: true });
    expect(keeper.replaceStored({ ...SETTINGS, timeoutInterval: 60 })).toEqual({
      ...SETTINGS,
      timeoutInterval: 60,
      showClosed: true,
    });
    await kept;
    expect(keeper.replaceStored(SETTINGS)).toEqual(SETTINGS);
  });
});
