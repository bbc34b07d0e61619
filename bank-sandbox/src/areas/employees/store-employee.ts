import type { AnswerOf, RequestOf, saveEmployee } from '@ncb/shared-kernel/api/contract';
import { checkEmployee } from '@ncb/shared-kernel/domain/rules';
import { PAYROLL_ROWS_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import { eq } from 'drizzle-orm';
import { buildAuditEntry, writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { schema, type Queries } from '../../db';
import { succeed, refuse, refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { OWN_BANK } from '../banks/own-bank';
import { withIdempotency } from '../documents/with-idempotency';
import { findOwnerCodesFor } from '../receivers/find-account-facts';
import { updateAccountHistory } from './update-account-history';
import { lockOwnEmployee } from './lock-own-employee';
import { normaliseEmployee } from './normalise-employee';

const { company, employee } = schema;

type Request = RequestOf<typeof saveEmployee>;
type Person = Omit<Request, 'id'>;

/** Answers `save_employee`. */
export async function storeEmployee(
  { db }: Services,
  caller: CompanyCaller,
  request: Request,
): Promise<Outcome<AnswerOf<typeof saveEmployee>>> {
  const { id, ...person } = normaliseEmployee(request);
  return withIdempotency(db, caller, async (tx) => {
    const ownerCodesOf = await findOwnerCodesFor(tx, [{ account: person.account, code: person.taxCode }]);
    const problems = checkEmployee(person, { ownBankCode: OWN_BANK.code, ownerCodesOf });
    if (problems.length > 0) return refuseFields(problems);
    const stored = id === null ? await insert(tx, caller, person) : await change(tx, caller, id, person);
    if (!stored.ok) return stored;
    await updateAccountHistory(tx, caller.membership.companyId, caller.bankDay);
    await writeAudit(tx, buildAuditEntry(caller, 'saveRecord', 'employee', stored.value));
    return succeed({ id: stored.value });
  });
}

async function insert(
  tx: Queries,
  { membership: { companyId } }: CompanyCaller,
  person: Person,
): Promise<Outcome<string>> {
  await tx.select({ id: company.id }).from(company).where(eq(company.id, companyId)).for('no key update');
  if ((await tx.$count(employee, eq(employee.companyId, companyId))) >= PAYROLL_ROWS_MAX)
    return refuseFields([{ field: 'employees', key: 'tooManyEmployees', params: { max: String(PAYROLL_ROWS_MAX) } }]);
  const [stored] = await tx
    .insert(employee)
    .values({ ...person, companyId })
    .returning({ id: employee.id });
  return stored ? succeed(String(stored.id)) : refuse('internalError');
}

async function change(
  tx: Queries,
  { membership: { companyId } }: CompanyCaller,
  id: string,
  person: Person,
): Promise<Outcome<string>> {
  const found = await lockOwnEmployee(tx, companyId, id);
  if (!found.ok) return found;
  await tx.update(employee).set(person).where(eq(employee.id, found.value.id));
  return succeed(id);
}
