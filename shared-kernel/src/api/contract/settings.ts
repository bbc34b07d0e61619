import * as z from 'zod/mini';
import {
  NumberCounter,
  START_PAGES,
  TABLE_PAGE_SIZES,
  TAX_GROUPS,
  type StartPage,
  type TaxGroup,
} from '../../domain/vocabulary';
import { call } from './call';
import { flag, nullable, withDefault, text, whole, word, type Codec, type Value } from './codec';
import { fieldName } from './field-names';
import { at, jsonAt, record } from './record';

const fields = record({
  /** Minutes without activity after which the user is signed out; null for the bank's limit. */
  timeoutInterval: at('timeoutInterval', nullable(whole)),
  showClosed: at('showClosed', withDefault(flag, false)),
  language: at('language', nullable(text)),
});

export type TablePageSize = (typeof TABLE_PAGE_SIZES)[number];

/** Search saved under a name: the parameters of the list's address. */
export interface SavedSearch {
  readonly name: string;
  readonly parameters: Readonly<Record<string, string>>;
}

/** Settings of a user; unset ones are absent. */
export type UserSettings = Value<typeof fields> & {
  /** Rows per page by table. */
  readonly pageSizes?: Readonly<Record<string, TablePageSize>>;
  /** Ours: names of the shown columns by table. */
  readonly columns?: Readonly<Record<string, readonly string[]>>;
  /** Ours: ids of the accounts listed before the others. */
  readonly favouriteAccounts?: readonly string[];
  /** Ours: saved searches by table, oldest first. */
  readonly savedSearches?: Readonly<Record<string, readonly SavedSearch[]>>;
  /** Ours: page that opens after sign-in. */
  readonly startPage?: StartPage;
  /** Ours: taxes to be reminded of, by company. */
  readonly taxReminders?: Readonly<Record<string, readonly TaxGroup[]>>;
};

const SIZE = /^(.+)Size$/s;
const COLUMNS = /^(.+)Columns$/s;
const SEARCHES = /^(.+)Searches$/s;
const FAVOURITES = 'favouriteAccounts';
const START = 'startPage';
const TAXES = 'taxReminders';

/**
 * Codec of settings: page size, columns and searches of each table are separate wire fields (`accountsSize`,
 * `accountsColumns`, `journalSearches`). Source: docs/requirements/shell-accounts-admin.md#stored-settings.
 */
export const userSettings: Codec<UserSettings> = {
  wire: z.intersection(fields.wire, z.record(z.string(), z.unknown())),
  decode: (wire) => {
    const source = wire as Readonly<Record<string, unknown>>;
    const pageSizes = byTable(source, SIZE, pageSize);
    const columns = byTable(source, COLUMNS, names);
    const favouriteAccounts = names(source[FAVOURITES]);
    const savedSearches = byTable(source, SEARCHES, searches);
    const startPage = findStartPage(source[START]);
    const taxReminders = readTaxes(source[TAXES]);
    return {
      ...fields.decode(wire),
      ...(pageSizes && { pageSizes }),
      ...(columns && { columns }),
      ...(favouriteAccounts && { favouriteAccounts }),
      ...(savedSearches && { savedSearches }),
      ...(startPage && { startPage }),
      ...(taxReminders && { taxReminders }),
    };
  },
  encode: ({
    pageSizes = {},
    columns = {},
    savedSearches = {},
    favouriteAccounts,
    startPage,
    taxReminders,
    ...settings
  }) => ({
    ...Object.fromEntries(Object.entries(pageSizes).map(([table, size]) => [`${table}Size`, size])),
    ...Object.fromEntries(Object.entries(columns).map(([table, shown]) => [`${table}Columns`, shown])),
    ...Object.fromEntries(Object.entries(savedSearches).map(([table, kept]) => [`${table}Searches`, kept])),
    ...(favouriteAccounts && { [FAVOURITES]: favouriteAccounts }),
    ...(startPage && { [START]: startPage }),
    ...(taxReminders && { [TAXES]: taxReminders }),
    ...(fields.encode(settings) as object),
  }),
};

function byTable<T>(
  wire: Readonly<Record<string, unknown>>,
  pattern: RegExp,
  read: (value: unknown) => T | undefined,
): Readonly<Record<string, T>> | undefined {
  const found = Object.entries(wire).flatMap(([name, value]) => {
    const table = pattern.exec(name)?.[1];
    const setting = read(value);
    return table !== undefined && setting !== undefined ? [[table, setting] as const] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

function names(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.filter((item) => typeof item === 'string' || typeof item === 'number').map(String);
}

function findStartPage(value: unknown): StartPage | undefined {
  return START_PAGES.find((option) => value === option);
}

/** Leaves out groups that are not known: a newer client may have stored them. */
function readTaxes(value: unknown): UserSettings['taxReminders'] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return Object.fromEntries(
    Object.entries(value).map(([company, groups]) => [
      company,
      TAX_GROUPS.filter((group) => Array.isArray(groups) && groups.includes(group)),
    ]),
  );
}

function pageSize(value: unknown): TablePageSize | undefined {
  return TABLE_PAGE_SIZES.find((option) => value === option || value === String(option));
}

function searches(value: unknown): readonly SavedSearch[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.filter(isSearch).map(({ name, parameters }) => ({ name, parameters }));
}

function isSearch(value: unknown): value is SavedSearch {
  if (typeof value !== 'object' || value === null || !('name' in value && 'parameters' in value)) return false;
  const { name, parameters } = value;
  if (typeof name !== 'string' || typeof parameters !== 'object' || parameters === null) return false;
  return !Array.isArray(parameters) && Object.values(parameters).every((text) => typeof text === 'string');
}

const KNOWN_SETTINGS: ReadonlySet<string> = new Set(['timeoutInterval', 'showClosed', 'language', FAVOURITES]);

/** True for a valid setting; others are refused, not dropped silently. */
function isSetting([name, value]: readonly [string, unknown]): boolean {
  if (name === START) return findStartPage(value) !== undefined;
  if (name === TAXES) return readTaxes(value) !== undefined;
  if (KNOWN_SETTINGS.has(name)) return name !== FAVOURITES || Array.isArray(value);
  if (SIZE.test(name)) return pageSize(value) !== undefined;
  if (COLUMNS.test(name)) return Array.isArray(value) && names(value)?.length === value.length;
  return SEARCHES.test(name) && Array.isArray(value) && value.every(isSearch);
}

/** Strict variant for requests: only an answer may contain unknown settings. */
const settingsToSave: Codec<UserSettings> = {
  ...userSettings,
  wire: userSettings.wire.check(z.refine((wire) => Object.entries(wire as object).every(isSetting))),
};

/** Stores the user's settings, which `get_user_info` returns. */
export const saveSettings = call({
  method: 'POST',
  path: '/save_settings',
  summary: 'Store the user’s settings',
  access: 'user',
  problemField: fieldName(record({ searchName: at('search_name', text) })),
  request: record({ settings: jsonAt('settings', settingsToSave) }),
  answer: record({}),
});

const COUNTERS = [
  NumberCounter.payment,
  NumberCounter.currencyPayment,
  NumberCounter.currencyRequest,
  NumberCounter.payroll,
] as const satisfies readonly NumberCounter[];

/** Resets a counter of document numbers to 1. */
export const resetNumeration = call({
  method: 'POST',
  path: '/reset_numeration',
  summary: 'Restart a numbering',
  request: record({ counter: at('cname', word(COUNTERS)) }),
  answer: record({}),
});
