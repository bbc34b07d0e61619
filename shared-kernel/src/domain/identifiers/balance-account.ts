import { getShortAccount } from './iban-parts';

/**
 * First four digits of an account number. Source: docs/requirements/banking-rules.md#ukrainian-iban,
 * docs/requirements/currency-payroll-credits-statements.md#accounts-of-a-document.
 */
export const BalanceAccount = {
  companyCurrent: '2600',
  specialPurpose: '2602',
  distribution: '2603',
  targetedFunds: '2604',
  personCurrent: '2620',
  financialCompanyCurrent: '2650',
  shortTermLoan: '2063',
  accruedInterest: '2068',
  currencyTransit: '2900',
  otherTransit: '2909',
  cardTransit: '2924',
  feeIncome: '6510',
} as const;

export type BalanceAccount = (typeof BalanceAccount)[keyof typeof BalanceAccount];

/**
 * Returns the first four digits of the account number.
 * @param account a Ukrainian IBAN or an account of the old form, normalised
 */
export function getBalanceAccount(account: string): string {
  return (account.startsWith('UA') ? getShortAccount(account) : account).slice(0, 4);
}
