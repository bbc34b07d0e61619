import type { AnswerOf, noteAction, NotedAction } from '@ncb/shared-kernel/api/contract';
import { JOURNAL_DETAILS, PAYROLL } from '@ncb/shared-kernel/domain/vocabulary';
import { seesSalaries } from '@ncb/shared-kernel/domain/workflow';
import { and, eq, inArray } from 'drizzle-orm';
import { buildAuditEntry, writeAudit, type AuditAction } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { inTransaction, schema } from '../../db';
import { succeed, refuse, refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { buildCompanyDocumentsCondition } from '../documents/find-document';
import { parseId } from '../parse-id';

const { document } = schema;

const ACTIONS = { export: 'exported', print: 'printed', import: 'imported' } as const satisfies Record<
  NotedAction['act'],
  AuditAction
>;
const NOTED_MAX = 1000;
/** More rows than any payroll file has. */
const COUNT_MAX = 100_000;
const COUNTED = {
  payroll: JOURNAL_DETAILS.rowsOfPayroll,
  payrolls: JOURNAL_DETAILS.payrollsInList,
  employees: JOURNAL_DETAILS.employeesInList,
} as const;

/** Answers `note_action`: records actions on payrolls done in the browser. */
export async function recordBrowserAction(
  { db }: Services,
  caller: CompanyCaller,
  { act, thing, ids, count }: NotedAction,
): Promise<Outcome<AnswerOf<typeof noteAction>>> {
  const { companyId, payrollAccess } = caller.membership;
  if (thing === 'employees' && !seesSalaries(payrollAccess)) return refuse('notFound');
  if (ids.length > NOTED_MAX)
    return refuseFields([{ field: 'ids', key: 'tooManyRecords', params: { max: String(NOTED_MAX) } }]);
  // Without ids any printing could be claimed.
  const needsIds = thing === 'payroll' && act === 'print';
  if (thing !== 'payroll' ? ids.length > 0 : needsIds && ids.length === 0)
    return refuseFields([{ field: 'ids', key: 'unknownValue' }]);
  if (count < 0 || count > COUNT_MAX) return refuseFields([{ field: 'count', key: 'incorrectCount' }]);
  const action = ACTIONS[act];
  return inTransaction(db, async (tx) => {
    if (thing !== 'payroll' || ids.length === 0) {
      const entry = buildAuditEntry(caller, action, thing === 'employees' ? 'employee' : 'payrolls', '');
      await writeAudit(tx, { ...entry, detail: `${COUNTED[thing]}: ${count}.` });
      return succeed({});
    }
    const requestedIds = [...new Set(ids.map((id) => parseId(id) ?? 0))];
    const payrolls = await tx
      .select({ id: document.id })
      .from(document)
      .where(
        and(buildCompanyDocumentsCondition(companyId), eq(document.type, PAYROLL), inArray(document.id, requestedIds)),
      );
    if (payrolls.length < requestedIds.length) return refuse('notFound');
    for (const { id } of payrolls) await writeAudit(tx, buildAuditEntry(caller, action, 'document', id));
    return succeed({});
  });
}
