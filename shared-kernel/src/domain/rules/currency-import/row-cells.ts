import { findCountryByName, findCountry, normaliseCountry } from '../../countries';
import { normaliseBic, normaliseIban, normaliseNationalCode } from '../../identifiers';
import { tidyLine } from '../../text';
import { findCurrency } from '../../vocabulary';
import { EMPTY_BANK, type BankPart } from '../currency';
import { readAccountCell, withoutTextMark } from '../import';
import { CURRENCY_IMPORT_COLUMNS, type CurrencyImportColumn, type CurrencyImportRow } from './columns';

/** Our csv files put it before a text that a spreadsheet would run as a formula. */
const FORMULA_MARK = /^'(?=[=+\-@])/;

/** Returns the numeric code; other text stays for the rules to refuse. */
export function readCurrency(cell = ''): string {
  const text = cell.trim().toUpperCase();
  return findCurrency(text)?.code ?? text;
}

/** Returns the numeric code by code or name; other text stays for the rules to refuse. */
export function readCountry(cell = ''): string {
  const text = withoutTextMark(cell);
  const code = normaliseCountry(text);
  return (findCountry(code) ?? findCountryByName(text))?.numeric ?? code;
}

/** A name in Cyrillic at the end of an address, or before all else in it as Ukrainian programs write. */
const NAME = /[\u0400-\u04ff][\u0400-\u04ff\s.'’ʼ-]*/.source;
const NAME_AT_AN_END = new RegExp(`^(?:(?<start>${NAME})[,;]\\s*(?<behind>.*)|(?<before>.*?)[\\s,;]+(?<end>${NAME}))$`);

/**
 * An address on one line, and the country that it names in Cyrillic. A message has the country in a field of its own and
 * carries no Cyrillic: the name is taken out, unless the row has another country.
 * @param country numeric, of the row; '' for none
 */
export function extractCountry(line: string, country: string): { readonly address: string; readonly country: string } {
  const { start, behind, before, end } = NAME_AT_AN_END.exec(line)?.groups ?? {};
  const named = findCountryByName(start ?? end ?? '')?.numeric ?? '';
  const isTaken = named !== '' && (country === '' || country === named);
  return isTaken ? { address: behind ?? before ?? '', country: named } : { address: line, country };
}

/** Removes spaces from IBANs only: they may be significant in other accounts. */
export function readAccount(cell = ''): string {
  const compact = readAccountCell(cell);
  return /^[A-Z]{2}[0-9]{2}/.test(compact) ? compact : withoutTextMark(cell).trim();
}

export function readOwnAccount(cell = ''): string {
  const text = withoutTextMark(cell).trim();
  return /^[0-9]{1,19}$/.test(text) ? text : normaliseIban(readAccountCell(text));
}

export function readText(row: CurrencyImportRow, column: CurrencyImportColumn): string {
  return tidyLine((row[column] ?? '').replace(FORMULA_MARK, ''));
}

const BANK_COLUMNS = {
  ben_bank_: CURRENCY_IMPORT_COLUMNS.filter((column) => column.startsWith('ben_bank_')),
  int_bank_: CURRENCY_IMPORT_COLUMNS.filter((column) => column.startsWith('int_bank_')),
} as const;

/** Takes the country from the BIC if its column is empty. */
export function readBank(row: CurrencyImportRow, prefix: 'ben_bank_' | 'int_bank_'): BankPart {
  if (BANK_COLUMNS[prefix].every((column) => !row[column])) return EMPTY_BANK;
  const swift = normaliseBic(withoutTextMark(row[`${prefix}swift`] ?? ''));
  const country = readCountry(row[`${prefix}cntry`]);
  const countryOfBic = swift.length >= 6 ? (findCountry(swift.slice(4, 6))?.numeric ?? '') : '';
  const place = extractCountry(readText(row, `${prefix}addr`), country || countryOfBic);
  return {
    swift,
    name: readText(row, `${prefix}name`),
    country: place.country,
    address: place.address,
    correspondentAccount: readAccount(row[`${prefix}coracn`]),
    nationalCode: normaliseNationalCode(withoutTextMark(row[`${prefix}bic`] ?? '')),
  };
}
