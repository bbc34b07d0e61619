import type { Problem } from '@ncb/shared-kernel/domain';
import { normaliseAccount, normaliseCode } from '@ncb/shared-kernel/domain/identifiers';
import { fromMinor, parseAmount, toMinor } from '@ncb/shared-kernel/domain/money';
import {
  checkImportedPayrollRow,
  isCardNumber,
  maskedCard,
  amountIn,
  payrollAmount,
  payrollRowOf,
  splitFullName,
  withCyrillicLetters,
  type AmountUnit,
  type EmployeeContext,
  type ImportedPayrollRow,
  type PayrollRowDraft,
} from '@ncb/shared-kernel/domain/rules';
import { tidyLine } from '@ncb/shared-kernel/domain/text';
import type { CheckedPayrollRow } from '@ncb/shared-kernel/files';

/** A row of the file on the screen: what it says, what it becomes, what is wrong with it. */
export interface SheetRow {
  /** Its place in the file among the rows, from 1. */
  readonly id: string;
  readonly row: ImportedPayrollRow;
  /** Decimal hryvnias, or what cannot be read as an amount; '' while nobody has said the unit. */
  readonly amount: string;
  /** The amount was typed on the screen: another unit does not change it. */
  readonly isTyped: boolean;
  readonly problems: readonly Problem[];
}

/** What a person can put right in a row. */
export type RepairedField = 'tin' | 'name' | 'emp_acn' | 'amount';

/** Fields of problems by the cell under which they are put right. */
export const CELL_FIELDS: Readonly<Record<RepairedField, readonly string[]>> = {
  tin: ['tin'],
  name: ['lastname', 'firstname', 'middlename'],
  emp_acn: ['emp_acn'],
  amount: ['amount'],
};

/** The rows as they were read, judged by the unit that the file itself tells. */
export function sheetRows(read: readonly CheckedPayrollRow[], unit: AmountUnit | null): readonly SheetRow[] {
  return read.map(({ row, problems }, index) => ({
    id: String(index + 1),
    row,
    amount: unit === null ? '' : payrollAmount(row.amount, unit),
    isTyped: false,
    problems,
  }));
}

const NONE: readonly Problem[] = [];

/** The rows in another unit; what was typed on the screen is in hryvnias whatever the file is in. */
export function inUnit(rows: readonly SheetRow[], unit: AmountUnit): readonly SheetRow[] {
  return rows.map((shown) => {
    if (shown.isTyped) return shown;
    const parsed = amountIn(unit, shown.row.amount);
    const others = shown.problems.length > 0 ? shown.problems.filter(({ field }) => field !== 'amount') : NONE;
    return {
      ...shown,
      amount: parsed.ok ? parsed.amount : shown.row.amount,
      problems: parsed.ok ? others : [...others, { field: 'amount', key: 'incorrectPayrollAmount' }],
    };
  });
}

/** A row with what a person has put in place of one of its cells. */
export function repaired(
  shown: SheetRow,
  field: RepairedField,
  text: string,
  context: EmployeeContext & { readonly unit: AmountUnit | null },
): SheetRow {
  const row = { ...shown.row, ...changeOf(field, text) };
  const amount = field === 'amount' ? typedAmount(text) : shown.amount;
  const isTyped = shown.isTyped || field === 'amount';
  const problems = checkImportedPayrollRow(row, amount, context);
  const isUndecided = context.unit === null && !isTyped;
  return {
    ...shown,
    ...{ row, amount, isTyped },
    problems: isUndecided ? problems.filter((problem) => problem.field !== 'amount') : problems,
  };
}

function changeOf(field: RepairedField, text: string): Partial<ImportedPayrollRow> {
  switch (field) {
    case 'tin':
      return { taxCode: normaliseCode(text) };
    case 'name':
      return splitFullName(tidyLine(text));
    case 'emp_acn':
      // A card that is typed here is masked as one of the file is.
      return isCardNumber(text)
        ? { account: '', card: maskedCard(text) }
        : { account: normaliseAccount(text).toUpperCase(), card: '' };
    case 'amount':
      return {};
  }
}

function typedAmount(text: string): string {
  const parsed = parseAmount(text);
  return parsed.ok ? parsed.amount : text;
}

export function problemsUnder({ problems }: SheetRow, field: RepairedField): readonly Problem[] {
  return problems.filter((problem) => CELL_FIELDS[field].includes(problem.field));
}

/** The name with Cyrillic letters in place of Latin look-alikes, where that alone mends it; null otherwise. */
export function mendedName(shown: SheetRow, name: string, context: EmployeeContext): string | null {
  if (!problemsUnder(shown, 'name').some(({ key }) => key === 'illegalCharsInFio')) return null;
  const mended = withCyrillicLetters(name);
  const row = { ...shown.row, ...splitFullName(mended) };
  const left = checkImportedPayrollRow(row, '1.00', context);
  return left.some(({ field }) => CELL_FIELDS.name.includes(field)) ? null : mended;
}

export interface SheetSums {
  /** Rows that can be added, and what they pay: decimal string, '0.00' for none. */
  readonly good: number;
  readonly total: string;
  readonly wrong: number;
  /** Rows in which something was put right while they were read. */
  readonly noted: number;
}

/** Walks through all rows at every key that is pressed: it reads no amount twice. */
export function sumsOf(rows: readonly SheetRow[]): SheetSums {
  let [good, total, noted] = [0, 0n, 0];
  for (const { row, amount, problems } of rows) {
    if (row.notes.length > 0) noted += 1;
    if (problems.length > 0) continue;
    good += 1;
    // Rows have no amount until the unit is chosen.
    if (amount !== '') total += toMinor(amount);
  }
  return { good, total: fromMinor(total), wrong: rows.length - good, noted };
}

/** What goes into the payroll. */
export function goodRows(rows: readonly SheetRow[]): readonly PayrollRowDraft[] {
  return rows.filter(({ problems }) => problems.length === 0).map(draftOf);
}

export function draftOf({ row, amount }: SheetRow): PayrollRowDraft {
  return payrollRowOf(row, amount);
}
