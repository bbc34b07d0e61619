import { isBudgetIban } from '../identifiers';
import { tidyLine } from '../text';

export interface AccountRecord {
  readonly receiverName: string;
  readonly receiverAccount: string;
}

/** `isSameName` of `domain/receiver-name`, which pages load when it is needed. */
export type CompareNames = (typed: string, earlier: string) => boolean;

/**
 * Returns the account's other names. Empty for a new account and the Treasury, whose accounts have many. A warning,
 * never a refusal. Source: docs/requirements/banking-rules.md#changed-account-or-name.
 */
export function findOtherNames(
  payment: { readonly receiverName: string; readonly creditIban: string },
  records: readonly AccountRecord[],
  isSameName: CompareNames,
): readonly string[] {
  const { receiverName, creditIban } = payment;
  if (receiverName === '' || isBudgetIban(creditIban)) return [];
  const earlier = records
    .filter(({ receiverAccount }) => receiverAccount === creditIban)
    .map((one) => one.receiverName);
  const names = [...new Set(earlier)];
  const isKnown = (name: string) =>
    normaliseName(name) === normaliseName(receiverName) || isSameName(receiverName, name);
  return names.some(isKnown) ? [] : names;
}

/** Quotes and spaces vary: seen without the slower comparison. */
function normaliseName(name: string): string {
  return tidyLine(name)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
