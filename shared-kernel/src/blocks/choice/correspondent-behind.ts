import type { Correspondent } from '../../api/contract';

/** The correspondent that a payment goes to, by account and code; one account may have rows of several codes. */
export function correspondentBehind(
  rows: readonly Correspondent[],
  { creditIban, receiverCode }: { readonly creditIban: string; readonly receiverCode: string },
): Correspondent | null {
  return rows.find(({ iban, code }) => iban === creditIban && code === receiverCode) ?? null;
}
