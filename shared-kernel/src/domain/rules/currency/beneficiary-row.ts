import { parseAmount } from '../../money';
import type { Problem } from '../../problem';
import { CurrencyPaymentKind } from '../../vocabulary';
import { bankCodeOf } from '../../identifiers';
import { problem } from '../checks';
import type { AddressParts } from './address';
import type { BankPart } from './bank-part';
import type { Beneficiary } from './beneficiary';
import type { CurrencyPaymentDraft } from './currency-payment';
import { receiverDataProblems } from './receiver-data';

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

/**
 * All problems of a catalogue row: those it would make in a payment; whether that payment leaves the bank is seen by the
 * account. Fields are named as in the payment. Source: spec 3 §5
 */
export function checkBeneficiaryRow(row: BeneficiaryRow, ownBankCode: string): readonly Problem[] {
  const { account } = row.beneficiary;
  const isOwn = account.startsWith('UA') && bankCodeOf(account) === ownBankCode;
  const kind = isOwn ? CurrencyPaymentKind.own : CurrencyPaymentKind.external;
  const wrong = maximumProblem(row.maximum);
  return [...receiverDataProblems({ ...row, kind }, { ownBankCode }), ...(wrong ? [wrong] : [])];
}

function maximumProblem(maximum = ''): Problem | null {
  const parsed = maximum === '' ? null : parseAmount(maximum);
  return parsed && !parsed.ok ? problem('sal', parsed.key) : null;
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
