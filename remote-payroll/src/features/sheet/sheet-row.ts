import type { Employee, StoredPayrollRow } from '@ncb/shared-kernel/api/contract';
import { fieldOfRefusal } from '@ncb/shared-kernel/domain';
import { isCardNumber, maskedCard, normaliseIban, withMaskedCards } from '@ncb/shared-kernel/domain/identifiers';
import { parseAmount } from '@ncb/shared-kernel/domain/money';
import type { ReceiverPair } from '@ncb/shared-kernel/queries';
import type { PayrollRowDraft } from '@ncb/shared-kernel/domain/rules';
import { tidyLine } from '@ncb/shared-kernel/domain/text';

/** A row of the sheet on the screen. Never changed in place: what is known of a row is remembered by it. */
export interface SheetRow extends PayrollRowDraft {
  /** Its name as long as the sheet is open: from 1 in the bank's order, not used again. */
  readonly key: number;
  /** The bank's own data of the person: only the amount is the company's to change. */
  readonly isLocked: boolean;
  readonly outcome: StoredPayrollRow['outcome'];
  /** Why the bank has returned the money: of this row, or of the paid one that it repeats unchanged. */
  readonly reason: string | null;
}

/** The columns that hold the data of a row, in their order. */
export const DATA_COLUMNS = ['taxCode', 'lastName', 'firstName', 'middleName', 'account', 'amount'] as const;
export type DataColumn = (typeof DATA_COLUMNS)[number];

/** The wire's names of the columns, as problems name them. */
export const WIRE_NAMES = {
  taxCode: 'tin',
  lastName: 'lastname',
  firstName: 'firstname',
  middleName: 'middlename',
  account: 'emp_acn',
  amount: 'amount',
} as const satisfies Readonly<Record<DataColumn, string>>;

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

/** A row with a key; `bank` tells which people are the bank's data. */
export function sheetRow(key: number, row: RepeatedRow | StoredPayrollRow, bank?: BankPeople): SheetRow {
  const { taxCode, lastName, firstName, middleName, account, amount } = withoutCards(row);
  const stored = 'fromBank' in row ? row : null;
  return {
    key,
    ...{ taxCode, lastName, firstName, middleName, account, amount },
    isLocked: stored?.fromBank === true || bank?.has(personKey(row)) === true,
    outcome: stored?.outcome ?? null,
    reason: row.reason ?? null,
  };
}

/** The people whose data the bank itself keeps, as it keeps them. */
export type BankPeople = ReadonlySet<string>;

export function bankPeople(
  employees: readonly (Omit<PayrollRowDraft, 'amount'> & Pick<Employee, 'fromBank'>)[],
): BankPeople {
  return new Set(employees.filter(({ fromBank }) => fromBank).map(personKey));
}

/** A person counts as the bank's only with every part as the bank has it. */
function personKey(row: Omit<PayrollRowDraft, 'amount'>): string {
  return [row.taxCode, row.lastName, row.firstName, row.middleName, row.account].join('\t');
}

/** Whether somebody may type into a cell of an editable sheet. */
export function isCellOpen(row: SheetRow, column: DataColumn): boolean {
  return row.key > 0 && (column === 'amount' || !row.isLocked);
}

/** A row in which every card number is masked: no whole one gets into the sheet, and from there into a draft. */
export function withoutCards<Row extends PayrollRowDraft>(row: Row): Row {
  const hasCard = DATA_COLUMNS.some((column) => withMaskedCards(row[column]) !== row[column]);
  if (!hasCard) return row;
  const masked = DATA_COLUMNS.map((column) => [column, withMaskedCards(row[column])] as const);
  return { ...row, ...Object.fromEntries(masked) };
}

/** Returns the text that a cell keeps: a card number is masked; an amount that is none stays as typed, for the rules to judge. */
export function cellValue(column: DataColumn, text: string): string {
  if (isCardNumber(text)) return maskedCard(text);
  if (column === 'account') return withMaskedCards(normaliseIban(text));
  if (column === 'taxCode') return text.replace(/\s/g, '');
  if (column !== 'amount') return withMaskedCards(tidyLine(text));
  const parsed = parseAmount(text);
  return parsed.ok ? parsed.amount : text.trim();
}

/** Builds the pair that the bank compares. */
export function pairOfRow({ account, taxCode }: Pick<PayrollRowDraft, 'account' | 'taxCode'>): ReceiverPair {
  return { account, code: taxCode };
}

/** The column that cures the reason for which the bank has returned the money of the row that this one repeats. */
export function returnedColumn({ outcome, reason }: SheetRow): DataColumn | null {
  if (outcome !== null || reason === null) return null;
  const field = fieldOfRefusal(reason);
  return DATA_COLUMNS.find((column) => WIRE_NAMES[column] === field) ?? 'account';
}

/** The row as it is sent and checked. */
export function toDraftRow({ taxCode, lastName, firstName, middleName, account, amount }: SheetRow): PayrollRowDraft {
  return { taxCode, lastName, firstName, middleName, account, amount };
}

/** `Зразкова О. В.`; the last name alone where there is no other. */
export function shortPerson({ lastName, firstName, middleName }: PayrollRowDraft): string {
  const initials = [firstName, middleName].filter((name) => name !== '').map((name) => `${name.charAt(0)}.`);
  return [lastName, ...initials].join(' ').trim();
}

/** What stands for an amount that is not to be seen by those who look over a shoulder. */
export const MASK = '•••••';
