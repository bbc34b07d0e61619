import { bankCodeOf } from '@ncb/shared-kernel/domain/identifiers';
import { AccountStatus, isClosed } from '@ncb/shared-kernel/domain/vocabulary';
import { eq } from 'drizzle-orm';
import { OWN_BANK } from '../banks/own-bank';
import type { DocumentRow } from '../documents/company-document';
import { isCodeOfOther } from '../receivers/is-code-of-other';
import { schema, type Queries } from '../../db';
import { accountByIban, internalAccount } from '../../ledger';

const { account } = schema;

/** Where the money of a payment goes, or why it cannot go there (a sentence for the payer). */
export type Destination =
  | { readonly ok: true; readonly accountId: number }
  | { readonly ok: false; readonly reason: string };

const refuse = (reason: string): Destination => ({ ok: false, reason });

/**
 * Finds where a payment goes: through SEP to another bank, or to an account with us if the code is its owner's. An arrested
 * account may still receive. Source: NBU Instruction 163, ch. I p. 22 (1) and 23
 */
export async function findDestination(tx: Queries, row: DocumentRow): Promise<Destination> {
  const { receiverAccount, currencyCode, currencyLetters } = row;
  if (bankCodeOf(receiverAccount) !== OWN_BANK.code) {
    const accountId = await internalAccount(tx, 'sep', { code: currencyCode, letters: currencyLetters });
    return { ok: true, accountId };
  }
  const found = await accountByIban(tx, receiverAccount, currencyCode);
  if (!found) return refuse(await whyNone(tx, receiverAccount));
  // A posting moves each account once: the engine would try such a payment for ever.
  if (found.id === row.accountId) return refuse('Рахунок отримувача є рахунком платника');
  if (isClosed(found.status)) return refuse('Рахунок отримувача закрито');
  if (found.status === AccountStatus.pending) return refuse('Рахунок отримувача ще не відкрито');
  if (await isCodeOfOther(tx, { account: receiverAccount, code: row.receiverCode }))
    return refuse('Код отримувача не належить власнику рахунку');
  return { ok: true, accountId: found.id };
}

async function whyNone(tx: Queries, iban: string): Promise<string> {
  const [other] = await tx.select({ id: account.id }).from(account).where(eq(account.iban, iban));
  return other ? 'Рахунок отримувача відкрито в іншій валюті' : 'Рахунок отримувача не існує';
}
