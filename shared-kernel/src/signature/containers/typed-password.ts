import { ownBytes, type Bytes } from '../encoding/bytes';

/** What the bytes of the alphabet that programs for Windows used stand for. */
const CYRILLIC = new TextDecoder('windows-1251').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
const LAST_ASCII = 0x7f;

/**
 * The bytes that a password may have become when a file was made: UTF-8, and where it has other letters than Latin ones,
 * those of Windows' Cyrillic alphabet, in which older programs took it.
 */
export function typedPasswords(password: string): readonly Bytes[] {
  const utf8 = ownBytes(new TextEncoder().encode(password));
  const places = Array.from(password, (letter) => CYRILLIC.indexOf(letter));
  const isOfWindows = places.some((place) => place > LAST_ASCII) && places.every((place) => place >= 0);
  return isOfWindows ? [utf8, Uint8Array.from(places)] : [utf8];
}
