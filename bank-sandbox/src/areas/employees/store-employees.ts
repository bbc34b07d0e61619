import type { AnswerOf, EmployeeResult, RequestOf, saveEmployees } from '@ncb/shared-kernel/api/contract';
import type { Problem } from '@ncb/shared-kernel/domain';
import { checkEmployee, type EmployeeDraft, type FindOwnerCodes } from '@ncb/shared-kernel/domain/rules';
import { EmployeeStatus, JOURNAL_DETAILS, PAYROLL_ROWS_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import { asc, eq, sql } from 'drizzle-orm';
import { buildAuditEntry, writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { selectRows, schema, type Queries } from '../../db';
import { succeed, refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { getRefusalText } from '../../get-refusal-text';
import { OWN_BANK } from '../banks/own-bank';
import { withIdempotency } from '../documents/with-idempotency';
import { findOwnerCodesFor } from '../receivers/find-account-facts';
import { updateAccountHistory } from './update-account-history';
import { normaliseEmployee } from './normalise-employee';

const { company, employee } = schema;

type Answer = AnswerOf<typeof saveEmployees>;
type ExistingEmployee = Pick<typeof employee.$inferSelect, 'id' | 'fromBank'> & EmployeeDraft;

const TOO_MANY: Problem = { field: 'employees', key: 'tooManyEmployees', params: { max: String(PAYROLL_ROWS_MAX) } };

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
  return withIdempotency(db, caller, async (tx) => {
    await tx.select({ id: company.id }).from(company).where(eq(company.id, companyId)).for('no key update');
    const people = employees.map(normaliseEmployee);
    const ownerCodesOf = await findOwnerCodesFor(
      tx,
      people.map(({ account, taxCode }) => ({ account, code: taxCode })),
    );
    const staff = new Staff(
      await findExistingEmployees(tx, companyId),
      await reserveIds(tx, people.length),
      ownerCodesOf,
    );
    const results = people.map((draft) => staff.take(draft));
    await write(tx, companyId, staff);
    await updateAccountHistory(tx, companyId, caller.bankDay);
    const storedCount = results.filter(({ id }) => id !== null).length;
    const entry = buildAuditEntry(caller, 'imported', 'employee', 'list');
    await writeAudit(tx, { ...entry, detail: `${JOURNAL_DETAILS.employeesInFile}: ${storedCount}.` });
    return succeed({ results });
  });
}

class Staff {
  readonly added: ExistingEmployee[] = [];
  readonly changed = new Map<number, ExistingEmployee>();
  private readonly byAccount = new Map<string, ExistingEmployee>();
  private readonly byCode = new Map<string, ExistingEmployee | null>();
  private readonly ids: readonly number[];
  private readonly ownerCodesOf: FindOwnerCodes;
  private count: number;

  constructor(existing: readonly ExistingEmployee[], ids: readonly number[], ownerCodesOf: FindOwnerCodes) {
    this.ids = ids;
    this.ownerCodesOf = ownerCodesOf;
    this.count = existing.length;
    for (const person of existing) this.index(person);
  }

  take(draft: EmployeeDraft): EmployeeResult {
    const { ownerCodesOf } = this;
    const problems = checkEmployee(draft, { ownBankCode: OWN_BANK.code, ownerCodesOf });
    if (problems.length > 0) return toRefusal(problems);
    const found = this.byAccount.get(draft.account) ?? this.byCode.get(draft.taxCode) ?? null;
    return found ? this.change(found, draft) : this.add(draft);
  }

  private change(found: ExistingEmployee, draft: EmployeeDraft): EmployeeResult {
    if (isSame(found, draft)) return toStored(found.id);
    if (found.fromBank) return { id: null, error: getRefusalText('forbidden'), problems: [] };
    const person = { ...draft, id: found.id, fromBank: false };
    this.byAccount.delete(found.account);
    if (this.byCode.get(found.taxCode) === found) this.byCode.delete(found.taxCode);
    this.index(person);
    const place = this.added.findIndex(({ id }) => id === found.id);
    if (place === -1) this.changed.set(found.id, person);
    else this.added[place] = person;
    return toStored(found.id);
  }

  private add(draft: EmployeeDraft): EmployeeResult {
    const id = this.ids[this.added.length];
    if (id === undefined || this.count >= PAYROLL_ROWS_MAX) return toRefusal([TOO_MANY]);
    const person = { ...draft, id, fromBank: false };
    this.added.push(person);
    this.count += 1;
    this.index(person);
    return toStored(id);
  }

  private index(person: ExistingEmployee): void {
    this.byAccount.set(person.account, person);
    if (person.taxCode !== '') this.byCode.set(person.taxCode, this.byCode.has(person.taxCode) ? null : person);
  }
}

function isSame(existing: ExistingEmployee, draft: EmployeeDraft): boolean {
  return (['taxCode', 'lastName', 'firstName', 'middleName', 'account'] as const).every(
    (field) => existing[field] === draft[field],
  );
}

const toStored = (id: number): EmployeeResult => ({ id: String(id), error: null, problems: [] });

function toRefusal(problems: readonly Problem[]): EmployeeResult {
  return {
    id: null,
    error: getRefusalText('validation'),
    problems: problems.map(({ field, key }) => ({ field, key })),
  };
}

async function findExistingEmployees(tx: Queries, companyId: number): Promise<readonly ExistingEmployee[]> {
  const { id, fromBank, taxCode, lastName, firstName, middleName, account } = employee;
  return tx
    .select({ id, fromBank, taxCode, lastName, firstName, middleName, account })
    .from(employee)
    .where(eq(employee.companyId, companyId))
    .orderBy(asc(employee.id));
}

async function reserveIds(tx: Queries, idCount: number): Promise<readonly number[]> {
  const rows = await selectRows<{ id: number | string }>(
    tx,
    sql`SELECT nextval('employee_id_seq') AS id FROM generate_series(1, ${idCount}::integer)`,
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
