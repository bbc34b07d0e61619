import { checkIban, normaliseTypedIban } from '../identifiers';
import type { DocumentText } from './document-text';

/** Also broken by spaces, hyphens and line ends, and with Cyrillic look-alikes of its letters. */
const IBAN = /(?<![\p{L}0-9])[UУ][AА](?:[\s-]*[0-9]){27}(?![0-9])/giu;
/** What is meant to be one: its beginning and at least half of its digits. */
const ALMOST = /(?<![\p{L}0-9])[UУ][AА] ?[0-9]{2}(?:[ -]?[0-9]){10,30}/giu;

export interface FoundIbans {
  /** The receiver's first, the payer's last; each once. */
  readonly ibans: readonly string[];
  /** What looks like an account but has a wrong length or check digits. */
  readonly wrongIbans: readonly string[];
}

export function findIbans({ whole, receiver, neutral, payer }: DocumentText): FoundIbans {
  // The whole text once more: an account may be broken where one part ends and another begins.
  const ibans = [receiver, neutral, payer, whole].flatMap((text) => matches(text, IBAN)).filter(isIban);
  const wrong = matches(whole, ALMOST).filter(
    (text) => !ibans.some((iban) => iban.startsWith(text) || text.startsWith(iban)),
  );
  return { ibans: [...new Set(ibans)], wrongIbans: [...new Set(wrong)] };
}

function matches(text: string, pattern: RegExp): readonly string[] {
  return Array.from(text.matchAll(pattern), ([found]) => normaliseTypedIban(found));
}

function isIban(iban: string): boolean {
  return checkIban(iban) === null;
}
