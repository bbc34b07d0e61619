import type { AnswerOf, importCorrespondents, RequestOf } from '@ncb/shared-kernel/api/contract';
import type { Problem } from '@ncb/shared-kernel/domain';
import { buildAuditEntry, writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { inTransaction, schema } from '../../db';
import { succeed, refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { countRows, lockCompany, refuseTooMany } from './catalogue';
import { CORRESPONDENTS, toNewColumns } from './correspondents';
import { CATALOGUE_ROWS_MAX, FILE_PROBLEMS_MAX } from './limits';

const { correspondent } = schema;

const FIELD = 'rows';

/**
 * Answers `imp_corr_list`. One wrong row stops the import, and every wrong row is named (`rows.3.iban`); existing rows
 * stay.
 */
export async function addCorrespondents(
  { db }: Services,
  caller: CompanyCaller,
  request: RequestOf<typeof importCorrespondents>,
): Promise<Outcome<AnswerOf<typeof importCorrespondents>>> {
  const { companyId } = caller.membership;
  if (request.rows.length > CATALOGUE_ROWS_MAX) return refuseTooMany(FIELD);
  const rows = request.rows.map(CORRESPONDENTS.normalise);
  const found = await CORRESPONDENTS.check(db.queries, rows);
  const problems = found.flatMap(prefixFields).slice(0, FILE_PROBLEMS_MAX);
  if (problems.length > 0) return refuseFields(problems);
  if (rows.length === 0) return succeed({ added: 0 });
  return inTransaction(db, async (tx) => {
    await lockCompany(tx, companyId);
    const added = await tx
      .insert(correspondent)
      .values(rows.map((row) => ({ ...toNewColumns(row, caller.bankDay), companyId })))
      .onConflictDoNothing()
      .returning({ id: correspondent.id });
    if ((await countRows(tx, correspondent, companyId)) > CATALOGUE_ROWS_MAX) return refuseTooMany(FIELD);
    // One entry per file: thousands would hide other actions.
    if (added.length > 0)
      await writeAudit(tx, buildAuditEntry(caller, 'saveRecord', 'catalogueRow', `imp_corr_list +${added.length}`));
    return succeed({ added: added.length });
  });
}

function prefixFields(problems: readonly Problem[], place: number): readonly Problem[] {
  return problems.map((problem) => ({ ...problem, field: `${FIELD}.${place}.${problem.field}` }));
}
