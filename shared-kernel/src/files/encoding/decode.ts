import { restoreUkrainianI } from './restore-ukrainian-i';
import type { TextEncoding } from './text-encoding';

/** Browsers do not know code page 1125, which differs from 866 in eight places. */
const OF_866 = 'ЄєЇїЎў°∙';
const OF_1125 = 'ҐґЄєІіЇї';
const DIFFERENT = new RegExp(`[${OF_866}]`, 'g');

const LABELS: Readonly<Record<TextEncoding, string>> = {
  'windows-1251': 'windows-1251',
  'utf-8': 'utf-8',
  cp866: 'ibm866',
  cp1125: 'ibm866',
  'koi8-u': 'koi8-u',
  'utf-16le': 'utf-16le',
  'utf-16be': 'utf-16be',
};

/** Decodes bytes; in a code page each byte is one character. Never throws. */
export function decodeBytes(bytes: Uint8Array, encoding: TextEncoding): string {
  const text = new TextDecoder(LABELS[encoding]).decode(bytes);
  if (encoding !== 'cp1125') return text;
  return text.replace(DIFFERENT, (character) => OF_1125.charAt(OF_866.indexOf(character)));
}

/** Decodes a text and restores the Ukrainian letters that code page 866 lacks. */
export function decodeText(bytes: Uint8Array, encoding: TextEncoding): string {
  const text = decodeBytes(bytes, encoding);
  return encoding === 'cp866' ? restoreUkrainianI(text) : text;
}
