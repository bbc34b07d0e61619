import { exchange, computeFee, toHryvnias } from '@ncb/shared-kernel/domain/money';
import { getCurrencyDigits, FeeMode, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import type { Queries } from '../../db';
import type { FeeOperation, StoredFee } from '../../db/schema';
import { succeed, refuse, type Outcome } from '../../outcome';
import type { CompanyAccount } from '../accounts/company-account';
import { toOfficialRate } from '../currency/quoted-rates';
import type { Rate } from '../rates/find-rate';
import { findFeeAccount } from './find-fee-account';
import { findFeeTerms, type FeeRow } from './find-fee-terms';

const IN_HRYVNIAS = { currencyCode: UAH.code, currencyLetters: UAH.letters };
const HRYVNIA = { rate: '1', units: '1' };

interface ChargedOperation {
  readonly operation: FeeOperation;
  readonly payer: CompanyAccount;
  /** Amount in the currency of `rate`, two decimals. */
  readonly amount: string;
  readonly rate: Rate;
  readonly proceeds: { readonly code: string; readonly rate: Rate };
  /** True if the beneficiary bears the fee: it is withheld, whatever the tariff says. */
  readonly isPaidByBeneficiary?: boolean;
}

/** Returns the tariff's percent at the official rate, at least its minimum. */
export function getFeeInHryvnias({ percent, minimum }: FeeRow, amount: string, rate: Rate): string {
  return computeFee(toHryvnias(amount, toOfficialRate(rate)), { kind: 'percent', percent, minimum });
}

/**
 * Returns the fee at the present official rate; it is shown, signed and paid as one amount. Source:
 * docs/requirements/banking-rules.md#currency-fee.
 */
export async function countFee(
  queries: Queries,
  companyId: number,
  operation: ChargedOperation,
): Promise<Outcome<StoredFee>> {
  const { payer, amount, rate, proceeds } = operation;
  const terms = await findFeeTerms(queries, operation.operation, payer.id);
  const { percent, minimum } = terms;
  const hryvnias = getFeeInHryvnias(terms, amount, rate);
  const fee = { percent, minimum, hryvnias, amount: hryvnias, accountId: null, ...IN_HRYVNIAS };
  const mode = operation.isPaidByBeneficiary ? FeeMode.withhold : terms.mode;
  if (mode === FeeMode.transfer) return succeed({ ...fee, mode });
  if (mode === FeeMode.debit) {
    const from = await findFeeAccount(queries, companyId, terms, payer);
    return from ? succeed({ ...fee, mode, accountId: from.id }) : refuse('accountNotAllowed');
  }
  const { code, rate: into } = proceeds;
  return succeed({
    ...fee,
    mode,
    amount: exchange(hryvnias, HRYVNIA, toOfficialRate(into), getCurrencyDigits(code)),
    currencyCode: code,
    currencyLetters: into.letters,
  });
}
