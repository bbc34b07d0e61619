import { Buffer } from 'buffer';

const ROWS = 8;
const ROW_SIZE = 16;
/** Size of a substitution in a file: two entries per byte. */
const SUBSTITUTION_BYTES = (ROWS * ROW_SIZE) / 2;

/**
 * Reads the GOST 28147 substitution of a file; files have its rows in the reverse order of the package.
 * @returns null if invalid: a row must have each of its sixteen values once
 */
export function readSubstitution(packed: Uint8Array): Buffer | null {
  if (packed.length !== SUBSTITUTION_BYTES) return null;
  const entries = [...packed].flatMap((byte) => [byte >> 4, byte & 0x0f]);
  const rows = Array.from({ length: ROWS }, (_, row) => entries.slice(row * ROW_SIZE, (row + 1) * ROW_SIZE));
  if (rows.some((row) => new Set(row).size !== ROW_SIZE)) return null;
  return Buffer.from(rows.reverse().flat());
}
