import { isCardNumber, isTaxCode, maskCard } from '../../identifiers';
import type { Problem } from '../../problem';
import { isOfOldForm, type EmployeeContext, type EmployeeDraft } from './employee';
import { readAmountIn, type AmountUnit } from './detect-unit';
import { checkPayrollRow, type PayrollRowDraft } from './check-payroll-row';

export interface PayrollImportRecord extends EmployeeDraft {
  readonly line: number;
  /** Kopecks or hryvnias, as in the file. */
  readonly amount: string;
  readonly bankCode?: string;
  /** Some cells may belong to another row. */
  readonly isBroken?: boolean;
  /** Original, if letters or marks were corrected. */
  readonly saidName?: string;
  /** Originals, if corrected by check digits. */
  readonly saidAccount?: string;
  readonly saidCode?: string;
}

/** Correction of a row, shown to the user. */
export interface PayrollImportNote {
  readonly kind:
    | 'zerosRestored'
    | 'lettersMended'
    | 'accountMended'
    | 'codeMended'
    | 'accountFromBank'
    | 'nameFromBank';
  readonly field: string;
  /** A card number is masked. */
  readonly said: string;
}

/** Corrected row; the amount is still as in the file. */
export interface ImportedPayrollRow extends PayrollImportRecord {
  /** Masked, in place of an account. */
  readonly card: string;
  /** No name, and no employee has this code or account. */
  readonly isUnknown: boolean;
  readonly notes: readonly PayrollImportNote[];
}

export interface EmployeeIndex {
  byCode(taxCode: string): EmployeeDraft | null;
  byAccount(account: string): EmployeeDraft | null;
}

export function indexEmployees(employees: readonly EmployeeDraft[]): EmployeeIndex {
  const codes = indexUnique(employees, ({ taxCode }) => taxCode);
  const accounts = indexUnique(employees, ({ account }) => account);
  return { byCode: (code) => codes.get(code) ?? null, byAccount: (account) => accounts.get(account) ?? null };
}

/**
 * Restores a tax number's zero if the check digit agrees, replaces a card by the employee's account, adds missing
 * names. A full card number goes no further. Source: docs/requirements/payroll.md#reading-payroll-files,
 * docs/requirements/banking-rules.md#doubts-of-later-areas.
 */
export function readPayrollRow(record: PayrollImportRecord, employeeIndex: EmployeeIndex): ImportedPayrollRow {
  const notes: PayrollImportNote[] = [];
  const taxCode = restoreTaxCode(record.taxCode);
  if (taxCode !== record.taxCode) notes.push({ kind: 'zerosRestored', field: 'taxCode', said: record.taxCode });
  if (record.saidName !== undefined) notes.push({ kind: 'lettersMended', field: 'lastName', said: record.saidName });
  if (record.saidCode !== undefined) notes.push({ kind: 'codeMended', field: 'taxCode', said: record.saidCode });
  if (record.saidAccount !== undefined)
    notes.push({ kind: 'accountMended', field: 'account', said: record.saidAccount });
  const isCard = isCardNumber(record.account);
  const card = isCard ? maskCard(record.account) : '';
  const account = isCard ? (employeeIndex.byCode(taxCode)?.account ?? '') : record.account;
  if (isCard && account !== '') notes.push({ kind: 'accountFromBank', field: 'account', said: card });
  const isNameless = record.lastName === '' && record.firstName === '';
  const person = isNameless
    ? (employeeIndex.byCode(taxCode) ?? (taxCode === '' ? employeeIndex.byAccount(account) : null))
    : null;
  if (person) notes.push({ kind: 'nameFromBank', field: 'lastName', said: '' });
  const { lastName, firstName, middleName } = person ?? record;
  return {
    ...record,
    taxCode,
    account,
    lastName,
    firstName,
    middleName,
    notes,
    card: account === '' ? card : '',
    isUnknown: isNameless && !person,
  };
}

/** Keeps an unreadable amount for the rules to refuse. */
export function readPayrollAmount(text: string, unit: AmountUnit): string {
  const parsed = readAmountIn(unit, text);
  return parsed.ok ? parsed.amount : text;
}

export function toPayrollRow(row: EmployeeDraft, amount: string): PayrollRowDraft {
  const { taxCode, lastName, firstName, middleName, account } = row;
  return { taxCode, lastName, firstName, middleName, account, amount };
}

export function checkImportedPayrollRow(
  row: ImportedPayrollRow,
  amount: string,
  context: EmployeeContext,
): readonly Problem[] {
  const rules = checkPayrollRow(toPayrollRow(row, amount), context);
  return [
    ...(row.isBroken ? [{ field: 'row', key: 'brokenRow' } as const] : []),
    ...(row.isUnknown && row.lastName === '' ? [{ field: 'lastName', key: 'unknownEmployee' } as const] : []),
    ...(row.card ? [{ field: 'account', key: 'cardNumberInsteadOfAccount' } as const] : []),
    ...(isOfOtherBank(row, context) ? [{ field: 'account', key: 'illegalMfoAcn' } as const] : []),
    ...rules.filter(({ field, key }) => {
      if (field !== 'account') return true;
      return !(row.card && key === 'empAcnIsEmpty') && !(key === 'illegalOldAcn' && isOfOtherBank(row, context));
    }),
  ];
}

/** True for an old account with another bank's code: the number here belongs to a stranger. */
function isOfOtherBank({ account, bankCode }: ImportedPayrollRow, { ownBankCode }: EmployeeContext): boolean {
  return isOfOldForm(account) && bankCode !== undefined && bankCode !== ownBankCode;
}

const TAX_CODE_LENGTH = 10;

/** Restores zeros lost in a number column, if the check digit agrees. */
function restoreTaxCode(code: string): string {
  if (!/^[1-9][0-9]{5,8}$/.test(code)) return code;
  const padded = code.padStart(TAX_CODE_LENGTH, '0');
  return isTaxCode(padded) ? padded : code;
}

/** Excludes keys of two employees. */
function indexUnique(employees: readonly EmployeeDraft[], keyOf: (employee: EmployeeDraft) => string) {
  const found = new Map<string, EmployeeDraft | null>();
  for (const employee of employees) {
    const key = keyOf(employee);
    if (key !== '') found.set(key, found.has(key) ? null : employee);
  }
  return found;
}
