import { shortAccount } from './iban-parts';

/**
 * Balance accounts (first four digits of an account number) that the product treats apart.
 * Source: reference/banking 1.1; 2600, 2602, 2604, 2650 also spec 3 §5
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
 * The balance account of an account: the first four digits of its short number.
 * @param account a Ukrainian IBAN or an account of the old form, normalised
 */
export function balanceAccountOf(account: string): string {
  return (account.startsWith('UA') ? shortAccount(account) : account).slice(0, 4);
}
