import { getIbanBankCode, isBudgetIban } from '../identifiers';
import { OWN_BANK_REGISTRY_CODE_FALLBACK } from '../vocabulary';

/** Company that pays, at its bank. */
export interface Payer {
  readonly bankCode: string;
  /** The company's own accounts. */
  readonly ownIbans: readonly string[];
}

/**
 * True for accounts of the Treasury, of the company itself and of its bank, by which no forged invoice gains. The bank's own
 * are those with its registry code: it refuses that code beside an account of a customer. Source:
 * docs/requirements/payee-checks.md#call-back.
 */
export function isTrustedReceiver(
  { receiverCode, creditIban }: { readonly receiverCode: string; readonly creditIban: string },
  { bankCode, ownIbans }: Payer,
): boolean {
  const isOfBank = receiverCode === OWN_BANK_REGISTRY_CODE_FALLBACK && getIbanBankCode(creditIban) === bankCode;
  return isOfBank || isBudgetIban(creditIban) || ownIbans.includes(creditIban);
}
