import { getIbanBankCode } from '@ncb/shared-kernel/domain/identifiers';
import { toComparableCode } from '@ncb/shared-kernel/domain/rules';
import { OWN_BANK } from '../banks/own-bank';
import { toIban } from './to-iban';

export interface AccountWithCode {
  readonly account: string;
  readonly code: string;
}

const CODES_OF_ACCOUNT_MAX = 5;

/** Counter of tested codes. Without a limit a list of all tax numbers of one birthday would reveal the owner's. */
export class CodeGuesses {
  readonly #codes = new Map<string, Set<string>>();

  /** @returns true if the call has tried too many codes for this account */
  countPair({ account, code }: AccountWithCode): boolean {
    const iban = toIban(account);
    if (getIbanBankCode(iban) !== OWN_BANK.code) return false;
    const codes = this.#codes.get(iban) ?? new Set();
    this.#codes.set(iban, codes.add(toComparableCode(code)));
    return codes.size > CODES_OF_ACCOUNT_MAX;
  }
}
