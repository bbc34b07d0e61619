import type { Outcome } from '@ncb/shared-kernel/api/client';
import type { UserSettings } from '@ncb/shared-kernel/api/contract';
import { changedSettings, type SettingsChange } from '@ncb/shared-kernel/remote-contract';

/** The user's settings: what the bank has, and the changes that are on their way to it. */
export interface SettingsKeeper {
  /** What the bank has, by its own word. @returns what the user is to see */
  take(settings: UserSettings): UserSettings;
  /** Changes them, for the user at once; the changes reach the bank one after the other. */
  change(change: SettingsChange): Promise<Outcome<object>>;
}

export interface SettingsKeeperOptions {
  /** Gives the bank all of the settings: the call knows no single ones. */
  readonly send: (settings: UserSettings) => Promise<Outcome<object>>;
  /** The user is to see other settings than before. */
  readonly onShown: (settings: UserSettings) => void;
  /** The bank has taken a change and has these now. */
  readonly onStored: (settings: UserSettings) => void;
}

export function createSettingsKeeper(initial: UserSettings, options: SettingsKeeperOptions): SettingsKeeper {
  const { send, onShown, onStored } = options;
  let stored = initial;
  let onTheWay: readonly SettingsChange[] = [];
  let last: Promise<unknown> = Promise.resolve();
  const shown = () => onTheWay.reduce(changedSettings, stored);

  const hand = async (change: SettingsChange) => {
    const outcome = await send(changedSettings(stored, change));
    if (outcome.ok) stored = changedSettings(stored, change);
    onTheWay = onTheWay.filter((other) => other !== change);
    onShown(shown());
    if (outcome.ok) onStored(stored);
    return outcome;
  };

  return {
    take(settings) {
      stored = settings;
      return shown();
    },
    change(change) {
      onTheWay = [...onTheWay, change];
      onShown(shown());
      const handed = last.then(() => hand(change));
      last = handed;
      return handed;
    },
  };
}
