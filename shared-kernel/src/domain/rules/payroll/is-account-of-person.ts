import { getBalanceAccount, getIbanBankCode, isBudgetIban } from '../../identifiers';

/** Groups of natural persons' accounts. */
const PERSON_GROUPS: readonly string[] = ['262', '263'];
/**
 * Businesses and sole traders (260), public bodies (254), financial companies (265). Salaries must not go to a sole
 * trader's business account.
 */
const BUSINESS_GROUPS: readonly string[] = ['254', '260', '265'];

/**
 * True if a salary may go there. In our bank: natural persons only; other banks pay cards through internal accounts, so
 * only business and Treasury accounts are refused.
 * @param account a Ukrainian IBAN or an account of the old form with our bank, normalised
 */
export function isAccountOfPerson(account: string, ownBankCode: string): boolean {
  const group = getBalanceAccount(account).slice(0, 3);
  const isOwn = !account.startsWith('UA') || getIbanBankCode(account) === ownBankCode;
  return isOwn ? PERSON_GROUPS.includes(group) : !isBudgetIban(account) && !BUSINESS_GROUPS.includes(group);
}
