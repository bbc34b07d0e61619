import * as z from 'zod/mini';
import { date, type Codec } from './codec';

/** Word for unlimited rights: in a form an empty value means "not stated". */
const NEVER = 'never';
const wire = z.optional(z.union([z.literal(['', NEVER]), date.wire]));

/** Last day of a user's rights; null if unlimited, undefined if not stated. */
export const rightsEnd: Codec<string | null | undefined> = {
  wire,
  decode: (value) => {
    if (value === undefined || value === '') return undefined;
    return value === NEVER ? null : date.decode(value);
  },
  encode: (value) => {
    if (value === undefined) return undefined;
    return value === null ? NEVER : date.encode(value);
  },
};
