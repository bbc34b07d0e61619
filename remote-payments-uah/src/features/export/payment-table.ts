import type { JournalRow } from '@ncb/shared-kernel/api/contract';
import {
  bankCodeOf,
  checkCompanyCode,
  checkPassport,
  isBudgetIban,
  NO_CODE,
} from '@ncb/shared-kernel/domain/identifiers';
import {
  readStructuredPurpose,
  recogniseStructuredPurpose,
  type StructuredPurpose,
} from '@ncb/shared-kernel/domain/remittance';
import { PAYMENT_EXPORT_COLUMNS, RARE_PAYMENT_EXPORT_COLUMNS, type ExportTable } from '@ncb/shared-kernel/files';

/** Who pays all these payments. */
export interface Payer {
  readonly name: string;
  readonly code: string;
  readonly bankCode: string;
  /** IBANs of the company's accounts by the accounts' ids. */
  readonly ibans: ReadonlyMap<string, string>;
}

/** Source: spec 2 §9 "Default export columns", reference/banking 4.4 for the rare ones */
const CELLS: Readonly<Record<string, (payment: JournalRow, payer: Payer) => string>> = {
  oper_n: ({ number }) => number,
  oper_date: ({ documentDate }) => documentDate,
  mfo_d: (_, { bankCode }) => bankCode,
  acn_d: ({ debitAccountId, debitAccount }, { ibans }) => ibans.get(debitAccountId) ?? debitAccount,
  okpo_d: (_, { code }) => code,
  name_d: (_, { name }) => name,
  sum_cur: ({ amount }) => amount,
  cur_ref: ({ currencyCode }) => currencyCode,
  mfo_c: ({ receiverBankCode, receiverAccount }) => receiverBankCode ?? bankCodeOf(receiverAccount),
  acn_c: ({ receiverAccount }) => receiverAccount,
  name_c: ({ receiverName }) => receiverName,
  okpo_c: (payment) => (hasPassport(payment) ? '' : payment.receiverCode),
  psp_c: (payment) => (hasPassport(payment) ? payment.receiverCode : ''),
  pay_purp: ({ purpose }) => purpose,
  oper_datev: ({ valueDate }) => valueDate ?? '',
  spp_type: (payment) => purposeCells(payment).kind,
  spp_code: (payment) => purposeCells(payment).code,
  spp_inf: (payment) => purposeCells(payment).info,
};

export const EXPORT_COLUMN_NAMES: readonly string[] = PAYMENT_EXPORT_COLUMNS.map(({ name }) => name);

/**
 * Payments as a table for other programs. Passports and structured purposes have columns of their own, as an import file
 * has, where one of the payments needs them: read again they would be wrong codes and plain purposes.
 * @param names of the columns wanted; they stand in the default order
 */
export function paymentTable(payments: readonly JournalRow[], names: readonly string[], payer: Payer): ExportTable {
  const cell = (name: string, payment: JournalRow) => CELLS[name]?.(payment, payer) ?? '';
  const columns = [
    ...PAYMENT_EXPORT_COLUMNS.filter(({ name }) => names.includes(name)),
    ...RARE_PAYMENT_EXPORT_COLUMNS.filter(({ name }) => payments.some((payment) => cell(name, payment) !== '')),
  ];
  return { columns, rows: payments.map((payment) => columns.map(({ name }) => cell(name, payment))) };
}

/** Where the bank does not say what the code is: what can be a passport alone. Nine zeros are those of a non-resident. */
function hasPassport({ receiverCode: code, receiverHasCode }: JournalRow): boolean {
  if (code === NO_CODE || checkPassport(code) !== null) return false;
  return receiverHasCode === undefined ? checkCompanyCode(code) !== null : !receiverHasCode;
}

interface PurposeCells {
  readonly kind: string;
  readonly code: string;
  readonly info: string;
}

const PLAIN: PurposeCells = { kind: '', code: '', info: '' };

/**
 * What a row has columns for. A distribution and a tax notice do not fit into one: such a row has the kind alone and is
 * refused until somebody has filled in the rest.
 */
function purposeCells(payment: JournalRow): PurposeCells {
  const purpose = structuredPurposeOf(payment);
  switch (purpose?.kind) {
    case 'budget': {
      const { kind, paymentKindCode, taxNotice, additionalInfo } = purpose;
      return taxNotice === '' ? { kind, code: paymentKindCode, info: additionalInfo } : { ...PLAIN, kind };
    }
    case 'stateProperty':
      return { kind: purpose.kind, code: purpose.budgetCode, info: purpose.additionalInfo };
    case 'singleAccount':
      return { ...PLAIN, kind: purpose.kind };
    case 'none':
    case undefined:
      return PLAIN;
  }
}

/** Where the bank does not tell it: what the purpose of a payment to the Treasury says. */
function structuredPurposeOf({ structuredPurposeXml, receiverAccount, purpose }: JournalRow): StructuredPurpose | null {
  if (structuredPurposeXml === undefined) {
    return isBudgetIban(receiverAccount) ? recogniseStructuredPurpose(purpose) : null;
  }
  const reading = readStructuredPurpose(structuredPurposeXml);
  return reading.ok ? reading.purpose : null;
}
