import { compareAmounts, exchange, subtractAmounts, type OfficialRate } from '../../money';
import { getCurrencyDigits, FeePayer } from '../../vocabulary';

/** Payment before signing. */
export interface Transfer {
  readonly amount: string;
  readonly currencyCode: string;
  readonly feePayer: FeePayer;
  /** Hryvnias. */
  readonly fee: string;
  /** NBU rate, for a withheld fee. */
  readonly official: OfficialRate;
}

export interface TransferEffect {
  /** Negative if the fee exceeds the payment. */
  readonly reaches: string;
  /** Other banks may deduct fees on the way. */
  readonly isAtMost: boolean;
  readonly debited: string;
  /** From a hryvnia account; `0.00` if the beneficiary bears it. */
  readonly debitedFee: string;
  /** In the payment's currency. */
  readonly withheldFee: string;
  /** Other banks' fees, of unknown amount, are debited too. */
  readonly paysOthers: boolean;
}

const HRYVNIA: OfficialRate = { rate: '1', units: '1' };
const NOTHING = '0.00';

/** Computes the effect without the fees of other banks, which are unknown. */
export function getTransferEffect({ amount, currencyCode, feePayer, fee, official }: Transfer): TransferEffect {
  const isBorneByBeneficiary = feePayer === FeePayer.beneficiary;
  const withheldFee = isBorneByBeneficiary
    ? exchange(fee, HRYVNIA, official, getCurrencyDigits(currencyCode))
    : NOTHING;
  return {
    reaches: subtractAmounts(amount, withheldFee),
    isAtMost: feePayer !== FeePayer.payer,
    debited: amount,
    debitedFee: isBorneByBeneficiary ? NOTHING : fee,
    withheldFee,
    paysOthers: feePayer === FeePayer.payer,
  };
}

/** True if the fee leaves nothing: the bank refuses such a payment. */
export function isConsumedByFee({ reaches }: TransferEffect): boolean {
  return compareAmounts(reaches, NOTHING) <= 0;
}
