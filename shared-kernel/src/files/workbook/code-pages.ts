/** The platform's names of the code pages that workbooks of Excel 95 say their texts are in. */
const LABELS: Readonly<Record<number, string>> = {
  866: 'ibm866',
  1250: 'windows-1250',
  1251: 'windows-1251',
  1252: 'windows-1252',
  10007: 'x-mac-cyrillic',
  21866: 'koi8-u',
};
/** What a workbook of this country is in that says nothing, or something that nobody knows. */
const CYRILLIC = 'windows-1251';

export function codePageDecoder(codePage: number): TextDecoder {
  return new TextDecoder(LABELS[codePage] ?? CYRILLIC);
}
