/** Decodes base64url, padded or not; null if invalid. */
export function decodeBase64Url(text: string): Uint8Array | null {
  const base64 = text.replace(/=+$/, '').replaceAll('-', '+').replaceAll('_', '/');
  // A single letter at the end holds less than a byte; atob would throw.
  if (!/^[A-Za-z0-9+/]+$/.test(base64) || base64.length % 4 === 1) return null;
  return Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
}

/**
 * Decodes UTF-8, else windows-1251. Programs declare one encoding and write the other; valid UTF-8 is hardly ever
 * anything else.
 */
export function decodePayload(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1251').decode(bytes);
  }
}
