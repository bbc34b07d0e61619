import { normaliseAccount, normaliseCode, normalisePassport } from '../../identifiers';
import { tidyLine } from '../../text';
import { readKopeckAmount } from './read-kopeck-amount';
import type { PayrollRowDraft } from './check-payroll-row';

/** Lower case. Source: docs/requirements/banking-rules.md#import-templates. */
const COLUMNS = ['tin', 'lastname', 'firstname', 'middlename', 'emp_acn'] as const;
/** Bare digits are kopecks in `amount`, hryvnias in `amount_uah`. */
const AMOUNT_COLUMNS = ['amount', 'amount_uah'] as const;

export type ImportedCells = Readonly<Record<string, string>>;

/**
 * Requires all columns in any order and one of the two amounts; COMP_CODE may be missing. Source:
 * docs/requirements/currency-payroll-credits-statements.md#payroll-import.
 */
export function checkPayrollColumns(names: readonly string[]): 'unknownStructure' | null {
  const columns = new Set(names.map((name) => name.trim().toLowerCase()));
  const complete = COLUMNS.every((name) => columns.has(name)) && AMOUNT_COLUMNS.some((name) => columns.has(name));
  return complete ? null : 'unknownStructure';
}

/** Keeps an unreadable amount for the rules to refuse. */
export function readPayrollCells(cells: ImportedCells): PayrollRowDraft {
  const cell = (name: string) => tidyLine(cells[name] ?? '');
  const inHryvnias = cell('amount_uah');
  return {
    taxCode: readCode(cell('tin')),
    lastName: cell('lastname'),
    firstName: cell('firstname'),
    middleName: cell('middlename'),
    account: normaliseAccount(cell('emp_acn')),
    amount: inHryvnias || readAmount(cell('amount')),
  };
}

/** Reads `TIN;LASTNAME;FIRSTNAME;MIDDLENAME;ACCOUNT;AMOUNT`; null for another number of cells. */
export function readPayrollLine(line: string): PayrollRowDraft | null {
  const values = line.split(';');
  if (values.length !== COLUMNS.length + 1) return null;
  const names = [...COLUMNS, 'amount'];
  return readPayrollCells(Object.fromEntries(names.map((name, place) => [name, values[place] ?? ''])));
}

function readAmount(text: string): string {
  const parsed = readKopeckAmount(text);
  return parsed.ok ? parsed.amount : text;
}

/** Reads a text with letters as a passport. */
function readCode(text: string): string {
  const code = normaliseCode(text);
  return /^[0-9]*$/.test(code) ? code : normalisePassport(text);
}
