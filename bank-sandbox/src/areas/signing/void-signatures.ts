import { and, eq, isNull } from 'drizzle-orm';
import { schema, type Queries } from '../../db';

const { documentSignature } = schema;

/** Makes the signatures of a document void; they stay as evidence of who had signed. */
export async function voidSignatures(tx: Queries, documentId: number, at: Date): Promise<void> {
  await tx
    .update(documentSignature)
    .set({ revokedAt: at })
    .where(and(eq(documentSignature.documentId, documentId), isNull(documentSignature.revokedAt)));
}
