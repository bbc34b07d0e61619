import type { StoredNameCheck } from '@ncb/shared-kernel/api/contract';
import { and, asc, eq, exists, isNull, sql } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import type { DocumentRow } from '../documents/find-document';

const { employee, payroll, payrollRow } = schema;

type Header = Omit<typeof payroll.$inferSelect, 'documentId' | 'employeeCount'>;
/** Added by the bank later. */
type BankField = 'outcome' | 'reason' | 'uetr' | 'nameCheck';
export type GridRow = Omit<typeof payrollRow.$inferSelect, 'documentId' | 'row' | BankField>;

export interface ShownRow extends GridRow, Pick<typeof payrollRow.$inferSelect, Exclude<BankField, 'nameCheck'>> {
  readonly nameCheck?: StoredNameCheck;
  readonly fromBank: boolean;
}

interface PayrollGrid extends Header {
  readonly employees: readonly GridRow[];
}

export async function storeGrid(tx: Queries, documentId: number, { employees, ...header }: PayrollGrid): Promise<void> {
  const values = { ...header, employeeCount: employees.length };
  await tx
    .insert(payroll)
    .values({ documentId, ...values })
    .onConflictDoUpdate({ target: payroll.documentId, set: values });
  await tx.delete(payrollRow).where(eq(payrollRow.documentId, documentId));
  // One JSON parameter: PostgreSQL accepts at most 65,535 parameters.
  await tx.execute(sql`
    INSERT INTO payroll_row (document_id, row, tax_code, last_name, first_name, middle_name, account, amount)
    SELECT ${documentId}::bigint, sheet.place, item ->> 'taxCode', item ->> 'lastName', item ->> 'firstName',
        item ->> 'middleName', item ->> 'account', (item ->> 'amount')::numeric
      FROM jsonb_array_elements(${JSON.stringify(employees)}::jsonb) WITH ORDINALITY AS sheet (item, place)`);
}

/** Gives each row a UETR, which a payroll sent again after a recall keeps. */
export async function giveRowUetrs(tx: Queries, { id }: Pick<DocumentRow, 'id'>): Promise<void> {
  await tx
    .update(payrollRow)
    .set({ uetr: sql`gen_random_uuid()` })
    .where(and(eq(payrollRow.documentId, id), isNull(payrollRow.uetr)));
}

const gridColumns = {
  taxCode: payrollRow.taxCode,
  lastName: payrollRow.lastName,
  firstName: payrollRow.firstName,
  middleName: payrollRow.middleName,
  account: payrollRow.account,
  amount: payrollRow.amount,
};

export async function findShownRows(
  queries: Queries,
  companyId: number,
  documentId: number,
): Promise<readonly ShownRow[]> {
  const isKnown = exists(
    queries
      .select({ id: employee.id })
      .from(employee)
      .where(
        and(
          eq(employee.companyId, companyId),
          eq(employee.fromBank, true),
          eq(employee.account, payrollRow.account),
          eq(employee.taxCode, payrollRow.taxCode),
        ),
      ),
  );
  const rows = await queries
    .select({
      ...gridColumns,
      nameCheck: payrollRow.nameCheck,
      outcome: payrollRow.outcome,
      reason: payrollRow.reason,
      uetr: payrollRow.uetr,
      fromBank: sql<boolean>`${isKnown}`,
    })
    .from(payrollRow)
    .where(eq(payrollRow.documentId, documentId))
    .orderBy(asc(payrollRow.row));
  return rows.map(({ nameCheck, ...row }) => (nameCheck ? { ...row, nameCheck } : row));
}

export async function readHeader(queries: Queries, documentId: number): Promise<Header> {
  const [header] = await queries.select().from(payroll).where(eq(payroll.documentId, documentId));
  if (!header) throw new Error(`payroll ${documentId} has no sheet`);
  const { salaryProjectId, typeId, otherType, period, half } = header;
  return { salaryProjectId, typeId, otherType, period, half };
}

export async function readGrid(queries: Queries, documentId: number): Promise<PayrollGrid> {
  const employees = await queries
    .select(gridColumns)
    .from(payrollRow)
    .where(eq(payrollRow.documentId, documentId))
    .orderBy(asc(payrollRow.row));
  return { ...(await readHeader(queries, documentId)), employees };
}

/** Returns `Тестенко Іван Петрович`. */
export function formatFullName({ lastName, firstName, middleName }: GridRow): string {
  return [lastName, firstName, middleName].filter((name) => name !== '').join(' ');
}
