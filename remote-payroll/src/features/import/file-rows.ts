import type { Problem } from '@ncb/shared-kernel/domain';
import { normaliseAccount, normaliseCode } from '@ncb/shared-kernel/domain/identifiers';
import { formatMinor, parseAmount, toMinor } from '@ncb/shared-kernel/domain/money';
import {
  checkImportedPayrollRow,
  isCardNumber,
  maskCard,
  readAmountIn,
  readPayrollAmount,
  toPayrollRow,
  splitFullName,
  withCyrillicLetters,
  type AmountUnit,
  type EmployeeContext,
  type ImportedPayrollRow,
  type PayrollRowDraft,
} from '@ncb/shared-kernel/domain/rules';
import { tidyLine } from '@ncb/shared-kernel/domain/text';
import type { CheckedPayrollRow } from '@ncb/shared-kernel/files';

export interface FileRow {
  readonly id: string;
  readonly row: ImportedPayrollRow;
  /** Decimal hryvnias, or the unreadable text; '' until the unit is chosen. */
  readonly amount: string;
  /** The amount was typed in hryvnias: changing the unit does not change it. */
  readonly isTyped: boolean;
  readonly problems: readonly Problem[];
}

export type RepairedField = 'taxCode' | 'name' | 'account' | 'amount';

const CELL_FIELDS: Readonly<Record<RepairedField, readonly string[]>> = {
  taxCode: ['taxCode'],
  name: ['lastName', 'firstName', 'middleName'],
  account: ['account'],
  amount: ['amount'],
};

export function toFileRows(read: readonly CheckedPayrollRow[], unit: AmountUnit | null): readonly FileRow[] {
  return read.map(({ row, problems }, index) => ({
    id: String(index + 1),
    row,
    amount: unit === null ? '' : readPayrollAmount(row.amount, unit),
    isTyped: false,
    problems,
  }));
}

const NONE: readonly Problem[] = [];

/** Converts the amounts to another unit, except those typed on the screen, which are in hryvnias. */
export function convertToUnit(rows: readonly FileRow[], unit: AmountUnit): readonly FileRow[] {
  return rows.map((shown) => {
    if (shown.isTyped) return shown;
    const parsed = readAmountIn(unit, shown.row.amount);
    const others = shown.problems.length > 0 ? shown.problems.filter(({ field }) => field !== 'amount') : NONE;
    return {
      ...shown,
      amount: parsed.ok ? parsed.amount : shown.row.amount,
      problems: parsed.ok ? others : [...others, { field: 'amount', key: 'incorrectPayrollAmount' }],
    };
  });
}

export function correctRow(
  shown: FileRow,
  field: RepairedField,
  text: string,
  context: EmployeeContext & { readonly unit: AmountUnit | null },
): FileRow {
  const row = { ...shown.row, ...toChange(field, text) };
  const amount = field === 'amount' ? normaliseAmount(text) : shown.amount;
  const isTyped = shown.isTyped || field === 'amount';
  const problems = checkImportedPayrollRow(row, amount, context);
  const isUndecided = context.unit === null && !isTyped;
  return {
    ...shown,
    row,
    amount,
    isTyped,
    problems: isUndecided ? problems.filter((problem) => problem.field !== 'amount') : problems,
  };
}

function toChange(field: RepairedField, text: string): Partial<ImportedPayrollRow> {
  switch (field) {
    case 'taxCode':
      return { taxCode: normaliseCode(text) };
    case 'name':
      return splitFullName(tidyLine(text));
    case 'account':
      // A card number typed here is masked as one in a file.
      return isCardNumber(text)
        ? { account: '', card: maskCard(text) }
        : { account: normaliseAccount(text).toUpperCase(), card: '' };
    case 'amount':
      return {};
  }
}

function normaliseAmount(text: string): string {
  const parsed = parseAmount(text);
  return parsed.ok ? parsed.amount : text;
}

export function getFieldProblems({ problems }: FileRow, field: RepairedField): readonly Problem[] {
  return problems.filter((problem) => CELL_FIELDS[field].includes(problem.field));
}

/** Returns the name with Cyrillic letters in place of Latin look-alikes if that alone corrects it. */
export function getCyrillicName(shown: FileRow, name: string, context: EmployeeContext): string | null {
  if (!getFieldProblems(shown, 'name').some(({ key }) => key === 'illegalCharsInFio')) return null;
  const mended = withCyrillicLetters(name);
  const row = { ...shown.row, ...splitFullName(mended) };
  const left = checkImportedPayrollRow(row, '1.00', context);
  return left.some(({ field }) => CELL_FIELDS.name.includes(field)) ? null : mended;
}

export interface FileSums {
  readonly good: number;
  readonly total: string;
  readonly wrong: number;
  readonly noted: number;
}

/** Sums up the rows. Runs over all rows on every key press, so it parses no amount twice. */
export function sumRows(rows: readonly FileRow[]): FileSums {
  let [good, total, noted] = [0, 0n, 0];
  for (const { row, amount, problems } of rows) {
    if (row.notes.length > 0) noted += 1;
    if (problems.length > 0) continue;
    good += 1;
    // Rows have no amount until the unit is chosen.
    if (amount !== '') total += toMinor(amount);
  }
  return { good, total: formatMinor(total), wrong: rows.length - good, noted };
}

export function getGoodRows(rows: readonly FileRow[]): readonly PayrollRowDraft[] {
  return rows.filter(({ problems }) => problems.length === 0).map(toDraft);
}

export function toDraft({ row, amount }: FileRow): PayrollRowDraft {
  return toPayrollRow(row, amount);
}
