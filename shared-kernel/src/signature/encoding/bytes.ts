/** Bytes in unshared memory, the only kind that WebCrypto accepts. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** Returns a copy that no other code can change meanwhile. */
export function copyBytes(bytes: Uint8Array | ArrayBuffer): Bytes {
  return new Uint8Array(bytes instanceof Uint8Array ? bytes : new Uint8Array(bytes));
}

export function areEqualBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index]);
}

export function concatBytes(...parts: readonly Uint8Array[]): Bytes {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    joined.set(part, offset);
    offset += part.length;
  }
  return joined;
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export async function sha256(bytes: Uint8Array): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', copyBytes(bytes)));
}
