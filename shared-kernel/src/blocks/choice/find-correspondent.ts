import type { Correspondent } from '../../api/contract';

/**
 * Finds the receiver of a payment in the catalogue by account and code: one account may stand there with several codes.
 */
export function findCorrespondent(
  rows: readonly Correspondent[],
  { creditIban, receiverCode }: { readonly creditIban: string; readonly receiverCode: string },
): Correspondent | null {
  return rows.find(({ iban, code }) => iban === creditIban && code === receiverCode) ?? null;
}
