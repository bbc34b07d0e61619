import type { AddressParts } from './address';
import type { BankPart } from './bank-part';
import type { Beneficiary } from './beneficiary';
import type { CurrencyPaymentDraft } from './check-payment-data';

export interface BeneficiaryRow {
  readonly beneficiary: Beneficiary;
  readonly beneficiaryBank: BankPart;
  readonly intermediaryBank: BankPart;
  readonly addressParts?: AddressParts | undefined;
  /** Maximum of one payment, as typed; absent for no limit. */
  readonly maximum?: string | undefined;
}

export function toBeneficiaryRow({
  beneficiary,
  beneficiaryBank,
  intermediaryBank,
  addressParts,
}: CurrencyPaymentDraft): BeneficiaryRow {
  return { beneficiary, beneficiaryBank, intermediaryBank, ...(addressParts && { addressParts }) };
}

/** Replaces the beneficiary data; the previous address is removed. */
export function withBeneficiaryRow(draft: CurrencyPaymentDraft, row: BeneficiaryRow): CurrencyPaymentDraft {
  const { beneficiary, beneficiaryBank, intermediaryBank, addressParts } = row;
  return { ...draft, beneficiary, beneficiaryBank, intermediaryBank, addressParts };
}
