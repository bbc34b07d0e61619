import { combineTotals, type AmountUnit, type ControlTotal, type PayrollImportRecord } from '../../domain/rules';
import type { ColumnChoice, ColumnsRead } from '../columns-read';
import type { FileFormat } from '../formats/file-format';
import type { FileAbout, ReadingOfFile } from '../formats/read-payments-file';
import { keepDifferent, openTable, withChosenPlaces, withFirstRows, withoutChosen } from '../formats/read-table-file';
import type { FileContent, ReadingOptions } from '../formats/recognise';
import { toAmountText } from '../layouts/to-cell-text';
import { normaliseHeading } from '../layouts/normalise-heading';
import {
  findDoubtfulPayrollPlaces,
  PAYROLL_HEADINGS,
  findPayrollPlaces,
  type PayrollColumn,
  type PayrollPlaces,
} from '../layouts/payroll-headings';
import { read } from '../reading';
import type { Cell, Table, TableRow } from '../table';
import { NO_HEAD, type PayrollRecords } from './payroll-file';
import { toPayrollRecord } from './to-payroll-record';

interface PayrollTable extends PayrollRecords {
  readonly about: FileAbout;
}

const NEEDED: readonly PayrollColumn[] = ['emp_acn', 'amount'];
const HEADINGS = Object.fromEntries(
  Object.entries(PAYROLL_HEADINGS).map(([column, names]) => [column, names.split('|')]),
);

/**
 * Reads a salary list from a table: dBase, a workbook or a text with headings. Source:
 * docs/requirements/payroll.md#reading-payroll-files.
 */
export function readPayrollTable(content: FileContent, options: ReadingOptions): ReadingOfFile<PayrollTable> {
  const opened = openTable(content, { ...options, needs: NEEDED, headings: HEADINGS }, (headings) =>
    withChosenPlaces(findPayrollPlaces(headings), options.columns),
  );
  if (!opened.ok) return opened;
  const { about, table } = opened.value;
  // Built by `findPayrollPlaces` above.
  const places = opened.value.places as PayrollPlaces;
  const layout = findLayout(table);
  const rows = readRows(table, places);
  return read({
    format: layout?.format ?? about.format,
    about: { ...about, columns: listReadColumns(table, places, about.columns, options.columns) },
    head: { ...NO_HEAD, ...rows.head, fixedUnit: getHeadingUnit(table, places) ?? layout?.unit ?? null },
    records: rows.records,
  });
}

interface TableRows {
  readonly records: readonly PayrollImportRecord[];
  readonly head: {
    readonly companyCodes: readonly string[];
    readonly control: ControlTotal | null;
    readonly skipped: readonly number[];
  };
}

const TOTAL = /^(?:разом|усього|всього|итого|всего|total)(?![\p{L}])/iu;

function readRows(table: Table, places: PayrollPlaces): TableRows {
  const records: PayrollImportRecord[] = [];
  const companies = new Set<string>();
  const skipped: number[] = [];
  const totals: string[] = [];
  const accounts = findAccountPlaces(table, places);
  for (const row of table.rows) {
    if (isHeadingAgain(row, table, places) || isNumberOfColumns(row)) {
      skipped.push(row.line);
      continue;
    }
    // The word for a total may be in any column.
    const textAt = (place: number | undefined) => {
      const text = getText(row, place);
      return TOTAL.test(text) ? '' : text;
    };
    const cell = (column: PayrollColumn) => textAt(places.get(column));
    const account = accounts.map(textAt).find(Boolean) ?? '';
    const names = [cell('fio'), cell('lastname'), cell('firstname'), cell('middlename')];
    const isTotal = row.cells.some((each) => TOTAL.test(String(each).trim()));
    if (account === '' && cell('tin') === '' && (isTotal || names.every((name) => name === ''))) {
      if (cell('amount') === '') skipped.push(row.line);
      else totals.push(cell('amount'));
      continue;
    }
    // Signatures below the table have neither an account nor an amount.
    if (account === '' && !/[0-9]/.test(cell('tin')) && cell('amount') === '') {
      skipped.push(row.line);
      continue;
    }
    if (cell('comp_code') !== '') companies.add(cell('comp_code'));
    records.push(
      toPayrollRecord(
        row.line,
        {
          code: cell('tin'),
          fullName: cell('fio'),
          lastName: cell('lastname'),
          firstName: cell('firstname'),
          middleName: cell('middlename'),
          account,
          bankCode: cell('mfo'),
          amount: cell('amount'),
        },
        row.isBroken,
      ),
    );
  }
  const total = combineTotals(
    totals,
    records.map(({ amount }) => amount),
  );
  const control = total === null ? null : { text: total, unit: null };
  return { records, head: { companyCodes: [...companies], control, skipped } };
}

function isHeadingAgain(row: TableRow, table: Table, places: PayrollPlaces): boolean {
  const namedPlaces = [...places.values()].filter((place) => normaliseHeading(table.columns[place] ?? '') !== '');
  const isSame = (place: number) =>
    normaliseHeading(String(row.cells[place] ?? '')) === normaliseHeading(table.columns[place] ?? '');
  return namedPlaces.length > 1 && namedPlaces.every(isSame);
}

const COLUMNS_TO_NUMBER = 3;

/** True for a row of column numbers `1 | 2 | 3 | 4`, as in printed forms. */
function isNumberOfColumns({ cells }: TableRow): boolean {
  const filled = cells.map((each) => String(each).trim()).filter((each) => each !== '');
  const isCounted = filled.every(
    (each, place) => /^[0-9]{1,2}$/.test(each) && Number(each) === Number(filled[0]) + place,
  );
  return filled.length >= COLUMNS_TO_NUMBER && Number(filled[0]) <= 1 && isCounted;
}

/**
 * Returns the account columns: a layout may have one for the IBAN and one for the old account; the first filled is
 * used.
 */
function findAccountPlaces(table: Table, places: PayrollPlaces): readonly number[] {
  const accountPlace = places.get('emp_acn');
  const isOldAccount = (name: string) => ['accountno', 'cardaccountno'].includes(normaliseHeading(name));
  const other = table.columns.findIndex(isOldAccount);
  return [accountPlace, other].flatMap((place) => (place === undefined || place < 0 ? [] : [place]));
}

/** Returns a cell as text; whole numbers stay without decimals, as they may be kopecks. */
function getText(row: TableRow, place: number | undefined): string {
  const cell: Cell = place === undefined ? '' : (row.cells[place] ?? '');
  if (typeof cell === 'string') return cell.trim();
  return Number.isSafeInteger(cell) ? String(cell) : toAmountText(cell);
}

/**
 * Columns by which tables of programs and banks are recognised, exact ones first. Source:
 * docs/requirements/payroll.md#payroll-file-layouts.
 */
const LAYOUTS: readonly { readonly format: FileFormat; readonly columns: string; readonly unit?: AmountUnit }[] = [
  { format: 'payroll', columns: 'tin lastname firstname middlename emp_acn amount', unit: 'kopecks' },
  { format: 'payroll', columns: 'tin lastname firstname middlename emp_acn amount_uah', unit: 'hryvnias' },
  { format: 'eSalary', columns: 'idcode salacciban lastname firstname middlename amount', unit: 'hryvnias' },
  { format: 'privatSalary', columns: 'zpkod card_no rlsum', unit: 'hryvnias' },
  { format: 'corp2Salary', columns: 'nsc summa fio id_kod', unit: 'hryvnias' },
  { format: 'alfaSalary', columns: 'nomerks famil ima suma' },
  { format: 'ukrgasSalary', columns: 'sbk_fio inn sbk_num sbk_sum' },
  { format: 'kyivRusSalary', columns: 'sbk_num sbk_sum sbk_inn sbk_fio' },
  { format: 'prominSalary', columns: 'nks fio suma' },
  { format: 'ukrpromSalary', columns: 'idcode cardacc amt' },
  { format: 'cardTwo', columns: 'Счет ИНН Сумма_в_копейках Фамилия Имя Отчество', unit: 'kopecks' },
  { format: 'oneCSalary', columns: 'tnum account lastname firstname surname amount' },
  { format: 'odooSalary', columns: 'okpo name iban summa' },
];
function findLayout(table: Table) {
  const names = new Set(table.columns.map(normaliseHeading));
  return LAYOUTS.find(({ columns }) => columns.split(' ').every((name) => names.has(normaliseHeading(name))));
}

function getHeadingUnit(table: Table, places: PayrollPlaces): AmountUnit | null {
  const heading = (table.columns[places.get('amount') ?? -1] ?? '').toLowerCase();
  if (/коп|kop/u.test(heading)) return 'kopecks';
  return /грн|гривн|uah/u.test(heading) ? 'hryvnias' : null;
}

/** Columns that decide who gets how much: a wrong one sends money astray. */
const DECIDING: readonly PayrollColumn[] = ['tin', 'fio', 'lastname', 'emp_acn', 'amount'];

function listReadColumns(
  table: Table,
  places: PayrollPlaces,
  found: ColumnsRead | undefined,
  chosen: ColumnChoice | undefined,
): ColumnsRead {
  const doubtful = findDoubtfulPayrollPlaces(table.columns, places);
  const accounts = findAccountPlaces(table, places);
  const others = [...doubtful]
    .filter(([column]) => DECIDING.includes(column))
    .map(([column, at]) => [column, at.filter((place) => !accounts.includes(place))] as const);
  return {
    headings: table.columns,
    examples: found?.examples ?? [],
    recognised: Object.fromEntries(places),
    ...withFirstRows(table, keepDifferent(table, places, withoutChosen(Object.fromEntries(others), chosen))),
  };
}
