/** The parts of jkurwa 1.21.0 and gost89 0.1.11 that we use: they have no types of their own. */
declare module 'jkurwa' {
  /** An element of the field or a number modulo the order. */
  export interface Field {
    /** Hexadecimal. */
    toString(isHex: true): string;
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
    sign(hash: Buffer, format: 'le'): Buffer;
    static from_asn1(der: Buffer): Priv;
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
  };
}
