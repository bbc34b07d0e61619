import { balanceAccountOf, bankCodeOf, isBudgetIban } from '../../identifiers';

/** Current and deposit accounts of natural persons, groups 262 and 263 of the chart of accounts of banks. */
const OF_PERSONS: readonly string[] = ['262', '263'];
/**
 * Current accounts of businesses, sole traders included (260), of public bodies (254) and of financial companies (265).
 * A salary belongs to the person, so a sole trader's account of the business takes none.
 */
const OF_BUSINESSES: readonly string[] = ['254', '260', '265'];

/**
 * True if a salary may go to an account. With our bank it has to be a natural person's; other banks also pay cards through
 * accounts of their own, so only what is certainly a business's or the Treasury's is refused.
 * @param account a Ukrainian IBAN or an account of the old form with our bank, normalised
 */
export function isAccountOfPerson(account: string, ownBankCode: string): boolean {
  const group = balanceAccountOf(account).slice(0, 3);
  const isOwn = !account.startsWith('UA') || bankCodeOf(account) === ownBankCode;
  return isOwn ? OF_PERSONS.includes(group) : !isBudgetIban(account) && !OF_BUSINESSES.includes(group);
}
