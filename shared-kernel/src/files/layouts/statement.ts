import type { Cell, Table, TableRow } from '../table';
import type { Layout } from './layout';
import { plainName } from './names';

const DEBIT = ['дебет', 'debit', 'видаток', 'витрати', 'списання', 'расход', 'списание'];
const CREDIT = ['кредит', 'credit', 'надходження', 'прихід', 'зарахування', 'приход', 'поступление', 'зачисление'];
/** What only a list of what has happened calls its columns. */
const HAPPENED =
  /кор+еспондент|контрагент|counterparty|опера[цт]|transaction|залишок|остаток|balance|проведен|posting/u;
/** Both sides, of which one is called the other party and the other one is not called at all: the client himself. */
const OTHER_PARTY_ACCOUNT = /^(?:рахунок|счет|iban)(?:кор+еспондента|контрагента)$/u;
const OWN_ACCOUNT = ['рахунок', 'iban', 'номеррахунку', 'счет', 'account', 'рахунокклієнта', 'мійрахунок'];
const DAY_OF_OPERATION = /^дата(?:таіасоперації|ічасоперації|операції|операции|проведення|проводки)$/u;

/**
 * The layout of a table that is a statement and no list of payments: debit and credit in two columns, or amounts with
 * signs. What was credited is turned: somebody else has paid it. Null for a list of payments.
 * Source: reference/banking 4.1 (PrivatBank, iBank 2 UA)
 */
export function asStatement(layout: Layout, { columns, rows }: Table): Layout | null {
  if (layout.isTurned) return null;
  const names = columns.map(plainName);
  const [debit, credit] = [placeOf(names, DEBIT), placeOf(names, CREDIT)];
  if (debit >= 0 && credit >= 0) {
    return {
      ...layout,
      format: 'statement',
      isTurned: (row) => !isAmount(row.cells[debit]) && isAmount(row.cells[credit]),
      amountOf: (row) => (isAmount(row.cells[debit]) ? row.cells[debit] : row.cells[credit]) ?? '',
    };
  }
  const place = layout.columns.get('sum_cur') ?? -1;
  return isSigned(names, rows, place) ? signed(layout, place) : null;
}

/** A minus in a list of payments is a mistake; in a statement it is a debit. */
function isSigned(names: readonly string[], rows: readonly TableRow[], place: number): boolean {
  const signs = new Set(rows.map(({ cells }) => signOf(cells[place])));
  if (signs.has('-')) return signs.has('+') || names.some((name) => HAPPENED.test(name));
  const hasBothAccounts =
    names.some((name) => OTHER_PARTY_ACCOUNT.test(name)) && names.some((name) => OWN_ACCOUNT.includes(name));
  // Nothing but incoming payments: the headings alone tell.
  return hasBothAccounts && names.some((name) => DAY_OF_OPERATION.test(name));
}

function signed(layout: Layout, place: number): Layout {
  return {
    ...layout,
    format: 'statement',
    isTurned: ({ cells }) => signOf(cells[place]) !== '-',
    amountOf: ({ cells }) => withoutSign(cells[place] ?? ''),
  };
}

function signOf(cell: Cell | undefined): '-' | '+' | '' {
  if (typeof cell === 'number') return cell < 0 ? '-' : '';
  const [first = ''] = (cell ?? '').trim();
  if (first === '+') return '+';
  return /[-\u2212\u2013]/u.test(first) ? '-' : '';
}

function withoutSign(cell: Cell): Cell {
  return typeof cell === 'number' ? Math.abs(cell) : cell.trim().replace(/^[-+\u2212\u2013]\s*/u, '');
}

function placeOf(names: readonly string[], aliases: readonly string[]): number {
  return names.findIndex((name) => aliases.includes(name));
}

/** An empty cell and a zero are the other column's row. */
function isAmount(cell: Cell | undefined): boolean {
  return typeof cell === 'number' ? cell !== 0 : /[1-9]/.test(cell ?? '');
}
