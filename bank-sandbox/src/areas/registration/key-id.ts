/** Bytes of a key's SHA-256 that people compare by eye. Source: reference/areas D1 */
const DIGITS = 32;

/** The short id of a key: eight groups of four digits. @param fingerprint SHA-256 in hexadecimal */
export function keyIdOf(fingerprint: string): string {
  return (fingerprint.slice(0, DIGITS).match(/.{4}/g) ?? []).join(' ');
}
