/** Huffman code. Source: RFC 1951, 3.2.2. */
interface Code {
  readonly counts: readonly number[];
  readonly symbols: readonly number[];
}

const LENGTH_BASE = [
  3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
];
const LENGTH_EXTRA = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
const DISTANCE_BASE = [
  1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145,
  8193, 12289, 16385, 24577,
];
const DISTANCE_EXTRA = [
  0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
];
/** Source: RFC 1951, 3.2.7. */
const LENGTHS_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
const BITS_MAX = 15;

/**
 * Inflates only the first bytes, so that a zip bomb costs nothing; null for invalid data.
 * @param limit number of bytes; fewer if the data ends earlier
 */
export function inflateStart(packed: Uint8Array, limit: number): Uint8Array | null {
  const out: number[] = [];
  const bits = createBitReader(packed);
  try {
    for (let isLast = false; !isLast && out.length < limit;) {
      isLast = bits.take(1) === 1;
      const kind = bits.take(2);
      if (kind === 0) copyStored(bits, out, limit);
      else if (kind === 1) unpackBlock(bits, createFixedLengths(), buildCode(Array<number>(30).fill(5)), out, limit);
      else if (kind === 2) unpackBlock(bits, ...readDynamicCodes(bits), out, limit);
      else return null;
    }
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
  return Uint8Array.from(out.slice(0, limit));
}

type Bits = ReturnType<typeof createBitReader>;

/** Reads from the lowest bit; throws RangeError at the end. */
function createBitReader(content: Uint8Array) {
  let place = 0;
  let buffer = 0;
  let count = 0;
  const byte = () => {
    const next = content[place];
    if (next === undefined) throw new RangeError('the data ends early');
    place += 1;
    return next;
  };
  return {
    take(bitCount: number): number {
      while (count < bitCount) {
        buffer |= byte() << count;
        count += 8;
      }
      const value = buffer & ((1 << bitCount) - 1);
      buffer >>>= bitCount;
      count -= bitCount;
      return value;
    },
    align() {
      buffer = 0;
      count = 0;
    },
    byte,
  };
}

function copyStored(bits: Bits, out: number[], limit: number): void {
  bits.align();
  const size = bits.byte() | (bits.byte() << 8);
  bits.byte();
  bits.byte();
  for (let index = 0; index < size && out.length < limit; index += 1) out.push(bits.byte());
}

function unpackBlock(bits: Bits, letters: Code, distances: Code, out: number[], limit: number): void {
  while (out.length < limit) {
    const symbol = readSymbol(bits, letters);
    if (symbol === 256) return;
    if (symbol < 256) {
      out.push(symbol);
      continue;
    }
    const length = readExtended(bits, symbol - 257, LENGTH_BASE, LENGTH_EXTRA);
    const distance = readExtended(bits, readSymbol(bits, distances), DISTANCE_BASE, DISTANCE_EXTRA);
    for (let index = 0; index < length && out.length < limit; index += 1) {
      const copied = out[out.length - distance];
      if (copied === undefined) throw new RangeError('a copy of what is not there');
      out.push(copied);
    }
  }
}

function readExtended(bits: Bits, place: number, bases: readonly number[], extras: readonly number[]): number {
  const base = bases[place];
  if (base === undefined) throw new RangeError('an unknown length');
  return base + bits.take(extras[place] ?? 0);
}

function buildCode(lengths: readonly number[]): Code {
  const counts = Array<number>(BITS_MAX + 1).fill(0);
  for (const length of lengths) counts[length] = (counts[length] ?? 0) + 1;
  counts[0] = 0;
  const symbols = lengths
    .map((length, symbol) => ({ length, symbol }))
    .filter(({ length }) => length > 0)
    .sort((one, other) => one.length - other.length || one.symbol - other.symbol)
    .map(({ symbol }) => symbol);
  return { counts, symbols };
}

function createFixedLengths(): Code {
  const lengths = [
    { count: 144, length: 8 },
    { count: 112, length: 9 },
    { count: 24, length: 7 },
    { count: 8, length: 8 },
  ];
  return buildCode(lengths.flatMap(({ count, length }) => new Array<number>(count).fill(length)));
}

function readSymbol(bits: Bits, { counts, symbols }: Code): number {
  let code = 0;
  let first = 0;
  let place = 0;
  for (let length = 1; length <= BITS_MAX; length += 1) {
    code |= bits.take(1);
    const count = counts[length] ?? 0;
    const symbol = symbols[place + code - first];
    if (code - first < count && symbol !== undefined) return symbol;
    place += count;
    first = (first + count) << 1;
    code <<= 1;
  }
  throw new RangeError('an unknown code');
}

function readDynamicCodes(bits: Bits): [Code, Code] {
  const letters = bits.take(5) + 257;
  const distances = bits.take(5) + 1;
  const lengthCount = bits.take(4) + 4;
  const ofLengths = Array<number>(19).fill(0);
  for (const place of LENGTHS_ORDER.slice(0, lengthCount)) ofLengths[place] = bits.take(3);
  const code = buildCode(ofLengths);
  const lengths: number[] = [];
  while (lengths.length < letters + distances) {
    const symbol = readSymbol(bits, code);
    if (symbol < 16) lengths.push(symbol);
    else if (symbol === 16) repeat(lengths, lengths.at(-1) ?? 0, 3 + bits.take(2));
    else repeat(lengths, 0, symbol === 17 ? 3 + bits.take(3) : 11 + bits.take(7));
  }
  return [buildCode(lengths.slice(0, letters)), buildCode(lengths.slice(letters, letters + distances))];
}

function repeat(lengths: number[], value: number, times: number): void {
  for (let index = 0; index < times; index += 1) lengths.push(value);
}
