import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CurrencyImportRow } from '../../../src/domain/rules';
import { buildCurrencyExportTable, writeCsv, writePain001 } from '../../../src/files/writers';
import { writeWorkbook } from '../../../src/files/writers/write-workbook';

/** Writes the files that `npm run bench -- currency` reads into the folder `NCB_FILES_BENCH`. */
const folder = process.env['NCB_FILES_BENCH'] ?? 'var/files-bench';
const ROWS = 5_000;
const DAY = '2026-07-15';
const HEAD = {
  messageId: 'NCB-1',
  createdAt: `${DAY}T09:00:00`,
  payerName: 'ТОВ «Калинова Брама»',
  payerCode: '91000017',
  bankCode: '351607',
};

/** Builds a row; every hundredth has the invalid amount 0.00. */
function buildRow(index: number): CurrencyImportRow {
  return {
    pmt_type: '2',
    pmt_num: String(index + 1),
    doc_date: DAY,
    cur_ref: 'EUR',
    amount: index % 100 === 0 ? '0.00' : `${index + 1}.50`,
    acn_id: 'UA603516070000026003999000001',
    fee_type: 'SHA',
    cur_pmt_type: 'ext',
    funds_src: 'own',
    buy_base: 'other',
    customer_buy_base: `Invoice ${index}`,
    pay_purp: `PAYMENT FOR GOODS, INVOICE ${index}`,
    name_co: `PARTNER ${index} LTD`,
    acnt_co: 'DE89370400440532013000',
    ben_country: 'DE',
    ben_town: 'Berlin',
    ben_street: 'Teststrasse',
    ben_bldg: String(index),
    ben_pcode: '10115',
    ben_bank_swift: 'DEUTDEFFXXX',
    ben_bank_name: 'DEUTSCHE BANK AG',
    ben_bank_cntry: 'DE',
  };
}

const rows = Array.from({ length: ROWS }, (_, index) => buildRow(index));
const table = buildCurrencyExportTable(rows, false);
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'currency.csv'), writeCsv(table).bytes);
writeFileSync(join(folder, 'currency.xlsx'), writeWorkbook(table).bytes);
writeFileSync(join(folder, 'currency.xml'), writePain001(rows, HEAD).bytes);
