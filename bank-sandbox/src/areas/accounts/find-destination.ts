import { REFUSAL_REASONS, type RefusalSentence } from '@ncb/shared-kernel/domain';
import { getIbanBankCode } from '@ncb/shared-kernel/domain/identifiers';
import { AccountStatus, isClosed } from '@ncb/shared-kernel/domain/vocabulary';
import { eq } from 'drizzle-orm';
import { OWN_BANK } from '../banks/own-bank';
import type { DocumentRow } from '../documents/find-document';
import { isCodeOfOther } from '../receivers/is-code-of-other';
import { schema, type Queries } from '../../db';
import { findAccountByIban, ensureInternalAccount } from '../../ledger';

const { account } = schema;

/** Account that receives a payment, or the reason for the payer. */
export type Destination =
  | { readonly ok: true; readonly accountId: number }
  | { readonly ok: false; readonly reason: RefusalSentence };

const refuse = (reason: RefusalSentence): Destination => ({ ok: false, reason });

/**
 * Finds the receiving account: SEP's for another bank, or ours if the code is its owner's. A blocked account may
 * receive. Source: NBU Instruction 163, ch. I p. 22 (1) and 23
 */
export async function findDestination(tx: Queries, row: DocumentRow): Promise<Destination> {
  const { receiverAccount, currencyCode, currencyLetters } = row;
  if (getIbanBankCode(receiverAccount) !== OWN_BANK.code) {
    const accountId = await ensureInternalAccount(tx, 'sep', { code: currencyCode, letters: currencyLetters });
    return { ok: true, accountId };
  }
  const found = await findAccountByIban(tx, receiverAccount, currencyCode);
  if (!found) return refuse(await explainMissing(tx, receiverAccount));
  // A posting moves each account once: the engine would retry for ever.
  if (found.id === row.accountId) return refuse(REFUSAL_REASONS.receiverIsPayer);
  if (isClosed(found.status)) return refuse(REFUSAL_REASONS.receiverClosed);
  if (found.status === AccountStatus.pending) return refuse(REFUSAL_REASONS.receiverNotOpened);
  if (await isCodeOfOther(tx, { account: receiverAccount, code: row.receiverCode }))
    return refuse(REFUSAL_REASONS.codeNotOfReceiver);
  return { ok: true, accountId: found.id };
}

async function explainMissing(tx: Queries, iban: string): Promise<RefusalSentence> {
  const [other] = await tx.select({ id: account.id }).from(account).where(eq(account.iban, iban));
  return other ? REFUSAL_REASONS.receiverInOtherCurrency : REFUSAL_REASONS.receiverUnknown;
}
