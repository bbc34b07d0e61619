import type { Outcome } from '@ncb/shared-kernel/api/client';
import type { UserSettings } from '@ncb/shared-kernel/api/contract';
import { createSettingsKeeper } from './create-settings-keeper';

const SETTINGS: UserSettings = { timeoutInterval: 30, showClosed: false, language: null };
const OK: Outcome<object> = { ok: true, value: {} };
const FAILED: Outcome<object> = { ok: false, failure: { kind: 'network' } };

function keeperWith(...outcomes: Outcome<object>[]) {
  const sentSettings: UserSettings[] = [];
  const shownSettings: UserSettings[] = [];
  const stored: UserSettings[] = [];
  const keeper = createSettingsKeeper(SETTINGS, {
    send: (settings) => {
      sentSettings.push(settings);
      return Promise.resolve(outcomes.shift() ?? OK);
    },
    onShown: (settings) => shownSettings.push(settings),
    onStored: (settings) => stored.push(settings),
  });
  return { keeper, sentSettings, shownSettings, stored };
}

describe('the keeper of settings', () => {
  it('shows a change before the bank has it, and sends it with everything else', async () => {
    const { keeper, sentSettings, shownSettings, stored } = keeperWith();
    const saving = keeper.change({ showClosed: true });
    expect([shownSettings.at(-1)?.showClosed, sentSettings.length]).toEqual([true, 0]);
    expect(await saving).toEqual(OK);
    expect(shownSettings).toHaveLength(1);
    expect(sentSettings).toEqual([{ ...SETTINGS, showClosed: true }]);
    expect(stored).toEqual(sentSettings);
  });

  it('shows what was before when the bank does not take a change, and only that one goes back', async () => {
    const { keeper, sentSettings, shownSettings } = keeperWith(FAILED, OK);
    const refused = keeper.change({ showClosed: true });
    const secondChange = keeper.change({ pageSizes: { accounts: 20 } });
    expect(shownSettings.at(-1)).toMatchObject({ showClosed: true, pageSizes: { accounts: 20 } });
    expect([(await refused).ok, (await secondChange).ok]).toEqual([false, true]);
    expect(shownSettings.at(-1)).toEqual({ ...SETTINGS, pageSizes: { accounts: 20 } });
    expect(sentSettings.at(-1)).toEqual(shownSettings.at(-1));
  });

  it('sends one change after the other, the second with the first in it', async () => {
    const { keeper, sentSettings } = keeperWith();
    await Promise.all([
      keeper.change({ pageSizes: { accounts: 20 } }),
      keeper.change({ pageSizes: { journal: 50 } }),
      keeper.change({ timeoutInterval: null }),
    ]);
    expect(sentSettings.at(-1)).toEqual({
      ...SETTINGS,
      timeoutInterval: null,
      pageSizes: { accounts: 20, journal: 50 },
    });
    expect(sentSettings).toHaveLength(3);
  });

  it('shows what is on its way over what the bank answered meanwhile', async () => {
    const { keeper } = keeperWith();
    const saving = keeper.change({ showClosed: true });
    expect(keeper.replaceStored({ ...SETTINGS, timeoutInterval: 60 })).toEqual({
      ...SETTINGS,
      timeoutInterval: 60,
      showClosed: true,
    });
    await saving;
    expect(keeper.replaceStored(SETTINGS)).toEqual(SETTINGS);
  });
});
