import * as z from 'zod/mini';
import { text, type Codec } from './codec';

/** Text of a change, whose '' takes a value away; absent on the wire and undefined internally for "unchanged". */
export const changedText: Codec<string | undefined> = {
  wire: z.optional(z.nullable(text.wire)),
  decode: (wire) => (wire === undefined || wire === null ? undefined : text.decode(wire)),
  encode: (value) => value,
  accepts: (wire) => wire === undefined || wire === null || text.accepts?.(wire) === true,
};
