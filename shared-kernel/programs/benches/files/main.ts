import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAYMENT_EXPORT_COLUMNS, writeCsv, writeDbf } from '../../../src/files/writers';
import { writeWorkbook } from '../../../src/files/writers/write-workbook';
import { writeOldWorkbook } from './write-old-workbook';
import { buildPaymentRow, ROWS } from './payments';

/** Writes the files that `npm run bench -- payments` reads into the folder `NCB_FILES_BENCH`. */
const folder = process.env['NCB_FILES_BENCH'] ?? 'var/files-bench';
const table = {
  columns: PAYMENT_EXPORT_COLUMNS,
  rows: Array.from({ length: ROWS }, (_, index) => buildPaymentRow(index)),
};

const files = {
  'utf-8.csv': () => writeCsv(table).bytes,
  '1251.csv': () => writeCsv(table, 'windows-1251').bytes,
  '866.csv': () => writeCsv(table, 'cp866').bytes,
  '1125.csv': () => writeCsv(table, 'cp1125').bytes,
  '1251.dbf': () => writeDbf(table, 'windows-1251', '2026-07-15').bytes,
  '866.dbf': () => writeDbf(table, 'cp866', '2026-07-15').bytes,
  'xlsx.xlsx': () => writeWorkbook(table).bytes,
  'xls.xls': () => writeOldWorkbook([table.columns.map(({ name }) => name), ...table.rows]),
};

mkdirSync(folder, { recursive: true });
for (const [name, make] of Object.entries(files)) writeFileSync(join(folder, name), make());
