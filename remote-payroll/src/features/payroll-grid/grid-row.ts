import type { Employee, StoredPayrollRow } from '@ncb/shared-kernel/api/contract';
import { findFieldOfRefusal } from '@ncb/shared-kernel/domain';
import { isCardNumber, maskCard, normaliseIban, maskCards } from '@ncb/shared-kernel/domain/identifiers';
import { parseAmount } from '@ncb/shared-kernel/domain/money';
import type { ReceiverPair } from '@ncb/shared-kernel/queries';
import type { PayrollRowDraft } from '@ncb/shared-kernel/domain/rules';
import { tidyLine } from '@ncb/shared-kernel/domain/text';

/** Row of the payroll grid. Immutable: results are cached by the row object. */
export interface GridRow extends PayrollRowDraft {
  /** Identifier while the grid is open: from 1 in the bank's order, never reused. */
  readonly key: number;
  /** The employee's data come from the bank; only the amount can be changed. */
  readonly isLocked: boolean;
  readonly outcome: StoredPayrollRow['outcome'];
  /** Why the bank has returned the money: of this row, or of the paid one that it repeats unchanged. */
  readonly reason: string | null;
}

export const DATA_COLUMNS = ['taxCode', 'lastName', 'firstName', 'middleName', 'account', 'amount'] as const;
export type DataColumn = (typeof DATA_COLUMNS)[number];

export const EMPTY_ROW: PayrollRowDraft = {
  taxCode: '',
  lastName: '',
  firstName: '',
  middleName: '',
  account: '',
  amount: '',
};

/** A row to be paid; of one that repeats a returned row, why the bank has returned it. */
type RepeatedRow = PayrollRowDraft & { readonly reason?: string | null };

/** Builds a row; `bank` lists the employees whose data come from the bank. */
export function toGridRow(key: number, row: RepeatedRow | StoredPayrollRow, bank?: BankPeople): GridRow {
  const { taxCode, lastName, firstName, middleName, account, amount } = withoutCards(row);
  const stored = 'fromBank' in row ? row : null;
  return {
    key,
    taxCode,
    lastName,
    firstName,
    middleName,
    account,
    amount,
    isLocked: stored?.fromBank === true || bank?.has(buildPersonKey(row)) === true,
    outcome: stored?.outcome ?? null,
    reason: row.reason ?? null,
  };
}

export type BankPeople = ReadonlySet<string>;

export function getBankPeople(
  employees: readonly (Omit<PayrollRowDraft, 'amount'> & Pick<Employee, 'fromBank'>)[],
): BankPeople {
  return new Set(employees.filter(({ fromBank }) => fromBank).map(buildPersonKey));
}

/** Joins all fields: an employee counts as the bank's only if every field agrees. */
function buildPersonKey(row: Omit<PayrollRowDraft, 'amount'>): string {
  return [row.taxCode, row.lastName, row.firstName, row.middleName, row.account].join('\t');
}

/** True if the cell of an editable grid can be changed. */
export function isCellEditable(row: GridRow, column: DataColumn): boolean {
  return row.key > 0 && (column === 'amount' || !row.isLocked);
}

/** Masks card numbers, so that no full number gets into the grid or a saved draft. */
export function withoutCards<Row extends PayrollRowDraft>(row: Row): Row {
  const hasCard = DATA_COLUMNS.some((column) => maskCards(row[column]) !== row[column]);
  if (!hasCard) return row;
  const masked = DATA_COLUMNS.map((column) => [column, maskCards(row[column])] as const);
  return { ...row, ...Object.fromEntries(masked) };
}

/** Masks a card number; an invalid amount stays as typed, for the rules to judge. */
export function normaliseCell(column: DataColumn, text: string): string {
  if (isCardNumber(text)) return maskCard(text);
  if (column === 'account') return maskCards(normaliseIban(text));
  if (column === 'taxCode') return text.replace(/\s/g, '');
  if (column !== 'amount') return maskCards(tidyLine(text));
  const parsed = parseAmount(text);
  return parsed.ok ? parsed.amount : text.trim();
}

export function toReceiverPair({ account, taxCode }: Pick<PayrollRowDraft, 'account' | 'taxCode'>): ReceiverPair {
  return { account, code: taxCode };
}

/** The column that cures the reason for which the bank has returned the money of the row that this one repeats. */
export function findReturnedColumn({ outcome, reason }: GridRow): DataColumn | null {
  if (outcome !== null || reason === null) return null;
  const field = findFieldOfRefusal(reason);
  return DATA_COLUMNS.find((column) => column === field) ?? 'account';
}

export function toDraftRow({ taxCode, lastName, firstName, middleName, account, amount }: GridRow): PayrollRowDraft {
  return { taxCode, lastName, firstName, middleName, account, amount };
}

/** Formats a short name like `Зразкова О. В.`; the last name alone if there are no others. */
export function formatShortName({ lastName, firstName, middleName }: PayrollRowDraft): string {
  const initials = [firstName, middleName].filter((name) => name !== '').map((name) => `${name.charAt(0)}.`);
  return [lastName, ...initials].join(' ').trim();
}

export const MASK = '•••••';
