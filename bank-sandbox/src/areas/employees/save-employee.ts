import type { AnswerOf, RequestOf, saveEmployee } from '@ncb/shared-kernel/api/contract';
import { checkEmployee } from '@ncb/shared-kernel/domain/rules';
import { PAYROLL_ROWS_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import { eq } from 'drizzle-orm';
import { recordAudit, writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { schema, type Queries } from '../../db';
import { done, refuse, refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { OWN_BANK } from '../banks/own-bank';
import { once } from '../documents/idempotency';
import { ownerCodesFor } from '../receivers/find-account-facts';
import { keepAccounts } from './account-history';
import { lockOwnEmployee } from './own-employee';
import { tidyPerson } from './tidy-person';

const { company, employee } = schema;

type Request = RequestOf<typeof saveEmployee>;
type Person = Omit<Request, 'id'>;

/** Answers `save_employee`. */
export async function storeEmployee(
  { db }: Services,
  caller: CompanyCaller,
  request: Request,
): Promise<Outcome<AnswerOf<typeof saveEmployee>>> {
  const { id, ...person } = tidyPerson(request);
  return once(db, caller, async (tx) => {
    const ownerCodesOf = await ownerCodesFor(tx, [{ account: person.account, code: person.taxCode }]);
    const problems = checkEmployee(person, { ownBankCode: OWN_BANK.code, ownerCodesOf });
    if (problems.length > 0) return refuseFields(problems);
    const stored = id === null ? await insert(tx, caller, person) : await change(tx, caller, id, person);
    if (!stored.ok) return stored;
    await keepAccounts(tx, caller.membership.companyId, caller.bankDay);
    await writeAudit(tx, recordAudit(caller, 'saveRecord', 'employee', stored.value));
    return done({ id: stored.value });
  });
}

async function insert(
  tx: Queries,
  { membership: { companyId } }: CompanyCaller,
  person: Person,
): Promise<Outcome<string>> {
  await tx.select({ id: company.id }).from(company).where(eq(company.id, companyId)).for('no key update');
  if ((await tx.$count(employee, eq(employee.companyId, companyId))) >= PAYROLL_ROWS_MAX)
    return refuseFields([{ field: 'emps', key: 'tooManyEmployees', params: { max: String(PAYROLL_ROWS_MAX) } }]);
  const [stored] = await tx
    .insert(employee)
    .values({ ...person, companyId })
    .returning({ id: employee.id });
  return stored ? done(String(stored.id)) : refuse('internalError');
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
  return done(id);
}
