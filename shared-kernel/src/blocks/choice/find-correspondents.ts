import type { Correspondent } from '../../api/contract';
import { normaliseIban } from '../../domain/identifiers';

/** What fits under a field without covering the form. */
const SUGGESTIONS_MAX = 8;
/** One letter fits half of the catalogue. */
const LETTERS_MIN = 2;

/** The correspondents whose name, code or account holds what is typed, in the catalogue's order. */
export function findCorrespondents(rows: readonly Correspondent[], typed: string): readonly Correspondent[] {
  const text = typed.trim().toLowerCase();
  if (text.length < LETTERS_MIN) return [];
  const account = normaliseIban(typed);
  const found: Correspondent[] = [];
  for (const row of rows) {
    const isMeant = row.name.toLowerCase().includes(text) || row.code.startsWith(text) || row.iban.includes(account);
    if (isMeant) found.push(row);
    if (found.length === SUGGESTIONS_MAX) break;
  }
  return found;
}

/** The correspondent that a payment goes to, by account and code; one account may have rows of several codes. */
export function correspondentBehind(
  rows: readonly Correspondent[],
  { creditIban, receiverCode }: { readonly creditIban: string; readonly receiverCode: string },
): Correspondent | null {
  return rows.find(({ iban, code }) => iban === creditIban && code === receiverCode) ?? null;
}
