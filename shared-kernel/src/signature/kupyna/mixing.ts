/** State of DSTU 7564 and DSTU 7624. Columns have eight bytes; all platforms with browsers are little endian. */
export interface State {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** View of the same memory, two words per column. */
  readonly words: Uint32Array;
}

const ROWS = 8;
const VALUES = 256;
/** x⁸ + x⁴ + x³ + x² + 1 */
const POLYNOMIAL = 0x11d;

export function createState(columns: number): State {
  const bytes = new Uint8Array(columns * ROWS);
  return { bytes, words: new Uint32Array(bytes.buffer) };
}

/**
 * Builds a table of each row's bytes, substituted and multiplied: two words for each of 8 × 256.
 * @param vector the first row of the matrix; each next one is moved by one place
 */
export function buildMixingTable(
  vector: readonly number[],
  replaced: (row: number, value: number) => number,
): Uint32Array {
  const table = new Uint8Array(ROWS * VALUES * ROWS);
  for (let row = 0; row < ROWS; row += 1)
    for (let value = 0; value < VALUES; value += 1)
      for (let to = 0; to < ROWS; to += 1)
        table[(row * VALUES + value) * ROWS + to] = multiply(replaced(row, value), vector[(row - to) & 7] ?? 0);
  return new Uint32Array(table.buffer);
}

/** Substitutes, shifts and multiplies a state into another. @param shifts by how many columns each row moves */
export function mix(from: State, into: State, table: Uint32Array, shifts: readonly number[]): void {
  const columns = from.words.length / 2;
  for (let column = 0; column < columns; column += 1) {
    let [low, high] = [0, 0];
    for (let row = 0; row < ROWS; row += 1) {
      const source = (column - (shifts[row] ?? 0)) & (columns - 1);
      const at = 2 * (row * VALUES + (from.bytes[source * ROWS + row] ?? 0));
      low ^= table[at] ?? 0;
      high ^= table[at + 1] ?? 0;
    }
    into.words[2 * column] = low;
    into.words[2 * column + 1] = high;
  }
}

function multiply(left: number, right: number): number {
  let [sum, power] = [0, left];
  for (let rest = right; rest > 0; rest >>= 1) {
    if (rest & 1) sum ^= power;
    power <<= 1;
    if (power & VALUES) power ^= POLYNOMIAL;
  }
  return sum;
}
