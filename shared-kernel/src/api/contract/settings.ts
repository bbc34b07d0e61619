import * as z from 'zod/mini';
import { NumberCounter, TABLE_PAGE_SIZES } from '../../domain/vocabulary';
import { call } from './call';
import { flag, maybe, or, text, whole, word, type Codec, type Value } from './codec';
import { at, jsonAt, record } from './record';

const fields = record({
  /** Minutes without activity after which the user is signed out; null means the bank's limit. */
  timeoutInterval: at('timeoutInterval', maybe(whole)),
  showClosed: at('showClosed', or(flag, false)),
  language: at('language', maybe(text)),
});

export type TablePageSize = (typeof TABLE_PAGE_SIZES)[number];

/** A user's settings; `pageSizes` are rows per page by table, absent where none is stored. */
export type UserSettings = Value<typeof fields> & {
  readonly pageSizes?: Readonly<Record<string, TablePageSize>>;
};

const SIZE = /^(.+)Size$/s;

/** On the wire a table's page size is a field of its own, `accountsSize`. Source: spec 1 §3 ("tableId plus Size") */
export const userSettings: Codec<UserSettings> = {
  wire: z.intersection(fields.wire, z.record(z.string(), z.unknown())),
  decode: (wire) => {
    const sizes = Object.entries(wire as object).flatMap(([name, value]: [string, unknown]) => {
      const table = SIZE.exec(name)?.[1];
      const size = TABLE_PAGE_SIZES.find((known) => String(known) === String(value));
      return table !== undefined && size !== undefined ? [[table, size] as const] : [];
    });
    return { ...fields.decode(wire), ...(sizes.length > 0 && { pageSizes: Object.fromEntries(sizes) }) };
  },
  encode: ({ pageSizes = {}, ...settings }) => ({
    ...Object.fromEntries(Object.entries(pageSizes).map(([table, size]) => [`${table}Size`, size])),
    ...(fields.encode(settings) as object),
  }),
};

/** Stores the user's settings; they come back with `get_user_info`. */
export const saveSettings = call({
  method: 'POST',
  path: '/save_settings',
  summary: 'Store the user’s settings',
  access: 'user',
  request: record({ settings: jsonAt('settings', userSettings) }),
  answer: record({}),
});

const COUNTERS = [
  NumberCounter.payment,
  NumberCounter.currencyPayment,
  NumberCounter.currencyRequest,
  NumberCounter.payroll,
] as const satisfies readonly NumberCounter[];

/** Sets a counter of document numbers back to 1. */
export const resetNumeration = call({
  method: 'POST',
  path: '/reset_numeration',
  summary: 'Restart a numbering',
  request: record({ counter: at('cname', word(COUNTERS)) }),
  answer: record({}),
});
