/** Base64 with padding, one line. */
export function toBase64(bytes: Uint8Array): string {
  // Byte by byte: spreading a large array into one call overflows the stack.
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** The bytes of a base64 text (spaces and line breaks are allowed), or null if it is none. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}
