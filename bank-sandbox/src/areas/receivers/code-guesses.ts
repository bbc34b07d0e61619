import { bankCodeOf } from '@ncb/shared-kernel/domain/identifiers';
import { comparableCode } from '@ncb/shared-kernel/domain/rules';
import { OWN_BANK } from '../banks/own-bank';
import { toIban } from './to-iban';

/** Account and code of one payee. */
export interface AccountWithCode {
  readonly account: string;
  readonly code: string;
}

/** Limit of different codes for one of our accounts in one call. */
const CODES_OF_ACCOUNT_MAX = 5;

/**
 * Counts the codes that one call tries for each of our accounts. Without the limit a list of all tax numbers of one birthday
 * would find the owner's.
 */
export class CodeGuesses {
  readonly #codes = new Map<string, Set<string>>();

  /**
   * Counts one pair.
   * @returns true if the call has tried too many codes for this account
   */
  isBeyond({ account, code }: AccountWithCode): boolean {
    const iban = toIban(account);
    if (bankCodeOf(iban) !== OWN_BANK.code) return false;
    const codes = this.#codes.get(iban) ?? new Set();
    this.#codes.set(iban, codes.add(comparableCode(code)));
    return codes.size > CODES_OF_ACCOUNT_MAX;
  }
}
