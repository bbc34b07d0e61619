import { bankCodeOf } from '@ncb/shared-kernel/domain/identifiers';
import { comparableCode } from '@ncb/shared-kernel/domain/rules';
import { OWN_BANK } from '../banks/own-bank';
import { toIban } from './to-iban';

/** A payee's account with the code that stands beside it. */
export interface AccountWithCode {
  readonly account: string;
  readonly code: string;
}

/** Codes of one account with us that one call compares. */
const CODES_OF_ACCOUNT_MAX = 5;

/**
 * Counts the codes of each account with us within one call: a list of all tax numbers of a birthday would find the
 * owner's.
 */
export class CodeGuesses {
  readonly #codes = new Map<string, Set<string>>();

  /** Counts a pair. @returns whether its account has had more codes than one call compares */
  isBeyond({ account, code }: AccountWithCode): boolean {
    const iban = toIban(account);
    if (bankCodeOf(iban) !== OWN_BANK.code) return false;
    const codes = this.#codes.get(iban) ?? new Set();
    this.#codes.set(iban, codes.add(comparableCode(code)));
    return codes.size > CODES_OF_ACCOUNT_MAX;
  }
}
