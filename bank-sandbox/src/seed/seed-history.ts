import { DocumentStatus, SignatureRight } from '@ncb/shared-kernel/domain/vocabulary';
import { and, asc, eq, inArray, notExists, sql } from 'drizzle-orm';
import { entryDocumentId, ENGINE, SIGN_ACTIONS, writeAudit, type AuditAction, type AuditEntry } from '../audit';
import { schema, type Queries } from '../db';
import { PAYMENT_IDS } from './seed-payments';

const { audit, document, documentSignature } = schema;

type Document = typeof document.$inferSelect;
type Signature = typeof documentSignature.$inferSelect;

const ADDRESS = '127.0.0.1';

/** Seeds audit rows of the seed's payments, unless a payment has some: the trail grows only at its end. */
export async function seedHistory(tx: Queries): Promise<void> {
  const existingEntries = tx
    .select({ one: sql`1` })
    .from(audit)
    .where(eq(entryDocumentId, document.id));
  const documents = await tx
    .select()
    .from(document)
    .where(and(inArray(document.id, [...PAYMENT_IDS]), notExists(existingEntries)));
  const signatures = await tx
    .select()
    .from(documentSignature)
    .where(inArray(documentSignature.documentId, [...PAYMENT_IDS]))
    .orderBy(asc(documentSignature.acceptedAt));
  const entries = documents.flatMap((row) => [
    ...buildHistory(
      row,
      signatures.filter(({ documentId }) => documentId === row.id),
    ),
  ]);
  for (const entry of entries.sort((a, b) => a.at.getTime() - b.at.getTime())) await writeAudit(tx, entry);
}

function* buildHistory(row: Document, signatures: readonly Signature[]): Generator<AuditEntry> {
  const { companyId } = row;
  const entry = (at: Date, action: AuditAction, userId: number | null): AuditEntry => ({
    at,
    actor: userId === null ? { ...ENGINE, companyId } : { userId, companyId, address: ADDRESS },
    action,
    object: { type: 'document', id: String(row.id) },
    result: 'ok',
  });
  yield entry(row.createdAt, 'savePayment', row.creatorId);
  for (const { acceptedAt, signatureRight, userId } of signatures)
    yield entry(acceptedAt, SIGN_ACTIONS[signatureRight], userId);
  const director = signatures.find(({ signatureRight }) => signatureRight === SignatureRight.first);
  if (row.sentAt && director) yield entry(row.sentAt, 'send', director.userId);
  if (row.confirmedAt) yield entry(row.confirmedAt, row.status === DocumentStatus.success ? 'execute' : 'abort', null);
}
