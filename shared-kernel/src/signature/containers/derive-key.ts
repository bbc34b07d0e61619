import { Buffer } from 'buffer';
import { gost34311 } from '../dstu/hashes';
import { ownBytes, type Bytes } from '../encoding/bytes';
import { Hash } from '../dstu/packages';
import { kupynaCode } from '../kupyna/kupyna';
import { taken } from './decrypted';

/** Told how much of the derivation is done, from 0 to 1. */
export type OnShare = (share: number) => void;

/** Programs write ten thousand; a file that asks for a thousand million would hang the page for days. */
export const ITERATIONS_MAX = 100_000;

/** Whether a file asks for so many rounds that somebody can wait for them; the parser gives more than four bytes as a text. */
export function areBearable(iterations: unknown): boolean {
  return Number.isInteger(iterations) && Number(iterations) >= 1 && Number(iterations) <= ITERATIONS_MAX;
}

const BLOCK = 32;
/** About a twentieth of a second: a bar that moves, and hardly any messages. */
const ROUNDS_A_REPORT = 500;

/**
 * PBKDF2 with HMAC of GOST 34.311, 32 bytes. Like every HMAC it takes the hash of a password that is longer than a block;
 * the package's own would let the rest of it fall.
 */
export function pbkdf2Gost(password: Uint8Array, salt: Uint8Array, iterations: number, onShare: OnShare): Buffer {
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

/**
 * PBKDF2 with the code of DSTU 7564, 32 bytes. Its key is as long as the code: programs cut a longer password and fill up
 * a shorter one with zeros.
 */
export function pbkdf2Kupyna(password: Uint8Array, salt: Uint8Array, iterations: number, onShare: OnShare): Buffer {
  const key = new Uint8Array(BLOCK);
  key.set(password.subarray(0, BLOCK));
  const code = kupynaCode(key);
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

/** 32 bytes of a password, by the object identifiers of the codes that PBKDF2 works with. */
export const DERIVATIONS: Readonly<
  Record<string, (...given: Parameters<typeof pbkdf2Gost>) => Bytes | Promise<Bytes>>
> = {
  '1.2.804.2.1.1.1.1.1.2': (...given) => taken(pbkdf2Gost(...given), BLOCK),
  '1.2.804.2.1.1.1.1.2.2.4': (...given) => taken(pbkdf2Kupyna(...given), BLOCK),
  '1.2.840.113549.2.7': byBrowser('SHA-1'),
  '1.2.840.113549.2.9': byBrowser('SHA-256'),
  '1.2.840.113549.2.10': byBrowser('SHA-384'),
  '1.2.840.113549.2.11': byBrowser('SHA-512'),
};

function byBrowser(hash: string) {
  return async (password: Uint8Array, salt: Uint8Array, iterations: number): Promise<Bytes> => {
    const base = await crypto.subtle.importKey('raw', ownBytes(password), 'PBKDF2', false, ['deriveBits']);
    const derivation = { name: 'PBKDF2', hash, salt: ownBytes(salt), iterations };
    return new Uint8Array(await crypto.subtle.deriveBits(derivation, base, BLOCK * 8));
  };
}

/** The key of a password in `Key-6.dat`: its hash, hashed again and again. */
export function iitKey(password: Uint8Array, iterations: number, onShare: OnShare): Buffer {
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
