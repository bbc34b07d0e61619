import { isTaxCode } from '../../domain/identifiers';
import { detectUnit, maskCards, type ImportColumn, type PayrollImportRecord } from '../../domain/rules';
import { PAYROLL_ROWS_MAX } from '../../domain/vocabulary';
import type { ArchiveFile } from '../../domain/zip';
import { describe, withAbout, type FileAbout, type ReadingOfFile } from '../formats/read-payments-file';
import { recognise, type FileContent, type ReadingOptions } from '../formats/recognise';
import { isIFobsText } from '../formats/read-ifobs-text';
import { isOneC } from '../formats/read-one-c';
import { findLayout, normaliseHeading } from '../layouts';
import { toAmountText } from '../layouts/to-cell-text';
import { read, refuse, type Reading } from '../reading';
import type { Cell } from '../table';
import { unpackWorkbook } from '../workbook/unpack-workbook';
import { selectSheets, type Sheet } from '../workbook/workbook-content';
import { readZipDirectory } from '../workbook/read-zip-directory';
import type { PayrollFileHead, PayrollRecords } from './payroll-file';
import { readPayrollTable } from './read-payroll-table';
import { isElPay, isIBankText, readElPay, readFreeLines, readOwnText, readPaySheet } from './read-program-texts';
import { readPayrollXml } from './read-payroll-xml';

interface PayrollFile {
  readonly about: FileAbout;
  readonly records: readonly PayrollImportRecord[];
}

const ARCHIVE = [0x50, 0x4b, 0x03, 0x04];
const WORKBOOK_PART = '[Content_Types].xml';
const SYSTEM_FILE = /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)|\/$/i;
const AMOUNTS = /(?:^|\/)amounts\.dbf$/i;
const SCHEDULE = /(?:^|\/)scheduleinfo\.dbf$/i;

/**
 * Reads a salary list of any program, recognised by its content. Rows are not checked; card numbers are masked. Never
 * throws. Source: docs/requirements/currency-payroll-credits-statements.md#payroll-import,
 * docs/requirements/payroll.md#payroll-file-layouts, docs/requirements/payroll.md#reading-payroll-files.
 */
export async function readPayrollFile(bytes: Uint8Array, options: ReadingOptions): Promise<ReadingOfFile<PayrollFile>> {
  const parts = ARCHIVE.every((byte, at) => bytes[at] === byte) ? await unpackFiles(bytes) : null;
  if (parts && !parts.ok) return parts;
  const found = parts?.value ? await readArchive(parts.value, options) : await readOne(bytes, options);
  if (!found.ok) return found;
  const { about, format, head, records } = found.value;
  if (records.length === 0) return refuse('unknownStructure');
  if (records.length > PAYROLL_ROWS_MAX) return refuse('tooManyRows', { max: String(PAYROLL_ROWS_MAX) });
  const unit = detectUnit(
    records.map(({ amount }) => amount),
    { fixed: head.fixedUnit, control: head.control },
  );
  return read({
    about: { ...maskAbout(about), format, payroll: { ...head, companyCodes: restoreCompanyCodes(head), unit } },
    records,
  });
}

const CODE_LENGTH = 8;

/** Restores leading zeros that a number column removed from company codes. */
function restoreCompanyCodes({ companyCodes: codes }: PayrollFileHead): readonly string[] {
  return [...new Set(codes.map((code) => (/^[0-9]+$/.test(code) ? code.padStart(CODE_LENGTH, '0') : code)))];
}

interface Found extends PayrollRecords {
  readonly about: FileAbout;
}

async function unpackFiles(bytes: Uint8Array): Promise<Reading<readonly ArchiveFile[] | null>> {
  const directory = readZipDirectory(bytes);
  if (!directory.ok) return directory;
  if (directory.value.some(({ name }) => name === WORKBOOK_PART)) return read(null);
  const parts = await unpackWorkbook(bytes);
  return parts.ok ? read(parts.value.filter(({ name }) => !SYSTEM_FILE.test(name))) : parts;
}

/**
 * Reads an archive: iFOBS.eSalary packs two tables; any other must hold one file. Source:
 * docs/requirements/banking-rules.md#file-layouts.
 */
async function readArchive(parts: readonly ArchiveFile[], options: ReadingOptions): Promise<ReadingOfFile<Found>> {
  const amounts = parts.find(({ name }) => AMOUNTS.test(name));
  if (!amounts) {
    const [only, ...others] = parts;
    if (!only || others.length > 0) return refuse('unknownStructure');
    return readOne(only.content, { ...options, name: only.name });
  }
  const table = await readOne(amounts.content, { ...options, name: amounts.name });
  const schedule = parts.find(({ name }) => SCHEDULE.test(name));
  if (!table.ok || !schedule) return table;
  const head = await readSchedule(schedule.content, options);
  if (!head.ok) return head;
  return read({ ...table.value, format: 'eSalary', head: { ...table.value.head, ...head.value } });
}

async function readSchedule(bytes: Uint8Array, options: ReadingOptions): Promise<Reading<Partial<PayrollFileHead>>> {
  const content = await recognise(bytes, { ...options, name: 'ScheduleInfo.dbf' });
  if (!content.ok) return content;
  if (content.value.kind !== 'dbf') return refuse('impFileCorrupted');
  const { columns, rows } = content.value.table;
  const get = (name: string) => String(rows[0]?.cells[columns.indexOf(name)] ?? '').trim();
  const [, year = '', month = '', day = ''] = /^([0-9]{4})([0-9]{2})([0-9]{2})$/.exec(get('SHED_DATE')) ?? [];
  return read({
    date: year ? `${year}-${month}-${day}` : null,
    number: get('SCHED_NO'),
    typeText: get('FLOWTYPE'),
    control: get('SCHED_SUM') ? { text: get('SCHED_SUM'), unit: 'hryvnias' } : null,
    fixedUnit: 'hryvnias',
  });
}

async function readOne(bytes: Uint8Array, options: ReadingOptions): Promise<ReadingOfFile<Found>> {
  const content = await recognise(bytes, options);
  if (!content.ok) return content;
  if (hasPayments(content.value)) return refuse('paymentsNotPayroll');
  if (content.value.kind !== 'text') {
    const table = readPayrollTable(content.value, options);
    if (table.ok || table.fault.key !== 'unknownStructure' || content.value.kind !== 'workbook') return table;
    const lines = withFile(readFreeLines(formatSheet(content.value.sheets, options.sheet)), content.value);
    return lines.ok ? lines : table;
  }
  const { text } = content.value;
  const program = readProgramText(text);
  if (program) return withFile(program, content.value);
  const table = readPayrollTable(content.value, options);
  if (table.ok || table.fault.key !== 'unknownStructure') return table;
  return withFile(readFreeLines(text), content.value);
}

const IBANK_PAYMENTS = /^\ufeff?Content-Type\s*=\s*doc\/ua_payment/i;
const PAIN_001 = /<(?:\w+:)?CstmrCdtTrfInitn[\s>]/;

/**
 * True for a file of payments, whose receivers must not become employees: a known text of payments, or a table with
 * receiver's code, purpose and payer, or a counterparty, in each row.
 */
function hasPayments(content: FileContent): boolean {
  if (content.kind === 'dbf') return hasPaymentHeadings(content.table.columns);
  if (content.kind === 'workbook')
    return content.sheets.some(({ grid }) =>
      grid.slice(0, ROWS_LOOKED_AT).some(({ cells }) => hasPaymentHeadings(cells.map(String))),
    );
  const { text } = content;
  if (isOneC(text) || IBANK_PAYMENTS.test(text) || isIFobsText(text) || PAIN_001.test(text)) return true;
  const start = text.slice(0, START);
  const headings = start.split(/\r?\n/).slice(0, ROWS_LOOKED_AT);
  return headings.some((line) =>
    [';', '\t', ',', '|'].some((sign) =>
      hasPaymentHeadings(line.split(sign).map((cell) => cell.replace(/^"|"$/g, ''))),
    ),
  );
}

const ROWS_LOOKED_AT = 21;
const START = 20_000;

const OF_PAYMENTS: readonly ImportColumn[] = ['acn_d', 'name_d', 'okpo_d', 'mfo_d', 'mfo_c'];

const OTHER_PARTY = /кор+еспондент|контрагент|counterparty/u;

function hasPaymentHeadings(headings: readonly string[]): boolean {
  const names = headings.map(normaliseHeading);
  if (names.some((name) => OTHER_PARTY.test(name)) && names.some((name) => /признач|назнач|purpose/u.test(name)))
    return true;
  const layout = findLayout(headings, 'csv');
  if (!layout) return false;
  return layout.isOfProgram === true || OF_PAYMENTS.some((column) => layout.columns.has(column));
}

function formatSheet(sheets: readonly Sheet[], sheetName: string | undefined): string {
  const [sheet] = selectSheets(sheets, sheetName);
  return (sheet?.grid ?? []).map(({ cells }) => cells.map(formatCell).join('; ')).join('\n');
}

/** Formats a cell; a nine-digit number with a valid check digit is a tax code without its zero. */
function formatCell(cell: Cell): string {
  if (typeof cell === 'string') return cell;
  if (!Number.isSafeInteger(cell)) return toAmountText(cell);
  const code = String(cell).padStart(10, '0');
  return code.startsWith('0') && !code.startsWith('00') && isTaxCode(code) ? code : String(cell);
}

function readProgramText(text: string): Reading<PayrollRecords> | null {
  if (isIBankText(text)) return readPaySheet(text);
  if (/^\ufeff?PAYROLL;/i.test(text)) return readOwnText(text);
  if (text.trimStart().startsWith('<')) return readPayrollXml(text);
  return isElPay(text) ? read(readElPay(text)) : null;
}

function withFile(found: Reading<PayrollRecords>, content: FileContent): ReadingOfFile<Found> {
  if (!found.ok) return withAbout(found.fault, content, { name: '' });
  return read({ ...found.value, about: { format: found.value.format, sheet: '', ...describe(content) } });
}

function maskAbout(about: FileAbout): FileAbout {
  const previews = Object.entries(about.previews).map(([encoding, lines]) => [encoding, lines.map(maskCards)]);
  const { columns } = about;
  return {
    ...about,
    previews: Object.fromEntries(previews) as FileAbout['previews'],
    ...(columns && {
      columns: {
        ...columns,
        examples: columns.examples.map(maskCards),
        ...(columns.firstRows && {
          firstRows: columns.firstRows.map(({ line, cells }) => ({ line, cells: cells.map(maskCards) })),
        }),
      },
    }),
  };
}
