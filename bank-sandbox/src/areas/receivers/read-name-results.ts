import type { AnswerOf, NameCheckCounts, readNameChecks, RequestOf } from '@ncb/shared-kernel/api/contract';
import { NAME_RESULTS_MAX, PAYROLL } from '@ncb/shared-kernel/domain/vocabulary';
import { seesSalaries } from '@ncb/shared-kernel/domain/workflow';
import { ne, sql } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { schema, selectRows, type Queries } from '../../db';
import { refuse, succeed, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { parseId } from '../parse-id';

type Answer = AnswerOf<typeof readNameChecks>;
type Verdict = Answer['differing'][number]['verdict'];

interface ResultRow {
  readonly documentId: number;
  readonly row: number;
  /** Null while the name waits. */
  readonly verdict: Verdict | null;
}

/** Answers `get_name_checks`. */
export async function readNameResults(
  { db }: Services,
  { membership }: CompanyCaller,
  { ids }: RequestOf<typeof readNameChecks>,
): Promise<Outcome<Answer>> {
  if (ids.length > NAME_RESULTS_MAX) return refuse('badRequest', { params: { max: String(NAME_RESULTS_MAX) } });
  const documentIds = ids.map(parseId).filter((id) => id !== null);
  const salaries = seesSalaries(membership.payrollAccess);
  const rows = await findResults(db.queries, membership.companyId, documentIds, salaries);
  return succeed({
    counts: countResults(rows),
    differing: rows.flatMap(({ documentId, row, verdict }) =>
      verdict === 'closeMatch' || verdict === 'noMatch' ? [{ id: String(documentId), row, verdict }] : [],
    ),
  });
}

/** Counts the results of a payroll's rows, and payments whose names wait, by document. */
export async function countNamesToSign(
  queries: Queries,
  companyId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, NameCheckCounts>> {
  const rows = await findResults(queries, companyId, ids, true);
  const byDocument = new Map<number, ResultRow[]>();
  for (const found of rows) {
    if (found.row === 0 && found.verdict !== null) continue;
    const ofDocument = byDocument.get(found.documentId) ?? [];
    ofDocument.push(found);
    byDocument.set(found.documentId, ofDocument);
  }
  return new Map([...byDocument].map(([id, found]) => [id, countResults(found)]));
}

function findResults(queries: Queries, companyId: number, ids: readonly number[], salaries: boolean) {
  return selectRows<ResultRow>(
    queries,
    sql`
      WITH asked AS (
        SELECT id, details -> 'receiverNameCheck' AS result FROM document
          WHERE id IN (SELECT value::bigint FROM jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
            AND company_id = ${companyId} AND deleted_at IS NULL AND (${salaries} OR ${ne(schema.document.type, PAYROLL)})
      ), results AS (
        SELECT id AS document_id, 0 AS row, result FROM asked
        UNION ALL SELECT document_id, row, name_check FROM asked JOIN payroll_row ON document_id = id
      )
      SELECT results.document_id::integer AS "documentId", results.row,
          CASE WHEN pending.row IS NULL THEN result ->> 'verdict' END AS verdict
        FROM results LEFT JOIN pending_name_check AS pending USING (document_id, row)
        WHERE result IS NOT NULL OR pending.row IS NOT NULL
        ORDER BY results.document_id, results.row`,
  );
}

function countResults(rows: readonly ResultRow[]): NameCheckCounts {
  const count = (verdict: Verdict | null) => rows.filter((row) => row.verdict === verdict).length;
  return {
    match: count('match'),
    closeMatch: count('closeMatch'),
    noMatch: count('noMatch'),
    notChecked: count('notChecked'),
    pending: count(null),
  };
}
