import { isBudgetIban } from '../identifiers';
import { tidyLine } from '../text';

export interface AccountRecord {
  readonly receiverName: string;
  readonly receiverAccount: string;
}

/**
 * Returns the account's other names. Empty for a new account and the Treasury, whose accounts have many. A warning,
 * never a refusal. Source: docs/requirements/banking-rules.md#changed-account-or-name.
 */
export function findOtherNames(
  payment: { readonly receiverName: string; readonly creditIban: string },
  records: readonly AccountRecord[],
): readonly string[] {
  const { receiverName, creditIban } = payment;
  if (receiverName === '' || isBudgetIban(creditIban)) return [];
  const names = records.filter(({ receiverAccount }) => receiverAccount === creditIban).map((one) => one.receiverName);
  const isKnown = names.some((name) => normaliseName(name) === normaliseName(receiverName));
  return isKnown ? [] : [...new Set(names)];
}

/** Quotes and spaces vary. */
function normaliseName(name: string): string {
  return tidyLine(name)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
