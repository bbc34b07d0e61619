/** The parts of jkurwa 1.21.0 and gost89 0.1.11 that we use: they have no types of their own. */
declare module 'jkurwa' {
  /** An element of the field, or a number modulo the order. */
  export class Field {
    /** @param bytes `buf8`: big endian */
    constructor(bytes: Uint8Array, format: 'buf8', curve: Curve);
    /** Hexadecimal, without zeros in front. */
    toString(isHex: true): string;
    is_zero(): boolean;
    mod_mul(other: Field): Field;
  }
  export interface Point {
    readonly x: Field;
    add(other: Point): Point;
    twice(): Point;
    /** Whether it is the point at infinity. */
    is_zero(): boolean;
  }
  export interface Curve {
    readonly base: Point;
    /** The low bits, one less than the order has. */
    truncate(value: Field): Field;
    /** The degree of the field. */
    readonly m: number;
    readonly order: Field;
    /** A key by its number. @param bytes `buf8`: big endian */
    pkey(bytes: Uint8Array, format: 'buf8'): Priv;
    /** A public key. @param point in one number, as certificates carry it, the lowest word first */
    pubkey(point: Uint32Array): Pub;
  }
  /** A curve as the package keeps those that it knows; numbers in hexadecimal. */
  export interface CurveParameters {
    readonly m: number;
    /** The exponents between the highest and 0 of the polynomial that reduces. */
    readonly ks: readonly number[];
    readonly a: string;
    readonly b: string;
    readonly base: { readonly x: string; readonly y: string };
    readonly order: string;
    readonly kofactor: readonly number[];
  }
  /** A curve of the standard by its name: `DSTU_PB_257`. */
  export function std_curve(name: string): Curve;
  export class Pub {
    readonly curve: Curve;
    /** Whether the point lies on the curve and has the order of its base. */
    validate(): boolean;
    readonly point: Point;
  }
  export class Priv {
    readonly curve: Curve;
    pub(): Pub;
    /** The public point in one number, as certificates carry it. */
    pub_compress(): Field;
    /** Whether this is the key of a public key. */
    pub_match(key: Pub): boolean;
    /** r and s by a number that is used once; null where that number does not do. */
    help_sign(hash: Field, once: Field): { readonly r: Field; readonly s: Field } | null;
    /** With the key that stands beside it. */
    static from_asn1(der: Buffer, isStore: true): { readonly keys: readonly Priv[] };
    to_asn1(): Uint8Array;
  }
  /** Reads and checks what other software made; only tests ask it about what is ours. */
  export class Box {
    constructor(options: { readonly algo: unknown });
    unwrap(message: Buffer, content?: Buffer): Promise<{ readonly content?: Buffer; readonly error?: string | null }>;
  }
  const all: {
    Box: typeof Box;
    /** `only_known`: curves that are written out are those of the standard, by their degree. */
    Curve: { only_known: boolean };
    Field: typeof Field;
    Priv: typeof Priv;
    /** The curves that `std_curve` knows, by their names. */
    standard: Record<string, CurveParameters>;
    std_curve: typeof std_curve;
  };
  export default all;
}

declare module 'gost89' {
  export interface Cipher {
    key(key: Buffer): void;
    /** ECB; `clear` is as long as `encrypted`, whole blocks of eight. */
    decrypt(encrypted: Buffer, clear: Buffer): void;
    crypt(clear: Buffer, encrypted: Buffer): void;
    decrypt_cfb(iv: Buffer, encrypted: Buffer, clear: Buffer): void;
    crypt_cfb(iv: Buffer, clear: Buffer, encrypted: Buffer): void;
    mac(bits: number, data: Buffer): Buffer;
  }
  /** GOST 28147. @param substitution 128 entries; without it DKE no. 1 */
  export function init(substitution?: Buffer): Cipher;
  /** PBKDF2 with HMAC of GOST 34.311, 32 bytes; only tests use it, for of a long password it overlooks the end. */
  export function pbkdf(password: Buffer, salt: Buffer, iterations: number): Buffer;
  /** The key of a password in IIT's files, 32 bytes; for tests. */
  export function dumb_kdf(password: Buffer, iterations: number): Buffer;
  /** GOST 34.311 in steps. */
  export interface HashState {
    update(bytes: Buffer): void;
    /** Just one block of 32 bytes. */
    update32(block: Buffer): void;
    finish(hash: Buffer): void;
    /** For the next hash; nothing of the last one stays. */
    reset(): void;
  }
  export const Hash: { init(): HashState };

  export const compat: {
    /** GOST 34.311-95 with the substitution that Ukraine uses; 32 bytes. */
    compute_hash(bytes: Buffer): Buffer;
    /** What `Box` of jkurwa works with. */
    algos(): unknown;
  };

  const all: {
    compat: typeof compat;
    dumb_kdf: typeof dumb_kdf;
    Hash: typeof Hash;
    init: typeof init;
    pbkdf: typeof pbkdf;
  };
  export default all;
}
