import type { CreditTermsOffered } from '@ncb/shared-kernel/api/contract';
import { buildCreditSchedule, type CreditScheme, type PlannedPayment } from '@ncb/shared-kernel/domain/interest';
import { addAmounts, parseAmountWithin } from '@ncb/shared-kernel/domain/money';
import { getCurrencyDigits } from '@ncb/shared-kernel/domain/vocabulary';

export interface CalculationInput {
  readonly currencyCode: string;
  readonly amount: string;
  readonly term: string;
  readonly scheme: CreditScheme;
  readonly grace: string;
}

export interface Calculation {
  readonly amount: string;
  readonly scheme: CreditScheme;
  /** Months. */
  readonly grace: number;
  readonly first: PlannedPayment;
  readonly last: PlannedPayment;
  readonly interest: string;
  readonly total: string;
}

const WHOLE = /^[0-9]{1,3}$/;

/** Calculates a credit from the bank day; null while an input is missing or wrong. */
export function calculateCredit(
  { currencyCode, amount, term, scheme, grace }: CalculationInput,
  terms: CreditTermsOffered | undefined,
  bankDay: string,
): Calculation | null {
  const parsed = parseAmountWithin(amount, { currency: currencyCode });
  const isWhole = WHOLE.test(term) && Number(term) >= 1 && WHOLE.test(grace);
  if (!terms || !parsed.ok || !isWhole || Number(term) > terms.longest) return null;
  const { rate, basis, graceMax } = terms;
  const months = Math.min(Number(grace), graceMax);
  const rows = buildCreditSchedule({
    amount: parsed.amount,
    rate,
    basis,
    scheme,
    start: bankDay,
    periods: Number(term),
    grace: months,
    digits: getCurrencyDigits(currencyCode),
  });
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return null;
  const interest = rows.reduce((sum, row) => addAmounts(sum, row.interest), '0.00');
  return {
    amount: parsed.amount,
    scheme,
    grace: months,
    first,
    last,
    interest,
    total: addAmounts(parsed.amount, interest),
  };
}
