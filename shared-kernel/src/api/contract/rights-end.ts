import * as z from 'zod/mini';
import { date, type Codec } from './codec';

/** Rights that do not end. A form says nothing by an empty value, so it is a word. */
const NEVER = 'never';
const wire = z.optional(z.union([z.literal(['', NEVER]), date.wire]));

/** The last day of somebody's rights; null: they do not end; undefined: nothing is said of it. */
export const rightsEnd: Codec<string | null | undefined> = {
  wire,
  decode: (value) => {
    if (value === undefined || value === '') return undefined;
    return value === NEVER ? null : date.decode(value);
  },
  encode: (value) => (value === undefined ? undefined : value === null ? NEVER : date.encode(value)),
};
