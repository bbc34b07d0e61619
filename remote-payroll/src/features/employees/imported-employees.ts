import { NO_CHECKS, getPairKey, getPairProblems, type PairChecks } from '@ncb/shared-kernel/blocks/account-code';
import type { FieldProblem } from '@ncb/shared-kernel/api/client';
import type { Employee, EmployeeResult } from '@ncb/shared-kernel/api/contract';
import {
  canEditEmployee,
  checkEmployee,
  indexEmployees,
  readPayrollRow,
  type EmployeeContext,
  type EmployeeDraft,
  type PayrollImportNote,
} from '@ncb/shared-kernel/domain/rules';
import { PAYROLL_HEADINGS, salaryRecordOf, type TableCells } from '@ncb/shared-kernel/files';

/** Columns of a file of employees, named as in salary files, in the order of the choice list. */
export const EMPLOYEE_COLUMNS = ['fio', 'lastname', 'firstname', 'middlename', 'tin', 'emp_acn'] as const;

export const EMPLOYEE_HEADINGS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  EMPLOYEE_COLUMNS.map((column) => [column, PAYROLL_HEADINGS[column].split('|')]),
);

/** Column that a file of employees must have; a name may be in one column or three. */
export const EMPLOYEE_NEEDS = ['emp_acn'] as const;

/**
 * Statuses of a row: `ok` new, `changes` changes an employee, `error` cannot be saved, `known` is in the list already,
 * `locked` would change the bank's data, `repeated` occurs earlier in the file, `saved`.
 */
const IMPORT_STATUSES = ['ok', 'changes', 'error', 'known', 'locked', 'repeated', 'saved'] as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

type RowProblem = Pick<FieldProblem, 'field' | 'key'> & Partial<Pick<FieldProblem, 'params'>>;

export interface ImportedEmployee {
  readonly id: string;
  readonly draft: EmployeeDraft;
  readonly problems: readonly RowProblem[];
  /** The bank's reason for not saving the row when no field is at fault. */
  readonly refusal: string | null;
  readonly isSaved: boolean;
  readonly notes: readonly PayrollImportNote[];
}

export interface JudgedEmployee extends ImportedEmployee {
  readonly status: ImportStatus;
}

const NOBODY = indexEmployees([]);

/** @param columns headings of the file as the reader named them, in any order */
export function readEmployees(
  columns: readonly string[],
  cells: readonly TableCells[],
  context: EmployeeContext,
): readonly ImportedEmployee[] {
  const places = new Map(columns.map((name, place) => [name.trim().toLowerCase(), place] as const));
  return cells
    .filter(({ cells: texts }) => texts.some((text) => text.trim() !== ''))
    .map(({ line, cells: texts, isBroken }) => {
      const cell = (column: (typeof EMPLOYEE_COLUMNS)[number]) => texts[places.get(column) ?? -1] ?? '';
      const record = salaryRecordOf(
        line,
        {
          code: cell('tin'),
          fullName: cell('fio'),
          lastName: cell('lastname'),
          firstName: cell('firstname'),
          middleName: cell('middlename'),
          account: cell('emp_acn'),
        },
        isBroken,
      );
      return buildImportedEmployee(String(line), readPayrollRow(record, NOBODY), context);
    });
}

function buildImportedEmployee(
  id: string,
  row: ReturnType<typeof readPayrollRow>,
  context: EmployeeContext,
): ImportedEmployee {
  const { taxCode, lastName, firstName, middleName, account, card, notes } = row;
  const draft = { taxCode, lastName, firstName, middleName, account };
  const problems: readonly RowProblem[] = [
    ...(row.isBroken ? [{ field: 'row', key: 'brokenRow' } as const] : []),
    ...checkEmployee(draft, context),
  ];
  return {
    id,
    draft,
    problems: card
      ? [
          ...problems.filter(({ field }) => field !== 'account'),
          { field: 'account', key: 'cardNumberInsteadOfAccount' },
        ]
      : problems,
    isSaved: false,
    refusal: null,
    notes,
  };
}

export function correctEmployee(
  row: ImportedEmployee,
  draft: EmployeeDraft,
  context: EmployeeContext,
): ImportedEmployee {
  return { ...row, draft, notes: [], refusal: null, problems: checkEmployee(draft, context) };
}

/**
 * Decides the status of each row; of several rows with one account the first is used.
 * @param checks the bank's comparisons received so far
 */
export function judgeEmployees(
  rows: readonly ImportedEmployee[],
  existing: readonly Employee[],
  checks: PairChecks = NO_CHECKS,
): readonly JudgedEmployee[] {
  const byAccount = new Map(existing.map((employee) => [employee.account, employee] as const));
  const byCode = indexByUniqueCode(existing);
  const earlier = new Set<string>();
  return rows.map((read) => {
    const row = withPairProblem(read, checks);
    const { account, taxCode } = row.draft;
    const isRepeated = earlier.has(account);
    if (row.problems.length === 0) earlier.add(account);
    // The bank matches employees in this way: by account, else by a tax code that only one employee has.
    const found = byAccount.get(account) ?? byCode.get(taxCode) ?? null;
    return { ...row, status: getImportStatus(row, isRepeated, found) };
  });
}

function withPairProblem(row: ImportedEmployee, checks: PairChecks): ImportedEmployee {
  if (row.problems.length > 0 || row.isSaved) return row;
  const { account, taxCode } = row.draft;
  return { ...row, problems: getPairProblems(checks.get(getPairKey({ account, code: taxCode })) ?? null, 'taxCode') };
}

function getImportStatus(row: ImportedEmployee, isRepeated: boolean, found: Employee | null): ImportStatus {
  if (row.isSaved) return 'saved';
  if (row.problems.length > 0 || row.refusal !== null) return 'error';
  if (isRepeated) return 'repeated';
  if (found === null) return 'ok';
  if (isUnchanged(found, row.draft)) return 'known';
  return canEditEmployee(found) ? 'changes' : 'locked';
}

export function isReady({ status }: JudgedEmployee): boolean {
  return status === 'ok' || status === 'changes';
}

function indexByUniqueCode(existing: readonly Employee[]): ReadonlyMap<string, Employee | null> {
  const found = new Map<string, Employee | null>();
  for (const employee of existing) {
    const { taxCode } = employee;
    if (taxCode !== '') found.set(taxCode, found.has(taxCode) ? null : employee);
  }
  return found;
}

function isUnchanged(existing: EmployeeDraft, draft: EmployeeDraft): boolean {
  return (['taxCode', 'lastName', 'firstName', 'middleName', 'account'] as const).every(
    (field) => existing[field] === draft[field],
  );
}

export function mergeSaveResults(
  rows: readonly ImportedEmployee[],
  sent: readonly ImportedEmployee[],
  results: readonly EmployeeResult[],
): readonly ImportedEmployee[] {
  const resultOf = new Map(sent.map(({ id }, place) => [id, results[place]] as const));
  return rows.map((row) => {
    const result = resultOf.get(row.id);
    if (!result) return row;
    if (result.id !== null) return { ...row, isSaved: true };
    return { ...row, problems: result.problems, refusal: result.problems.length > 0 ? null : result.error };
  });
}
