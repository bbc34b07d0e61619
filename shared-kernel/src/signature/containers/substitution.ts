import { Buffer } from 'buffer';

const ROWS = 8;
const ROW_SIZE = 16;
/** Bytes of a substitution as files carry it: two entries in each. */
export const SUBSTITUTION_BYTES = (ROWS * ROW_SIZE) / 2;

/**
 * The table of GOST 28147 that a file names, as the cipher takes it. Files carry the rows from the first to the last,
 * the package wants them from the last to the first.
 * @returns null for what is no substitution: a row has each of its sixteen values once
 */
export function readSubstitution(packed: Uint8Array): Buffer | null {
  if (packed.length !== SUBSTITUTION_BYTES) return null;
  const entries = [...packed].flatMap((byte) => [byte >> 4, byte & 0x0f]);
  const rows = Array.from({ length: ROWS }, (_, row) => entries.slice(row * ROW_SIZE, (row + 1) * ROW_SIZE));
  if (rows.some((row) => new Set(row).size !== ROW_SIZE)) return null;
  return Buffer.from(rows.reverse().flat());
}
