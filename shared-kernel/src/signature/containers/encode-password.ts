import { copyBytes, type Bytes } from '../encoding/bytes';

const CYRILLIC = new TextDecoder('windows-1251').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
const LAST_ASCII = 0x7f;

/**
 * Returns the possible encodings of a password: UTF-8, and for non-Latin letters windows-1251, as in older programs.
 */
export function encodePassword(password: string): readonly Bytes[] {
  const utf8 = copyBytes(new TextEncoder().encode(password));
  const places = Array.from(password, (letter) => CYRILLIC.indexOf(letter));
  const isOfWindows = places.some((place) => place > LAST_ASCII) && places.every((place) => place >= 0);
  return isOfWindows ? [utf8, Uint8Array.from(places)] : [utf8];
}
