import type { AnswerOf, EmployeeResult, RequestOf, saveEmployees } from '@ncb/shared-kernel/api/contract';
import type { Problem } from '@ncb/shared-kernel/domain';
import { checkEmployee, type EmployeeDraft, type OwnerCodesOf } from '@ncb/shared-kernel/domain/rules';
import { EmployeeStatus, JOURNAL_DETAILS, PAYROLL_ROWS_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import { asc, eq, sql } from 'drizzle-orm';
import { recordAudit, writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { rowsOf, schema, type Queries } from '../../db';
import { done, refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { textOf } from '../../texts';
import { OWN_BANK } from '../banks/own-bank';
import { once } from '../documents/idempotency';
import { ownerCodesFor } from '../receivers/find-account-facts';
import { keepAccounts } from './account-history';
import { tidyPerson } from './tidy-person';

const { company, employee } = schema;

type Answer = AnswerOf<typeof saveEmployees>;
type Known = Pick<typeof employee.$inferSelect, 'id' | 'fromBank'> & EmployeeDraft;

const TOO_MANY: Problem = { field: 'emps', key: 'tooManyEmployees', params: { max: String(PAYROLL_ROWS_MAX) } };

/**
 * Answers `save_employees`. A refused row does not stop the rest. Few statements, because a file has up to 5,000 rows.
 */
export async function storeEmployees(
  { db }: Services,
  caller: CompanyCaller,
  { employees }: RequestOf<typeof saveEmployees>,
): Promise<Outcome<Answer>> {
  if (employees.length > PAYROLL_ROWS_MAX) return refuseFields([TOO_MANY]);
  const { companyId } = caller.membership;
  return once(db, caller, async (tx) => {
    await tx.select({ id: company.id }).from(company).where(eq(company.id, companyId)).for('no key update');
    const people = employees.map(tidyPerson);
    const ownerCodesOf = await ownerCodesFor(
      tx,
      people.map(({ account, taxCode }) => ({ account, code: taxCode })),
    );
    const staff = new Staff(await knownEmployees(tx, companyId), await freshIds(tx, people.length), ownerCodesOf);
    const results = people.map((draft) => staff.take(draft));
    await write(tx, companyId, staff);
    await keepAccounts(tx, companyId, caller.bankDay);
    const kept = results.filter(({ id }) => id !== null).length;
    const entry = recordAudit(caller, 'imported', 'employee', 'list');
    await writeAudit(tx, { ...entry, detail: `${JOURNAL_DETAILS.employeesInFile}: ${kept}.` });
    return done({ results });
  });
}

class Staff {
  readonly added: Known[] = [];
  readonly changed = new Map<number, Known>();
  private readonly byAccount = new Map<string, Known>();
  private readonly byCode = new Map<string, Known | null>();
  private readonly ids: readonly number[];
  private readonly ownerCodesOf: OwnerCodesOf;
  private count: number;

  constructor(known: readonly Known[], ids: readonly number[], ownerCodesOf: OwnerCodesOf) {
    this.ids = ids;
    this.ownerCodesOf = ownerCodesOf;
    this.count = known.length;
    for (const person of known) this.index(person);
  }

  take(draft: EmployeeDraft): EmployeeResult {
    const { ownerCodesOf } = this;
    const problems = checkEmployee(draft, { ownBankCode: OWN_BANK.code, ownerCodesOf });
    if (problems.length > 0) return refused(problems);
    const found = this.byAccount.get(draft.account) ?? this.byCode.get(draft.taxCode) ?? null;
    return found ? this.change(found, draft) : this.add(draft);
  }

  private change(found: Known, draft: EmployeeDraft): EmployeeResult {
    if (isSame(found, draft)) return stored(found.id);
    if (found.fromBank) return { id: null, error: textOf('forbidden'), problems: [] };
    const person = { ...draft, id: found.id, fromBank: false };
    this.byAccount.delete(found.account);
    if (this.byCode.get(found.taxCode) === found) this.byCode.delete(found.taxCode);
    this.index(person);
    const place = this.added.findIndex(({ id }) => id === found.id);
    if (place === -1) this.changed.set(found.id, person);
    else this.added[place] = person;
    return stored(found.id);
  }

  private add(draft: EmployeeDraft): EmployeeResult {
    const id = this.ids[this.added.length];
    if (id === undefined || this.count >= PAYROLL_ROWS_MAX) return refused([TOO_MANY]);
    const person = { ...draft, id, fromBank: false };
    this.added.push(person);
    this.count += 1;
    this.index(person);
    return stored(id);
  }

  private index(person: Known): void {
    this.byAccount.set(person.account, person);
    if (person.taxCode !== '') this.byCode.set(person.taxCode, this.byCode.has(person.taxCode) ? null : person);
  }
}

function isSame(known: Known, draft: EmployeeDraft): boolean {
  return (['taxCode', 'lastName', 'firstName', 'middleName', 'account'] as const).every(
    (field) => known[field] === draft[field],
  );
}

const stored = (id: number): EmployeeResult => ({ id: String(id), error: null, problems: [] });

function refused(problems: readonly Problem[]): EmployeeResult {
  return { id: null, error: textOf('validation'), problems: problems.map(({ field, key }) => ({ field, key })) };
}

async function knownEmployees(tx: Queries, companyId: number): Promise<readonly Known[]> {
  const { id, fromBank, taxCode, lastName, firstName, middleName, account } = employee;
  return tx
    .select({ id, fromBank, taxCode, lastName, firstName, middleName, account })
    .from(employee)
    .where(eq(employee.companyId, companyId))
    .orderBy(asc(employee.id));
}

async function freshIds(tx: Queries, wanted: number): Promise<readonly number[]> {
  const rows = await rowsOf<{ id: number | string }>(
    tx,
    sql`SELECT nextval('employee_id_seq') AS id FROM generate_series(1, ${wanted}::integer)`,
  );
  return rows.map(({ id }) => Number(id));
}

/** Writes the rows as JSON parameters: PostgreSQL accepts 65,535 parameters. */
async function write(tx: Queries, companyId: number, { added, changed }: Staff): Promise<void> {
  await tx.execute(sql`
    INSERT INTO employee (id, company_id, tax_code, last_name, first_name, middle_name, account, status)
    SELECT (item ->> 'id')::bigint, ${companyId}::bigint, item ->> 'taxCode', item ->> 'lastName', item ->> 'firstName',
        item ->> 'middleName', item ->> 'account', ${EmployeeStatus.active}::text
      FROM jsonb_array_elements(${JSON.stringify(added)}::jsonb) AS item`);
  await tx.execute(sql`
    UPDATE employee SET tax_code = item ->> 'taxCode', last_name = item ->> 'lastName',
        first_name = item ->> 'firstName', middle_name = item ->> 'middleName', account = item ->> 'account'
      FROM jsonb_array_elements(${JSON.stringify([...changed.values()])}::jsonb) AS item
      WHERE employee.company_id = ${companyId} AND employee.id = (item ->> 'id')::bigint`);
}
