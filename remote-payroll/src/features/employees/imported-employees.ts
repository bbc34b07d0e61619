import { NO_CHECKS, pairKey, pairProblems, type PairChecks } from '@ncb/shared-kernel/blocks/account-code';
import type { FieldProblem } from '@ncb/shared-kernel/api/client';
import type { Employee, EmployeeResult } from '@ncb/shared-kernel/api/contract';
import {
  canEditEmployee,
  checkEmployee,
  knownEmployees,
  readPayrollRow,
  type EmployeeContext,
  type EmployeeDraft,
  type PayrollImportNote,
} from '@ncb/shared-kernel/domain/rules';
import { PAYROLL_HEADINGS, salaryRecordOf, type TableCells } from '@ncb/shared-kernel/files';

/** Columns that a file of employees may have, by their names in salary files; in the order in which they are offered. */
export const EMPLOYEE_COLUMNS = ['fio', 'lastname', 'firstname', 'middlename', 'tin', 'emp_acn'] as const;

/** How programs and people head them, as in salary files. */
export const EMPLOYEE_HEADINGS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  EMPLOYEE_COLUMNS.map((column) => [column, PAYROLL_HEADINGS[column].split('|')]),
);

/** Without it a file is no list of employees; a name may stand in one column or in three. */
export const EMPLOYEE_NEEDS = ['emp_acn'] as const;

/**
 * What becomes of a row: it is new, it changes a known employee, it cannot be kept, the list has it already, it would
 * change the bank's data, the file has it already, it is kept.
 */
export const IMPORT_STATUSES = ['ok', 'changes', 'error', 'known', 'locked', 'repeated', 'saved'] as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

/** Of a rule, or of the bank. */
export type RowProblem = Pick<FieldProblem, 'field' | 'key'> & Partial<Pick<FieldProblem, 'params'>>;

/** An employee of a file. */
export interface ImportedEmployee {
  /** Where a person finds it in the file. */
  readonly id: string;
  readonly draft: EmployeeDraft;
  /** By the fields of an employee. */
  readonly problems: readonly RowProblem[];
  /** Why the bank did not keep it, in its words, where no field is to blame; null before it was asked. */
  readonly refusal: string | null;
  readonly isSaved: boolean;
  /** What was put right on the way in. */
  readonly notes: readonly PayrollImportNote[];
}

/** A row with what is to become of it. */
export interface JudgedEmployee extends ImportedEmployee {
  readonly status: ImportStatus;
}

const NOBODY = knownEmployees([]);

/** Reads the rows of a table. @param columns the file's headings as the reader has named them, in any order */
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
      return importedEmployee(String(line), readPayrollRow(record, NOBODY), context);
    });
}

function importedEmployee(
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
          ...problems.filter(({ field }) => field !== 'emp_acn'),
          { field: 'emp_acn', key: 'cardNumberInsteadOfAccount' },
        ]
      : problems,
    isSaved: false,
    refusal: null,
    notes,
  };
}

/** The row after somebody has put it right. */
export function correctedEmployee(
  row: ImportedEmployee,
  draft: EmployeeDraft,
  context: EmployeeContext,
): ImportedEmployee {
  return { ...row, draft, notes: [], refusal: null, problems: checkEmployee(draft, context) };
}

/**
 * Decides what happens to each row; of several rows with one account the first is used.
 * @param checks the bank's comparisons of accounts with tax codes, so far as it has answered
 */
export function judgeEmployees(
  rows: readonly ImportedEmployee[],
  known: readonly Employee[],
  checks: PairChecks = NO_CHECKS,
): readonly JudgedEmployee[] {
  const byAccount = new Map(known.map((employee) => [employee.account, employee] as const));
  const byCode = onlyByCode(known);
  const seen = new Set<string>();
  return rows.map((read) => {
    const row = withPairProblem(read, checks);
    const { account, taxCode } = row.draft;
    const isRepeated = seen.has(account);
    if (row.problems.length === 0) seen.add(account);
    // As the bank finds him: by the account, or else by a code that only one has.
    const found = byAccount.get(account) ?? byCode.get(taxCode) ?? null;
    return { ...row, status: statusOf(row, isRepeated, found) };
  });
}

function withPairProblem(row: ImportedEmployee, checks: PairChecks): ImportedEmployee {
  if (row.problems.length > 0 || row.isSaved) return row;
  const { account, taxCode } = row.draft;
  return { ...row, problems: pairProblems(checks.get(pairKey({ account, code: taxCode })) ?? null, 'tin') };
}

function statusOf(row: ImportedEmployee, isRepeated: boolean, found: Employee | null): ImportStatus {
  if (row.isSaved) return 'saved';
  if (row.problems.length > 0 || row.refusal !== null) return 'error';
  if (isRepeated) return 'repeated';
  if (found === null) return 'ok';
  if (isSame(found, row.draft)) return 'known';
  return canEditEmployee(found) ? 'changes' : 'locked';
}

/** Rows that the bank is given. */
export function isReady({ status }: JudgedEmployee): boolean {
  return status === 'ok' || status === 'changes';
}

function onlyByCode(known: readonly Employee[]): ReadonlyMap<string, Employee | null> {
  const found = new Map<string, Employee | null>();
  for (const employee of known) {
    const { taxCode } = employee;
    if (taxCode !== '') found.set(taxCode, found.has(taxCode) ? null : employee);
  }
  return found;
}

function isSame(known: EmployeeDraft, draft: EmployeeDraft): boolean {
  return (['taxCode', 'lastName', 'firstName', 'middleName', 'account'] as const).every(
    (field) => known[field] === draft[field],
  );
}

/** The rows with what the bank said of those that it was given, in their order. */
export function withResults(
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
