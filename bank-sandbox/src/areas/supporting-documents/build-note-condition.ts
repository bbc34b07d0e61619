import { sql, type SQL } from 'drizzle-orm';
import { schema } from '../../db';

const { document } = schema;

/** Builds the condition that a company's document has a comment with a text; comments are read once, not per document. */
export function buildNoteCondition(companyId: number, part: string): SQL {
  return sql`${document.id} IN (
    SELECT document_id FROM document_note WHERE company_id = ${companyId} AND strpos(search_text, ${part}) > 0)`;
}
