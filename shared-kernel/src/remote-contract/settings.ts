import type { UserSettings } from '../api/contract';

/** Change of the user's settings; of table settings only those named. */
export type SettingsChange = Partial<UserSettings>;

export function changedSettings(settings: UserSettings, change: SettingsChange): UserSettings {
  const pageSizes = { ...settings.pageSizes, ...change.pageSizes };
  const columns = { ...settings.columns, ...change.columns };
  const savedSearches = { ...settings.savedSearches, ...change.savedSearches };
  const taxReminders = { ...settings.taxReminders, ...change.taxReminders };
  return {
    ...settings,
    ...change,
    ...(Object.keys(pageSizes).length > 0 && { pageSizes }),
    ...(Object.keys(columns).length > 0 && { columns }),
    ...(Object.keys(savedSearches).length > 0 && { savedSearches }),
    ...(Object.keys(taxReminders).length > 0 && { taxReminders }),
  };
}
