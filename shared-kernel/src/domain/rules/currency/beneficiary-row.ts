import type { AddressParts } from './address';
import type { BankPart } from './bank-part';
import type { Beneficiary } from './beneficiary';
import type { CurrencyPaymentDraft } from './payment-data';

/** A row of the beneficiary catalogue: the receiver data of a currency payment. */
export interface BeneficiaryRow {
  readonly beneficiary: Beneficiary;
  readonly beneficiaryBank: BankPart;
  readonly intermediaryBank: BankPart;
  /** With them, the beneficiary's address is what they make together. */
  readonly addressParts?: AddressParts | undefined;
  /** The most that one payment to him may be, decimal text as typed; not given for no limit. */
  readonly maximum?: string | undefined;
}

/** The receiver data of a payment, as a row for the catalogue. */
export function toBeneficiaryRow({
  beneficiary,
  beneficiaryBank,
  intermediaryBank,
  addressParts,
}: CurrencyPaymentDraft): BeneficiaryRow {
  return { beneficiary, beneficiaryBank, intermediaryBank, ...(addressParts && { addressParts }) };
}

/** The payment with the receiver data of a row; what the draft knew of another receiver's address is gone. */
export function withBeneficiaryRow(draft: CurrencyPaymentDraft, row: BeneficiaryRow): CurrencyPaymentDraft {
  const { beneficiary, beneficiaryBank, intermediaryBank, addressParts } = row;
  return { ...draft, beneficiary, beneficiaryBank, intermediaryBank, addressParts };
}
