import type { CompanyCaller, UserCaller } from '../../callers';
import type { Database, Queries } from '../../db';
import { countAttempt, removeFailure, resetFailures, type Subject } from '../identity/throttle';

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

/** Starts the count again after a saved document. */
export function resetNameChecks(queries: Queries, caller: CompanyCaller): Promise<void> {
  return resetFailures(queries, toSubject(caller));
}
