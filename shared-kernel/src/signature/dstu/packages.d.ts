/** The parts of jkurwa 1.21.0 and gost89 0.1.11 that we use: they have no types of their own. */
declare module 'jkurwa' {
  /** An element of the field, or a number modulo the order. */
  export class Field {
    /** @param bytes `buf8`: big endian */
    constructor(bytes: Uint8Array, format: 'buf8', curve: Curve);
    /** Hexadecimal, without zeros in front. */
    toString(isHex: true): string;
    is_zero(): boolean;
  }
  export interface Curve {
    /** The degree of the field. */
    readonly m: number;
    readonly order: Field;
  }
  export class Pub {
    readonly curve: Curve;
    /** Whether the point lies on the curve and has the order of its base. */
    validate(): boolean;
    /** @param value `le`: r and s, little endian; `hash` and `value` are not checked for length or range */
    verify(hash: Buffer, value: Buffer, format: 'le'): boolean;
  }
  export class Priv {
    readonly curve: Curve;
    pub(): Pub;
    /** Whether this is the key of a public key. */
    pub_match(key: Pub): boolean;
    /** r and s by a number that is used once; null where that number does not do. */
    help_sign(hash: Field, once: Field): { readonly r: Field; readonly s: Field } | null;
    static from_asn1(der: Buffer): Priv;
  }
  /** Reads and checks what other software made; only tests ask it about what is ours. */
  export class Box {
    constructor(options: { readonly algo: unknown });
    unwrap(message: Buffer, content?: Buffer): Promise<{ readonly content?: Buffer; readonly error?: string | null }>;
  }
  export class Certificate {
    /** Undefined for keys of other algorithms. */
    readonly pubkey?: Pub;
    static from_asn1(der: Buffer): Certificate;
  }
}

declare module 'gost89' {
  export const compat: {
    /** GOST 34.311-95 with the substitution that Ukraine uses; 32 bytes. */
    compute_hash(bytes: Buffer): Buffer;
    /** What `Box` of jkurwa works with. */
    algos(): unknown;
  };
}
