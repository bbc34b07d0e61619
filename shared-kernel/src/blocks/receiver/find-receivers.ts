import { normaliseTypedIban } from '../../domain/identifiers';
import { searchText } from '../../domain/text';

/** Somebody who can be paid again. */
export interface KnownReceiverRow {
  readonly id: string;
  readonly name: string;
  readonly code: string;
  readonly iban: string;
  /** Day of the last payment that is known, `yyyy-MM-dd`; null for none. */
  readonly paidOn: string | null;
  /** Warning against this row; rows with one come last. */
  readonly remark?: string;
}

/** What fits under a field without covering the form. */
const SHOWN_MAX = 8;
/** One letter fits half of the catalogue. */
const LETTERS_MIN = 2;

/** The receivers whose name, code or account holds what is typed; those who were paid last come first. */
export function findReceivers(rows: readonly KnownReceiverRow[], typed: string): readonly KnownReceiverRow[] {
  const text = searchText(typed);
  if (text.length < LETTERS_MIN) return [];
  const account = normaliseTypedIban(typed);
  return rows
    .filter(
      ({ name, code, iban }) =>
        searchText(name).includes(text) || code.startsWith(text) || (account !== '' && iban.includes(account)),
    )
    .toSorted(
      (a, b) =>
        Number(a.remark !== undefined) - Number(b.remark !== undefined) ||
        (b.paidOn ?? '').localeCompare(a.paidOn ?? ''),
    )
    .slice(0, SHOWN_MAX);
}
