const LABELS: Readonly<Record<number, string>> = {
  866: 'ibm866',
  1250: 'windows-1250',
  1251: 'windows-1251',
  1252: 'windows-1252',
  10007: 'x-mac-cyrillic',
  21866: 'koi8-u',
};
const CYRILLIC = 'windows-1251';

export function createDecoder(codePage: number): TextDecoder {
  return new TextDecoder(LABELS[codePage] ?? CYRILLIC);
}
