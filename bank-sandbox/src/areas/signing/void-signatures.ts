import { and, eq, isNull } from 'drizzle-orm';
import { schema, type Queries } from '../../db';

const { documentSignature } = schema;

/** Voids signatures, which stay as evidence. */
export async function voidSignatures(tx: Queries, documentId: number, at: Date): Promise<void> {
  await tx
    .update(documentSignature)
    .set({ revokedAt: at })
    .where(and(eq(documentSignature.documentId, documentId), isNull(documentSignature.revokedAt)));
}
