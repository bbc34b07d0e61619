import type { UserSettings } from '../api/contract';

/** What is to become other in the user's settings; of the tables only those that are named. */
export type SettingsChange = Partial<UserSettings>;

/** The settings after a change. */
export function changedSettings(settings: UserSettings, change: SettingsChange): UserSettings {
  const pageSizes = { ...settings.pageSizes, ...change.pageSizes };
  const columns = { ...settings.columns, ...change.columns };
  const savedSearches = { ...settings.savedSearches, ...change.savedSearches };
  return {
    ...settings,
    ...change,
    ...(Object.keys(pageSizes).length > 0 && { pageSizes }),
    ...(Object.keys(columns).length > 0 && { columns }),
    ...(Object.keys(savedSearches).length > 0 && { savedSearches }),
  };
}
