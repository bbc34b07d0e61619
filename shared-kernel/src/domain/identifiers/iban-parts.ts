import { BUDGET_BANK_CODE } from '../vocabulary';
import { compactCode, withoutWords } from './pasted';

// Apart from the checks: a page that only shows accounts does not carry the lengths of all countries.

/** What people write in front of an account. */
const WORDS =
  /^\s*(?:(?:IBAN|р\/р|п\/р|поточний|розрахунковий|рахунок|рах|счет|сч[её]т|отримувача|получателя|№)[\s.:№–—-]*)+(?=[UУ][AА]\s*[0-9])/iu;

/**
 * Drops what people paste with an account: `IBAN:` and `р/р` in front, the point of its sentence behind, spaces, no-break
 * spaces, hyphens; Latin letters to upper case.
 */
export function normaliseIban(text: string): string {
  return compactCode(withoutWords(text, WORDS));
}

/**
 * The same of what a person typed or copied by eye: `UA` may be in Cyrillic letters that look alike, or `ГФ`, which the same
 * keys write in a Ukrainian or Russian layout. A message that the account begins with UA would stand under `UA`.
 */
export function normaliseTypedIban(text: string): string {
  return normaliseIban(text).replace(/^(?:[UУ][AА]|ГФ)(?=[0-9])/, 'UA');
}

/** The six-digit bank code: characters 5–10 of the IBAN. */
export function bankCodeOf(iban: string): string {
  return iban.slice(4, 10);
}

/** True for an account of the Treasury, whose payments need a structured purpose. Source: spec 2 §5 */
export function isBudgetIban(iban: string): boolean {
  return bankCodeOf(iban) === BUDGET_BANK_CODE;
}

/**
 * The account number inside an IBAN without leading zeros.
 * The specification cuts "after the 11th character", which would lose a digit of a full 19-digit account; the cut is
 * after the bank code instead (reference/banking, section 10).
 */
export function shortAccount(iban: string): string {
  return iban.slice(10).replace(/^0+/, '');
}

/**
 * An IBAN in groups of four for reading; the text without the spaces is the IBAN again. Text with spaces, such as a masked
 * card number, has its groups already.
 */
export function formatIban(iban: string): string {
  return iban.includes(' ') ? iban : iban.replace(/(.{4})(?=.)/g, '$1 ');
}

/** The country of an IBAN: its first two letters (alpha-2). */
export function ibanCountry(iban: string): string {
  return iban.slice(0, 2);
}

/** Territories whose banks use the IBANs of another country, alpha-2. Source: reference/areas C5 */
const USED_ALSO_IN: Readonly<Record<string, readonly string[]>> = {
  GB: ['GG', 'JE', 'IM'],
  FR: ['GF', 'GP', 'MQ', 'RE', 'YT', 'PM', 'BL', 'MF', 'NC', 'PF', 'WF', 'TF'],
  FI: ['AX'],
};

/** True if banks of a country use the IBANs of `ofIban`: those of Jersey have British ones. @param country alpha-2 */
export function isIbanUsedIn(ofIban: string, country: string): boolean {
  return ofIban === country || (USED_ALSO_IN[ofIban]?.includes(country) ?? false);
}
