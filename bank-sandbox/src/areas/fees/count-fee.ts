import { exchanged, feeFor, toHryvnias } from '@ncb/shared-kernel/domain/money';
import { currencyDigits, FeeMode, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import type { Queries } from '../../db';
import type { FeeOperation, StoredFee } from '../../db/schema';
import { done, refuse, type Outcome } from '../../outcome';
import type { CompanyAccount } from '../accounts/debit-account';
import { officialOf } from '../currency/quoted-rates';
import type { Rate } from '../rates/rates';
import { feeAccountOf } from './fee-account';
import { feeTermsOf, type FeeRow } from './terms';

const IN_HRYVNIAS = { currencyCode: UAH.code, currencyLetters: UAH.letters };
const HRYVNIA = { rate: '1', units: '1' };

/** An operation in currency, as far as its fee depends on it. */
export interface ChargedOperation {
  readonly operation: FeeOperation;
  /** The account that the operation takes its money from. */
  readonly payer: CompanyAccount;
  /** In the currency of `rate`, two decimals. */
  readonly amount: string;
  readonly rate: Rate;
  /** The currency that a withheld fee is taken in, and its rate: hryvnias for a purchase and a sale. */
  readonly proceeds: { readonly code: string; readonly rate: Rate };
  /** The beneficiary bears the fee: it is withheld from what he gets, whatever the tariff says. */
  readonly isBeneficiarys?: boolean;
}

/** The sum of the fee, in hryvnias: the amount at the official rate, the tariff's percent, not less than its minimum. */
export function feeInHryvnias({ percent, minimum }: FeeRow, amount: string, rate: Rate): string {
  return feeFor(toHryvnias(amount, officialOf(rate)), { kind: 'percent', percent, minimum });
}

/**
 * The fee of an operation, by the official rate of this moment: what a customer is told, signs and pays is one sum.
 * Source: reference/banking 6
 */
export async function countFee(
  queries: Queries,
  companyId: number,
  operation: ChargedOperation,
): Promise<Outcome<StoredFee>> {
  const { payer, amount, rate, proceeds } = operation;
  const terms = await feeTermsOf(queries, operation.operation, payer.id);
  const { percent, minimum } = terms;
  const hryvnias = feeInHryvnias(terms, amount, rate);
  const fee = { percent, minimum, hryvnias, amount: hryvnias, accountId: null, ...IN_HRYVNIAS };
  const mode = operation.isBeneficiarys ? FeeMode.withhold : terms.mode;
  if (mode === FeeMode.transfer) return done({ ...fee, mode });
  if (mode === FeeMode.debit) {
    const from = await feeAccountOf(queries, companyId, terms, payer);
    return from ? done({ ...fee, mode, accountId: from.id }) : refuse('accountNotAllowed');
  }
  const { code, rate: into } = proceeds;
  return done({
    ...fee,
    mode,
    amount: exchanged(hryvnias, HRYVNIA, officialOf(into), currencyDigits(code)),
    currencyCode: code,
    currencyLetters: into.letters,
  });
}
