import { toDotted } from '@ncb/shared-kernel/domain/dates';
import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import { formatAmount } from '@ncb/shared-kernel/domain/money';
import { currencyDigits, UAH, type Language } from '@ncb/shared-kernel/domain/vocabulary';
import type { PrintedColumn, PrintedList } from '@ncb/shared-kernel/print';
import { isForeign, type ListedTurnover } from './turnover-rows';

const COLUMNS = ['iban', 'sim_cur', 'sal_date', 'prev_sal', 'credit', 'debit', 'sal', 'c_sal'] as const;
export type PaperColumn = (typeof COLUMNS)[number];

export interface TurnoverPaperWords {
  readonly title: string;
  readonly about: readonly string[];
  column(name: PaperColumn): string;
  /** What a total is called. */
  totalOf(row: ListedTurnover): string;
}

const AMOUNTS = {
  prev_sal: 'opening',
  credit: 'credit',
  debit: 'debit',
  sal: 'closing',
} as const satisfies Partial<Record<PaperColumn, keyof ListedTurnover>>;

/** The turnovers that are shown on paper, and under them the total of each currency. */
export function turnoverPaper(
  {
    rows,
    totals,
    hasDays,
  }: {
    readonly rows: readonly ListedTurnover[];
    readonly totals: readonly ListedTurnover[];
    readonly hasDays: boolean;
  },
  words: TurnoverPaperWords,
  language: Language,
): PrintedList {
  const columns = COLUMNS.filter((name) => hasDays || name !== 'sal_date');
  const cellOf = (row: ListedTurnover, column: PaperColumn): string => {
    switch (column) {
      case 'iban':
        return row.summedUp === null ? formatIban(row.iban || row.account) : words.totalOf(row);
      case 'sim_cur':
        return row.currencyLetters;
      case 'sal_date':
        return row.day ? toDotted(row.day) : '';
      case 'c_sal':
        return isForeign(row) ? formatAmount(row.closingEquivalent, language, UAH.digits) : '';
      case 'prev_sal':
      case 'credit':
      case 'debit':
      case 'sal':
        return formatAmount(row[AMOUNTS[column]], language, currencyDigits(row.currencyLetters));
    }
  };
  return {
    title: words.title,
    about: words.about,
    columns: columns.map((name): PrintedColumn => ({
      title: words.column(name),
      share: name === 'iban' ? 2 : 1,
      isAmount: name in AMOUNTS || name === 'c_sal',
      isWhole: name !== 'iban',
    })),
    rows: [...rows, ...totals].map((row) => columns.map((column) => cellOf(row, column))),
    // Each currency has its own line of all four sums.
    amounts: [],
  };
}
