/** Types of the parts of jkurwa 1.21.0 and gost89 0.1.11 that we use; the packages have none. */
declare module 'jkurwa' {
  export class Field {
    /** @param bytes `buf8`: big endian */
    constructor(bytes: Uint8Array, format: 'buf8', curve: Curve);
    /** Hexadecimal without leading zeros. */
    toString(isHex: true): string;
    is_zero(): boolean;
    mod_mul(other: Field): Field;
  }
  export interface Point {
    readonly x: Field;
    add(other: Point): Point;
    twice(): Point;
    /** True for the point at infinity. */
    is_zero(): boolean;
  }
  export interface Curve {
    readonly base: Point;
    /** Returns the low bits, one fewer than the order has. */
    truncate(value: Field): Field;
    readonly m: number;
    readonly order: Field;
    /** Creates a key from its number. @param bytes `buf8`: big endian */
    pkey(bytes: Uint8Array, format: 'buf8'): Priv;
    /** Creates a public key. @param point in one number, as certificates carry it, the lowest word first */
    pubkey(point: Uint32Array): Pub;
  }
  export interface CurveParameters {
    readonly m: number;
    /** Exponents of the reduction polynomial between the highest and 0. */
    readonly ks: readonly number[];
    readonly a: string;
    readonly b: string;
    readonly base: { readonly x: string; readonly y: string };
    readonly order: string;
    readonly kofactor: readonly number[];
  }
  export function std_curve(name: string): Curve;
  export class Pub {
    readonly curve: Curve;
    validate(): boolean;
    readonly point: Point;
  }
  export class Priv {
    readonly curve: Curve;
    pub(): Pub;
    pub_compress(): Field;
    pub_match(key: Pub): boolean;
    /** Returns r and s for a one-time number; null if that number is unsuitable. */
    help_sign(hash: Field, once: Field): { readonly r: Field; readonly s: Field } | null;
    static from_asn1(der: Buffer, isStore: true): { readonly keys: readonly Priv[] };
    to_asn1(): Uint8Array;
  }
  /** Reads and checks messages of other software; used in tests only. */
  export class Box {
    constructor(options: { readonly algo: unknown });
    unwrap(message: Buffer, content?: Buffer): Promise<{ readonly content?: Buffer; readonly error?: string | null }>;
  }
  const all: {
    Box: typeof Box;
    /** `only_known`: a written-out curve is replaced by the standard one of its degree. */
    Curve: { only_known: boolean };
    Field: typeof Field;
    Priv: typeof Priv;
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
  /** PBKDF2 with HMAC of GOST 34.311, 32 bytes; used in tests only, as it ignores the end of a long password. */
  export function pbkdf(password: Buffer, salt: Buffer, iterations: number): Buffer;
  export function dumb_kdf(password: Buffer, iterations: number): Buffer;
  export interface HashState {
    update(bytes: Buffer): void;
    /** Takes exactly one block of 32 bytes. */
    update32(block: Buffer): void;
    finish(hash: Buffer): void;
    reset(): void;
  }
  export const Hash: { init(): HashState };

  export const compat: {
    /** GOST 34.311-95 with the Ukrainian substitution; 32 bytes. */
    compute_hash(bytes: Buffer): Buffer;
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
