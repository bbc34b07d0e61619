import { DocumentStatus, type StoredStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { isAllowedInStatus } from '@ncb/shared-kernel/domain/workflow';
import { eq, sql } from 'drizzle-orm';
import { buildAuditEntry, writeWithAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { schema, type Queries } from '../../db';
import type { CounterName } from '../../db/schema';
import { succeed, refuse, type Outcome } from '../../outcome';
import { readSignedSupporting, withSupporting } from '../supporting-documents/read-signed-supporting';
import { lockDocument, type DocumentRow } from './find-document';
import { advanceCounter } from './advance-counter';

const { document } = schema;

type BankFields =
  | 'id'
  | 'companyId'
  | 'status'
  | 'version'
  | 'creatorId'
  | 'createdAt'
  | 'sentAt'
  | 'sentDay'
  | 'dueAt'
  | 'attempts'
  | 'confirmedAt'
  | 'reason'
  | 'bankDocumentId'
  | 'deletedAt';

export type Requisites = Omit<typeof document.$inferInsert, BankFields> & Pick<DocumentRow, 'type'>;

interface DocumentToStore {
  readonly id: string | null;
  /** Version that the change is based on. */
  readonly version?: number | undefined;
  readonly requisites: Requisites;
  readonly counter: CounterName;
  /** Note of the action journal. */
  readonly detail?: string;
  readonly canonical: (stored: DocumentRow) => string;
  readonly parts?: (stored: DocumentRow) => Promise<void>;
}

/** Stores a checked document: a new one, or a new version of an unsigned one. */
export async function storeDocument(
  tx: Queries,
  caller: CompanyCaller,
  { id, version: baseVersion, requisites, counter, detail, canonical, parts }: DocumentToStore,
): Promise<Outcome<{ readonly id: string; readonly status: StoredStatus }>> {
  const { membership, userId, at } = caller;
  const stored =
    id === null
      ? await insert(tx, caller, requisites)
      : await change(tx, caller, { id, version: baseVersion, requisites });
  if (!stored.ok) return stored;
  const { id: documentId, version } = stored.value;
  await parts?.(stored.value);
  const text = canonical(stored.value);
  // A change keeps comment and files, which are stored apart.
  const signed = version === 1 ? text : withSupporting(text, version, await readSignedSupporting(tx, documentId));
  const action = version === 1 ? 'savePayment' : 'changePayment';
  const entry = { ...buildAuditEntry(caller, action, 'document', documentId), ...(detail && { detail }) };
  await writeWithAudit(tx, entry, [
    sql`
      INSERT INTO document_version (document_id, version, canonical, made_by, made_at)
      VALUES (${documentId}, ${version}, ${signed}, ${userId}, ${at.toISOString()}::timestamptz)
      RETURNING document_id`,
    advanceCounter(membership.companyId, counter, Number(requisites.number)),
  ]);
  return succeed({ id: String(documentId), status: DocumentStatus.new });
}

async function insert(
  tx: Queries,
  { membership, userId, at }: CompanyCaller,
  requisites: Requisites,
): Promise<Outcome<DocumentRow>> {
  const [stored] = await tx
    .insert(document)
    .values({ ...requisites, companyId: membership.companyId, creatorId: userId, createdAt: at })
    .returning();
  return stored ? succeed(stored) : refuse('internalError');
}

async function change(
  tx: Queries,
  { membership }: CompanyCaller,
  { id, version, requisites }: Pick<DocumentToStore, 'version' | 'requisites'> & { readonly id: string },
): Promise<Outcome<DocumentRow>> {
  const before = await lockDocument(tx, membership.companyId, id);
  if (!before || before.type !== requisites.type) return refuse('notFound');
  if (!isAllowedInStatus('change', before.status)) return refuse('statusForbidsAction');
  // A colleague has saved it; their changes would be lost unnoticed.
  if (version !== undefined && version !== before.version)
    return refuse('documentChanged', { params: { version: String(before.version) } });
  const [stored] = await tx
    .update(document)
    .set({ ...requisites, version: before.version + 1 })
    .where(eq(document.id, before.id))
    .returning();
  return stored ? succeed(stored) : refuse('notFound');
}
