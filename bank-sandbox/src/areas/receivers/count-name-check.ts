import { and, eq } from 'drizzle-orm';
import type { CompanyCaller, UserCaller } from '../../callers';
import { schema, type Database, type Queries } from '../../db';
import { countAttempt, removeFailure, type Subject } from '../identity/throttle';

const { receiverNameCheck } = schema;

const toSubject = ({ userId }: Pick<UserCaller, 'userId'>): Subject => ({ kind: 'receiverName', name: String(userId) });

/**
 * Counts names that differ, by user: owners must not be looked up in masses without saving documents.
 * @returns seconds to wait, or 0
 */
export function countNameCheck(db: Database, caller: CompanyCaller): Promise<number> {
  return countAttempt(db, [toSubject(caller)], caller.at);
}

/** Takes back the count of an answer that has revealed nothing. */
export function uncountNameCheck(queries: Queries, caller: CompanyCaller): Promise<void> {
  return removeFailure(queries, toSubject(caller));
}

/** Takes back the user's questions about the receiver of a new document, each once. */
export async function takeBackNameChecks(tx: Queries, caller: CompanyCaller, iban: string): Promise<void> {
  const { companyId, iban: byIban, countedFor } = receiverNameCheck;
  const taken = await tx
    .update(receiverNameCheck)
    .set({ countedFor: null })
    .where(and(eq(companyId, caller.membership.companyId), eq(byIban, iban), eq(countedFor, caller.userId)))
    .returning({ iban: byIban });
  if (taken.length > 0) await removeFailure(tx, toSubject(caller), taken.length);
}
