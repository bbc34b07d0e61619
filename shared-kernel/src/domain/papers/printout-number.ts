/** Signs of a printout's number: digits and Latin letters that do not look like another sign. */
export const PRINTOUT_NUMBER_SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 30 signs at 16 places are 78 bits. */
export const PRINTOUT_NUMBER_LENGTH = 16;

const GROUP = /.{4}(?=.)/g;
/** Cyrillic letters that look like Latin ones of a number, by the Latin letter. */
const LOOKALIKES = new Map(Array.from('АВСЕНКМРТХУ', (letter, place) => [letter, 'ABCEHKMPTXY'[place] ?? '']));

/** Normalizes a typed number: without spaces and hyphens, in capitals, with Latin letters for Cyrillic lookalikes. */
export function normalizePrintoutNumber(text: string): string {
  const signs = text.toUpperCase().replace(/[\s\p{Pd}]/gu, '');
  return Array.from(signs, (sign) => LOOKALIKES.get(sign) ?? sign).join('');
}

export function isPrintoutNumber(text: string): boolean {
  return (
    text.length === PRINTOUT_NUMBER_LENGTH && Array.from(text).every((sign) => PRINTOUT_NUMBER_SIGNS.includes(sign))
  );
}

/** Formats a number in groups of four: `7KQ2-M9XA-R4TD-3WEH`. */
export function formatPrintoutNumber(number: string): string {
  return number.replace(GROUP, '$&-');
}

/** Printed reference by which anyone may ask the bank about a printout. */
export interface PrintoutReference {
  /** In groups of four. */
  readonly number: string;
  /** Address of the bank's page that answers, without the number. */
  readonly address: string;
  /** Sum that the page asks for; '' for a printout without one. */
  readonly amount: string;
  readonly currencyLetters: string;
}

/** Builds the address in the QR code; browsers send no fragment, so the number reaches no log. */
export function buildPrintoutLink({ address, number }: PrintoutReference): string {
  return `${address}#${number}`;
}
