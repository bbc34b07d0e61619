import { toDotted } from '@ncb/shared-kernel/domain/dates';
import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import { formatAmount } from '@ncb/shared-kernel/domain/money';
import { getCurrencyDigits, UAH, type Language } from '@ncb/shared-kernel/domain/vocabulary';
import type { PrintedColumn, PrintedList } from '@ncb/shared-kernel/print';
import { isForeign, computeRevaluation, type ListedTurnover } from './turnover-rows';

const COLUMNS = ['iban', 'sim_cur', 'sal_date', 'prev_sal', 'credit', 'debit', 'reval', 'sal'] as const;
type PrintoutColumn = (typeof COLUMNS)[number];

interface TurnoverPrintoutTexts {
  readonly title: string;
  readonly about: readonly string[];
  column(name: PrintoutColumn): string;
  readonly inHryvnias: string;
  totalOf(row: ListedTurnover): string;
}

const AMOUNTS = {
  prev_sal: 'opening',
  credit: 'credit',
  debit: 'debit',
  sal: 'closing',
} as const satisfies Partial<Record<PrintoutColumn, keyof ListedTurnover>>;

export function buildTurnoverPrintout(
  {
    rows,
    totals,
    hasDays,
  }: {
    readonly rows: readonly ListedTurnover[];
    readonly totals: readonly ListedTurnover[];
    readonly hasDays: boolean;
  },
  words: TurnoverPrintoutTexts,
  language: Language,
): PrintedList {
  const columns = COLUMNS.filter((name) => hasDays || name !== 'sal_date');
  const formatCell = (row: ListedTurnover, column: PrintoutColumn): string => {
    switch (column) {
      case 'iban':
        return row.summedUp === null ? formatIban(row.iban || row.account) : words.totalOf(row);
      case 'sim_cur':
        return row.currencyLetters;
      case 'sal_date':
        return row.day ? toDotted(row.day) : '';
      case 'reval':
        return '';
      case 'prev_sal':
      case 'credit':
      case 'debit':
      case 'sal':
        return formatAmount(row[AMOUNTS[column]], language, getCurrencyDigits(row.currencyLetters));
    }
  };
  /** Formats the amounts in hryvnias below a currency row; they add up with the revaluation. */
  const formatHryvnias = (row: ListedTurnover, column: PrintoutColumn): string => {
    const amounts: Partial<Record<PrintoutColumn, string>> = {
      prev_sal: row.openingEquivalent,
      credit: row.creditEquivalent,
      debit: row.debitEquivalent,
      reval: computeRevaluation(row),
      sal: row.closingEquivalent,
    };
    if (column === 'iban') return words.inHryvnias;
    if (column === 'sim_cur') return UAH.letters;
    const sum = amounts[column];
    return sum === undefined ? '' : formatAmount(sum, language, UAH.digits);
  };
  return {
    title: words.title,
    about: words.about,
    columns: columns.map((name): PrintedColumn => ({
      title: words.column(name),
      share: name === 'iban' ? 2 : 1,
      isAmount: name in AMOUNTS || name === 'reval',
      isWhole: name !== 'iban',
    })),
    rows: [...rows, ...totals].flatMap((row) => {
      const own = columns.map((column) => formatCell(row, column));
      return isForeign(row) ? [own, columns.map((column) => formatHryvnias(row, column))] : [own];
    }),
    // Each currency has its own line of all four totals.
    amounts: [],
  };
}
