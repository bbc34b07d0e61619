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

export interface ChargedOperation {
  readonly operation: FeeOperation;
  readonly payer: CompanyAccount;
  /** Amount in the currency of `rate`, two decimals. */
  readonly amount: string;
  readonly rate: Rate;
  readonly proceeds: { readonly code: string; readonly rate: Rate };
  /** True if the beneficiary bears the fee: it is withheld, whatever the tariff says. */
  readonly isBeneficiarys?: boolean;
}

/** Returns the tariff's percent at the official rate, at least its minimum. */
export function feeInHryvnias({ percent, minimum }: FeeRow, amount: string, rate: Rate): string {
  return feeFor(toHryvnias(amount, officialOf(rate)), { kind: 'percent', percent, minimum });
}

/**
 * Returns the fee at the present official rate; it is shown, signed and paid as one amount. Source:
 * docs/requirements/banking-rules.md
 * 6.
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
