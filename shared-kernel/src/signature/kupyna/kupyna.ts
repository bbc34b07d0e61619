import { concatBytes, copyBytes, type Bytes } from '../encoding/bytes';
import { mix, buildMixingTable, createState, type State } from './mixing';
import { substitute } from './substitution';

export type KupynaSize = 32 | 48 | 64;

export const MATRIX = [1, 1, 5, 1, 8, 6, 7, 4] as const;

/** Up to 256 bits the hash state has 8 columns, above 16. */
const SMALL = { columns: 8, rounds: 10, shifts: [0, 1, 2, 3, 4, 5, 6, 7] } as const;
const LARGE = { columns: 16, rounds: 14, shifts: [0, 1, 2, 3, 4, 5, 6, 11] } as const;
type Shape = typeof SMALL | typeof LARGE;

const END = 0x80;
const LENGTH_BYTES = 12;
let table: Uint32Array | null = null;

/** Computes the hash of DSTU 7564:2014 («Купина»). */
export function hashKupyna(bytes: Uint8Array, size: KupynaSize): Bytes {
  const shape = getShape(size);
  const chain = createInitialState(shape);
  absorb(chain, shape, padBlocks(bytes, bytes.length, shape));
  return finishHash(chain, shape, size);
}

/**
 * Creates the MAC of DSTU 7564: the hash of key, message and inverted key.
 * @param key as long as the code
 * @returns function that computes MACs; the key is processed once for 10,000 of them
 */
export function createKupynaMac(key: Uint8Array): (message: Uint8Array) => Bytes {
  const size = key.length as KupynaSize;
  const shape = getShape(size);
  const start = padBlocks(key, key.length, shape);
  const keyed = createInitialState(shape);
  absorb(keyed, shape, start);
  const inverted = copyBytes(key).map((byte) => byte ^ 0xff);
  return (message) => {
    const chain = createState(shape.columns);
    chain.words.set(keyed.words);
    const rest = concatBytes(padBlocks(message, message.length, shape), inverted);
    absorb(chain, shape, padBlocks(rest, start.length + rest.length, shape));
    return finishHash(chain, shape, size);
  };
}

function getShape(size: KupynaSize): Shape {
  return size === 32 ? SMALL : LARGE;
}

function createInitialState({ columns }: Shape): State {
  const chain = createState(columns);
  chain.bytes[0] = chain.bytes.length & 0xff;
  return chain;
}

/** @param length of everything that is hashed */
function padBlocks(bytes: Uint8Array, length: number, { columns }: Shape): Bytes {
  const block = columns * 8;
  const whole = new Uint8Array(Math.ceil((bytes.length + 1 + LENGTH_BYTES) / block) * block);
  whole.set(bytes);
  whole[bytes.length] = END;
  for (let at = whole.length - LENGTH_BYTES, rest = length * 8; rest > 0; at += 1, rest = Math.floor(rest / 256))
    whole[at] = rest % 256;
  return whole;
}

function absorb(chain: State, shape: Shape, blocks: Uint8Array): void {
  const [left, right] = [createState(shape.columns), createState(shape.columns)];
  for (let at = 0; at < blocks.length; at += right.bytes.length) {
    right.bytes.set(blocks.subarray(at, at + right.bytes.length));
    xor(left, chain, right);
    xor(chain, chain, permute(left, shape, addPlainConstants));
    xor(chain, chain, permute(right, shape, addWideConstants));
  }
}

function finishHash(chain: State, shape: Shape, size: KupynaSize): Bytes {
  const last = createState(shape.columns);
  last.words.set(chain.words);
  xor(last, chain, permute(last, shape, addPlainConstants));
  return last.bytes.slice(-size);
}

function permute(state: State, shape: Shape, addConstants: (words: Uint32Array, round: number) => void): State {
  table ??= buildMixingTable(MATRIX, substitute);
  let [from, into] = [state, createState(shape.columns)];
  for (let round = 0; round < shape.rounds; round += 1) {
    addConstants(from.words, round);
    mix(from, into, table, shape.shifts);
    [from, into] = [into, from];
  }
  return from;
}

/** Adds the constants of the first permutation, in the lowest byte of each column. */
function addPlainConstants(words: Uint32Array, round: number): void {
  for (let at = 0; at < words.length; at += 2) words[at] = (words[at] ?? 0) ^ (at << 3) ^ round;
}

/** Adds the constants of the second permutation, a 64-bit number per column. */
function addWideConstants(words: Uint32Array, round: number): void {
  for (let at = 0; at < words.length; at += 2) {
    const low = (words[at] ?? 0) + 0xf0f0_f0f3;
    const place = (words.length - 2 - at) << 3;
    words[at] = low;
    words[at + 1] = (words[at + 1] ?? 0) + 0x00f0_f0f0 + ((place ^ round) << 24) + (low > 0xffff_ffff ? 1 : 0);
  }
}

function xor(into: State, left: State, right: State): void {
  for (let at = 0; at < into.words.length; at += 1) into.words[at] = (left.words[at] ?? 0) ^ (right.words[at] ?? 0);
}
