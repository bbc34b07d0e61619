import type { Outcome } from '@ncb/shared-kernel/api/client';
import type { UserSettings } from '@ncb/shared-kernel/api/contract';
import { changedSettings, type SettingsChange } from '@ncb/shared-kernel/remote-contract';

export interface SettingsKeeper {
  /**
   * Replaces the stored settings by the server's.
   * @returns settings to show
   */
  replaceStored(settings: UserSettings): UserSettings;
  /** Changes settings at once for the user; sends changes one after another. */
  change(change: SettingsChange): Promise<Outcome<object>>;
}

interface SettingsKeeperOptions {
  /** The call accepts no single settings. */
  readonly send: (settings: UserSettings) => Promise<Outcome<object>>;
  readonly onShown: (settings: UserSettings) => void;
  readonly onStored: (settings: UserSettings) => void;
}

export function createSettingsKeeper(initial: UserSettings, options: SettingsKeeperOptions): SettingsKeeper {
  const { send, onShown, onStored } = options;
  let stored = initial;
  let unsent: readonly SettingsChange[] = [];
  let last: Promise<unknown> = Promise.resolve();
  const getShown = () => unsent.reduce(changedSettings, stored);

  const sendChange = async (change: SettingsChange) => {
    const outcome = await send(changedSettings(stored, change));
    if (outcome.ok) stored = changedSettings(stored, change);
    unsent = unsent.filter((other) => other !== change);
    if (outcome.ok) onStored(stored);
    // An accepted change is shown already; a new object would render every page again.
    else onShown(getShown());
    return outcome;
  };

  return {
    replaceStored(settings) {
      stored = settings;
      return getShown();
    },
    change(change) {
      unsent = [...unsent, change];
      onShown(getShown());
      const sending = last.then(() => sendChange(change));
      last = sending;
      return sending;
    },
  };
}
