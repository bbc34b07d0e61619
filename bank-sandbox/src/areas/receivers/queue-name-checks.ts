import type { StoredNameCheck } from '@ncb/shared-kernel/api/contract';
import { getIbanBankCode, isBudgetIban } from '@ncb/shared-kernel/domain/identifiers';
import { eq, sql } from 'drizzle-orm';
import { buildAuditEntry, writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { schema, type Queries } from '../../db';
import { OWN_BANK } from '../banks/own-bank';
import type { DocumentRow } from '../documents/find-document';

const { pendingNameCheck } = schema;

/** Returns true for accounts whose owner only another bank knows. */
export function isAskedAbout(iban: string): boolean {
  return getIbanBankCode(iban) !== OWN_BANK.code && !isBudgetIban(iban);
}

/** Returns true if a payment was saved without an answer of the receiver's bank. */
export function isStillToAsk(check: StoredNameCheck | undefined): boolean {
  return check === undefined || check.reason === 'noAnswer' || check.reason === 'failed';
}

/**
 * Queues names for the engine, in place of those of an earlier version.
 * @param rows 0 for a payment, from 1 on for a payroll
 */
export async function queueNameChecks(
  tx: Queries,
  { id: documentId, version }: Pick<DocumentRow, 'id' | 'version'>,
  rows: readonly number[],
): Promise<void> {
  if (version > 1) await tx.delete(pendingNameCheck).where(eq(pendingNameCheck.documentId, documentId));
  if (rows.length === 0) return;
  // One JSON parameter: PostgreSQL accepts at most 65,535 parameters.
  await tx.execute(sql`
    INSERT INTO pending_name_check (document_id, row, version)
    SELECT ${documentId}::bigint, value::integer, ${version}::integer
      FROM jsonb_array_elements_text(${JSON.stringify(rows)}::jsonb)`);
}

/** Logs that a call has saved names to be compared: one entry for all. */
export async function auditNameChecks(
  queries: Queries,
  caller: CompanyCaller,
  path: string,
  count: number,
): Promise<void> {
  if (count === 0) return;
  await writeAudit(queries, {
    ...buildAuditEntry(caller, 'checkReceiverNames', 'call', path),
    detail: String(count),
  });
}
