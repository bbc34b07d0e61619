import { isBudgetIban } from '../identifiers';
import { tidyLine } from '../text';

export interface KnownAccount {
  readonly receiverName: string;
  readonly receiverAccount: string;
}

/**
 * Returns the account's other names. Empty for a new account and the Treasury, whose accounts have many. A warning,
 * never a refusal. Source: docs/requirements/banking-rules.md#changed-account-or-name.
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

/** Quotes and spaces vary. */
function comparable(name: string): string {
  return tidyLine(name)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
