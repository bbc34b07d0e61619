import { asc, eq } from 'drizzle-orm';
import { schema, type Queries } from '../../db';

const { payroll, payrollRow } = schema;

type Header = Omit<typeof payroll.$inferSelect, 'documentId' | 'employeeCount'>;
/** A row of the sheet: an employee and what he is paid, an exact amount. */
export type SheetRow = Omit<typeof payrollRow.$inferSelect, 'documentId' | 'row'>;

/** What a payroll has beside the requisites of every document. */
export interface Sheet extends Header {
  readonly employees: readonly SheetRow[];
}

/** Keeps the sheet of a payroll's present version in the place of the earlier one's. */
export async function keepSheet(tx: Queries, documentId: number, { employees, ...header }: Sheet): Promise<void> {
  const values = { ...header, employeeCount: employees.length };
  await tx
    .insert(payroll)
    .values({ documentId, ...values })
    .onConflictDoUpdate({ target: payroll.documentId, set: values });
  await tx.delete(payrollRow).where(eq(payrollRow.documentId, documentId));
  await tx.insert(payrollRow).values(employees.map((employee, index) => ({ documentId, row: index + 1, ...employee })));
}

/** The sheet of a payroll, rows in their order. */
export async function sheetOf(queries: Queries, documentId: number): Promise<Sheet> {
  const [header] = await queries.select().from(payroll).where(eq(payroll.documentId, documentId));
  if (!header) throw new Error(`payroll ${documentId} has no sheet`);
  const employees = await queries
    .select({
      taxCode: payrollRow.taxCode,
      lastName: payrollRow.lastName,
      firstName: payrollRow.firstName,
      middleName: payrollRow.middleName,
      account: payrollRow.account,
      amount: payrollRow.amount,
    })
    .from(payrollRow)
    .where(eq(payrollRow.documentId, documentId))
    .orderBy(asc(payrollRow.row));
  const { salaryProjectId, typeId, otherType } = header;
  return { salaryProjectId, typeId, otherType, employees };
}

/** `Тестенко Іван Петрович`. */
export function fullName({ lastName, firstName, middleName }: SheetRow): string {
  return [lastName, firstName, middleName].filter((name) => name !== '').join(' ');
}
