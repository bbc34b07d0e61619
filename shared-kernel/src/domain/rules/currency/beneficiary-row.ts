import type { Problem } from '../../problem';
import { CurrencyPaymentKind } from '../../vocabulary';
import { bankCodeOf } from '../../identifiers';
import type { BankPart } from './bank-part';
import type { Beneficiary } from './beneficiary';
import { receiverDataProblems, type CurrencyPaymentDraft } from './currency-payment';

/** A row of the beneficiary catalogue: the receiver data of a currency payment. */
export interface BeneficiaryRow {
  readonly beneficiary: Beneficiary;
  readonly beneficiaryBank: BankPart;
  readonly intermediaryBank: BankPart;
}

/**
 * All problems of a catalogue row: those it would make in a payment; whether that payment leaves the bank is seen by the
 * account. Fields are named as in the payment. Source: spec 3 §5
 */
export function checkBeneficiaryRow(row: BeneficiaryRow, ownBankCode: string): readonly Problem[] {
  const { account } = row.beneficiary;
  const isOwn = account.startsWith('UA') && bankCodeOf(account) === ownBankCode;
  const kind = isOwn ? CurrencyPaymentKind.own : CurrencyPaymentKind.external;
  return receiverDataProblems({ ...row, kind }, { ownBankCode });
}

/** The receiver data of a payment, as a row for the catalogue. */
export function toBeneficiaryRow({
  beneficiary,
  beneficiaryBank,
  intermediaryBank,
}: CurrencyPaymentDraft): BeneficiaryRow {
  return { beneficiary, beneficiaryBank, intermediaryBank };
}

/** The payment with the receiver data of a row. */
export function withBeneficiaryRow(draft: CurrencyPaymentDraft, row: BeneficiaryRow): CurrencyPaymentDraft {
  return { ...draft, ...row };
}
