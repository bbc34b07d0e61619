import { isAllowedInStatus } from '@ncb/shared-kernel/domain/workflow';
import { PAYROLL } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq, sql } from 'drizzle-orm';
import { buildAuditEntry, writeAudit } from '../../audit';
import type { CompanyCaller, Membership } from '../../callers';
import { schema, type Queries } from '../../db';
import { refuse, succeed, type Outcome } from '../../outcome';
import { hasBlockingPayments } from '../currency/find-linked-payments';
import { isReadable, lockDocument, type DocumentRow } from '../documents/find-document';
import { readSignedSupporting, withSupporting } from './read-signed-supporting';

const { document, documentVersion, pendingNameCheck } = schema;

/** True for users who may prepare such a document. Source: docs/requirements/supporting-documents.md#rights. */
export function canPrepare({ type }: Pick<DocumentRow, 'type'>, membership: Membership): boolean {
  return type !== PAYROLL || (isReadable({ type }, membership) && membership.hasPayrollProject);
}

/** True while comment and files may be changed: as long as the document itself. */
export async function isChangeable(queries: Queries, row: DocumentRow): Promise<boolean> {
  return isAllowedInStatus('change', row.status) && !(await hasBlockingPayments(queries, row));
}

interface Change<T> {
  readonly answer: T;
  /** Note of the action journal; null if nothing was changed. */
  readonly detail: string | null;
  /** Stands in the note, except a payroll's: a name may tell salaries to users who see totals only. */
  readonly fileName?: string;
}

/**
 * Changes comment or files under the document's lock. A change makes the next version of the signed text: a signature
 * on its way is refused as one of another version.
 */
export async function changeSupporting<T>(
  tx: Queries,
  caller: CompanyCaller,
  documentId: string,
  change: (row: DocumentRow) => Promise<Outcome<Change<T>>>,
): Promise<Outcome<T & { readonly version: number }>> {
  const { membership } = caller;
  const row = await lockDocument(tx, membership.companyId, documentId);
  if (!row || !isReadable(row, membership) || !canPrepare(row, membership)) return refuse('notFound');
  if (!(await isChangeable(tx, row))) return refuse('statusForbidsAction');
  const changed = await change(row);
  if (!changed.ok) return changed;
  const { answer, detail, fileName } = changed.value;
  if (detail === null) return succeed({ ...answer, version: row.version });
  const version = await storeNextVersion(tx, caller, row);
  await writeAudit(tx, {
    ...buildAuditEntry(caller, 'changePayment', 'document', documentId),
    detail: fileName === undefined || row.type === PAYROLL ? detail : `${detail}, ${fileName}`,
  });
  return succeed({ ...answer, version });
}

async function storeNextVersion(tx: Queries, { userId, at }: CompanyCaller, row: DocumentRow): Promise<number> {
  const version = row.version + 1;
  const [stored] = await tx
    .select({ canonical: documentVersion.canonical })
    .from(documentVersion)
    .where(and(eq(documentVersion.documentId, row.id), eq(documentVersion.version, row.version)));
  if (!stored) throw new Error(`document ${row.id} has no text of its version`);
  await tx.insert(documentVersion).values({
    documentId: row.id,
    version,
    canonical: withSupporting(stored.canonical, version, await readSignedSupporting(tx, row.id)),
    madeBy: userId,
    madeAt: at,
  });
  await tx.update(document).set({ version }).where(eq(document.id, row.id));
  // Names still to be compared are the same: without this their results would be those of an older version, and lost.
  await tx
    .update(pendingNameCheck)
    .set({ version, claimedAt: sql`NULL` })
    .where(eq(pendingNameCheck.documentId, row.id));
  return version;
}
