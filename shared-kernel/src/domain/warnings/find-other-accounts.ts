import { isBudgetIban, NO_CODE } from '../identifiers';

export interface ReceiverRecord {
  readonly receiverCode: string;
  readonly receiverAccount: string;
}

/**
 * Returns the receiver's other accounts, because forged invoices change the account. Empty for a new receiver, one without a
 * code, and the Treasury. A warning, never a refusal. Source:
 * docs/requirements/banking-rules.md#changed-account-or-name.
 */
export function findOtherAccounts(
  payment: { readonly receiverCode: string; readonly creditIban: string },
  records: readonly ReceiverRecord[],
): readonly string[] {
  const { receiverCode, creditIban } = payment;
  if (receiverCode === '' || receiverCode === NO_CODE || isBudgetIban(creditIban)) return [];
  const accounts = new Set(
    records.filter((receiver) => receiver.receiverCode === receiverCode).map(({ receiverAccount }) => receiverAccount),
  );
  return accounts.has(creditIban) ? [] : [...accounts];
}
