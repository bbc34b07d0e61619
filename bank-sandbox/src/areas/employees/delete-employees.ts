import type { AnswerOf, dropEmployees, RequestOf, Verdict } from '@ncb/shared-kernel/api/contract';
import { BATCH_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import { eq } from 'drizzle-orm';
import { buildAuditEntry, writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { inTransaction, schema } from '../../db';
import { succeed, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { getRefusalText } from '../../get-refusal-text';
import { lockOwnEmployee } from './lock-own-employee';

const { employee } = schema;

/** Answers `drop_employees`; a refusal does not stop the rest. */
export async function deleteEmployees(
  { db }: Services,
  caller: CompanyCaller,
  { ids }: RequestOf<typeof dropEmployees>,
): Promise<Outcome<AnswerOf<typeof dropEmployees>>> {
  if (ids.length > BATCH_MAX) return refuse('badRequest', { params: { max: String(BATCH_MAX) } });
  const verdicts: Verdict[] = [];
  for (const id of ids) {
    const outcome = await dropOne(db, caller, id);
    if (!outcome.ok)
      await writeAudit(db.queries, buildAuditEntry(caller, 'dropRecord', 'employee', id, outcome.refusal.code));
    verdicts.push(toVerdict(id, outcome));
  }
  return succeed({ verdicts });
}

async function dropOne(db: Services['db'], caller: CompanyCaller, id: string): Promise<Outcome<null>> {
  return inTransaction(db, async (tx) => {
    const found = await lockOwnEmployee(tx, caller.membership.companyId, id);
    if (!found.ok) return found;
    await tx.delete(employee).where(eq(employee.id, found.value.id));
    await writeAudit(tx, buildAuditEntry(caller, 'dropRecord', 'employee', id));
    return succeed(null);
  });
}

function toVerdict(id: string, outcome: Outcome<null>): Verdict {
  if (outcome.ok) return { id, status: null, error: null, errorCode: null };
  const { code, params } = outcome.refusal;
  return { id, status: null, error: getRefusalText(code, params), errorCode: code };
}
