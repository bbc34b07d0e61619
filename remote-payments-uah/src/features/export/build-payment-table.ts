import type { JournalRow } from '@ncb/shared-kernel/api/contract';
import {
  getIbanBankCode,
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
import {
  PAYMENT_EXPORT_COLUMNS,
  RARE_PAYMENT_EXPORT_COLUMNS,
  type ExportTable,
  type PaymentExportColumn,
} from '@ncb/shared-kernel/files';

export interface Payer {
  readonly name: string;
  readonly code: string;
  readonly bankCode: string;
  readonly ibans: ReadonlyMap<string, string>;
}

/**
 * Cells by export column. Source: docs/requirements/hryvnia-payments.md#export-columns,
 * docs/requirements/banking-rules.md#import-templates.
 */
const CELLS: Readonly<Record<PaymentExportColumn, (payment: JournalRow, payer: Payer) => string>> = {
  oper_n: ({ number }) => number,
  oper_date: ({ documentDate }) => documentDate,
  mfo_d: (_, { bankCode }) => bankCode,
  acn_d: ({ debitAccountId, debitAccount }, { ibans }) => ibans.get(debitAccountId) ?? debitAccount,
  okpo_d: (_, { code }) => code,
  name_d: (_, { name }) => name,
  sum_cur: ({ amount }) => amount,
  cur_ref: ({ currencyCode }) => currencyCode,
  mfo_c: ({ receiverBankCode, receiverAccount }) => receiverBankCode ?? getIbanBankCode(receiverAccount),
  acn_c: ({ receiverAccount }) => receiverAccount,
  name_c: ({ receiverName }) => receiverName,
  okpo_c: (payment) => (hasPassport(payment) ? '' : payment.receiverCode),
  psp_c: (payment) => (hasPassport(payment) ? payment.receiverCode : ''),
  pay_purp: ({ purpose }) => purpose,
  oper_datev: ({ valueDate }) => valueDate ?? '',
  spp_type: (payment) => buildPurposeCells(payment).kind,
  spp_code: (payment) => buildPurposeCells(payment).code,
  spp_inf: (payment) => buildPurposeCells(payment).info,
};

export const EXPORT_COLUMN_NAMES: readonly string[] = PAYMENT_EXPORT_COLUMNS.map(({ name }) => name);

/**
 * Builds a table for other programs. Passports and structured purposes get columns if needed: a reimport would read
 * them as wrong codes and plain purposes.
 * @param names of the requested columns; the default order is kept
 */
export function buildPaymentTable(
  payments: readonly JournalRow[],
  names: readonly string[],
  payer: Payer,
): ExportTable {
  const cell = (name: PaymentExportColumn, payment: JournalRow) => CELLS[name](payment, payer);
  const columns = [
    ...PAYMENT_EXPORT_COLUMNS.filter(({ name }) => names.includes(name)),
    ...RARE_PAYMENT_EXPORT_COLUMNS.filter(({ name }) => payments.some((payment) => cell(name, payment) !== '')),
  ];
  return { columns, rows: payments.map((payment) => columns.map(({ name }) => cell(name, payment))) };
}

/**
 * Returns true for a code that can only be a passport, if the server sends no flag. Nine zeros stand for a
 * non-resident.
 */
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
 * Builds purpose columns; a distribution or tax notice does not fit: the row has the kind only, and an import refuses
 * it.
 */
function buildPurposeCells(payment: JournalRow): PurposeCells {
  const purpose = getStructuredPurpose(payment);
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

/** Returns the structured purpose; without XML it is recognised from the text, for the Treasury only. */
function getStructuredPurpose({
  structuredPurposeXml,
  receiverAccount,
  purpose,
}: JournalRow): StructuredPurpose | null {
  if (structuredPurposeXml === undefined) {
    return isBudgetIban(receiverAccount) ? recogniseStructuredPurpose(purpose) : null;
  }
  const reading = readStructuredPurpose(structuredPurposeXml);
  return reading.ok ? reading.purpose : null;
}
