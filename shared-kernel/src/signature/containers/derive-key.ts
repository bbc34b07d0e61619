import { Buffer } from 'buffer';
import { gost34311 } from '../dstu/hashes';
import { copyBytes, type Bytes } from '../encoding/bytes';
import { Hash } from '../dstu/packages';
import { createKupynaMac } from '../kupyna/kupyna';
import { moveBytes, type OnShare } from './decrypted';

/** Maximum iterations. Programs write 10,000; a file with a thousand million would hang the page for days. */
export const ITERATIONS_MAX = 100_000;

/** True if the number of iterations is acceptable; the parser returns integers above four bytes as text. */
export function isAcceptableIterationCount(iterations: unknown): boolean {
  return Number.isInteger(iterations) && Number(iterations) >= 1 && Number(iterations) <= ITERATIONS_MAX;
}

const BLOCK = 32;
/** Iterations between reports, about 50 ms: smooth progress with few messages. */
const ROUNDS_A_REPORT = 500;

/**
 * PBKDF2 with HMAC of GOST 34.311, 32 bytes. A password longer than a block is hashed first, as in every HMAC; the
 * package's own function would ignore the rest.
 */
function pbkdf2Gost(password: Uint8Array, salt: Uint8Array, iterations: number, onShare: OnShare): Buffer {
  const hash = Hash.init();
  const key = password.length > BLOCK ? gost34311(password) : password;
  const [inner, outer] = [pad(key, 0x36), pad(key, 0x5c)];
  const derived = Buffer.alloc(BLOCK);
  const round = Buffer.alloc(BLOCK);
  const finish = () => {
    hash.finish(round);
    hash.reset();
    hash.update32(outer);
    hash.update32(round);
    hash.finish(round);
    hash.reset();
    for (let at = 0; at < BLOCK; at += 1) derived[at] = (derived[at] ?? 0) ^ (round[at] ?? 0);
  };
  hash.update32(inner);
  hash.update(Buffer.from([...salt, 0, 0, 0, 1]));
  finish();
  for (let done = 1; done < iterations; done += 1) {
    if (done % ROUNDS_A_REPORT === 0) onShare(done / iterations);
    hash.update32(inner);
    hash.update32(round);
    finish();
  }
  [inner, outer, round].forEach((secret) => secret.fill(0));
  return derived;
}

/** PBKDF2 with the MAC of DSTU 7564, 32 bytes: programs truncate or zero-pad passwords to the length of the MAC. */
export function pbkdf2Kupyna(password: Uint8Array, salt: Uint8Array, iterations: number, onShare: OnShare): Buffer {
  const key = new Uint8Array(BLOCK);
  key.set(password.subarray(0, BLOCK));
  const code = createKupynaMac(key);
  let round = code(Uint8Array.from([...salt, 0, 0, 0, 1]));
  const derived = Buffer.from(round);
  for (let done = 1; done < iterations; done += 1) {
    if (done % ROUNDS_A_REPORT === 0) onShare(done / iterations);
    round = code(round);
    for (let at = 0; at < BLOCK; at += 1) derived[at] = (derived[at] ?? 0) ^ (round[at] ?? 0);
  }
  [key, round].forEach((secret) => secret.fill(0));
  return derived;
}

export const DERIVATIONS: Readonly<Record<string, (...args: Parameters<typeof pbkdf2Gost>) => Bytes | Promise<Bytes>>> =
  {
    '1.2.804.2.1.1.1.1.1.2': (...args) => moveBytes(pbkdf2Gost(...args), BLOCK),
    '1.2.804.2.1.1.1.1.2.2.4': (...args) => moveBytes(pbkdf2Kupyna(...args), BLOCK),
    '1.2.840.113549.2.7': createBrowserDerivation('SHA-1'),
    '1.2.840.113549.2.9': createBrowserDerivation('SHA-256'),
    '1.2.840.113549.2.10': createBrowserDerivation('SHA-384'),
    '1.2.840.113549.2.11': createBrowserDerivation('SHA-512'),
  };

function createBrowserDerivation(hash: string) {
  return async (password: Uint8Array, salt: Uint8Array, iterations: number): Promise<Bytes> => {
    const base = await crypto.subtle.importKey('raw', copyBytes(password), 'PBKDF2', false, ['deriveBits']);
    const derivation = { name: 'PBKDF2', hash, salt: copyBytes(salt), iterations };
    return new Uint8Array(await crypto.subtle.deriveBits(derivation, base, BLOCK * 8));
  };
}

/** Derives the key of a `Key-6.dat`: the password's hash, hashed repeatedly. */
export function deriveIitKey(password: Uint8Array, iterations: number, onShare: OnShare): Buffer {
  const hash = Hash.init();
  const derived = Buffer.from(gost34311(password));
  for (let done = 1; done < iterations; done += 1) {
    if (done % ROUNDS_A_REPORT === 0) onShare(done / iterations);
    hash.reset();
    hash.update32(derived);
    hash.finish(derived);
  }
  hash.reset();
  return derived;
}

function pad(key: Uint8Array, filler: number): Buffer {
  return Buffer.from(Uint8Array.from({ length: BLOCK }, (_, at) => (key[at] ?? 0) ^ filler));
}
