import { bankCodeOf, normaliseTypedIban } from '@ncb/shared-kernel/domain/identifiers';
import { isOfOldForm, type AccountFacts, type OwnerCodesOf } from '@ncb/shared-kernel/domain/rules';
import type { Queries } from '../../db';
import { ibanOf } from '../banks/iban';
import { OWN_BANK } from '../banks/own-bank';
import { findOwnerCodes } from './find-owner-codes';
import { findSeenCodes, type SeenBy } from './find-seen-codes';

const NO_FACTS: AccountFacts = { ownerCodes: null, seen: [] };

/** An account as it is looked for: an IBAN; an account of the old form is one of ours. */
export function toIban(account: string): string {
  const text = normaliseTypedIban(account);
  return isOfOldForm(text) && /^[0-9]+$/.test(text) ? ibanOf(OWN_BANK.code, text) : text;
}

/**
 * Gives the facts about accounts that `matchAccountCode` compares a code with: two statements, however many there are.
 * @returns the facts of an account in any form that it was asked for in
 */
export async function findAccountFacts(
  queries: Queries,
  seenBy: SeenBy,
  accounts: readonly string[],
): Promise<(account: string) => AccountFacts> {
  const owners = await findOwnerCodes(queries, ownIbansOf(accounts));
  const others = [...new Set(accounts.map(toIban))].filter((iban) => iban !== '' && !owners.has(iban));
  const seen = await findSeenCodes(queries, seenBy, others);
  return (account) => {
    const iban = toIban(account);
    return { ownerCodes: owners.get(iban) ?? NO_FACTS.ownerCodes, seen: seen.get(iban) ?? NO_FACTS.seen };
  };
}

/** The codes of the owners alone, for the rules that bar; accounts of other banks cost no statement. */
export async function ownerCodesFor(queries: Queries, accounts: readonly string[]): Promise<OwnerCodesOf> {
  const owners = await findOwnerCodes(queries, ownIbansOf(accounts));
  return (account) => owners.get(toIban(account)) ?? null;
}

function ownIbansOf(accounts: readonly string[]): readonly string[] {
  return [...new Set(accounts.map(toIban))].filter((iban) => bankCodeOf(iban) === OWN_BANK.code);
}
