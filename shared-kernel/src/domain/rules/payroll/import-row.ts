import { isCardNumber, isTaxCode, maskedCard } from '../../identifiers';
import type { Problem } from '../../problem';
import { isOfOldForm, type EmployeeContext, type EmployeeDraft } from './employee';
import { amountIn, type AmountUnit } from './import-unit';
import { checkPayrollRow, type PayrollRowDraft } from './payroll-row';

/** A row of a salary file as the file has it, its text tidied and nobody has judged it. */
export interface PayrollImportRecord extends EmployeeDraft {
  /** Where it stands in its file, for a person to find it. */
  readonly line: number;
  /** As it is written there: in kopecks or hryvnias. */
  readonly amount: string;
  /** Of the bank that holds the account, where the file names one. */
  readonly bankCode?: string;
  /** It could not be told apart: some of its cells may be another's. */
  readonly isBroken?: boolean;
  /** The name as the file has it, where letters or signs in it were mended. */
  readonly saidName?: string;
  /** The account and the code as the file has them, where they were mended by their check digits. */
  readonly saidAccount?: string;
  readonly saidCode?: string;
}

/** Something that was put right on the way in, for the person to look at. */
export interface PayrollImportNote {
  readonly kind:
    | 'zerosRestored'
    | 'lettersMended'
    | 'accountMended'
    | 'codeMended'
    | 'accountFromBank'
    | 'nameFromBank';
  readonly field: string;
  /** What the file says; a card is masked. */
  readonly said: string;
}

/** A row of a salary file with what was put right in it; its amount is still as the file has it. */
export interface ImportedPayrollRow extends PayrollImportRecord {
  /** The masked number of a card that stands in place of the account; '' for none. */
  readonly card: string;
  /** The file gives no name, and the company's employees have nobody with this code or account. */
  readonly isUnknown: boolean;
  readonly notes: readonly PayrollImportNote[];
}

/** Who the company's employees are, by what a file may know of them. */
export interface KnownEmployees {
  byCode(taxCode: string): EmployeeDraft | null;
  byAccount(account: string): EmployeeDraft | null;
}

export function knownEmployees(employees: readonly EmployeeDraft[]): KnownEmployees {
  const codes = onlyBy(employees, ({ taxCode }) => taxCode);
  const accounts = onlyBy(employees, ({ account }) => account);
  return { byCode: (code) => codes.get(code) ?? null, byAccount: (account) => accounts.get(account) ?? null };
}

/**
 * Puts right what a file has lost on its way: the leading zero of a tax number where the check digit agrees, the account in
 * place of a card, the names where the layout has none. The number of a card goes no further than this.
 * Source: reference/areas B2, H
 */
export function readPayrollRow(record: PayrollImportRecord, known: KnownEmployees): ImportedPayrollRow {
  const notes: PayrollImportNote[] = [];
  const taxCode = restoredTaxCode(record.taxCode);
  if (taxCode !== record.taxCode) notes.push({ kind: 'zerosRestored', field: 'tin', said: record.taxCode });
  if (record.saidName !== undefined) notes.push({ kind: 'lettersMended', field: 'lastname', said: record.saidName });
  if (record.saidCode !== undefined) notes.push({ kind: 'codeMended', field: 'tin', said: record.saidCode });
  if (record.saidAccount !== undefined)
    notes.push({ kind: 'accountMended', field: 'emp_acn', said: record.saidAccount });
  const isCard = isCardNumber(record.account);
  const card = isCard ? maskedCard(record.account) : '';
  const account = isCard ? (known.byCode(taxCode)?.account ?? '') : record.account;
  if (isCard && account !== '') notes.push({ kind: 'accountFromBank', field: 'emp_acn', said: card });
  const isNameless = record.lastName === '' && record.firstName === '';
  const person = isNameless ? (known.byCode(taxCode) ?? (taxCode === '' ? known.byAccount(account) : null)) : null;
  if (person) notes.push({ kind: 'nameFromBank', field: 'lastname', said: '' });
  const { lastName, firstName, middleName } = person ?? record;
  return {
    ...record,
    ...{ taxCode, account, lastName, firstName, middleName, notes },
    card: account === '' ? card : '',
    isUnknown: isNameless && !person,
  };
}

/** The amount of a row: decimal hryvnias where it is one, otherwise what the file says, for the rules to refuse. */
export function payrollAmount(text: string, unit: AmountUnit): string {
  const parsed = amountIn(unit, text);
  return parsed.ok ? parsed.amount : text;
}

/** The row as it goes into a payroll. */
export function payrollRowOf(row: EmployeeDraft, amount: string): PayrollRowDraft {
  const { taxCode, lastName, firstName, middleName, account } = row;
  return { taxCode, lastName, firstName, middleName, account, amount };
}

/** All problems of an imported row with its amount in hryvnias. Source: spec 3 §5, reference/areas B2, H */
export function checkImportedPayrollRow(
  row: ImportedPayrollRow,
  amount: string,
  context: EmployeeContext,
): readonly Problem[] {
  const rules = checkPayrollRow(payrollRowOf(row, amount), context);
  return [
    ...(row.isBroken ? [{ field: 'row', key: 'brokenRow' } as const] : []),
    ...(row.isUnknown && row.lastName === '' ? [{ field: 'lastname', key: 'unknownEmployee' } as const] : []),
    ...(row.card ? [{ field: 'emp_acn', key: 'cardNumberInsteadOfAccount' } as const] : []),
    ...(isOfOtherBank(row, context) ? [{ field: 'emp_acn', key: 'illegalMfoAcn' } as const] : []),
    ...rules.filter(({ field, key }) => {
      if (field !== 'emp_acn') return true;
      return !(row.card && key === 'empAcnIsEmpty') && !(key === 'illegalOldAcn' && isOfOtherBank(row, context));
    }),
  ];
}

/** An account of before is one of our bank: with the code of another it would be a stranger's who has this number here. */
function isOfOtherBank({ account, bankCode }: ImportedPayrollRow, { ownBankCode }: EmployeeContext): boolean {
  return isOfOldForm(account) && bankCode !== undefined && bankCode !== ownBankCode;
}

const TAX_CODE_LENGTH = 10;

/** A code of a number column has lost its zeros; the check digit decides whether they belong there. */
function restoredTaxCode(code: string): string {
  if (!/^[1-9][0-9]{5,8}$/.test(code)) return code;
  const padded = code.padStart(TAX_CODE_LENGTH, '0');
  return isTaxCode(padded) ? padded : code;
}

/** Employees by a key; a key of two people is nobody's. */
function onlyBy(employees: readonly EmployeeDraft[], keyOf: (employee: EmployeeDraft) => string) {
  const found = new Map<string, EmployeeDraft | null>();
  for (const employee of employees) {
    const key = keyOf(employee);
    if (key !== '') found.set(key, found.has(key) ? null : employee);
  }
  return found;
}
