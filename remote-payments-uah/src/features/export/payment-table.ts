import type { JournalRow } from '@ncb/shared-kernel/api/contract';
import type { ExportTable } from '@ncb/shared-kernel/files';
import { shortAccount } from '@ncb/shared-kernel/domain/identifiers';
import { IBAN_LENGTH } from '@ncb/shared-kernel/domain/vocabulary';

/** The company, as it stands in an exported document. */
export interface ExportOwner {
  readonly name: string;
  readonly code: string;
  readonly bankCode: string;
}

/** A side of an exported document, by its columns without their last letter. */
interface Side {
  readonly mfo: string;
  readonly acn: string;
  readonly okpo: string;
  readonly name: string;
}

/**
 * Documents as other programs expect them, in columns of `PAYMENT_EXPORT_COLUMNS`. Of what others have paid the company
 * is the receiver. Source: spec 2 §9
 */
export function paymentTable(
  rows: readonly JournalRow[],
  columns: ExportTable['columns'],
  owner: ExportOwner,
): ExportTable {
  return {
    columns,
    rows: rows.map((row) => {
      const cells = cellsOf(row, owner);
      return columns.map(({ name }) => cells[name] ?? '');
    }),
  };
}

function cellsOf(row: JournalRow, { name, code, bankCode }: ExportOwner): Readonly<Record<string, string>> {
  const own: Side = { mfo: bankCode, acn: accountText(row.debitAccount), okpo: code, name };
  const other: Side = {
    mfo: row.receiverBankCode ?? '',
    acn: accountText(row.receiverAccount),
    okpo: row.receiverCode,
    name: row.receiverName,
  };
  const [payer, receiver] = row.direction === 'k' ? [other, own] : [own, other];
  return {
    oper_n: row.number,
    oper_date: row.documentDate,
    mfo_d: payer.mfo,
    acn_d: payer.acn,
    okpo_d: payer.okpo,
    name_d: payer.name,
    sum_cur: row.amount,
    cur_ref: row.currencyCode,
    mfo_c: receiver.mfo,
    acn_c: receiver.acn,
    name_c: receiver.name,
    okpo_c: receiver.okpo,
    pay_purp: row.purpose,
    oper_datev: row.valueDate ?? '',
  };
}

/** Source: spec 2 §9 ("Account numbers of length 29 are cut …") */
function accountText(account: string): string {
  return account.length === IBAN_LENGTH ? shortAccount(account) : account;
}
