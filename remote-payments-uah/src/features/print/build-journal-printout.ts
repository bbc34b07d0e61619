import type { JournalRow } from '@ncb/shared-kernel/api/contract';
import { toDotted } from '@ncb/shared-kernel/domain/dates';
import { formatInCurrency } from '@ncb/shared-kernel/domain/money';
import type { Language } from '@ncb/shared-kernel/domain/vocabulary';
import type { PrintedList } from '@ncb/shared-kernel/print';

/** Columns and their shares of the page width. */
const LIST_COLUMNS = [
  ['pmt_num', 7],
  ['pmt_date', 9],
  ['acn_n', 16],
  ['name_co', 22],
  ['okpo_co', 10],
  ['acnt_co', 27],
  ['amount', 13],
  ['sim_cur', 6],
  ['status', 12],
  ['pay_purp', 30],
] as const;
type ListColumn = (typeof LIST_COLUMNS)[number][0];

/** Texts that must not be broken. */
const WHOLE: ReadonlySet<ListColumn> = new Set(['pmt_num', 'pmt_date', 'acn_n', 'okpo_co', 'acnt_co', 'sim_cur']);

interface ListTexts {
  readonly title: string;
  readonly about: readonly string[];
  readonly column: (name: ListColumn) => string;
  readonly status: (status: JournalRow['status']) => string;
}

export function buildJournalPrintout(rows: readonly JournalRow[], texts: ListTexts, language: Language): PrintedList {
  return {
    title: texts.title,
    about: texts.about,
    columns: LIST_COLUMNS.map(([name, share]) => ({
      title: texts.column(name),
      share,
      isAmount: name === 'amount',
      isWhole: WHOLE.has(name),
    })),
    rows: rows.map((row) => {
      const cells: Record<ListColumn, string> = {
        pmt_num: row.number,
        pmt_date: toDotted(row.documentDate),
        acn_n: row.debitAccount,
        name_co: row.receiverName,
        okpo_co: row.receiverCode,
        acnt_co: row.receiverAccount,
        amount: formatInCurrency(row.amount, row.currencyLetters, language),
        sim_cur: row.currencyLetters,
        status: texts.status(row.status),
        pay_purp: row.purpose,
      };
      return LIST_COLUMNS.map(([name]) => cells[name]);
    }),
    amounts: rows.map(({ amount, currencyLetters: currency }) => ({ amount, currency })),
  };
}

/** Returns first and last day, dotted; null without documents. */
export function getDayRange(rows: readonly JournalRow[]): { readonly from: string; readonly to: string } | null {
  const days = rows.map(({ documentDate }) => documentDate).sort();
  const [from, to] = [days[0], days.at(-1)];
  return from === undefined || to === undefined ? null : { from: toDotted(from), to: toDotted(to) };
}
