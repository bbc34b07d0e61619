import { isBudgetIban, NO_CODE } from '../identifiers';

/** A receiver as the catalogue or the journal knows it. */
export interface KnownReceiver {
  readonly receiverCode: string;
  readonly receiverAccount: string;
}

/**
 * The accounts by which a receiver is known when a payment goes to another one: a changed account is how invoices are
 * forged. Empty when the account is known, the receiver is new, has no code of its own, or is the Treasury, which has
 * an account for each tax. A warning, never a refusal. Source: reference/banking 8
 */
export function knownOtherAccounts(
  payment: { readonly receiverCode: string; readonly creditIban: string },
  known: readonly KnownReceiver[],
): readonly string[] {
  const { receiverCode, creditIban } = payment;
  if (receiverCode === '' || receiverCode === NO_CODE || isBudgetIban(creditIban)) return [];
  const accounts = new Set(
    known.filter((receiver) => receiver.receiverCode === receiverCode).map(({ receiverAccount }) => receiverAccount),
  );
  return accounts.has(creditIban) ? [] : [...accounts];
}
