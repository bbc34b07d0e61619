import { isBudgetIban } from '../identifiers';
import { tidyLine } from '../text';

/** An account as the catalogue or the journal knows it, with the name of its owner. */
export interface KnownAccount {
  readonly receiverName: string;
  readonly receiverAccount: string;
}

/**
 * The names by which an account is known when a payment names another one. Empty when the name is known, the account is
 * new or not whole, or it is one of the Treasury, whose accounts go by many names. A warning, never a refusal.
 * Source: reference/banking 8
 */
export function knownOtherNames(
  payment: { readonly receiverName: string; readonly creditIban: string },
  known: readonly KnownAccount[],
): readonly string[] {
  const { receiverName, creditIban } = payment;
  if (receiverName === '' || isBudgetIban(creditIban)) return [];
  const names = known.filter(({ receiverAccount }) => receiverAccount === creditIban).map((one) => one.receiverName);
  const isKnown = names.some((name) => comparable(name) === comparable(receiverName));
  return isKnown ? [] : [...new Set(names)];
}

/** Letters and figures: quotes and spaces are written in many ways. */
function comparable(name: string): string {
  return tidyLine(name)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
