import { copyBytes, type Bytes } from '../encoding/bytes';
import { MATRIX } from './kupyna';
import { mix, buildMixingTable, createState, type State } from './mixing';
import { substitute, invertSubstitution } from './substitution';

/** Block size of DSTU 7624:2014 («Калина») with 256-bit blocks and keys, used by key files. */
export const KALYNA_BYTES = 32;

const COLUMNS = 4;
const ROUNDS = 14;
const SHIFTS = [0, 0, 1, 1, 2, 2, 3, 3] as const;
const INVERSE_MATRIX = [0xad, 0x95, 0x76, 0xa8, 0x2f, 0x49, 0xd7, 0xca] as const;
const TURN = 11;
const NO_SHIFTS = [0, 0, 0, 0, 0, 0, 0, 0] as const;

/** Columns as 64-bit numbers, in which addition wraps around. */
type Columns = BigUint64Array<ArrayBuffer>;

let tables: { readonly forth: Uint32Array; readonly back: Uint32Array } | null = null;

export function decryptKalyna(data: Uint8Array, key: Uint8Array, vector: Uint8Array): Bytes {
  const keys = roundKeys(key);
  const clear = new Uint8Array(data.length);
  let before = vector;
  for (let at = 0; at < data.length; at += KALYNA_BYTES) {
    const block = data.subarray(at, at + KALYNA_BYTES);
    const own = decipherBlock(block, keys);
    clear.set(
      own.map((byte, index) => byte ^ (before[index] ?? 0)),
      at,
    );
    before = block;
  }
  keys.forEach((one) => one.fill(0n));
  return clear;
}

export function encryptKalyna(clear: Uint8Array, key: Uint8Array, vector: Uint8Array): Bytes {
  const keys = roundKeys(key);
  const data = new Uint8Array(clear.length);
  let before = vector;
  for (let at = 0; at < clear.length; at += KALYNA_BYTES) {
    const mixed = clear.slice(at, at + KALYNA_BYTES).map((byte, index) => byte ^ (before[index] ?? 0));
    before = encipherBlock(mixed, keys);
    data.set(before, at);
  }
  return data;
}

function encipherBlock(block: Uint8Array, keys: readonly Columns[]): Bytes {
  let state = toColumns(block);
  keys.forEach((key, round) => {
    if (round > 0) state = applyRound(state);
    combine(state, key, isOuter(round) ? sum : xorWords);
  });
  return toBytes(state);
}

function decipherBlock(block: Uint8Array, keys: readonly Columns[]): Bytes {
  let state = toColumns(block);
  for (let round = ROUNDS; round >= 0; round -= 1) {
    const key = keys[round] ?? new BigUint64Array(COLUMNS);
    combine(state, key, isOuter(round) ? subtractWords : xorWords);
    if (round > 0) state = applyInverseMixing(state);
  }
  return toBytes(state);
}

/** Derives the round keys. Source: DSTU 7624, 6.5 */
function roundKeys(key: Uint8Array): readonly Columns[] {
  const own = toColumns(key);
  const add = (state: Columns, other: Columns) => combine(state, other, sum);
  const xor = (state: Columns, other: Columns) => combine(state, other, xorWords);
  // Number of 64-bit columns in a block plus that in a key, plus one.
  const start = applyRound(add(BigUint64Array.of(9n, 0n, 0n, 0n), own));
  const middle = applyRound(add(applyRound(xor(start, own)), own));
  const keys: Columns[] = [];
  for (let round = 0; round <= ROUNDS; round += 2) {
    const shift = BigInt(round / 2);
    const mask = add(new BigUint64Array(COLUMNS).fill(0x0001_0001_0001_0001n << shift), middle);
    // Columns of the key, rotated by one more each time.
    const turned = own.map((_, at) => own[(at + round / 2) % COLUMNS] ?? 0n);
    const even = add(applyRound(xor(applyRound(add(turned, mask)), mask)), mask);
    const bytes = toBytes(even);
    keys.push(even, toColumns(bytes.map((_, at) => bytes[(at + TURN) % KALYNA_BYTES] ?? 0)));
  }
  return keys.slice(0, ROUNDS + 1);
}

/** True for the first and last key, which are added; those between are XORed. */
function isOuter(round: number): boolean {
  return round === 0 || round === ROUNDS;
}

const sum = (left: bigint, right: bigint) => left + right;
const subtractWords = (left: bigint, right: bigint) => left - right;
const xorWords = (left: bigint, right: bigint) => left ^ right;

function combine(state: Columns, other: Columns, by: (left: bigint, right: bigint) => bigint): Columns {
  state.forEach((column, at) => (state[at] = by(column, other[at] ?? 0n)));
  return state;
}

function applyRound(state: Columns): Columns {
  const { from, into } = createStates(state);
  mix(from, into, roundTables().forth, SHIFTS);
  return toColumns(into.bytes);
}

function applyInverseMixing(state: Columns): Columns {
  const { from, into } = createStates(state);
  mix(from, into, roundTables().back, NO_SHIFTS);
  const own = createState(COLUMNS);
  into.bytes.forEach((_, at) => {
    const [column, row] = [at >> 3, at & 7];
    const source = ((column + (SHIFTS[row] ?? 0)) & (COLUMNS - 1)) * 8 + row;
    own.bytes[at] = invertSubstitution(row, into.bytes[source] ?? 0);
  });
  return toColumns(own.bytes);
}

function roundTables() {
  tables ??= {
    forth: buildMixingTable(MATRIX, substitute),
    back: buildMixingTable(INVERSE_MATRIX, (_, value) => value),
  };
  return tables;
}

function createStates(columns: Columns): { readonly from: State; readonly into: State } {
  const from = createState(COLUMNS);
  from.bytes.set(toBytes(columns));
  return { from, into: createState(COLUMNS) };
}

function toColumns(bytes: Uint8Array): Columns {
  return new BigUint64Array(copyBytes(bytes).buffer);
}

function toBytes(columns: Columns): Bytes {
  return new Uint8Array(columns.buffer.slice(0));
}
