import { and, eq, isNull } from 'drizzle-orm';
import { schema } from '../../db';
import type { DocumentRow } from './find-document';

const { documentSignature } = schema;

/** Builds the condition for signatures of the present version that are not void. */
export function buildValidSignaturesCondition({
  id,
  version,
}: Pick<DocumentRow | typeof schema.document, 'id' | 'version'>) {
  return and(
    eq(documentSignature.documentId, id),
    eq(documentSignature.version, version),
    isNull(documentSignature.revokedAt),
  );
}
