import { getIbanBankCode } from '@ncb/shared-kernel/domain/identifiers';
import type { AccountFacts, FindOwnerCodes } from '@ncb/shared-kernel/domain/rules';
import type { Queries } from '../../db';
import { OWN_BANK } from '../banks/own-bank';
import { CodeGuesses, type AccountWithCode } from './code-guesses';
import { findOwners } from './find-owners';
import { findSeenCodes, type SeenBy } from './find-seen-codes';
import { toIban } from './to-iban';

const NO_FACTS: AccountFacts = { ownerCodes: null, seen: [] };

/**
 * Finds the facts that `matchAccountCode` compares with, in two SQL statements.
 * @returns lookup by account, in any form that the request used
 */
export async function findAccountFacts(
  queries: Queries,
  seenBy: SeenBy,
  accounts: readonly string[],
): Promise<(account: string) => AccountFacts> {
  const owners = await findOwners(queries, listOwnIbans(accounts));
  const others = [...new Set(accounts.map(toIban))].filter((iban) => iban !== '' && !owners.has(iban));
  const seen = await findSeenCodes(queries, seenBy, others);
  return (account) => {
    const iban = toIban(account);
    return { ownerCodes: owners.get(iban)?.codes ?? NO_FACTS.ownerCodes, seen: seen.get(iban) ?? NO_FACTS.seen };
  };
}

const NO_MATCH: readonly string[] = ['?'];

/** Finds owners' codes for rules that refuse. An account with too many tested codes matches none. */
export async function findOwnerCodesFor(queries: Queries, pairs: readonly AccountWithCode[]): Promise<FindOwnerCodes> {
  const accounts = pairs.map(({ account }) => account);
  const owners = await findOwners(queries, listOwnIbans(accounts));
  const guesses = new CodeGuesses();
  const guessed = new Set(pairs.filter((pair) => guesses.countPair(pair)).map(({ account }) => toIban(account)));
  return (account) => {
    const iban = toIban(account);
    const codes = owners.get(iban)?.codes ?? null;
    return codes && guessed.has(iban) ? NO_MATCH : codes;
  };
}

function listOwnIbans(accounts: readonly string[]): readonly string[] {
  return [...new Set(accounts.map(toIban))].filter((iban) => getIbanBankCode(iban) === OWN_BANK.code);
}
