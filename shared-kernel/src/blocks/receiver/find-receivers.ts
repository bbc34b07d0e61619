import { normaliseTypedIban } from '../../domain/identifiers';
import { toSearchText } from '../../domain/text';

export interface ReceiverSuggestion {
  readonly id: string;
  readonly name: string;
  readonly code: string;
  readonly iban: string;
  /** Day of the last known payment, `yyyy-MM-dd`; null for none. */
  readonly paidOn: string | null;
  /** Warning about the receiver; rows with a warning come last. */
  readonly remark?: string;
}

/** Maximum of suggestions that fit below a field without covering the form. */
const SHOWN_MAX = 8;
/** Minimum of typed letters: a single one matches half of the catalogue. */
const LETTERS_MIN = 2;

/** Finds receivers by name, code or account; the last paid come first. */
export function findReceivers(rows: readonly ReceiverSuggestion[], typed: string): readonly ReceiverSuggestion[] {
  const text = toSearchText(typed);
  if (text.length < LETTERS_MIN) return [];
  const account = normaliseTypedIban(typed);
  return rows
    .filter(
      ({ name, code, iban }) =>
        toSearchText(name).includes(text) || code.startsWith(text) || (account !== '' && iban.includes(account)),
    )
    .toSorted(
      (a, b) =>
        Number(a.remark !== undefined) - Number(b.remark !== undefined) ||
        (b.paidOn ?? '').localeCompare(a.paidOn ?? ''),
    )
    .slice(0, SHOWN_MAX);
}
