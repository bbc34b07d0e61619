import { compareAmounts, exchanged, subtractAmounts, type OfficialRate } from '../../money';
import { currencyDigits, FeePayer } from '../../vocabulary';

/** A payment in currency whose outcome is told before it is signed. Amounts are decimal strings. */
export interface Transfer {
  readonly amount: string;
  /** Numeric code. */
  readonly currencyCode: string;
  readonly feePayer: FeePayer;
  /** What the bank takes, in hryvnias. */
  readonly fee: string;
  /** The official rate of the payment's currency, by which a fee is withheld. */
  readonly official: OfficialRate;
}

/** What a payment does to both sides. Source: reference/areas C7 */
export interface TransferEffect {
  /** What reaches the beneficiary, in the payment's currency; below zero the fee eats the payment. */
  readonly reaches: string;
  /** Other banks may keep something back on the way: what reaches him is at most so much. */
  readonly isAtMost: boolean;
  /** What leaves the account in the payment's currency. */
  readonly debited: string;
  /** The bank's fee that leaves a hryvnia account; `0.00` where the beneficiary bears it. */
  readonly debitedFee: string;
  /** The bank's fee that is kept back from the payment, in its currency. */
  readonly withheldFee: string;
  /** Other banks' fees come out of the payer's account too, as much as they will be. */
  readonly paysOthers: boolean;
}

const HRYVNIA: OfficialRate = { rate: '1', units: '1' };
const NOTHING = '0.00';

/** Who gets how much, and what leaves the accounts. What other banks take is unknown and counted nowhere. */
export function transferEffect({ amount, currencyCode, feePayer, fee, official }: Transfer): TransferEffect {
  const isHis = feePayer === FeePayer.beneficiary;
  const withheldFee = isHis ? exchanged(fee, HRYVNIA, official, currencyDigits(currencyCode)) : NOTHING;
  return {
    reaches: subtractAmounts(amount, withheldFee),
    isAtMost: feePayer !== FeePayer.payer,
    debited: amount,
    debitedFee: isHis ? NOTHING : fee,
    withheldFee,
    paysOthers: feePayer === FeePayer.payer,
  };
}

/** True if nothing would be left of the payment: the bank refuses it. */
export function isEatenByFee({ reaches }: TransferEffect): boolean {
  return compareAmounts(reaches, NOTHING) <= 0;
}
