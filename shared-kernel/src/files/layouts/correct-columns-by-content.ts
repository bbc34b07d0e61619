import { parseAmount } from '../../domain/money';
import { readAccountCell, readDateCell, type ImportColumn } from '../../domain/rules';
import type { Cell, Table } from '../table';
import { AMBIGUOUS, NAMES } from './aliases';
import { toCellText } from './to-cell-text';
import { getPartyFact, getParty } from './find-places-by-role';
import type { Layout } from './layout';
import { normaliseHeading } from './normalise-heading';

/** Own accounts and codes of the importing company: it is never the receiver in all rows. */
export interface OwnSide {
  readonly ibans: ReadonlySet<string>;
  readonly codes: ReadonlySet<string>;
}

interface Meaning {
  readonly column: ImportColumn;
  isNamed(name: string): boolean;
  isCell(text: string): boolean;
  plain(text: string): string;
}

/** Names of amounts (`Сума без ПДВ`, `Разом до сплати`), except the amount of the tax alone. */
const AMOUNT = /сум+а|amount|^sum|досплати|коплате|^total|^разом|^всього|^итого|вартіст|стоимост/u;
const TAX = /(?:сум+а|amount)(?:пдв|ндс|vat|tax)|(?:vat|tax)amount/u;
const PURPOSE = /(?:призначен|назначен)|purpose|details|remittance/u;
const NO_PURPOSE = /код|code|вид|kind|структур|рахун|счет/u;
const DAY = /^дат|дата$|date|^день/u;
const NO_DAY = /народжен|рожден|birth|update/u;
const LETTERS = /\p{L}{2}/u;
const IBAN = /^[A-Z]{2}[0-9]{2}[0-9A-Z]{11,30}$/;

const normaliseText = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();
const removeSign = (text: string) => text.trim().replace(/^[-+\u2212\u2013]\s*/u, '');
const isIban = (text: string) => IBAN.test(readAccountCell(text));
const createReceiverTest = (fact: 'account' | 'code' | 'name') => (name: string) =>
  getPartyFact(name) === fact && getParty(name) === 'receiver';

/** Columns that decide who gets how much, when and for what. */
const DECIDING: readonly Meaning[] = [
  {
    column: 'sum_cur',
    isNamed: (name) => AMOUNT.test(name) && !TAX.test(name),
    isCell: (text) => parseAmount(removeSign(text)).ok,
    plain: (text) => {
      const parsed = parseAmount(removeSign(text));
      return parsed.ok ? parsed.amount : normaliseText(text);
    },
  },
  { column: 'acn_c', isNamed: createReceiverTest('account'), isCell: isIban, plain: readAccountCell },
  {
    column: 'name_c',
    isNamed: createReceiverTest('name'),
    isCell: (text) => LETTERS.test(text) && !isIban(text),
    plain: normaliseText,
  },
  {
    column: 'okpo_c',
    isNamed: createReceiverTest('code'),
    isCell: (text) => /^[0-9]{5,10}$/.test(text.trim()),
    plain: (text) => text.trim().replace(/^0+/, ''),
  },
  {
    column: 'pay_purp',
    isNamed: (name) => PURPOSE.test(name) && !NO_PURPOSE.test(name),
    isCell: (text) => LETTERS.test(text),
    plain: normaliseText,
  },
  {
    column: 'oper_date',
    isNamed: (name) => DAY.test(name) && !NO_DAY.test(name),
    isCell: (text) => /^[0-9]{4}-/.test(readDateCell(text)),
    plain: readDateCell,
  },
];

const ROWS_LOOKED_AT = 200;
/** Payer's columns assigned perhaps by position only, so the receiver may claim them. */
const UNSURE: readonly ImportColumn[] = ['acn_d', 'name_d', 'okpo_d'];

/**
 * Corrects the layout by content: a column without a single account is not one of accounts, and the company's own
 * column is not the receiver's. If several differing columns could be meant, the user chooses.
 * @param reserved indices with another meaning: debit and credit, the direction of money
 */
export function correctColumnsByContent(
  layout: Layout,
  table: Table,
  own: OwnSide | undefined,
  reserved: ReadonlySet<number> = new Set(),
): Layout {
  const names = table.columns.map(normaliseHeading);
  const columns = new Map(layout.columns);
  const doubtful = new Map<ImportColumn, readonly number[]>();
  for (const meaning of DECIDING) {
    const { column } = meaning;
    const first = columns.get(column);
    if (first === undefined) continue;
    const aliases = NAMES.find((heading) => heading.column === column)?.names ?? [];
    const claimed = new Set(
      [...columns].flatMap(([other, place]) => (other === column || isLoose(other, names[place] ?? '') ? [] : [place])),
    );
    const areOthersLoose = isEitherParty(column, names[first] ?? '') || isOwnKnown(column, own);
    const isNamed = (name: string) =>
      aliases.includes(name) || meaning.isNamed(name) || (areOthersLoose && isEitherParty(column, name));
    const named = names.flatMap((name, place) =>
      place === first || (isNamed(name) && !reserved.has(place) && !claimed.has(place)) ? [place] : [],
    );
    if (named.length < 2) continue;
    const listColumnTexts = (place: number) => listTexts(table, column, place);
    const possible = named.filter((place) => {
      const filled = listColumnTexts(place).filter((text) => text.trim() !== '');
      return filled.slice(0, ROWS_LOOKED_AT).some(meaning.isCell) && !isOwn(column, filled, own);
    });
    const best = possible.includes(first) ? first : possible[0];
    if (best === undefined) continue;
    if (best !== first) columns.set(column, best);
    const others = possible.filter(
      (place) => place !== best && isDifferent(meaning, listColumnTexts(best), listColumnTexts(place)),
    );
    if (others.length > 0) doubtful.set(column, others);
  }
  const used = new Set([...DECIDING.map(({ column }) => columns.get(column))]);
  for (const column of UNSURE) if (used.has(columns.get(column))) columns.delete(column);
  return { ...layout, columns, doubtful };
}

function isLoose(column: ImportColumn, name: string): boolean {
  return UNSURE.includes(column) && getParty(name) === null;
}

/** True for a name that does not say which party it belongs to: `IBAN`, `Код`, `Найменування`. */
function isEitherParty(column: ImportColumn, name: string): boolean {
  return AMBIGUOUS.some(({ receiver, names }) => receiver === column && names.includes(name));
}

function isOwnKnown(column: ImportColumn, own: OwnSide | undefined): boolean {
  return (column === 'acn_c' && (own?.ibans.size ?? 0) > 0) || (column === 'okpo_c' && (own?.codes.size ?? 0) > 0);
}

function isOwn(column: ImportColumn, filled: readonly string[], own: OwnSide | undefined): boolean {
  if (!own) return false;
  if (column === 'acn_c') return filled.every((text) => own.ibans.has(readAccountCell(text)));
  return column === 'okpo_c' && filled.every((text) => own.codes.has(text.trim().padStart(8, '0')));
}

function listTexts(table: Table, column: ImportColumn, place: number): readonly string[] {
  return table.rows.map(({ cells }) => {
    const cell: Cell = cells[place] ?? '';
    return toCellText(column, cell, table.is1904);
  });
}

function isDifferent({ plain }: Meaning, one: readonly string[], other: readonly string[]): boolean {
  return one.some((text, line) => plain(text) !== plain(other[line] ?? ''));
}
