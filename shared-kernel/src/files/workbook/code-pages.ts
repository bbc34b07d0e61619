/** The platform's names of the code pages that old workbooks say their texts are in. */
const LABELS: Readonly<Record<number, string>> = {
  866: 'ibm866',
  1200: 'utf-16le',
  1250: 'windows-1250',
  1251: 'windows-1251',
  1252: 'windows-1252',
  10007: 'x-mac-cyrillic',
  21866: 'koi8-u',
  65001: 'utf-8',
};
/** What a workbook of this country is in that says nothing, or something that nobody knows. */
const CYRILLIC = 'windows-1251';

/** Bytes come as numbers, or as characters of one byte each. */
function bytesOf(data: ArrayLike<number> | string): Uint8Array {
  return typeof data === 'string' ? Uint8Array.from(data, (byte) => byte.charCodeAt(0)) : Uint8Array.from(data);
}

/** The decoder that the workbook reader asks for; its own tables weigh twenty times as much as all of this room. */
export const codePages = {
  utils: {
    decode: (codePage: number, data: ArrayLike<number> | string): string =>
      new TextDecoder(LABELS[codePage] ?? CYRILLIC).decode(bytesOf(data)),
    encode: (codePage: number): never => {
      throw new RangeError(`nothing is written in code page ${codePage}`);
    },
  },
};
