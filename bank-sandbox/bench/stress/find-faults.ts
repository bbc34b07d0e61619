import { DocumentStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { sql, type SQL } from 'drizzle-orm';
import { findBrokenAuditRow } from '../../src/audit';
import { selectRows, type Queries } from '../../src/db';
import { findLedgerFaults } from '../../src/ledger';
import type { Fact, Facts } from './facts';

interface Stored {
  readonly id: number;
  readonly number: string;
  readonly status: number;
  readonly isDeleted: boolean;
  readonly signatures: number;
  readonly executions: number;
}

/** Returns everything wrong in the database after a load. */
export async function findFaults(queries: Queries, facts: Facts): Promise<readonly string[]> {
  const ledger = (await findLedgerFaults(queries)).map(({ what, where }) => `ledger: ${what} at ${where}`);
  const brokenRow = await findBrokenAuditRow(queries);
  const stored = await readStoredDocuments(queries);
  const mismatches = [...facts.documents].flatMap(([id, fact]) => compare(id, fact, stored.get(id)));
  const rules = await Promise.all(
    Object.entries(NEVER).map(async ([what, rows]) => {
      const faulty = await selectRows<{ id: string }>(queries, rows);
      return faulty.map(({ id }) => `${what}: ${id}`);
    }),
  );
  return [
    ...facts.faults,
    ...ledger,
    ...(brokenRow === null ? [] : [`audit trail broken at ${brokenRow}`]),
    ...mismatches,
    ...rules.flat(),
  ];
}

/** Queries that must find nothing after any load. */
const NEVER: Readonly<Record<string, SQL>> = {
  'executed and not posted, or posted and not executed': sql`
    SELECT d.id FROM document d LEFT JOIN gl_txn t ON t.document_id = d.id
    WHERE d.type = 1 AND (d.status = ${DocumentStatus.success}) <> (t.id IS NOT NULL)`,
  'posted twice': sql`
    SELECT document_id AS id FROM gl_txn WHERE kind = 'payment' GROUP BY document_id HAVING count(*) > 1
      AND document_id IS NOT NULL`,
  'executed twice by the audit trail': sql`
    SELECT object_id AS id FROM audit WHERE action = 'execute' AND object_type = 'document'
    GROUP BY object_id HAVING count(*) > 1`,
  'a number given twice': sql`
    SELECT min(id) AS id FROM document WHERE deleted_at IS NULL
    GROUP BY company_id, type, number, document_date HAVING count(*) > 1`,
  'a document without its text': sql`
    SELECT d.id FROM document d LEFT JOIN document_version v ON v.document_id = d.id AND v.version = d.version
    WHERE v.version IS NULL AND d.type = 1`,
  'a signature of a text that is not the present one': sql`
    SELECT s.document_id AS id FROM document_signature s JOIN document d ON d.id = s.document_id
    WHERE s.revoked_at IS NULL AND s.version <> d.version`,
  'an idempotency key without its answer': sql`SELECT key AS id FROM idempotency_key WHERE answer IS NULL`,
  'in progress without a hold': sql`
    SELECT d.id FROM document d LEFT JOIN document_hold h ON h.document_id = d.id
    WHERE d.type = 1 AND d.status = ${DocumentStatus.inProgress} AND h.document_id IS NULL`,
  'a balance that is not the one before plus the entry': sql`
    SELECT id FROM (
      SELECT id, balance_after - sum(amount) OVER (PARTITION BY account_id ORDER BY id) AS off
      FROM gl_entry WHERE balance_after IS NOT NULL) AS entry WHERE off <> 0`,
};

async function readStoredDocuments(queries: Queries): Promise<ReadonlyMap<string, Stored>> {
  const rows = await selectRows<Stored>(
    queries,
    sql`SELECT d.id, d.number, d.status, d.deleted_at IS NOT NULL AS "isDeleted",
      (SELECT count(*) FROM document_signature s WHERE s.document_id = d.id AND s.revoked_at IS NULL) AS signatures,
      (SELECT count(*) FROM gl_txn t WHERE t.document_id = d.id) AS executions
      FROM document d WHERE d.type = 1`,
  );
  return new Map(rows.map((row) => [String(row.id), row]));
}

const WITH_THE_BANK: readonly number[] = [DocumentStatus.inProgress, DocumentStatus.success, DocumentStatus.aborted];

function compare(id: string, fact: Fact, stored: Stored | undefined): readonly string[] {
  if (!stored) return [`document ${id} was acknowledged and is gone`];
  const faults: string[] = [];
  if (stored.number !== fact.number) faults.push(`document ${id} has the number of another one`);
  const isSigned = stored.signatures > 0;
  if (isSigned !== stored.status > DocumentStatus.new)
    faults.push(`document ${id} has status ${stored.status} and ${stored.signatures} signatures`);
  if (fact.isUncertain) return faults;
  if (stored.isDeleted !== fact.isDeleted) faults.push(`document ${id} was ${fact.isDeleted ? '' : 'not '}deleted`);
  const isWithTheBank = WITH_THE_BANK.includes(stored.status);
  if (fact.sends - fact.recalls !== (isWithTheBank ? 1 : 0))
    faults.push(`document ${id}: ${fact.sends} times sent, ${fact.recalls} times taken back, status ${stored.status}`);
  return faults;
}
