import type { MonthMovement } from '@ncb/shared-kernel/domain/statement';
import type { ExportColumn, ExportTable } from '@ncb/shared-kernel/files';
import { isForeign, computeRevaluation, type ListedTurnover } from './turnover-rows';

const TURNOVER_HEADINGS = [
  'iban',
  'acn_n',
  'sim_cur',
  'sal_date',
  'prev_sal',
  'prev_c_sal',
  'credit',
  'c_credit',
  'debit',
  'c_debit',
  'sal',
  'c_sal',
  'reval',
] as const;
type TurnoverHeading = (typeof TURNOVER_HEADINGS)[number];

/**
 * Columns of a file for other programs: names and order of the wire. Source:
 * docs/requirements/currency-payroll-credits-statements.md#turnover-row.
 */
const WIRE_HEADINGS = [
  ['acn_n', 14],
  ['acn_id', 20],
  ['iban', 29],
  ['sim_cur', 3],
  ['prev_sal', 20],
  ['prev_c_sal', 20],
  ['sal', 20],
  ['c_sal', 20],
  ['debit', 20],
  ['c_debit', 20],
  ['credit', 20],
  ['c_credit', 20],
  ['sal_date', 8],
  ['cur_sal', 20],
  // Our own column: without the revaluation the amounts in hryvnias do not add up.
  ['reval', 20],
] as const;
type WireHeading = (typeof WIRE_HEADINGS)[number][0];

const NOT_AMOUNTS: readonly string[] = ['acn_n', 'acn_id', 'iban', 'sim_cur', 'sal_date'];
const WIDTH = 20;

const CELLS: Record<TurnoverHeading | WireHeading, (row: ListedTurnover) => string> = {
  iban: ({ iban }) => iban,
  acn_n: ({ account }) => account,
  acn_id: ({ accountId }) => accountId,
  sim_cur: ({ currencyLetters }) => currencyLetters,
  sal_date: ({ day }) => day ?? '',
  prev_sal: ({ opening }) => opening,
  prev_c_sal: ({ openingEquivalent }) => openingEquivalent,
  credit: ({ credit }) => credit,
  c_credit: ({ creditEquivalent }) => creditEquivalent,
  debit: ({ debit }) => debit,
  c_debit: ({ debitEquivalent }) => debitEquivalent,
  sal: ({ closing }) => closing,
  c_sal: ({ closingEquivalent }) => closingEquivalent,
  cur_sal: ({ currentBalance }) => currentBalance ?? '',
  reval: (row) => (isForeign(row) ? computeRevaluation(row) : '0.00'),
};

interface TurnoverColumnsShown {
  readonly hasDays: boolean;
}

function getShownHeadings({ hasDays }: TurnoverColumnsShown): readonly TurnoverHeading[] {
  return TURNOVER_HEADINGS.filter((heading) => hasDays || heading !== 'sal_date');
}

function getContent(column: string): ExportColumn['holds'] {
  if (column === 'sal_date') return 'day';
  return NOT_AMOUNTS.includes(column) ? 'text' : 'amount';
}

export function buildTurnoverTable(
  rows: readonly ListedTurnover[],
  shown: TurnoverColumnsShown,
  headingOf: (heading: TurnoverHeading) => string,
): ExportTable {
  const headings = getShownHeadings(shown);
  return {
    columns: headings.map((heading) => ({
      name: headingOf(heading),
      holds: getContent(heading),
      length: WIDTH,
    })),
    rows: rows.map((row) => headings.map((heading) => CELLS[heading](row))),
  };
}

export function buildTurnoverTableForPrograms(rows: readonly ListedTurnover[]): ExportTable {
  return {
    columns: WIRE_HEADINGS.map(([name, length]) => ({
      name,
      holds: getContent(name),
      length,
    })),
    rows: rows.map((row) => WIRE_HEADINGS.map(([name]) => CELLS[name](row))),
  };
}

export const MONTH_HEADINGS = ['month', 'opening', 'credit', 'debit', 'difference', 'closing'] as const;
export type MonthHeading = (typeof MONTH_HEADINGS)[number];

export function buildMonthTable(
  months: readonly MonthMovement[],
  headingOf: (heading: MonthHeading) => string,
): ExportTable {
  return {
    columns: MONTH_HEADINGS.map((heading) => ({
      name: headingOf(heading),
      holds: heading === 'month' ? 'text' : 'amount',
      length: WIDTH,
    })),
    rows: months.map((month) => MONTH_HEADINGS.map((heading) => month[heading])),
  };
}
