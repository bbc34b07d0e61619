import { getDirectionOfWord, getDirections, isMoneyDirection, type MoneyDirection } from '../../domain/rules';
import { parseAmount } from '../../domain/money';
import type { DirectionChoice, DirectionRead, DirectionValue } from '../direction-read';
import type { Cell, Table, TableRow } from '../table';
import { getParty } from './find-places-by-role';
import type { Layout } from './layout';
import { normaliseHeading } from './normalise-heading';
import { findAmountPair, type AmountPair } from './find-amount-pair';

const STATEMENT_HEADING =
  /кор+еспондент|контрагент|counterparty|опера[цт]|transaction|залишок|остаток|balance|проведен|posting/u;
/** Narrower set, without words that users also write in lists of payments for receivers and orders. */
const SURE_STATEMENT_HEADING =
  /^час|time$|залишок|остаток|balance|проведен|провод|posting|референс|^нашрахунок|^наш[іi]?ban/u;
const OTHER_PARTY_ACCOUNT = /^(?:рахунок|счет|iban)(?:кор+еспондента|контрагента)$/u;
const OWN_ACCOUNT = ['рахунок', 'iban', 'номеррахунку', 'счет', 'account', 'рахунокклієнта', 'мійрахунок'];
const DAY_OF_OPERATION = /^дата(?:таіасоперації|ічасоперації|операції|операции|проведення|проводки)$/u;

const SIDE =
  /^(?:дк|д\/?к|dk|dc|dcr|drcr|cd|дткт|деб[еі]ткредит|дебетилікредит|debitcredit|creditdebit|ознакадебету|ознакакредиту|ознакадк|напрям|направлен|direction|знак|sign|side|сторона|приходрасход|прихідвидаток|надходженнявидатки|inout)/u;
const KIND = /операц|operation|transactiontype|рухкоштів|рух$|движен|проводк/u;
const NO_KIND =
  /(?<!ви)дат|date|час|код|code|time|номер|^no|сум|amount|опис|descr|призначен|назначен|purpose|валют|currency|рахун|счет|iban|account|мфо|банк|bank|залишок|остаток|balance|реф|id$/u;
const VALUES_MAX = 12;
/** Longest word for a direction, in characters; longer ones are purposes. */
const WORD_MAX = 30;

interface DirectedLayout {
  readonly layout: Layout;
  readonly direction?: DirectionRead;
}

/**
 * Decides the direction of rows: by a column with a word or digit, by columns of debit and credit, or by signs.
 * Credited rows are never payments. If it stays open, the user is asked. Source:
 * docs/requirements/banking-rules.md#file-layouts.
 */
export function detectDirection(layout: Layout, table: Table, choice: DirectionChoice = {}): DirectedLayout {
  if (choice.place === null) return { layout };
  const names = table.columns.map(normaliseHeading);
  const side = choice.place ?? layout.sideColumn?.place;
  if (side !== undefined) return directByColumn(layout, table, side, choice);
  if (layout.isOfProgram) return { layout };
  const found = findSideColumn(getOtherPlaces(layout), names, table.rows);
  const pair = findAmountPair(names, table.rows);
  // Two columns of amounts are clearer than a column with an unknown word.
  if (found !== undefined && !(pair && hasUnknown(table.rows, found)))
    return directByColumn(layout, table, found, choice);
  if (pair) return directByAmounts(layout, table, pair, choice);
  const amount = layout.columns.get('sum_cur') ?? -1;
  const signs = new Set(table.rows.map(({ cells }) => getSign(cells[amount])));
  if (signs.has('-') || isOfIncoming(names)) return directBySign(layout, table, amount, names, choice);
  // With columns for the payer each row shows by itself who has paid.
  const isDoubtful = !hasNamedSides(layout) && names.some((name) => SURE_STATEMENT_HEADING.test(name));
  return isDoubtful ? directByUserAnswer(layout, table, choice) : { layout };
}

export function findDirectionPlaces(layout: Layout, table: Table): ReadonlySet<number> {
  const names = table.columns.map(normaliseHeading);
  const side = layout.sideColumn?.place ?? findSideColumn(getOtherPlaces(layout), names, table.rows);
  const pair = findAmountPair(names, table.rows);
  return new Set([...(side === undefined ? [] : [side]), ...(pair ? [pair.debit, pair.credit] : [])]);
}

function hasUnknown(rows: readonly TableRow[], place: number): boolean {
  return [...getDirections(listValues(rows, place)).values()].includes(null);
}

/**
 * True for a statement: importing it would turn received money into payments.
 * @param others positions of columns that mean something else
 */
export function isStatement({ columns, rows }: Table, amount: number, others: ReadonlySet<number>): boolean {
  const names = columns.map(normaliseHeading);
  const side = findSideColumn(others, names, rows);
  if (side !== undefined) {
    const values = [...getDirections(listValues(rows, side)).values()];
    if (SIDE.test(names[side] ?? '') || values.some((direction) => direction !== null)) return true;
  }
  if (findAmountPair(names, rows) || isOfIncoming(names)) return true;
  const free = names.filter((_, place) => !others.has(place) && place !== side);
  const hasMinus = rows.some(({ cells }) => getSign(cells[amount]) === '-');
  return free.some((name) => SURE_STATEMENT_HEADING.test(name) || (hasMinus && STATEMENT_HEADING.test(name)));
}

function getOtherPlaces({ columns }: Layout): ReadonlySet<number> {
  return new Set([...columns].flatMap(([column, place]) => (column === 'oper_n' ? [] : [place])));
}

/** Finds the column of the direction by its heading, or because all its values are words for one. */
function findSideColumn(
  others: ReadonlySet<number>,
  names: readonly string[],
  rows: readonly TableRow[],
): number | undefined {
  const isFree = (place: number) => !others.has(place);
  const find = (isMeant: (name: string, values: readonly string[]) => boolean) =>
    names.findIndex((name, place) => {
      if (!isFree(place)) return false;
      const values = listValues(rows, place);
      return values.length > 0 && values.length <= VALUES_MAX && isMeant(name, values);
    });
  const found = [
    find((name) => SIDE.test(name)),
    find(
      (name, values) =>
        KIND.test(name) && !NO_KIND.test(name) && values.some((value) => getDirectionOfWord(value) !== null),
    ),
    find((_, values) =>
      values.every(
        (value) =>
          value.length <= WORD_MAX && /\p{L}|^[-+\u2212\u2013]$/u.test(value) && getDirectionOfWord(value) !== null,
      ),
    ),
    find((name, values) => KIND.test(name) && !NO_KIND.test(name) && values.every((value) => value.length <= WORD_MAX)),
  ];
  return found.find((place) => place >= 0);
}

function listValues(rows: readonly TableRow[], place: number): readonly string[] {
  const values = new Set<string>();
  for (const { cells } of rows) {
    const value = toText(cells[place]);
    if (value !== '') values.add(value);
    if (values.size > VALUES_MAX) break;
  }
  return [...values];
}

function toText(cell: Cell | undefined): string {
  return String(cell ?? '').trim();
}

function directByColumn(
  layout: Layout,
  table: Table,
  place: number,
  { directions = {} }: DirectionChoice,
): DirectedLayout {
  const readValue = ({ cells }: TableRow) => toText(cells[place]);
  const found = (layout.sideColumn?.directionsOf ?? getDirections)(table.rows.map(readValue));
  const toDirection = (value: string) => directions[value] ?? found.get(value) ?? null;
  return {
    layout: withDirection(layout, (row) => toDirection(readValue(row))),
    direction: {
      place,
      heading: table.columns[place] ?? '',
      values: collectValues(layout, table, readValue, toDirection),
    },
  };
}

function directByAmounts(
  layout: Layout,
  table: Table,
  { debit, credit }: AmountPair,
  { directions = {} }: DirectionChoice,
): DirectedLayout {
  const findSide = ({ cells }: TableRow): string => {
    const [isDebit, isCredit] = [isAmount(cells[debit]), isAmount(cells[credit])];
    if (isDebit === isCredit) return isDebit ? 'both' : '';
    return isDebit ? 'outgoing' : 'incoming';
  };
  // A row without any amount counts as outgoing, so that the missing amount is its only problem.
  const toDirection = (value: string): MoneyDirection | null =>
    isMoneyDirection(value) ? value : (directions[value] ?? (value === '' ? 'outgoing' : null));
  const own = layout.columns.get('sum_cur');
  const findAmount = (row: TableRow): Cell => {
    const side = findSide(row);
    if (side === 'both' && own !== undefined && own !== debit && own !== credit) return row.cells[own] ?? '';
    return row.cells[side === 'incoming' ? credit : debit] ?? '';
  };
  const heading = [debit, credit].map((place) => table.columns[place] ?? '').join(' / ');
  const values = collectValues(layout, table, findSide, toDirection).filter(({ value }) => value !== '');
  return {
    layout: { ...withDirection(layout, (row) => toDirection(findSide(row))), amountOf: findAmount },
    direction: { place: null, heading, values },
  };
}

/**
 * Reads the direction from signs. A minus is an error in a list of payments, a debit in a statement; if the headings do
 * not tell which it is, the user is asked.
 */
function directBySign(
  layout: Layout,
  table: Table,
  place: number,
  names: readonly string[],
  { directions = {} }: DirectionChoice,
): DirectedLayout {
  const signOfRow = ({ cells }: TableRow) => (getSign(cells[place]) === '-' ? '-' : '+');
  const isSure =
    names.some((name) => STATEMENT_HEADING.test(name)) || table.rows.some(({ cells }) => getSign(cells[place]) === '+');
  const sure = { '-': 'outgoing', '+': 'incoming' } as const;
  const toDirection = (value: string) => directions[value] ?? (isSure ? sure[value === '-' ? '-' : '+'] : null);
  return {
    layout: {
      ...withDirection(layout, (row) => toDirection(signOfRow(row))),
      amountOf: ({ cells }) => withoutSign(cells[place] ?? ''),
    },
    direction: {
      place,
      heading: table.columns[place] ?? '',
      values: collectValues(layout, table, signOfRow, toDirection),
    },
  };
}

function directByUserAnswer(layout: Layout, table: Table, { directions = {} }: DirectionChoice): DirectedLayout {
  const toDirection = () => directions[''] ?? null;
  return {
    layout: withDirection(layout, toDirection),
    direction: { place: null, heading: '', values: collectValues(layout, table, () => '', toDirection) },
  };
}

function withDirection(layout: Layout, directionOf: (row: TableRow) => MoneyDirection | null): Layout {
  return {
    ...layout,
    format: layout.isOfProgram ? layout.format : 'statement',
    directionOf,
    areSidesNamed: hasNamedSides(layout),
  };
}

/** True if payer and receiver have their own columns: an incoming row then names the company as receiver. */
function hasNamedSides({ columns, headings = [] }: Layout): boolean {
  const [payer, receiver] = [headings[columns.get('acn_d') ?? -1], headings[columns.get('acn_c') ?? -1]];
  return (
    getParty(payer ?? '') === 'payer' &&
    getParty(receiver ?? '') === 'receiver' &&
    !STATEMENT_HEADING.test(receiver ?? '')
  );
}

function collectValues(
  { columns }: Layout,
  { rows }: Table,
  valueOf: (row: TableRow) => string,
  directionOf: (value: string) => MoneyDirection | null,
): readonly DirectionValue[] {
  const found = new Map<string, { count: number; readonly first: TableRow }>();
  for (const row of rows) {
    const value = valueOf(row);
    const foundDirection = found.get(value);
    if (foundDirection) foundDirection.count += 1;
    else found.set(value, { count: 1, first: row });
  }
  const shown = (['sum_cur', 'name_c'] as const).map((column) => columns.get(column) ?? -1);
  return [...found].map(([value, { count, first }]) => ({
    value,
    count,
    direction: directionOf(value),
    example: shown
      .map((place) => toText(first.cells[place]))
      .filter(Boolean)
      .join(', ')
      .slice(0, EXAMPLE_MAX),
  }));
}

const EXAMPLE_MAX = 80;

function isOfIncoming(names: readonly string[]): boolean {
  const hasBothAccounts =
    names.some((name) => OTHER_PARTY_ACCOUNT.test(name)) && names.some((name) => OWN_ACCOUNT.includes(name));
  return hasBothAccounts && names.some((name) => DAY_OF_OPERATION.test(name));
}

function getSign(cell: Cell | undefined): '-' | '+' | '' {
  if (typeof cell === 'number') return cell < 0 ? '-' : '';
  const [first = ''] = (cell ?? '').trim();
  if (first === '+') return '+';
  return /[-\u2212\u2013]/u.test(first) && parseAmount(withoutSign(cell ?? '').toString()).ok ? '-' : '';
}

function withoutSign(cell: Cell): Cell {
  return typeof cell === 'number' ? Math.abs(cell) : cell.trim().replace(/^[-+\u2212\u2013]\s*/u, '');
}

function isAmount(cell: Cell | undefined): boolean {
  return typeof cell === 'number' ? cell !== 0 : /[1-9]/.test(cell ?? '');
}
