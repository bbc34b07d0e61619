import { readCanonical, writeCanonical } from '@ncb/shared-kernel/domain/documents';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { schema, type Queries } from '../../db';

const { documentFile, documentNote } = schema;

/** Comment and files as the signed text has them; both empty without any. */
interface SignedSupporting {
  readonly note: string;
  /** One line per file. */
  readonly files: string;
}

/** Reads what the signed text of a document's present version names. */
export async function readSignedSupporting(queries: Queries, documentId: number): Promise<SignedSupporting> {
  const [noted] = await queries
    .select({ note: documentNote.note })
    .from(documentNote)
    .where(eq(documentNote.documentId, documentId));
  const files = await queries
    .select({ name: documentFile.name, size: documentFile.size, sha256: documentFile.sha256 })
    .from(documentFile)
    .where(and(eq(documentFile.documentId, documentId), isNull(documentFile.droppedAt)))
    .orderBy(asc(documentFile.id));
  return {
    note: noted?.note ?? '',
    // The name last: before them, it could imitate size and hash of another file.
    files: files.map(({ name, size, sha256 }) => `${size} Б, SHA-256 ${sha256}, ${name}`).join('\n'),
  };
}

/** Returns a canonical text with these fields and version; without any of them it has no trace of the fields. */
export function withSupporting(canonical: string, version: number, { note, files }: SignedSupporting): string {
  const reading = readCanonical(canonical);
  if (!reading.ok) throw new Error(`a stored text is not canonical: ${reading.reason}`);
  const { type, fields } = reading.document;
  const present = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  return writeCanonical(type, { ...present, version: String(version), note, files });
}
