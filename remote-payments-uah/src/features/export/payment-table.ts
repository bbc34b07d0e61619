import type { JournalRow } from '@ncb/shared-kernel/api/contract';
import { bankCodeOf } from '@ncb/shared-kernel/domain/identifiers';
import { PAYMENT_EXPORT_COLUMNS, type ExportTable } from '@ncb/shared-kernel/files';

/** Who pays all these payments. */
export interface Payer {
  readonly name: string;
  readonly code: string;
  readonly bankCode: string;
  /** IBANs of the company's accounts by the accounts' ids. */
  readonly ibans: ReadonlyMap<string, string>;
}

/** Source: spec 2 §9 "Default export columns" */
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
  okpo_c: ({ receiverCode }) => receiverCode,
  pay_purp: ({ purpose }) => purpose,
  oper_datev: ({ valueDate }) => valueDate ?? '',
};

export const EXPORT_COLUMN_NAMES: readonly string[] = PAYMENT_EXPORT_COLUMNS.map(({ name }) => name);

/**
 * Payments as a table for other programs.
 * @param names of the columns wanted; they stand in the default order
 */
export function paymentTable(payments: readonly JournalRow[], names: readonly string[], payer: Payer): ExportTable {
  const columns = PAYMENT_EXPORT_COLUMNS.filter(({ name }) => names.includes(name));
  return {
    columns,
    rows: payments.map((payment) => columns.map(({ name }) => CELLS[name]?.(payment, payer) ?? '')),
  };
}
