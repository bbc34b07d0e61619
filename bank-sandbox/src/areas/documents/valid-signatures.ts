import { and, eq, isNull } from 'drizzle-orm';
import { schema } from '../../db';
import type { DocumentRow } from './company-document';

const { documentSignature } = schema;

/**
 * The condition for the signatures that count: of the present version of a document, and not made void. The document is
 * one that was read, or the table itself inside a question about documents.
 */
export function validSignatures({ id, version }: Pick<DocumentRow | typeof schema.document, 'id' | 'version'>) {
  return and(
    eq(documentSignature.documentId, id),
    eq(documentSignature.version, version),
    isNull(documentSignature.revokedAt),
  );
}
