import { checkIban, normaliseTypedIban } from '../identifiers';
import type { DocumentText } from './split-document-text';

/** Also broken by spaces, hyphens, line ends, and with Cyrillic look-alikes. */
const IBAN = /(?<![\p{L}0-9])[UУ][AА](?:[\s-]*[0-9]){27}(?![0-9])/giu;
/** At least half of the digits. */
const ALMOST = /(?<![\p{L}0-9])[UУ][AА] ?[0-9]{2}(?:[ -]?[0-9]){10,30}/giu;

interface FoundIbans {
  /** The receiver's first, the payer's last. */
  readonly ibans: readonly string[];
  readonly wrongIbans: readonly string[];
}

export function findIbans({ whole, receiver, neutral, payer }: DocumentText): FoundIbans {
  // An account may be broken across two parts.
  const ibans = [receiver, neutral, payer, whole].flatMap((text) => findMatches(text, IBAN)).filter(isIban);
  const wrong = findMatches(whole, ALMOST).filter(
    (text) => !ibans.some((iban) => iban.startsWith(text) || text.startsWith(iban)),
  );
  return { ibans: [...new Set(ibans)], wrongIbans: [...new Set(wrong)] };
}

function findMatches(text: string, pattern: RegExp): readonly string[] {
  return Array.from(text.matchAll(pattern), ([found]) => normaliseTypedIban(found));
}

function isIban(iban: string): boolean {
  return checkIban(iban) === null;
}
