import { BUDGET_BANK_CODE } from '../vocabulary';
import { removeSeparators, removeWords } from './pasted-text';

// Separate module: pages that only show accounts do not load all countries' lengths.

const WORDS =
  /^\s*(?:(?:IBAN|р\/р|п\/р|поточний|розрахунковий|рахунок|рах|счет|сч[её]т|отримувача|получателя|№)[\s.:№–—-]*)+(?=[UУ][AА]\s*[0-9])/iu;

/** Normalises a pasted IBAN: drops words in front, punctuation, spaces and hyphens; upper case. */
export function normaliseIban(text: string): string {
  return removeSeparators(removeWords(text, WORDS));
}

/**
 * Replaces also Cyrillic `UA` or `ГФ` (same keys, other layout): "must begin with UA" would be shown under a text that
 * seems to.
 */
export function normaliseTypedIban(text: string): string {
  return normaliseIban(text).replace(/^(?:[UУ][AА]|ГФ)(?=[0-9])/, 'UA');
}

/** Returns characters 5–10, the bank code. */
export function getIbanBankCode(iban: string): string {
  return iban.slice(4, 10);
}

/**
 * True for a Treasury account; its payments need a structured purpose. Source:
 * docs/requirements/hryvnia-payments.md#accounts-and-codes.
 */
export function isBudgetIban(iban: string): boolean {
  return getIbanBankCode(iban) === BUDGET_BANK_CODE;
}

/**
 * Returns the account number without leading zeros. The specification cuts "after the 11th character", which loses a
 * digit of a 19-digit account; here the cut follows the bank code. Source:
 * docs/requirements/banking-rules.md#conflicts-decided.
 */
export function getShortAccount(iban: string): string {
  return iban.slice(10).replace(/^0+/, '');
}

/** Formats an IBAN in fours; text with spaces, such as a masked card, stays. */
export function formatIban(iban: string): string {
  return iban.includes(' ') ? iban : iban.replace(/(.{4})(?=.)/g, '$1 ');
}

export function getIbanCountry(iban: string): string {
  return iban.slice(0, 2);
}

/** Territories whose banks use another country's IBANs, alpha-2. Source: docs/requirements/currency.md#bank-codes. */
const USED_ALSO_IN: Readonly<Record<string, readonly string[]>> = {
  GB: ['GG', 'JE', 'IM'],
  FR: ['GF', 'GP', 'MQ', 'RE', 'YT', 'PM', 'BL', 'MF', 'NC', 'PF', 'WF', 'TF'],
  FI: ['AX'],
};

/** True if banks of `country` use IBANs of `ofIban`: Jersey has British ones. */
export function isIbanUsedIn(ofIban: string, country: string): boolean {
  return ofIban === country || (USED_ALSO_IN[ofIban]?.includes(country) ?? false);
}

const LAST_GROUPS = 3;

/** Shortens to `UA60 … 9990 0000 1`. */
export function shortenIban(iban: string): string {
  const groups = formatIban(iban).split(' ');
  return `${groups[0] ?? ''} … ${groups.slice(-LAST_GROUPS).join(' ')}`;
}

const END_GROUPS = 2;

/** Shortens a formatted IBAN to its end, `…0030 1`; another account has no groups and stays whole. */
export function shortenToEnd(account: string): string {
  const groups = account.split(' ');
  return groups.length > END_GROUPS ? `…${groups.slice(-END_GROUPS).join(' ')}` : account;
}
