import { sql, type SQL } from 'drizzle-orm';
import { afterCommit, type Queries } from '../db';
import { actions } from '../metrics';
import type { AuditActor, AuditEntry } from './audit-entry';
import { getJournalWord } from './journal-words';

export const ENGINE: AuditActor = { userId: null, companyId: null, address: 'engine' };

export const OPERATOR: AuditActor = { userId: null, companyId: null, address: 'operator' };

/**
 * Writes an audit row. Must come last in a transaction: the head of the chain stays locked, and a later lock could
 * deadlock.
 */
export async function writeAudit(queries: Queries, entry: AuditEntry): Promise<void> {
  await queries.execute(sql`INSERT INTO audit ${AUDIT_COLUMNS} SELECT ${buildAuditValues(entry)}`);
  countAction(entry);
}

/**
 * Writes in one statement: each round trip prolongs the locks.
 * @param writes statements that return one row each; they finish before the head of the chain is locked
 */
export async function writeWithAudit(queries: Queries, entry: AuditEntry, writes: readonly SQL[]): Promise<void> {
  const namedWrites = writes.map((write, index) => sql`${sql.identifier(`write_${index}`)} AS (${write})`);
  const names = writes.map((_, index) => sql.identifier(`write_${index}`));
  await queries.execute(sql`
    WITH ${sql.join(namedWrites, sql`, `)}
    INSERT INTO audit ${AUDIT_COLUMNS} SELECT ${buildAuditValues(entry)} FROM ${sql.join(names, sql`, `)}`);
  countAction(entry);
}

function countAction({ action, result }: AuditEntry): void {
  afterCommit(() => actions.inc({ action, result }));
}

const AUDIT_COLUMNS = sql`(at, user_id, company_id, address, action, object_type, object_id, result, detail, word)`;

function buildAuditValues(entry: AuditEntry): SQL {
  const { at, actor, action, object, result, detail } = entry;
  return sql`${at.toISOString()}::timestamptz, ${actor.userId}::bigint, ${actor.companyId}::bigint, ${actor.address},
    ${action}, ${object?.type ?? null}, ${object?.id ?? null}, ${result}, ${detail ?? null},
    ${getJournalWord(entry)}::text`;
}
