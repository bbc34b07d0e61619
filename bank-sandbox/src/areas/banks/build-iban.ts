import { checkOldAccount } from '@ncb/shared-kernel/domain/identifiers';
import { OWN_BANK } from './own-bank';

/** Builds an IBAN with its check digits. @param bank six digits */
export function buildIban(bank: string, account: string): string {
  const rest = bank + account.padStart(19, '0');
  // "UA" is 3010; the check digits are 00 while they are computed. Source: ISO 13616
  const digits = 98n - (BigInt(`${rest}301000`) % 97n);
  return `UA${String(digits).padStart(2, '0')}${rest}`;
}

const KEY_DIGITS = '0123456789';

/**
 * Builds the IBAN of an account with us.
 * @param balance four digits: 2063 a credit, 2068 its interest, 2909 amounts to be distributed
 * @param number at most nine digits
 */
export function buildOwnIban(balance: string, number: number): string {
  const numbers = [...KEY_DIGITS].map((key) => `${balance}${key}${String(number).padStart(9, '0')}`);
  const account = numbers.find((one) => checkOldAccount(one, OWN_BANK.code) === null);
  if (account === undefined) throw new Error(`no key digit for ${balance} and ${number}`);
  return buildIban(OWN_BANK.code, account);
}
