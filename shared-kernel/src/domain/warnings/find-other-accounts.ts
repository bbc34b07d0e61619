import { NO_CODE } from '../identifiers';
import { isTrustedReceiver, type Payer } from './is-trusted-receiver';

export interface ReceiverRecord {
  readonly receiverCode: string;
  readonly receiverAccount: string;
  /** True for an executed payment. */
  readonly isPaid?: boolean;
}

/**
 * Returns the receiver's other accounts, because forged invoices change the account. Empty for a new receiver, one without a
 * code, and a trusted one. A warning, never a refusal. Source:
 * docs/requirements/banking-rules.md#changed-account-or-name.
 */
export function findOtherAccounts(
  payment: { readonly receiverCode: string; readonly creditIban: string },
  records: readonly ReceiverRecord[],
  payer: Payer,
): readonly string[] {
  const { receiverCode, creditIban } = payment;
  if (receiverCode === '' || receiverCode === NO_CODE || isTrustedReceiver(payment, payer)) return [];
  const ofReceiver = records.filter((record) => record.receiverCode === receiverCode);
  const paid = ofReceiver.filter(({ isPaid }) => isPaid);
  // Catalogue and drafts make no account a known one, once another was paid: who brings the invoice can write there.
  const trusted = paid.length > 0 ? paid : ofReceiver;
  if (trusted.some(({ receiverAccount }) => receiverAccount === creditIban)) return [];
  const accounts = new Set(ofReceiver.map(({ receiverAccount }) => receiverAccount));
  accounts.delete(creditIban);
  return [...accounts];
}
