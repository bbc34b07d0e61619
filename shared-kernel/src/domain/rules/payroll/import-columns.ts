import { normaliseAccount, normaliseCode, normalisePassport } from '../../identifiers';
import { tidyLine } from '../../text';
import { importedAmount } from './imported-amount';
import type { PayrollRowDraft } from './payroll-row';

/** Columns of a payroll table, by their names in lower case. Source: reference/banking 4.4 */
const COLUMNS = ['tin', 'lastname', 'firstname', 'middlename', 'emp_acn'] as const;
/** Kopecks when written in digits alone, and the same for people who write hryvnias. */
const AMOUNT_COLUMNS = ['amount', 'amount_uah'] as const;

/** A row of a table by the lower-case names of its columns. */
export type ImportedCells = Readonly<Record<string, string>>;

/**
 * Whether a table can be a payroll: it has every column, in any order, and one of the two amounts. COMP_CODE may be
 * missing. Source: spec 3 §5 ("a file without expected columns")
 */
export function checkPayrollColumns(names: readonly string[]): 'unknownStructure' | null {
  const known = new Set(names.map((name) => name.trim().toLowerCase()));
  const complete = COLUMNS.every((name) => known.has(name)) && AMOUNT_COLUMNS.some((name) => known.has(name));
  return complete ? null : 'unknownStructure';
}

/** A row of a payroll from the cells of a table; an amount that cannot be read stays as it is, for the rules to refuse. */
export function payrollRowFromCells(cells: ImportedCells): PayrollRowDraft {
  const cell = (name: string) => tidyLine(cells[name] ?? '');
  const inHryvnias = cell('amount_uah');
  return {
    taxCode: importedCode(cell('tin')),
    lastName: cell('lastname'),
    firstName: cell('firstname'),
    middleName: cell('middlename'),
    account: normaliseAccount(cell('emp_acn')),
    amount: inHryvnias || amountOf(cell('amount')),
  };
}

/** A row of a payroll from a line `TIN;LASTNAME;FIRSTNAME;MIDDLENAME;ACCOUNT;AMOUNT`; null for another number of cells. */
export function payrollRowFromLine(line: string): PayrollRowDraft | null {
  const values = line.split(';');
  if (values.length !== COLUMNS.length + 1) return null;
  const names = [...COLUMNS, 'amount'];
  return payrollRowFromCells(Object.fromEntries(names.map((name, place) => [name, values[place] ?? ''])));
}

function amountOf(text: string): string {
  const parsed = importedAmount(text);
  return parsed.ok ? parsed.amount : text;
}

/** A code of digits stays one: a passport's series is what has letters in it. */
function importedCode(text: string): string {
  const code = normaliseCode(text);
  return /^[0-9]*$/.test(code) ? code : normalisePassport(text);
}
